"""Dungeon Plungin': a dungeon without a master, built tile by tile."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from delvers.games.plungin.rules.books.adding import books_with, own_content, read_all
from delvers.games.plungin.rules.books.library import BOX
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
from delvers.games.plungin.rules.view.view import view
from delvers.kernel.requests import leaves_alone
from delvers.kernel.spec import Spec

__all__ = ["SPEC"]

Digests: TypeAlias = tuple[tuple[Path, str], ...]
WITH_CONTENT: Final[dict[Digests, Spec[State]]] = {}
"""The game with what has been added so far, by the files and what stood in them."""


def with_content(paths: tuple[Path, ...]) -> Spec[State]:
    """The game with content from these files and folders, as they are now."""
    added = read_all(paths)
    key = tuple((own.path, own.digest) for own in added)
    if key not in WITH_CONTENT:
        books = books_with(added)
        WITH_CONTENT[key] = replace(
            SPEC,
            options=options_with(books),
            content=books,
            setup=partial(set_up, books),
            check=partial(check_options, books),
            own_content=partial(own_content, added),
            bind=partial(bind, books),
        )
    return WITH_CONTENT[key]


SPEC: Final = Spec(
    id="plungin",
    rules_version="2",
    content_version=BOX.version,
    seats=range(1, 5),
    seats_rule="DP-SETUP-01",
    options=options_with(BOX),
    state_type=State,
    setup=partial(set_up, BOX),
    play=play,
    view=view,
    determinize=determinize,
    result=count,
    absent=leaves_alone("decline", "pass", "stop", "enough", "done"),
    check=partial(check_options, BOX),
    content=BOX,
    with_content=with_content,
    forget_counters=forget_counters,
)
