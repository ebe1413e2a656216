"""Runes used when something happens: traps, monsters, wounds, doors, tiles, dice (RUNE)."""

import pytest

from delvers.games.dungeonquest.board import SPACE_OF
from tests.games.dungeonquest.revised.card_scenes import (
    draws,
    enters,
    is_over_for,
    outcomes,
    pile,
)
from tests.games.dungeonquest.revised.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 3}
WARNING, PROTECTION = {0: ["rune_of_warning"]}, {0: ["rune_of_protection"]}
OPENING, FORTUNE = {0: ["rune_of_opening"]}, {0: ["rune_of_fortune"]}
SHAPING, LIGHTNING = {0: ["rune_of_shaping"]}, {0: ["rune_of_lightning"]}


# -- warning ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
@pytest.mark.parametrize(
    "card",
    [
        "trap_swinging_blade",
        "trap_trapdoor",
        "search_hidden_trap",
        "dungeon_ceiling_collapses",
        "crypt_hidden_trap",
    ],
)
def test_the_rune_of_warning_discards_a_trap_of_any_deck_without_effect(card: str) -> None:
    game = draws(card, runes=WARNING, dice=[6, 6])
    assert (options(game, 0), game.pending[0].rule) == (
        ("use rune_of_warning", "decline"),
        "DQR-RUNE-03",
    )
    act(game, 0, "use rune_of_warning")
    assert pile(game, card.split("_", 1)[0])[-1] == card
    assert (hero(game, 0).status, hero(game, 0).wounds, hero(game, 0).runes) == ("exploring", 0, [])
    assert (told(game, "rolled"), told(game, "tile_turned"), drawn(game, "trap")[1:]) == (
        [],
        [],
        [],
    )
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02")
@pytest.mark.parametrize("card", ["dungeon_empty", "dungeon_razorwing_attack", "search_empty_room"])
def test_a_card_that_is_no_trap_cannot_be_warded_off(card: str) -> None:
    game = draws(card, runes=WARNING, dice=[1])
    assert is_over_for(game, 0)
    assert hero(game, 0).runes == ["rune_of_warning"]


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_warning_meets_the_trap_and_may_ward_off_the_next() -> None:
    game = draws("dungeon_hidden_trap", "trap_explosion", runes=WARNING)
    act(game, 0, "decline")
    assert game.pending[0].prompt == "ward_off trap_explosion"
    warded = game.copy()
    act(warded, 0, "use rune_of_warning")
    assert (hero(warded, 0).wounds, hero(warded, 0).skips) == (0, 0)
    act(game, 0, "decline")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (4, ["rune_of_warning"])


@pytest.mark.rule("DQR-RUNE-02", "DQR-GAP-19")
def test_a_warded_spear_trap_leaves_the_door_shut() -> None:
    game = draws("door_spear_trap", runes=WARNING, dice=[6])
    act(game, 0, "use rune_of_warning")
    assert (place(game, 0), hero(game, 0).wounds, pile(game, "door")) == (
        "c4",
        0,
        ["door_spear_trap"],
    )
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02", "DQR-CATA-12")
def test_a_trap_warded_off_below_still_counts_in_the_row() -> None:
    game = below("hugo", "catacomb_hidden_trap", "catacomb_exit", runes=WARNING)
    act(game, 0, "use rune_of_warning")
    assert (drawn(game, "trap"), hero(game, 0).row) == (
        [],
        ["catacomb_hidden_trap", "catacomb_exit"],
    )


