"""The Stasis Rune and the Rune of Seeking (RUNE)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import enters, is_over_for, pile
from tests.games.dungeonquest.third.rules.scene import act, hero, options, place, told

EMPTY = {"dungeon": ["dungeon_empty"] * 5}
STASIS = {0: ["stasis_rune"]}
SEEKING = {0: ["rune_of_seeking"]}
FOUND = [
    "search_gold_coins_10",
    "search_giant_centipede",
    "search_gold_coins_150",
    "search_ferrox",
]


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_stasis_rune_gives_three_moves_with_their_encounters() -> None:
    game = enters("chamber_01", tiles={"c2": "chamber_01"}, runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune", "move north")
    assert options(game, 0) == ("move on", "stop")
    act(game, 0, "move on", "move north", "move on", "move south")
    assert place(game, 0) == "c3"
    assert len(told(game, "card_drawn")) == 3
    assert hero(game, 0).runes == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_in_stasis_may_stop_earlier() -> None:
    game = enters("chamber_01", runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune", "move north", "stop")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02")
def test_what_ends_the_turn_ends_the_stasis() -> None:
    game = enters("trap_01", runes=STASIS, top={"trap": ["trap_trapdoor"]}, dice=[6, 6])
    act(game, 0, "use stasis_rune", "move north")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02")
def test_what_does_not_end_the_turn_does_not_end_the_stasis() -> None:
    game = enters("trap_01", runes=STASIS, top={"trap": ["trap_explosion"]})
    act(game, 0, "use stasis_rune", "move north")
    assert options(game, 0) == ("move on", "stop")


@pytest.mark.rule("DQ3-RUNE-02")
def test_a_corridor_on_the_way_is_part_of_one_move() -> None:
    game = enters("corridor_01", tiles={"c2": "chamber_01"}, runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune", "move north", "move north")
    assert place(game, 0) == "c2"
    assert options(game, 0) == ("move on", "stop")


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-TURN-12")
@pytest.mark.parametrize(
    ("tile", "choices"),
    [("bridge_01", ["stay"]), ("spider_web_01", ["retreat"])],
)
def test_a_chamber_that_holds_the_hero_ends_the_stasis(tile: str, choices: list[str]) -> None:
    game = enters(tile, runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune", "move north", *choices)
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-03", "DQ3-TURN-12")
@pytest.mark.parametrize(
    ("tile", "facts"),
    [
        ("bridge_01", {"bound": {0: "back"}}),
        ("bridge_01", {"bound": {0: "over"}}),
        ("darkness_01", {"bound": {0: "dark"}}),
    ],
)
def test_a_hero_whom_his_chamber_holds_cannot_use_the_stasis_rune(
    tile: str, facts: dict[str, dict[int, object]]
) -> None:
    runes = {0: ["stasis_rune", "rune_of_healing"]}
    game = enters(tile, "hugo", at=["c3"], runes=runes, **facts)  # type: ignore[arg-type]
    assert options(game, 0) == ("go on", "use rune_of_healing")
    assert game.pending[0].refused == {"use stasis_rune": "DQ3-TURN-12"}


@pytest.mark.rule("DQ3-RUNE-03", "DQ3-TURN-11")
def test_a_hero_who_owes_an_encounter_cannot_use_the_stasis_rune() -> None:
    runes = {0: ["stasis_rune", "rune_of_healing"]}
    game = enters("chamber_01", at=["c3"], runes=runes, owes_encounter={0: True})
    assert game.pending[0].refused == {"use stasis_rune": "DQ3-TURN-11"}


def in_stasis(*dice: int, **facts: Any) -> Game:
    """A hero who came from c4 stands in the cave-in c3 and uses the Stasis Rune."""
    came = {"came_from": {0: SPACE_OF["c4"]}, "entered_by": {0: 2}}
    game = enters("cave_in_01", at=["c3"], runes=STASIS, top=EMPTY, dice=dice, **{**came, **facts})
    act(game, 0, "use stasis_rune")
    return game


@pytest.mark.rule("DQ3-CARDS-STASIS-RUNE", "DQ3-ROOM-24")
def test_stasis_lets_a_hero_go_back_out_of_a_cave_in_and_further() -> None:
    game = in_stasis()
    assert options(game, 0) == ("cross", "retreat")
    assert game.pending[0].rule == "DQ3-CARDS-STASIS-RUNE"
    act(game, 0, "retreat")
    assert (place(game, 0), options(game, 0)) == ("c4", ("move on", "stop"))


@pytest.mark.rule("DQ3-CARDS-STASIS-RUNE", "DQ3-ROOM-26", "DQ3-ROOM-27")
def test_stasis_lets_a_hero_cross_a_cave_in_and_go_further() -> None:
    game = in_stasis(2, 2, tiles={"c2": "chamber_01"})
    act(game, 0, "cross", "move north")
    assert (place(game, 0), options(game, 0)) == ("c2", ("move on", "stop"))


@pytest.mark.rule("DQ3-CARDS-STASIS-RUNE", "DQ3-ROOM-28")
def test_a_hero_who_fails_to_cross_in_stasis_has_no_moves_left() -> None:
    game = in_stasis(6, 6)
    act(game, 0, "cross")
    assert (place(game, 0), hero(game, 0).bound) == ("c3", "stuck")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARDS-STASIS-RUNE", "DQ3-ROOM-24")
def test_a_hero_in_stasis_who_comes_into_a_cave_in_may_leave_it_at_once() -> None:
    game = enters("cave_in_01", runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune", "move north", "move on", "retreat")
    assert (place(game, 0), options(game, 0)) == ("c4", ("move on", "stop"))


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_sealed_hero_has_no_use_for_the_stasis_rune() -> None:
    runes = {0: ["stasis_rune", "rune_of_healing"]}
    game = enters("chamber_08@2", at=["c3"], tiles={"c2": "chamber_08@2"}, runes=runes)
    assert game.pending[0].refused == {"use stasis_rune": "DQ3-MOVE-01"}


# -- seeking ---------------------------------------------------------------------------------------


def seeker(*cards: str, runes: dict[int, list[str]] | None = None) -> Game:
    """A hero searches and uses the Rune of Seeking; these are the cards he turns up."""
    game = enters("chamber_01", runes=runes or SEEKING, top={"search": [*cards]})
    act(game, 0, "search", "use rune_of_seeking")
    return game


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_the_rune_of_seeking_lets_a_hero_choose_one_of_four_search_cards() -> None:
    game = seeker(*FOUND)
    assert options(game, 0) == tuple(f"take {card}" for card in FOUND)
    assert game.pending[0].rule == "DQ3-CARDS-RUNE-OF-SEEKING"
    assert [drawn["card"] for drawn in told(game, "card_drawn", 1)] == FOUND
    act(game, 0, "take search_gold_coins_150")
    assert hero(game, 0).loot == ["search_gold_coins_150"]
    assert pile(game, "search") == [FOUND[0], FOUND[1], FOUND[3]]
    assert hero(game, 0).runes == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02")
def test_shuffle_is_no_choice_for_the_seeker_and_does_not_shuffle() -> None:
    game = seeker("search_shuffle", *FOUND[:3])
    assert options(game, 0) == tuple(f"take {card}" for card in FOUND[:3])
    assert game.pending[0].refused == {"take search_shuffle": "DQ3-RUNE-03"}
    act(game, 0, f"take {FOUND[0]}")
    assert pile(game, "search") == ["search_shuffle", FOUND[1], FOUND[2]]


@pytest.mark.rule("DQ3-RUNE-02")
def test_the_seekers_card_is_resolved_like_any_other() -> None:
    game = seeker("search_secret_door", *FOUND[:3])
    act(game, 0, "take search_secret_door")
    assert "through north" in options(game, 0)


@pytest.mark.rule("DQ3-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_seeking_draws_one_card() -> None:
    game = enters("chamber_01", runes=SEEKING, top={"search": FOUND})
    act(game, 0, "search", "decline")
    assert hero(game, 0).loot == [FOUND[0]]
    assert hero(game, 0).runes == ["rune_of_seeking"]


@pytest.mark.rule("DQ3-RUNE-02")
def test_of_four_equal_cards_one_is_resolved_and_three_are_discarded() -> None:
    game = seeker(*["search_empty_room"] * 4)
    assert pile(game, "search") == ["search_empty_room"] * 4
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-VAR-MAGIC-01")
def test_a_trap_the_seeker_had_to_take_can_be_warded_off() -> None:
    runes = {0: ["rune_of_seeking", "rune_of_warning"]}
    game = seeker("search_hidden_trap", "search_hidden_trap", *FOUND[:2], runes=runes)
    act(game, 0, "take search_hidden_trap")
    assert game.pending[0].prompt == "ward_off search_hidden_trap"
    act(game, 0, "use rune_of_warning")
    assert hero(game, 0).wounds == 0
    assert pile(game, "search").count("search_hidden_trap") == 2
