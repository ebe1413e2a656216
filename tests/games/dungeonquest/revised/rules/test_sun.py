"""The sun track and the sunset (SUN, GAP-03, DEATH-03)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.sun import danger
from delvers.games.dungeonquest.revised.rules.state import SUN_SPACES, Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    shown,
    told,
)

C3 = {"c3": "chamber_01", "c4": "chamber_01", "d3": "chamber_01"}


def dawn(*heroes: str, sun: int, **facts: Any) -> Game:
    """The first player is about to begin his turn with the sun on this space."""
    given = {"at": ["c3", "m1"], "tiles": C3, "first": 0, "sun": sun}
    return scene(*(heroes or ("hugo", "lindel")), **{**given, **facts})


@pytest.mark.rule("DQR-SUN-01")
def test_the_sun_moves_one_space_before_the_first_player_acts() -> None:
    game = dawn(sun=4)
    assert shown(game)["sun"] == shown(game, 1)["sun"] == 5
    assert (told(game, "sun_moved"), cited(game, "sun_moved")) == ([{"sun": 5}], ["DQR-SUN-01"])
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-SUN-01")
def test_the_sun_moves_before_what_else_is_due_in_the_status_phase() -> None:
    game = dawn(sun=4, kept={0: ["catacomb_vampire_bite"]})
    kinds = [event.kind for event in game.events if event.kind in ("sun_moved", "wounded")]
    assert kinds == ["sun_moved", "wounded"]


@pytest.mark.rule("DQR-SUN-01")
def test_the_sun_stands_still_in_the_turns_of_the_others() -> None:
    game = scene("hugo", "lindel", "challara", first=1, skips={0: 9, 2: 9}, tiles=C3, at=["c3"])
    assert [turn["seat"] for turn in told(game, "turn_began")] == [0, 1]
    assert shown(game)["sun"] == 2


@pytest.mark.rule("DQR-SUN-01", "DQR-SUN-06")
def test_the_sun_moves_once_in_every_turn_of_the_first_player_until_the_track_ends() -> None:
    game = scene("hugo", "lindel", first=1, skips={0: 40, 1: 40}, dice=[6] * 40)
    assert [event["sun"] for event in told(game, "sun_moved")] == list(range(2, 32))
    assert shown(game)["sun"] == 31


@pytest.mark.rule("DQR-SUN-08", "DQR-GAP-03", "DQR-SUN-07")
def test_of_31_spaces_the_last_five_carry_the_numbers_one_to_five() -> None:
    assert shown(dawn(sun=1))["sun_spaces"] == SUN_SPACES == 31
    assert [danger(sun, SUN_SPACES) for sun in range(1, 27)] == [0] * 26
    assert [danger(sun, SUN_SPACES) for sun in range(27, 32)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("DQR-SUN-02", "DQR-SUN-07", "DQR-SUN-08")
@pytest.mark.parametrize(("onto", "rolls"), [(2, 0), (26, 0), (27, 1), (31, 1)])
def test_the_first_player_rolls_one_die_when_the_sun_comes_to_a_number(
    onto: int, rolls: int
) -> None:
    game = dawn(sun=onto - 1, dice=[6])
    assert told(game, "rolled") == [{"seat": 0, "dice": [6], "why": "sunset"}] * rolls
    assert cited(game, "rolled") == ["DQR-SUN-02"] * rolls


@pytest.mark.rule("DQR-SUN-02")
def test_the_die_is_rolled_right_after_the_sun_has_moved() -> None:
    game = dawn(sun=26, dice=[6], kept={0: ["catacomb_vampire_bite"]})
    kinds = [event.kind for event in game.events]
    assert kinds[1:5] == ["sun_moved", "sunset_near", "rolled", "wounded"]


@pytest.mark.rule("DQR-SUN-02")
def test_nobody_rolls_in_the_turns_of_the_others() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, first=1, sun=30)
    assert (game.waiting, told(game, "rolled")) == ([0], [])


@pytest.mark.rule("DQR-SUN-03", "DQR-SUN-04", "DQR-GAP-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_only_a_roll_above_the_number_keeps_the_sun_up(number: int) -> None:
    before = 25 + number
    assert not dawn(sun=before, dice=[number + 1]).is_over
    assert dawn(sun=before, dice=[number]).is_over
    assert dawn(sun=before, dice=[1]).is_over


@pytest.mark.rule("DQR-SUN-03")
def test_after_a_high_roll_the_first_player_takes_his_turn() -> None:
    game = dawn(sun=27, dice=[3])
    assert (shown(game)["sun"], game.waiting) == (28, [0])
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQR-SUN-04", "DQR-SUN-05", "DQR-DEATH-03")
def test_at_sunset_the_game_is_over_at_once_and_all_inside_die() -> None:
    facts = {"status": {1: "below"}, "heading": {1: 0}, "kept": {0: ["catacomb_vampire_bite"]}}
    game = dawn(sun=27, dice=[2], **facts)
    assert game.is_over
    assert cited(game, "doors_shut") == ["DQR-SUN-04"]
    assert told(game, "died") == [{"seat": 0, "cause": "sunset"}, {"seat": 1, "cause": "sunset"}]
    assert set(cited(game, "died")) == {"DQR-SUN-05"}
    assert told(game, "wounded") == []
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DQR-WIN-08")


@pytest.mark.rule("DQR-SUN-05", "DQR-EXIT-09")
def test_at_sunset_who_has_left_lives_and_is_scored() -> None:
    loot = {0: ["treasure_giant_ruby"], 1: ["treasure_ruby_ring"]}
    game = dawn(sun=30, status={1: "out"}, loot=loot, dice=[1])
    assert (hero(game, 0).status, hero(game, 1).status) == ("dead", "out")
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((1,), (0, 140))


@pytest.mark.rule("DQR-SUN-05", "DQR-VAR-DEATH-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_at_sunset_death_cannot_wait(seats: int) -> None:
    heroes = ("hugo", "lindel")[:seats]
    rules = Rules(solo=seats == 1, death_can_wait=True, torchlight=True)
    game = dawn(*heroes, sun=30, dice=[1], rules=rules)
    assert game.is_over
    assert {hero(game, seat).status for seat in range(seats)} == {"dead"}
    assert told(game, "came_back") == []


@pytest.mark.rule("DQR-SUN-06")
def test_on_the_last_space_the_token_stays_and_the_die_is_rolled_in_each_turn() -> None:
    tiles = {"c3": "chamber_01", "c4": "chamber_01"}
    top = {"dungeon": ["dungeon_empty"] * 2}
    game = dawn(sun=31, skips={1: 99}, dice=[6, 6, 5], tiles=tiles, top=top)
    assert (shown(game)["sun"], told(game, "sun_moved")) == (31, [])
    assert cited(game, "rolled") == ["DQR-SUN-06"]
    act(game, 0, "move south")
    assert (len(told(game, "rolled")), game.is_over) == (2, False)
    act(game, 0, "move north")
    assert [roll["dice"] for roll in told(game, "rolled")] == [[6], [6], [5]]
    assert game.is_over


@pytest.mark.rule("DQR-SUN-06")
def test_on_the_last_space_a_five_is_still_sunset_and_a_six_is_not() -> None:
    assert dawn(sun=31, dice=[5]).is_over
    assert not dawn(sun=31, dice=[6]).is_over
