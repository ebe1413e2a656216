"""Cards that are kept and work again in later turns, in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, draws, is_over_for, pile, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, scene, told

TORCH = "dungeon_torch_goes_out"
SHADE = "dungeon_lingering_shade"
POTION = "crypt_unstable_potion"


def holder(*cards: str, **rest: object) -> Game:
    """A hero who keeps cards, at the start of his turn; the other one is up after him."""
    kept = {0: [*cards]}
    return scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"}, kept=kept, **rest)  # type: ignore[arg-type]


# -- trapdoor --------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-22", "DQ3-CARD-24")
def test_agility_saves_a_hero_from_the_trapdoor_and_the_card_is_discarded() -> None:
    game = draws("trap_trapdoor", dice=[2, 2])
    assert told(game, "test_passed")[0]["attribute"] == "agility"
    assert cited(game, "rolled") == ["DQ3-CARDS-TRAP-TRAPDOOR"]
    assert hero(game, 0).kept == []
    assert pile(game, "trap") == ["trap_trapdoor"]
    assert hero(game, 0).wounds == 0
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-23", "DQ3-DIFF-43", "DQ3-EX-29")
def test_a_hero_who_fails_at_the_trapdoor_suffers_a_wound_and_keeps_the_card() -> None:
    game = draws("trap_trapdoor", hero="challara", dice=[2, 5])
    assert hero(game, 0).wounds == 1
    assert cited(game, "wounded") == ["DQ3-CARDS-TRAP-TRAPDOOR"]
    assert hero(game, 0).kept == ["trap_trapdoor"]
    assert sum(hero(game, 0).determination.values()) == 1
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-23", "DQ3-CARD-04", "DQ3-GAP-80", "DQ3-EX-30")
def test_in_the_next_turn_he_tests_again_and_acts_on_if_he_passes() -> None:
    game = draws("trap_trapdoor", hero="challara", dice=[2, 5, 3, 4], skips=SLEEP)
    assert turns_of(game, 0) == 2
    assert told(game, "test_passed")[0]["value"] == 7
    assert hero(game, 0).kept == []
    assert pile(game, "trap") == ["trap_trapdoor"]
    assert hero(game, 0).determination == {}
    assert "move north" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-23", "DQ3-GAP-80")
def test_each_further_failure_costs_a_wound_and_the_turn() -> None:
    game = draws("trap_trapdoor", dice=[6, 6, 6, 6, 6, 6], skips=SLEEP)
    assert turns_of(game, 0) == 4
    assert hero(game, 0).wounds == 3
    assert len(told(game, "test_failed")) == 3


@pytest.mark.rule("DQ3-CARD-23")
def test_a_hero_killed_by_the_trapdoor_gives_the_card_back() -> None:
    game = draws("trap_trapdoor", dice=[6, 6], wounds={0: 15})
    assert hero(game, 0).status == "dead"
    assert pile(game, "trap") == ["trap_trapdoor"]


# -- the torch -------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-25")
def test_determination_helps_to_light_the_torch_turn_after_turn() -> None:
    game = holder(TORCH, dice=[2, 2, 2, 2], skips=SLEEP)
    assert turns_of(game, 0) == 2
    assert told(game, "test_passed")[0]["value"] == 4
    assert "search" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-25", "DQ3-CATA-18")
def test_in_the_catacombs_the_torch_stays_in_the_row_when_it_is_lit_again() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c5"],
        status={0: "below"},
        heading={0: 0},
        top={"catacomb": ["catacomb_torch_goes_out", "catacomb_exit"]},
        dice=[1, 1],
        skips=SLEEP,
    )
    assert hero(game, 0).row == ["catacomb_torch_goes_out", "catacomb_exit"]
    assert hero(game, 0).kept == []
    assert pile(game, "catacomb") == []


# -- several at once -------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-04", "DQ3-CLAR-04", "DQ3-CLAR-05")
def test_kept_cards_are_resolved_in_the_order_the_hero_likes_and_none_is_left_out() -> None:
    game = holder(TORCH, SHADE, dice=[6, 6, 6, 6])
    assert game.pending[0].rule == "DQ3-CLAR-04"
    assert options(game, 0) == (f"resolve {TORCH}", f"resolve {SHADE}")
    act(game, 0, f"resolve {TORCH}")
    assert len(told(game, "rolled")) == 2
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CLAR-04", "DQ3-CARD-08")
def test_a_potion_or_a_healing_rune_may_come_before_what_must_happen() -> None:
    game = holder(
        "trap_trapdoor",
        wounds={0: 15},
        loot={0: [POTION]},
        runes={0: ["rune_of_healing", "stasis_rune"]},
        dice=[4, 5, 6, 6],
    )
    assert options(game, 0) == (
        "resolve trap_trapdoor",
        f"use {POTION}",
        "use rune_of_healing",
    )
    act(game, 0, f"use {POTION}")
    assert hero(game, 0).wounds == 12
    act(game, 0, "resolve trap_trapdoor")
    assert hero(game, 0).wounds == 13
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-04")
def test_a_skipped_turn_asks_nothing_of_kept_cards() -> None:
    game = holder(TORCH, skips={0: 1})
    assert not told(game, "rolled")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-04", "DQ3-VAR-WAIT-01")
def test_if_death_can_wait_the_shade_does_not_kill_but_stays() -> None:
    game = holder(SHADE, dice=[1, 1, 1], rules=Rules(death_can_wait=True))
    assert hero(game, 0).status == "exploring"
    assert hero(game, 0).kept == [SHADE]
    assert is_over_for(game, 0)
