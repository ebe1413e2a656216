"""Reactions outside one's own turn: one between two own turns (REACT)."""

from collections.abc import Sequence
from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import can_attack_into
from delvers.games.plungin.rules.board.map import is_adjacent, living
from delvers.games.plungin.rules.board.moving import is_held, put_on_square
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.fight.conditions import is_asleep, is_helpless
from delvers.games.plungin.rules.options import DODGE, GUARD
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.moments import SQUARE_ENTERED
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import name_of, tell
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Rule, may

DODGE_DICE: Final = 2
"""The dice of a dodge."""
REACTIONS: Final = ("guardian", "dodge", "counterattack", "attack_of_opportunity")
"""The abilities with which one reacts."""


def can_react(state: State, one: Character) -> bool:
    """Whether a character may react: out of its turn, not twice, and not stunned or helpless."""
    if one.has_reacted or state.acting == one.number or is_off_guard(one):
        return False
    return one.is_on_board and "stunned" not in one.conditions and not is_helpless(one)


def is_off_guard(one: Character) -> bool:
    """Whether a monster sleeps, or is surprised and has not had its turn since."""
    if not isinstance(one, Monster):
        return False
    return is_asleep(one) or one.state == "surprised" or one.skips > 0


def can_strike_out(state: State, one: Character, other: Character) -> bool:
    """Whether a character may react with a blow at somebody adjacent, in the same pit or net."""
    if not can_react(state, one) or not can_attack_into(state, one, other.at):
        return False
    return is_adjacent(state, one.at, other.at)


def rule_of(ability: str) -> str:
    """What an ability lets one do out of turn."""
    return clause_of("ability", ability, "DP-REACT-02")


def reacts(table: Dungeon, hero: Hero, what: str, prompt: Prompt, ability: str) -> Rule[bool]:
    """Whether a hero reacts with an ability; that he does not is told."""
    will = yield from may(hero.seat, what, rule_of(ability), prompt)
    if not will:
        tell(table, events.declined, rule_of(ability), hero, ability=ability)
    return will


def stand_in(
    table: Dungeon, attacker: Character, target: Character, struck: Sequence[Character] = ()
) -> Rule[Character | None]:
    """A guardian beside the target may change places with it and be attacked instead.

    Nobody whom the same Attack has struck already; None if what lies there kills the guardian, or
    kills the attacker or drives it away.
    """
    if not isinstance(target, Hero) or not isinstance(attacker, Monster):
        return target
    for hero in living(table.state):
        if hero is target or hero in struck or not can_guard(table.state, hero, target):
            continue
        prompt = prompts.GUARD(hero.id, target.id, name_of(attacker))
        if (yield from reacts(table, hero, GUARD(), prompt, "guardian")):
            there, here = target.at, attacker.at
            hero.has_reacted = True
            tell(table, events.guarded, rule_of("guardian"), hero, other=name_of(target))
            yield from swap(table, hero, target)
            return hero if (hero.at, attacker.at) == (there, here) else None
    return target


def can_guard(state: State, hero: Hero, target: Hero) -> bool:
    """Whether a guardian can take the place of a neighbour."""
    if "guardian" not in hero.abilities or not can_react(state, hero):
        return False
    return is_adjacent(state, hero.at, target.at) and not is_held(hero) and not is_held(target)


def swap(table: Dungeon, one: Hero, other: Hero) -> Rule[None]:
    """Two heroes change places; what lies there takes effect on each."""
    here, there = one.at, other.at
    del table.state.who[there]
    put_on_square(table.state, one, there)
    put_on_square(table.state, other, here)
    yield from SQUARE_ENTERED(table, one, True, here)
    if other.at == here:
        yield from SQUARE_ENTERED(table, other, False, there)


def dodge_dice(table: Dungeon, target: Character) -> Rule[int]:
    """Two dice more against something that comes from afar."""
    if not isinstance(target, Hero) or "dodge" not in target.abilities:
        return 0
    if not can_react(table.state, target):
        return 0
    if not (yield from reacts(table, target, DODGE(), prompts.DODGE(target.id), "dodge")):
        return 0
    target.has_reacted = True
    tell(table, events.dodged, rule_of("dodge"), target, other=name_of(target))
    return DODGE_DICE
