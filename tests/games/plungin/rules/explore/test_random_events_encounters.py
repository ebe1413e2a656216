"""Random events that bring monsters, doors and warnings (BUILD)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import EVENTS
from delvers.games.plungin.rules.explore.random_events import is_possible
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.scene import (
    act,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

pytestmark = pytest.mark.rule("DP-BUILD-43")
HARROW = "bell_under_harrow"
ROAD = "lamplighters_road"
GOBLINS, ORCS = 3, 2
"""Rolls on table 3.2.2 of The Tapping in the Wall and The Bell under Harrow."""


def happens(game: Game, id: str, *answers: str) -> list[Ask]:
    """An event befalls the first hero; what is asked, answered in order, else with the first."""
    asked: list[Ask] = []
    rule = EVENTS[BOX.events[id].effect](game._table, hero(game), BOX.events[id])
    given: Any = None
    replies = [*answers]
    try:
        while True:
            ask = rule.send(given)
            assert isinstance(ask, Ask)
            asked.append(ask)
            given = (ask.seat, replies.pop(0) if replies else ask.options[0])
    except StopIteration:
        return asked


def corridor(*dice: int, **more: Any) -> Game:
    """A hero at the north end of a corridor."""
    at = more.pop("at", [(2, 0)])
    names = more.pop("heroes", ("brannoc_vale",))
    return scene(*names, at=at, tile=more.pop("tile", "corridor_straight"), dice=dice, **more)


def stepped(id: str, *dice: int, pack: str = "tapping_in_the_wall", **more: Any) -> Game:
    """A hero takes the first step into a corridor where something happens."""
    rows = BOX.packs[pack].events.rows
    face = next(row.low or 1 for row in rows if row.event == id)
    names = more.pop("heroes", ("brannoc_vale",))
    at = more.pop("at", [(2, 0)])
    beyond = {"north": "corridor_straight"}
    game = scene(*names, at=at, beyond=beyond, pack=pack, dice=[face, *dice], **more)
    state_of(game).tiles[1].has_event = True
    act(game, 0, "move", "north")
    return game


# -- monsters --------------------------------------------------------------------------------------


def test_wandering_monsters_stand_farthest_from_the_heroes_and_roll_for_their_attention() -> None:
    game = corridor(GOBLINS, 3)
    happens(game, "ev_wandering")
    assert [one.id for one in state_of(game).monsters] == ["goblin"] * 4
    assert sorted(distance(one.at, hero(game).at) for one in state_of(game).monsters) == [
        4,
        5,
        5,
        6,
    ]
    assert [one["table"] for one in told(game, "table_rolled")] == ["monsters", "attention"]
    assert {one.state for one in state_of(game).monsters} == {"unaware"}


def test_who_wanders_keeps_away_from_every_hero() -> None:
    game = corridor(GOBLINS, 3, heroes=("brannoc_vale", "sable_wick"), at=[(2, 0), (2, 5)])
    happens(game, "ev_wandering")
    near = [hero(game, 0).at, hero(game, 1).at]
    assert min(distance(monster(game).at, at) for at in near) == 3


def test_in_a_later_stage_worse_monsters_wander() -> None:
    game = corridor(ORCS, 3, pack=HARROW)
    state_of(game).chapter = 1
    happens(game, "ev_wandering")
    assert told(game, "table_rolled")[0]["modifier"] == 8
    assert {one.id for one in state_of(game).monsters} == {"mire_crawler", "giant_spider"}


def test_a_patrol_comes_by_the_way_of_the_heroes_and_is_alert_without_a_roll() -> None:
    game = corridor(ORCS, pack=HARROW)
    happens(game, "ev_patrol")
    assert [one.id for one in state_of(game).monsters] == ["orc"] * 3
    assert {place(game, number) for number in (10, 11)} == {(3, 0), (2, 1)}
    assert told(game, "attention")[0]["state"] == "alert"
    assert [one["table"] for one in told(game, "table_rolled")] == ["monsters"]


def test_rats_come_from_the_far_end() -> None:
    game = corridor(2)
    happens(game, "ev_scratching")
    assert [distance(one.at, hero(game).at) for one in state_of(game).monsters] == [6, 5]


@pytest.mark.parametrize("roll", [1, 2])
def test_a_gremlin_out_of_the_wall_ambushes_the_hero_it_knocked_for(roll: int) -> None:
    game = stepped("ev_tapping", roll, 1, abilities={0: []})
    (gremlin,) = state_of(game).monsters
    assert gremlin.id == "gremlin"
    assert distance(gremlin.at, hero(game).at) == 1
    assert told(game, "attention")[0]["state"] == "ambush"
    assert [event.kind for event in game.events].count("ambush") == 1
    assert state_of(game).round == 2
    assert state_of(game).party.exp == 5


@pytest.mark.rule("DP-BUILD-48")
@pytest.mark.parametrize(
    ("id", "pack"),
    [("ev_bell", ROAD), ("ev_guttering", HARROW), ("ev_moths", HARROW), ("ev_tapping", HARROW)],
)
def test_what_belongs_to_another_adventure_is_impossible(id: str, pack: str) -> None:
    event = BOX.events[id]
    assert not is_possible(state_of(corridor(pack=pack)), event)
    assert is_possible(state_of(corridor(pack=event.needs)), event)


@pytest.mark.rule("DP-BUILD-48")
def test_whispers_need_a_caster_and_a_peddler_comes_once() -> None:
    assert is_possible(state_of(caster("spark")), BOX.events["ev_whispers"])
    assert not is_possible(state_of(corridor()), BOX.events["ev_whispers"])
    game = corridor()
    assert is_possible(state_of(game), BOX.events["ev_lost_peddler"])
    happens(game, "ev_lost_peddler")
    assert not is_possible(state_of(game), BOX.events["ev_lost_peddler"])


@pytest.mark.rule("DP-BUILD-48")
def test_an_impossible_event_is_ignored_and_not_replaced() -> None:
    game = stepped("ev_whispers", pack=ROAD)
    assert [one["table"] for one in told(game, "table_rolled")] == ["events"]
    assert told(game, "random_event")[0]["event"] == "ev_whispers"
    assert not told(game, "rolled")


# -- finds -----------------------------------------------------------------------------------------


def test_only_a_sharp_eye_finds_what_is_in_a_cache() -> None:
    game = corridor(5, 2, 8)
    happens(game, "ev_hidden_cache")
    assert state_of(game).party.valuables == ["small_gem"]
    assert state_of(game).party.exp == 10
    blind = corridor(2, 2, 8)
    happens(blind, "ev_hidden_cache")
    assert (state_of(blind).party.valuables, state_of(blind).party.exp) == ([], 0)


def test_a_draught_is_heard_only_by_the_next_monsters() -> None:
    game = corridor(GOBLINS, 3)
    happens(game, "ev_cold_draught")
    happens(game, "ev_wandering")
    rolled = [one for one in told(game, "table_rolled") if one["table"] == "attention"]
    assert [one["modifier"] for one in rolled] == [1]
    assert state_of(game).attention == 0


def test_clean_water_is_for_every_hero() -> None:
    game = corridor(heroes=("brannoc_vale", "sable_wick"), life={0: 3, 1: 2})
    happens(game, "ev_dry_spring")
    assert (hero(game, 0).life, hero(game, 1).life) == (4, 3)


def test_the_peddler_sells_five_things_to_heroes_until_they_decline() -> None:
    game = corridor(heroes=("brannoc_vale", "sable_wick"), carried={0: [], 1: []}, seats=1)
    state_of(game).heroes[1].is_escort = True
    state_of(game).party.gold = 500
    (first, *_) = happens(game, "ev_lost_peddler", "decline")
    wares = ["potion_healing", "potion_antidote", "bandage", "whetstone", "iron_wedge"]
    assert first.options == (*(f"buy {item} for brannoc_vale" for item in wares), "decline")
    assert state_of(game).party.gold == 500


# -- inscription -----------------------------------------------------------------------------------


def warned(*dice: int) -> Game:
    """A hero who has read the inscription, beside a chest whose trap nobody knows."""
    chest = Chest(1, False, at=square_at(2, 3), trap="?")
    more: dict[str, Any] = {"abilities": {0: []}, "chests": [chest], "dice": dice}
    game = scene("brannoc_vale", at=[(1, 3)], **more)
    state_of(game).adventure.knows_traps = True
    return game


@pytest.mark.parametrize(("choice", "trap"), [("trap poisoned_needle", 1), ("trap none", 0)])
def test_who_was_warned_rolls_the_next_trap_twice_and_chooses(choice: str, trap: int) -> None:
    game = warned(6, 1)
    act(game, 0, "open chest 0")
    assert options(game, 0) == ("trap poisoned_needle", "trap none")
    assert game.pending[0].rule == "DP-BUILD-43"
    act(game, 0, choice)
    assert len(told(game, "trap_sprung")) == trap
    assert [one["table"] for one in told(game, "table_rolled")][:2] == ["chest_traps"] * 2
    assert not state_of(game).adventure.knows_traps


def test_the_first_of_two_traps_may_be_the_better_one() -> None:
    game = warned(1, 6)
    act(game, 0, "open chest 0")
    act(game, 0, "trap none")
    assert not told(game, "trap_sprung")


def test_an_inscription_is_worth_more_in_a_deeper_dungeon() -> None:
    game = corridor(5, 5, pack=ROAD)
    happens(game, "ev_inscription")
    act(game, 0, "nothing", "read inscription")
    assert state_of(game).party.exp == 40
    assert not state_of(game).tiles[0].has_inscription


# -- voices, bells and light -----------------------------------------------------------------------


def test_whispers_are_for_the_caster_with_most_magic() -> None:
    game = caster("spark", others=("sable_wick",), at=((1, 1), (2, 2)), mag=9, dice=[2] * 9)
    hero(game, 1).schools, hero(game, 1).prepared = ["school_of_veil"], ["veil"]
    happens(game, "ev_whispers")
    assert (hero(game, 0).prepared, hero(game, 1).prepared) == ([], ["veil"])
    assert hero(game, 0).wiped == ["spark"]


def test_the_bell_is_heard_by_all_heroes_and_by_sleepers() -> None:
    game = corridor(
        *[2] * 9,
        heroes=("brannoc_vale", "sable_wick"),
        at=[(2, 0), (3, 0)],
        monsters=[("orc", (2, 5))],
    )
    monster(game).state = "sleeping"
    happens(game, "ev_bell")
    assert all("stunned" in hero(game, number).conditions for number in (0, 1))
    assert monster(game).state == "surprised"


@pytest.mark.parametrize(("roll", "oil", "exp"), [(5, 9, 5), (2, 7, 0)])
def test_a_quick_bearer_saves_two_measures_of_oil(roll: int, oil: int, exp: int) -> None:
    game = corridor(roll, 2, 2, 2, heroes=("brannoc_vale", "sable_wick"), pack=ROAD)
    hero(game, 1).is_escort = True
    state_of(game).oil = 10
    happens(game, "ev_guttering")
    assert (state_of(game).oil, state_of(game).party.exp) == (oil, exp)
    assert [one["why"] for one in told(game, "rolled")] == ["sable_wick ev_guttering"]


def test_moths_are_driven_off_only_by_who_is_on_the_tile() -> None:
    beyond = {"north": "room_6x6"}
    heroes = ("brannoc_vale", "sable_wick")
    game = corridor(2, 2, 6, 6, 6, 6, heroes=heroes, at=[(2, 2), (2, 0)], beyond=beyond, pack=ROAD)
    state = state_of(game)
    state.who.pop(hero(game, 1).at)
    hero(game, 1).at = square_at(2, -2)
    state.who[hero(game, 1).at] = 1
    state.oil = 10
    happens(game, "ev_moths")
    assert state.oil == 6
    assert [one["why"] for one in told(game, "rolled")] == ["brannoc_vale ev_moths"]


def test_rocks_of_an_event_leave_a_way_through_the_corridor() -> None:
    rows = BOX.packs["tapping_in_the_wall"].events.rows
    assert any(row.event == "ev_trap_rocks" for row in rows)
    game = stepped("ev_trap_rocks", 1)
    fallen = {place_of(square) for square, mark in state_of(game).terrain.items() if mark == "r"}
    assert len(fallen) == 2
    assert {x for x, _ in fallen} == {2}
