"""What cards of the Dungeon deck do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    pile,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    options,
    place,
    state_of,
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


@pytest.mark.rule("DQ3-CARD-10", "DQ3-MON-33")
def test_a_monster_card_leaves_its_token_when_the_hero_escapes() -> None:
    game = draws("dungeon_monster_skeleton")
    act(game, 0, "escape")
    assert [(token.at, token.token) for token in state_of(game).lurkers] == [
        (SPACE_OF["c3"], "skeleton_1")
    ]
    assert pile(game, "dungeon") == ["dungeon_monster_skeleton"]


# -- passage down ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CATA-04")
def test_in_a_cave_in_no_marker_is_laid_but_the_passage_is_open() -> None:
    game = enters("cave_in_01", top={"dungeon": ["dungeon_passage_down"]}, skips=SLEEP)
    act(game, 0, "move north")
    assert state_of(game).entrances == []
    assert options(game, 0) == ("cross", "retreat", "descend")


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
