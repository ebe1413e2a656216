"""What the kinds of chambers do on entering (ROOM, TREASURE)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.catacombs import descend
from delvers.games.dungeonquest.common.rules.chambers import (
    DUNGEON_CARD,
    bottomless_pit,
    draw_dungeon_card,
    keeps_his_footing,
    trap_chamber,
    ways_over,
)
from delvers.games.dungeonquest.common.rules.edition import Meeting
from delvers.games.dungeonquest.common.rules.encounters import encounter_card
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.map import face_at
from delvers.games.dungeonquest.common.rules.movement import choose_way, open_ways, turn_tile
from delvers.games.dungeonquest.common.rules.options import CROSS, STAY
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.revised.rules.attributes import attribute_test
from delvers.games.dungeonquest.revised.rules.dragon import enter_treasure_chamber
from delvers.games.dungeonquest.revised.rules.encounters import go_through, move
from delvers.games.dungeonquest.revised.rules.movement import clause_of_entry, run_through
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.games.dungeonquest.revised.rules.tower import tower
from delvers.kernel.requests import Rule, ask

# -- corridor, darkness, web -----------------------------------------------------------------------


def corridor(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once, and back only if there is no other way."""
    run_through(table, hero)
    ways = ways_through(hero, open_ways(table.state, hero))
    if not ways:
        end_turn(table, hero, "no_way_on", "DQR-GAP-28")
    rule = clause_of_entry(hero, "DQR-ROOM-35", "DQR-ROOM-37")
    way = yield from choose_way(table, hero, ways, rule)
    is_back = way.direction == hero.entered_by
    yield from go_through(table, hero, way, "DQR-ROOM-36" if is_back else "DQR-ROOM-34")


def ways_through(hero: Hero, ways: list[Way]) -> list[Way]:
    """The open ways of a corridor but for that of entry, unless it is the only one."""
    return [way for way in ways if way.direction != hero.entered_by] or ways


def darkness(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once, wherever the die leads."""
    run_through(table, hero)
    way = yield from grope(table, hero)
    if way is None:
        end_turn(table, hero, "no_way_on", "DQR-GAP-29")
    yield from go_through(table, hero, way, "DQR-ROOM-25")


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
        table.tell(events.lost_in_the_dark, "DQR-ROOM-27", seat=hero.seat, direction=direction)


def spider_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once: back by the hall of entry, or through the webs."""
    run_through(table, hero)
    ways = open_ways(table.state, hero)
    if not ways:
        end_turn(table, hero, "no_way_on", "DQR-GAP-28")
    rule = clause_of_entry(hero, "DQR-ROOM-42", "DQR-ROOM-45")
    way = yield from choose_way(table, hero, ways, rule)
    if way.direction != hero.entered_by:
        yield from struggle(table, hero)
    yield from go_through(table, hero, way, rule)


def struggle(table: Dungeon, hero: Hero) -> Rule[None]:
    """Strength, or the turn is over."""
    if not (yield from attribute_test(table, hero, "strength", "web", "DQR-ROOM-48")).passed:
        end_turn(table, hero, "web", "DQR-ROOM-50")


# -- bridge, rotating chamber ----------------------------------------------------------------------


def bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Cross now, or let it be for this turn."""
    rule = clause_of_entry(hero, "DQR-ROOM-06", "DQR-ROOM-07")
    if (yield from ask(hero.seat, [CROSS, STAY], rule, prompts.BRIDGE)) == STAY:
        end_turn(table, hero, "stays", rule)
    yield from cross_bridge(table, hero)


def cross_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """To the other side and out by its hall, or down; where it is blocked he stands there."""
    if not (yield from keeps_his_footing(table, hero)):
        yield from fall_from_bridge(table, hero)
    over = ways_over(table.state, hero)
    hero.entered_by = far_side(table.state, hero)
    if not over:
        end_turn(table, hero, "far_side", "DQR-GAP-21")
    yield from move(table, hero, over[0], "DQR-ROOM-12")


def far_side(state: State, hero: Hero) -> int:
    """The hall on the other side of the bridge."""
    face = face_at(state, hero.at)
    assert face is not None
    return next(part[0] for part in face.parts if hero.entered_by not in part)


def fall_from_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """A die of wounds, and then the catacombs."""
    wounds = yield from roll_one(table, hero, "fall", "DQR-ROOM-13")
    yield from suffer(table, hero, wounds, "fall", "DQR-ROOM-13")
    yield from descend(table, hero, "DQR-ROOM-13")
    end_turn(table, hero, "below", "DQR-CATA-08")


def rotating_room(table: Dungeon, hero: Hero) -> Rule[None]:
    """It turns every time somebody comes in."""
    turn_tile(table, hero.at, 2, "DQR-ROOM-39")
    end_turn(table, hero, "rotates", "DQR-ROOM-39")
    yield


def cave_in(table: Dungeon, hero: Hero) -> Rule[None]:
    """A Dungeon card on either side of the rubble."""
    rule = clause_of_entry(hero, "DQR-ROOM-19", "DQR-ROOM-20")
    return encounter_card(table, hero, "dungeon", rule)


def chasm(table: Dungeon, hero: Hero) -> Rule[None]:
    """A Dungeon card on either side of the rift."""
    rule = clause_of_entry(hero, "DQR-ROOM-30", "DQR-ROOM-31")
    return encounter_card(table, hero, "dungeon", rule)


CHAMBERS: Final[dict[str, Meeting]] = {
    **dict.fromkeys(DUNGEON_CARD, draw_dungeon_card),
    "cave_in": cave_in,
    "chasm": chasm,
    "trap": trap_chamber,
    "corridor": corridor,
    "bottomless_pit": bottomless_pit,
    "darkness": darkness,
    "tower": tower,
    "spider_web": spider_web,
    "bridge": bridge,
    "rotating_room": rotating_room,
    "treasure": enter_treasure_chamber,
}
