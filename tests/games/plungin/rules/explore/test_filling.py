"""What is on a new tile: events of corridors, encounters of rooms (BUILD, AID)."""

import pytest

from delvers.games.plungin.rules.board.placing import thinned
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.fixtures import Door
from tests.games.plungin.rules.construction import (
    EMPTY,
    MONSTERS,
    NORMAL,
    ROOM,
    STRAIGHT,
    before_door,
    newest,
    opened,
    rolls,
)
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, state_of, told

DRY_SPRING, SPEARS, TAPPING = 12, 7, 3
"""Rolls on table 3.1 of The Tapping in the Wall."""


@pytest.mark.rule("DP-BUILD-11", "DP-BUILD-45", "DP-CONFLICT-17", "DP-AID-05")
def test_a_corridor_holds_no_monsters_and_its_event_waits_for_a_step() -> None:
    game = opened(STRAIGHT, NORMAL, DRY_SPRING)
    assert rolls(game) == ["locations", "doors"]
    act(game, 0, "pass")
    assert "events" not in rolls(game)
    assert newest(game).has_event


@pytest.mark.rule("DP-BUILD-42", "DP-BUILD-44", "DP-CONFLICT-17")
def test_the_first_step_of_a_hero_onto_a_corridor_brings_its_event_at_once() -> None:
    game = opened(STRAIGHT, NORMAL, DRY_SPRING, life={0: 3}, then=("move", "north"))
    assert rolls(game)[-1] == "events"
    assert told(game, "random_event") == [{"who": "brannoc_vale", "event": "ev_dry_spring"}]
    assert cited(game, "random_event") == ["DP-ENTRY-EVENT-EV-DRY-SPRING"]
    assert cited(game, "table_rolled")[-1] == "DP-BUILD-42"


@pytest.mark.rule("DP-BUILD-45", "DP-BUILD-42")
def test_any_hero_who_steps_first_onto_the_corridor_rolls() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(2, 0), (3, 0)],
        doors={"north": Door(trap="")},
        dice=[STRAIGHT, NORMAL, 1],
    )
    act(game, 0, "open door 0", "pass")
    act(game, 1, "move", "north")
    assert told(game, "random_event") == [{"who": "sable_wick", "event": "ev_quiet"}]


@pytest.mark.rule("DP-BUILD-42", "DP-REVISIT-02")
def test_a_corridor_has_but_one_event() -> None:
    game = opened(STRAIGHT, NORMAL, 1, then=("move", "north", "south", "north"))
    assert rolls(game).count("events") == 1


@pytest.mark.rule("DP-BUILD-46")
def test_after_the_event_the_hero_goes_on() -> None:
    game = opened(STRAIGHT, NORMAL, 1, then=("move", "north"))
    assert "north" in options(game, 0)
    assert state_of(game).heroes[0].actions == 1


@pytest.mark.rule("DP-BUILD-47", "DP-BUILD-43")
def test_a_trap_from_an_event_goes_off_at_once_and_nobody_could_look_for_it() -> None:
    game = opened(STRAIGHT, NORMAL, SPEARS, then=("move",))
    assert not [option for option in options(game, 0) if "detect" in option]
    act(game, 0, "north")
    assert [one["trap"] for one in told(game, "trap_sprung")] == ["spear_trap"]


@pytest.mark.rule("DP-BUILD-48")
def test_an_event_that_is_impossible_here_is_ignored_and_not_replaced() -> None:
    dice = [8, NORMAL, NORMAL, NORMAL, 10, 5, 5]
    game = scene(at=[(2, 0)], doors={"north": Door(trap="")}, pack="bell_under_harrow", dice=dice)
    act(game, 0, "open door 0", "move", "north")
    assert [one["event"] for one in told(game, "random_event")] == ["ev_secret_door"]
    assert rolls(game).count("events") == 1
    assert len(told(game, "door_placed")) == 3


@pytest.mark.rule("DP-BUILD-43")
@pytest.mark.parametrize("pack", BOX.packs)
def test_every_event_of_a_pack_has_a_text_and_there_are_monsters_traps_and_treasure(
    pack: str,
) -> None:
    events = [BOX.events[row.event] for row in BOX.packs[pack].events.rows]
    assert all(event.text for event in events)
    ids = {event.id for event in events}
    assert {"ev_wandering", "ev_hidden_cache"} <= ids
    assert any(id.startswith("ev_trap") for id in ids)


@pytest.mark.rule("DP-BUILD-49", "DP-BUILD-13", "DP-AID-06")
@pytest.mark.parametrize(
    ("roll", "chests", "has_monsters"),
    [(1, 0, False), (3, 1, False), (4, 0, True), (7, 1, True), (10, 2, True)],
)
def test_table_3_2_says_whether_a_room_has_monsters_chests_or_both(
    roll: int, chests: int, has_monsters: bool
) -> None:
    placing = [face for at in range(chests) for face in (1, 1 + at, 1)]
    game = opened(ROOM, NORMAL, roll, *placing, 10, 5, 1, 5, 2, 5, 3, 3, then=("door north",))
    assert len(state_of(game).chests) == chests
    assert bool(state_of(game).monsters) is has_monsters
    assert rolls(game).count("chests") == chests
    assert ("attention" in rolls(game)) is has_monsters


