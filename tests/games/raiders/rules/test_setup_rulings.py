"""The rulings on players, set-up, the row, what is public and absent players."""

import json
from collections.abc import Sequence

import pytest

import delvers
from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice, ScriptedDice
from delvers.kernel.errors import BadSeats, WrongSeat
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    coins,
    lay,
    picks,
    scene,
    seen,
    state_of,
    told,
    walk,
    wounds,
)

NOTHING_TO_TEST: dict[str, str] = {
    "DR-RULING-70": "what players say is free, binds nobody and never reaches the game",
}

DARK_BOSS = ["treasure_09", "treasure_08", "monster_10", "monster_09", "medusa"]


# -- players and characters ------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_may_play(seats: int) -> None:
    assert len(seen(delvers.new("raiders", seats=seats, seed=1), "coins")) == seats


@pytest.mark.rule("DR-RULING-01")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_any_other_number_of_players_is_rejected(seats: int) -> None:
    with pytest.raises(BadSeats, match="3, 4, 5"):
        delvers.new("raiders", seats=seats, seed=1)


@pytest.mark.rule("DR-RULING-02")
def test_players_start_with_the_coins_and_wounds_of_their_characters() -> None:
    game = delvers.new("raiders", seats=5, seed=1)
    shown = zip(seen(game, "character"), coins(game), wounds(game), strict=True)
    assert {character: (purse, hurt) for character, purse, hurt in shown} == {
        "explorer": (3, 2),
        "knight": (1, 1),
        "thief": (2, 2),
        "warrior": (2, 0),
        "sorcerer": (1, 1),
    }


# -- chance ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-72")
def test_chance_decides_rooms_boss_levels_characters_and_the_map_in_this_order() -> None:
    removed = ["treasure_02", "monster_03", "chamber_04", "trap_01", "monster_11", "treasure_10"]
    characters = ["thief", "sorcerer", "explorer", "warrior"]
    dice = ScriptedDice(
        *picks(CONTENT.rooms, *removed),
        *picks(CONTENT.bosses, "golem"),
        *picks(CONTENT.levels, "level_06", "level_02"),
        *picks(CONTENT.characters, *characters),
        2,
    )
    state = SPEC.setup(4, {"tactical": True}, dice)
    assert dice.asked == [30, 29, 28, 27, 26, 25, 10, 7, 6, 5, 4, 3, 2, 4]
    assert list(state.removed_rooms) == removed
    assert state.rooms.bottom == ["golem"]
    assert list(state.removed_levels) == ["level_06", "level_02"]
    assert [player.character for player in state.players] == characters
    assert state.starter == 2


@pytest.mark.rule("DR-RULING-72")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, other = list(walk(4, 3, tactical=True))[-1], list(walk(4, 3, tactical=True))[-1]
    assert one.record() == other.record()
    assert one.events == other.events


# -- the row ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-24")
def test_rooms_are_laid_from_left_to_right_as_they_are_drawn() -> None:
    game = scene(3, "treasure_09", at=4)
    deck = state_of(game).rooms.cards
    drawn = [deck[3], deck[11], deck[7], deck[0], deck[5]]
    script = ScriptedDice(*picks("2345", "2"), *picks(deck, *drawn))
    game = scene(3, "treasure_09", at=4, dice=script)
    lay(game, "power 1", "power 1", "power 1")
    assert list(state_of(game).row) == drawn


def last_level(card: str) -> Game:
    """A game whose last level is laid as this card shows."""
    state = state_of(scene(3, "treasure_09", level=4, at=4, items={0: ["torch"]})).copy()
    state.levels = Deck([card])
    game = Game(SPEC, 3, {"tactical": False}, scene=state)
    lay(game, "power 1", "power 1", "power 1")
    return game


def last_room(game: Game, seat: int | None) -> object:
    """The room at the right end of the row, as a seat sees it."""
    row = game.view(seat)["row"]
    assert isinstance(row, list)
    return row[4]


@pytest.mark.rule("DR-RULING-24", "DR-RULING-25")
def test_the_boss_is_drawn_last_and_lies_face_up_where_the_level_card_says_so() -> None:
    assert last_room(last_level("level_01"), None) == "medusa"


