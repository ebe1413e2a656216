"""Rulings about coming back, getting into a pit, and what is kept apart or goes together."""

import pytest

from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.state import Rules, State
from delvers.kernel.dice import Dice
from tests.games.dungeonquest.third.rules.drawing import SLEEP
from tests.games.dungeonquest.third.rules.fights import Fate, picks_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    told,
)

FAST = [*picks_of("hugo", "hugo_knights_challenge"), *picks_of("skeleton", "skeleton_rise_again")]


@pytest.mark.rule("DQ3-GAP-47")
@pytest.mark.parametrize("loot", [["corpse_rope"], []])
def test_who_escapes_back_to_a_tower_decides_next_turn_whether_he_leaves(loot: list[str]) -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["a1", "m10"],
        tiles={"b1": "chamber_01"},
        lurkers={"b1": "skeleton_3"},
        loot={0: loot},
        dice=Fate(picks=FAST),
        skips=SLEEP,
    )
    act(game, 0, "move east", "escape")
    assert place(game, 0) == "a1"
    assert game.pending[0].rule == "DQ3-EXIT-02"
    assert ("leave" in options(game, 0)) == bool(loot)
    assert "search" not in options(game, 0)


@pytest.mark.rule("DQ3-GAP-47", "DQ3-DIFF-29")
def test_who_escapes_back_to_the_treasure_chamber_draws_a_dragon_card_next_turn() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["g5", "g5"],
        tiles={"g4": "chamber_01"},
        lurkers={"g4": "skeleton_3"},
        top={"dragon": ["dragon_sleeping"] * 2},
        dice=Fate(picks=FAST),
    )
    act(game, 0, "move north g4", "escape")
    assert (place(game, 0), drawn(game, "dragon")) == ("g5", [])
    act(game, 1, "face the dragon")
    assert drawn(game, "dragon") == ["dragon_sleeping"] * 2
    assert len(hero(game, 0).loot) == 2


@pytest.mark.rule("DQ3-GAP-55", "DQ3-GAP-54")
@pytest.mark.parametrize(("dice", "status"), [([6, 6], "dead"), ([1, 1], "exploring")])
def test_who_gets_into_a_pit_by_a_secret_door_tests_his_luck(dice: list[int], status: str) -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c4", "m10"],
        tiles={"c4": "chamber_01", "c3": "bottomless_pit_01"},
        top={"search": ["search_secret_door"]},
        dice=dice,
    )
    act(game, 0, "search", "through north")
    assert cited(game, "rolled") == ["DQ3-ROOM-04"]
    assert hero(game, 0).status == status
    if status == "exploring":
        act(game, 1, "move north")
        assert options(game, 0) == ("move north", "move south")


@pytest.mark.rule("DQ3-GAP-79", "DQ3-TEST-09")
def test_passing_one_test_leaves_the_tokens_of_another_encounter() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        tiles={"c3": "portcullis_01"},
        kept={0: ["trap_trapdoor"]},
        determination={0: {"trapdoor": 1, "here portcullis c4": 2}},
        dice=[2, 3, 6, 4],
    )
    assert [test["value"] for test in told(game, "test_passed")] == [5]
    assert hero(game, 0).determination == {"here portcullis c4": 2}
    act(game, 0, "move south")
    assert [test["value"] for test in told(game, "test_failed")] == [9]


@pytest.mark.rule("DQ3-GAP-92")
def test_a_game_with_all_options_at_once_can_be_set_up() -> None:
    switches = {option.name: True for option in SPEC.options if option.default is False}
    settings = SPEC.check_options({**switches, "runes": 3})
    SPEC.check(4, settings)
    state: State = SPEC.setup(4, settings, Dice(3))
    off = Rules()
    names = [name for name in Rules.__slots__ if name not in ("solo", "runes")]
    assert all(getattr(state.rules, name) and not getattr(off, name) for name in names)
