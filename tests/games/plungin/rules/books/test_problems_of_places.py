"""One broken tile or location for each message of the check of places."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.problems_of_places import (
    MARKS,
    problems_of_location,
    problems_of_tile,
)

PATH = Path("packs/mine.toml")
TILE = next(tile for tile in BOX.tiles.values() if tile.kind != "entrance")
SOUND = "##DD##\n#....#\n#....#\n######"
UNIQUE = BOX.packs["tapping_in_the_wall"].unique_locations[0]


def found(drawing: str, **more: Any) -> list[str]:
    """What is wrong with a tile that is drawn so, without its file."""
    tile = replace(TILE, drawing=drawing, **{"blocks": (), "cells": (), **more})
    return [
        one.removeprefix(f"{PATH}: {TILE.id}.drawing: ") for one in problems_of_tile(tile, PATH)
    ]


def test_a_sound_drawing_has_no_problems() -> None:
    assert found(SOUND) == []


@pytest.mark.parametrize(
    ("drawing", "problem"),
    [
        ("####\n#..#\n###", "the rows have different lengths"),
        ("####\n#..#\n####", "it must be 4 to 32 squares wide and high, walls and all"),
        (SOUND.replace(".", "?", 1), f"'?' means nothing; allowed: {MARKS}"),
        (SOUND.replace("DD", "D#"), "a door must be two squares wide"),
        (SOUND.replace("#DD#", "D##D"), "a door must be two squares wide"),
        (SOUND.replace("DD", "DG"), "a door must be two squares wide"),
        (SOUND.replace("....", ".DD.", 1), "D, G and X stand in the border only"),
        (SOUND[:-1] + ".", "the border must be of #, D, G and X"),
        (SOUND.replace("DD", "##"), "there is no door"),
        (SOUND.replace("....", ".PP.", 1), "a door opens onto rock or a pillar"),
        ("##DD##\n#....#\n######\n#....#\n######", "some floor cannot be reached"),
        (SOUND.replace("DD", "XX"), "only the entrance has a way out (X)"),
    ],
)
def test_what_is_wrong_with_a_drawing_is_said(drawing: str, problem: str) -> None:
    assert problem in found(drawing)


def test_all_that_makes_rows_no_drawing_is_said_at_once() -> None:
    assert found("##?\n#..#") == [
        "the rows have different lengths",
        "it must be 4 to 32 squares wide and high, walls and all",
        f"'?' means nothing; allowed: {MARKS}",
    ]


def test_placing_dice_that_point_outside_are_named() -> None:
    problems = found(SOUND, blocks=((9, 9),), cells=((0, 0),))
    assert "blocks and cells lead to 9,9, outside" in problems


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"boss_at": "Z"}, "boss_at: 'Z' is not one of: "),
        ({"boss_at": "99,9"}, "boss_at: '99,9' is no floor of "),
        ({"boss_at": "a,b"}, "boss_at: 'a,b' is no floor of "),
        ({"chests_at": ((99, 9),)}, "chests_at: 99,9 is no floor of "),
        ({"effect": "heal"}, "effect: only a special location has one, not a unique one"),
        ({"tile": "nowhere"}, "tile: 'nowhere'"),
    ],
)
def test_what_is_wrong_with_a_location_is_said(changes: dict[str, Any], problem: str) -> None:
    place = replace(UNIQUE, **{"boss": next(iter(BOX.monsters)), **changes})
    problems = list(problems_of_location(place, BOX, is_unique=True))
    assert any(f"unique_locations.{UNIQUE.id}.{problem}" in one for one in problems), problems
