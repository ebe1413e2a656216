"""Every chamber can be drawn however it lies, and shows what it is."""

import pytest

from delvers.games.dungeonquest.common.pictures.art.decorations import DECORATIONS
from delvers.games.dungeonquest.common.pictures.tiles import (
    LAYOUTS,
    SHAPES,
    chamber,
    die_numbers,
    layout_of,
    parts,
)
from delvers.games.dungeonquest.common.rules.board import EAST, SOUTH, WEST
from delvers.games.dungeonquest.common.tiles import FACES, TILES
from delvers.games.dungeonquest.revised.rules import components as revised
from delvers.games.dungeonquest.third.rules import components as third
from tests.games.raiders.pictures.scenes import all_text, parsed


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_drawn_in_every_rotation(tile: str) -> None:
    for turns in range(4):
        drawn = chamber(tile, turns)
        for part in parts(tile, turns):
            assert part.drawn in drawn
            assert [*parsed(part.drawn).iter()][1:], part.name


@pytest.mark.parametrize("layout", range(LAYOUTS))
def test_every_layout_of_a_plain_chamber_is_drawn(layout: int) -> None:
    drawn = chamber("chamber_01", 0, layout)
    _, ground, *others = parts("chamber_01", 0, layout)
    assert ground.name.startswith(f"{SHAPES[layout % len(SHAPES)]}-")
    assert all(part.drawn in drawn for part in others)
    number = layout % len(DECORATIONS)
    is_decorated = f"decoration-{number}" in [part.name for part in others]
    assert is_decorated == bool(DECORATIONS[number]())


def test_neighbours_differ_in_their_layout() -> None:
    assert len({layout_of(space) % LAYOUTS for space in (0, 1, 2, 13, 14, 15)}) == 6


def test_turning_a_tile_changes_its_picture() -> None:
    for tile in ("chamber_02", "portcullis_01", "bridge_01", "chasm_01", "spider_web_01"):
        assert len({chamber(tile, turns) for turns in range(4)}) == 4


def test_the_two_rifts_run_from_different_corners() -> None:
    assert chamber("chasm_01", 0) != chamber("chasm_02", 0)


@pytest.mark.parametrize("tile", TILES)
def test_doors_and_bars_are_drawn_where_the_tile_has_them(tile: str) -> None:
    for turns in range(4):
        names = [part.name for part in parts(tile, turns)]
        for barrier in ("door", "portcullis"):
            assert names.count(barrier) == FACES[tile, turns].sides.count(barrier)


@pytest.mark.parametrize("tile", TILES)
def test_a_torch_burns_where_one_can_search(tile: str) -> None:
    names = [part.name for part in parts(tile, 0)]
    assert ("torch" in names) == TILES[tile].search


@pytest.mark.parametrize(
    "tile", [tile.id for tile in TILES.values() if tile.kind not in ("chamber", "corridor")]
)
def test_every_special_chamber_holds_what_it_is_named_after(tile: str) -> None:
    assert TILES[tile].kind in [part.name for part in parts(tile, 0)]


def test_the_darkness_shows_where_the_die_leads() -> None:
    face = FACES["darkness_01", 0]
    assert [die_numbers(face, way) for way in (SOUTH, WEST, EAST)] == ["1–2", "3–4", "5–6"]
    assert all_text(chamber("darkness_01", 0)) == ["5–6", "1–2", "3–4"]


def test_the_darkness_keeps_its_numbers_at_their_ways_when_it_turns() -> None:
    assert die_numbers(FACES["darkness_01", 1], WEST) == "1–2"


def test_a_chasm_of_the_revised_edition_has_no_torch() -> None:
    assert third.CONTENT.has_torch("chasm_01")
    assert not revised.CONTENT.has_torch("chasm_01")
    assert revised.CONTENT.has_torch("chamber_01")
    lit, dark = chamber("chasm_01", 0, has_torch=True), chamber("chasm_01", 0, has_torch=False)
    assert lit == chamber("chasm_01", 0) != dark
