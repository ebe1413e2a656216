"""Dungeon Plungin': a dungeon without a master, built tile by tile."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from delvers.games.plungin.rules import options
from delvers.games.plungin.rules.books.adding import books_with, own_content, read_all
from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.books.sizes import problems_of_numbers
from delvers.games.plungin.rules.events import EVENTS
from delvers.games.plungin.rules.explore import (  # noqa: F401  # these fill the tables of effects
    locations,
    offers,
    opening,
    random_events,
)
from delvers.games.plungin.rules.magic import (  # noqa: F401  # these fill the tables of effects
    conjuring,
    spell_attacks,
    spell_effects,
)
from delvers.games.plungin.rules.monsters import (  # noqa: F401  # these fill the tables of effects
    dragons,
)
from delvers.games.plungin.rules.monsters.bosses import (  # noqa: F401  # they fill tables
    count_morrow,
    ghazrul,
    grask,
    mother_hollow,
    old_cinder,
    seneschal,
    snick,
    webmother,
)
from delvers.games.plungin.rules.prompts import PROMPTS
from delvers.games.plungin.rules.state.counters import forget_counters
from delvers.games.plungin.rules.state.hidden import determinize
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.things import (  # noqa: F401  # these fill the tables of effects
    abilities,
    gear,
    item_uses,
    throwing,
)
from delvers.games.plungin.rules.turn.options import check_options, options_with
from delvers.games.plungin.rules.turn.play import count, play
from delvers.games.plungin.rules.turn.setup import bind, set_up
from delvers.games.plungin.rules.view.seen import TableView
from delvers.games.plungin.rules.view.view import glance, view
from delvers.kernel.packs import refuse_numbers
from delvers.kernel.requests import leaves_alone
from delvers.kernel.spec import Spec
from delvers.kernel.versions import content_version, rules_version

__all__ = ["SPEC"]

Digests: TypeAlias = tuple[tuple[Path, str], ...]
WORDS: Final = (
    "text",
    "overload_text",
    "fumble_text",
    "teaser",
    "objective",
    "introduction",
    "victory",
    "defeat",
)
"""What of the books is only read by players: another wording is the same game."""
WITH_CONTENT: Final[dict[Digests, Spec[State]]] = {}
"""The game with what has been added so far, by the files and what stood in them."""


def with_content(paths: tuple[Path, ...]) -> Spec[State]:
    """The game with content from these files and folders, as they are now."""
    added = read_all(paths)
    key = tuple((own.path, own.digest) for own in added)
    if key not in WITH_CONTENT:
        made = remade(books_with(added))
        WITH_CONTENT[key] = replace(made, own_content=partial(own_content, added))
    return WITH_CONTENT[key]


def remade(books: Books) -> Spec[State]:
    """The game with these books, if their numbers make one."""
    refuse_numbers(problems_of_numbers(books))
    return replace(
        SPEC,
        options=options_with(books),
        content=books,
        setup=partial(set_up, books),
        check=partial(check_options, books),
        bind=partial(bind, books),
    )


LEAVING_ALONE: Final = (
    options.DECLINE,
    options.PASS,
    options.STOP,
    options.ENOUGH,
    options.DONE,
)
"""What is chosen for an absent player, if it can be."""
SPEC: Final = Spec(
    id="plungin",
    seats=range(1, 5),
    seats_rule="DP-SETUP-01",
    options=options_with(BOX),
    state_type=State,
    setup=partial(set_up, BOX),
    play=play,
    view=view,
    determinize=determinize,
    result=count,
    absent=leaves_alone(*(form() for form in LEAVING_ALONE)),
    check=partial(check_options, BOX),
    content=BOX,
    with_content=with_content,
    remade=remade,
    forget_counters=forget_counters,
    events=EVENTS,
    grammar=options.GRAMMAR,
    prompts=PROMPTS,
    view_type=TableView,
    glance=glance,
    rules=rules_version(Path(__file__).parent),
    made_of=content_version(BOX, WORDS),
)
