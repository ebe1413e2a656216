"""The worked examples about the catacombs, the sun, the winner and torchlight (EX-30 on)."""

from collections.abc import Sequence

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import pile
from tests.games.dungeonquest.revised.rules.rooms import EMPTY
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

BARE, TURN = "catacomb_empty", "drift right"
"""A Catacomb card of distance only; to the right of a marker to the north is the east."""


def rising(at: str, *dice: int, row: Sequence[str] = (), end: str = "") -> Game:
    """Krutzbeck is below with his marker to the north, draws an exit and uses it."""
    game = scene(
        "krutzbeck", "hugo", at=[at], status={0: "below"}, heading={0: 0}, row={0: [*row]},
        loot={0: [card for card in row if "diamond" in card]}, dice=dice,
        tiles={end: "chamber_01"} if end else {}, top={"catacomb": ["catacomb_exit"], **EMPTY},
    )  # fmt: skip
    act(game, 0, "surface", TURN)
    return game


@pytest.mark.rule("DQR-EX-30", "DQR-CATEXIT-03", "DQR-CATEXIT-04")
def test_two_cards_and_the_exit_are_three_spaces_forward() -> None:
    game = rising("c8", 1, row=[BARE] * 2, end="d5")
    assert (place(game, 0), hero(game, 0).wounds) == ("d5", 0)


@pytest.mark.rule("DQR-EX-31", "DQR-CATEXIT-05")
def test_five_cards_lead_three_spaces_to_the_outer_wall_without_a_wound() -> None:
    game = rising("c4", 1, row=[BARE] * 4, end="d1")
    assert (place(game, 0), hero(game, 0).wounds, told(game, "wounded")) == ("d1", 0, [])


@pytest.mark.rule("DQR-EX-32", "DQR-CATEXIT-08")
def test_a_five_leads_two_spaces_to_the_outer_wall_and_costs_three_wounds() -> None:
    game = rising("k5", 5, end="m4")
    assert place(game, 0) == "m4"
    assert told(game, "wounded") == [{"seat": 0, "amount": 3, "cause": "outer_wall"}]
    assert cited(game, "wounded") == ["DQR-CATEXIT-08"]


@pytest.mark.rule("DQR-EX-33", "DQR-CATEXIT-09", "DQR-CATEXIT-10")
def test_of_a_row_the_loot_is_kept_and_the_four_other_cards_are_discarded() -> None:
    others = [BARE, "catacomb_horde_of_rats", "catacomb_razorwing_attack"]
    game = rising("c8", 1, row=["catacomb_gigantic_diamond", *others], end="d3")
    assert place(game, 0) == "d3"
    assert (hero(game, 0).loot, hero(game, 0).row) == (["catacomb_gigantic_diamond"], [])
    assert pile(game, "catacomb") == [*others, "catacomb_exit"]


# -- the sun ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-EX-34", "DQR-SUN-04", "DQR-SUN-03", "DQR-SUN-05")
@pytest.mark.parametrize(("number", "sets"), [(2, True), (3, False)])
def test_on_a_space_with_a_two_a_two_is_sunset_and_a_three_is_not(number: int, sets: bool) -> None:
    game = scene("hugo", "lindel", first=0, sun=27, dice=[number])
    assert (shown(game)["sun"], game.is_over) == (28, sets)
    assert cited(game, "doors_shut") == ["DQR-SUN-04"] * sets
    assert [death["cause"] for death in told(game, "died")] == ["sunset", "sunset"] * sets


@pytest.mark.rule("DQR-EX-35", "DQR-SUN-06")
def test_on_the_last_space_the_sun_stays_and_the_die_is_rolled_again() -> None:
    game = scene("hugo", "lindel", first=0, sun=31, dice=[6, 6, 5], skips={0: 9, 1: 9})
    assert (shown(game)["sun"], told(game, "sun_moved")) == (31, [])
    assert [roll["dice"] for roll in told(game, "rolled")] == [[6], [6], [5]]
    assert game.is_over


# -- the winner ------------------------------------------------------------------------------------

FIVE_HUNDRED = "treasure_flying_carpet"


def counted(his: Sequence[str], hers: Sequence[str]) -> Game:
    """Two heroes have got out with their Loot."""
    return scene(
        "hugo", "tatianna", status={0: "out", 1: "out"}, loot={0: [*his], 1: [*hers]}
    )  # fmt: skip


@pytest.mark.rule("DQR-EX-36", "DQR-WIN-05")
def test_of_two_with_a_thousand_the_one_with_a_card_of_nine_hundred_wins() -> None:
    game = counted([FIVE_HUNDRED] * 2, ["treasure_chalice_of_tamalir", "corpse_gold_coins_100"])
    assert game.result is not None
    assert (game.result.scores, game.result.winners) == ((1000, 1000), (1,))
    assert game.result.why == "DQR-WIN-05"


@pytest.mark.rule("DQR-EX-37", "DQR-WIN-06")
def test_of_two_with_equal_best_cards_the_one_with_three_cards_wins() -> None:
    three = [FIVE_HUNDRED, "treasure_ebon_amulet", "corpse_gold_coins_200"]
    game = counted(three, [FIVE_HUNDRED] * 2)
    assert game.result is not None
    assert (game.result.scores, game.result.winners) == ((1000, 1000), (0,))
    assert game.result.why == "DQR-WIN-06"


# -- torchlight ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-EX-40", "DQR-VAR-TORCH-03", "DQR-VAR-TORCH-07")
def test_krutzbeck_lights_two_halls_of_a_corridor_before_he_goes_on() -> None:
    game = scene(
        "krutzbeck", "hugo", at=["c4"], tiles={"c4": "chamber_01", "c3": "corridor_02"},
        pool=["chamber_01", "trap_01"], rules=Rules(torchlight=True), top=EMPTY,
    )  # fmt: skip
    act(game, 0, "move north")
    assert (place(game, 0), options(game, 0)) == ("c3", ("light north", "light west"))
    act(game, 0, "light west")
    laid = [(label(tile["at"]), tile["tile"], tile["entry"]) for tile in told(game, "tile_laid")]
    assert laid == [("b3", "chamber_01", 1), ("c2", "trap_01", 2)]
    assert state_of(game).tiles[SPACE_OF["b3"]] == ("chamber_01", 3)
    assert options(game, 0) == ("move north", "move west")
    assert len(told(game, "moved")) == 1
    act(game, 0, "move west")
    assert (place(game, 0), len(told(game, "tile_laid")), options(game, 0)) == (
        "b3",
        2,
        ("light north", "light south", "light west"),
    )
