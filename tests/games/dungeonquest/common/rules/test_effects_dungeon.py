"""What the cards of the Dungeon deck do in both editions (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    SLEEP,
    act,
    cited,
    drawn,
    hero,
    is_over_for,
    options,
    pile,
    place,
    refused,
    state_of,
    told,
    turns_of,
)


@pytest.mark.rule("DQ3-CARD-07", "DQR-CARD-03")
def test_empty_does_nothing(edition: Edition) -> None:
    game = edition.draws("dungeon_empty")
    assert is_over_for(game, 0)
    assert (hero(game, 0).wounds, hero(game, 0).loot, place(game, 0)) == (0, [], "c3")


@pytest.mark.rule("DQ3-CARD-15", "DQ3-EX-01", "DQ3-CARD-17", "DQR-CARD-03")
@pytest.mark.parametrize(
    ("card", "inside"),
    [
        ("dungeon_dead_adventurer", "corpse_gold_coins_100"),
        ("dungeon_crypt", "crypt_gold_coins_250"),
    ],
)
def test_a_body_or_a_crypt_may_be_looked_into_or_left_alone(
    edition: Edition, card: str, inside: str
) -> None:
    game = edition.draws(card, inside)
    assert options(game, 0) == ("look inside", "decline")
    assert game.pending[0].rule == edition.content.clauses[card]
    left = game.copy()
    act(game, 0, "look inside")
    assert hero(game, 0).loot == [inside]
    act(left, 0, "decline")
    assert (hero(left, 0).loot, drawn(left, edition.content.deck_of[inside])) == ([], [])
    assert is_over_for(left, 0)


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
def test_a_hidden_trap_makes_the_hero_draw_a_trap(edition: Edition) -> None:
    game = edition.draws("dungeon_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4
    assert (pile(game, "dungeon"), pile(game, "trap")) == (
        ["dungeon_hidden_trap"],
        ["trap_explosion"],
    )


@pytest.mark.rule("DQ3-CARD-18", "DQR-CARD-03")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_razorwings_wound_by_a_die(edition: Edition, die: int) -> None:
    game = edition.draws("dungeon_razorwing_attack", dice=[die])
    assert hero(game, 0).wounds == die
    assert cited(game, "wounded") == [f"{edition.code}-CARDS-DUNGEON-RAZORWING-ATTACK"]


@pytest.mark.rule("DQ3-CARD-18", "DQR-LOOT-01")
@pytest.mark.parametrize(("card", "gold"), [("gold_coins_30", 30), ("gold_coins_40", 40)])
def test_gold_coins_of_the_dungeon_are_loot(edition: Edition, card: str, gold: int) -> None:
    game = edition.draws(f"dungeon_{card}")
    assert hero(game, 0).loot == [f"dungeon_{card}"]
    assert edition.content.cards[f"dungeon_{card}"].gold == gold


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CATA-02", "DQ3-CATA-03", "DQR-CARD-03", "DQR-CATA-03")
@pytest.mark.parametrize("card", ["dungeon_passage_down", "search_passage_down"])
def test_a_passage_down_is_marked_and_may_be_taken_from_the_next_turn_on(
    edition: Edition, card: str
) -> None:
    game = edition.draws(card, skips=SLEEP)
    assert state_of(game).entrances == [hero(game, 0).at]
    assert cited(game, "entrance_found") == [edition.content.clauses[card]]
    assert (turns_of(game, 0), hero(game, 0).status) == (2, "exploring")
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-07", "DQR-CARD-03")
def test_where_an_entrance_is_already_no_second_marker_is_laid(edition: Edition) -> None:
    game = edition.enters("catacomb_entrance_01", top={"dungeon": ["dungeon_passage_down"]})
    act(game, 0, "move north")
    assert state_of(game).entrances == []
    again = edition.draws("dungeon_passage_down", entrances=["c3"])
    assert state_of(again).entrances == [SPACE_OF["c3"]]


@pytest.mark.rule("DQ3-CARD-14", "DQR-CARD-03", "DQR-BOARD-07")
def test_after_the_collapse_walls_and_doors_lie_elsewhere(edition: Edition) -> None:
    game = edition.enters("chamber_10", top={"dungeon": ["dungeon_ceiling_collapses"]}, skips=SLEEP)
    act(game, 0, "move north")
    assert refused(game, 0)["move south"] == edition.own("DQ3-TILE-01", "DQR-BOARD-11")
    assert {"move north", "move east", "move west"} <= {*options(game, 0)}


@pytest.mark.rule("DQ3-CARD-14", "DQR-CARD-03")
def test_at_a_chasm_the_hero_turns_with_his_side(edition: Edition) -> None:
    game = edition.enters("chasm_01", top={"dungeon": ["dungeon_ceiling_collapses"]}, skips=SLEEP)
    act(game, 0, "move north")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move north", "move west"}


@pytest.mark.rule("DQ3-CARD-14", "DQR-CARD-03")
def test_no_ceiling_collapses_on_a_hero_below(edition: Edition) -> None:
    game = edition.below(
        "hugo", "catacomb_hidden_trap", "catacomb_exit",
        tiles={"c3": "chamber_10"}, top={"trap": ["trap_ceiling_collapses"]},
    )  # fmt: skip
    assert pile(game, "trap") == ["trap_ceiling_collapses"]
    assert not told(game, "tile_turned")


@pytest.mark.rule("DQ3-CARD-07", "DQR-CARD-03")
@pytest.mark.parametrize(("die", "turns"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_curse_of_the_wizard_turns_all_corridors_and_nothing_else(
    edition: Edition, die: int, turns: int
) -> None:
    tiles = {"e5": "corridor_02", "h8": "corridor_06@3", "e6": "chamber_02"}
    game = edition.draws("dungeon_curse_of_the_wizard", dice=[die], tiles=tiles)
    laid = state_of(game).tiles
    assert laid[SPACE_OF["e5"]] == ("corridor_02", turns)
    assert laid[SPACE_OF["h8"]] == ("corridor_06", (3 + turns) % 4)
    assert laid[SPACE_OF["e6"]] == ("chamber_02", 0)
    assert cited(game, "tile_turned") == [f"{edition.code}-CARDS-DUNGEON-CURSE-OF-THE-WIZARD"] * 2
