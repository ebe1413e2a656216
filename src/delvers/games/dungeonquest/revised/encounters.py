"""Moving into a space and meeting what is there: a monster instead of the chamber (MOVE, MON)."""

from delvers.games.dungeonquest.board import Way
from delvers.games.dungeonquest.encounters import encounter_chamber
from delvers.games.dungeonquest.map import kind_at
from delvers.games.dungeonquest.movement import pass_barriers, step_into
from delvers.games.dungeonquest.revised.monsters import meet_monster
from delvers.games.dungeonquest.revised.movement import choose_side
from delvers.games.dungeonquest.revised.state import Dungeon, Hero, State
from delvers.games.dungeonquest.revised.torchlight import light_the_way
from delvers.kernel.requests import Rule


def move(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """Overcome doors and portcullises, then go through the hall."""
    yield from pass_barriers(table, hero, way)
    yield from go_through(table, hero, way)


def go_through(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """Into the next space, whatever doors and portcullises there are."""
    yield from step_into(table, hero, way)
    yield from enter(table, hero)


def enter(table: Dungeon, hero: Hero) -> Rule[None]:
    """A hero is in a new chamber: light ahead, then the monster there or else the chamber."""
    yield from light_the_way(table, hero)
    if hero.at in table.state.lurkers:
        yield from meet_monster(table, hero)
    else:
        yield from encounter_chamber(table, hero)


def arrive(table: Dungeon, hero: Hero, _is_new: bool) -> Rule[None]:
    """After a special movement the hero chooses where he stands and the chamber is resolved."""
    yield from choose_side(table, hero)
    yield from enter(table, hero)


def is_held(state: State, hero: Hero) -> bool:
    """Whether the chamber has a rule of its own about leaving."""
    return kind_at(state, hero.at) in ("spider_web", "darkness", "bridge", "cave_in")
