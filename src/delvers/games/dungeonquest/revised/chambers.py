"""What the kinds of chambers do on entering (ROOM, TREASURE)."""

from typing import Final

from delvers.games.dungeonquest.board import Way
from delvers.games.dungeonquest.catacombs import descend
from delvers.games.dungeonquest.chambers import (
    DUNGEON_CARD,
    bottomless_pit,
    draw_dungeon_card,
    keeps_his_footing,
    trap_chamber,
    ways_over,
)
from delvers.games.dungeonquest.edition import Meeting
from delvers.games.dungeonquest.flow import TurnEnds, ask
from delvers.games.dungeonquest.map import face_at
from delvers.games.dungeonquest.movement import choose_way, open_ways, turn_tile
from delvers.games.dungeonquest.revised.attributes import attribute_test
from delvers.games.dungeonquest.revised.dragon import face_the_dragon
from delvers.games.dungeonquest.revised.encounters import go_through, move
from delvers.games.dungeonquest.revised.state import Dungeon, Hero
from delvers.games.dungeonquest.revised.tower import tower
from delvers.games.dungeonquest.rolling import roll_one
from delvers.games.dungeonquest.wounds import suffer
from delvers.kernel.requests import Rule


def run_through(hero: Hero) -> None:
    """Whoever comes a second time in a turn into a chamber he must run through has to stop."""
    if hero.at in hero.passed:
        raise TurnEnds
    hero.passed.append(hero.at)


# -- corridor, darkness, web -----------------------------------------------------------------------


def corridor(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once, and back only if there is no other way."""
    run_through(hero)
    ways = ways_through(hero, open_ways(table.state, hero))
    if not ways:
        raise TurnEnds
    way = yield from choose_way(table, hero, ways, "DQR-ROOM-35")
    yield from go_through(table, hero, way)


def ways_through(hero: Hero, ways: list[Way]) -> list[Way]:
    """The open ways of a corridor but for that of entry, unless it is the only one."""
    return [way for way in ways if way.direction != hero.entered_by] or ways


def darkness(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once, wherever the die leads."""
    run_through(hero)
    way = yield from grope(table, hero)
    if way is None:
        raise TurnEnds
    yield from go_through(table, hero, way)


def grope(table: Dungeon, hero: Hero) -> Rule[Way | None]:
    """The way that a die shows, rolled again while it is blocked; None if all are."""
    face = face_at(table.state, hero.at)
    assert face is not None
    ways = {way.direction: way for way in open_ways(table.state, hero)}
    if ways.keys().isdisjoint(face.exits):
        return None
    while True:
        number = yield from roll_one(table, hero, "darkness", "DQR-ROOM-26")
        direction = face.exits[number - 1]
        if direction in ways:
            return ways[direction]
        if table.log is not None:
            table.tell("lost_in_the_dark", "DQR-ROOM-27", seat=hero.seat, direction=direction)


def spider_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once: back by the hall of entry, or through the webs."""
    run_through(hero)
    ways = open_ways(table.state, hero)
    if not ways:
        raise TurnEnds
    way = yield from choose_way(table, hero, ways, "DQR-ROOM-42")
    if way.direction != hero.entered_by:
        yield from struggle(table, hero)
    yield from go_through(table, hero, way)


def struggle(table: Dungeon, hero: Hero) -> Rule[None]:
    """Strength, or the turn is over."""
    if not (yield from attribute_test(table, hero, "strength", "web", "DQR-ROOM-48")).passed:
        raise TurnEnds


# -- bridge, rotating chamber ----------------------------------------------------------------------


def bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Cross now, or let it be for this turn."""
    over = ways_over(table.state, hero)
    options, refused = (["cross", "stay"], None) if over else (["stay"], {"cross": "DQR-GAP-21"})
    if (yield from ask(hero.seat, options, "DQR-ROOM-06", "bridge", refused)) == "stay":
        raise TurnEnds
    yield from cross_bridge(table, hero)


def cross_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """To the other side and out by its hall, or down."""
    if not (yield from keeps_his_footing(table, hero)):
        yield from fall_from_bridge(table, hero)
    way = ways_over(table.state, hero)[0]
    hero.entered_by = way.direction
    yield from move(table, hero, way)


def fall_from_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """A die of wounds, and then the catacombs."""
    wounds = yield from roll_one(table, hero, "fall", "DQR-ROOM-13")
    yield from suffer(table, hero, wounds, "fall", "DQR-ROOM-13")
    yield from descend(table, hero, "DQR-ROOM-13")
    raise TurnEnds


def rotating_room(table: Dungeon, hero: Hero) -> Rule[None]:
    """It turns every time somebody comes in."""
    turn_tile(table, hero.at, 2, "DQR-ROOM-39")
    raise TurnEnds
    yield


CHAMBERS: Final[dict[str, Meeting]] = {
    **dict.fromkeys(DUNGEON_CARD, draw_dungeon_card),
    "trap": trap_chamber,
    "corridor": corridor,
    "bottomless_pit": bottomless_pit,
    "darkness": darkness,
    "tower": tower,
    "spider_web": spider_web,
    "bridge": bridge,
    "rotating_room": rotating_room,
    "treasure": face_the_dragon,
}
