"""Portcullises (PORT, GAP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    told,
)

OPEN, GATE = "chamber_01", "portcullis_01"


def behind_a_portcullis(*dice: int, **facts: Any) -> Game:
    """Hugo (Strength 7) is in c2, whose southern side to c3 is a portcullis; nobody else acts."""
    facts = {"skips": {1: 9}, "at": ["c2"], "tiles": {"c2": GATE, "c3": OPEN}} | facts
    return scene("hugo", "lindel", dice=dice, top={"dungeon": ["dungeon_empty"] * 4}, **facts)


@pytest.mark.rule("DQR-PORT-02", "DQR-PORT-03", "DQR-MOVE-10")
def test_strength_lifts_the_portcullis_and_the_move_goes_on() -> None:
    game = behind_a_portcullis(3, 4)
    act(game, 0, "move south")
    assert (place(game, 0), drawn(game, "dungeon")) == ("c3", ["dungeon_empty"])
    assert told(game, "test_passed") == [
        {"seat": 0, "attribute": "strength", "total": 7, "value": 7}
    ]
    assert cited(game, "rolled") == ["DQR-PORT-02"]
    assert hero(game, 0).determination == 0


@pytest.mark.rule("DQR-PORT-01", "DQR-PORT-04", "DQR-MOVE-13", "DQR-EX-08")
def test_a_hero_who_fails_stays_his_turn_ends_and_he_gains_determination() -> None:
    game = behind_a_portcullis(4, 4, skips={})
    act(game, 0, "move south")
    assert (place(game, 0), told(game, "moved"), drawn(game, "dungeon")) == ("c2", [], [])
    assert (hero(game, 0).determination, game.waiting) == (1, [1])
    assert cited(game, "determination_gained") == ["DQR-TEST-05"]


@pytest.mark.rule("DQR-PORT-04")
def test_determination_from_a_failure_helps_at_the_next_try() -> None:
    game = behind_a_portcullis(4, 4, 4, 4)
    act(game, 0, "move south", "move south")
    assert options(game, 0) == ("spend none", "spend 1")
    act(game, 0, "spend 1")
    assert (place(game, 0), hero(game, 0).determination) == ("c3", 0)


@pytest.mark.rule("DQR-PORT-02")
def test_the_other_halls_of_the_chamber_need_no_test() -> None:
    game = behind_a_portcullis(6, 6, pool=["chamber_05"])
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "rolled")) == ("c1", [])


@pytest.mark.rule("DQR-PORT-02")
@pytest.mark.parametrize(("at", "move"), [("c3", "north"), ("c2", "south")])
def test_a_portcullis_bars_the_way_in_as_well_as_out(at: str, move: str) -> None:
    game = behind_a_portcullis(4, 4, at=[at])
    act(game, 0, f"move {move}")
    assert (place(game, 0), len(told(game, "test_failed"))) == (at, 1)


@pytest.mark.rule("DQR-PORT-02", "DQR-BOARD-09")
def test_strength_is_tested_before_a_tile_is_laid_beyond() -> None:
    game = behind_a_portcullis(4, 4, 1, 1, tiles={"c2": GATE}, pool=["chamber_05"])
    act(game, 0, "move south")
    assert told(game, "tile_laid") == []
    act(game, 0, "move south")
    assert (place(game, 0), len(told(game, "tile_laid"))) == ("c3", 1)


@pytest.mark.rule("DQR-PORT-05", "DQR-GAP-18", "DQR-VS3E-38")
def test_two_portcullises_in_one_hall_need_one_test() -> None:
    game = behind_a_portcullis(3, 4, 6, 6, tiles={"c2": GATE, "c3": "portcullis_01@2"})
    act(game, 0, "move south")
    assert (place(game, 0), len(told(game, "rolled"))) == ("c3", 1)


@pytest.mark.rule("DQR-PORT-07")
def test_an_escaping_hero_makes_no_test() -> None:
    game = behind_a_portcullis(3, 4, 1, 1, at=["c3"], lurkers=["c2"])
    act(game, 0, "move north")
    act(game, 0, "play ranged")
    act(game, 1, "play magic")
    act(game, 0, "escape")
    assert place(game, 0) == "c3"
    assert [roll["why"] for roll in told(game, "rolled")] == ["strength test", "agility test"]


@pytest.mark.rule("DQR-GAP-20", "DQR-VS3E-39")
def test_the_portcullis_of_a_tile_just_laid_does_not_bar_the_hero() -> None:
    game = behind_a_portcullis(6, 6, 4, 4, at=["c4"], tiles={"c4": OPEN}, pool=[GATE])
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "rolled")) == ("c3", [])
    act(game, 0, "move south")
    assert place(game, 0) == "c3", "but it does when he goes back"
    assert len(told(game, "test_failed")) == 1


@pytest.mark.rule("DQR-GAP-20")
def test_a_tile_laid_by_torchlight_before_is_not_one_just_placed() -> None:
    game = scene("hugo", "lindel", at=["c5"], tiles={"c5": OPEN, "c4": "chamber_05"}, skips={1: 9},
                 top={"dungeon": ["dungeon_empty"]}, pool=[GATE], dice=[6, 6],
                 rules=Rules(torchlight=True))  # fmt: skip
    act(game, 0, "move north")
    assert [laid["tile"] for laid in told(game, "tile_laid")] == [GATE]
    act(game, 0, "move north")
    assert (place(game, 0), len(told(game, "test_failed"))) == ("c4", 1)
