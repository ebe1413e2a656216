"""Straight lines that catch heroes, and being blown away (LAW)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.aiming import can_attack_into
from delvers.games.plungin.rules.board.map import beyond, is_free, living, towards
from delvers.games.plungin.rules.board.moving import arrive, is_held
from delvers.games.plungin.rules.fight.pushing import refuses_push
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule


def caught_on(state: State, monster: Monster, square: int, way: int, length: int) -> list[Hero]:
    """The heroes on a straight line from a square; nothing leaves a pit or net."""
    line = set(towards(state, square, way, length))
    caught = [hero for hero in living(state) if hero.at in line]
    return [hero for hero in caught if can_attack_into(state, monster, hero.at)]


def best_line(state: State, monster: Monster, square: int, length: int) -> int:
    """The direction in which most heroes stand who are not hidden."""
    return max(range(4), key=lambda way: known_on(state, monster, square, way, length))


def known_on(state: State, monster: Monster, square: int, way: int, length: int) -> int:
    """How many heroes who are not hidden stand on a straight line from a square."""
    caught = caught_on(state, monster, square, way, length)
    return sum("hidden" not in hero.conditions for hero in caught)


def best_place(state: State, monster: Monster, squares: list[int], length: int) -> int:
    """The first square of some from which a line catches most heroes."""

    def most(square: int) -> int:
        way = best_line(state, monster, square, length)
        return known_on(state, monster, square, way, length)

    return max(squares, key=most)


def away_from(here: int, there: int) -> int:
    """The direction that leads straight away from a square, along the longer side."""
    across, down = there % WIDE - here % WIDE, there // WIDE - here // WIDE
    if abs(across) > abs(down):
        return 1 if across > 0 else 3
    return 2 if down > 0 else 0


def blow_back(table: Dungeon, monster: Monster, hero: Hero, squares: int) -> Rule[None]:
    """A hero is pushed away, as far as squares are free."""
    if is_held(hero) or (yield from refuses_push(table, hero)):
        tell(table, events.push_withstood, "DP-PUSH-08", hero)
        return
    way = away_from(monster.at, hero.at)
    for number in range(squares):
        there = beyond(table.state, hero.at, way)
        if there is None or not is_free(table.state, there):
            if not number:
                tell(table, events.push_blocked, "DP-PUSH-08", hero)
            return
        tell(table, events.pushed, "DP-LAW-06", hero, at=there)
        yield from arrive(table, hero, there, is_own_move=False)
        if hero.at != there or is_held(hero):
            return
