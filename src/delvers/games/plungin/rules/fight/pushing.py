"""Pushing back and advancing (PUSH)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import (
    beyond,
    diagonals,
    neighbours,
    towards,
    turns_corner,
)
from delvers.games.plungin.rules.board.moving import arrive, is_held
from delvers.games.plungin.rules.board.sanctuary import may_enter
from delvers.games.plungin.rules.heroes.stats import worn
from delvers.games.plungin.rules.options import ADVANCE, STAND
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.moments import LEADS_ON
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, may

FARTHEST = 2
"""How far a melee attack can strike in a straight line."""


def push(table: Dungeon, attacker: Character, target: Character, squares: int) -> Rule[None]:
    """The target goes back, directly away, and the attacker may follow."""
    state, start, here = table.state, target.at, attacker.at
    if is_held_fast(target) or (yield from refuses_push(table, target)):
        tell(table, events.push_withstood, "DP-PUSH-08", target)
        return
    for _ in range(squares):
        there = square_behind(state, here, target.at)
        if there is None or not may_enter(state, target, there):
            if target.at == start:
                tell(table, events.push_blocked, "DP-PUSH-08", target)
            break
        here = target.at
        tell(table, events.pushed, "DP-PUSH-02", target, at=there)
        yield from arrive(table, target, there, is_own_move=False)
        # What lies there may have killed him, held him or made him jump aside.
        if target.at != there or is_held(target):
            break
    if target.at != start:
        yield from advance(table, attacker, start, "DP-PUSH-03")


def square_behind(state: State, attacker: int, target: int) -> int | None:
    """The next square on the line from an attacker to a target, unless something bars the way."""
    for way in range(4):
        if target in towards(state, attacker, way, FARTHEST):
            return beyond(state, target, way)
    there = target + (target - attacker)
    return there if turns_corner(state, target, there) else None


def is_held_fast(target: Character) -> bool:
    """Whether nothing can push a character."""
    if is_held(target):
        return True
    return isinstance(target, Monster) and "pushed" in target.content.monsters[target.id].immune


def refuses_push(table: Dungeon, target: Character) -> Rule[bool]:
    """Stone stance and iron boots let a hero stand."""
    if not isinstance(target, Hero):
        return False
    boots = any(item.special == "refuse_push" for item in worn(target))
    if not boots and "stone_stance" not in target.abilities:
        return False
    stands = yield from may(target.seat, STAND(), "DP-PUSH-08", prompts.REFUSE_PUSH(target.id))
    if not stands:
        ability = "iron_boots" if boots else "stone_stance"
        tell(table, events.does_without, "DP-PUSH-08", target, ability=ability)
    return stands


def advance(table: Dungeon, attacker: Character, square: int, rule: str) -> Rule[None]:
    """The attacker may step into the square that has become free; monsters by their Law."""
    if not attacker.is_on_board or is_held(attacker) or not can_step(table.state, attacker, square):
        return
    if isinstance(attacker, Hero):
        if not (yield from may(attacker.seat, ADVANCE(), rule, prompts.ADVANCE(attacker.id))):
            tell(table, events.stays, rule, attacker)
            return
    elif isinstance(attacker, Monster) and not follows(table.state, attacker):
        return
    tell(table, events.advanced, rule, attacker, at=square)
    yield from arrive(table, attacker, square)


def advance_over(table: Dungeon, attacker: Character, square: int) -> Rule[None]:
    """Into the square of the fallen; a monster if it is nearer there to whom it goes for next."""
    if isinstance(attacker, Monster) and not LEADS_ON(table.state, attacker, square):
        return
    yield from advance(table, attacker, square, "DP-PUSH-05")


def follows(state: State, monster: Monster) -> bool:
    """Whether a monster advances: a combatant, or who fights as one."""
    return monster.law.role != "shooter" or state.acting == monster.number


def can_step(state: State, one: Character, square: int) -> bool:
    """Whether a free square is one step away, straight or diagonally."""
    near = (*neighbours(state, one.at), *diagonals(state, one.at))
    return square in near and may_enter(state, one, square)
