"""Moving into a space and meeting what is there: a monster instead of the chamber (MOVE, MON)."""

from delvers.games.dungeonquest.common.rules.encounters import encounter_chamber
from delvers.games.dungeonquest.common.rules.map import barriers
from delvers.games.dungeonquest.common.rules.movement import pass_barriers, step_into
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.revised.rules.combat.escaping import Flees
from delvers.games.dungeonquest.revised.rules.combat.monsters import meet_monster
from delvers.games.dungeonquest.revised.rules.movement import choose_side
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.games.dungeonquest.revised.rules.torchlight import light_the_way
from delvers.kernel.requests import Rule


def move(table: Dungeon, hero: Hero, way: Way, rule: str = "") -> Rule[None]:
    """Overcome doors and portcullises, then go through the hall."""
    if found := barriers(table.state, hero.at, way):
        yield from pass_barriers(table, hero, way, found)
    yield from go_through(table, hero, way, rule)


def go_through(table: Dungeon, hero: Hero, way: Way, rule: str = "") -> Rule[None]:
    """Into the next space, whatever doors and portcullises there are."""
    yield from step_into(table, hero, way, rule)
    yield from enter(table, hero)


def flee_on(table: Dungeon, hero: Hero, action: Rule[None]) -> Rule[bool]:
    """What a hero does; whether he flees from a monster, into a chamber entered like any other."""
    has_fled = False
    while True:
        try:
            yield from action
            return has_fled
        except Flees as flight:
            has_fled = True
            action = go_through(table, hero, flight.way, flight.rule)


def enter(table: Dungeon, hero: Hero) -> Rule[None]:
    """In a new chamber: light ahead, where one stands, then the monster or else the chamber."""
    if table.state.rules.torchlight:
        yield from light_the_way(table, hero)
    if hero.entered_by == NOWHERE:
        yield from choose_side(table, hero)
    if hero.at in table.state.lurkers:
        yield from meet_monster(table, hero)
    else:
        yield from encounter_chamber(table, hero)


def arrive(table: Dungeon, hero: Hero, _is_new: bool) -> Rule[None]:
    """After a special movement the chamber is resolved."""
    return enter(table, hero)
