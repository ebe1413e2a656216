"""The heuristic bot chooses as a sensible player would; its whim is switched off by low dice."""

from collections.abc import Sequence
from typing import TypeAlias

import pytest

import delvers
from delvers import Dice, Game, bots
from delvers.bots.match import play_out
from delvers.games.raiders.bots.heuristic import RaidersBot
from tests.games.raiders.rules.scene import scene

Powers: TypeAlias = dict[int, Sequence[int]]


class SteadyDice(Dice):
    """Dice that always pick the first, so that the worth alone decides."""

    def __init__(self) -> None:
        super().__init__(0)

    def pick(self, count: int) -> int:  # noqa: ARG002
        return 0


def chosen(game: Game, seat: int = 0) -> str:
    return RaidersBot(SteadyDice()).choose(game.pending[seat], lambda: game.view(seat))


def hands(seats: int, *powers: int) -> Powers:
    return dict.fromkeys(range(seats), powers)


def test_it_takes_a_rich_chest_with_its_highest_card() -> None:
    row = ["treasure_06", "treasure_07", "monster_10", "treasure_03", "trap_04"]
    game = scene(4, "treasure_03", at=3, powers=hands(4, 3, 5), row=row)
    assert chosen(game) == "power 5"


def test_it_saves_its_highest_card_for_the_richer_chest_to_come() -> None:
    row = ["treasure_06", "treasure_07", "monster_10", "treasure_09", "treasure_03"]
    game = scene(4, "treasure_09", at=3, powers=hands(4, 3, 5), row=row)
    assert chosen(game) == "power 3"


def test_the_richest_keeps_his_card_low_at_the_lava_cauldron() -> None:
    row = ["treasure_06", "treasure_07", "monster_10", "trap_01", "treasure_09"]
    powers: Powers = {0: (1, 5), 1: (1, 2), 2: (1, 2), 3: (1, 2)}
    game = scene(4, "trap_01", at=3, coins=[9, 2, 3, 4], powers=powers, row=row)
    assert chosen(game) == "power 1"


def test_whoever_is_not_the_richest_lays_high_at_the_lava_cauldron() -> None:
    row = ["treasure_06", "treasure_07", "monster_10", "trap_01", "trap_04"]
    powers: Powers = {0: (1, 5), 1: (1, 2), 2: (1, 2), 3: (1, 2)}
    game = scene(
        4, "trap_01", at=3, coins=[2, 9, 3, 4], wounds=[1, 0, 0, 0], powers=powers, row=row
    )
    assert chosen(game) == "power 5"


def test_it_does_not_lay_the_lowest_card_before_a_dragon() -> None:
    game = scene(4, "monster_01", at=4, powers={**hands(4, 2, 3), 0: (1, 4)})
    assert chosen(game) == "power 4"


def test_it_uses_a_sword_where_the_lowest_card_would_be_hit() -> None:
    row = ["treasure_06", "treasure_07", "monster_10", "monster_01", "treasure_03"]
    powers: Powers = {0: (1, 5), 1: (3, 4), 2: (3, 4), 3: (3, 4)}
    game = scene(
        4, "monster_01", at=3, wounds=[2, 2, 2, 2], powers=powers, items={0: ["sword"]}, row=row
    )
    assert chosen(game) == "sword"


def test_it_drinks_when_wounds_would_make_it_faint_and_takes_coins_otherwise() -> None:
    def at_the_potion(own: int) -> Game:
        row = ["treasure_06", "treasure_07", "monster_10", "chamber_01", "treasure_09"]
        wounds = [own, 5, 5, 5]
        return scene(4, "chamber_01", at=3, level=5, wounds=wounds, powers=hands(4, 4, 5), row=row)

    assert chosen(at_the_potion(6)) == "power 5"
    assert chosen(at_the_potion(0)) == "power 4"


def test_it_lights_a_torch_in_a_dark_row() -> None:
    dark = (True, False, False, True, True)
    game = scene(4, "treasure_09", items={0: ["torch"]}, face_up=dark)
    assert chosen(game) == "use torch"


