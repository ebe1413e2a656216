"""Count Morrow (LAW, BOSS)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.aiming import can_find, may_address
from delvers.games.plungin.rules.board.map import free_neighbours, living, neighbours
from delvers.games.plungin.rules.board.moving import is_held
from delvers.games.plungin.rules.board.sanctuary import is_barred, may_enter
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.conditions import is_in_turn
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.monsters.actions import (
    appear,
    assail,
    charge_in,
    fights,
    heroes_in_reach,
    marked,
    strike,
)
from delvers.games.plungin.rules.monsters.laws import (
    NEAR,
    WEAKEST,
    handler_chooses,
    heroes_and_images,
    worth,
)
from delvers.games.plungin.rules.monsters.life_results import RULE, once
from delvers.games.plungin.rules.monsters.walking import in_reach, jump, own_tile, retreat
from delvers.games.plungin.rules.state.figures import FURY, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule

COFFINS = 2


COMMANDS = 6


def mist(table: Dungeon, monster: Monster) -> Rule[None]:
    """Anywhere on the tile, beside the weakest hero who can be reached so, and a bite."""
    state = table.state
    known = heroes_and_images(state)
    places = {one.number: mist_places(state, monster, one) for one in known}
    prey = [one for one in known if places[one.number]]
    if not prey:
        yield from charge_in(table, monster, NEAR)
        return
    least = min(worth(one, WEAKEST) for one in prey)
    weakest = [one for one in prey if worth(one, WEAKEST) == least]
    victim = yield from handler_chooses(table, monster, weakest)
    if not in_reach(state, monster, victim):
        monster.actions -= 1
        yield from jump(table, monster, state.dice.choice(places[victim.number]), "DP-LAW-06")
    yield from strike(table, monster, victim)


def mist_places(state: State, monster: Monster, hero: Character) -> list[int]:
    """The squares of his tile where the Count can be, beside a hero whom he knows of."""
    if not can_find(state, monster, hero) or is_barred(state, monster, hero.at):
        return []
    if in_reach(state, monster, hero):
        return [monster.at]
    if is_held(monster):
        return []
    tile = state.ground[monster.at]
    beside = [square for square in neighbours(state, hero.at) if state.ground[square] == tile]
    return [square for square in beside if may_enter(state, monster, square)]


def command(table: Dungeon, monster: Monster) -> Rule[None]:
    """The simplest mind near may have to turn on a friend; then a fight."""
    state = table.state
    heroes = living(state)
    near = [hero for hero in heroes if may_address(state, monster, hero, COMMANDS)]
    if near and len(heroes) > 1:
        least = min(value_of(hero, "WIT") for hero in near)
        simple: list[Character] = [hero for hero in near if value_of(hero, "WIT") == least]
        victim = yield from handler_chooses(table, monster, simple)
        assert isinstance(victim, Hero)
        passed = (yield from check(table, victim, "WIT", 2, "DP-LAW-06", why="command")).passed
        if not passed:
            obey(table, monster, victim)
    yield from charge_in(table, monster, WEAKEST)


def obey(table: Dungeon, monster: Monster, hero: Hero) -> None:
    """The Attack of a hero's next turn belongs to the Count."""
    hero.commanded_turns = 2 if is_in_turn(table.state, hero) else 1
    hero.commander = monster.number
    tell(table, events.commanded, "DP-LAW-06", hero)


def wings(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody beside is struck, and a coffin opens; with neither he fights."""
    state = table.state
    yield from assail(table, monster, heroes_in_reach(state, monster), 5, "DEF", "wings")
    if monster.coffins < COFFINS:
        coffins = marked(state, monster, "C")
        around = [square for coffin in coffins for square in free_neighbours(state, coffin)]
        if appear(table, monster, "vampire", [*dict.fromkeys(around)]):
            monster.coffins += 1
    if not monster.did and monster.is_on_board:
        yield from charge_in(table, monster, NEAR)


def smoke(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """Away from all heroes at once."""
    yield from retreat(table, monster, own_tile(table.state, monster), RULE)


ACTS.update(
    {
        "feed": fights(WEAKEST),
        "mist": mist,
        "command": command,
        "wings": wings,
    }
)
LIFE_RESULTS.update(
    {
        "blood_frenzy": once(FURY),
        "smoke": smoke,
    }
)
