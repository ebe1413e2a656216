"""The worked examples of set-up, torches, forbidden cards and a whole level (EX 3, 20 to 23)."""

import pytest

from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.dice import Dice
from tests.games.raiders.rules.scene import hand, lay, rejected, reserve, scene, seen, told

TREASURE, MONSTER, CHAMBER, TRAP = "treasure_01", "monster_06", "chamber_03", "trap_01"


@pytest.mark.rule("DR-EX-03")
def test_set_up_for_four_puts_aside_rooms_bosses_levels_and_a_character() -> None:
    state = SPEC.setup(4, {"tactical": False}, Dice(7))
    assert len(state.rooms) == 25
    assert [boss in CONTENT.bosses for boss in state.rooms.bottom] == [True]
    assert len(set(CONTENT.bosses) - {*state.rooms.bottom}) == 9
    assert sorted([*state.rooms.cards, *state.removed_rooms]) == sorted(CONTENT.rooms)
    assert len(state.removed_rooms) == 6
    assert sorted([*state.levels.cards, *state.removed_levels]) == sorted(CONTENT.levels)
    assert (len(state.levels), len(state.removed_levels)) == (5, 2)
    assert len({player.character for player in state.players}) == 4
    for player in state.players:
        assert player.powers == (1, 2, 3, 4, 5)
        assert player.items == CONTENT.characters[player.character].items


@pytest.mark.rule("DR-EX-03")
def test_the_boss_is_the_last_of_the_twenty_five_cards() -> None:
    state = SPEC.setup(4, {"tactical": False}, Dice(7))
    drawn = [state.rooms.draw(state.dice) for _ in range(25)]
    assert [card in CONTENT.bosses for card in drawn] == [False] * 24 + [True]


@pytest.mark.rule("DR-EX-20")
def test_a_torch_shows_the_dark_rooms_to_its_user_who_still_has_to_lay_a_card() -> None:
    dark = [True, False, True, False, True]
    game = scene(3, TREASURE, items={0: ["torch"]}, face_up=dark)
    row = ["treasure_01", "treasure_09", "treasure_08", "monster_10", "monster_09"]
    hidden = ["treasure_01", None, "treasure_08", None, "monster_09"]
    assert [game.view(seat)["row"] for seat in (0, 1, 2, None)] == [hidden] * 4
    assert reserve(game, "torch") == 5
    game.choose(0, "use torch")
    assert game.view(0)["row"] == row
    assert [game.view(seat)["row"] for seat in (1, 2, None)] == [hidden] * 3
    assert game.view(0)["face_up"] == dark
    assert reserve(game, "torch") == 6
    assert [told(game, "torch_used", seat) for seat in (0, 1, 2)] == [[{"seat": 0}]] * 3
    assert seen(game, "has_laid") == [False, False, False]
    assert game.waiting == [0, 1, 2]


@pytest.mark.rule("DR-EX-21")
def test_a_torch_cannot_be_used_when_no_room_lies_face_down() -> None:
    game = scene(3, TREASURE, items={0: ["torch"]})
    assert rejected(game, 0, "use torch") == "DR-RULING-20"
    assert hand(game, 0)["items"] == ["torch"]


@pytest.mark.rule("DR-EX-22")
@pytest.mark.parametrize(
    ("room", "item"),
    [
        (MONSTER, "key"),
        (TREASURE, "sword"),
        *((room, item) for room in (CHAMBER, TRAP) for item in ("key", "sword")),
        *((room, "torch") for room in (*CONTENT.rooms, *CONTENT.bosses) if room != "wolf_pack"),
    ],
)
def test_an_item_without_a_use_in_the_room_is_rejected(room: str, item: str) -> None:
    game = scene(3, room, items={0: [item]})
    assert rejected(game, 0, item) == game.pending[0].refused[item]
    assert hand(game, 0)["items"] == [item]
    assert game.waiting == [0, 1, 2]


@pytest.mark.rule("DR-EX-23")
def test_after_a_level_the_played_cards_come_back_to_the_one_that_stayed_in_hand() -> None:
    row = ["treasure_01", "monster_06", "trap_01", "chamber_01", "monster_09"]
    game = scene(3, "treasure_01", row=row, items={0: ["key", "crystal ball"]})
    lay(game, "key", "power 1", "power 1")
    lay(game, "crystal ball", "power 2", "power 2")
    game.choose(0, "power 3")
    lay(game, "power 5", "power 3", "power 3")
    lay(game, "power 4", "power 4", "power 4")
    assert seen(game, "played")[0] == [3, 5, 4]
    assert hand(game, 0) == {"powers": [1, 2], "items": []}
    game.choose(0, "power 1")
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}
    assert seen(game, "played") == [[], [], []]
    assert game.view(None)["level"] == 2
