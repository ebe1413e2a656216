"""Looking for traps and making them safe (DETECT, DISARM)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import (
    at_chest,
    at_door,
    chest_of,
    dice_of,
    exp_of,
    needed,
    rolls_of,
)
from tests.games.plungin.rules.scene import act, cited, hero, options, refused, scene, told

AXE = "swinging_axe"


def known(*heroes: str, trap: str = AXE, **more: Any) -> Game:
    """Heroes beside a chest whose trap has been found."""
    return at_chest(*heroes, trap=trap, aware=True, **more)


@pytest.mark.rule("DP-ACTION-21", "DP-ACTION-24", "DP-DETECT-01")
def test_detecting_takes_an_action_and_rolls_wit() -> None:
    game = at_chest(dice=[6, 3, 3, 1])
    act(game, 0, "detect chest 0")
    assert hero(game).actions == 1
    assert dice_of(game, "detect") == [3]
    assert told(game, "check_passed")[0]["stat"] == "WIT"


@pytest.mark.rule("DP-DETECT-02", "DP-DETECT-03")
@pytest.mark.parametrize("difficulty", [1, 3])
def test_the_difficulty_is_that_of_the_object(difficulty: int) -> None:
    for game, name in (
        (at_chest(difficulty=difficulty, dice=[6, 6, 3]), "chest 0"),
        (at_door(difficulty=difficulty, dice=[6, 6, 3]), "door 0"),
    ):
        act(game, 0, f"detect {name}")
        assert needed(game) == [difficulty]
        assert bool(told(game, "check_passed")) is (difficulty == 1)


@pytest.mark.rule("DP-DETECT-04", "DP-EX-35")
def test_success_rolls_the_table_and_may_find_that_there_is_no_trap() -> None:
    game = at_chest(dice=[6, 3, 3, 3])
    act(game, 0, "detect chest 0")
    assert rolls_of(game, "chest_traps") == 1
    assert cited(game, "no_trap") == ["DP-DETECT-04"]
    assert chest_of(game)["safe"]
    act(game, 0, "open chest 0")
    assert rolls_of(game, "chest_traps") == 1


@pytest.mark.rule("DP-DETECT-05", "DP-EX-36")
def test_a_trap_found_is_marked_for_all_to_see() -> None:
    game = at_chest(dice=[6, 3, 3, 6])
    assert chest_of(game)["trap"] is None
    act(game, 0, "detect chest 0")
    assert chest_of(game)["trap"] == "poisoned_needle"


@pytest.mark.rule("DP-ACTION-26", "DP-DETECT-06", "DP-CONFLICT-02", "DP-EX-34", "DP-AID-12")
def test_a_failure_springs_nothing_and_bars_the_hero_for_good() -> None:
    game = at_chest("brannoc_vale", trap="poisoned_needle", dice=[3, 4])
    act(game, 0, "detect chest 0")
    assert not told(game, "trap_sprung")
    assert not told(game, "trap_found")
    assert refused(game, 0)["detect chest 0"] == "DP-DETECT-06"
    act(game, 0, "pass")
    assert refused(game, 0)["detect chest 0"] == "DP-DETECT-06"
    assert chest_of(game)["trap"] is None


@pytest.mark.rule("DP-DETECT-07")
def test_another_hero_may_try_where_one_has_failed() -> None:
    game = at_chest("brannoc_vale", "sable_wick", trap=AXE, dice=[3, 4, 6, 3, 3])
    act(game, 0, "detect chest 0", "pass")
    act(game, 1, "detect chest 0")
    assert chest_of(game)["trap"] == AXE


@pytest.mark.rule("DP-DETECT-09", "DP-CONFLICT-01", "DP-TRAP-11", "DP-EX-04")
def test_a_fumbled_detection_rolls_the_table_and_springs_the_trap() -> None:
    game = at_chest(dice=[3, 1, 1, 8])
    act(game, 0, "detect chest 0")
    assert told(game, "trap_sprung")[0]["trap"] == "fireball_trap"
    assert chest_of(game)["safe"]


@pytest.mark.rule("DP-ACTION-25", "DP-CONFLICT-01")
def test_a_fumble_where_there_is_no_trap_does_nothing() -> None:
    game = at_chest(dice=[3, 1, 1, 2])
    act(game, 0, "detect chest 0")
    assert rolls_of(game, "chest_traps") == 1
    assert not told(game, "trap_sprung")
    assert hero(game).life == 7


@pytest.mark.rule("DP-TRAP-14", "DP-DETECT-09")
def test_a_fumble_with_enough_successes_springs_the_trap_on_one_who_is_warned() -> None:
    game = at_chest(trap="poisoned_needle", dice=[6, 1, 1, 6, 3, 3])
    act(game, 0, "detect chest 0")
    assert told(game, "trap_found")
    assert told(game, "trap_sprung")
    assert dice_of(game, "defence") == [3 + 1]


# -- disarming -------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ACTION-29", "DP-DISARM-01", "DP-CONFLICT-04", "DP-AID-13")
@pytest.mark.parametrize(
    ("trap", "stat", "difficulty"),
    [("poisoned_needle", "WIT", 1), (AXE, "DEX", 2), ("explosive_rune", "WIT", 3)],
)
def test_a_trap_is_disarmed_with_its_own_stat_and_difficulty(
    trap: str, stat: str, difficulty: int
) -> None:
    game = known(trap=trap, dice=[6, 6, 6, 6])
    act(game, 0, "disarm chest 0")
    checked = told(game, "check_passed")[0]
    assert (checked["stat"], checked["difficulty"]) == (stat, difficulty)
    assert hero(game).actions == 1


@pytest.mark.rule("DP-DISARM-04", "DP-DOOR-10")
def test_a_disarmed_trap_is_gone_and_brings_ten_times_its_difficulty_once() -> None:
    game = known(dice=[6, 6, 3, 3])
    act(game, 0, "disarm chest 0", "open chest 0")
    assert exp_of(game) == 20
    assert cited(game, "disarmed") == ["DP-DISARM-04"]
    assert not told(game, "trap_sprung")


@pytest.mark.rule("DP-ACTION-28")
def test_a_trap_that_nobody_has_found_cannot_be_disarmed() -> None:
    game = at_chest(trap=AXE)
    assert refused(game, 0)["disarm chest 0"] == "DP-ACTION-28"


@pytest.mark.rule("DP-ACTION-30", "DP-DISARM-05", "DP-DISARM-06", "DP-CONFLICT-03", "DP-AID-14")
def test_a_failure_springs_nothing_but_makes_it_harder_for_everybody() -> None:
    game = known("brannoc_vale", "sable_wick", dice=[3, 3, 6, 6, 3, 3])
    act(game, 0, "disarm chest 0", "pass")
    act(game, 1, "disarm chest 0")
    assert needed(game) == [2, 3]
    assert not told(game, "trap_sprung")
    assert exp_of(game) == 0


@pytest.mark.rule("DP-DISARM-06", "DP-XP-05", "DP-CONFLICT-80")
def test_the_experience_counts_the_printed_difficulty() -> None:
    game = known("brannoc_vale", "sable_wick", dice=[3, 3, 6, 6, 6, 3])
    act(game, 0, "disarm chest 0", "pass")
    act(game, 1, "disarm chest 0")
    assert exp_of(game) == 20


@pytest.mark.rule("DP-ACTION-31", "DP-DISARM-07", "DP-DISARM-08", "DP-TRAP-11")
def test_a_fumble_springs_the_trap_and_then_the_object_holds_none() -> None:
    game = known(trap="poisoned_needle", dice=[1, 3, 3, 5, 3, 3, 3, 3])
    act(game, 0, "disarm chest 0")
    assert told(game, "trap_sprung")[0]["trap"] == "poisoned_needle"
    assert chest_of(game)["safe"]
    act(game, 0, "open chest 0")
    assert len(told(game, "trap_sprung")) == 1


@pytest.mark.rule("DP-CONFLICT-05")
def test_a_disarming_that_succeeds_and_fumbles_springs_the_trap_without_experience() -> None:
    game = known(trap="poisoned_needle", dice=[6, 1, 1, 6, 5])
    act(game, 0, "disarm chest 0")
    assert told(game, "trap_sprung")
    assert not told(game, "disarmed")
    assert dice_of(game, "defence") == [4]
    assert exp_of(game) == 0
    assert chest_of(game)["safe"]


@pytest.mark.rule("DP-DISARM-05")
def test_the_same_hero_tries_again_only_in_his_next_turn() -> None:
    game = known(dice=[3, 3, 3, 3])
    act(game, 0, "disarm chest 0")
    assert refused(game, 0)["disarm chest 0"] == "DP-CONFLICT-32"
    act(game, 0, "pass")
    assert "disarm chest 0" in options(game, 0)


@pytest.mark.rule("DP-DISARM-04")
def test_a_tinkers_first_fumble_is_only_a_failure() -> None:
    game = known("tollo_finch", abilities={0: ["trait_tinker"]}, dice=[1, 1, 3, 1, 1, 3])
    act(game, 0, "disarm chest 0", "pass")
    assert not told(game, "trap_sprung")
    act(game, 0, "disarm chest 0")
    assert needed(game)[:2] == [2, 3]
    assert told(game, "trap_sprung")


@pytest.mark.rule("DP-DETECT-01")
def test_deft_hands_detect_twice_in_a_turn_and_blinded_eyes_see_less() -> None:
    chests = [Chest(1, at=square_at(x, 2), trap=AXE) for x in (1, 3)]
    game = scene("brannoc_vale", at=[(2, 2)], chests=chests, abilities={0: ["deft_hands"]})
    act(game, 0, "detect chest 0", "detect chest 1")
    assert len(told(game, "nothing_found")) == 2
    elf = at_chest("orrin_ashgrove", abilities={0: ["trait_elven_senses"]})
    act(elf, 0, "detect chest 0")
    assert dice_of(elf, "detect") == [5]
    blind = at_chest("orrin_ashgrove", conditions={0: {"blinded": 0}})
    act(blind, 0, "detect chest 0")
    assert dice_of(blind, "detect") == [2]
