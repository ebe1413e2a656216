"""Cards that are kept and work again in later turns, in this edition only (CARD, TURN-03)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    is_over_for,
    outcomes,
    pile,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    hero,
    options,
    scene,
    told,
)

TORCH, SHADE = "dungeon_torch_goes_out", "dungeon_lingering_shade"
POTION, BITE = "crypt_unstable_potion", "catacomb_vampire_bite"


def holder(*cards: str, **rest: object) -> Game:
    """A hero who keeps cards, at the start of his turn; the other one is up after him."""
    kept = {0: [*cards]}
    return scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"}, kept=kept, **rest)  # type: ignore[arg-type]


# -- the torch -------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-04", "DQR-DETERM-04")
def test_determination_of_one_turn_helps_to_light_the_torch_in_the_next() -> None:
    game = holder(TORCH, dice=[2, 3, 2, 3], skips=SLEEP)
    assert (turns_of(game, 0), options(game, 0)) == (2, ("spend none", "spend 1"))
    act(game, 0, "spend 1")
    assert "search" in options(game, 0)


@pytest.mark.rule("DQR-CARD-04", "DQR-GAP-35")
def test_below_the_torch_keeps_a_hero_from_drawing_and_stays_in_the_row_when_it_is_lit() -> None:
    torch = "catacomb_torch_goes_out"
    game = below("hugo", torch, "catacomb_exit", dice=[2, 3, 2, 2])
    assert [outcome[0] for outcome in outcomes(game)] == ["failed", "passed"]
    assert turns_of(game, 0) == 3
    assert hero(game, 0).row == [torch, "catacomb_exit"]
    assert (hero(game, 0).kept, pile(game, "catacomb")) == ([], [])


@pytest.mark.rule("DQR-GAP-35", "DQR-TURN-12")
def test_a_torch_that_went_out_above_ends_a_turn_below_too() -> None:
    game = scene(
        "hugo", "krutzbeck", at=["c4"], status={0: "below"}, heading={0: 0},
        kept={0: [TORCH]}, dice=[6, 6],
    )  # fmt: skip
    assert told(game, "card_drawn") == []
    assert is_over_for(game, 0)


# -- several at once -------------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-42", "DQR-GAP-35")
def test_kept_cards_come_in_the_order_the_hero_likes_and_all_of_them() -> None:
    game = holder(TORCH, SHADE, dice=[6, 6, 6, 6])
    assert game.pending[0].rule == "DQR-GAP-42"
    assert options(game, 0) == (f"resolve {TORCH}", f"resolve {SHADE}")
    other = game.copy()
    act(game, 0, f"resolve {TORCH}")
    assert [roll["why"] for roll in told(game, "rolled")] == ["luck test", SHADE]
    assert is_over_for(game, 0)
    act(other, 0, f"resolve {SHADE}")
    assert [roll["why"] for roll in told(other, "rolled")] == [SHADE, "luck test"]


@pytest.mark.rule("DQR-GAP-42", "DQR-CARD-04")
def test_a_potion_may_come_before_what_must_happen_but_no_rune() -> None:
    game = holder(
        BITE, wounds={0: 15}, loot={0: [POTION]},
        runes={0: ["rune_of_healing", "stasis_rune"]}, dice=[4, 5],
    )  # fmt: skip
    assert options(game, 0) == (f"resolve {BITE}", f"use {POTION}")
    act(game, 0, f"use {POTION}")
    assert (hero(game, 0).wounds, hero(game, 0).status) == (13, "exploring")
    assert options(game, 0) == ("go on", "use rune_of_healing", "use stasis_rune")


@pytest.mark.rule("DQR-GAP-41", "DQR-CARD-04")
def test_a_lost_turn_asks_nothing_of_kept_cards() -> None:
    game = holder(TORCH, BITE, skips={0: 1})
    assert (told(game, "rolled"), hero(game, 0).wounds) == ([], 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-04", "DQR-DEATH-08")
def test_kept_cards_of_a_dead_hero_go_to_their_piles() -> None:
    game = holder(TORCH, BITE, wounds={0: 15}, dice=[1, 1])
    act(game, 0, f"resolve {BITE}")
    assert hero(game, 0).status == "dead"
    assert (pile(game, "dungeon"), pile(game, "catacomb")) == ([TORCH], [BITE])


@pytest.mark.rule("DQR-CARD-05", "DQR-DEATH-08")
def test_of_two_torches_below_the_lit_one_and_the_other_both_go_back_once() -> None:
    torch, venom = "catacomb_torch_goes_out", "catacomb_spiders_venom"
    game = below("hugo", row=[torch, torch, venom], kept={0: [torch]}, wounds={0: 15}, dice=[1])
    act(game, 0, f"resolve {venom}")
    assert hero(game, 0).status == "dead"
    assert sorted(pile(game, "catacomb")) == [venom, torch, torch]
