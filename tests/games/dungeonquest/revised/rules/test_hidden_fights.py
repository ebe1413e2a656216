"""What a seat cannot know of a fight is dealt anew, and nothing else (MON, COMBAT, VAR-SOLO)."""

from collections.abc import Iterator
from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    alone,
    exchange,
    fight_of,
    fight_seen,
    meeting,
)
from tests.games.dungeonquest.revised.rules.scene import act, state_of, told

DEALS = 40


def redealt(game: Game, seat: int | None) -> Iterator[Game]:
    """The fight as it might be for all that a seat knows; it always looks the same to the seat."""
    for number in range(DEALS):
        twin = game.determinize(seat, Dice(number))
        assert twin.view(seat) == game.view(seat)
        assert twin.pending == game.pending
        yield twin


def cards(game: Game, seat: int | None) -> set[str]:
    """The Monster cards that a seat must reckon with."""
    return {fight_of(twin).card for twin in redealt(game, seat)}


def all_of(monster: str) -> set[str]:
    """The four Monster cards of a kind."""
    return {card.id for card in CONTENT.monsters.values() if card.monster == monster}


@pytest.mark.rule("DQR-MON-05", "DQR-MON-06")
def test_for_everybody_but_its_player_the_card_may_be_any_of_its_kind() -> None:
    game = meeting(card="golem_2")
    for seat in (0, 2, None):
        assert cards(game, seat) == all_of("golem")
    assert cards(game, 1) == {"golem_2"}


@pytest.mark.rule("DQR-COMP-02", "DQR-CARD-06")
def test_a_card_that_lies_on_the_discard_pile_cannot_be_the_monster() -> None:
    there: dict[str, Any] = {"at": ["d1", "a10"], "tiles": {"d1": "chamber_01"}, "dice": [1, 1]}
    empty = {"dungeon": ["dungeon_empty"]}
    game = meeting(card="golem_4", next_cards=["golem_2"], top=empty, **there)
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "decline")
    act(game, 1, "move west")
    assert cards(game, 1) == {"golem_1", "golem_2", "golem_3"}


@pytest.mark.rule("DQR-WOUND-04", "DQR-MON-05")
def test_a_monster_that_still_lives_has_more_life_than_wounds() -> None:
    game = meeting(card="troll_4")
    exchange(game, "ranged", "melee")
    assert cards(game, 0) == all_of("troll")
    act(game, 0, "fight on")
    exchange(game, "magic", "ranged")
    assert fight_of(game).wounds == 3
    assert cards(game, 0) == {"troll_2", "troll_3", "troll_4"}
    act(game, 0, "fight on")
    exchange(game, "magic", "ranged")
    assert cards(game, 0) == cards(game, None) == {"troll_4"}


@pytest.mark.rule("DQR-COMP-02", "DQR-MON-05")
def test_no_monster_card_is_lost_or_doubled_by_dealing_anew() -> None:
    game = meeting(card="golem_2")
    for twin in redealt(game, 0):
        pile = state_of(twin).monsters
        held = [*pile.deck.cards, *pile.deck.top, *pile.discard, fight_of(twin).card]
        assert sorted(held) == sorted(CONTENT.monsters)


@pytest.mark.rule("DQR-ESCAPE-05")
def test_a_card_that_was_shown_is_known_to_all() -> None:
    game = meeting(card="golem_2", dice=[1, 1], tiles={"c2": "chamber_01"})
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    for seat in (0, 2, None):
        assert fight_seen(game, seat)["life"] == 5
        assert cards(game, seat) == {"golem_2"}


@pytest.mark.rule("DQR-COMBAT-03", "DQR-COMBAT-04", "DQR-COMBAT-05")
@pytest.mark.parametrize(("laid", "other"), [(0, 1), (1, 0)])
def test_a_laid_attack_may_be_any_to_all_but_the_one_who_laid_it(laid: int, other: int) -> None:
    game = meeting()
    act(game, laid, "play magic")
    attacks = {"play ranged", "play melee", "play magic"}
    for seat in (other, 2, None):
        assert {fight_of(twin).laid[laid] for twin in redealt(game, seat)} == attacks
    assert {fight_of(twin).laid[laid] for twin in redealt(game, laid)} == {"play magic"}


