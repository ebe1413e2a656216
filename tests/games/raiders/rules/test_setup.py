"""Preparing the game (SETUP)."""

import json
from collections import Counter
from collections.abc import Sequence

import pytest

import delvers
from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.components import CONTENT
from delvers.games.raiders.rules.state import State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.errors import BadSeats
from delvers.kernel.game import Game
from delvers.kernel.spec import Setting
from tests.games.raiders.rules.scene import (
    coins,
    hand,
    lay,
    picks,
    scene,
    seen,
    state_of,
    walk,
    winners,
    wounds,
)

NOTHING_TO_TEST: dict[str, str] = {
    "DR-SETUP-10": "where the piles lie on the table has no effect on play",
}

ROOMS, BOSSES = [*CONTENT.rooms], [*CONTENT.bosses]
LEVELS, CHARACTERS = [*CONTENT.levels], [*CONTENT.characters]
BASE: dict[str, Setting] = {"tactical": False}


def prepared(
    characters: Sequence[str] = ("explorer", "knight", "thief"),
    rooms: Sequence[str] = ROOMS[:6],
    boss: str = "medusa",
    levels: Sequence[str] = LEVELS[:2],
) -> State:
    """The table after set-up: who plays what, and which cards the dice take out of the decks."""
    dice = ScriptedDice(
        *picks(ROOMS, *rooms),
        *picks(BOSSES, boss),
        *picks(LEVELS, *levels),
        *picks(CHARACTERS, *characters),
    )
    return SPEC.setup(len(characters), BASE, dice)


def begun(*characters: str) -> Game:
    """A game of these characters at its first decision."""
    state = prepared(characters)
    state.dice = ScriptedDice(0, 0, 0, 0, 0, 0)
    return Game(SPEC, len(characters), BASE, scene=state)


def draws(deck: Deck) -> list[str]:
    """Everything the next draw could give, by what the dice show."""
    size = len(deck.cards)
    return [deck.copy().draw(ScriptedDice(number)) for number in range(size)]


def shown(game: Game) -> str:
    """All that any seat or spectator sees now or was told before."""
    views = [game.view(seat) for seat in (None, *range(game.seats))]
    return json.dumps([views, [event.plain() for event in game.events]])


def ever_shown(seats: int, seed: int) -> tuple[State, str]:
    """The table at the start, and all that anybody sees in the whole game."""
    games = walk(seats, seed)
    start = state_of(next(games)).copy()
    return start, "".join(shown(game) for game in games)


