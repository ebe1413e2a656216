"""The special Law of the Young Dragon, and what all dragons do (LAW)."""

from delvers.games.plungin.rules.board.awareness import known_tiles
from delvers.games.plungin.rules.board.moving import is_held
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.registry import ACTS
from delvers.games.plungin.rules.monsters.actions import (
    ATTACK,
    Shot,
    aim,
    assail,
    at_hand,
    breathe_fire,
    can_strike,
    charge_in,
    close_in,
    come_to,
    heroes_in_reach,
    hit,
    hit_another,
)
from delvers.games.plungin.rules.monsters.laws import NEAR, REVENGE, handler_chooses
from delvers.games.plungin.rules.monsters.straight_lines import best_line, best_place, caught_on
from delvers.games.plungin.rules.monsters.walking import walk, walk_to, within
from delvers.games.plungin.rules.state.figures import Character, Monster
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.requests import Rule


def bite_and_bite(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two attacks on different heroes."""
    yield from bite_twice(table, monster)


def close_to_bite(table: Dungeon, monster: Monster) -> Rule[Character | None]:
    """Up to who hit it last; whom it can bite now, him or another who is beside it."""
    target = yield from close_in(table, monster, REVENGE)
    yield from come_to(table, monster)
    if not monster.is_on_board or monster.actions <= 0:
        return None
    if target is None or not can_strike(table.state, monster, target):
        near = at_hand(table.state, monster)
        target = (yield from handler_chooses(table, monster, near)) if near else None
    if target is not None:
        monster.did.append(ATTACK)
    return target


def bite_twice(table: Dungeon, monster: Monster) -> Rule[list[Character]]:
    """An attack on whom it hunts and one on another hero in reach; who was struck."""
    struck: list[Character] = []
    target = yield from close_to_bite(table, monster)
    if target is not None:
        yield from hit(table, monster, target, struck=struck)
        yield from hit_another(table, monster, struck)
    return struck


def dragon_breath(table: Dungeon, monster: Monster) -> Rule[None]:
    """To the square from which a line of six catches most heroes, and fire along it."""
    paths = walk(table.state, monster, known_tiles(table.state, monster))
    place = best_place(table.state, monster, within(table.state, monster, paths), 6)
    if not is_held(monster):
        yield from walk_to(table, monster, place, paths)
        yield from come_to(table, monster)
    is_able = monster.is_on_board and monster.actions > 0
    if is_able and not (yield from breathe_along(table, monster, 6, 6)):
        yield from charge_in(table, monster, NEAR)


def breathe_along(table: Dungeon, monster: Monster, dice: int, length: int) -> Rule[bool]:
    """Fire along the best line; whether it caught anybody."""
    way = best_line(table.state, monster, monster.at, length)
    caught = caught_on(table.state, monster, monster.at, way, length)
    if caught:
        yield from breathe_fire(table, monster, caught, dice)
    return bool(caught)


def tail_sweep(table: Dungeon, monster: Monster) -> Rule[None]:
    """The tail strikes everybody beside as it takes wing."""
    monster.actions -= 1
    yield from assail(table, monster, heroes_in_reach(table.state, monster), 5, "DEF", "tail_sweep")
    if monster.is_on_board:
        yield from aim(table, monster, Law("shooter", "near"), Shot(6))


ACTS.update(
    {
        "bite_and_bite": bite_and_bite,
        "dragon_breath": dragon_breath,
        "tail_sweep": tail_sweep,
    }
)
