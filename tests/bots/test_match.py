import pytest

import delvers
from delvers import Dice, bots
from delvers.bots import Look
from delvers.bots.match import play_out
from delvers.kernel.requests import Ask
from tests.games.raiders.scene import scene


class Watcher:
    """A bot that lays its first card and notes what it was asked."""

    def __init__(self) -> None:
        self.asks: list[Ask] = []
        self.seats: list[object] = []

    def choose(self, ask: Ask, look: Look) -> str:
        self.asks.append(ask)
        self.seats.append(look()["seat"])
        return ask.options[0]


@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("name", bots.names("raiders"))
def test_bots_play_a_game_to_its_end(name: str, seats: int, tactical: bool) -> None:
    game = delvers.new("raiders", seats=seats, seed=seats, options={"tactical": tactical})
    play_out(game, [bots.make(name, "raiders", Dice(seat)) for seat in range(seats)])
    assert game.is_over
    assert game.result is not None


def test_the_same_dice_play_the_same_game() -> None:
    games = [delvers.new("raiders", seats=4, seed=5) for _ in range(2)]
    for game in games:
        play_out(game, [bots.make("heuristic", "raiders", Dice(seat)) for seat in range(4)])
    assert games[0].record().text() == games[1].record().text()


def test_bots_are_asked_in_seat_order_and_see_only_their_own_seat() -> None:
    game = scene(3, "medusa", powers=dict.fromkeys(range(3), (1, 2)))
    watchers = [Watcher() for _ in range(3)]
    play_out(game, watchers)
    assert [seat for seat, _ in game.choices] == [0, 1, 2]
    assert [watcher.seats for watcher in watchers] == [[0], [1], [2]]


def test_an_optional_torch_is_not_offered_to_a_bot() -> None:
    game = scene(
        3,
        "monster_09",
        items={0: ["torch"]},
        face_up=[True, False, True, True, True],
    )
    game.choose(0, "power 1")
    assert game.pending[0].optional
    watchers = [Watcher() for _ in range(3)]
    play_out(game, watchers)
    assert not any(ask.optional for watcher in watchers for ask in watcher.asks)
