"""Who can be attacked with what, who is engaged, and who wakes (COMBAT, ATTN)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.aiming import may_aim, may_strike
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import (
    diagonals,
    joined_tiles,
    living,
    neighbours,
    towards,
)
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.rules.events.monsters import WhyWoken
from delvers.games.plungin.rules.fight.conditions import is_asleep, relieve
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell

AWARE = 2
"""Monsters know what happens within so many tiles."""
MELEE = 2
"""No melee weapon reaches farther."""


def foes_of(state: State, one: Character) -> list[Character]:
    """Those whom a character can attack."""
    fights_for_heroes = isinstance(one, Hero) or (isinstance(one, Monster) and one.side == "heroes")
    if fights_for_heroes:
        return [monster for monster in state.monsters if monster.side == "monsters"]
    friends: list[Character] = [m for m in state.monsters if m.side == "heroes"]
    return [*living(state), *friends]


def weapon_of(hero: Hero, is_ranged: bool) -> str:
    """The best weapon in hand for an attack; "" for bare hands."""
    best: Item | None = None
    for id in hero.hands:
        item = hero.content.items[id] if id else None
        if item is None or item.kind != "weapon" or bool(item.range) != is_ranged:
            continue
        if (best is None or item.bonus > best.bonus) and is_ready(hero, item):
            best = item
    return best.id if best is not None else ""


def melee_weapons(hero: Hero) -> list[str]:
    """The melee weapons in a hero's hands."""
    held = [hero.content.items[id] for id in dict.fromkeys(hero.hands) if id]
    return [
        item.id
        for item in held
        if item.kind == "weapon" and not item.range and is_ready(hero, item)
    ]


def thrown_weapon(hero: Hero) -> str:
    """The best weapon in hand that can be thrown; "" if there is none."""
    best: Item | None = None
    for id in hero.hands:
        item = hero.content.items[id] if id else None
        if item is None or not item.throw or not is_ready(hero, item):
            continue
        if best is None or item.bonus > best.bonus:
            best = item
    return best.id if best is not None else ""


def is_ready(hero: Hero, item: Item) -> bool:
    """Whether a weapon is loaded and its bearer strong and deft enough."""
    if item.id in hero.unloaded:
        return False
    return hero.stats["RES"] >= item.min_res and hero.stats["DEX"] >= item.min_dex


# -- reach -----------------------------------------------------------------------------------------


def in_melee_reach(state: State, one: Character, reach: str) -> set[int]:
    """The squares that a melee attack can strike."""
    return squares_in_reach(state, one.at, reach)


def squares_in_reach(state: State, square: int, reach: str) -> set[int]:
    """The squares that a melee attack from a square can strike (or from which it is struck)."""
    squares = set(neighbours(state, square))
    if reach == "diagonal":
        squares |= set(diagonals(state, square))
    elif reach == "line":
        lines = [towards(state, square, direction, 2) for direction in range(4)]
        squares |= {there for line in lines for there in line}
    return squares


def squares_at_hand(state: State, hero: Hero, weapon: str = "") -> set[int]:
    """The squares that a hero can strike with a melee weapon that he holds, or the best one."""
    weapon = weapon or weapon_of(hero, is_ranged=False)
    return in_melee_reach(state, hero, state.content.items[weapon].reach if weapon else "")


def melee_targets(state: State, hero: Hero, weapon: str = "") -> list[Monster]:
    """The monsters that a hero can strike with a weapon that he holds, or the best one."""
    near = foes_near(state, hero, MELEE)
    if not near:
        return near
    squares = squares_at_hand(state, hero, weapon)
    return [monster for monster in near if may_strike(state, hero, monster, squares)]


def foes_near(state: State, hero: Hero, reach: int) -> list[Monster]:
    """The monsters within a distance, whether walls are between or not."""
    at = hero.at
    return [m for m in state.monsters if m.side == "monsters" and distance(at, m.at) <= reach]


def adjacent_monsters(state: State, hero: Hero) -> list[Monster]:
    """The monsters on adjacent squares."""
    near = foes_near(state, hero, 1)
    if not near:
        return near
    squares = {*neighbours(state, hero.at)}
    return [monster for monster in near if may_strike(state, hero, monster, squares)]


