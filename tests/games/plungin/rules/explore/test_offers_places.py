"""What is in each special location and what it offers, entry by entry (SPECIAL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.map import neighbours
from delvers.games.plungin.rules.board.moving import cost_of
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import SPECIAL, before_door, doors_of, newest, rolls
from tests.games.plungin.rules.scene import act, hero, options, scene, state_of, told

ROAD = "lamplighters_road"
HARROW = "bell_under_harrow"
LIBRARY, ARMOURY, FOREMAN = 4, 5, 6
"""Rolls on table 3.3 of The Tapping in the Wall."""


def there(location: str, at: tuple[int, int], *dice: int, **more: Any) -> Game:
    """A hero in a special location."""
    return scene("brannoc_vale", at=[at], tile=location, location=location, dice=dice, **more)


def found(pack: str, face: int, *dice: int, before: str = "", known: str = "") -> Game:
    """A hero opens a door to a special location, perhaps after another; each choice the first."""
    game = before_door(SPECIAL, face, *dice, pack=pack)
    state = state_of(game)
    state.tiles[0].location = before
    if known:
        state.adventure.locations_found.append(known)
    act(game, 0, "open door 0")
    while "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    return game


def foes(game: Game) -> list[str]:
    """The kinds of the monsters in play."""
    return sorted(one.id for one in state_of(game).monsters)


# -- what is found ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(
    ("pack", "face", "exp"), [("tapping_in_the_wall", 4, 30), (HARROW, 4, 60), (ROAD, 6, 120)]
)
def test_the_first_library_brings_experience_by_the_dungeon_level_and_a_second_none(
    pack: str, face: int, exp: int
) -> None:
    game = found(pack, face)
    assert newest(game).location == "library"
    assert told(game, "experience") == [{"amount": exp, "source": "library"}]
    again = found(pack, face, known="library")
    assert newest(again).location == "library"
    assert not told(again, "experience")


@pytest.mark.rule("DP-SPECIAL-03", "DP-SPECIAL-02")
def test_the_den_of_the_foreman_holds_him_two_gremlins_and_a_locked_chest() -> None:
    game = found("tapping_in_the_wall", FOREMAN, 3, 4, 2, 2, 5, 5, 5, 2, 3)
    assert foes(game) == ["gremlin", "gremlin", "gremlin_foreman"]
    (chest,) = state_of(game).chests
    assert (chest.difficulty, chest.is_locked, chest.trap) == (1, True, "?")
    assert rolls(game)[:2] == ["locations", "specials"]
    assert "attention" in rolls(game)
    assert not {"encounters", "monsters", "chests", "doors"} & {*rolls(game)}
    assert len(doors_of(game)) == 1


@pytest.mark.rule("DP-SPECIAL-03", "DP-SPECIAL-01")
@pytest.mark.parametrize(
    ("pack", "face", "place"),
    [
        ("tapping_in_the_wall", FOREMAN, "foremans_den"),
        (HARROW, 8, "web_gallery"),
        (ROAD, 9, "winding_room"),
    ],
)
def test_what_is_there_only_once_is_an_altar_the_next_time(
    pack: str, face: int, place: str
) -> None:
    assert newest(found(pack, face)).location == place
    assert newest(found(pack, face, before=place)).location == "altar"


@pytest.mark.rule("DP-SPECIAL-04", "DP-SPECIAL-01")
@pytest.mark.parametrize(("face", "place"), [(1, "healing_fountain"), (LIBRARY, "library")])
def test_other_special_locations_come_again_and_again(face: int, place: str) -> None:
    game = found("tapping_in_the_wall", face, before=place)
    assert newest(game).location == place
    assert len(state_of(game).tiles) == 2


@pytest.mark.rule("DP-SPECIAL-03", "DP-SPECIAL-02")
def test_the_gallery_of_webs_holds_the_mother_beside_a_web_and_two_open_chests() -> None:
    game = found(HARROW, 8, 2, 2, 7, 5, 8, 1, 2)
    state = state_of(game)
    assert foes(game) == ["giant_spider", "webmother"]
    mother = next(one for one in state.monsters if one.id == "webmother")
    assert any(state.terrain.get(square) == "O" for square in neighbours(state, mother.at))
    assert [(one.difficulty, one.is_locked, one.trap) for one in state.chests] == [
        (2, False, "?")
    ] * 2
    assert {one.state for one in state.monsters} == {"unaware"}
    assert "attention" not in rolls(game)


@pytest.mark.rule("DP-SPECIAL-03")
def test_webs_cost_two_squares_but_for_spiders_and_before_a_door() -> None:
    game = scene(
        at=[(1, 1)],
        tile="web_gallery",
        location="web_gallery",
        doors={"west": Door(trap="")},
        monsters=[("giant_spider", (6, 4)), ("orc", (6, 1))],
    )
    state = state_of(game)
    spider, orc = state.monsters
    far, near = square_at(1, 2), square_at(0, 2)
    assert [cost_of(state, far, one) for one in (hero(game), orc, spider)] == [2, 2, 1]
    assert cost_of(state, near, hero(game)) == 1


@pytest.mark.rule("DP-SPECIAL-03", "DP-SPECIAL-02")
def test_the_seneschal_waits_unaware_beside_the_great_spring() -> None:
    game = found(ROAD, 9, 3)
    state = state_of(game)
    (one,) = state.monsters
    assert (one.id, one.state) == ("seneschal", "unaware")
    assert any(state.terrain.get(square) == "H" for square in neighbours(state, one.at))
    assert state.chests == []
    assert "pane_of_dawn" in BOX.monsters["seneschal"].loot


@pytest.mark.rule("DP-SPECIAL-03", "DP-CONFLICT-16")
@pytest.mark.parametrize(("pack", "face"), [("tapping_in_the_wall", ARMOURY), (HARROW, 6)])
def test_armoury_and_cells_roll_for_monsters_and_for_their_other_door(pack: str, face: int) -> None:
    game = found(pack, face)
    assert newest(game).location in ("armoury", "cells")
    assert rolls(game)[2:] == ["doors", "monsters", "attention"]
    assert state_of(game).monsters
    assert len(doors_of(game)) == 2


@pytest.mark.rule("DP-SPECIAL-03")
def test_six_cages_stand_in_the_cells_locked_and_without_traps() -> None:
    cages = [one for one in state_of(found(HARROW, 6)).chests if one.kind == "cage"]
    assert [(one.difficulty, one.is_locked, one.trap) for one in cages] == [(1, True, "")] * 6


@pytest.mark.rule("DP-SPECIAL-09", "DP-SPECIAL-15", "DP-CONFLICT-16")
@pytest.mark.parametrize(("face", "place"), [(1, "healing_fountain"), (3, "sarcophagus")])
def test_fountain_and_sarcophagus_keep_the_monsters_and_drop_the_chests(
    face: int, place: str
) -> None:
    rows = BOX.packs["tapping_in_the_wall"].encounters.rows
    both = next(row.low for row in rows if row.monsters and row.chests and row.low)
    game = found("tapping_in_the_wall", face, 1, both)
    assert newest(game).location == place
    assert state_of(game).monsters
    assert state_of(game).chests == []
    assert "chests" not in rolls(game)
