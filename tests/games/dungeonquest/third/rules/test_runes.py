"""Runes in general, and those used at the start of a turn (RUNE)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    left,
    sheet,
)
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, scene, told

EMPTY = {"dungeon": ["dungeon_empty"] * 4}


@pytest.mark.rule("DQ3-RUNE-01")
def test_a_rune_can_be_used_only_once() -> None:
    game = scene("hugo", "krutzbeck", runes={0: ["rune_of_healing"]}, wounds={0: 10}, skips=SLEEP)
    act(game, 0, "use rune_of_healing")
    assert "use rune_of_healing" not in options(game, 0)
    assert hero(game, 0).runes == []


@pytest.mark.rule("DQ3-RUNE-02")
def test_there_are_twelve_runes_of_their_own_kind_each() -> None:
    assert {rune.id: rune.copies for rune in CONTENT.runes.values()} == dict.fromkeys(
        [
            "rune_of_warning",
            "stasis_rune",
            "rune_of_healing",
            "rune_of_lightning",
            "rune_of_protection",
            "rune_of_teleportation",
            "rune_of_opening",
            "rune_of_blinding",
            "rune_of_shaping",
            "rune_of_fortune",
            "rune_of_seeking",
            "rune_of_ascent",
        ],
        1,
    )


@pytest.mark.rule("DQ3-RUNE-03", "DQ3-RUNE-04", "DQ3-DIFF-44")
def test_a_used_rune_is_gone_before_its_effect_and_is_told_to_all() -> None:
    game = scene("hugo", "krutzbeck", runes={0: ["rune_of_healing"]}, wounds={0: 10})
    act(game, 0, "use rune_of_healing")
    assert told(game, "rune_used") == [{"seat": 0, "rune": "rune_of_healing"}]
    assert cited(game, "rune_used") == ["DQ3-CARDS-RUNE-OF-HEALING"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("rune_used") < kinds.index("healed")
    assert sheet(game, 0)["runes"] == []


@pytest.mark.rule("DQ3-RUNE-03")
def test_using_a_rune_is_a_choice() -> None:
    game = scene("hugo", "krutzbeck", runes={0: ["rune_of_healing"]}, wounds={0: 10})
    act(game, 0, "go on")
    assert hero(game, 0).runes == ["rune_of_healing"]
    assert hero(game, 0).wounds == 10


@pytest.mark.rule("DQ3-RUNE-04")
def test_a_used_rune_lies_in_no_deck() -> None:
    game = scene("hugo", "krutzbeck", runes={0: ["rune_of_healing"]}, wounds={0: 10})
    before = {deck: left(game, deck) for deck in CONTENT.decks}
    act(game, 0, "use rune_of_healing")
    assert {deck: left(game, deck) for deck in CONTENT.decks} == before


@pytest.mark.rule("DQ3-RUNE-05")
def test_runes_lie_face_up_for_everybody() -> None:
    game = scene("hugo", "krutzbeck", runes={0: ["rune_of_ascent"], 1: ["stasis_rune"]})
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["runes"] == ["rune_of_ascent"]
        assert sheet(game, 1, to=seat)["runes"] == ["stasis_rune"]


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-DIFF-45")
@pytest.mark.parametrize(("before", "after"), [(10, 4), (6, 0), (4, 0)])
def test_the_rune_of_healing_heals_up_to_six_and_the_turn_goes_on(before: int, after: int) -> None:
    game = scene("hugo", "krutzbeck", runes={0: ["rune_of_healing"]}, wounds={0: before})
    act(game, 0, "use rune_of_healing")
    assert hero(game, 0).wounds == after
    assert cited(game, "healed") == ["DQ3-CARDS-RUNE-OF-HEALING"]
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-RUNE-03")
def test_the_rune_of_healing_works_in_the_catacombs_too() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c4"],
        status={0: "below"},
        heading={0: 0},
        runes={0: ["rune_of_healing"]},
        wounds={0: 9},
    )
    act(game, 0, "use rune_of_healing")
    assert hero(game, 0).wounds == 3


# -- teleportation ---------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_rune_of_teleportation_leads_to_any_explored_tile_without_a_hero() -> None:
    tiles = {"h8": "chamber_01", "e5": "corridor_01", "f6": "chamber_02"}
    game = enters(
        "chamber_01", at=["c4", "f6"], tiles=tiles, runes={0: ["rune_of_teleportation"]}, top=EMPTY
    )
    act(game, 0, "use rune_of_teleportation")
    assert options(game, 0) == ("to c3", "to e5", "to h8")
    act(game, 0, "to h8")
    assert place(game, 0) == "h8"
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-MON-14")
def test_after_a_teleportation_nobody_escapes_from_a_monster() -> None:
    runes = {0: ["rune_of_teleportation", "rune_of_lightning"]}
    game = enters("chamber_01", lurkers={"c3": "skeleton_1"}, runes=runes)
    act(game, 0, "use rune_of_teleportation")
    assert options(game, 0) == ("attack", "use rune_of_lightning")
    assert game.pending[0].refused["escape"] == "DQ3-MON-14"


@pytest.mark.rule("DQ3-RUNE-02")
def test_a_teleported_hero_chooses_his_side_of_a_rift() -> None:
    game = enters("chasm_01", runes={0: ["rune_of_teleportation"]}, top=EMPTY, skips=SLEEP)
    act(game, 0, "use rune_of_teleportation", "side north")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move north", "move east"}


@pytest.mark.rule("DQ3-RUNE-03")
def test_without_another_explored_tile_there_is_nowhere_to_teleport() -> None:
    runes = {0: ["rune_of_teleportation", "rune_of_healing"]}
    game = scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"}, runes=runes)
    assert options(game, 0) == ("go on", "use rune_of_healing")
    assert game.pending[0].refused == {"use rune_of_teleportation": "DQ3-RUNE-03"}


@pytest.mark.rule("DQ3-RUNE-02")
def test_the_rune_does_not_free_a_hero_who_is_caught_in_a_web() -> None:
    """He must tear the web at the start of his turn, and who fails has no turn left."""
    runes = {0: ["rune_of_teleportation"]}
    game = enters("spider_web_01", at=["c3"], runes=runes, bound={0: "caught"}, dice=[6, 6])
    assert (place(game, 0), hero(game, 0).bound) == ("c3", "caught")
    assert is_over_for(game, 0)


# -- ascent ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-03", "DQ3-CATA-20")
def test_the_rune_of_ascent_leads_out_before_a_card_is_drawn() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c8"],
        tiles={"e6": "chamber_01"},
        status={0: "below"},
        heading={0: 0},
        row={0: ["catacomb_empty", "catacomb_exit"]},
        runes={0: ["rune_of_ascent"]},
        dice=[2],
    )
    act(game, 0, "use rune_of_ascent", "drift right")
    assert place(game, 0) == "e6"
    assert not told(game, "card_drawn")
    assert hero(game, 0).owes_encounter
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-03", "DQ3-CATA-22")
def test_after_a_card_is_drawn_the_rune_makes_it_count_as_distance_only() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c8"],
        tiles={"e6": "chamber_01"},
        status={0: "below"},
        heading={0: 0},
        row={0: ["catacomb_empty"]},
        runes={0: ["rune_of_ascent"]},
        top={"catacomb": ["catacomb_razorwing_attack"]},
        dice=[2],
    )
    act(game, 0, "go on", "use rune_of_ascent", "drift right")
    assert place(game, 0) == "e6"
    assert hero(game, 0).wounds == 0
    assert left(game, "catacomb") == 40


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_treasure_met_with_the_rune_of_ascent_goes_back_into_its_deck() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c8"],
        tiles={"e7": "chamber_01"},
        status={0: "below"},
        heading={0: 0},
        runes={0: ["rune_of_ascent"]},
        top={"catacomb": ["catacomb_gigantic_diamond"]},
        dice=[2],
    )
    act(game, 0, "go on", "use rune_of_ascent", "drift right")
    assert place(game, 0) == "e7"
    assert hero(game, 0).loot == []
    assert left(game, "catacomb") == 40


@pytest.mark.rule("DQ3-RUNE-03")
def test_each_rune_has_its_own_moment() -> None:
    runes = {0: ["rune_of_ascent", "rune_of_healing"]}
    above = enters("chamber_01", runes=runes)
    assert options(above, 0) == ("go on", "use rune_of_healing")
    assert above.pending[0].refused == {"use rune_of_ascent": "DQ3-RUNE-03"}
    runes = {0: ["stasis_rune", "rune_of_teleportation", "rune_of_healing"]}
    below = enters("chamber_01", runes=runes, status={0: "below"}, heading={0: 0})
    assert options(below, 0) == ("go on", "use rune_of_healing")
    assert below.pending[0].refused == {
        "use stasis_rune": "DQ3-CATA-13",
        "use rune_of_teleportation": "DQ3-CATA-13",
    }


@pytest.mark.rule("DQ3-RUNE-03")
def test_runes_for_other_moments_are_not_offered_at_the_start_of_a_turn() -> None:
    later = ["rune_of_warning", "rune_of_lightning", "rune_of_protection", "rune_of_opening"]
    later += ["rune_of_blinding", "rune_of_shaping", "rune_of_fortune", "rune_of_seeking"]
    game = enters("chamber_01", runes={0: later})
    assert {"move north", "search"} <= {*options(game, 0)}
    assert SPACE_OF["c4"] == hero(game, 0).at
    assert not any(option.startswith("use ") for option in options(game, 0))
    assert hero(draws("dungeon_empty", runes={0: later[:3]}), 0).runes == later[:3]
