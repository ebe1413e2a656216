"""Servants of Kalladra: eliminated players add monster tokens (VAR-SERV)."""

from collections.abc import Sequence
from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, cited, options, scene, state_of, told

TILES = {"b1": "chamber_01", "l1": "chamber_01", "c5": "chamber_01", "k8": "chamber_01"}


def adding(dungeon: Sequence[str] = ("dungeon_monster_troll",), **more: Any) -> Game:
    """Seat 0 is eliminated and has the turn; these cards lie on the Dungeon deck."""
    return scene(
        "lindel",
        "hugo",
        "challara",
        at=["a1", "k8", "k8"],
        tiles=more.pop("tiles", TILES),
        top={"dungeon": dungeon},
        status={0: "dead", **more.pop("status", {})},
        rules=Rules(servants=True),
        **more,
    )


def added(game: Game) -> list[tuple[str, str]]:
    """Monsters and places of all tokens on the board."""
    return [
        (CONTENT.tokens[lurker.token].monster, label(lurker.at))
        for lurker in state_of(game).lurkers
    ]


@pytest.mark.rule("DQ3-VAR-SERV-12")
def test_with_fewer_tokens_than_heroes_left_a_new_one_may_be_added() -> None:
    game = adding(lurkers={"c5": "demon_1"})
    assert options(game, 0) == ("add token", "pass")
    act(game, 0, "add token", "at b1")
    assert added(game) == [("demon", "c5"), ("troll", "b1")]
    assert cited(game, "token_added") == ["DQ3-VAR-SERV-12"]
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-VAR-SERV-12")
@pytest.mark.parametrize(
    ("status", "may_add"),
    [({}, True), ({2: "below"}, True), ({2: "out"}, False), ({2: "dead"}, False)],
)
def test_only_heroes_still_inside_count(status: dict[int, str], may_add: bool) -> None:
    tiles = {**TILES, "c6": "chamber_01"}
    game = adding(lurkers={"c5": "demon_1"}, tiles=tiles, status=status)
    assert ("add token" in options(game, 0)) is may_add
    if not may_add:
        assert game.pending[0].refused["add token"] == "DQ3-VAR-SERV-12"


@pytest.mark.rule("DQ3-VAR-SERV-12")
def test_with_as_many_tokens_as_heroes_none_may_be_added() -> None:
    tiles = {**TILES, "c6": "chamber_01"}
    game = adding(lurkers={"c5": "demon_1", "b1": "demon_2"}, tiles=tiles)
    assert options(game, 0) == ("move token c5 south", "move token b1 west", "pass")
    assert game.pending[0].refused["add token"] == "DQ3-VAR-SERV-12"


@pytest.mark.rule("DQ3-VAR-SERV-13")
def test_dungeon_cards_are_drawn_until_a_monster_comes_up() -> None:
    cards = ["dungeon_empty", "dungeon_crypt", "dungeon_monster_golem", "dungeon_monster_troll"]
    game = adding(cards)
    act(game, 0, "add token")
    assert [event["card"] for event in told(game, "card_drawn")] == cards[:3]
    assert cited(game, "card_drawn") == ["DQ3-VAR-SERV-13"] * 3
    act(game, 0, "at b1")
    assert added(game) == [("golem", "b1")]


@pytest.mark.rule("DQ3-VAR-SERV-14")
def test_shuffle_makes_a_new_deck_of_deck_and_discards_and_drawing_goes_on() -> None:
    game = adding(["dungeon_empty", "dungeon_shuffle"])
    dungeon = state_of(game).decks["dungeon"]
    dungeon.deck.cards = ["dungeon_crypt"] * 8
    dungeon.discard = ["dungeon_monster_troll"]
    act(game, 0, "add token", "at b1")
    assert added(game) == [("troll", "b1")]
    drawn = [event["card"] for event in told(game, "card_drawn")]
    assert drawn[:2] == ["dungeon_empty", "dungeon_shuffle"]
    assert drawn.count("dungeon_crypt") < 8
    dungeon = state_of(game).decks["dungeon"]
    assert dungeon.discard == [card for card in drawn if card != "dungeon_shuffle"]
    assert "dungeon_shuffle" in dungeon.deck.cards
    assert len(dungeon.deck) + len(dungeon.discard) == 11


@pytest.mark.rule("DQ3-VAR-SERV-15", "DQ3-DIFF-52")
def test_all_cards_drawn_are_discarded_the_monster_too() -> None:
    cards = ["dungeon_gold_coins_30", "dungeon_monster_golem"]
    game = adding(cards)
    act(game, 0, "add token")
    assert state_of(game).decks["dungeon"].discard == cards


@pytest.mark.rule("DQ3-VAR-SERV-16")
def test_the_new_token_is_put_into_a_chamber_next_to_a_tower() -> None:
    tiles = {**TILES, "a9": "chamber_01", "m9": "chamber_01", "c1": "chamber_01"}
    game = adding(tiles=tiles)
    act(game, 0, "add token")
    assert options(game, 0) == ("at b1", "at l1", "at a9", "at m9")
    assert game.pending[0].rule == "DQ3-VAR-SERV-16"
    act(game, 0, "at m9")
    assert added(game) == [("troll", "m9")]


@pytest.mark.rule("DQ3-VAR-SERV-16")
def test_without_a_chamber_next_to_a_tower_none_can_be_added() -> None:
    tiles = {"c5": "chamber_01", "c6": "chamber_01", "k8": "chamber_01"}
    game = adding(tiles=tiles, lurkers={"c5": "demon_1"})
    assert options(game, 0) == ("move token c5 south", "pass")
    assert game.pending[0].refused["add token"] == "DQ3-VAR-SERV-16"


@pytest.mark.rule("DQ3-VAR-SERV-16", "DQ3-GAP-72")
def test_the_new_token_may_join_a_monster() -> None:
    game = adding(lurkers={"b1": "demon_1"})
    act(game, 0, "add token", "at b1")
    assert added(game) == [("demon", "b1"), ("troll", "b1")]


@pytest.mark.rule("DQ3-VAR-SERV-12")
def test_nobody_knows_the_life_of_a_new_token() -> None:
    game = adding()
    act(game, 0, "add token", "at b1")
    for seat in (0, 1, 2, None):
        lurkers: Any = game.view(seat)["lurkers"]
        assert [(lurker["monster"], lurker["life"]) for lurker in lurkers] == [("troll", None)]
