"""Component limits and box contents (COMP)."""

import pytest

from delvers.games.dungeonquest.common.rules.cards import DECKS, copies_of
from delvers.games.dungeonquest.common.tiles import TILES
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import draws, enters
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    drawn,
    hero,
    options,
    refused,
    scene,
    state_of,
    told,
)

EVERYWHERE = [f"{column}{row}" for column in "efh" for row in range(1, 11)]
"""Thirty spaces, more than there are tokens in the box."""


@pytest.mark.rule("DQR-COMP-01", "DQR-COMP-07", "DQR-VS3E-32")
def test_monster_tokens_never_run_out() -> None:
    game = draws("dungeon_ambush", top={"monster": ["troll_2"]}, lurkers=EVERYWHERE)
    assert len(state_of(game).lurkers) == 31


@pytest.mark.rule("DQR-COMP-01", "DQR-COMP-07")
def test_entrance_markers_and_search_tokens_never_run_out() -> None:
    game = draws("search_passage_down", entrances=EVERYWHERE, searched=EVERYWHERE)
    assert (len(state_of(game).entrances), len(state_of(game).searched)) == (31, 31)


@pytest.mark.rule("DQR-COMP-01", "DQR-COMP-07")
def test_determination_never_runs_out() -> None:
    game = draws("trap_crossfire_trap", dice=[6, 6], determination={0: 0, 1: 65})
    assert [hero(game, seat).determination for seat in (0, 1)] == [1, 65]


@pytest.mark.rule("DQR-COMP-02", "DQR-GAP-39")
def test_without_a_tile_left_nobody_enters_an_unexplored_space() -> None:
    tiles = {"c4": "chamber_01", "e5": "chamber_01", "e6": "chamber_01"}
    top = {"search": ["search_empty_room"]}
    game = scene("hugo", "lindel", at=["c4", "e5"], tiles=tiles, top=top)
    state_of(game).pool.cards.clear()
    act(game, 0, "search")
    assert refused(game, 1)["move north"] == "DQR-GAP-39"
    assert options(game, 1) == ("move south", "search")


@pytest.mark.rule("DQR-COMP-02", "DQR-CARD-07")
def test_of_treasure_only_what_is_left_is_drawn() -> None:
    game = scene(
        "hugo", "lindel", at=["g4"], tiles={"g4": "chamber_01"}, top={"dragon": ["dragon_sleeping"]}
    )
    state_of(game).decks["treasure"].deck.cards = ["treasure_ebon_ring"]
    act(game, 0, "move south")
    assert hero(game, 0).loot == ["treasure_ebon_ring"]
    assert game.waiting == [1]


@pytest.mark.rule("DQR-COMP-02", "DQR-COMP-06")
def test_nobody_plays_a_hero_that_is_taken() -> None:
    with pytest.raises(BadOption, match="only once"):
        SPEC.check(2, SPEC.check_options({"heroes": "hugo,hugo"}))


@pytest.mark.rule("DQR-COMP-03")
def test_a_new_game_uses_every_card_of_the_box() -> None:
    state = state_of(Game(SPEC, 2, SPEC.check_options({}), seed=1))
    sizes = {deck: len(state.decks[deck].deck) for deck in DECKS}
    assert sizes == {deck: len(copies_of(CONTENT, deck)) for deck in DECKS}
    assert sizes == {
        "dungeon": 50, "catacomb": 40, "treasure": 32, "search": 30, "corpse": 15, "crypt": 15,
        "door": 15, "trap": 15, "dragon": 8,
    }  # fmt: skip
    assert (len(state.monsters.deck), len(CONTENT.runes)) == (20, 12)
    for deck in DECKS:
        assert sorted(state.decks[deck].deck.cards) == sorted(copies_of(CONTENT, deck))
    assert sorted(state.monsters.deck.cards) == sorted(CONTENT.monsters)


@pytest.mark.rule("DQR-COMP-03", "DQR-GAP-31")
def test_of_the_dragon_cards_one_is_rage() -> None:
    assert {card.id: card.copies for card in CONTENT.decks["dragon"]} == {
        "dragon_sleeping": 7,
        "dragon_dragon_rage": 1,
    }


@pytest.mark.rule("DQR-COMP-05")
def test_there_are_117_tiles_and_all_of_them_are_in_play() -> None:
    state = state_of(Game(SPEC, 2, SPEC.check_options({}), seed=1))
    assert len(state.pool) + len(state.tiles) == 117
    assert sum(tile.copies for tile in TILES.values()) == 117


@pytest.mark.rule("DQR-COMP-06")
def test_each_hero_has_one_figure_and_one_travel_marker() -> None:
    assert len(CONTENT.heroes) == 6
    game = enters("chamber_01", entrances=["c4"])
    act(game, 0, "descend", "head east")
    assert (hero(game, 0).status, hero(game, 0).heading, hero(game, 1).heading) == ("below", 1, -1)
    assert told(game, "descended") == [{"seat": 0, "at": hero(game, 0).at, "heading": 1}]


@pytest.mark.rule("DQR-COMP-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_one_sun_and_one_first_player(seats: int) -> None:
    game = Game(SPEC, seats, SPEC.check_options({}), seed=1)
    assert game.view(None)["sun"] == 1
    assert game.view(None)["first"] in range(seats)
    assert len(told(game, "first_player")) == 1


@pytest.mark.rule("DQR-COMP-08", "DQR-TEST-02")
def test_dice_have_six_faces_and_no_roll_takes_more_than_the_four_in_the_box() -> None:
    dice = Dice(1)
    assert {dice.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert max(card.dice for deck in DECKS for card in CONTENT.decks[deck]) == 2
    game = draws("search_giant_centipede", dice=[6, 5])
    assert [len(roll["dice"]) for roll in told(game, "rolled")] == [2]


@pytest.mark.rule("DQR-COMP-02", "DQR-CARD-07")
def test_no_card_is_ever_there_twice() -> None:
    cards = ["dungeon_gold_coins_30", "dungeon_shuffle"]
    game = draws(*cards, skips={1: 99})
    act(game, 0, "move south")
    assert drawn(game, "dungeon")[:2] == cards
    dungeon = state_of(game).decks["dungeon"]
    assert hero(game, 0).loot == [cards[0]]
    everything = [*dungeon.deck.cards, *dungeon.discard, cards[0]]
    assert sorted(everything) == sorted(copies_of(CONTENT, "dungeon"))