@pytest.mark.rule("DR-SETUP-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_have_one_character_and_one_power_set_each(seats: int) -> None:
    game = delvers.new("raiders", seats=seats, seed=1)
    assert len(seen(game, "character")) == len(set(seen(game, "character"))) == seats
    assert all(hand(game, seat)["powers"] == [1, 2, 3, 4, 5] for seat in range(seats))


@pytest.mark.rule("DR-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6])
def test_any_other_number_of_players_is_rejected(seats: int) -> None:
    with pytest.raises(BadSeats, match=r"DR-SETUP-01.*allowed: 3, 4, 5$"):
        delvers.new("raiders", seats=seats, seed=1)


@pytest.mark.rule("DR-SETUP-02")
def test_the_richest_who_has_not_fainted_wins_after_five_levels() -> None:
    game = scene(4, "megadragon", coins=(12, 9, 7, 8), wounds=(9, 2, 0, 1))
    assert game.result is None
    lay(game, *["power 5"] * 4)
    assert winners(game) == (1,)


@pytest.mark.rule("DR-SETUP-03")
def test_the_room_deck_is_all_thirty_rooms_shuffled_together() -> None:
    state = prepared()
    assert isinstance(state.dice, ScriptedDice)
    assert state.dice.asked[:6] == [30, 29, 28, 27, 26, 25]
    assert sorted([*state.rooms.cards, *state.removed_rooms]) == sorted(ROOMS)
    assert state.rooms.top == []
    assert sorted(draws(state.rooms)) == sorted(state.rooms.cards)


@pytest.mark.rule("DR-SETUP-04")
@pytest.mark.parametrize("room", ROOMS)
def test_any_six_rooms_can_be_taken_out_so_that_24_remain(room: str) -> None:
    out = (room, *[other for other in ROOMS if other != room][-5:])
    state = prepared(rooms=out)
    assert state.removed_rooms == out
    assert sorted(state.rooms.cards) == sorted(set(ROOMS) - set(out))
    assert len(state.rooms.cards) == 24


@pytest.mark.rule("DR-SETUP-05")
@pytest.mark.parametrize("boss", BOSSES)
def test_any_boss_can_be_the_one_at_the_very_bottom_of_25_cards(boss: str) -> None:
    deck = prepared(boss=boss).rooms
    assert len(deck) == 25
    drawn = [deck.draw(ScriptedDice(0)) for _ in range(25)]
    assert drawn[-1] == boss
    assert set(drawn[:-1]) <= set(ROOMS)


@pytest.mark.rule("DR-SETUP-05")
def test_nobody_sees_the_boss_when_the_game_begins() -> None:
    assert not [boss for boss in BOSSES if f'"{boss}"' in shown(begun(*CHARACTERS))]


@pytest.mark.rule("DR-SETUP-07")
@pytest.mark.parametrize("level", LEVELS)
def test_any_two_levels_can_be_taken_out_so_that_five_remain(level: str) -> None:
    out = (level, next(other for other in LEVELS if other != level))
    state = prepared(levels=out)
    assert isinstance(state.dice, ScriptedDice)
    assert state.dice.asked[7:9] == [7, 6]
    assert state.removed_levels == out
    assert sorted(draws(state.levels)) == sorted(set(LEVELS) - set(out))
    assert (len(state.levels), state.levels.top) == (5, [])


@pytest.mark.rule("DR-SETUP-08", "DR-SETUP-12")
def test_the_reserve_is_four_piles_of_six_items_less_what_characters_hold() -> None:
    game = begun("explorer", "warrior", "sorcerer")
    expected = {"torch": 5, "crystal ball": 4, "key": 6, "sword": 6}
    assert all(game.view(seat)["reserve"] == expected for seat in (None, 0, 1, 2))


@pytest.mark.rule("DR-SETUP-09")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_coins_and_wounds_go_to_and_from_open_reserves_never_another_player(
    viewer: int | None,
) -> None:
    game = scene(3, "vampire", coins=(5, 5, 5), wounds=(2, 2, 2))
    lay(game, "power 5", "power 5", "power 1")
    assert seen(game, "coins", viewer) == [5, 5, 3]
    assert seen(game, "wounds", viewer) == [2, 2, 3]


@pytest.mark.rule("DR-SETUP-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_any_character_can_be_dealt_to_any_seat_but_only_to_one(seats: int) -> None:
    for shift in range(5):
        wanted = [*CHARACTERS[shift:], *CHARACTERS[:shift]][:seats]
        state = prepared(wanted)
        assert isinstance(state.dice, ScriptedDice)
        assert state.dice.asked[9:] == [5, 4, 3, 2, 1][:seats]
        assert [player.character for player in state.players] == wanted


@pytest.mark.rule("DR-SETUP-04", "DR-SETUP-06", "DR-SETUP-07", "DR-SETUP-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_that_were_taken_out_or_not_dealt_are_never_seen(seats: int) -> None:
    start, everything = ever_shown(seats, seed=seats)
    out = [*start.removed_rooms, *start.removed_levels]
    assert len(out) == 6 + 2
    assert not [id for id in out if f'"{id}"' in everything]
    assert [boss for boss in BOSSES if f'"{boss}"' in everything] == start.rooms.bottom
    dealt = {player.character for player in start.players}
    assert {name for name in CHARACTERS if f'"{name}"' in everything} == dealt


@pytest.mark.rule("DR-SETUP-13")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_who_plays_which_character(viewer: int | None) -> None:
    game = begun("thief", "sorcerer", "knight")
    assert seen(game, "character", viewer) == ["thief", "sorcerer", "knight"]


@pytest.mark.rule("DR-SETUP-14", "DR-SETUP-15")
def test_a_hand_starts_with_five_power_cards_and_the_characters_items() -> None:
    game = begun(*CHARACTERS)
    assert [hand(game, seat)["powers"] for seat in range(5)] == [[1, 2, 3, 4, 5]] * 5
    items = [["torch"], ["sword"], ["key"], [], ["crystal ball"] * 2]
    assert [hand(game, seat)["items"] for seat in range(5)] == items
    assert seen(game, "played") == [[]] * 5


@pytest.mark.rule("DR-SETUP-15")
def test_items_of_the_characters_come_out_of_the_reserve() -> None:
    game = begun(*CHARACTERS)
    assert game.view(None)["reserve"] == {"torch": 5, "crystal ball": 4, "key": 5, "sword": 5}


@pytest.mark.rule("DR-SETUP-16")
def test_players_start_with_the_coins_and_wounds_of_their_characters() -> None:
    game = begun(*CHARACTERS)
    assert CHARACTERS == ["explorer", "knight", "thief", "warrior", "sorcerer"]
    assert coins(game) == [3, 1, 2, 2, 1]
    assert wounds(game) == [2, 1, 2, 0, 1]


@pytest.mark.rule("DR-SETUP-17")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_another_hand_makes_no_difference_to_what_others_see(viewer: int | None) -> None:
    piles = Counter(CONTENT.components.items)
    games = [
        scene(3, "treasure_01", items={0: (item,)}, reserve=piles) for item in ("key", "sword")
    ]
    assert games[0].view(viewer) == games[1].view(viewer)
    assert games[0].view(0) != games[1].view(0)
    assert games[0].pending.get(viewer or 1) == games[1].pending.get(viewer or 1)


@pytest.mark.rule("DR-SETUP-17")
@pytest.mark.parametrize("tactical", [False, True])
def test_only_the_number_of_cards_in_a_hand_is_ever_public(tactical: bool) -> None:
    public = {"character", "coins", "wounds", "played", "cards", "has_laid", "laid"}
    for game in walk(4, 1, tactical=tactical):
        assert "hand" not in game.view(None)
        players = game.view(None)["players"]
        assert isinstance(players, list)
        for seat, player in enumerate(players):
            assert isinstance(player, dict)
            assert set(player) == public | {"is_eliminated"}
            held = hand(game, seat)
            assert player["cards"] == len(held["powers"]) + len(held["items"])
