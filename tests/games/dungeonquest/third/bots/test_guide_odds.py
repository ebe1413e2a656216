"""The oracle is right where one roll decides: whether the doors shut before a hero is out."""

import pytest

from delvers import Dice, Game
from tests.bots.exact import ENOUGH, times_held
from tests.games.dungeonquest.third.rules.scene import scene, state_of


def two_steps_from_home(sun: int) -> Game:
    """A lone survivor with loot must get through one roll for the sun; chambers are empty."""
    game = scene(
        "hugo",
        "lindel",
        at=["c1"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        dice=Dice(4),
        status={1: "dead"},
        loot={0: ["treasure_ruby_ring"]},
        sun=sun,
    )
    state = state_of(game).copy()
    cards = state.decks["dungeon"].deck.cards
    state.decks["dungeon"].deck.cards = [card for card in cards if card == "dungeon_empty"]
    return Game(game.spec, 2, game.options, scene=state)


@pytest.mark.parametrize(("sun", "risk"), [(26, 2), (27, 3)])
def test_the_interval_holds_the_true_chance_of_the_last_sun_roll(sun: int, risk: int) -> None:
    true = {"move west": 1 - risk / 6}
    held = times_held(two_steps_from_home(sun), 0, true, 20)
    assert held["move west"] >= ENOUGH, held