def ranged_targets(state: State, hero: Hero) -> list[Monster]:
    """The monsters that a hero can shoot at."""
    weapon = weapon_of(hero, is_ranged=True)
    return within(state, hero, state.content.items[weapon].range) if weapon else []


def throw_targets(state: State, hero: Hero) -> list[Monster]:
    """The monsters at which a hero can throw what is in his hand."""
    weapon = thrown_weapon(hero)
    return within(state, hero, state.content.items[weapon].throw) if weapon else []


def within(state: State, hero: Hero, reach: int) -> list[Monster]:
    """The monsters in sight within a range that a hero can attack from afar."""
    return [m for m in state.monsters if m.side == "monsters" and may_aim(state, hero, m, reach)]


def cannot_shoot(state: State, one: Character) -> bool:
    """With that option, nobody shoots beside an opponent."""
    return state.rules.no_shots_in_melee and is_engaged(state, one)


def squares_between(one: int, other: int) -> tuple[int, ...]:
    """The squares that a line between the middles of two squares crosses, without both ends."""
    across, down = other % WIDE - one % WIDE, other // WIDE - one // WIDE
    sideways, along = (1 if across > 0 else -1), (WIDE if down > 0 else -WIDE)
    wide, high = abs(across), abs(down)
    x = y = 0
    squares = []
    while (x, y) != (wide, high):
        lead = (2 * x + 1) * high - (2 * y + 1) * wide
        x, y = x + (lead <= 0), y + (lead >= 0)
        squares.append(one + x * sideways + y * along)
    return tuple(squares[:-1])


def is_overwhelmed(state: State, target: Character) -> bool:
    """Whether two or more opponents are adjacent."""
    beside = set(neighbours(state, target.at))
    return sum(foe.at in beside for foe in foes_of(state, target)) >= 2


def is_engaged(state: State, one: Character, square: int = NOWHERE) -> bool:
    """Whether an opponent is adjacent, or would be on another square."""
    beside = set(neighbours(state, one.at if square == NOWHERE else square))
    return any(foe.at in beside for foe in foes_of(state, one))


def note_engaged(state: State, one: Character) -> None:
    """Remember at the start of a turn whether an opponent is adjacent (only for disengaging)."""
    if state.rules.disengage:
        state.engaged = one.number if is_engaged(state, one) else NOWHERE


def must_disengage(state: State, one: Character) -> bool:
    """Whether a character began its turn beside an opponent, and so moves but one square."""
    return state.rules.disengage and state.engaged == one.number


def is_fight_on(state: State, one: Character) -> bool:
    """Whether an awake monster is within two tiles."""
    awake = [m for m in state.monsters if m.side == "monsters" and not is_asleep(m)]
    if not awake:
        return False
    near = joined_tiles(state, state.ground[one.at], AWARE)
    return any(state.ground[monster.at] in near for monster in awake)


# -- waking ----------------------------------------------------------------------------------------


def wake_by_noise(table: Dungeon, source: Character, target: Character, weapon: str) -> None:
    """An attack wakes all sleepers who are near; a whispering bow only its target."""
    if isinstance(target, Monster):
        wake(table, target, "attack")
        if not (weapon and table.state.content.items[weapon].quiet):
            wake_near(table, source.at, "attack")


def wake_near(table: Dungeon, square: int, why: WhyWoken) -> None:
    """Sleeping monsters within two tiles are woken, and surprised."""
    state = table.state
    sleepers = [monster for monster in state.monsters if monster.state == "sleeping"]
    if sleepers:
        near = joined_tiles(state, state.ground[square], AWARE)
        for monster in sleepers:
            if state.ground[monster.at] in near:
                wake(table, monster, why)


def wake(table: Dungeon, monster: Monster, why: WhyWoken) -> None:
    """A sleeper wakes from an attack, a spell, a trap or noise, and is surprised."""
    if is_asleep(monster):
        monster.state = "surprised"
        monster.skips = 1
        tell(table, events.woke, "DP-ATTN-05", monster, why=why)
    relieve(table, monster, "asleep", "DP-ATTN-05")
