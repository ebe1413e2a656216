"""What the Life Tables of bosses do besides killing them (BOSS)."""

from collections.abc import Callable

from delvers.games.plungin.awareness import known_tiles
from delvers.games.plungin.boss_acts import marked
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.deeds import assail, heroes_on_tile
from delvers.games.plungin.dragon_acts import breathe_along
from delvers.games.plungin.events import is_boss, tell
from delvers.games.plungin.figures import Monster
from delvers.games.plungin.grid import distance
from delvers.games.plungin.life import heal
from delvers.games.plungin.map import living
from delvers.games.plungin.peace import may_enter
from delvers.games.plungin.registry import LIFE_RESULTS
from delvers.games.plungin.state import Dungeon
from delvers.games.plungin.stats import max_life, value_of
from delvers.games.plungin.walking import jump, own_tile, retreat, walk, within
from delvers.kernel.requests import Rule

RULE = "DP-BOSS-08"


def the_lid_flickers(table: Dungeon, monster: Monster, by: int) -> Rule[None]:
    """To the free eye square farthest from the hero who hit it."""
    state = table.state
    eyes = [square for square in marked(state, monster, "E") if may_enter(state, monster, square)]
    hitter = next((hero for hero in living(state) if hero.number == by), None)
    if eyes and hitter is not None:
        far = max(eyes, key=lambda square: distance(square, hitter.at))
        yield from jump(table, monster, far, RULE, is_own_move=False)


def the_eye_weeps(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Every hero on the tile suffers."""
    heroes = heroes_on_tile(table.state, monster)
    yield from assail(table, monster, heroes, 2, "RES", "the_eye_weeps")


def the_bell_answers(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """All other monsters on the tile are whole again."""
    state = table.state
    for other in state.monsters:
        is_here = state.ground[other.at] == state.ground[monster.at] and other.side == monster.side
        if is_here and other is not monster and not is_boss(other):
            heal(table, other, max_life(state, other), RULE)
    return
    yield


def once(name: str) -> Callable[[Dungeon, Monster, int], Rule[None]]:
    """Something that holds from now on, however often it is rolled."""

    def result(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
        if name not in monster.marks:
            monster.marks[name] = 1
            tell(table, "boss_changed", RULE, monster, how=name)
        return
        yield

    return result


def smoke(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Away from all heroes at once."""
    yield from retreat(table, monster, own_tile(table.state, monster), RULE)


def yelps(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """As far away from all heroes as its MOV goes."""
    near = known_tiles(table.state, monster)
    squares = within(table.state, monster, walk(table.state, monster, near))
    yield from retreat(table, monster, squares, RULE)


def leaps(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Over everything as far as her MOV goes, and hidden until she attacks."""
    far, here = value_of(monster, "MOV"), monster.at
    squares = [s for s in own_tile(table.state, monster) if distance(s, here) <= far]
    yield from retreat(table, monster, squares, RULE)
    if afflict(table, monster, "hidden", RULE):
        monster.conditions["hidden"] = 0


def last_breath(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """It breathes at once."""
    yield from breathe_along(table, monster, 8, 8)


LIFE_RESULTS.update(
    {
        "the_lid_flickers": the_lid_flickers,
        "the_eye_weeps": the_eye_weeps,
        "the_bell_answers": the_bell_answers,
        "cracked": once("cracked"),
        "blood_frenzy": once("fury"),
        "smoke": smoke,
        "molten_wounds": once("molten"),
        "last_breath": last_breath,
        "yelps": yelps,
        "roars": once("fury"),
        "leaps": leaps,
        "spring_snaps": once("slow_spring"),
    }
)
