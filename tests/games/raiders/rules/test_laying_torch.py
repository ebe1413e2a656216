"""The torch (ITEM)."""

import json

import pytest

from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    cited,
    hand,
    lay,
    picks,
    rejected,
    reserve,
    scene,
    seen,
    state_of,
    told,
)

ROW = ("treasure_01", "monster_01", "chamber_01", "trap_01", "treasure_02")
DARK = (True, False, True, False, True)
HIDDEN = ["treasure_01", None, "chamber_01", None, "treasure_02"]


def dark_row(*hands: list[str]) -> Game:
    """Players with these items before ROW, whose second and fourth rooms lie face down."""
    return scene(3, "treasure_01", row=ROW, face_up=DARK, items=dict(enumerate(hands)))


def uses_torch(game: Game, seat: int) -> bool:
    """Whether a seat, using its torch now, sees what is hidden."""
    game.choose(seat, "use torch")
    return bool(game.view(seat)["row"] == [*ROW])


@pytest.mark.rule("DR-ITEM-03")
def test_a_torch_may_be_used_before_any_card_is_laid() -> None:
    assert uses_torch(dark_row(["torch"]), 0)


@pytest.mark.rule("DR-ITEM-03")
def test_a_torch_may_be_used_as_soon_as_a_level_row_has_been_laid() -> None:
    before = state_of(scene(3, "treasure_09", at=4))
    dice = ScriptedDice(*picks(before.levels.cards, "level_02"), 0, 0, 0, 0, 0)
    game = scene(3, "treasure_09", at=4, items={1: ("torch",)}, dice=dice)
    lay(game, "power 1", "power 2", "power 3")
    assert game.view(1)["face_up"] == [True, True, False, True, False]
    game.choose(1, "use torch")
    assert game.view(1)["row"] == [*state_of(game).row]


@pytest.mark.rule("DR-ITEM-03")
def test_a_torch_may_be_used_after_the_own_card_while_others_choose() -> None:
    game = dark_row(["torch"])
    game.choose(0, "power 4")
    ask = game.pending[0]
    assert (ask.options, ask.rule, ask.optional) == (("use torch",), "DR-ITEM-03", True)
    assert game.waiting == [1, 2]
    assert uses_torch(game, 0)
    assert seen(game, "laid", 0) == ["power 4", None, None]
    assert 0 not in game.pending


@pytest.mark.rule("DR-ITEM-03")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_torch_may_be_used_before_the_second_card_of_a_crystal_ball(seat: int) -> None:
    game = dark_row(["crystal ball", "torch"], [], ["torch"])
    lay(game, "crystal ball", "power 1", "power 2")
    assert game.waiting == [0]
    assert uses_torch(game, seat)
    assert game.waiting == [0]


@pytest.mark.rule("DR-ITEM-03")
def test_the_game_does_not_wait_for_a_torch_that_nobody_uses() -> None:
    game = dark_row(["torch"], ["torch"])
    lay(game, "power 1", "power 2", "power 3")
    assert game.view(None)["room"] == 1
    assert game.pending[0].options[-1] == "use torch"


@pytest.mark.rule("DR-ITEM-04")
def test_a_torch_is_declared_and_a_card_must_still_be_played() -> None:
    game = dark_row(["torch"])
    game.choose(0, "use torch")
    for seat in (None, 0, 1, 2):
        assert told(game, "torch_used", seat) == [{"seat": 0}]
    assert cited(game, "torch_used") == ["DR-ITEM-04"]
    assert game.waiting == [0, 1, 2]
    assert seen(game, "laid", 0) == [None, None, None]
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}
    assert game.pending[0].options == ("power 1", "power 2", "power 3", "power 4", "power 5")


