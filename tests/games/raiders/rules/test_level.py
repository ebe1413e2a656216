"""Building and finishing a level (LEVEL)."""

import json

import pytest

from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    COUNTING,
    cited,
    hand,
    lay,
    picks,
    scene,
    seen,
    state_of,
    told,
    walk,
)

ROW = ("chamber_01", "treasure_10", "monster_11", "treasure_01", "chamber_03")
EVERYBODY = (None, 0, 1, 2)


def finish_room(game: Game) -> None:
    """Three players go through a small treasure room."""
    lay(game, "power 3", "power 2", "power 1")


def second_level(card: str) -> Game:
    """The moment after the second level was built from this card with ROW as its rooms."""
    before = state_of(scene(3, "treasure_09", at=4))
    dice = ScriptedDice(
        *picks(before.levels.cards, card), *picks(before.rooms.cards, *ROW), *[0] * 6
    )
    game = scene(3, "treasure_09", at=4, dice=dice)
    finish_room(game)
    return game


@pytest.mark.rule("DR-LEVEL-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_has_exactly_five_levels_of_five_rooms(seats: int) -> None:
    *_, game = walk(seats, seats)
    built = told(game, "level_built")
    assert [level["level"] for level in built] == [1, 2, 3, 4, 5]
    assert [len(level["row"]) for level in built] == [5] * 5
    assert len(told(game, "room_entered") + told(game, "room_revealed")) == 25


@pytest.mark.rule("DR-LEVEL-02")
@pytest.mark.parametrize("card", ["level_02", "level_03", "level_04", "level_05"])
def test_a_level_begins_by_turning_up_a_card_of_the_level_deck(card: str) -> None:
    game = second_level(card)
    assert [told(game, "level_built", seat)[-1]["card"] for seat in EVERYBODY] == [card] * 4
    diagram = list(CONTENT.levels[card].face_up)
    diagram[0] = True  # the first room has already been entered
    assert game.view(None)["face_up"] == diagram


@pytest.mark.rule("DR-LEVEL-03")
def test_a_level_is_built_without_asking_anybody() -> None:
    game = second_level("level_02")
    assert len(game.choices) == 3
    assert game.view(None)["level"] == 2
    assert [ask.prompt for ask in game.pending.values()] == ["lay_card"] * 3


@pytest.mark.rule("DR-LEVEL-04")
def test_five_rooms_are_drawn_and_laid_from_left_to_right() -> None:
    game = second_level("level_02")
    assert state_of(game).row == ROW
    assert len(state_of(game).rooms) == 15
    assert not set(ROW) & set(state_of(game).rooms.cards)
    assert cited(game, "level_built") == ["DR-LEVEL-04"]


@pytest.mark.rule("DR-LEVEL-05")
def test_rooms_on_green_symbols_are_known_to_everybody_at_once() -> None:
    game = second_level("level_05")
    for seat in EVERYBODY:
        row = game.view(seat)["row"]
        assert isinstance(row, list)
        assert (row[1], row[3]) == ("treasure_10", "treasure_01")
        laid = [None, "treasure_10", None, "treasure_01", None]
        assert told(game, "level_built", seat)[-1]["row"] == laid


@pytest.mark.rule("DR-LEVEL-06")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_the_rooms_on_red_symbols(seat: int | None) -> None:
    game = second_level("level_05")
    assert game.view(seat)["row"] == ["chamber_01", "treasure_10", None, "treasure_01", None]
    heard = json.dumps([event.plain() for event in game.events_for(seat)])
    assert "monster_11" not in heard
    assert "chamber_03" not in heard


@pytest.mark.rule("DR-LEVEL-07")
def test_the_level_card_is_out_of_the_game_once_its_row_is_laid() -> None:
    state = state_of(second_level("level_03"))
    assert len(state.levels) == 3
    assert "level_03" not in [*state.levels.cards, *state.levels.top, *state.levels.bottom]
    assert "level_03" not in state.removed_levels


@pytest.mark.rule("DR-LEVEL-07")
@pytest.mark.parametrize("seed", range(4))
def test_no_level_card_is_used_twice(seed: int) -> None:
    *_, game = walk(3, seed)
    assert len({level["card"] for level in told(game, "level_built")}) == 5


@pytest.mark.rule("DR-LEVEL-08")
def test_the_fifth_row_uses_up_the_deck_and_ends_with_the_boss() -> None:
    game = scene(3, "treasure_09", level=4, at=4)
    finish_room(game)
    state = state_of(game)
    assert len(state.rooms) == 0
    assert [id for id in state.row if id in CONTENT.bosses] == ["medusa"]
    assert state.row[4] == "medusa"


@pytest.mark.rule("DR-LEVEL-08", "DR-LEVEL-09")
@pytest.mark.parametrize("seed", range(4))
def test_24_rooms_of_the_four_kinds_come_before_the_boss(seed: int) -> None:
    *_, game = walk(3, seed)
    rooms = game.view(None)["discarded"]
    assert isinstance(rooms, list)
    kinds = [CONTENT.room(str(id)).kind for id in rooms]
    assert len(kinds) == 25
    assert set(kinds[:24]) <= {"treasure", "monster", "chamber", "trap"}
    assert kinds[24] == "boss"


@pytest.mark.rule("DR-LEVEL-10")
def test_a_level_is_complete_after_its_fifth_room_and_not_before() -> None:
    game = scene(3, "treasure_09", at=3)
    finish_room(game)
    assert told(game, "level_completed") == []
    assert (game.view(None)["level"], game.view(None)["room"]) == (1, 4)
    assert seen(game, "played") == [[3], [2], [1]]
    lay(game, "power 1", "power 1", "power 2")
    assert told(game, "level_completed") == [{"level": 1}]
    assert (game.view(None)["level"], game.view(None)["room"]) == (2, 0)


@pytest.mark.rule("DR-LEVEL-11")
def test_every_player_takes_back_all_power_cards_played_in_the_level() -> None:
    powers = {0: (3,), 1: (2, 4), 2: (1, 2, 3, 4, 5)}
    game = scene(3, "treasure_09", at=4, powers=powers)
    lay(game, "power 3", "power 2", "power 1")
    assert [hand(game, seat)["powers"] for seat in range(3)] == [[1, 2, 3, 4, 5]] * 3
    assert seen(game, "played") == [[], [], []]
    assert cited(game, "level_completed") == ["DR-LEVEL-11"]


@pytest.mark.rule("DR-LEVEL-12")
@pytest.mark.parametrize("tactical", [False, True])
def test_every_level_starts_with_all_five_power_cards_in_every_hand(tactical: bool) -> None:
    levels = set()
    for game in walk(4, 2, tactical=tactical):
        view = game.view(None)
        if view["room"] == 0 and not any(seen(game, "has_laid")) and view["step"] == "lay":
            levels.add(view["level"])
            assert [hand(game, seat)["powers"] for seat in range(4)] == [[1, 2, 3, 4, 5]] * 4
    assert levels == {1, 2, 3, 4, 5}


@pytest.mark.rule("DR-LEVEL-12")
def test_power_cards_that_items_replaced_are_not_doubled_by_the_next_level() -> None:
    game = scene(3, "treasure_09", at=4, items={0: ("key",)}, powers={0: (2, 4)})
    lay(game, "key", "power 2", "power 1")
    assert hand(game, 0)["powers"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("DR-LEVEL-13")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_after_each_of_the_first_four_levels_the_next_is_built(level: int) -> None:
    game = scene(3, "treasure_09", level=level, at=4)
    finish_room(game)
    assert told(game, "level_built")[-1]["level"] == game.view(None)["level"] == level + 1
    assert game.waiting == [0, 1, 2]
    assert game.result is None


@pytest.mark.rule("DR-LEVEL-13")
def test_after_the_fifth_level_the_final_count_ends_the_game() -> None:
    game = scene(3, "megadragon", coins=(3, 2, 1))
    lay(game, "power 5", "power 5", "power 5")
    assert game.is_over
    assert game.result is not None
    kinds = [event.kind for event in game.events if event.kind not in COUNTING]
    assert kinds[-2:] == ["level_completed", "game_won"]
    assert told(game, "level_built") == []
