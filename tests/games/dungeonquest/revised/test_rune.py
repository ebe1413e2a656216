"""Runes in general, and those used at the start of a turn (RUNE)."""

import pytest

from delvers.games.dungeonquest.revised import SPEC
from delvers.games.dungeonquest.revised.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.card_scenes import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    left,
    pile,
    sheet,
)
from tests.games.dungeonquest.revised.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 4}
HEALING = {0: ["rune_of_healing"]}
NAMES = {
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
}


@pytest.mark.rule("DQR-GAP-64")
@pytest.mark.parametrize("seats", [1, 4])
def test_each_player_gets_one_rune_card_and_no_two_the_same(seats: int) -> None:
    game = Game(SPEC, seats, SPEC.check_options({}), seed=5)
    runes = [sheet(game, seat)["runes"] for seat in range(seats)]
    assert [len(own) for own in runes] == [1] * seats
    assert len({own[0] for own in runes}) == seats


@pytest.mark.rule("DQR-RUNE-02", "DQR-COMP-03")
def test_there_are_twelve_runes_each_of_its_own_kind() -> None:
    assert {rune.id: rune.copies for rune in CONTENT.runes.values()} == dict.fromkeys(NAMES, 1)


@pytest.mark.rule("DQR-RUNE-01")
def test_a_rune_can_be_used_only_once() -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: 15}, skips=SLEEP)
    assert options(game, 0) == ("go on", "use rune_of_healing")
    act(game, 0, "use rune_of_healing")
    assert "use rune_of_healing" not in options(game, 0)
    assert (hero(game, 0).runes, hero(game, 0).wounds) == ([], 9)


@pytest.mark.rule("DQR-RUNE-04", "DQR-RUNE-03")
def test_a_used_rune_goes_back_to_the_box_and_into_no_pile() -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: 10})
    decks = {deck: (left(game, deck), [*pile(game, deck)]) for deck in CONTENT.decks}
    act(game, 0, "use rune_of_healing")
    assert told(game, "rune_used") == [{"seat": 0, "rune": "rune_of_healing"}]
    assert cited(game, "rune_used") == ["DQR-RUNE-04"]
    assert {deck: (left(game, deck), pile(game, deck)) for deck in CONTENT.decks} == decks
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["runes"] == sheet(game, 1, to=seat)["runes"] == []


@pytest.mark.rule("DQR-RUNE-03")
def test_using_a_rune_is_a_choice() -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: 10})
    act(game, 0, "go on")
    assert (hero(game, 0).runes, hero(game, 0).wounds) == (["rune_of_healing"], 10)


@pytest.mark.rule("DQR-RUNE-02")
def test_each_rune_has_its_own_moment() -> None:
    runes = {0: ["rune_of_ascent", "rune_of_healing", "rune_of_teleportation"]}
    above = scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"}, runes=runes)
    assert options(above, 0) == ("go on", "use rune_of_healing")
    assert refused(above, 0) == {
        "use rune_of_ascent": "DQR-RUNE-02",
        "use rune_of_teleportation": "DQR-RUNE-02",
    }
    runes = {0: ["stasis_rune", "rune_of_teleportation", "rune_of_healing"]}
    under = enters("chamber_01", runes=runes, status={0: "below"}, heading={0: 0})
    assert options(under, 0) == ("go on", "use rune_of_healing")
    assert refused(under, 0) == {
        "use stasis_rune": "DQR-CATA-10",
        "use rune_of_teleportation": "DQR-CATA-10",
    }


@pytest.mark.rule("DQR-RUNE-02")
def test_runes_for_other_moments_are_not_offered_at_the_start_of_a_turn() -> None:
    later = [
        *NAMES - {"stasis_rune", *(f"rune_of_{n}" for n in ("healing", "teleportation", "ascent"))}
    ]
    game = enters("chamber_01", runes={0: later})
    assert {"move north", "search"} <= {*options(game, 0)}
    assert not any(option.startswith("use ") for option in options(game, 0))
    assert hero(draws("dungeon_empty", runes={0: later}), 0).runes == later


