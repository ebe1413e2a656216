"""The Webmother (LAW, BOSS)."""

from delvers.games.plungin.rules.board.aiming import may_aim
from delvers.games.plungin.rules.board.awareness import aware_of, known_tiles
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.conditions import afflict, relieve
from delvers.games.plungin.rules.fight.fighting import cannot_shoot
from delvers.games.plungin.rules.fight.reactions import dodge_dice, stand_in
from delvers.games.plungin.rules.fight.strikes import roll_hits
from delvers.games.plungin.rules.heroes.checks import roll_for
from delvers.games.plungin.rules.heroes.parts import add, total
from delvers.games.plungin.rules.heroes.stats import pool_parts, value_of
from delvers.games.plungin.rules.monsters.actions import (
    ATTACK,
    appear,
    charge_in,
    close_in,
    come_to,
    count_on_tile,
    fights,
    strike_at_hand,
)
from delvers.games.plungin.rules.monsters.laws import NEAR, SOFTEST, hunted, nearest
from delvers.games.plungin.rules.monsters.life_results import RULE
from delvers.games.plungin.rules.monsters.walking import own_tile, retreat, walk
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.figures import Character, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule

BROOD = 4


WEB = 4


def web_spray(table: Dungeon, monster: Monster) -> Rule[None]:
    """A web that holds the nearest, once she is near enough; with that option not from beside."""
    if cannot_shoot(table.state, monster):
        yield from charge_in(table, monster, NEAR)
        return
    if not in_web(table.state, monster):
        yield from close_in(table, monster, NEAR)
        yield from come_to(table, monster)
    near = in_web(table.state, monster) if monster.is_on_board else []
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
        target.conditions["rooted"] = UNTIL_ENDED


def in_web(state: State, monster: Monster) -> list[Character]:
    """Those whom her web can reach from where she is."""
    return [one for one in aware_of(state, monster) if may_aim(state, monster, one, WEB)]


def brood(table: Dungeon, monster: Monster) -> Rule[None]:
    """Spiderlings."""
    for _ in range(roll_words(table.state.dice, "1d4")):
        if count_on_tile(table.state, monster, "spiderling") < BROOD:
            appear(table, monster, "spiderling", own_tile(table.state, monster))
    yield from close_in(table, monster, NEAR)


def leaps(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Over everything as far as her MOV goes, and hidden until she attacks."""
    far, here = value_of(monster, "MOV"), monster.at
    squares = [s for s in own_tile(table.state, monster) if distance(s, here) <= far]
    yield from retreat(table, monster, squares, RULE)
    if afflict(table, monster, "hidden", RULE):
        monster.conditions["hidden"] = UNTIL_ENDED


ACTS.update(
    {
        "hunt": fights(SOFTEST),
        "web_spray": web_spray,
        "brood": brood,
    }
)
LIFE_RESULTS.update(
    {
        "leaps": leaps,
    }
)
