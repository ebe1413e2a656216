"""What the kinds of chambers do when a hero meets them (ROOM)."""

from typing import Final

from delvers.games.dungeonquest.board import TOWERS, WAYS, Way, label
from delvers.games.dungeonquest.third.attributes import attribute_test, single_test
from delvers.games.dungeonquest.third.catacombs import descend
from delvers.games.dungeonquest.third.encounters import CHAMBERS, encounter_card, move
from delvers.games.dungeonquest.third.exits import leave_dungeon, why_not_leave
from delvers.games.dungeonquest.third.flow import Dungeon, TurnEnds, ask, may
from delvers.games.dungeonquest.third.loot import cards_of_his_own, discard_loot
from delvers.games.dungeonquest.third.map import face_at, is_joined, is_occupied, kind_at
from delvers.games.dungeonquest.third.movement import (
    choose_way,
    may_enter,
    move_options,
    open_ways,
    refused_moves,
)
from delvers.games.dungeonquest.third.rolling import roll_one
from delvers.games.dungeonquest.third.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.third.wounds import LOADSTONE, die, suffer
from delvers.kernel.requests import Rule

DUNGEON_CARD: Final = {
    "chamber": "DQ3-ROOM-01",
    "catacomb_entrance": "DQ3-ROOM-08",
    "chasm": "DQ3-ROOM-14",
    "cave_in": "DQ3-ROOM-23",
    "portcullis": "DQ3-ROOM-38",
}
"""The chambers where a Dungeon card is drawn, and the clause that says so."""


def draw_dungeon_card(table: Dungeon, hero: Hero) -> Rule[None]:
    """Plain chambers, entrances, rifts, cave-ins and portcullis chambers: draw a Dungeon card."""
    rule = DUNGEON_CARD[kind_at(table.state, hero.at)]
    yield from encounter_card(table, hero, "dungeon", rule)


def trap_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Trap card instead."""
    yield from encounter_card(table, hero, "trap", "DQ3-ROOM-02")


def corridor(table: Dungeon, hero: Hero) -> Rule[None]:
    """Move again immediately; the same corridor a second time in one turn ends the turn."""
    if hero.at in hero.passed:
        raise TurnEnds
    hero.passed.append(hero.at)
    yield from move_on(table, hero, open_ways(table.state, hero), "DQ3-ROOM-10")


def move_on(table: Dungeon, hero: Hero, ways: list[Way], rule: str) -> Rule[None]:
    """A further move at once; without a legal way the turn is over."""
    if not ways:
        raise TurnEnds
    way = yield from choose_way(table, hero, ways, rule)
    yield from move(table, hero, way)


def bottomless_pit(table: Dungeon, hero: Hero) -> Rule[None]:
    """Luck, or death; a rope spares the test. Who gets across has done enough for this turn."""
    if not (yield from use_rope(table, hero, "DQ3-ROOM-04")):
        tested = yield from single_test(table, hero, "luck", "pit", "DQ3-ROOM-04")
        if not tested.passed:
            yield from die(table, hero, "bottomless_pit", "DQ3-ROOM-06")
    raise TurnEnds


def use_rope(table: Dungeon, hero: Hero, rule: str) -> Rule[bool]:
    """Whether a hero gives up a rope instead of testing."""
    if "corpse_rope" not in hero.loot:
        return False
    if not (yield from may(hero.seat, "use corpse_rope", rule, "use_rope")):
        return False
    discard_loot(table, hero, "corpse_rope", rule)
    return True


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
    if table.log is not None:
        table.tell("lost_in_the_dark", "DQ3-ROOM-19", seat=hero.seat, direction=direction)
    raise TurnEnds


def tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """Leave the dungeon, or move on at once; with tower power also to another tower."""
    state = table.state
    ways = open_ways(state, hero)
    moves, refused = move_options(ways), refused_moves(state, hero)
    options = moves + other_towers(state, hero) or ["stay"]
    why_not = why_not_leave(state, hero)
    if why_not is None:
        options.insert(0, "leave")
    else:
        refused["leave"] = why_not
    option = yield from ask(hero.seat, options, "DQ3-EXIT-02", "tower", refused)
    if option == "leave":
        leave_dungeon(table, hero)
    if option in ("leave", "stay"):
        raise TurnEnds
    if option.startswith("tower "):
        yield from change_tower(table, hero, option.removeprefix("tower "))
    else:
        yield from move(table, hero, ways[moves.index(option)])


def other_towers(state: State, hero: Hero) -> list[str]:
    """With tower power, the other towers where nobody stands."""
    others = [tower for tower in TOWERS if tower != hero.at] if state.rules.tower_power else []
    return [f"tower {label(tower)}" for tower in others if not is_occupied(state, tower, hero)]


def change_tower(table: Dungeon, hero: Hero, name: str) -> Rule[None]:
    """To another tower, and at once out of it again."""
    hero.came_from, hero.entered_by = NOWHERE, NOWHERE
    hero.at = next(other for other in TOWERS if label(other) == name)
    if table.log is not None:
        table.tell("changed_tower", "DQ3-VAR-TOWER-01", seat=hero.seat, at=hero.at)
    yield from move_on(table, hero, open_ways(table.state, hero), "DQ3-VAR-TOWER-02")


def spider_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """Retreat, or cross with a Strength test."""
    options = ["cross"] if hero.came_from == NOWHERE else ["cross", "retreat"]
    if (yield from ask(hero.seat, options, "DQ3-ROOM-30", "spider_web")) == "retreat":
        hero.bound = "back"
        return
    yield from cross_web(table, hero)


def cross_web(table: Dungeon, hero: Hero) -> Rule[None]:
    """Through the web and on at once, or caught until a later test succeeds."""
    tested = yield from attribute_test(table, hero, "strength", "here web", "DQ3-ROOM-33")
    if not tested.passed:
        hero.bound = "caught"
        raise TurnEnds
    hero.bound = ""
    yield from move_on(table, hero, ways_across(table, hero), "DQ3-ROOM-34")


def ways_across(table: Dungeon, hero: Hero) -> list[Way]:
    """The open ways but the one by which the hero came in."""
    return [w for w in open_ways(table.state, hero) if w.direction != hero.entered_by]


def bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Stay on this side (and go back next turn), or cross with all that Loot."""
    options = ["cross"] if hero.came_specially else ["cross", "stay"]
    if (yield from ask(hero.seat, options, "DQ3-ROOM-43", "bridge")) == "stay":
        hero.bound = "back"
        return
    if not (yield from use_rope(table, hero, "DQ3-ROOM-46")):
        yield from lighten(table, hero)
        load = sum(2 if card == LOADSTONE else 1 for card in hero.loot)
        tested = yield from single_test(table, hero, "agility", "bridge", "DQ3-ROOM-46", load)
        if not tested.passed:
            yield from fall_from_bridge(table, hero)
    yield from move_on(table, hero, ways_over(table, hero), "DQ3-ROOM-48")


