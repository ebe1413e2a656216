"""Doors, alone and with portcullises (DOOR, MOVE, GAP)."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    told,
)

OPEN, DOOR, GATE = "chamber_01", "chamber_09", "portcullis_01"


def before_a_door(*cards: str, beyond: str = OPEN, **facts: Any) -> Game:
    """Hugo (Strength 7) is in c3, whose northern side to c2 is a door; nobody else acts."""
    given = {"at": ["c3"], "tiles": {"c3": DOOR, "c2": beyond}, "skips": {1: 9}} | facts
    top = {"door": [*cards], "dungeon": ["dungeon_empty"] * 4}
    return scene("hugo", "lindel", top=top, **given)


def kinds(game: Game, *wanted: str) -> list[str]:
    """The kinds of events in order, only those wanted."""
    return [event.kind for event in game.events if event.kind in wanted]


@pytest.mark.rule("DQR-DOOR-01", "DQR-DOOR-02", "DQR-DOOR-03", "DQR-MOVE-10")
def test_a_door_that_opens_lets_the_hero_through() -> None:
    game = before_a_door("door_opens")
    act(game, 0, "move north")
    assert (place(game, 0), drawn(game, "door")) == ("c2", ["door_opens"])
    assert drawn(game, "dungeon") == ["dungeon_empty"], "and he enters as usual"
    assert cited(game, "card_drawn")[0] == "DQR-DOOR-02"
    assert kinds(game, "card_drawn", "moved") == ["card_drawn", "moved", "card_drawn"]


@pytest.mark.rule("DQR-DOOR-01", "DQR-DOOR-03", "DQR-MOVE-13", "DQR-GAP-19")
def test_a_jammed_door_keeps_the_hero_where_he_is_and_costs_the_action() -> None:
    game = before_a_door("door_jammed", skips={})
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "moved"), hero(game, 0).wounds) == ("c3", [], 0)
    assert (drawn(game, "dungeon"), game.waiting) == ([], [1])


@pytest.mark.rule("DQR-DOOR-03", "DQR-MOVE-13", "DQR-GAP-19")
def test_a_spear_in_a_door_hurts_and_the_door_stays_shut() -> None:
    game = before_a_door("door_spear_trap", dice=[5], skips={})
    act(game, 0, "move north")
    assert (place(game, 0), hero(game, 0).wounds, game.waiting) == ("c3", 5, [1])
    assert told(game, "wounded") == [{"seat": 0, "amount": 5, "cause": "spear_trap"}]
    assert cited(game, "wounded") == cited(game, "rolled") == ["DQR-CARDS-DOOR-SPEAR-TRAP"]


@pytest.mark.rule("DQR-DOOR-02")
def test_a_hall_without_a_door_needs_no_door_card() -> None:
    game = before_a_door(pool=["chamber_05"])
    act(game, 0, "move east")
    assert (place(game, 0), drawn(game, "door")) == ("d3", [])


@pytest.mark.rule("DQR-DOOR-02")
def test_a_door_of_the_next_chamber_must_be_opened_too() -> None:
    game = before_a_door("door_jammed", tiles={"c3": OPEN, "c2": "chamber_09@2"})
    act(game, 0, "move north")
    assert (place(game, 0), drawn(game, "door")) == ("c3", ["door_jammed"])


@pytest.mark.rule("DQR-DOOR-02", "DQR-MOVE-10")
def test_a_door_to_an_unexplored_space_is_opened_before_a_tile_is_laid() -> None:
    game = before_a_door("door_jammed", "door_opens", tiles={"c3": DOOR})
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "tile_laid")) == ("c3", [])
    act(game, 0, "move north")
    assert kinds(game, "card_drawn", "tile_laid") == ["card_drawn", "card_drawn", "tile_laid",
                                                      "card_drawn"]  # fmt: skip


@pytest.mark.rule("DQR-DOOR-02")
def test_out_of_the_treasure_chamber_a_door_next_to_it_bars_the_way() -> None:
    game = before_a_door("door_jammed", at=["g5"], tiles={"f6": "chamber_09@1"})
    act(game, 0, "move west f6")
    assert (place(game, 0), drawn(game, "door")) == ("g5", ["door_jammed"])


@pytest.mark.rule("DQR-DOOR-04", "DQR-GAP-18", "DQR-VS3E-38")
def test_two_doors_in_one_hall_need_one_card() -> None:
    game = before_a_door("door_opens", "door_jammed", beyond="chamber_09@2")
    act(game, 0, "move north")
    assert (place(game, 0), drawn(game, "door")) == ("c2", ["door_opens"])


@pytest.mark.rule("DQR-DOOR-05")
def test_every_attempt_draws_a_new_card() -> None:
    game = before_a_door("door_jammed", "door_jammed", "door_opens")
    act(game, 0, "move north", "move north", "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == ["door_jammed", "door_jammed", "door_opens"]


@pytest.mark.rule("DQR-DOOR-05")
def test_no_door_stays_open_behind_the_hero() -> None:
    game = before_a_door("door_opens", "door_jammed")
    act(game, 0, "move north", "move south")
    assert (place(game, 0), drawn(game, "door")) == ("c2", ["door_opens", "door_jammed"])


@pytest.mark.rule("DQR-MOVE-13", "DQR-GAP-19")
def test_after_a_failure_every_action_is_open_again() -> None:
    game = before_a_door("door_jammed", pool=["chamber_05"])
    act(game, 0, "move north")
    assert set(options(game, 0)) == {
        "move north", "move east", "move south", "move west", "search",
    }  # fmt: skip
    assert refused(game, 0) == {"descend": "DQR-CATA-02"}
    act(game, 0, "move west")
    assert place(game, 0) == "b3"


@pytest.mark.rule("DQR-DOOR-06")
def test_an_escaping_hero_draws_no_door_card() -> None:
    game = before_a_door("door_opens", "door_jammed", lurkers=["c2"], dice=[1, 1])
    act(game, 0, "move north")
    act(game, 0, "play ranged")
    act(game, 1, "play magic")
    act(game, 0, "escape")
    assert (place(game, 0), drawn(game, "door")) == ("c3", ["door_opens"])


@pytest.mark.rule("DQR-DOOR-06")
def test_a_rune_of_opening_opens_every_barrier_of_the_hall() -> None:
    game = before_a_door(beyond=GATE, runes={0: ["rune_of_opening"]})
    act(game, 0, "use rune_of_opening", "move north")
    assert (place(game, 0), drawn(game, "door"), told(game, "rolled")) == ("c2", [], [])
    assert hero(game, 0).runes == []


# -- a door and a portcullis -----------------------------------------------------------------------


@pytest.mark.rule("DQR-MOVE-11", "DQR-MOVE-12", "DQR-PORT-06", "DQR-EX-07")
def test_door_and_portcullis_are_overcome_in_order_from_the_heros_tile() -> None:
    game = before_a_door("door_opens", beyond=GATE, dice=[3, 4])
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert kinds(game, "card_drawn", "test_passed", "moved")[:3] == [
        "card_drawn", "test_passed", "moved",
    ]  # fmt: skip
    game = before_a_door("door_opens", beyond=GATE, at=["c2"], dice=[3, 4])
    act(game, 0, "move south")
    assert place(game, 0) == "c3"
    assert kinds(game, "card_drawn", "test_passed", "moved")[:3] == [
        "test_passed", "card_drawn", "moved",
    ]  # fmt: skip


@pytest.mark.rule("DQR-MOVE-11", "DQR-MOVE-13", "DQR-PORT-06", "DQR-EX-07")
def test_if_the_first_barrier_holds_the_second_is_not_tried() -> None:
    game = before_a_door("door_jammed", beyond=GATE, skips={})
    act(game, 0, "move north")
    assert (told(game, "rolled"), place(game, 0), game.waiting) == ([], "c3", [1])
    game = before_a_door("door_opens", beyond=GATE, at=["c2"], dice=[4, 4], skips={})
    act(game, 0, "move south")
    assert (drawn(game, "door"), place(game, 0), game.waiting) == ([], "c2", [1])


@pytest.mark.rule("DQR-MOVE-11", "DQR-MOVE-13", "DQR-PORT-06")
def test_if_the_second_barrier_holds_both_must_be_overcome_anew() -> None:
    game = before_a_door("door_opens", "door_jammed", beyond=GATE, dice=[4, 4])
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "moved")) == ("c3", [])
    act(game, 0, "move north")
    assert drawn(game, "door") == ["door_opens", "door_jammed"]
    assert (place(game, 0), len(told(game, "test_failed"))) == ("c3", 1)


@pytest.mark.rule("DQR-GAP-19")
def test_the_log_says_that_a_shut_door_ends_the_turn() -> None:
    tiles = {"c3": "chamber_09", "c2": "chamber_01"}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, top={"door": ["door_jammed"]})
    act(game, 0, "move north")
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "door"}]
    assert cited(game, "turn_ended") == ["DQR-CARDS-DOOR-JAMMED"]
