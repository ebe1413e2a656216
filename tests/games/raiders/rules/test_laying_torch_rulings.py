"""The rulings on torches, and on cards once they are laid."""

from collections.abc import Sequence

import pytest

from delvers.kernel.dice import ScriptedDice
from delvers.kernel.errors import WrongSeat
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    hand,
    lay,
    picks,
    rejected,
    reserve,
    scene,
    seen,
    told,
    walk,
)

TORCH, DARK = "use torch", [True, False, True, True, False]
HIDDEN = ["trap_01", None, "treasure_08", "monster_10", None]
SEEN = ["trap_01", "treasure_09", "treasure_08", "monster_10", "monster_09"]


def dark_scene(*items: Sequence[str]) -> Game:
    """The first room of a row with two rooms face down, and who holds which items."""
    return scene(3, "trap_01", items=dict(enumerate(items)), face_up=DARK)


@pytest.mark.rule("DR-RULING-18")
@pytest.mark.parametrize("tactical", [False, True])
def test_a_torch_can_be_used_at_every_waiting_point_while_a_room_lies_face_down(
    tactical: bool,
) -> None:
    offers = 0
    for game in walk(5, 5, tactical=tactical):
        face_up = game.view(None)["face_up"]
        assert isinstance(face_up, list)
        for seat in range(5):
            is_offered = seat in game.pending and TORCH in game.pending[seat].options
            assert is_offered == (False in face_up and "torch" in hand(game, seat)["items"])
            offers += is_offered
    assert offers


@pytest.mark.rule("DR-RULING-18")
def test_a_torch_can_be_used_after_laying_while_others_still_choose() -> None:
    game = dark_scene(["torch"])
    game.choose(0, "power 2")
    assert game.pending[0].options == (TORCH,)
    assert game.waiting == [1, 2]
    game.choose(0, TORCH)
    assert game.view(0)["row"] == SEEN
    assert 0 not in game.pending


@pytest.mark.rule("DR-RULING-18")
def test_a_torch_can_be_used_between_a_crystal_ball_and_its_second_card() -> None:
    game = dark_scene(["torch", "crystal ball"], ["torch"])
    lay(game, "crystal ball", "power 1", "power 1")
    game.choose(0, TORCH)
    game.choose(1, TORCH)
    assert [game.view(seat)["row"] for seat in range(3)] == [SEEN, SEEN, HIDDEN]
    assert game.waiting == [0]


@pytest.mark.rule("DR-RULING-18")
def test_no_torch_interrupts_a_room_once_the_last_card_is_laid() -> None:
    game = dark_scene(["torch"], ["torch"], ["torch"])
    lay(game, "power 1", "power 1", "power 1")
    assert [event.kind for event in game.events[-3:]] == [
        "cards_revealed",
        "trap_harmless",
        "room_revealed",
    ]


@pytest.mark.rule("DR-RULING-19")
def test_a_torch_used_after_laying_does_not_give_the_card_back() -> None:
    game = dark_scene(["torch"])
    game.choose(0, "power 2")
    assert rejected(game, 0, "power 3") is None
    game.choose(0, TORCH)
    with pytest.raises(WrongSeat):
        game.choose(0, "power 3")
    assert seen(game, "laid", seat=0)[0] == "power 2"
    assert hand(game, 0) == {"powers": [1, 3, 4, 5], "items": []}


@pytest.mark.rule("DR-RULING-19")
def test_a_torch_laid_against_the_wolves_cannot_be_used_to_look() -> None:
    dark = [False, True, True, True, True]
    game = scene(3, "wolf_pack", items={0: ["torch"]}, face_up=dark)
    game.choose(0, "torch")
    assert 0 not in game.pending
    assert game.view(0)["row"] == [None, "treasure_08", "monster_10", "monster_09", "wolf_pack"]


@pytest.mark.rule("DR-RULING-20")
@pytest.mark.parametrize("map_at", [None, 0])
def test_a_torch_is_refused_when_the_whole_row_is_face_up(map_at: int | None) -> None:
    game = scene(3, "trap_01", items={0: ["torch"], 1: ["torch"]}, map_at=map_at)
    assert rejected(game, 0, TORCH) == "DR-RULING-20"
    assert hand(game, 0)["items"] == ["torch"]
    assert reserve(game, "torch") == 4
    game.choose(0, "power 1")
    assert 0 not in game.pending


@pytest.mark.rule("DR-RULING-20")
def test_a_torch_is_refused_from_the_moment_the_last_dark_room_is_entered() -> None:
    row_but_one = [True, True, True, True, False]
    game = scene(3, "trap_01", at=3, items={0: ["torch"]}, face_up=row_but_one)
    assert TORCH in game.pending[0].options
    lay(game, "power 1", "power 1", "power 1")
    assert rejected(game, 0, TORCH) == "DR-RULING-20"


@pytest.mark.rule("DR-RULING-21")
def test_what_a_torch_has_shown_stays_visible_to_its_user_alone() -> None:
    game = dark_scene(["torch"])
    game.choose(0, TORCH)
    lay(game, "power 1", "power 1", "power 1")
    lay(game, "power 2", "power 2", "power 2")
    after = [*SEEN[:4], None]
    assert [game.view(seat)["row"] for seat in (0, 1, 2, None)] == [SEEN, after, after, after]


@pytest.mark.rule("DR-RULING-21")
def test_what_a_torch_has_shown_says_nothing_about_the_next_level() -> None:
    dark, dice = [True] * 4 + [False], ScriptedDice(*picks("2345", "5"), 0, 0, 0, 0, 0)
    game = scene(3, "trap_01", at=3, items={0: ["torch"]}, face_up=dark, dice=dice)
    game.choose(0, TORCH)
    lay(game, "power 1", "power 1", "power 1")
    lay(game, "power 2", "power 2", "power 2")
    assert game.view(None)["face_up"] == [True, True, False, True, False]
    assert game.view(0)["row"] == game.view(None)["row"]


@pytest.mark.rule("DR-RULING-22")
def test_everybody_learns_that_a_torch_was_used_but_not_what_it_showed() -> None:
    game = dark_scene(["torch"])
    before = [event.plain() for event in game.events_for(1)]
    game.choose(0, TORCH)
    assert told(game, "rooms_seen", 0) == [
        {"seat": 0, "at": [1, 4], "rooms": ["treasure_09", "monster_09"]}
    ]
    for viewer in (1, 2, None):
        news = [event.plain() for event in game.events_for(viewer)][len(before) :]
        assert [(event["kind"], event["params"]) for event in news] == [
            ("torch_used", {"seat": 0}),
            ("item_returned", {"seat": 0, "item": "torch"}),
        ]


@pytest.mark.rule("DR-RULING-23")
@pytest.mark.parametrize("map_at", [None, 0])
def test_a_laid_card_cannot_be_exchanged(map_at: int | None) -> None:
    game = scene(3, "trap_01", map_at=map_at)
    game.choose(0, "power 2")
    before = game.save()
    for card in ("power 2", "power 5"):
        with pytest.raises(WrongSeat):
            game.choose(0, card)
    assert game.save() == before
    assert seen(game, "laid", seat=0)[0] == "power 2"