def ways_over(table: Dungeon, hero: Hero) -> list[Way]:
    """The open ways on the far side of the bridge."""
    face = face_at(table.state, hero.at)
    assert face is not None
    near = face.part_of(hero.entered_by) if hero.entered_by != NOWHERE else ()
    return [way for way in open_ways(table.state, hero) if way.direction not in near]


def lighten(table: Dungeon, hero: Hero) -> Rule[None]:
    """Before crossing a hero may throw away Loot, card by card."""
    while loose := [card for card in cards_of_his_own(hero) if card != LOADSTONE]:
        options = ["go", *(f"discard {card}" for card in loose)]
        refused = {f"discard {LOADSTONE}": "DQ3-CLAR-11"} if LOADSTONE in hero.loot else {}
        option = yield from ask(hero.seat, options, "DQ3-ROOM-47", "lighten", refused)
        if option == "go":
            return
        discard_loot(table, hero, option.removeprefix("discard "), "DQ3-ROOM-47")


def fall_from_bridge(table: Dungeon, hero: Hero) -> Rule[None]:
    """Down into the catacombs, with a die of wounds."""
    yield from descend(table, hero, "DQ3-ROOM-49")
    wounds = yield from roll_one(table, hero, "fall", "DQ3-ROOM-50")
    yield from suffer(table, hero, wounds, "fall", "DQ3-ROOM-50")
    raise TurnEnds


def rotating_room(_table: Dungeon, _hero: Hero) -> Rule[None]:
    """It turns only when it is laid; later nothing happens."""
    return
    yield


CHAMBERS.update(
    {
        **dict.fromkeys(DUNGEON_CARD, draw_dungeon_card),
        "trap": trap_chamber,
        "corridor": corridor,
        "bottomless_pit": bottomless_pit,
        "darkness": darkness,
        "tower": tower,
        "spider_web": spider_web,
        "bridge": bridge,
        "rotating_room": rotating_room,
    }
)