@pytest.mark.rule("DQR-COMBAT-05")
def test_the_round_goes_on_with_what_was_dealt() -> None:
    game = meeting()
    act(game, 1, "play magic")
    for twin in redealt(game, 0):
        laid = fight_of(twin).laid[1].removeprefix("play ")
        act(twin, 0, "play melee")
        hurt = {"ranged": 1, "melee": 2, "magic": 0}[laid]
        assert state_of(twin).heroes[0].wounds == hurt


@pytest.mark.rule("DQR-MON-05")
def test_the_dice_to_come_are_dealt_anew_for_every_seat() -> None:
    game = meeting()
    for seat in (0, 1, None):
        dice = {twin._table.state.dice.roll() for twin in redealt(game, seat)}
        assert len(dice) == 6


@pytest.mark.rule("DQR-VAR-SOLO-03")
def test_alone_the_card_that_lies_face_down_may_be_any_at_all() -> None:
    game = alone(card="golem_2")
    for seat in (0, None):
        seen = fight_seen(game, seat)
        assert (seen["monster"], seen["life"], seen["penalty"]) == (None, None, None)
        assert told(game, "monster_hides", seat) == [{"seat": 0}]
        assert told(game, "fight_began", seat) == told(game, "monster_shown", seat) == []
        kinds = {CONTENT.monsters[card].monster for card in cards(game, seat)}
        assert kinds == {"troll", "demon", "skeleton", "sorcerer", "golem"}


@pytest.mark.rule("DQR-VAR-SOLO-03")
def test_alone_two_hidden_cards_look_the_same() -> None:
    one, two = alone(card="golem_2"), alone(card="skeleton_3")
    assert one.view(0) == two.view(0)
    assert one.events_for(0) == two.events_for(0)
    assert one.pending == two.pending


@pytest.mark.rule("DQR-GAP-48", "DQR-VAR-SOLO-09")
@pytest.mark.parametrize("choice", ["fight", "escape"])
@pytest.mark.usefixtures("stops_at_dice")
def test_alone_a_card_that_was_turned_up_is_known(choice: str) -> None:
    game = alone(card="golem_2", dice=[6, 6, 5], runes={0: ["rune_of_fortune"]})
    act(game, 0, choice)
    if choice == "escape":
        act(game, 0, "decline")
    seen = fight_seen(game, 0)
    assert (seen["monster"], seen["life"], seen["penalty"]) == ("golem", 5, 2)
    assert cards(game, 0) == {"golem_2"}


@pytest.mark.rule("DQR-MON-05", "DQR-COMBAT-03")
def test_a_copy_and_a_saved_game_keep_the_secrets_of_the_fight() -> None:
    game = meeting(card="golem_2")
    act(game, 0, "play magic")
    twin = game.copy()
    for seat in (0, 1, 2, None):
        assert twin.view(seat) == game.view(seat)
    act(twin, 1, "play magic")
    assert fight_of(twin).wounds == 1
    assert fight_of(game).wounds == 0
    assert fight_of(game).laid == {0: "play magic"}


@pytest.mark.rule("DQR-COMBAT-03", "DQR-COMBAT-04")
def test_a_copy_of_the_table_has_a_fight_of_its_own() -> None:
    game = meeting(card="golem_2")
    act(game, 0, "play magic")
    twin = state_of(game).copy()
    assert twin.fight == fight_of(game)
    assert twin.fight is not None
    twin.fight.laid[1] = "play melee"
    twin.monsters.discard.append("golem_1")
    twin.lurkers.clear()
    assert fight_of(game).laid == {0: "play magic"}
    assert (state_of(game).monsters.discard, len(state_of(game).lurkers)) == ([], 1)
