"""Dungeon Plungin': a dungeon without a master, built tile by tile."""

from dataclasses import replace

from delvers.games.plungin.rules.books.adding import add_content, own_content, remove_content
from delvers.games.plungin.rules.books.changing import AFTER
from delvers.games.plungin.rules.books.library import BOOKS
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
from delvers.games.plungin.rules.turn.options import OPTIONS, adventure_option, check_options
from delvers.games.plungin.rules.turn.play import count, play
from delvers.games.plungin.rules.turn.setup import set_up
from delvers.games.plungin.rules.view.view import view
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Spec

__all__ = ["SPEC", "add_content", "remove_content"]

LEAVE_ALONE = ("decline", "pass", "stop", "enough", "done")


def absent_choice(ask: Ask) -> str:
    """A player who does not act in time leaves things alone, or takes the first option."""
    return next((option for option in LEAVE_ALONE if option in ask.options), ask.options[0])


SPEC = Spec(
    id="plungin",
    rules_version="2",
    content_version=BOOKS.version,
    seats=range(1, 5),
    seats_rule="DP-SETUP-01",
    options=OPTIONS,
    state_type=State,
    setup=set_up,
    play=play,
    view=view,
    determinize=determinize,
    result=count,
    absent=absent_choice,
    check=check_options,
    own_content=own_content,
    forget_counters=forget_counters,
)


def offer_adventures() -> None:
    """Let every adventure of the books be chosen, those that somebody has added too."""
    REGISTRY.settle(replace(SPEC, options=(adventure_option(), *OPTIONS[1:])))


AFTER.append(offer_adventures)
