"""A party that is shut in for good may give up (ROUND)."""

import pytest

from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, options, scene, state_of, told


def jammed(blows: int, door: Door | None = None) -> Game:
    """A warrior (ATK 4 and a sword: six dice) behind a door without a lock, in round 10."""
    shut = door or Door(2, is_locked=True, is_ruined=True, trap="", blows=blows)
    game = scene("brannoc_vale", at=[(3, 3)], doors={"north": shut})
    state_of(game).round = 8
    act(game, 0, "pass", "pass")
    assert state_of(game).round == 10
    return game


@pytest.mark.rule("DP-ROUND-02")
def test_a_party_that_can_never_get_out_may_give_up_and_all_lose_together() -> None:
    game = jammed(blows=3)
    assert options(game, 0) == ("go on", "give up")
    act(game, 0, "give up")
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DP-ROUND-02")
    assert told(game, "gave_up") == [{}]


def test_who_goes_on_is_asked_again_ten_rounds_later() -> None:
    game = jammed(blows=3)
    act(game, 0, "go on", *["pass"] * 10)
    assert options(game, 0) == ("go on", "give up")


@pytest.mark.parametrize(
    "door",
    [
        Door(2, is_locked=True, is_ruined=True, trap="", blows=2),
        Door(9, is_locked=True, trap=""),
        Door(trap=""),
    ],
)
def test_nobody_is_asked_while_a_door_might_still_be_opened(door: Door) -> None:
    assert "give up" not in options(jammed(0, door), 0)


def test_a_blind_door_is_no_way_out() -> None:
    assert "give up" in options(jammed(0, Door(trap="", is_blind=True)), 0)


def test_after_two_hundred_rounds_everybody_is_asked() -> None:
    game = scene("brannoc_vale", doors={"north": Door(trap="")})
    state_of(game).round = 198
    act(game, 0, "pass", "pass")
    assert options(game, 0) == ("go on", "give up")
