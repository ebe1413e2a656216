import pytest

import delvers
from delvers import Game
from delvers.bots import Player
from delvers.bots.match import play_out
from delvers.kernel.requests import Ask
from tests.games.raiders.rules.scene import scene


class Watcher(Player):
    """A player who lays its first card and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__("random", "raiders", 0)
        self.asks: list[Ask] = []

    def choose(self, game: Game, seat: int) -> str:
        self.asks.append(game.pending[seat])
        return game.pending[seat].options[0]


@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("name", ["random", "heuristic", "search:8"])
def test_bots_play_a_game_to_its_end(name: str, seats: int, tactical: bool) -> None:
    game = delvers.new("raiders", seats=seats, seed=seats, options={"tactical": tactical})
    play_out(game, [Player(name, "raiders", 1)] * seats)
    assert game.is_over
    assert game.result is not None


def test_the_same_dice_play_the_same_game() -> None:
    games = [delvers.new("raiders", seats=4, seed=5) for _ in range(2)]
    for game in games:
        play_out(game, [Player("heuristic", "raiders", 6) for _ in range(4)])
    assert games[0].record().text() == games[1].record().text()


def test_other_dice_play_another_game() -> None:
    games = [delvers.new("raiders", seats=4, seed=5) for _ in range(2)]
    for seed, game in enumerate(games):
        play_out(game, [Player("random", "raiders", seed)] * 4)
    assert games[0].choices != games[1].choices


def test_bots_are_asked_in_seat_order() -> None:
    game = scene(3, "medusa", powers=dict.fromkeys(range(3), (1, 2)))
    watchers = [Watcher() for _ in range(3)]
    play_out(game, watchers)
    assert [seat for seat, _ in game.choices] == [0, 1, 2]
    assert [[ask.seat for ask in watcher.asks] for watcher in watchers] == [[0], [1], [2]]


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
