"""Runes that are used when something happens (RUNE, CARDS)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.state import Rules
from tests.games.dungeonquest.revised.rules.drawing import (
    draws,
    enters,
    is_over_for,
    outcomes,
    pile,
)
from tests.games.dungeonquest.revised.rules.fights import alone, exchange, lurking, meeting
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 4}


# -- death -----------------------------------------------------------------------------------------


DEATH: dict[str, Any] = {"runes": {0: ["rune_of_death"]}}


@pytest.mark.rule("DQR-CARDS-RUNE-OF-DEATH")
def test_the_rune_of_death_discards_an_ambush_unresolved() -> None:
    game = draws("dungeon_ambush", **DEATH)
    assert game.pending[0].prompt == "ward_off dungeon_ambush"
    assert game.pending[0].rule == "DQR-CARDS-RUNE-OF-DEATH"
    act(game, 0, "use rune_of_death")
    assert (lurking(game), told(game, "fight_began")) == ([], [])
    assert (pile(game, "dungeon"), hero(game, 0).runes) == (["dungeon_ambush"], [])
    assert cited(game, "card_ignored") == ["DQR-CARDS-RUNE-OF-DEATH"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-DEATH")
def test_who_keeps_the_rune_of_death_meets_the_monster() -> None:
    game = draws("dungeon_ambush", **DEATH)
    act(game, 0, "decline")
    assert (len(told(game, "fight_began")), hero(game, 0).runes) == (1, ["rune_of_death"])


@pytest.mark.rule("DQR-CARDS-RUNE-OF-DEATH", "DQR-MON-02")
def test_the_rune_of_death_is_of_no_use_against_a_token_or_old_bones() -> None:
    game = enters("chamber_01", lurkers=["c3"], **DEATH)
    act(game, 0, "move north")
    assert game.pending[0].prompt == "lay_card"
    bones = draws("crypt_old_bones", dice=[6], **DEATH)
    assert bones.pending[0].prompt == "lay_card"


# -- blinding --------------------------------------------------------------------------------------


BLINDING: dict[str, Any] = {"runes": {0: ["rune_of_blinding"]}}


@pytest.mark.rule("DQR-CARDS-RUNE-OF-BLINDING")
@pytest.mark.parametrize("card", ["search_giant_centipede", "crypt_old_bones", "corpse_scorpion"])
def test_the_rune_of_blinding_hides_a_find_for_one_wound(card: str) -> None:
    game = draws(card, **BLINDING)
    act(game, 0, "use rune_of_blinding")
    assert (hero(game, 0).wounds, told(game, "rolled")) == (1, [])
    assert pile(game, card.partition("_")[0]) == [card]
    assert cited(game, "wounded") == ["DQR-CARDS-RUNE-OF-BLINDING"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-BLINDING")
@pytest.mark.parametrize("card", ["trap_explosion", "dungeon_razorwing_attack", "dungeon_ambush"])
def test_other_cards_are_not_hidden(card: str) -> None:
    game = draws(card, **BLINDING)
    assert hero(game, 0).runes == ["rune_of_blinding"]
    assert 0 not in game.pending or game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQR-CARDS-RUNE-OF-BLINDING", "DQR-DEATH-01")
def test_the_wound_of_the_rune_of_blinding_may_kill() -> None:
    game = draws("search_empty_room", wounds={0: 15}, **BLINDING)
    act(game, 0, "use rune_of_blinding")
    assert (hero(game, 0).status, pile(game, "search")) == ("dead", ["search_empty_room"])


# -- transformation --------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-RUNE-OF-TRANSFORMATION")
@pytest.mark.parametrize("chosen", ["trap_01", "chamber_01"])
def test_the_rune_of_transformation_gives_a_choice_of_two_tiles(chosen: str) -> None:
    game = scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"},
                 runes={0: ["rune_of_transformation"]}, pool=["trap_01", "chamber_01"],
                 top={**EMPTY, "trap": ["trap_ceiling_collapses"]})  # fmt: skip
    total = len(state_of(game).pool)
    act(game, 0, "move north")
    assert game.pending[0].prompt == "transform trap_01"
    act(game, 0, "use rune_of_transformation")
    assert options(game, 0) == ("lay trap_01", "lay chamber_01")
    act(game, 0, f"lay {chosen}")
    assert state_of(game).tiles[SPACE_OF["c3"]][0] == chosen
    assert (len(state_of(game).pool), hero(game, 0).runes) == (total - 1, [])
    other = "trap_01" if chosen == "chamber_01" else "chamber_01"
    assert other in state_of(game).pool.cards
    assert [drawn["tile"] for drawn in told(game, "tile_drawn")] == ["trap_01", "chamber_01"]


@pytest.mark.rule("DQR-CARDS-RUNE-OF-TRANSFORMATION")
def test_two_tiles_alike_leave_no_choice() -> None:
    game = scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01"}, top=EMPTY,
                 runes={0: ["rune_of_transformation"]}, pool=["chamber_01"] * 2)  # fmt: skip
    act(game, 0, "move north", "use rune_of_transformation")
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-CARDS-RUNE-OF-TRANSFORMATION", "DQR-CATEXIT-15")
def test_a_tile_for_a_hero_who_comes_out_can_be_transformed_too() -> None:
    game = scene("hugo", "krutzbeck", at=["b4"], status={0: "below"}, heading={0: 1}, dice=[1],
                 runes={0: ["rune_of_transformation"]}, pool=["trap_01", "chamber_01"],
                 top={"catacomb": ["catacomb_exit"], **EMPTY})  # fmt: skip
    act(game, 0, "surface", "drift left", "use rune_of_transformation", "lay chamber_01")
    act(game, 0, "arrow south")
    assert state_of(game).tiles[SPACE_OF["c3"]] == ("chamber_01", 0)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-TRANSFORMATION", "DQR-VAR-TORCH-03")
def test_a_tile_laid_by_torchlight_can_be_transformed() -> None:
    tiles = {"c4": "chamber_01", "c2": "chamber_01", "b3": "chamber_01"}
    runes, pool = {0: ["rune_of_transformation"]}, ["trap_01", "chamber_05"]
    rules = Rules(torchlight=True)
    game = enters("chamber_01", tiles=tiles, rules=rules, top=EMPTY, runes=runes, pool=pool)
    act(game, 0, "move north", "use rune_of_transformation", "lay chamber_05")
    assert state_of(game).tiles[SPACE_OF["d3"]][0] == "chamber_05"


# -- luck ------------------------------------------------------------------------------------------


LUCK: dict[str, Any] = {"runes": {0: ["rune_of_luck"]}}


@pytest.mark.rule("DQR-CARDS-RUNE-OF-LUCK")
def test_the_rune_of_luck_makes_a_failed_test_succeed_for_all_determination() -> None:
    game = draws("trap_swinging_blade", dice=[6, 6], determination={0: 2}, **LUCK)
    act(game, 0, "spend none")
    assert game.pending[0].prompt == "turn_luck"
    act(game, 0, "use rune_of_luck")
    assert (hero(game, 0).status, hero(game, 0).determination) == ("exploring", 0)
    assert told(game, "luck_turned") == [{"seat": 0, "count": 2}]
    assert told(game, "determination_gained") == []


@pytest.mark.rule("DQR-CARDS-RUNE-OF-LUCK")
def test_a_test_that_is_passed_needs_no_luck() -> None:
    game = draws("trap_swinging_blade", dice=[1, 1], **LUCK)
    assert (is_over_for(game, 0), hero(game, 0).runes) == (True, ["rune_of_luck"])


@pytest.mark.rule("DQR-CARDS-RUNE-OF-LUCK", "DQR-TEST-05")
def test_who_keeps_the_rune_of_luck_fails_and_earns_a_token() -> None:
    game = draws("trap_crossfire_trap", dice=[6, 6], **LUCK)
    act(game, 0, "decline")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (3, 1)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-LUCK", "DQR-ESCAPE-03")
def test_luck_helps_to_escape_and_at_the_pit() -> None:
    game = meeting("challara", "troll_4", dice=[6, 6], top=EMPTY, **LUCK)
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "use rune_of_luck")
    assert place(game, 0) == "b1"
    pit = enters("bottomless_pit_01", dice=[6, 6], **LUCK)
    act(pit, 0, "move north", "use rune_of_luck")
    assert (hero(pit, 0).status, outcomes(pit)[0][0]) == ("exploring", "failed")


# -- life drain ------------------------------------------------------------------------------------


DRAIN: dict[str, Any] = {"runes": {0: ["life_drain_rune"]}, "wounds": {0: 7}}


@pytest.mark.rule("DQR-CARDS-LIFE-DRAIN-RUNE")
def test_the_life_drain_rune_heals_all_wounds_of_whoever_has_killed_a_monster() -> None:
    game = meeting("challara", "skeleton_1", **DRAIN)
    exchange(game, "ranged", "melee")
    assert game.pending[0].prompt == "drain_life"
    act(game, 0, "use life_drain_rune")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (0, [])
    assert cited(game, "healed") == ["DQR-CARDS-LIFE-DRAIN-RUNE"]
    assert (lurking(game), is_over_for(game, 0)) == ([], True)


@pytest.mark.rule("DQR-CARDS-LIFE-DRAIN-RUNE")
def test_who_lets_the_dead_monster_lie_keeps_wounds_and_rune() -> None:
    game = meeting("challara", "skeleton_1", **DRAIN)
    exchange(game, "ranged", "melee")
    act(game, 0, "decline")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (7, ["life_drain_rune"])


@pytest.mark.rule("DQR-CARDS-LIFE-DRAIN-RUNE", "DQR-ESCAPE-04")
def test_who_only_gets_away_drains_nothing() -> None:
    game = meeting("challara", "troll_4", dice=[1, 1], top=EMPTY, **DRAIN)
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "decline")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (7, ["life_drain_rune"])


@pytest.mark.rule("DQR-CARDS-LIFE-DRAIN-RUNE", "DQR-VAR-SOLO-13")
def test_alone_too_a_killed_monster_can_be_drained() -> None:
    game = alone("challara", "skeleton_1", dice=[6], **DRAIN)
    act(game, 0, "fight", "use life_drain_rune")
    assert hero(game, 0).wounds == 0


# -- dragonfire ------------------------------------------------------------------------------------


FIRE: dict[str, Any] = {"runes": {0: ["rune_of_dragonfire"]}}


@pytest.mark.rule("DQR-CARDS-RUNE-OF-DRAGONFIRE")
def test_the_rune_of_dragonfire_shuffles_all_dragon_cards_before_the_draw() -> None:
    game = scene("hugo", "krutzbeck", at=["g5"], **FIRE)
    state = state_of(game)
    state.shown_dragons[:] = ["dragon_sleeping"] * 6
    state.decks["dragon"].deck.cards[:] = ["dragon_sleeping", "dragon_dragon_rage"]
    act(game, 0, "face the dragon")
    assert game.pending[0].prompt == "renew_dragon_cards"
    act(game, 0, "use rune_of_dragonfire")
    assert (len(state.shown_dragons), len(state.decks["dragon"].deck)) == (1, 7)
    assert cited(game, "dragon_cards_shuffled") == ["DQR-CARDS-RUNE-OF-DRAGONFIRE"]


@pytest.mark.rule("DQR-CARDS-RUNE-OF-DRAGONFIRE")
def test_with_all_dragon_cards_in_the_deck_nobody_is_asked() -> None:
    game = scene("hugo", "krutzbeck", at=["g5"], top={"dragon": ["dragon_sleeping"]}, **FIRE)
    act(game, 0, "face the dragon")
    assert (len(drawn(game, "dragon")), hero(game, 0).runes) == (1, ["rune_of_dragonfire"])


@pytest.mark.rule("DQR-CARDS-RUNE-OF-DRAGONFIRE", "DQR-TREASURE-04")
def test_on_entering_too_the_dragon_cards_may_be_shuffled_first() -> None:
    game = scene("hugo", "krutzbeck", at=["g4"], tiles={"g4": "chamber_01"}, **FIRE)
    state_of(game).shown_dragons.append("dragon_sleeping")
    state_of(game).decks["dragon"].deck.cards.remove("dragon_sleeping")
    act(game, 0, "move south", "decline")
    assert hero(game, 0).runes == ["rune_of_dragonfire"]
