"""What the kinds of chambers do in the third edition (ROOM)."""

from functools import partial
from typing import Final

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules import prompts as common_prompts
from delvers.games.dungeonquest.common.rules.attributes import HERE
from delvers.games.dungeonquest.common.rules.board import TOWERS
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
from delvers.games.dungeonquest.common.rules.exits import leave_dungeon
from delvers.games.dungeonquest.common.rules.flow import TurnEnds, end_turn
from delvers.games.dungeonquest.common.rules.map import face_at, is_joined, ways_out
from delvers.games.dungeonquest.common.rules.movement import (
    choose_way,
    move_options,
    open_ways,
    refused_moves,
)
from delvers.games.dungeonquest.common.rules.options import CROSS, LEAVE, STAY, TOWER, TOWER_OPTION
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.tiles import Face
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.attributes import attribute_test
from delvers.games.dungeonquest.third.rules.combat.duel import attack_heroes_here
from delvers.games.dungeonquest.third.rules.dragon import enter_treasure_chamber
from delvers.games.dungeonquest.third.rules.encounters import move
from delvers.games.dungeonquest.third.rules.leaving import why_not_leave
from delvers.games.dungeonquest.third.rules.monsters.meeting import meet_lurkers
from delvers.games.dungeonquest.third.rules.movement import (
    leave_chamber,
    may_enter,
    tell_going_back,
    tell_must_cross,
)
from delvers.games.dungeonquest.third.rules.options import RETREAT
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Refusals, Rule, ask, rule

WEB: Final = HERE("web")
"""The test to get through a web."""


def corridor(table: Dungeon, hero: Hero) -> Rule[None]:
    """Move again immediately; the same corridor a second time in one turn ends the turn."""
    if hero.at in hero.passed:
        end_turn(table, hero, "same_corridor", "DQ3-ROOM-12")
    hero.passed.append(hero.at)
    yield from move_across(table, hero, open_ways(table.state, hero), "DQ3-ROOM-10", "DQ3-GAP-59")


def move_across(table: Dungeon, hero: Hero, ways: list[Way], rule: str, if_none: str) -> Rule[None]:
    """A further move at once; without a legal way the turn is over."""
    if not ways:
        end_turn(table, hero, "no_way_on", if_none)
    way = yield from choose_way(table, hero, ways, rule)
    yield from move(table, hero, way)


def darkness(table: Dungeon, hero: Hero) -> Rule[None]:
    """A die decides the way out; a wall or another hero in the way ends the turn."""
    face = face_at(table.state, hero.at)
    assert face is not None
    hero.bound = "dark"
    number = yield from roll_one(table, hero, "darkness", "DQ3-ROOM-18")
    direction = face.exits[number - 1]
    for way in WAYS[hero.at]:
        is_open = way.direction == direction and is_joined(table.state, hero.at, way)
        if is_open and may_enter(table.state, hero, way.to):
            yield from move(table, hero, way)
            return
    table.tell(events.lost_in_the_dark, "DQ3-ROOM-19", seat=hero.seat, direction=direction)
    raise TurnEnds


def tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """Leave the dungeon, or move on at once; with tower power also to another tower."""
    state = table.state
    ways = open_ways(state, hero)
    moves = move_options(ways)
    options = [*moves, *other_towers(state, hero)[0]] or [STAY]
    if why_not_leave(state, hero) is None:
        options.insert(0, LEAVE)
    refused = Refusals(partial(refused_in_tower, state, hero))
    option = yield from ask(hero.seat, options, "DQ3-EXIT-02", common_prompts.TOWER, refused)
    if option == LEAVE:
        leave_dungeon(table, hero)
    if option == STAY:
        end_turn(table, hero, "no_way_on", "DQ3-GAP-59")
    if option == LEAVE:
        raise TurnEnds
    if to := TOWER.read(option):
        yield from change_tower(table, hero, *to)
    else:
        yield from move(table, hero, ways[moves.index(option)])


