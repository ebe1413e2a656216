"""What is wrong with locations and tiles: no such boss, no floor there, doors that lead nowhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from delvers.games.plungin.rules.books.dungeon import Location, Tile
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.looking import door_count_problems, group_problems, unknown
from delvers.games.plungin.rules.books.shapes import (
    BLOCKING,
    ROCK,
    Shape,
    shape_from,
    shape_or_none,
)
from delvers.games.plungin.rules.books.verbs import PLACE_MARKS
from delvers.kernel.errors import listed

CLOSES_DOORS: Final = "#P"
PLACES: Final = ("free", "E", "F", "O", "S", "B", "T", "A", "W", "H", "C", "K")
MARKS: Final = "#.P~EFOSBTAWHCKDGX"
DOORS: Final = "DGX"
LEAST, MOST = 4, 32
NEEDED: Final = {"fountain": ("heal",), "lamp": ("oil",)}


def problems_of_location(place: Location, books: Books, is_unique: bool) -> Iterator[str]:
    """A location without a tile, a door or a boss that exists."""
    kind = "unique_locations" if is_unique else "locations"
    where = f"{kind}.{place.id}"
    yield from unknown(f"{where}.tile", place.tile, books.tiles)
    if place.boss:
        yield from unknown(f"{where}.boss", place.boss, books.monsters)
    if place.group:
        yield from group_problems(f"{where}.group", place.group, books)
    if place.tile not in books.tiles:
        return
    tile = books.tiles[place.tile]
    if shape_or_none(tile) is None:
        return  # what is wrong with the drawing is told with the tile
    slots = shape_from(tile, 0).slots
    if is_unique and not any(slot.kind == "G" for slot in slots):
        yield f"{where}.tile: {place.tile} has no Great Door, so nobody could enter"
    if not is_unique:
        yield from door_count_problems(where, tile, place.doors)
        if place.once:
            yield from unknown(f"{where}.once", place.once, books.locations)
    yield from boss_problems(where, place, tile)
    for at in place.chests_at:
        if shape_from(tile, 0).marks.get((at[0] - 1, at[1] - 1)) != ".":
            yield f"{where}.chests_at: {at[0]},{at[1]} is no floor of {tile.id}"
    yield from effect_problems(where, place, tile, is_unique)


def boss_problems(where: str, place: Location, tile: Tile) -> Iterator[str]:
    """A boss whose place is none."""
    if not place.boss:
        return
    column, comma, row = place.boss_at.partition(",")
    if not comma:
        if place.boss_at not in PLACES:
            allowed = f"{listed(PLACES)} or column,row"
            yield f"{where}.boss_at: {place.boss_at!r} is not one of: {allowed}"
        elif place.boss_at != "free" and place.boss_at not in tile.drawing:
            yield f"{where}.boss_at: {tile.id} has no {place.boss_at} in its drawing"
        return
    is_place = column.isdecimal() and row.isdecimal() and len(place.boss_at) < 8
    at = (int(column) - 1, int(row) - 1) if is_place else (-1, -1)
    if shape_from(tile, 0).marks.get(at, ROCK) in BLOCKING:
        yield f"{where}.boss_at: {place.boss_at!r} is no floor of {tile.id}"


def effect_problems(where: str, place: Location, tile: Tile, is_unique: bool) -> Iterator[str]:
    """A verb that does not exist, or that the tile has no squares for."""
    if not place.effect:
        return
    if is_unique:
        yield f"{where}.effect: only a special location has one, not a unique one"
        return
    yield from unknown(f"{where}.effect", place.effect, PLACE_MARKS)
    mark = PLACE_MARKS.get(place.effect, "")
    if mark and mark not in tile.drawing:
        yield f"{where}.effect: {place.effect!r} needs squares marked {mark}; {tile.id} has none"
    for field in NEEDED.get(place.effect, ()):
        if not getattr(place, field):
            yield f"{where}.{field}: is needed by the effect {place.effect!r}"


def problems_of_tile(tile: Tile, path: Path) -> list[str]:
    """A drawing that is not closed, has single door squares, or floor that cannot be reached."""
    where = f"{path}: {tile.id}.drawing"
    rows = tile.drawing.strip("\n").split("\n")
    if found := [f"{where}: {one}" for one in drawing_problems(rows)]:
        return found
    try:
        shape = shape_from(tile, 0)
    except ValueError:
        return [f"{where}: a door must be two squares wide"]
    found = [*block_problems(where, tile, shape)]
    border = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows)
    if set(border) - set("#DGX"):
        found.append(f"{where}: the border must be of #, D, G and X")
    if any(mark in DOORS for mark in shape.marks.values()):
        found.append(f"{where}: D, G and X stand in the border only")
    if not shape.slots:
        found.append(f"{where}: there is no door")
    for slot in shape.slots:
        if any(shape.marks[place] in CLOSES_DOORS for place in slot.squares):
            found.append(f"{where}: a door opens onto rock or a pillar")
    floor = {place for place, mark in shape.marks.items() if mark in ".~EF"}
    if floor and len(reached(floor)) < len(floor):
        found.append(f"{where}: some floor cannot be reached")
    return found


def drawing_problems(rows: list[str]) -> Iterator[str]:
    """Rows that make no drawing at all."""
    if len({len(row) for row in rows}) != 1:
        yield "the rows have different lengths"
    if not (LEAST <= len(rows) <= MOST and LEAST <= len(rows[0]) <= MOST):
        yield f"it must be {LEAST} to {MOST} squares wide and high, walls and all"
    if strange := sorted({*"".join(rows)} - {*MARKS}):
        yield f"{listed(map(repr, strange))} means nothing; allowed: {MARKS}"


def block_problems(where: str, tile: Tile, shape: Shape) -> Iterator[str]:
    """Placing dice that point outside, and a way out where there is none."""
    for column, row in tile.blocks:
        for across, down in tile.cells:
            if (column + across, row + down) not in shape.drawn:
                yield f"{where}: blocks and cells lead to {column + across},{row + down}, outside"
    if tile.kind != "entrance" and any(slot.kind == "X" for slot in shape.slots):
        yield f"{where}: only the entrance has a way out (X)"


def reached(floor: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The squares of a floor that can be reached from the first of them."""
    start = min(floor)
    seen, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there in floor and there not in seen:
                seen.add(there)
                edge.append(there)
    return seen
