"""The oracle is right in a last room with known hands, where all that can come can be counted."""

from itertools import product

from delvers import Game
from tests.bots.exact import ENOUGH, times_held
from tests.games.raiders.rules.scene import scene, winners

HANDS = {0: (2, 4), 1: (1, 5), 2: (1, 5)}


def last_room(*, laid: tuple[int, int]) -> Game:
    """The others have laid one of the two cards that everybody knows they hold, face down."""
    game = scene(3, "medusa", coins=(3, 3, 3), powers=HANDS)
    for seat, power in enumerate(laid, 1):
        game.choose(seat, f"power {power}")
    return game


def true_chance(option: str) -> float:
    """By all four ways in which the cards can lie."""
    shares = []
    for laid in product((1, 5), (1, 5)):
        game = last_room(laid=laid)
        game.choose(0, option)
        won = winners(game)
        shares.append((0 in won) / (len(won) if len(won) < 3 else 1))
    return sum(shares) / len(shares)


def test_the_interval_holds_the_true_chance_in_a_last_room_with_known_hands() -> None:
    true = {option: true_chance(option) for option in ("power 2", "power 4")}
    assert 0 < min(true.values()) < 1
    held = times_held(last_room(laid=(1, 5)), 0, true, 24)
    assert min(held.values()) >= ENOUGH, (held, true)
