"""The oracle is right where one roll or one card decides what becomes of a hero."""

import pytest

from delvers import Dice, Game
from delvers.games.dungeonquest.common.rules.board import COLUMNS, ROWS, TOWERS, TREASURE, label
from delvers.games.dungeonquest.common.rules.options import FACE_DRAGON
from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.bots.exact import ENOUGH, times_held
from tests.games.dungeonquest.third.rules.scene import scene, state_of

LIFE_OF_HUGO = CONTENT.heroes["hugo"].life
DRAGON_CARDS = 8


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
    return with_decks(game, dungeon=["dungeon_empty"] * 8)


def with_decks(game: Game, **cards: list[str]) -> Game:
    """The same scene with these cards only in some decks."""
    state = state_of(game).copy()
    for deck, held in cards.items():
        state.decks[deck].deck.cards = held
    return Game(game.spec, 2, game.options, scene=state)


@pytest.mark.parametrize(("sun", "risk"), [(26, 2), (27, 3)])
def test_the_interval_holds_the_true_chance_of_the_last_sun_roll(sun: int, risk: int) -> None:
    true = {"move west": 1 - risk / 6}
    held = times_held(two_steps_from_home(sun), 0, true, 20)
    assert held["move west"] >= ENOUGH, held


def before_the_last_door(opens: int, spears: int) -> Game:
    """A lone survivor with loot and one life left, between whom and a tower there is a door."""
    game = scene(
        "hugo",
        "lindel",
        at=["b1"],
        tiles={"b1": "chamber_09@3"},
        dice=Dice(4),
        status={1: "dead"},
        loot={0: ["treasure_ruby_ring"]},
        wounds={0: LIFE_OF_HUGO - 1},
    )
    return with_decks(game, door=["door_opens"] * opens + ["door_spear_trap"] * spears)


@pytest.mark.parametrize(("opens", "spears"), [(8, 4), (3, 6)])
def test_the_interval_holds_the_true_chance_of_one_door_card(opens: int, spears: int) -> None:
    true = {"move west": opens / (opens + spears)}
    held = times_held(before_the_last_door(opens, spears), 0, true, 30)
    assert held["move west"] >= ENOUGH, held


def before_the_dragon(shown: int) -> Game:
    """A hero with one life left beside the sleeping dragon; all chambers are empty and open."""
    game = scene(
        "hugo",
        "lindel",
        at=[label(TREASURE)],
        dice=Dice(4),
        status={1: "dead"},
        wounds={0: LIFE_OF_HUGO - 1},
    )
    spaces = {*range(COLUMNS * ROWS)} - {*TOWERS, TREASURE}
    state_of(game).tiles.update(dict.fromkeys(spaces, ("chamber_01", 0)))
    sleeping = ["dragon_sleeping"] * (DRAGON_CARDS - 1 - shown)
    state_of(game).shown_dragons.extend(["dragon_sleeping"] * shown)
    return with_decks(game, dragon=[*sleeping, "dragon_dragon_rage"], dungeon=["dungeon_empty"] * 8)


@pytest.mark.parametrize("shown", [3, 5])
def test_the_interval_holds_the_true_chance_of_one_dragon_card(shown: int) -> None:
    true = {FACE_DRAGON: 1 - 1 / (DRAGON_CARDS - shown)}
    held = times_held(before_the_dragon(shown), 0, true, 30)
    assert held[FACE_DRAGON] >= ENOUGH, held
