"""The worked examples about cards, doors and rooms (EX-01 to EX-06)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.watched import wait, watched


def adventurer() -> Game:
    """Hugo has found a dead adventurer at d3."""
    game = watched(
        "hugo",
        tiles={"c3": "chamber_01", "d3": "chamber_01"},
        top={"dungeon": ["dungeon_dead_adventurer"], "corpse": ["corpse_empty"]},
    )
    act(game, 0, "move east")
    return game


@pytest.mark.rule("DQ3-EX-01", "DQ3-CARD-15")
def test_a_dead_adventurer_may_be_searched() -> None:
    game = adventurer()
    assert (options(game, 0), game.pending[0].rule) == (
        ("look inside", "decline"),
        "DQ3-CARDS-DUNGEON-DEAD-ADVENTURER",
    )
    act(game, 0, "look inside")
    assert [event["deck"] for event in told(game, "card_drawn")] == ["dungeon", "corpse"]


@pytest.mark.rule("DQ3-EX-01", "DQ3-CARD-15")
def test_a_dead_adventurer_may_be_left_alone() -> None:
    game = adventurer()
    act(game, 0, "decline")
    assert [event["deck"] for event in told(game, "card_drawn")] == ["dungeon"]
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-EX-02", "DQ3-CARD-05", "DQ3-DIFF-15")
@pytest.mark.parametrize(
    ("tile", "top", "choice"),
    [
        ("trap_01", {"trap": ["trap_explosion"]}, "move east"),
        ("chamber_01", {"dungeon": ["dungeon_hidden_trap"]}, "move east"),
        ("chamber_01", {"search": ["search_hidden_trap"]}, "search"),
    ],
)
def test_a_trap_counts_as_a_trap_whichever_deck_it_is_from(
    tile: str, top: dict[str, list[str]], choice: str
) -> None:
    game = watched(
        "hugo",
        tiles={"c3": "chamber_01", "d3": tile},
        top=top,
        runes={0: ["rune_of_warning"]},
    )
    act(game, 0, choice)
    assert options(game, 0) == ("use rune_of_warning", "decline")
    act(game, 0, "use rune_of_warning")
    (deck, cards), *_ = top.items()
    assert (hero(game, 0).wounds, state_of(game).decks[deck].discard) == (0, cards)


@pytest.mark.rule("DQ3-EX-02", "DQ3-DIFF-15")
def test_what_is_no_trap_does_not_wake_what_names_traps() -> None:
    game = watched(
        "hugo",
        tiles={"c3": "chamber_01", "d3": "chamber_01"},
        top={"dungeon": ["dungeon_razorwing_attack"]},
        dice=[3],
        runes={0: ["rune_of_warning"]},
    )
    act(game, 0, "move east")
    assert (hero(game, 0).wounds, list(game.pending)) == (3, [1])


def at_the_door(*doors: str, dice: tuple[int, ...] = ()) -> Game:
    """Hugo (Strength 7) at c3, whose door to the north touches the portcullis of c2."""
    return watched(
        "hugo",
        tiles={"c3": "chamber_09", "c2": "portcullis_01"},
        top={"door": doors, "dungeon": ["dungeon_empty"]},
        dice=dice,
    )


@pytest.mark.rule("DQ3-EX-03", "DQ3-DIFF-09")
def test_hugo_finds_a_trap_at_the_door_and_does_not_come_to_the_portcullis() -> None:
    game = at_the_door("door_spear_trap", dice=(5,))
    act(game, 0, "move north")
    assert (hero(game, 0).wounds, place(game, 0), list(game.pending)) == (5, "c3", [1])
    assert [roll["dice"] for roll in told(game, "rolled")] == [[5]]


@pytest.mark.rule("DQ3-EX-04", "DQ3-DIFF-06", "DQ3-DIFF-09")
def test_hugo_opens_the_door_in_his_next_turn_and_lifts_the_portcullis() -> None:
    game = at_the_door("door_spear_trap", "door_opens", dice=(5, 4, 3))
    act(game, 0, "move north")
    wait(game)
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    doors = [event["card"] for event in told(game, "card_drawn") if event["deck"] == "door"]
    assert doors == ["door_spear_trap", "door_opens"]
    assert [test["attribute"] for test in told(game, "test_passed")] == ["strength"]
    kinds = [event.kind for event in game.events if event.kind in ("card_drawn", "test_passed")]
    assert kinds[-3:-1] == ["card_drawn", "test_passed"]


@pytest.mark.rule("DQ3-EX-05", "DQ3-DIFF-07", "DQ3-DIFF-09")
def test_after_a_failure_at_the_portcullis_hugo_needs_a_new_door_card() -> None:
    game = at_the_door("door_opens", "door_jammed", dice=(6, 6, 1, 1))
    act(game, 0, "move north")
    assert (place(game, 0), list(game.pending)) == ("c3", [1])
    wait(game)
    assert "move east" in options(game, 0)
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "test_passed")) == ("c3", [])
    assert [event["card"] for event in told(game, "card_drawn") if event["deck"] == "door"] == [
        "door_opens",
        "door_jammed",
    ]


def into_rotating_room(**more: Any) -> Game:
    """Lindel goes north from c2 and draws a Rotating Room for c1, beside the outer wall."""
    game = watched("lindel", "c2", tiles={"c2": "chamber_01"}, pool=["rotating_room_01"], **more)
    act(game, 0, "move north")
    return game


@pytest.mark.rule("DQ3-EX-06", "DQ3-ROOM-51")
def test_the_rotating_room_turns_and_shuts_lindel_in() -> None:
    game = into_rotating_room()
    assert (place(game, 0), list(game.pending)) == ("c1", [1])
    assert state_of(game).tiles[SPACE_OF["c1"]] == ("rotating_room_01", 2)
    assert cited(game, "tile_turned") == ["DQ3-ROOM-51"]
    assert told(game, "card_drawn") == []


@pytest.mark.rule("DQ3-EX-06")
@pytest.mark.parametrize(
    ("card", "choice"),
    [("search_secret_door", "through south"), ("search_passage_down", "descend")],
)
def test_shut_in_lindel_must_search_for_a_way_out(card: str, choice: str) -> None:
    game = into_rotating_room(top={"search": ["search_empty_room", card, "search_empty_room"]})
    wait(game)
    assert [event["seat"] for event in told(game, "searched")] == [1, 0]
    if choice == "descend":
        wait(game)
    assert choice in options(game, 0)
