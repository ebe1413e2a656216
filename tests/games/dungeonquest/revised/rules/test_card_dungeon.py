"""What every card of the Dungeon deck does (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.card_scenes import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    pile,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
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


@pytest.mark.rule("DQR-CARD-03")
def test_empty_does_nothing() -> None:
    game = draws("dungeon_empty")
    assert is_over_for(game, 0)
    assert (hero(game, 0).wounds, hero(game, 0).loot, place(game, 0)) == (0, [], "c3")


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(
    ("card", "inside"),
    [
        ("dungeon_dead_adventurer", "corpse_gold_coins_100"),
        ("dungeon_crypt", "crypt_gold_coins_250"),
    ],
)
def test_a_body_or_a_crypt_may_be_looked_into_or_left_alone(card: str, inside: str) -> None:
    game = draws(card, inside)
    assert options(game, 0) == ("look inside", "decline")
    assert game.pending[0].rule == CONTENT.clauses[card]
    left = game.copy()
    act(game, 0, "look inside")
    assert hero(game, 0).loot == [inside]
    act(left, 0, "decline")
    assert (hero(left, 0).loot, drawn(left, CONTENT.deck_of[inside])) == ([], [])
    assert is_over_for(left, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-MON-01")
def test_an_ambush_is_a_monster_for_which_the_player_on_the_left_draws_a_card() -> None:
    game = draws("dungeon_ambush", top={"monster": ["troll_2"]})
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert state_of(game).lurkers == [SPACE_OF["c3"]]
    act(game, 0, "play ranged")
    act(game, 1, "play ranged")
    assert options(game, 0) == ("fight on", "escape")


@pytest.mark.rule("DQR-CARD-03")
def test_a_hidden_trap_makes_the_hero_draw_a_trap() -> None:
    game = draws("dungeon_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4
    assert (pile(game, "dungeon"), pile(game, "trap")) == (
        ["dungeon_hidden_trap"],
        ["trap_explosion"],
    )


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_razorwings_wound_by_a_die(die: int) -> None:
    game = draws("dungeon_razorwing_attack", dice=[die])
    assert hero(game, 0).wounds == die
    assert cited(game, "wounded") == ["DQR-CARDS-DUNGEON-RAZORWING-ATTACK"]


@pytest.mark.rule("DQR-LOOT-01")
@pytest.mark.parametrize(("card", "gold"), [("gold_coins_30", 30), ("gold_coins_40", 40)])
def test_gold_coins_of_the_dungeon_are_loot(card: str, gold: int) -> None:
    game = draws(f"dungeon_{card}")
    assert hero(game, 0).loot == [f"dungeon_{card}"]
    assert CONTENT.cards[f"dungeon_{card}"].gold == gold


# -- passage down ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-CATA-03")
@pytest.mark.parametrize("card", ["dungeon_passage_down", "search_passage_down"])
def test_a_passage_down_is_marked_and_may_be_taken_from_the_next_turn_on(card: str) -> None:
    game = draws(card, skips=SLEEP)
    assert state_of(game).entrances == [hero(game, 0).at]
    assert cited(game, "entrance_found") == [CONTENT.clauses[card]]
    assert (turns_of(game, 0), hero(game, 0).status) == (2, "exploring")
    assert "descend" in options(game, 0)


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


@pytest.mark.rule("DQR-CARD-03")
def test_where_an_entrance_is_already_no_second_marker_is_laid() -> None:
    game = enters("catacomb_entrance_01", top={"dungeon": ["dungeon_passage_down"]})
    act(game, 0, "move north")
    assert state_of(game).entrances == []
    again = draws("dungeon_passage_down", entrances=["c3"])
    assert state_of(again).entrances == [SPACE_OF["c3"]]


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


@pytest.mark.rule("DQR-CARD-03", "DQR-BOARD-07")
def test_after_the_collapse_walls_and_doors_lie_elsewhere() -> None:
    game = enters("chamber_10", top={"dungeon": ["dungeon_ceiling_collapses"]}, skips=SLEEP)
    act(game, 0, "move north")
    assert refused(game, 0)["move south"] == "DQR-BOARD-11"
    assert {"move north", "move east", "move west"} <= {*options(game, 0)}


@pytest.mark.rule("DQR-CARD-03")
def test_at_a_chasm_the_hero_turns_with_his_side() -> None:
    game = enters("chasm_01", top={"dungeon": ["dungeon_ceiling_collapses"]}, skips=SLEEP)
    act(game, 0, "move north")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move north", "move west"}


@pytest.mark.rule("DQR-CARD-03")
def test_no_ceiling_collapses_on_a_hero_below() -> None:
    game = below(
        "hugo", "catacomb_hidden_trap", "catacomb_exit",
        tiles={"c3": "chamber_10"}, top={"trap": ["trap_ceiling_collapses"]},
    )  # fmt: skip
    assert pile(game, "trap") == ["trap_ceiling_collapses"]
    assert not told(game, "tile_turned")


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("die", "turns"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_curse_of_the_wizard_turns_all_corridors_and_nothing_else(die: int, turns: int) -> None:
    tiles = {"e5": "corridor_02", "h8": "corridor_06@3", "e6": "chamber_02"}
    game = draws("dungeon_curse_of_the_wizard", dice=[die], tiles=tiles)
    laid = state_of(game).tiles
    assert laid[SPACE_OF["e5"]] == ("corridor_02", turns)
    assert laid[SPACE_OF["h8"]] == ("corridor_06", (3 + turns) % 4)
    assert laid[SPACE_OF["e6"]] == ("chamber_02", 0)
    assert cited(game, "tile_turned") == ["DQR-CARDS-DUNGEON-CURSE-OF-THE-WIZARD"] * 2


@pytest.mark.rule("DQR-CARD-03", "DQR-LOOT-03")
@pytest.mark.parametrize("card", ["dungeon_bottle_imp", "dungeon_unstable_potion"])
def test_the_imp_and_the_potion_are_loot_that_does_nothing_yet(card: str) -> None:
    game = draws(card)
    assert (hero(game, 0).loot, told(game, "rolled")) == ([card], [])
    assert scene("hugo", "lindel", loot={0: [card]}).view(1)["heroes"][0]["gold"] == 0  # type: ignore[index,call-overload]