# -- lightning and blinding ------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_rune_of_lightning_kills_a_monster_at_once() -> None:
    game = draws("dungeon_ambush", runes=LIGHTNING, top={"monster": ["demon_4"]})
    assert options(game, 0) == ("fight", "use rune_of_lightning")
    act(game, 0, "use rune_of_lightning")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "demon"}]
    assert (state_of(game).lurkers, state_of(game).fight) == ([], None)
    assert state_of(game).monsters.discard == ["demon_4"]
    assert (place(game, 0), hero(game, 0).wounds) == ("c3", 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
@pytest.mark.parametrize("name", ["lindel", "krutzbeck"])
def test_the_rune_of_blinding_leads_away_without_test_or_penalty_even_krutzbeck(name: str) -> None:
    game = scene(
        name, "hugo", at=["c4"], tiles={"c4": "chamber_01", "c3": "chamber_01"}, lurkers=["c3"],
        runes={0: ["rune_of_blinding"]}, top={"monster": ["demon_4"]},
    )  # fmt: skip
    act(game, 0, "move north", "use rune_of_blinding")
    assert (place(game, 0), hero(game, 0).wounds, told(game, "rolled")) == ("c4", 0, [])
    assert state_of(game).lurkers == [SPACE_OF["c3"]]
    assert is_over_for(game, 0)


# -- protection ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_rune_of_protection_wards_off_all_wounds_of_one_effect_and_no_more() -> None:
    game = draws("trap_explosion", runes=PROTECTION)
    assert options(game, 0) == ("use rune_of_protection", "decline")
    keeps = game.copy()
    act(game, 0, "use rune_of_protection")
    assert (hero(game, 0).wounds, hero(game, 0).skips, hero(game, 0).runes) == (0, 1, [])
    act(keeps, 0, "decline")
    assert (hero(keeps, 0).wounds, hero(keeps, 0).runes) == (4, ["rune_of_protection"])


@pytest.mark.rule("DQR-RUNE-02")
def test_the_rune_of_protection_is_not_offered_where_no_wound_threatens() -> None:
    game = draws("corpse_small_scorpion", dice=[2], runes=PROTECTION)
    assert is_over_for(game, 0)
    assert hero(game, 0).runes == ["rune_of_protection"]


@pytest.mark.rule("DQR-RUNE-02")
def test_the_rune_of_protection_also_works_in_a_chamber_but_not_in_combat() -> None:
    game = enters("bridge_01", dice=[6, 6, 6], runes=PROTECTION, tiles={"c2": "chamber_01"})
    act(game, 0, "move north", "cross", "use rune_of_protection", "head north")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("below", 0)
    fight = enters("chamber_01", lurkers=["c3"], runes=PROTECTION, top={"monster": ["demon_4"]})
    act(fight, 0, "move north", "play magic")
    act(fight, 1, "play magic")
    assert (hero(fight, 0).wounds, hero(fight, 0).runes) == (1, ["rune_of_protection"])


# -- opening ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("chamber_09", "chamber_01"),
        ("portcullis_01@2", "chamber_01"),
        ("chamber_09", "portcullis_01"),
    ],
)
def test_the_rune_of_opening_opens_every_barrier_of_a_hall(here: str, there: str) -> None:
    game = enters(there, tiles={"c4": here}, runes=OPENING, top=EMPTY)
    act(game, 0, "move north", "use rune_of_opening")
    assert (place(game, 0), told(game, "rolled"), drawn(game, "door")) == ("c3", [], [])
    assert hero(game, 0).runes == []


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_opening_draws_a_door_card() -> None:
    game = draws("door_jammed", runes=OPENING)
    act(game, 0, "decline")
    assert (pile(game, "door"), hero(game, 0).runes) == (["door_jammed"], ["rune_of_opening"])
    plain = enters("chamber_01", runes=OPENING, top=EMPTY)
    act(plain, 0, "move north")
    assert is_over_for(plain, 0)


# -- shaping ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_rune_of_shaping_puts_a_drawn_tile_back_and_the_second_must_be_used() -> None:
    pool = ["bottomless_pit_01", "chamber_05"]
    game = enters("chamber_01", pool=pool, runes=SHAPING, top=EMPTY)
    act(game, 0, "move west")
    assert game.pending[0].prompt == "reshape bottomless_pit_01"
    act(game, 0, "use rune_of_shaping")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_05", 3)
    assert state_of(game).pool.cards.count("bottomless_pit_01") == 2
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_may_take_the_first_tile() -> None:
    game = enters("chamber_01", pool=["chamber_06", "chamber_05"], runes=SHAPING, top=EMPTY)
    act(game, 0, "move west", "decline")
    assert state_of(game).tiles[SPACE_OF["b4"]] == ("chamber_06", 3)
    assert hero(game, 0).runes == ["rune_of_shaping"]


# -- fortune ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_rune_of_fortune_rolls_all_dice_again_and_the_second_roll_stands() -> None:
    game = enters("bottomless_pit_01", dice=[1, 2, 6, 6], runes=FORTUNE)
    act(game, 0, "move north")
    assert (game.pending[0].prompt, game.pending[0].rule) == ("roll_again", "DQR-RUNE-03")
    act(game, 0, "use rune_of_fortune")
    assert [roll["dice"] for roll in told(game, "rolled")] == [[1, 2], [6, 6]]
    assert (hero(game, 0).status, outcomes(game)[0][2]) == ("dead", 12)
    assert cited(game, "rune_used") == ["DQR-RUNE-04"]


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_who_likes_his_roll_keeps_the_rune_of_fortune() -> None:
    game = draws("dungeon_razorwing_attack", dice=[1, 6], runes=FORTUNE)
    act(game, 0, "decline")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (1, ["rune_of_fortune"])
