"""The sun track and the closing of the tower doors (SUN, EX-09, EX-10)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.sun import danger
from delvers.games.dungeonquest.third.rules.state import SUN_SPACES, Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    shown,
    state_of,
    told,
)

C3 = {"c3": "chamber_01", "c4": "chamber_01", "d3": "chamber_01"}


def dawn(*heroes: str, sun: int, **facts: Any) -> Game:
    """The first player is about to begin his turn with the sun on this space."""
    given = {"at": ["c3", "m1"], "tiles": C3, "first": 0, "sun": sun}
    return scene(*(heroes or ("hugo", "lindel")), **{**given, **facts})


@pytest.mark.rule("DQ3-SUN-01")
def test_everybody_sees_where_the_sun_stands() -> None:
    game = scene("hugo", "lindel", sun=7)
    assert shown(game)["sun"] == shown(game, 1)["sun"] == 7


@pytest.mark.rule("DQ3-SUN-02", "DQ3-TURN-07")
def test_the_sun_moves_a_space_before_the_first_player_acts() -> None:
    game = dawn(sun=4)
    assert shown(game)["sun"] == 5
    assert told(game, "sun_moved") == [{"sun": 5}]
    assert cited(game, "sun_moved") == ["DQ3-SUN-02"]
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQ3-SUN-02", "DQ3-SUN-04")
def test_the_sun_stands_still_in_the_turns_of_the_others() -> None:
    game = scene("hugo", "lindel", "challara", first=1, skips={0: 9, 2: 9}, tiles=C3, at=["c3"])
    assert [turn["seat"] for turn in told(game, "turn_began")] == [0, 1]
    assert shown(game)["sun"] == 2
    game = scene("hugo", "lindel", first=1, turn=0, sun=4)
    assert shown(game)["sun"] == 4


@pytest.mark.rule("DQ3-SUN-03", "DQ3-DIFF-31", "DQ3-SETUP-07")
def test_the_sun_does_not_move_on_the_very_first_turn() -> None:
    game = scene("hugo", "lindel", first=0, skips={1: 99}, pool=["chamber_01"] * 2)
    first = state_of(game).copy()
    first.has_begun, first.is_acting, first.sun = False, False, 1
    game = Game(game.spec, 2, game.options, scene=first)
    assert shown(game)["sun"] == 1
    assert told(game, "sun_moved") == []
    act(game, 0, options(game, 0)[0])
    assert shown(game)["sun"] == 2


@pytest.mark.rule("DQ3-SUN-04")
def test_on_the_nth_turn_of_the_first_player_the_sun_is_on_space_n_until_the_track_ends() -> None:
    game = scene("hugo", "lindel", first=1, skips={0: 40, 1: 40}, dice=[6] * 40)
    suns = [event["sun"] for event in told(game, "sun_moved")]
    assert suns == list(range(2, 31))
    assert shown(game)["sun"] == SUN_SPACES == 30


@pytest.mark.rule("DQ3-SUN-05")
def test_the_last_five_spaces_have_numbers_and_the_others_have_none() -> None:
    assert [danger(sun, SUN_SPACES) for sun in range(1, 26)] == [0] * 25
    assert [danger(sun, SUN_SPACES) for sun in range(26, 31)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("DQ3-SUN-05")
@pytest.mark.parametrize(("sun", "rolls"), [(24, 0), (25, 1)])
def test_the_first_player_rolls_one_die_on_a_numbered_space_only(sun: int, rolls: int) -> None:
    game = dawn(sun=sun, dice=[6])
    assert told(game, "rolled") == [{"seat": 0, "dice": [6], "why": "sunset"}] * rolls
    assert cited(game, "rolled") == ["DQ3-SUN-05"] * rolls


@pytest.mark.rule("DQ3-SUN-06", "DQ3-SUN-07")
@pytest.mark.parametrize("space", range(26, 31))
def test_only_a_roll_above_the_range_keeps_the_towers_open(space: int) -> None:
    highest = space - 25
    assert not dawn(sun=space - 1, dice=[highest + 1]).is_over
    assert dawn(sun=space - 1, dice=[highest]).is_over
    assert dawn(sun=space - 1, dice=[1]).is_over


@pytest.mark.rule("DQ3-SUN-06", "DQ3-EX-09", "DQ3-DIFF-32")
def test_on_one_to_two_a_three_lets_the_first_player_take_his_turn() -> None:
    game = dawn(sun=26, dice=[3])
    assert shown(game)["sun"] == 27
    assert game.waiting == [0]
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-SUN-07", "DQ3-SUN-08", "DQ3-EX-10", "DQ3-WIN-01")
def test_on_one_to_three_a_three_ends_the_game_at_once_and_kills_all_inside() -> None:
    game = dawn(sun=27, dice=[3])
    assert game.is_over
    assert cited(game, "doors_shut") == ["DQ3-SUN-07"]
    assert told(game, "died") == [
        {"seat": 0, "cause": "sunset"},
        {"seat": 1, "cause": "sunset"},
    ]
    assert set(cited(game, "died")) == {"DQ3-SUN-08"}
    assert game.result is not None
    assert game.result.winners == ()


@pytest.mark.rule("DQ3-SUN-07")
def test_after_the_doors_shut_not_even_a_servant_of_the_dragonlord_acts() -> None:
    facts = {"status": {0: "dead"}, "rules": Rules(servants=True), "lurkers": {"c3": "troll_1"}}
    assert dawn(sun=29, dice=[6], **facts).waiting == [0]
    assert dawn(sun=29, dice=[5], **facts).is_over


@pytest.mark.rule("DQ3-SUN-08", "DQ3-GAP-84")
def test_at_sunset_no_death_can_wait() -> None:
    game = dawn(sun=29, dice=[1], rules=Rules(death_can_wait=True))
    assert {hero(game, 0).status, hero(game, 1).status} == {"dead"}
    assert told(game, "unconscious") == []


@pytest.mark.rule("DQ3-SUN-09", "DQ3-SUN-10", "DQ3-DIFF-68")
def test_on_the_last_space_the_token_stays_and_he_rolls_before_each_turn() -> None:
    game = dawn(sun=30, skips={1: 99}, dice=[6, 6, 5], top={"search": ["search_empty_room"] * 2})
    assert shown(game)["sun"] == 30
    assert told(game, "sun_moved") == []
    act(game, 0, "search")
    assert len(told(game, "rolled")) == 2
    assert not game.is_over
    act(game, 0, "search")
    assert game.is_over
    assert [roll["dice"] for roll in told(game, "rolled")] == [[6], [6], [5]]


@pytest.mark.rule("DQ3-SUN-11", "DQ3-DEATH-09", "DQ3-TOKEN-15")
def test_a_dead_first_player_still_moves_the_sun_and_rolls() -> None:
    game = dawn(sun=25, status={0: "dead"}, dice=[2])
    assert shown(game)["sun"] == 26
    assert told(game, "rolled") == [{"seat": 0, "dice": [2], "why": "sunset"}]
    assert cited(game, "rolled") == ["DQ3-SUN-05"]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-SUN-11")
def test_a_first_player_who_loses_his_turn_still_moves_the_sun_and_rolls() -> None:
    game = dawn(sun=25, skips={0: 1}, dice=[2])
    assert shown(game)["sun"] == 26
    assert len(told(game, "rolled")) == 1
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-SUN-11")
def test_the_roll_of_a_dead_first_player_can_shut_the_doors() -> None:
    game = dawn(sun=25, status={0: "dead"}, dice=[1])
    assert game.is_over
    assert hero(game, 1).status == "dead"


@pytest.mark.rule("DQ3-SUN-12")
def test_a_first_player_who_has_left_still_moves_the_sun_and_rolls() -> None:
    game = dawn(sun=25, status={0: "out"}, loot={0: ["corpse_rope"]}, dice=[2])
    assert shown(game)["sun"] == 26
    assert len(told(game, "rolled")) == 1
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-SUN-13", "DQ3-SUN-08")
def test_who_left_before_the_doors_shut_is_safe_and_scored() -> None:
    game = dawn(sun=29, status={1: "out"}, loot={1: ["treasure_ruby_ring"]}, dice=[1])
    assert hero(game, 1).status == "out"
    assert hero(game, 0).status == "dead"
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((1,), (0, 140))


@pytest.mark.rule("DQ3-EXIT-10")
def test_after_the_doors_shut_nobody_is_asked_to_leave() -> None:
    game = dawn(
        sun=29,
        at=["a1", "m1"],
        loot={0: ["treasure_ruby_ring"]},
        owes_encounter={0: True},
        dice=[1],
    )
    assert game.is_over
    assert hero(game, 0).status == "dead"
    assert game.result is not None
    assert game.result.scores == (0, 0)
