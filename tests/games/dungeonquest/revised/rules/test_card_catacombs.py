"""What the cards of the Catacomb deck do (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.card_scenes import is_over_for, outcomes, pile
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    told,
)

EMPTY, EXIT, NAGA = "catacomb_empty", "catacomb_exit", "catacomb_giant_naga"
HOLE, RATS = "catacomb_hole_in_the_roof", "catacomb_horde_of_rats"
VENOM, BITE = "catacomb_spiders_venom", "catacomb_vampire_bite"
DIAMOND = "catacomb_gigantic_diamond"


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


@pytest.mark.rule("DQR-CARD-03")
def test_a_hidden_trap_below_is_a_trap_card() -> None:
    game = below("hugo", "catacomb_hidden_trap", EXIT, top={"trap": ["trap_explosion"]})
    assert drawn(game, "trap") == ["trap_explosion"]
    assert (hero(game, 0).wounds, hero(game, 0).row) == (4, ["catacomb_hidden_trap", EXIT])


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("dice", "wounds"), [([4, 5], 0), ([4, 6], 4)])
def test_the_horde_of_rats_bites_four_times_unless_armor_holds(
    dice: list[int], wounds: int
) -> None:
    game = below("hugo", RATS, EXIT, dice=dice)
    assert outcomes(game)[0][1] == "armor"
    assert (hero(game, 0).wounds, hero(game, 0).row) == (wounds, [RATS, EXIT])


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("number", [1, 6])
def test_razorwings_below_wound_as_much_as_a_die_shows(number: int) -> None:
    game = below("hugo", "catacomb_razorwing_attack", EXIT, dice=[number])
    assert hero(game, 0).wounds == number


# -- hole in the roof ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-CATEXIT-01")
def test_who_passes_agility_may_climb_out_by_the_hole() -> None:
    game = below("hugo", HOLE, EXIT, tiles={"d4": "rotating_room_01"}, dice=[2, 3, 1])
    assert outcomes(game) == [("passed", "agility", 5, 5)]
    assert options(game, 0) == ("surface", "stay below")
    stays = game.copy()
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "d4"
    act(stays, 0, "stay below")
    assert drawn(stays, "catacomb") == [HOLE, EXIT]


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


# -- venom -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-04", "DQR-TURN-03")
@pytest.mark.parametrize(("number", "wounds"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_venom_hurts_on_one_or_two_at_the_start_of_a_later_turn(number: int, wounds: int) -> None:
    game = below("hugo", VENOM, EXIT, dice=[number])
    assert hero(game, 0).wounds == wounds
    assert cited(game, "rolled") == ["DQR-CARDS-CATACOMB-SPIDERS-VENOM"]
    assert hero(game, 0).row == [VENOM, EXIT]


@pytest.mark.rule("DQR-CARD-04")
def test_venom_does_nothing_when_drawn_then_works_every_turn_and_twice_as_two_cards() -> None:
    game = below("hugo", VENOM, skips={}, dice=[1])
    assert (told(game, "rolled"), game.waiting) == ([], [1])
    game = below("hugo", VENOM, VENOM, EMPTY, EXIT, dice=[1] * 5)
    assert hero(game, 0).wounds == 5


@pytest.mark.rule("DQR-CARD-04", "DQR-CATEXIT-10")
def test_venom_ends_when_the_hero_comes_out() -> None:
    game = below("hugo", EXIT, row=[VENOM], tiles={"e4": "rotating_room_01"}, dice=[6, 1, 1])
    act(game, 0, "surface", "drift right")
    assert (hero(game, 0).wounds, hero(game, 0).kept) == (0, [])
    assert pile(game, "catacomb") == [VENOM, EXIT]


# -- vampire ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-TEST-01")
@pytest.mark.parametrize(
    ("name", "attribute", "value"), [("hugo", "agility", 5), ("tatianna", "armor", 4)]
)
def test_the_vampire_tests_the_weaker_of_agility_and_armor(
    name: str, attribute: str, value: int
) -> None:
    game = below(name, BITE, EXIT, dice=[2, value - 2])
    assert outcomes(game) == [("passed", attribute, value, value)]
    assert (hero(game, 0).kept, hero(game, 0).wounds) == ([], 0)


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


@pytest.mark.rule("DQR-CARD-03", "DQR-CATEXIT-03")
def test_the_naga_drags_the_marker_to_the_exit_and_turns_it_round() -> None:
    game = below("hugo", NAGA, EXIT, row=[EMPTY] * 2, dice=[2])
    act(game, 0, "drift right")
    assert (place(game, 0), hero(game, 0).heading, hero(game, 0).status) == ("f5", 3, "below")
    assert told(game, "dragged") == [{"seat": 0, "at": SPACE_OF["f5"], "heading": 3}]
    assert (cited(game, "dragged"), told(game, "tile_laid")) == (
        ["DQR-CARDS-CATACOMB-GIANT-NAGA"],
        [],
    )
    assert pile(game, "catacomb") == [EMPTY, EMPTY, NAGA]


@pytest.mark.rule("DQR-CARD-03", "DQR-CARD-04")
def test_after_the_naga_only_loot_and_kept_cards_are_left_in_the_row() -> None:
    kept = {"loot": {0: [DIAMOND]}, "kept": {0: [BITE]}}
    game = below("hugo", NAGA, EXIT, row=[EMPTY, DIAMOND, BITE], **kept)
    act(game, 0, "drift right")
    assert hero(game, 0).row == [DIAMOND, BITE, EXIT]
    assert (hero(game, 0).loot, pile(game, "catacomb")) == ([DIAMOND], [EMPTY, NAGA])


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
