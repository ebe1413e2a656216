"""The Stasis Rune and the Rune of Seeking (RUNE)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.card_scenes import enters, is_over_for, outcomes, pile
from tests.games.dungeonquest.revised.scene import act, drawn, hero, options, place, refused, told

EMPTY = {"dungeon": ["dungeon_empty"] * 5}
STASIS, SEEKING = {0: ["stasis_rune"]}, {0: ["rune_of_seeking"]}
FOUND = [
    "search_gold_coins_10",
    "search_giant_centipede",
    "search_gold_coins_150",
    "search_ferrox",
]


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_stasis_rune_gives_three_moves_and_each_chamber_is_resolved() -> None:
    game = enters("chamber_01", tiles={"c2": "chamber_01"}, runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune")
    assert (game.pending[0].prompt, game.pending[0].rule) == ("move", "DQR-RUNE-03")
    act(game, 0, "move north")
    assert (options(game, 0), game.pending[0].rule) == (("move on", "stop"), "DQR-RUNE-03")
    act(game, 0, "move on", "move north", "move on", "move south")
    assert (place(game, 0), len(drawn(game, "dungeon"))) == ("c3", 3)
    assert hero(game, 0).runes == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_in_stasis_may_stop_earlier_but_makes_his_first_move() -> None:
    game = enters("chamber_01", runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune")
    assert options(game, 0) == ("move north", "move east", "move south", "move west")
    act(game, 0, "move north", "stop")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02", "DQR-TURN-12")
@pytest.mark.parametrize(
    ("tile", "top", "choices"),
    [
        ("trap_01", {"trap": ["trap_trapdoor"]}, ["head north"]),
        ("rotating_room_01", {}, []),
        ("bridge_01", {}, ["stay"]),
        ("portcullis_01", {}, []),
    ],
)
def test_what_ends_the_turn_ends_the_stasis(
    tile: str, top: dict[str, list[str]], choices: list[str]
) -> None:
    game = enters(tile, runes=STASIS, top=top, dice=[6, 6], tiles={"c2": "chamber_01"})
    act(game, 0, "use stasis_rune", "move north", *choices)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02")
def test_what_does_not_end_the_turn_does_not_end_the_stasis() -> None:
    game = enters("trap_01", runes=STASIS, top={"trap": ["trap_explosion"]})
    act(game, 0, "use stasis_rune", "move north")
    assert options(game, 0) == ("move on", "stop")


@pytest.mark.rule("DQR-RUNE-02", "DQR-MOVE-17")
def test_a_corridor_on_the_way_is_part_of_one_move() -> None:
    game = enters("corridor_01", tiles={"c2": "chamber_01"}, runes=STASIS, top=EMPTY)
    act(game, 0, "use stasis_rune", "move north", "move north")
    assert (place(game, 0), options(game, 0)) == ("c2", ("move on", "stop"))


@pytest.mark.rule("DQR-RUNE-02", "DQR-ROOM-22", "DQR-ROOM-24")
def test_a_cave_in_does_not_end_the_stasis_unless_the_hero_fails_to_climb_over_it() -> None:
    game = enters("cave_in_01", runes=STASIS, top=EMPTY, dice=[6, 6], tiles={"c2": "chamber_01"})
    act(game, 0, "use stasis_rune", "move north", "move on")
    back = game.copy()
    act(back, 0, "move south")
    assert (place(back, 0), options(back, 0)) == ("c4", ("move on", "stop"))
    act(game, 0, "move north")
    assert (place(game, 0), outcomes(game)) == ("c3", [("failed", "agility", 12, 5)])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02")
def test_a_hero_in_stasis_may_cross_a_chasm_by_his_rope() -> None:
    game = enters("chasm_01", runes=STASIS, top=EMPTY, loot={0: ["corpse_rope"]})
    act(game, 0, "use stasis_rune", "move north", "move on")
    assert {"rope north", "rope east"} <= {*options(game, 0)}
    act(game, 0, "rope north")
    assert (place(game, 0), hero(game, 0).loot) == ("c2", [])


@pytest.mark.rule("DQR-RUNE-02", "DQR-MOVE-01")
def test_a_sealed_hero_has_no_use_for_the_stasis_rune() -> None:
    runes = {0: ["stasis_rune", "rune_of_healing"]}
    game = enters("chamber_08@2", at=["c3"], tiles={"c2": "chamber_08@2"}, runes=runes)
    assert options(game, 0) == ("go on", "use rune_of_healing")
    assert refused(game, 0) == {"use stasis_rune": "DQR-MOVE-01"}


# -- seeking ---------------------------------------------------------------------------------------


def seeks(*cards: str, runes: dict[int, list[str]] | None = None) -> Game:
    """A hero searches and uses the Rune of Seeking; these are the cards he turns up."""
    game = enters("chamber_01", runes=runes or SEEKING, top={"search": [*cards]})
    act(game, 0, "search", "use rune_of_seeking")
    return game


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_the_rune_of_seeking_lets_a_hero_choose_one_of_four_search_cards() -> None:
    game = seeks(*FOUND)
    assert options(game, 0) == tuple(f"take {card}" for card in FOUND)
    assert game.pending[0].rule == "DQR-RUNE-03"
    assert [card["card"] for card in told(game, "card_drawn", 1)] == FOUND
    act(game, 0, "take search_gold_coins_150")
    assert hero(game, 0).loot == ["search_gold_coins_150"]
    assert pile(game, "search") == [FOUND[0], FOUND[1], FOUND[3]]
    assert hero(game, 0).runes == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-02")
def test_shuffle_is_no_choice_for_the_seeker_and_does_not_shuffle() -> None:
    game = seeks("search_shuffle", *FOUND[:3])
    assert options(game, 0) == tuple(f"take {card}" for card in FOUND[:3])
    assert refused(game, 0) == {"take search_shuffle": "DQR-RUNE-02"}
    act(game, 0, f"take {FOUND[0]}")
    assert pile(game, "search") == ["search_shuffle", FOUND[1], FOUND[2]]


@pytest.mark.rule("DQR-RUNE-02")
def test_the_seekers_card_is_resolved_like_any_other() -> None:
    game = seeks("search_secret_door", *FOUND[:3])
    act(game, 0, "take search_secret_door")
    assert "through north" in options(game, 0)
    game = seeks(*["search_empty_room"] * 4)
    assert pile(game, "search") == ["search_empty_room"] * 4
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-RUNE-03")
def test_a_hero_who_keeps_the_rune_of_seeking_draws_one_card() -> None:
    game = enters("chamber_01", runes=SEEKING, top={"search": FOUND})
    act(game, 0, "search", "decline")
    assert hero(game, 0).loot == [FOUND[0]]
    assert hero(game, 0).runes == ["rune_of_seeking"]


@pytest.mark.rule("DQR-RUNE-02")
def test_a_trap_the_seeker_had_to_take_can_be_warded_off() -> None:
    runes = {0: ["rune_of_seeking", "rune_of_warning"]}
    game = seeks("search_hidden_trap", "search_hidden_trap", *FOUND[:2], runes=runes)
    act(game, 0, "take search_hidden_trap", "use rune_of_warning")
    assert (hero(game, 0).wounds, drawn(game, "trap")) == (0, [])
    assert pile(game, "search").count("search_hidden_trap") == 2
