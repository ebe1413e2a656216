"""The special Laws of mini-bosses (LAW, BOSS)."""

from delvers.games.plungin.aiming import may_aim
from delvers.games.plungin.awareness import aware_of, known_tiles
from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.checks import roll_for
from delvers.games.plungin.combat import roll_hits
from delvers.games.plungin.conditions import afflict, is_asleep, is_helpless, relieve
from delvers.games.plungin.deeds import (
    ATTACK,
    appear,
    assail,
    at_hand,
    charge_in,
    close_in,
    come_to,
    count_on_tile,
    fights,
    heroes_in_reach,
    shoot,
    strike_at_hand,
)
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.fighting import cannot_shoot
from delvers.games.plungin.figures import Character, Monster
from delvers.games.plungin.grid import STEPS
from delvers.games.plungin.laws import NEAR, hunted, nearest
from delvers.games.plungin.life import heal
from delvers.games.plungin.map import doors_at, mark
from delvers.games.plungin.parts import add, total
from delvers.games.plungin.reactions import dodge_dice, stand_in
from delvers.games.plungin.registry import ACTS
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import pool_parts, tags_of
from delvers.games.plungin.walking import own_tile, walk
from delvers.kernel.requests import Rule

SOFTEST = Law("combatant", "drawn_to", least="DEF")
REVENGE = Law("combatant", "vengeful")
KNOCKS = 2
BROOD = 4
WEB = 4


# -- Snick -----------------------------------------------------------------------------------------


def knock_knock(table: Dungeon, monster: Monster) -> Rule[None]:
    """A gremlin out of the wall, twice in a fight; who can call nobody fights."""
    state, knocked = table.state, monster.marks.get("knocked", 0)
    squares = [square for square in own_tile(state, monster) if is_by_wall(state, square)]
    if knocked < KNOCKS and appear(table, monster, "gremlin", squares):
        monster.marks["knocked"] = knocked + 1
    else:
        yield from charge_in(table, monster, NEAR)


def is_by_wall(state: State, square: int) -> bool:
    """Whether a square is next to a wall (or rock), and not only to a door."""
    tile = state.ground[square]
    solid = [
        square + step
        for step in STEPS
        if state.ground.get(square + step) != tile or mark(state, square + step) == "#"
    ]
    return len(solid) > len(doors_at(state, square))


def tool_toss(table: Dungeon, monster: Monster) -> Rule[None]:
    """A thrown tool."""
    yield from shoot(table, monster, Law("shooter", "near"), dice=3, reach=4)


# -- Grask -----------------------------------------------------------------------------------------


def war_shout(table: Dungeon, monster: Monster) -> Rule[None]:
    """All other orcs on the tile run at once; then he strikes who is beside him."""
    orcs = orcs_at_call(table.state, monster)
    for other in orcs:
        if other.life_left:
            other.actions = 1
            yield from close_in(table, other, other.law)
    if orcs or at_hand(table.state, monster):
        monster.did.append("war_shout")
        yield from strike_at_hand(table, monster)
    else:
        yield from charge_in(table, monster, NEAR)


def orcs_at_call(state: State, monster: Monster) -> list[Monster]:
    """The other orcs on the tile who are awake."""
    tile = state.ground[monster.at]
    return [
        other
        for other in state.monsters
        if other is not monster
        and other.side == monster.side
        and "orcish" in tags_of(other)
        and state.ground[other.at] == tile
        and is_awake(other)
    ]


def is_awake(monster: Monster) -> bool:
    """Whether a monster can follow a call."""
    return not is_asleep(monster) and not is_helpless(monster) and not monster.skips


def reckless(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two dice more, and as many fewer in defence."""
    monster.marks["open"] = 2
    yield from charge_in(table, monster, REVENGE, 2)


# -- the Webmother ---------------------------------------------------------------------------------


def web_spray(table: Dungeon, monster: Monster) -> Rule[None]:
    """A web that holds the nearest, once she is near enough; with that option not from beside."""
    if cannot_shoot(table.state, monster):
        yield from charge_in(table, monster, NEAR)
        return
    if not in_web(table.state, monster):
        yield from close_in(table, monster, NEAR)
        yield from come_to(table, monster)
    near = in_web(table.state, monster) if monster.life_left else []
    near = hunted(table.state, monster, NEAR, near) or near
    if not near or monster.actions <= 0 or cannot_shoot(table.state, monster):
        yield from strike_at_hand(table, monster)
        return
    paths = walk(table.state, monster, known_tiles(table.state, monster))
    target = yield from nearest(table, monster, near, paths)
    monster.did.append(ATTACK)
    relieve(table, monster, "hidden", "DP-COND-01")
    victim = yield from stand_in(table, monster, target)
    if victim is not None:
        yield from spray(table, victim)


def spray(table: Dungeon, target: Character) -> Rule[None]:
    """Who has fewer successes than the web is held by it."""
    pool = roll_hits(table, 4, "web_spray", "DP-LAW-06")
    dice = max(pool_parts(target, "RES"), pool_parts(target, "DEX"), key=total)
    add(dice, "dodge", (yield from dodge_dice(table, target)))
    its = yield from roll_for(table, target, dice, "web_spray", "DP-LAW-06")
    if its.successes < pool.successes and afflict(table, target, "rooted", "DP-LAW-06"):
        target.conditions["rooted"] = 0


def in_web(state: State, monster: Monster) -> list[Character]:
    """Those whom her web can reach from where she is."""
    return [one for one in aware_of(state, monster) if may_aim(state, monster, one, WEB)]


def brood(table: Dungeon, monster: Monster) -> Rule[None]:
    """Spiderlings."""
    for _ in range(roll_words(table.state.dice, "1d4")):
        if count_on_tile(table.state, monster, "spiderling") < BROOD:
            appear(table, monster, "spiderling", own_tile(table.state, monster))
    yield from close_in(table, monster, NEAR)


# -- the Seneschal ---------------------------------------------------------------------------------


def sweep(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody beside, diagonals too; with nobody there it fights."""
    near = heroes_in_reach(table.state, monster)
    if near:
        yield from assail(table, monster, near, 5, "DEF", "sweep")
    else:
        yield from charge_in(table, monster, NEAR)


def rewind(table: Dungeon, monster: Monster) -> Rule[None]:
    """The spring is wound again."""
    monster.did.append("rewind")
    heal(table, monster, 2, "DP-LAW-06")
    return
    yield


ACTS.update(
    {
        "hammer": fights(SOFTEST),
        "knock_knock": knock_knock,
        "tool_toss": tool_toss,
        "press": fights(REVENGE),
        "war_shout": war_shout,
        "reckless": reckless,
        "hunt": fights(SOFTEST),
        "web_spray": web_spray,
        "brood": brood,
        "measured_step": fights(Law("combatant", "determined")),
        "sweep": sweep,
        "rewind": rewind,
    }
)
