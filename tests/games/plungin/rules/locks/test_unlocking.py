"""Locks and picking them (LOCK, PICK)."""

import pytest

from delvers.games.plungin.rules.board.laying import find_secret_passages, lay_tile
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.state import Rules, State
from delvers.kernel.dice import Dice
from delvers.kernel.table import Table
from tests.games.plungin.rules.objects import (
    GEM,
    at_chest,
    at_door,
    chest_of,
    dice_of,
    door_of,
    exp_of,
    needed,
    rolls_of,
)
from tests.games.plungin.rules.scene import act, cited, hero, options, refused, told

NEEDLE = "poisoned_needle"


@pytest.mark.rule("DP-LOCK-01")
def test_a_lock_can_be_picked_broken_or_opened_with_a_key() -> None:
    for game, name in (
        (at_chest(locked=True, carried={0: ["key"]}), "chest 0"),
        (at_door(carried={0: ["key"]}), "door 0"),
    ):
        ways = {f"pick {name}", f"break {name}", f"unlock {name}"}
        assert ways <= set(options(game, 0))


@pytest.mark.rule("DP-LOCK-03", "DP-CONFLICT-22")
@pytest.mark.parametrize(("level", "difficulty"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_lock_of_a_secret_passage_is_half_the_dungeon_level(
    level: int, difficulty: int
) -> None:
    table = Table(State(Dice(1), Rules(), 1, [], "tapping_in_the_wall"), None)
    lay_tile(table, "room_6x6", square_at(0, 0), 0)
    beside = lay_tile(table, "room_6x6", square_at(6, 0), 0)
    find_secret_passages(table, beside, level)
    (door,) = table.state.doors
    assert (door.difficulty, door.is_locked, door.trap) == (difficulty, True, "")


@pytest.mark.rule("DP-LOCK-04")
def test_a_great_door_takes_only_a_great_key_or_a_blow() -> None:
    game = at_door(kind="great", carried={0: ["key"]})
    assert refused(game, 0)["pick door 0"] == "DP-BUILD-40"
    assert refused(game, 0)["unlock door 0"] == "DP-BUILD-39"
    assert "break door 0" in options(game, 0)
    keyed = at_door(kind="great", carried={0: ["great_key"]})
    assert "unlock door 0" in options(keyed, 0)


@pytest.mark.rule("DP-PICK-01", "DP-EX-01")
def test_picking_takes_an_action_and_rolls_dex_against_the_lock() -> None:
    game = at_door(trap="", dice=[1, 6, 3, 5])
    act(game, 0, "pick door 0")
    assert hero(game).actions == 1
    assert dice_of(game, "pick") == [4]
    assert needed(game) == [2]
    assert cited(game, "rolled") == ["DP-PICK-01"]
    assert not door_of(game)["locked"]
    assert not door_of(game)["ruined"]


@pytest.mark.rule("DP-PICK-02", "DP-XP-05", "DP-CONFLICT-35")
def test_on_success_the_object_is_open_to_him_at_no_further_cost() -> None:
    game = at_chest(locked=True, difficulty=2, trap="", dice=[6, 6, 3, 3, GEM])
    act(game, 0, "nothing", "pick chest 0")
    assert cited(game, "unlocked") == ["DP-PICK-02"]
    assert exp_of(game) == 20
    act(game, 0, "open chest 0")
    assert chest_of(game)["open"]


@pytest.mark.rule("DP-PICK-03", "DP-CONFLICT-73")
def test_a_hero_picks_once_a_turn_but_another_may_try_in_his_own() -> None:
    game = at_door("sable_wick", "brannoc_vale", trap="", dice=[3] * 8)
    act(game, 0, "pick door 0")
    assert refused(game, 0)["pick door 0"] == "DP-CONFLICT-73"
    act(game, 0, "pass")
    act(game, 1, "pick door 0", "pass")
    assert "pick door 0" in options(game, 0)


@pytest.mark.rule("DP-PICK-04", "DP-EX-39", "DP-EX-45", "DP-CONFLICT-80")
def test_every_new_attempt_is_harder_by_one_but_brings_no_more() -> None:
    dice = [3] * 4 + [6, 6, 6, 3]
    game = at_door(trap="", dice=dice)
    act(game, 0, "pick door 0", "pass", "pick door 0")
    assert needed(game) == [2, 3]
    assert exp_of(game) == 20


@pytest.mark.rule("DP-PICK-05")
def test_a_fumble_ruins_the_lock_so_that_only_breaking_is_left() -> None:
    game = at_door(trap="", dice=[1, 3, 3, 3], carried={0: ["key", "lockpicks"]})
    act(game, 0, "pick door 0")
    assert door_of(game)["ruined"]
    assert door_of(game)["locked"]
    assert refused(game, 0)["unlock door 0"] == "DP-PICK-05"
    assert refused(game, 0)["pick door 0"] == "DP-PICK-05"
    assert "break door 0" in options(game, 0)
    assert hero(game).carried == ["key"]


@pytest.mark.rule("DP-CONFLICT-74")
def test_success_and_fumble_open_the_object_and_ruin_its_lock() -> None:
    game = at_door(trap="", difficulty=1, dice=[6, 1, 1, 3], carried={0: ["key"]})
    act(game, 0, "pick door 0")
    assert not door_of(game)["locked"]
    assert door_of(game)["ruined"]
    act(game, 0, "open door 0")
    assert refused(game, 0)["lock door 0"] == "DP-CONFLICT-74"


@pytest.mark.rule("DP-PICK-06", "DP-PICK-07")
@pytest.mark.parametrize("faces", [[6, 6, 3, 3], [3, 3, 3, 3]])
def test_picking_always_springs_the_trap_whose_table_is_rolled_then(faces: list[int]) -> None:
    game = at_chest(locked=True, difficulty=2, dice=[6, 5, 3, 3, 5, 3, 3, *faces])
    act(game, 0, "pick chest 0")
    assert rolls_of(game, "chest_traps") == 1
    assert told(game, "trap_sprung")[0]["trap"] == NEEDLE
    assert chest_of(game)["locked"] is (6 not in faces)


@pytest.mark.rule("DP-PICK-07")
def test_a_trap_that_was_determined_earlier_is_not_rolled_again() -> None:
    game = at_chest(locked=True, trap=NEEDLE)
    act(game, 0, "pick chest 0")
    assert rolls_of(game, "chest_traps") == 0


@pytest.mark.rule("DP-PICK-08", "DP-PICK-09", "DP-EX-38")
def test_the_trap_comes_before_the_dice_and_who_knows_it_has_a_die_more() -> None:
    dice = [5, 3, 3, 6, 3, 3, 3, 6, 6, 3, 3]
    game = at_chest(locked=True, difficulty=2, trap=NEEDLE, aware=True, dice=dice)
    act(game, 0, "pick chest 0")
    assert dice_of(game, "defence") == [3 + 1]
    kinds = [event.kind for event in game.events]
    assert kinds.index("trap_sprung") < kinds.index("check_passed")
    assert not chest_of(game)["locked"]


@pytest.mark.rule("DP-PICK-10")
def test_later_attempts_are_safe() -> None:
    game = at_chest(locked=True, difficulty=3, trap=NEEDLE)
    act(game, 0, "pick chest 0", "pass", "pick chest 0")
    assert len(told(game, "trap_sprung")) == 1


@pytest.mark.rule("DP-PICK-09")
def test_a_hero_killed_by_the_trap_picks_nothing() -> None:
    game = at_chest(
        "sable_wick", "brannoc_vale", locked=True, trap=NEEDLE, life={0: 1}, dice=[6, 6, 6, 3, 3, 3]
    )
    act(game, 0, "pick chest 0")
    assert hero(game).status == "dead"
    assert not dice_of(game, "pick")


@pytest.mark.rule("DP-PICK-05")
def test_a_locksmiths_first_fumble_on_a_lock_is_only_a_failure() -> None:
    dice = [1, 3, 3, 3, 3, 1, 3, 3, 3, 3]
    game = at_door(trap="", abilities={0: ["locksmith"]}, dice=dice)
    act(game, 0, "pick door 0")
    assert dice_of(game, "pick") == [5]
    assert not door_of(game)["ruined"]
    act(game, 0, "pass", "pick door 0")
    assert door_of(game)["ruined"]