@pytest.mark.rule("DR-ITEM-05")
def test_the_user_sees_every_hidden_room_and_leaves_it_face_down() -> None:
    game = dark_row(["torch"])
    game.choose(0, "use torch")
    assert game.view(0)["row"] == [*ROW]
    assert game.view(0)["face_up"] == [*DARK]
    shown = {"seat": 0, "at": [1, 3], "rooms": ["monster_01", "trap_01"]}
    assert told(game, "rooms_seen", 0) == [shown]
    assert cited(game, "rooms_seen") == ["DR-ITEM-05"]


@pytest.mark.rule("DR-ITEM-05")
@pytest.mark.parametrize("other", [None, 1, 2])
def test_nobody_else_learns_what_a_torch_has_shown(other: int | None) -> None:
    game = dark_row(["torch"])
    game.choose(0, "use torch")
    assert game.view(other)["row"] == HIDDEN
    heard = json.dumps([event.plain() for event in game.events_for(other)])
    assert "monster_01" not in heard
    assert "trap_01" not in heard
    lay(game, "power 1", "power 2", "power 3")
    assert game.view(other)["row"] == ["treasure_01", "monster_01", *HIDDEN[2:]]
    assert game.view(0)["row"] == [*ROW]


@pytest.mark.rule("DR-ITEM-05")
def test_a_torch_shows_nothing_of_the_next_level() -> None:
    before = state_of(scene(3, "treasure_09", at=4))
    dice = ScriptedDice(*picks(before.levels.cards, "level_02"), 0, 0, 0, 0, 0)
    face_up = (True, True, True, True, False)
    game = scene(3, "treasure_09", at=3, face_up=face_up, items={0: ("torch",)}, dice=dice)
    game.choose(0, "use torch")
    lay(game, "power 1", "power 2", "power 3")
    lay(game, "power 2", "power 3", "power 4")
    row = game.view(0)["row"]
    assert isinstance(row, list)
    assert (row[2], row[4]) == (None, None)


@pytest.mark.rule("DR-ITEM-06")
def test_several_players_may_use_a_torch_in_the_same_level() -> None:
    game = dark_row(["torch"], ["torch"], ["torch"])
    game.choose(0, "use torch")
    assert [game.view(seat)["row"] for seat in (1, 2)] == [HIDDEN, HIDDEN]
    lay(game, "power 1", "power 2")
    game.choose(1, "use torch")
    assert [game.view(seat)["row"] for seat in (1, 2)] == [[*ROW], HIDDEN]
    game.choose(2, "power 3")
    game.choose(2, "use torch")
    assert game.view(2)["row"] == [*ROW]
    assert told(game, "torch_used") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]


@pytest.mark.rule("DR-ITEM-07")
def test_a_torch_returns_to_the_reserve_immediately() -> None:
    game = dark_row(["torch", "torch"])
    assert reserve(game, "torch") == 4
    game.choose(0, "use torch")
    assert reserve(game, "torch") == 5
    assert hand(game, 0)["items"] == ["torch"]
    assert told(game, "item_returned") == [{"seat": 0, "item": "torch"}]
    assert cited(game, "item_returned") == ["DR-ITEM-07"]


@pytest.mark.rule("DR-ITEM-08")
@pytest.mark.parametrize("room", [*CONTENT.rooms, *CONTENT.bosses])
def test_a_torch_may_be_laid_against_the_wolf_pack_only(room: str) -> None:
    game = scene(3, room, items={0: ("torch",)})
    assert ("torch" in game.pending[0].options) == (room == "wolf_pack")
    if room != "wolf_pack":
        why = "DR-RULING-05" if room in CONTENT.bosses else "DR-ITEM-08"
        assert rejected(game, 0, "torch") == why


@pytest.mark.rule("DR-ITEM-08")
def test_a_torch_laid_against_the_wolf_pack_is_the_card_for_the_room() -> None:
    game = scene(3, "wolf_pack", items={0: ("torch",)})
    game.choose(0, "torch")
    assert game.waiting == [1, 2]
    assert seen(game, "laid", 0) == ["torch", None, None]
