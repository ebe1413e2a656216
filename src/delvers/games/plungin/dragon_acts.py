"""The special Laws of dragons (LAW, BOSS)."""

from delvers.games.plungin.awareness import known_tiles
from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.checks import check
from delvers.games.plungin.deeds import (
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
from delvers.games.plungin.figures import Character, Hero, Monster
from delvers.games.plungin.grid import distance
from delvers.games.plungin.laws import NEAR, handler_chooses
from delvers.games.plungin.life import stun
from delvers.games.plungin.lines import best_line, best_place, blow_back, caught_on
from delvers.games.plungin.map import is_unwalled, living
from delvers.games.plungin.moving import is_held
from delvers.games.plungin.registry import ACTS
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.walking import own_tile, retreat, walk, walk_to, within
from delvers.kernel.requests import Rule

REVENGE = Law("combatant", "vengeful")
STORM = 2


def bite_and_bite(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two attacks on different heroes."""
    yield from bite_twice(table, monster)


def close_to_bite(table: Dungeon, monster: Monster) -> Rule[Character | None]:
    """Up to who hit it last; whom it can bite now, him or another who is beside it."""
    target = yield from close_in(table, monster, REVENGE)
    yield from come_to(table, monster)
    if not monster.life_left or monster.actions <= 0:
        return None
    if target is None or not can_strike(table.state, monster, target):
        near = at_hand(table.state, monster)
        target = (yield from handler_chooses(table, monster, near)) if near else None
    if target is not None:
        monster.did.append(ATTACK)
    return target


def bite_and_claw(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two attacks, on different heroes if possible."""
    struck = yield from bite_twice(table, monster)
    if len(struck) == 1:
        again = [one for one in struck if can_strike(table.state, monster, one)]
        if again:
            yield from hit(table, monster, again[0])


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
    is_able = monster.life_left and monster.actions > 0
    if is_able and not (yield from breathe_along(table, monster, 6, 6)):
        yield from charge_in(table, monster, NEAR)


def breath(table: Dungeon, monster: Monster) -> Rule[None]:
    """Fire along the line of eight that catches most heroes; a fight if it would catch nobody."""
    if not (yield from breathe_along(table, monster, 8, 8)):
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
    if monster.life_left:
        yield from aim(table, monster, Law("shooter", "near"), Shot(6))


def wing_storm(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody near is blown back and may be stunned; with nobody near it fights."""
    near = in_storm(table.state, monster)
    if not near:
        yield from charge_in(table, monster, NEAR)
        return
    monster.did.append("wing_storm")
    for hero in near:
        if hero.life_left:
            yield from blow_back(table, monster, hero, 2)
            if not hero.life_left:
                continue
            passed = (yield from check(table, hero, "RES", 2, "DP-LAW-06", why="storm")).passed
            if not passed:
                stun(table, hero, "DP-LAW-06")


def in_storm(state: State, monster: Monster) -> list[Hero]:
    """The heroes near whom no wall shields."""
    near = [hero for hero in living(state) if distance(hero.at, monster.at) <= STORM]
    return [hero for hero in near if is_unwalled(state, monster.at, hero.at)]


def ash_veil(table: Dungeon, monster: Monster) -> Rule[None]:
    """Hard to hit until its next turn, and far away."""
    monster.marks["veiled"] = 2
    monster.did.append("ash_veil")
    yield from retreat(table, monster, own_tile(table.state, monster), "DP-LAW-06")


ACTS.update(
    {
        "bite_and_bite": bite_and_bite,
        "dragon_breath": dragon_breath,
        "tail_sweep": tail_sweep,
        "bite_and_claw": bite_and_claw,
        "breath": breath,
        "wing_storm": wing_storm,
        "ash_veil": ash_veil,
    }
)
