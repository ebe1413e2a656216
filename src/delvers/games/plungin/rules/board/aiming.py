"""What may be aimed at: range, sight, smoke, who hides, pits, nets, a sanctuary (COMBAT, COND)."""

from typing import Final

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.hazards import pit_with
from delvers.games.plungin.rules.board.map import character, is_adjacent, neighbours, sees
from delvers.games.plungin.rules.board.sanctuary import is_barred
from delvers.games.plungin.rules.state.figures import Character, Monster
from delvers.games.plungin.rules.state.state import State

BLIND: Final = 2
"""How far the blinded can shoot, throw and cast."""
ANYWHERE: Final = 10_000
"""The range of what asks only for a line of sight."""


def may_aim(state: State, one: Character, target: Character, reach: int) -> bool:
    """Whether somebody can be shot at, or be the target of a spell or stare."""
    if not (can_find(state, one, target) and can_attack_into(state, one, target.at)):
        return False
    return in_range(state, one.at, target.at, sight(one, reach))


def may_strike(state: State, one: Character, target: Character, squares: set[int]) -> bool:
    """Whether a blow that strikes some squares can be aimed at somebody."""
    if target.at not in squares or not can_find(state, one, target):
        return False
    return can_strike_into(state, one, target.at)


def can_strike_into(state: State, one: Character, square: int) -> bool:
    """Whether no pit, net or sanctuary keeps the blows of somebody off a square."""
    if not can_attack_into(state, one, square):
        return False
    return not (isinstance(one, Monster) and is_barred(state, one, square))


def may_address(state: State, one: Character, target: Character, reach: int = ANYWHERE) -> bool:
    """Whether somebody can be marked, mocked or taunted: in range and sight, and not hidden."""
    return can_find(state, one, target) and in_range(state, one.at, target.at, reach)


def in_range(state: State, here: int, there: int, reach: int) -> bool:
    """Whether a square is near enough and in sight; what is touched need not be seen in smoke."""
    if reach == 1:
        return here == there or is_adjacent(state, here, there)
    return distance(here, there) <= reach and sees(state, here, there)


def sight(one: Character, reach: int) -> int:
    """How far somebody can shoot, throw or cast; the blinded but two squares."""
    return min(reach, BLIND) if "blinded" in one.conditions else reach


def can_find(state: State, one: Character, target: Character) -> bool:
    """Whether a target is not hidden from somebody: friends and neighbours know where it is."""
    if "hidden" not in target.conditions or side_of(one) == side_of(target):
        return True
    return is_adjacent(state, one.at, target.at)


def side_of(one: Character) -> str:
    """For whom somebody fights."""
    return one.side if isinstance(one, Monster) else "heroes"


def can_attack_into(state: State, one: Character, square: int) -> bool:
    """Whether no pit and no net keeps somebody from attacking a square."""
    return "trapped" not in one.conditions or square in held_squares(state, one)


def is_out_of_pit(state: State, one: Character, square: int) -> bool:
    """Whether somebody is in a pit (not only in a net) and a square is not in it."""
    if "trapped" not in one.conditions:
        return False
    pit = pit_with(state, one.at)
    return bool(pit) and square not in pit


def is_above(state: State, square: int) -> bool:
    """Whether somebody is on a square of a pit without having fallen into it."""
    who = character(state, state.who[square]) if square in state.who else None
    return who is not None and "trapped" not in who.conditions


def held_squares(state: State, one: Character) -> set[int]:
    """The squares that share a pit or net with somebody who is trapped; who flies is above it."""
    pit = pit_with(state, one.at)
    if pit:
        return {square for square in pit if not is_above(state, square)}
    everyone: list[Character] = [*state.heroes, *state.monsters]
    beside = {one.at, *neighbours(state, one.at)}
    caught = {other.at for other in everyone if "trapped" in other.conditions}
    return {square for square in beside & caught if not pit_with(state, square)}