@pytest.mark.rule("DQR-RUNE-03")
def test_a_rune_of_another_hero_is_of_no_use() -> None:
    game = draws("dungeon_razorwing_attack", dice=[2], skips=SLEEP,
                 runes={1: ["rune_of_fortune", "rune_of_protection"]})  # fmt: skip
    assert hero(game, 0).wounds == 2
    assert "move south" in options(game, 0)


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-WOUND-05")
@pytest.mark.parametrize(("before", "after"), [(15, 9), (6, 0), (4, 0)])
def test_the_rune_of_healing_heals_up_to_six_and_the_turn_goes_on(before: int, after: int) -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: before})
    act(game, 0, "use rune_of_healing")
    assert (hero(game, 0).wounds, cited(game, "healed")) == (after, ["DQR-RUNE-02"])
    assert "move east" in options(game, 0)
    under = below("hugo", "catacomb_exit", runes=HEALING, wounds={0: before})
    act(under, 0, "use rune_of_healing")
    assert hero(under, 0).wounds == after


# -- teleportation ---------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_rune_of_teleportation_leads_to_any_explored_tile_without_a_hero() -> None:
    tiles = {"h8": "chamber_01", "e5": "corridor_01", "f6": "chamber_02"}
    runes = {0: ["rune_of_teleportation"]}
    game = enters("chamber_01", at=["c4", "f6"], tiles=tiles, runes=runes, top=EMPTY)
    act(game, 0, "use rune_of_teleportation")
    assert options(game, 0) == ("to c3", "to e5", "to h8")
    act(game, 0, "to h8")
    assert (place(game, 0), drawn(game, "dungeon")) == ("h8", ["dungeon_empty"])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-66", "DQR-RUNE-02")
def test_after_a_teleportation_nobody_escapes_from_a_monster() -> None:
    runes = {0: ["rune_of_teleportation"]}
    game = enters("chamber_01", lurkers=["c3"], runes=runes, top={"monster": ["demon_4"]})
    act(game, 0, "use rune_of_teleportation", "play magic")
    act(game, 1, "play magic")
    assert options(game, 0) == ("play ranged", "play melee", "play magic")
    assert refused(game, 0)["escape"] == "DQR-GAP-66"


@pytest.mark.rule("DQR-GAP-26", "DQR-RUNE-02")
def test_a_teleported_hero_chooses_his_side_of_a_chasm() -> None:
    game = enters("chasm_01", runes={0: ["rune_of_teleportation"]}, top=EMPTY, skips=SLEEP)
    act(game, 0, "use rune_of_teleportation", "side north")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move north", "move east"}


@pytest.mark.rule("DQR-RUNE-02")
def test_the_rune_takes_a_hero_out_of_a_web_without_a_struggle() -> None:
    game = enters("spider_web_01", at=["c3"], runes={0: ["rune_of_teleportation"]}, top=EMPTY)
    act(game, 0, "use rune_of_teleportation")
    assert (place(game, 0), told(game, "rolled")) == ("c4", [])


# -- ascent ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-CATEXIT-03")
def test_the_rune_of_ascent_leads_out_before_a_card_is_drawn() -> None:
    row = ["catacomb_empty", "catacomb_exit"]
    runes = {0: ["rune_of_ascent"]}
    game = below("hugo", row=row, tiles={"e5": "rotating_room_01"}, runes=runes, dice=[2], skips={})
    act(game, 0, "use rune_of_ascent", "drift right")
    assert (place(game, 0), drawn(game, "catacomb"), pile(game, "catacomb")) == ("e5", [], row)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02", "DQR-CATEXIT-03")
@pytest.mark.parametrize("card", ["catacomb_razorwing_attack", "catacomb_gigantic_diamond"])
def test_after_a_card_is_drawn_the_rune_makes_it_count_as_distance_only(card: str) -> None:
    tiles, runes = {"e5": "rotating_room_01"}, {0: ["rune_of_ascent"]}
    game = below("hugo", card, row=["catacomb_empty"], tiles=tiles, runes=runes, dice=[2], skips={})
    act(game, 0, "go on")
    assert game.pending[0].prompt == f"rise_instead {card}"
    act(game, 0, "use rune_of_ascent", "drift right")
    assert (place(game, 0), hero(game, 0).wounds, hero(game, 0).loot) == ("e5", 0, [])
    assert sorted(pile(game, "catacomb")) == ["catacomb_empty", card]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_ascent_follows_his_card() -> None:
    game = below(
        "hugo", "catacomb_razorwing_attack", runes={0: ["rune_of_ascent"]}, dice=[3], skips={}
    )
    act(game, 0, "go on", "decline")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (3, ["rune_of_ascent"])


@pytest.mark.rule("DQR-RUNE-01", "DQR-DEATH-08")
def test_a_dead_hero_has_no_rune_left() -> None:
    game = draws("trap_swinging_blade", dice=[6, 6], runes={0: ["rune_of_seeking"]})
    assert (hero(game, 0).status, hero(game, 0).runes) == ("dead", [])