def test_it_keeps_its_torch_in_a_row_with_one_dark_room() -> None:
    dark = (True, True, False, True, True)
    game = scene(4, "treasure_09", items={0: ["torch"]}, face_up=dark)
    assert chosen(game) != "use torch"


def test_asked_for_nothing_but_a_torch_it_answers_even_where_it_would_rather_keep_it() -> None:
    dark = (True, True, False, True, True)
    game = scene(4, "treasure_09", items={0: ["torch"]}, face_up=dark)
    game.choose(0, "power 3")
    assert game.pending[0].optional
    assert chosen(game) == "use torch"


def test_after_a_crystal_ball_it_answers_the_cards_it_sees() -> None:
    row = ["treasure_06", "treasure_07", "treasure_03", "treasure_04", "treasure_05"]
    game = scene(
        4,
        "treasure_03",
        at=2,
        powers={**hands(4, 2, 3, 5), 0: (3, 4, 5)},
        items={0: ["crystal ball"]},
        row=row,
    )
    for seat, card in enumerate(("crystal ball", "power 3", "power 2", "power 2")):
        game.choose(seat, card)
    assert chosen(game) == "power 4"


def test_in_the_tactical_variant_it_answers_the_cards_before_it() -> None:
    row = ["treasure_06", "treasure_07", "treasure_03", "treasure_04", "treasure_05"]
    game = scene(
        3, "treasure_03", at=2, powers={0: (3, 4, 5), 1: (2, 3, 5), 2: (2, 3, 5)}, row=row, map_at=1
    )
    game.choose(1, "power 3")
    game.choose(2, "power 2")
    assert chosen(game) == "power 4"


def test_it_escapes_from_the_megadragon_with_a_key() -> None:
    powers: Powers = {0: (1,), 1: (4,), 2: (4,), 3: (4,)}
    game = scene(4, "megadragon", coins=[9, 1, 1, 1], powers=powers, items={0: ["key"]})
    assert chosen(game) == "key"


def test_before_the_golem_it_knows_that_a_five_counts_as_one() -> None:
    powers: Powers = {0: (2, 5), 1: (1, 5), 2: (1, 5), 3: (1, 5)}
    game = scene(4, "golem", coins=[9, 1, 1, 1], wounds=[3, 3, 3, 3], powers=powers)
    assert chosen(game) == "power 2"


def test_before_the_mummy_it_stays_below_the_highest_card() -> None:
    powers: Powers = {0: (2, 5), 1: (3, 4), 2: (3, 4), 3: (3, 4)}
    game = scene(4, "mummy", coins=[9, 1, 1, 1], wounds=[3, 3, 3, 3], powers=powers)
    assert chosen(game) == "power 2"


def test_at_the_end_it_lays_the_card_that_keeps_it_standing() -> None:
    powers: Powers = {0: (1, 5), 1: (2,), 2: (2,), 3: (2,)}
    game = scene(4, "sphinx", coins=[5, 4, 3, 2], wounds=[3, 4, 2, 2], powers=powers)
    assert chosen(game) == "power 5"


@pytest.mark.parametrize("room", ["treasure_01", "monster_01", "trap_01", "vampire"])
def test_it_does_not_waste_another_ball_when_all_cards_lie_open(room: str) -> None:
    game = scene(3, room, items={0: ["crystal ball", "crystal ball"]})
    for seat, card in enumerate(("crystal ball", "power 4", "power 3")):
        game.choose(seat, card)
    assert chosen(game).startswith("power ")


def victories(games: int, tactical: bool) -> float:
    """The part of the games that one heuristic bot wins against three random ones."""
    won = 0.0
    for number in range(games):
        game = delvers.new(
            "raiders", seats=4, seed=number, options={"tactical": tactical}, events=False
        )
        own = number % 4
        seats = ["heuristic" if seat == own else "random" for seat in range(4)]
        play_out(game, [bots.Player(name, "raiders", number) for name in seats])
        winners = game.result.winners if game.result else ()
        won += 1 / len(winners) if own in winners else 0
    return won / games


@pytest.mark.parametrize("tactical", [False, True])
def test_it_wins_far_more_than_its_share_against_random_bots(tactical: bool) -> None:
    assert victories(200, tactical) >= 0.75
