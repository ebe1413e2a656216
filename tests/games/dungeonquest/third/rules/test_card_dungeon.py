"""What every card of the Dungeon deck does (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    pile,
    turns_of,
)
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


@pytest.mark.rule("DQ3-CARD-18")
def test_most_of_the_dungeon_deck_is_danger_and_only_a_few_cards_are_treasure() -> None:
    cards = {card.id: (card.copies, card.type) for card in CONTENT.decks["dungeon"]}
    assert cards == {
        "dungeon_empty": (11, "event"),
        "dungeon_dead_adventurer": (8, "event"),
        "dungeon_crypt": (8, "event"),
        "dungeon_monster_skeleton": (2, "monster"),
        "dungeon_monster_sorcerer": (1, "monster"),
        "dungeon_monster_troll": (1, "monster"),
        "dungeon_monster_golem": (1, "monster"),
        "dungeon_monster_demon": (1, "monster"),
        "dungeon_hidden_trap": (3, "trap"),
        "dungeon_passage_down": (2, "event"),
        "dungeon_ceiling_collapses": (2, "trap"),
        "dungeon_torch_goes_out": (1, "event"),
        "dungeon_secret_door": (1, "event"),
        "dungeon_razorwing_attack": (1, "threat"),
        "dungeon_curse_of_the_wizard": (1, "event"),
        "dungeon_unstable_potion": (1, "loot"),
        "dungeon_bottle_imp": (1, "loot"),
        "dungeon_lingering_shade": (1, "threat"),
        "dungeon_gold_coins_30": (1, "loot"),
        "dungeon_gold_coins_40": (1, "loot"),
        "dungeon_shuffle": (1, "event"),
    }


@pytest.mark.rule("DQ3-CARD-07")
def test_empty_does_nothing() -> None:
    game = draws("dungeon_empty")
    assert is_over_for(game, 0)
    assert (hero(game, 0).wounds, hero(game, 0).loot) == (0, [])


@pytest.mark.rule("DQ3-CARD-15", "DQ3-EX-01")
def test_a_dead_adventurer_may_be_searched_or_left_alone() -> None:
    game = draws("dungeon_dead_adventurer", "corpse_gold_coins_100")
    assert game.pending[0].rule == "DQ3-CARDS-DUNGEON-DEAD-ADVENTURER"
    act(game, 0, "look inside")
    assert hero(game, 0).loot == ["corpse_gold_coins_100"]
    left = draws("dungeon_dead_adventurer", "corpse_gold_coins_100")
    act(left, 0, "decline")
    assert hero(left, 0).loot == []
    assert is_over_for(left, 0)


@pytest.mark.rule("DQ3-CARD-17")
def test_a_crypt_may_be_opened_or_left_alone() -> None:
    game = draws("dungeon_crypt", "crypt_gold_coins_250")
    assert game.pending[0].rule == "DQ3-CARDS-DUNGEON-CRYPT"
    act(game, 0, "look inside")
    assert hero(game, 0).loot == ["crypt_gold_coins_250"]
    left = draws("dungeon_crypt")
    act(left, 0, "decline")
    assert [drawn["deck"] for drawn in told(left, "card_drawn")] == ["dungeon"]


@pytest.mark.rule("DQ3-CARD-10", "DQ3-MON-33")
def test_a_monster_card_leaves_its_token_when_the_hero_escapes() -> None:
    game = draws("dungeon_monster_skeleton")
    act(game, 0, "escape")
    assert [(token.at, token.token) for token in state_of(game).lurkers] == [
        (SPACE_OF["c3"], "skeleton_1")
    ]
    assert pile(game, "dungeon") == ["dungeon_monster_skeleton"]


@pytest.mark.rule("DQ3-CARD-19")
def test_a_hidden_trap_makes_the_hero_draw_a_trap() -> None:
    game = draws("dungeon_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4
    assert pile(game, "dungeon") == ["dungeon_hidden_trap"]
    assert pile(game, "trap") == ["trap_explosion"]


@pytest.mark.rule("DQ3-CARD-18")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_razorwings_wound_by_a_die(die: int) -> None:
    assert hero(draws("dungeon_razorwing_attack", dice=[die]), 0).wounds == die


@pytest.mark.rule("DQ3-CARD-18")
@pytest.mark.parametrize(("card", "gold"), [("gold_coins_30", 30), ("gold_coins_40", 40)])
def test_gold_coins_of_the_dungeon_are_loot(card: str, gold: int) -> None:
    game = draws(f"dungeon_{card}")
    assert hero(game, 0).loot == [f"dungeon_{card}"]
    assert CONTENT.cards[f"dungeon_{card}"].gold == gold


# -- passage down ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CATA-02", "DQ3-CATA-03")
@pytest.mark.parametrize("card", ["dungeon_passage_down", "search_passage_down"])
def test_a_passage_down_is_marked_and_may_be_taken_in_the_next_turn(card: str) -> None:
    game = draws(card, skips=SLEEP)
    assert state_of(game).entrances == [hero(game, 0).at]
    assert cited(game, "entrance_found") == [CONTENT.clauses[card]]
    assert turns_of(game, 0) == 2
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CATA-04")
def test_in_a_cave_in_no_marker_is_laid_but_the_passage_is_open() -> None:
    game = enters("cave_in_01", top={"dungeon": ["dungeon_passage_down"]}, skips=SLEEP)
    act(game, 0, "move north")
    assert state_of(game).entrances == []
    assert options(game, 0) == ("cross", "retreat", "descend")


@pytest.mark.rule("DQ3-CARD-07")
def test_where_an_entrance_is_already_no_second_marker_is_laid() -> None:
    game = enters("catacomb_entrance_01", top={"dungeon": ["dungeon_passage_down"]})
    act(game, 0, "move north")
    assert state_of(game).entrances == []
    again = draws("dungeon_passage_down", entrances=["c3"])
    assert state_of(again).entrances == [SPACE_OF["c3"]]


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CATA-06", "DQ3-EX-34")
def test_without_a_marker_left_the_passage_is_open_all_the_same() -> None:
    taken = ["f1", "f2", "f3", "f4", "f5", "f6"]
    game = draws("dungeon_passage_down", entrances=taken, skips=SLEEP)
    assert len(state_of(game).entrances) == 6
    assert "descend" in options(game, 0)


# -- what turns ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-14")
@pytest.mark.parametrize("card", ["dungeon_ceiling_collapses", "trap_ceiling_collapses"])
def test_a_collapsing_ceiling_turns_the_chamber_by_a_quarter(card: str) -> None:
    tile = "chamber_10" if card.startswith("dungeon") else "trap_02"
    game = enters(tile, top={CONTENT.deck_of[card]: [card]}, lurkers={"b3": "troll_1"})
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["c3"]] == (tile, 1)
    assert state_of(game).tiles[SPACE_OF["c4"]] == ("chamber_01", 0)
    assert cited(game, "tile_turned") == [CONTENT.clauses[card]]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQ3-CARD-14")
def test_after_the_collapse_walls_and_doors_lie_elsewhere() -> None:
    game = enters("chamber_10", top={"dungeon": ["dungeon_ceiling_collapses"]}, skips=SLEEP)
    act(game, 0, "move north")
    assert game.pending[0].refused["move south"] == "DQ3-TILE-01"
    assert {"move north", "move east", "move west"} <= {*options(game, 0)}


@pytest.mark.rule("DQ3-CARD-14")
def test_at_a_rift_the_hero_turns_with_his_side() -> None:
    game = enters("chasm_01", top={"dungeon": ["dungeon_ceiling_collapses"]}, skips=SLEEP)
    act(game, 0, "move north")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move north", "move west"}


@pytest.mark.rule("DQ3-CARD-14")
def test_in_the_catacombs_a_collapsing_ceiling_does_nothing() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c3"],
        tiles={"c3": "chamber_10"},
        status={0: "below"},
        heading={0: 0},
        top={"catacomb": ["catacomb_hidden_trap"], "trap": ["trap_ceiling_collapses"]},
    )
    assert pile(game, "trap") == ["trap_ceiling_collapses"]
    assert not told(game, "tile_turned")


@pytest.mark.rule("DQ3-CARD-07")
@pytest.mark.parametrize(("die", "turns"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_curse_of_the_wizard_turns_all_corridors_and_nothing_else(die: int, turns: int) -> None:
    tiles = {"e5": "corridor_02", "h8": "corridor_06@3", "e6": "chamber_02"}
    game = draws("dungeon_curse_of_the_wizard", dice=[die], tiles=tiles)
    laid = state_of(game).tiles
    assert laid[SPACE_OF["e5"]] == ("corridor_02", turns)
    assert laid[SPACE_OF["h8"]] == ("corridor_06", (3 + turns) % 4)
    assert laid[SPACE_OF["e6"]] == ("chamber_02", 0)
    assert cited(game, "tile_turned") == ["DQ3-CARDS-DUNGEON-CURSE-OF-THE-WIZARD"] * 2
