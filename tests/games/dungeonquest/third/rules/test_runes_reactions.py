"""Runes used when something happens: traps, monsters, wounds, doors, tiles, dice (RUNE)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    pile,
    turns_of,
)
from tests.games.dungeonquest.third.rules.fights import brawl, exchange
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 3}


# -- warning ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
@pytest.mark.parametrize("card", ["trap_swinging_blade", "trap_trapdoor", "search_hidden_trap"])
def test_the_rune_of_warning_discards_a_trap_without_effect(card: str) -> None:
    game = draws(card, runes={0: ["rune_of_warning"]}, dice=[6, 6])
    act(game, 0, "use rune_of_warning")
    assert pile(game, card.split("_", 1)[0]) == [card]
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("exploring", 0)
    assert (hero(game, 0).kept, hero(game, 0).runes) == ([], [])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_warning_meets_the_trap() -> None:
    game = draws("trap_explosion", runes={0: ["rune_of_warning"]})
    act(game, 0, "decline")
    assert told(game, "declined") == [{"seat": 0, "what": "rune_of_warning"}]
    assert cited(game, "declined") == ["DQ3-CARDS-RUNE-OF-WARNING"]
    assert hero(game, 0).wounds == 4
    assert hero(game, 0).runes == ["rune_of_warning"]


@pytest.mark.rule("DQ3-RUNE-02")
def test_a_trap_behind_a_hidden_trap_can_still_be_warded_off() -> None:
    game = draws("dungeon_hidden_trap", "trap_explosion", runes={0: ["rune_of_warning"]})
    act(game, 0, "decline")
    assert game.pending[0].prompt == "ward_off trap_explosion"
    act(game, 0, "use rune_of_warning")
    assert hero(game, 0).wounds == 0


@pytest.mark.rule("DQ3-RUNE-02")
def test_a_warded_spear_trap_leaves_the_door_shut() -> None:
    game = draws("door_spear_trap", runes={0: ["rune_of_warning"]}, dice=[6])
    act(game, 0, "use rune_of_warning")
    assert (place(game, 0), hero(game, 0).wounds) == ("c4", 0)
    assert is_over_for(game, 0)


# -- lightning and blinding ------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_rune_of_lightning_kills_a_monster_at_once() -> None:
    game = draws("dungeon_monster_demon", runes={0: ["rune_of_lightning"]})
    act(game, 0, "use rune_of_lightning")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "demon"}]
    assert cited(game, "monster_killed") == ["DQ3-CARDS-RUNE-OF-LIGHTNING"]
    assert state_of(game).lurkers == []
    assert state_of(game).fight is None
    assert pile(game, "dungeon") == ["dungeon_monster_demon"]
    assert (place(game, 0), hero(game, 0).wounds) == ("c3", 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-VAR-MTREAS-01")
def test_a_monster_struck_by_lightning_was_not_killed_in_combat() -> None:
    runes, rules = {0: ["rune_of_lightning"]}, Rules(monster_treasure=True)
    game = draws("dungeon_monster_demon", runes=runes, rules=rules)
    act(game, 0, "use rune_of_lightning")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02")
def test_a_token_struck_by_lightning_leaves_the_board_and_the_chamber_follows() -> None:
    game = enters(
        "chamber_01", lurkers={"c3": "troll_2"}, runes={0: ["rune_of_lightning"]}, top=EMPTY
    )
    act(game, 0, "move north", "use rune_of_lightning")
    assert state_of(game).lurkers == []
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon"]


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
@pytest.mark.parametrize("tile", ["chamber_01", "portcullis_02@2"])
def test_the_rune_of_blinding_is_an_escape_even_where_escape_is_forbidden(tile: str) -> None:
    game = enters(tile, lurkers={"c3": "golem_1"}, runes={0: ["rune_of_blinding"]}, top=EMPTY)
    act(game, 0, "move north", "use rune_of_blinding")
    assert place(game, 0) == "c4"
    assert [(lurker.token, lurker.at) for lurker in state_of(game).lurkers] == [
        ("golem_1", SPACE_OF["c3"])
    ]
    assert not told(game, "escape_tried")
    assert hero(game, 0).owes_encounter
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02")
def test_even_krutzbeck_gets_away_by_the_rune_of_blinding() -> None:
    game = scene(
        "krutzbeck",
        "hugo",
        at=["c4"],
        tiles={"c4": "chamber_01", "c3": "chamber_01"},
        lurkers={"c3": "golem_1"},
        runes={0: ["rune_of_blinding"]},
    )
    act(game, 0, "move north", "use rune_of_blinding")
    assert place(game, 0) == "c4"


# -- protection ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_rune_of_protection_wards_off_all_wounds_of_one_effect() -> None:
    game = draws("trap_explosion", runes={0: ["rune_of_protection"]})
    assert options(game, 0) == ("use rune_of_protection", "decline")
    act(game, 0, "use rune_of_protection")
    assert (hero(game, 0).wounds, hero(game, 0).skips) == (0, 1)
    assert hero(game, 0).runes == []


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_may_rather_suffer_than_use_the_rune_of_protection() -> None:
    game = draws("trap_explosion", runes={0: ["rune_of_protection"]})
    act(game, 0, "decline")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (4, ["rune_of_protection"])


@pytest.mark.rule("DQ3-RUNE-03")
def test_the_rune_of_protection_is_not_offered_where_no_wound_threatens() -> None:
    game = draws("corpse_small_scorpion", dice=[2], runes={0: ["rune_of_protection"]})
    assert is_over_for(game, 0)
    assert hero(game, 0).runes == ["rune_of_protection"]


@pytest.mark.rule("DQ3-RUNE-02")
def test_the_rune_of_protection_also_works_in_a_chamber() -> None:
    game = enters("bridge_01", dice=[6, 6, 6], runes={0: ["rune_of_protection"]})
    act(game, 0, "move north", "cross", "head north", "use rune_of_protection")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("below", 0)


@pytest.mark.rule("DQ3-RUNE-02")
def test_the_rune_of_protection_does_not_help_in_combat() -> None:
    hands = {
        "hand": ["melee_5", "ranged_4", "ranged_1", "magic_1"],
        "foe": ["magic_2", "melee_2", "magic_1", "magic_4"],
    }
    game = brawl("lindel", "skeleton_1", runes={0: ["rune_of_protection"]}, **hands)
    exchange(game, "melee_5", "magic_2")
    exchange(game, "ranged_1", "magic_4")
    exchange(game, "ranged_4", "melee_2")
    assert hero(game, 0).wounds == 2
    assert hero(game, 0).runes == ["rune_of_protection"]


# -- opening ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("chamber_09", "chamber_01"),
        ("portcullis_01@2", "chamber_01"),
        ("chamber_09", "portcullis_01"),
    ],
)
def test_the_rune_of_opening_opens_every_barrier_of_a_passage(here: str, there: str) -> None:
    game = enters(there, tiles={"c4": here}, runes={0: ["rune_of_opening"]}, top=EMPTY)
    act(game, 0, "move north", "use rune_of_opening")
    assert place(game, 0) == "c3"
    assert not told(game, "rolled")
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon"]


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_opening_draws_a_door_card() -> None:
    game = draws("door_jammed", runes={0: ["rune_of_opening"]})
    act(game, 0, "decline")
    assert pile(game, "door") == ["door_jammed"]
    assert hero(game, 0).runes == ["rune_of_opening"]


@pytest.mark.rule("DQ3-RUNE-03")
def test_the_rune_of_opening_is_not_offered_at_an_open_passage() -> None:
    game = enters("chamber_01", runes={0: ["rune_of_opening"]}, top=EMPTY)
    act(game, 0, "move north")
    assert is_over_for(game, 0)


# -- shaping ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_rune_of_shaping_puts_a_drawn_tile_back_and_the_second_must_be_used() -> None:
    pool = ["bottomless_pit_01", "chamber_05"]
    game = enters("chamber_01", pool=pool, runes={0: ["rune_of_shaping"]}, top=EMPTY)
    act(game, 0, "move west")
    assert game.pending[0].prompt == "reshape bottomless_pit_01"
    act(game, 0, "use rune_of_shaping")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_05", 3)
    assert state_of(game).pool.cards.count("bottomless_pit_01") == 2
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_may_take_the_first_tile() -> None:
    pool = ["chamber_06", "chamber_05"]
    game = enters("chamber_01", pool=pool, runes={0: ["rune_of_shaping"]}, top=EMPTY)
    act(game, 0, "move west", "decline")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_06", 3)
    assert hero(game, 0).runes == ["rune_of_shaping"]


# -- fortune ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_rune_of_fortune_rolls_all_dice_again_and_the_second_roll_stands() -> None:
    game = enters("bottomless_pit_01", dice=[6, 6, 1, 2], runes={0: ["rune_of_fortune"]})
    act(game, 0, "move north")
    assert game.pending[0].prompt == "roll_again"
    act(game, 0, "use rune_of_fortune")
    assert [roll["dice"] for roll in told(game, "rolled")] == [[6, 6], [1, 2]]
    assert hero(game, 0).status == "exploring"
    assert hero(game, 0).runes == []


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_who_likes_his_roll_keeps_the_rune_of_fortune() -> None:
    game = draws("dungeon_razorwing_attack", dice=[1, 6], runes={0: ["rune_of_fortune"]})
    act(game, 0, "decline")
    assert hero(game, 0).wounds == 1
    assert hero(game, 0).runes == ["rune_of_fortune"]


@pytest.mark.rule("DQ3-RUNE-03")
def test_the_rolls_of_others_are_not_the_heros() -> None:
    game = draws("dungeon_razorwing_attack", dice=[2], runes={1: ["rune_of_fortune"]}, skips=SLEEP)
    assert hero(game, 0).wounds == 2
    assert turns_of(game, 0) == 2
