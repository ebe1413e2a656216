"""The optional rule of one check for all (VAR-LOCK)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import GEM, at_chest, at_door, chest_of, dice_of, needed
from tests.games.plungin.rules.scene import act, options, refused, state_of, told


def one_check(**more: Any) -> Game:
    """A thief with DEX 4 beside a locked chest of Difficulty 1."""
    more = {"trap": "poisoned_needle", "locked": True, "carried": {0: ["key"]}, **more}
    return at_chest(rules=Rules(one_check=True), **more)


@pytest.mark.rule("DP-VAR-LOCK-01")
def test_one_dex_check_one_harder_than_the_table_replaces_the_others() -> None:
    game = one_check(dice=[6, 6, 3, 3])
    verbs = {option.split(" ")[0] for option in options(game, 0)}
    assert not verbs & {"detect", "disarm", "pick"}
    assert not [one for one in refused(game, 0) if one.split(" ")[0] in ("pick", "detect")]
    act(game, 0, "work on chest 0")
    assert needed(game) == [2]
    assert dice_of(game, "work") == [4]


@pytest.mark.rule("DP-VAR-LOCK-02")
def test_success_disables_traps_and_lock() -> None:
    game = one_check(dice=[6, 6, 3, 3, GEM])
    act(game, 0, "work on chest 0", "open chest 0")
    assert chest_of(game)["open"]
    assert not told(game, "trap_sprung")


@pytest.mark.rule("DP-VAR-LOCK-03")
@pytest.mark.parametrize("faces", [[6, 3, 3, 3], [3, 3, 3, 1], [6, 6, 1, 1]])
def test_failure_or_fumble_springs_the_trap_and_nobody_can_try_again(faces: list[int]) -> None:
    game = one_check(dice=faces)
    act(game, 0, "work on chest 0")
    is_fumble = faces.count(1) > faces.count(6)
    is_passed = faces.count(6) >= 2 and not is_fumble
    assert bool(told(game, "trap_sprung")) is not is_passed
    assert chest_of(game)["locked"] is not is_passed
    if not is_passed:
        assert refused(game, 0)["work on chest 0"] == "DP-VAR-LOCK-03"


@pytest.mark.rule("DP-VAR-LOCK-03")
def test_a_fumble_with_enough_successes_is_no_success() -> None:
    game = one_check(difficulty=0, dice=[6, 1, 1, 3])
    act(game, 0, "work on chest 0")
    assert told(game, "trap_sprung")
    assert chest_of(game)["locked"]


@pytest.mark.rule("DP-VAR-LOCK-04", "DP-VAR-LOCK-05")
def test_after_a_failure_it_cannot_be_broken_but_a_key_still_fits() -> None:
    game = one_check(dice=[3, 3, 3, 3, 3, 3, 3])
    assert "break chest 0" in options(game, 0)
    act(game, 0, "work on chest 0")
    assert refused(game, 0)["break chest 0"] == "DP-VAR-LOCK-04"
    act(game, 0, "unlock chest 0")
    assert not chest_of(game)["locked"]


@pytest.mark.rule("DP-VAR-LOCK-01")
def test_a_great_door_is_not_worked_on() -> None:
    game = at_door(kind="great", rules=Rules(one_check=True))
    assert refused(game, 0)["work on door 0"] == "DP-BUILD-40"


@pytest.mark.rule("DP-VAR-LOCK-01")
@pytest.mark.parametrize(("locked", "dice"), [(True, 5), (False, 4)])
def test_lockpicks_help_with_the_one_check_where_there_is_a_lock(locked: bool, dice: int) -> None:
    more: dict[str, Any] = {"carried": {0: ["lockpicks"]}, "rules": Rules(one_check=True)}
    game = at_chest(trap="dart_volley", locked=locked, **more)
    act(game, 0, "work on chest 0")
    assert dice_of(game, "work") == [dice]


@pytest.mark.rule("DP-VAR-LOCK-04")
@pytest.mark.parametrize("is_beyond", [True, False])
def test_thunder_breaks_no_lock_that_is_beyond_everybody(is_beyond: bool) -> None:
    more: dict[str, Any] = {"carried": {0: ["thunder_egg"]}, "rules": Rules(one_check=True)}
    game = at_chest(trap="", locked=True, **more)
    state_of(game).chests[0].is_beyond = is_beyond
    act(game, 0, "nothing")
    assert ("use thunder_egg" in options(game, 0)) is not is_beyond
