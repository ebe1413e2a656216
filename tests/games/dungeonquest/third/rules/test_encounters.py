"""Encounters (ENC)."""

import pytest

from tests.games.dungeonquest.third.rules.drawing import SLEEP, draws, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, scene, told

LIGHTNING = {0: ["rune_of_lightning"]}
EMPTY = {"dungeon": ["dungeon_empty"] * 3}


@pytest.mark.rule("DQ3-ENC-01")
def test_moving_leads_to_a_chamber_then_a_card_then_a_monster() -> None:
    game = draws("dungeon_monster_skeleton")
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == ["dungeon_monster_skeleton"]
    assert told(game, "fight_began") == [{"seat": 0, "monster": "skeleton", "player": 1}]
    assert options(game, 0) == ("attack", "escape")


@pytest.mark.rule("DQ3-ENC-01")
def test_searching_leads_to_encounters_too() -> None:
    game = draws("search_hidden_trap", "trap_poisonous_snakes", dice=[3])
    assert hero(game, 0).wounds == 3


@pytest.mark.rule("DQ3-ENC-02")
def test_a_card_is_resolved_with_all_that_follows_from_it() -> None:
    game = draws("dungeon_dead_adventurer")
    assert not is_over_for(game, 0)
    act(game, 0, "look inside")
    assert is_over_for(game, 0)
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon", "corpse"]


@pytest.mark.rule("DQ3-ENC-03")
def test_the_turn_ends_when_all_encounters_are_resolved() -> None:
    game = enters("chamber_01", top=EMPTY)
    act(game, 0, "move north")
    assert is_over_for(game, 0)
    assert [began["seat"] for began in told(game, "turn_began")] == [0, 1]


@pytest.mark.rule("DQ3-ENC-04")
@pytest.mark.parametrize("tile", ["chamber_01", "trap_01"])
def test_the_text_of_a_chamber_takes_effect_on_entering_it(tile: str) -> None:
    game = enters(tile, top={"trap": ["trap_poisonous_snakes"], "dungeon": ["dungeon_empty"]})
    assert not told(game, "card_drawn")
    act(game, 0, "move north")
    assert len(told(game, "card_drawn")) == 1


@pytest.mark.rule("DQ3-ENC-05")
def test_a_chamber_that_holds_a_hero_replaces_his_move() -> None:
    game = enters("spider_web_01", dice=[6, 6, 6, 6], skips=SLEEP)
    act(game, 0, "move north", "cross")
    assert place(game, 0) == "c3"
    assert len(told(game, "test_failed")) == 2
    assert "move south" not in options(game, 0)


@pytest.mark.rule("DQ3-ENC-05")
def test_a_card_that_holds_a_hero_replaces_his_move() -> None:
    game = draws("trap_trapdoor", dice=[6, 6, 6, 6, 1, 1], skips=SLEEP)
    assert turns_of(game, 0) == 3
    assert place(game, 0) == "c3"
    assert len(told(game, "test_failed")) == 2


@pytest.mark.rule("DQ3-ENC-06")
def test_a_monster_token_is_met_before_the_chamber() -> None:
    game = enters("chamber_01", lurkers={"c3": "skeleton_1"}, runes=LIGHTNING, top=EMPTY)
    act(game, 0, "move north")
    assert told(game, "fight_began")
    assert not told(game, "card_drawn")
    act(game, 0, "use rune_of_lightning")
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == ["dungeon_empty"]


@pytest.mark.rule("DQ3-ENC-07")
def test_after_an_escape_the_chamber_is_not_met_this_turn() -> None:
    game = enters("chamber_01", lurkers={"c3": "skeleton_1"}, top=EMPTY)
    act(game, 0, "move north", "escape")
    assert place(game, 0) == "c4"
    assert is_over_for(game, 0)
    assert not told(game, "card_drawn")
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-ENC-07")
def test_after_a_retreat_from_the_dragon_the_chamber_is_not_met_this_turn() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["g4"],
        tiles={"g4": "chamber_01"},
        top={"dragon": ["dragon_dragon_rage"]},
        dice=[1, 1],
    )
    act(game, 0, "move south", "move north g4")
    assert place(game, 0) == "g4"
    assert is_over_for(game, 0)
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dragon"]
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-ENC-07")
def test_after_coming_out_of_the_catacombs_the_chamber_is_not_met_this_turn() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c5"],
        tiles={"d4": "chamber_01"},
        top={"catacomb": ["catacomb_exit"]},
        dice=[1],
        status={0: "below"},
        heading={0: 0},
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "d4"
    assert is_over_for(game, 0)
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["catacomb"]
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-ENC-08")
def test_an_owed_encounter_is_the_whole_next_turn() -> None:
    game = enters("chamber_01", lurkers={"c3": "skeleton_1"}, top=EMPTY, skips=SLEEP)
    act(game, 0, "move north", "escape")
    assert turns_of(game, 0) == 3
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon"]
    assert cited(game, "card_drawn") == ["DQ3-ROOM-01"]
    assert place(game, 0) == "c4"
    assert "move north" in options(game, 0)
    assert not hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-ENC-08")
def test_an_owed_corridor_is_met_as_if_just_entered() -> None:
    game = enters("chamber_01", tiles={"c4": "corridor_01"}, owes_encounter={0: True})
    assert game.pending[0].rule == "DQ3-ROOM-10"
    assert "search" not in options(game, 0)


@pytest.mark.rule("DQ3-ENC-09")
def test_an_owed_encounter_starts_with_the_monster_and_then_comes_the_chamber() -> None:
    game = enters(
        "chamber_01",
        lurkers={"c4": "skeleton_1"},
        owes_encounter={0: True},
        came_specially={0: True},
        runes=LIGHTNING,
        top=EMPTY,
    )
    assert told(game, "fight_began")
    assert game.pending[0].refused["escape"] == "DQ3-MON-14"
    act(game, 0, "use rune_of_lightning")
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == ["dungeon_empty"]
    assert is_over_for(game, 0)