@pytest.mark.rule("DR-RULING-25")
def test_a_boss_laid_face_down_is_seen_by_torch_only() -> None:
    game = last_level("level_05")
    game.choose(0, "use torch")
    assert [last_room(game, seat) for seat in (0, 1, None)] == ["medusa", None, None]


# -- what is known ---------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-26")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_ever_shows_what_was_removed(seed: int) -> None:
    texts, state = [], state_of(next(walk(3, seed)))
    removed = {*state.removed_rooms, *state.removed_levels, *CONTENT.bosses, *CONTENT.characters}
    removed -= {*state.rooms.bottom, *(player.character for player in state.players)}
    for game in walk(3, seed):
        texts += [json.dumps(game.view(seat)) for seat in (0, 1, 2, None)]
    texts += [json.dumps(event.plain()) for event in game.events]
    assert not [card for card in removed if any(f'"{card}"' in text for text in texts)]


@pytest.mark.rule("DR-RULING-26")
def test_to_a_player_any_unseen_room_may_be_a_removed_one() -> None:
    game = scene(3, "treasure_01")
    removed = {*state_of(game).removed_rooms, *state_of(game).removed_levels}
    deals = [state_of(game.determinize(0, Dice(number))) for number in range(8)]
    assert any(not removed & {*deal.removed_rooms} for deal in deals)
    assert any(removed & {*deal.rooms.cards} for deal in deals)
    assert any(removed & {*deal.levels.cards} for deal in deals)


@pytest.mark.rule("DR-RULING-27")
def test_everybody_sees_all_but_what_is_in_the_hands() -> None:
    items: dict[int, Sequence[str]] = {1: ["torch", "key"]}
    game = scene(
        3, "treasure_09", coins=[1, 2, 3], wounds=[3, 2, 1], items=items, powers={1: [1, 2, 4, 5]}
    )
    lay(game, "power 1", "power 1", "power 1")
    for viewer in (0, 2, None):
        view = game.view(viewer)
        assert seen(game, "character", viewer) == ["explorer", "knight", "thief"]
        assert seen(game, "coins", viewer) == [1, 2, 3]
        assert seen(game, "wounds", viewer) == [3, 2, 1]
        assert seen(game, "played", viewer) == [[1], [3, 1], [1]]
        assert seen(game, "cards", viewer) == [4, 5, 4]
        assert view["reserve"] == {"torch": 5, "crystal ball": 6, "key": 5, "sword": 6}
        assert view["row"] == ["treasure_09", *DARK_BOSS[1:4], "treasure_05"]
        assert view["discarded"] == ["treasure_09"]


@pytest.mark.rule("DR-RULING-27")
def test_other_cards_in_a_hand_or_laid_face_down_look_the_same_to_everybody_else() -> None:
    piles, looks = {"key": 5, "sword": 5}, []
    for item, card in (("key", "power 1"), ("sword", "power 5")):
        game = scene(3, "trap_01", items={1: [item]}, reserve=piles)
        game.choose(1, card)
        events = [[event.plain() for event in game.events_for(seat)] for seat in (0, 2, None)]
        looks.append(([game.view(seat) for seat in (0, 2, None)], events))
    assert looks[0] == looks[1]


# -- absent players --------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-71")
def test_the_game_waits_for_a_player_who_does_not_act() -> None:
    game = scene(3, "treasure_01")
    game.choose(1, "power 5")
    game.choose(2, "power 4")
    assert game.waiting == [0]
    assert told(game, "cards_revealed") == []
    with pytest.raises(WrongSeat):
        game.absent_choice(1)


@pytest.mark.rule("DR-RULING-71")
@pytest.mark.parametrize("map_at", [None, 0])
def test_for_an_absent_player_the_lowest_power_card_is_laid(map_at: int | None) -> None:
    dark = [True, False, True, True, True]
    items: dict[int, Sequence[str]] = {0: ["torch", "crystal ball", "key"]}
    game = scene(3, "treasure_01", items=items, powers={0: [3, 4, 5]}, face_up=dark, map_at=map_at)
    assert game.absent_choice(0) == "power 3"
    lay(game, "crystal ball", "power 1", "power 1")
    assert game.absent_choice(0) == "power 3"
    game.choose(0, game.absent_choice(0))
    assert coins(game) == [4, 1, 1]