def refused_in_tower(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero in a tower cannot go the other ways, to the other towers or out."""
    refused = refused_moves(state, hero) | other_towers(state, hero)[1]
    return refused | refused_exit(state, hero)


def refused_exit(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero in a tower cannot leave the dungeon, if he cannot."""
    why_not = why_not_leave(state, hero)
    return {LEAVE: why_not} if why_not is not None else {}


def other_towers(state: State, hero: Hero) -> tuple[list[str], dict[str, str]]:
    """With tower power, the other towers where nobody stands, and why not the rest."""
    if not state.rules.tower_power:
        return [], {}
    others = [tower for tower in TOWERS if tower != hero.at]
    taken = [tower for tower in others if not may_enter(state, hero, tower)]
    refused = {TOWER_OPTION[tower]: "DQ3-MOVE-03" for tower in taken}
    return [TOWER_OPTION[tower] for tower in others if tower not in taken], refused


def change_tower(table: Dungeon, hero: Hero, tower: int) -> Rule[None]:
    """To another tower and, when a Monster that waits there is dead, at once out of it again."""
    leave_chamber(table, hero)
    hero.came_from, hero.entered_by, hero.came_specially = NOWHERE, NOWHERE, True
    hero.at = tower
    table.tell(events.changed_tower, "DQ3-VAR-TOWER-01", seat=hero.seat, at=hero.at)
    if table.state.rules.hero_against_hero:
        yield from attack_heroes_here(table, hero)
    yield from meet_lurkers(table, hero)
    yield from move_across(
        table, hero, open_ways(table.state, hero), "DQ3-VAR-TOWER-02", "DQ3-GAP-59"
    )


def spider_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """Retreat, or cross with a Strength test."""
    if hero.came_from == NOWHERE:
        tell_must_cross(table, hero, "DQ3-GAP-55")
    elif (
        yield from ask(hero.seat, [CROSS, RETREAT], "DQ3-ROOM-30", prompts.SPIDER_WEB)
    ) == RETREAT:
        tell_going_back(table, hero, "DQ3-ROOM-32")
        hero.bound = "back"
        return
    yield from cross_web(table, hero)


def cross_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """Through the web and on at once, or caught until a later test succeeds."""
    yield from tear_web(table, hero, "DQ3-ROOM-33")
    yield from leave_web(table, hero)


def struggle(table: Dungeon, hero: Hero) -> Rule[None]:
    """A caught hero tries again at the start of his turn; what else is due comes before he goes."""
    yield from tear_web(table, hero, "DQ3-ROOM-36")


def tear_web(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Strength, or the hero is caught and his turn is over."""
    tested = yield from attribute_test(table, hero, "strength", WEB, rule)
    hero.bound = "through" if tested.passed else "caught"
    if not tested.passed:
        end_turn(table, hero, "caught", "DQ3-ROOM-35")


def leave_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at once, and back if there is no other way."""
    ways = ways_across(table, hero) or open_ways(table.state, hero)
    yield from move_across(table, hero, ways, "DQ3-ROOM-34", "DQ3-GAP-59")


def ways_across(table: Dungeon, hero: Hero) -> list[Way]:
    """The open ways but the one by which the hero came in."""
    return [w for w in open_ways(table.state, hero) if w.direction != hero.entered_by]


def bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Stay on this side (and go back next turn), or cross with all that Loot."""
    if hero.came_specially:
        tell_must_cross(table, hero, "DQ3-CLAR-13")
    elif (yield from ask(hero.seat, [CROSS, STAY], "DQ3-ROOM-43", common_prompts.BRIDGE)) == STAY:
        tell_going_back(table, hero, "DQ3-ROOM-45")
        hero.bound = "back"
        return
    yield from cross_bridge(table, hero)


def cross_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Over to the other side and on at once; where there is no way on he stands there."""
    if not (yield from keeps_his_footing(table, hero)):
        yield from fall_from_bridge(table, hero)
    ways = ways_over(table.state, hero)
    face = face_at(table.state, hero.at)
    assert face is not None
    hero.entered_by = next(side for side in far_sides(face, hero.entered_by))
    hero.came_from, hero.bound = NOWHERE, "over"
    yield from move_across(table, hero, ways, "DQ3-ROOM-48", "DQ3-ROOM-57")


def far_sides(face: Face, near: int) -> list[int]:
    """The first side of each part of a chamber but for the one where a hero stands."""
    return [part[0] for part in face.parts if near not in part]


def stand_on_far_side(table: Dungeon, hero: Hero) -> Rule[None]:
    """On at last if the way is free; over the bridge again if a wall bars it."""
    state, face = table.state, face_at(table.state, hero.at)
    assert face is not None
    here = face.part_of(hero.entered_by)
    if any(way.direction in here for way in ways_out(state, hero)):
        ways = [way for way in open_ways(state, hero) if way.direction in here]
        yield from move_across(table, hero, ways, "DQ3-ROOM-48", "DQ3-ROOM-57")
    else:
        tell_must_cross(table, hero, "DQ3-ROOM-57")
        yield from cross_bridge(table, hero)


def fall_from_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Down into the catacombs, with a die of wounds."""
    yield from descend(table, hero, "DQ3-ROOM-49")
    wounds = yield from roll_one(table, hero, "fall", "DQ3-ROOM-50")
    yield from suffer(table, hero, wounds, "fall", "DQ3-ROOM-50")
    raise TurnEnds


@rule
def rotating_room(_table: Dungeon, _hero: Hero) -> None:
    """It turns only when it is laid; later nothing happens."""


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
    "treasure": enter_treasure_chamber,
}