@pytest.mark.rule("DP-BUILD-50", "DP-BUILD-51", "DP-BUILD-52", "DP-EX-12", "DP-CONFLICT-18")
def test_each_chest_rolls_for_its_lock_and_all_have_the_same_difficulty() -> None:
    game = opened(ROOM, NORMAL, 10, 4, 1, 1, 3, 6, 6, 10, 5, 1, 5, 2, 5, 3, 3, then=("door north",))
    chests = state_of(game).chests
    assert [chest.is_locked for chest in chests] == [True, False]
    assert [chest.difficulty for chest in chests] == [1, 1]
    assert [one["locked"] for one in told(game, "chest_placed")] == [True, False]
    assert cited(game, "chest_placed") == ["DP-BUILD-52"] * 2


@pytest.mark.rule("DP-BUILD-50")
def test_the_difficulty_of_chests_is_the_one_of_their_row() -> None:
    game = opened(ROOM, NORMAL, 12, 4, 1, 1, 10, 5, 1, 5, 2, 5, 3, 3, then=("door north",))
    assert [chest.difficulty for chest in state_of(game).chests] == [2]


@pytest.mark.rule("DP-BUILD-05", "DP-GAP-24")
def test_an_empty_room_rolls_no_attention() -> None:
    game = opened(ROOM, NORMAL, EMPTY, then=("door north",))
    assert "attention" not in rolls(game)


@pytest.mark.rule("DP-GAP-24")
@pytest.mark.parametrize("pack", BOX.packs)
def test_the_attention_table_rises_from_sleeping_to_ambush_and_holds_one_above_the_die(
    pack: str,
) -> None:
    table = BOX.packs[pack].attention
    states = [row.state for row in table.rows]
    assert states == ["sleeping", "surprised", "unaware", "alert", "ambush"]
    assert table.rows[0].low is None
    assert table.rows[-1].high is None
    wide = {row.state: (row.high or 8) - (row.low or 1) for row in table.rows[1:-1]}
    assert wide["unaware"] == max(wide.values())
    assert wide["unaware"] > wide["surprised"]


@pytest.mark.rule("DP-GAP-24", "DP-BUILD-05")
def test_a_fight_nearby_makes_the_highest_face_one_more_and_still_an_ambush() -> None:
    game = scene(
        "brannoc_vale",
        at=[(2, 0)],
        doors={"north": Door(trap="")},
        dice=[ROOM, NORMAL, MONSTERS, 10, 1, 1, 5, 1, 1, 5, 6],
    )
    state_of(game).tiles[0].fought = 1
    act(game, 0, "open door 0", "door north")
    assert [one["modifier"] for one in told(game, "table_rolled")][-1] == 1
    assert told(game, "ambush") == [{}]


@pytest.mark.rule("DP-BUILD-54", "DP-MAP-10")
def test_the_tile_is_recorded_and_the_counter_moves_when_all_is_placed() -> None:
    game = opened(ROOM, NORMAL, MONSTERS, 10, 1, 1, 5, 1, 1, 5, 3, then=("door north",))
    kinds = [event.kind for event in game.events]
    moved = kinds.index("counter_moved")
    assert "monster_placed" not in kinds[moved:]
    assert cited(game, "counter_moved") == ["DP-BUILD-54"]
    assert hero(game).actions > 0


@pytest.mark.rule("DP-SETUP-06")
@pytest.mark.parametrize(("heroes", "left"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_fewer_heroes_may_agree_to_meet_fewer_monsters_the_weakest_first(
    heroes: int, left: int
) -> None:
    rows = BOX.packs["tapping_in_the_wall"].monsters.rows
    group = next(row.group for row in rows if row.low == 18)
    numbers = thinned(BOX, group, [3, 1], heroes)
    assert sum(numbers) == left
    assert numbers[1] == 1


@pytest.mark.rule("DP-CONFLICT-16", "DP-AID-04")
def test_a_location_that_is_there_only_once_is_an_altar_the_second_time() -> None:
    game = before_door(19, 6, NORMAL)
    state_of(game).tiles[0].location = "foremans_den"
    act(game, 0, "open door 0", "by south at 0,-6", "door west")
    assert newest(game).location == "altar"


@pytest.mark.rule("DP-AID-01")
@pytest.mark.parametrize(("is_broken", "state"), [(True, "alert"), (False, "unaware")])
def test_monsters_behind_a_broken_great_door_are_alert(is_broken: bool, state: str) -> None:
    door = Door(2, trap="", kind="great")
    game = before_door(1, 1, 1, 6, 1, 1, 4, 6, 4, door=door)
    if is_broken:
        state_of(game).doors[0].is_broken = True
    act(game, 0, "open door 0")
    assert told(game, "attention")[0]["state"] == state
