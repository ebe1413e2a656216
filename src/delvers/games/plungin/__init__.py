"""Dungeon Plungin': a dungeon without a master, built tile by tile."""

from dataclasses import replace

from delvers.games.plungin import (  # noqa: F401  # these fill the tables of effects
    abilities,
    boss_acts,
    conjuring,
    dragon_acts,
    gear,
    happenings,
    item_uses,
    life_results,
    locations,
    minor_boss_acts,
    offers,
    spell_attacks,
    spell_effects,
    throwing,
)
from delvers.games.plungin.books.adding import add_content, own_content, remove_content
from delvers.games.plungin.books.changing import AFTER
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.counters import forget_counters
from delvers.games.plungin.hidden import determinize
from delvers.games.plungin.options import OPTIONS, adventure_option, check_options
from delvers.games.plungin.play import count, play
from delvers.games.plungin.setup import set_up
from delvers.games.plungin.state import State
from delvers.games.plungin.view import view
from delvers.kernel.requests import Ask
from delvers.kernel.spec import REGISTRY, Spec

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
    REGISTRY.add(replace(SPEC, options=(adventure_option(), *OPTIONS[1:])))


AFTER.append(offer_adventures)
