"""Cards that are kept and work again in later turns (CARD, TURN-03)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.card_scenes import (
    SLEEP,
    draws,
    is_over_for,
    outcomes,
    pile,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
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


@pytest.mark.rule("DQR-CARD-04")
def test_the_torch_goes_out_and_nothing_more_happens_this_turn() -> None:
    game = draws(TORCH)
    assert hero(game, 0).kept == [TORCH]
    assert not told(game, "rolled")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-TURN-03", "DQR-CARD-04")
def test_luck_lights_the_torch_and_the_turn_goes_on() -> None:
    game = holder(TORCH, dice=[2, 2])
    assert outcomes(game) == [("passed", "luck", 4, 4)]
    assert cited(game, "rolled") == ["DQR-CARDS-DUNGEON-TORCH-GOES-OUT"]
    assert (hero(game, 0).kept, pile(game, "dungeon")) == ([], [TORCH])
    assert "move north" in options(game, 0)


@pytest.mark.rule("DQR-TURN-03", "DQR-TURN-12", "DQR-CARD-04")
def test_without_luck_the_turn_ends_in_the_dark() -> None:
    game = holder(TORCH, dice=[2, 3])
    assert (hero(game, 0).kept, hero(game, 0).wounds) == ([TORCH], 0)
    assert hero(game, 0).determination == 1
    assert is_over_for(game, 0)


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


# -- the shade -------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-04", "DQR-DEATH-02")
@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1)])
def test_the_shade_kills_on_two_or_three(dice: tuple[int, int]) -> None:
    game = holder(SHADE, dice=dice)
    assert told(game, "died") == [{"seat": 0, "cause": SHADE}]
    assert (cited(game, "died"), pile(game, "dungeon")) == (
        ["DQR-CARDS-DUNGEON-LINGERING-SHADE"],
        [SHADE],
    )


@pytest.mark.rule("DQR-CARD-04", "DQR-TURN-03")
@pytest.mark.parametrize("dice", [(1, 3), (2, 2), (6, 6)])
def test_on_four_and_more_the_shade_only_lingers(dice: tuple[int, int]) -> None:
    game = holder(SHADE, dice=dice)
    assert cited(game, "rolled") == ["DQR-CARDS-DUNGEON-LINGERING-SHADE"]
    assert hero(game, 0).kept == [SHADE]
    assert "move north" in options(game, 0)


@pytest.mark.rule("DQR-CARD-04")
def test_the_shade_does_nothing_in_the_turn_it_comes_and_rolls_in_each_later_one() -> None:
    game = draws(SHADE, dice=[3, 3, 3, 4], skips=SLEEP, top={"search": ["search_empty_room"]})
    assert len(told(game, "rolled")) == 1
    act(game, 0, "search")
    assert [sum(roll["dice"]) for roll in told(game, "rolled")] == [6, 7]


@pytest.mark.rule("DQR-CARD-04", "DQR-CARD-05")
def test_the_shade_stays_behind_when_the_hero_goes_below_or_leaves() -> None:
    gone = holder(SHADE, dice=[6, 6], entrances=["c4"])
    act(gone, 0, "descend", "head north")
    assert (hero(gone, 0).kept, pile(gone, "dungeon")) == ([], [SHADE])
    out = scene("hugo", "lindel", kept={0: [SHADE]}, loot={0: ["corpse_rope"]}, dice=[6, 6])
    act(out, 0, "leave")
    assert (hero(out, 0).kept, pile(out, "dungeon")) == ([], [SHADE])


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
