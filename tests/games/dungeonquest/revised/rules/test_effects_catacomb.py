"""What cards of the Catacomb deck do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.drawing import is_over_for, pile
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
)

EMPTY, EXIT, NAGA = "catacomb_empty", "catacomb_exit", "catacomb_giant_naga"
HOLE, BITE = "catacomb_hole_in_the_roof", "catacomb_vampire_bite"


@pytest.mark.rule("DQR-COMP-03")
def test_the_catacomb_deck_is_made_of_these_cards() -> None:
    copies = {card.id.removeprefix("catacomb_"): card.copies for card in CONTENT.decks["catacomb"]}
    assert copies == {
        "exit": 6,
        "empty": 8,
        "hole_in_the_roof": 2,
        "hidden_trap": 4,
        "treasure_chest": 2,
        "gigantic_diamond": 1,
        "torch_goes_out": 2,
        "horde_of_rats": 2,
        "spiders_venom": 2,
        "razorwing_attack": 2,
        "demon_flame": 1,
        "skeleton_volley": 1,
        "golem_grab": 1,
        "troll_smash": 1,
        "sorcerers_bolt": 1,
        "greedy_deep_elf": 1,
        "vampire_bite": 1,
        "giant_naga": 1,
        "shuffle": 1,
    }


@pytest.mark.rule("DQR-CARD-03", "DQR-CATA-12")
def test_an_empty_card_does_nothing_but_count_and_an_exit_may_be_taken_or_not() -> None:
    game = below("hugo", EMPTY, EXIT, EXIT, tiles={"e4": "rotating_room_01"}, dice=[1])
    assert hero(game, 0).row == [EMPTY, EXIT]
    assert (options(game, 0), game.pending[0].rule) == (
        ("surface", "stay below"),
        "DQR-CARDS-CATACOMB-EXIT",
    )
    out = game.copy()
    act(out, 0, "surface", "drift right")
    assert place(out, 0) == "e4"
    act(game, 0, "stay below")
    assert (hero(game, 0).status, hero(game, 0).row) == ("below", [EMPTY, EXIT, EXIT])


# -- hole in the roof ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-CATEXIT-02")
def test_who_fails_at_the_hole_tries_again_or_draws_a_card_instead() -> None:
    game = below("hugo", HOLE, EXIT, dice=[3, 3, 2, 4])
    assert (options(game, 0), game.pending[0].rule) == (
        ("climb", "go on"),
        "DQR-CARDS-CATACOMB-HOLE-IN-THE-ROOF",
    )
    assert (drawn(game, "catacomb"), hero(game, 0).row) == ([HOLE], [HOLE])
    again = game.copy()
    act(again, 0, "climb", "spend 1")
    assert options(again, 0) == ("surface", "stay below")
    assert hero(again, 0).determination == 0
    act(game, 0, "go on")
    assert drawn(game, "catacomb") == [HOLE, EXIT]
    assert hero(game, 0).determination == 1


@pytest.mark.rule("DQR-CARD-03")
def test_a_hole_that_was_passed_by_is_lost() -> None:
    game = below("hugo", HOLE, EMPTY, EXIT, dice=[6, 6])
    act(game, 0, "go on")
    assert drawn(game, "catacomb") == [HOLE, EMPTY, EXIT]


# -- vampire ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-04", "DQR-CATEXIT-10")
def test_a_bitten_hero_bleeds_at_the_start_of_each_later_turn_above_ground_too() -> None:
    game = below(
        "hugo", BITE, EXIT, tiles={"e4": "chamber_01"}, dice=[3, 3, 1],
        top={"dungeon": ["dungeon_empty"], "search": ["search_empty_room"]},
    )  # fmt: skip
    assert (hero(game, 0).wounds, cited(game, "wounded")) == (
        1,
        ["DQR-CARDS-CATACOMB-VAMPIRE-BITE"],
    )
    act(game, 0, "surface", "drift right")
    assert (hero(game, 0).wounds, hero(game, 0).kept) == (2, [BITE])
    assert pile(game, "catacomb") == [EXIT]
    act(game, 0, "search")
    assert hero(game, 0).wounds == 3


@pytest.mark.rule("DQR-CARD-03", "DQR-CATEXIT-10")
def test_a_hero_who_was_not_bitten_gives_the_vampire_back() -> None:
    game = below("hugo", BITE, EXIT, tiles={"e4": "rotating_room_01"}, dice=[2, 2, 1])
    act(game, 0, "surface", "drift right")
    assert pile(game, "catacomb") == [BITE, EXIT]


# -- naga ------------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-TURN-12")
def test_the_naga_ends_the_turn_and_its_drift_can_hurt_at_the_wall() -> None:
    game = below("hugo", NAGA, EXIT, dice=[4], skips={})
    act(game, 0, "drift left")
    assert (place(game, 0), hero(game, 0).wounds, game.waiting) == ("d1", 2, [1])
    assert is_over_for(game, 0)
    assert drawn(game, "catacomb") == [NAGA]


@pytest.mark.rule("DQR-CARD-05", "DQR-CATEXIT-12")
def test_a_hero_whom_the_naga_kills_at_the_wall_leaves_every_card_once() -> None:
    game = below("hugo", NAGA, row=[EMPTY], dice=[6], wounds={0: 14})
    act(game, 0, "drift left")
    assert hero(game, 0).status == "dead"
    assert sorted(pile(game, "catacomb")) == [EMPTY, NAGA]
