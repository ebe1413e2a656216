"""What cards of the Dungeon deck do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)


@pytest.mark.rule("DQR-COMP-03")
def test_the_dungeon_deck_is_made_of_these_cards() -> None:
    cards = {card.id: (card.copies, card.type) for card in CONTENT.decks["dungeon"]}
    assert cards == {
        "dungeon_empty": (11, "event"),
        "dungeon_dead_adventurer": (8, "event"),
        "dungeon_crypt": (8, "event"),
        "dungeon_ambush": (6, "monster"),
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


@pytest.mark.rule("DQR-CARD-03", "DQR-MON-01")
def test_an_ambush_is_a_monster_for_which_the_player_on_the_left_draws_a_card() -> None:
    game = draws("dungeon_ambush", top={"monster": ["troll_2"]})
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert state_of(game).lurkers == [SPACE_OF["c3"]]
    act(game, 0, "play ranged")
    act(game, 1, "play ranged")
    assert options(game, 0) == ("fight on", "escape")


# -- passage down ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-CATA-04")
def test_a_passage_down_is_there_for_every_hero() -> None:
    cards = ["dungeon_passage_down", "dungeon_empty", "dungeon_empty"]
    game = draws(
        *cards,
        at=["c4", "c2"],
        tiles={"c2": "chamber_01"},
        top={"search": ["search_empty_room"] * 2},
    )
    act(game, 1, "search")
    act(game, 0, "move south")
    act(game, 1, "move south")
    act(game, 0, "search")
    assert "descend" in options(game, 1)


@pytest.mark.rule("DQR-GAP-38")
def test_in_a_cave_in_too_a_passage_down_is_marked_and_leads_below() -> None:
    game = enters("cave_in_01", top={"dungeon": ["dungeon_passage_down"]}, skips=SLEEP)
    act(game, 0, "move north")
    assert state_of(game).entrances == [SPACE_OF["c3"]]
    act(game, 0, "descend", "head north")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQR-COMP-01", "DQR-CARD-03", "DQR-VS3E-32")
def test_entrance_markers_never_run_out() -> None:
    taken = [f"{column}{row}" for column in "ef" for row in range(1, 11)]
    game = draws("dungeon_passage_down", entrances=taken, skips=SLEEP)
    assert len(state_of(game).entrances) == 21
    assert "descend" in options(game, 0)


# -- what turns ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("card", ["dungeon_ceiling_collapses", "trap_ceiling_collapses"])
def test_a_collapsing_ceiling_turns_the_chamber_clockwise_and_nothing_in_it(card: str) -> None:
    tile = "chamber_10" if card.startswith("dungeon") else "trap_02"
    game = enters(tile, top={CONTENT.deck_of[card]: [card]}, entrances=["c3"], searched=["c3"])
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["c3"]] == (tile, 1)
    assert state_of(game).tiles[SPACE_OF["c4"]] == ("chamber_01", 0)
    assert cited(game, "tile_turned") == [CONTENT.clauses[card]]
    assert place(game, 0) == "c3"
    assert state_of(game).entrances == state_of(game).searched == [SPACE_OF["c3"]]


@pytest.mark.rule("DQR-CARD-03", "DQR-LOOT-03")
@pytest.mark.parametrize("card", ["dungeon_bottle_imp", "dungeon_unstable_potion"])
def test_the_imp_and_the_potion_are_loot_that_does_nothing_yet(card: str) -> None:
    game = draws(card)
    assert (hero(game, 0).loot, told(game, "rolled")) == ([card], [])
    assert scene("hugo", "lindel", loot={0: [card]}).view(1)["heroes"][0]["gold"] == 0
