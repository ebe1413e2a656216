"""Tiles as woodcuts: the rock around them, their floor with all that stands on it, their walls.

The three layers are drawn one above the other for all tiles, so that no rock covers a neighbour.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from delvers.draw.svg import short, tag
from delvers.games.plungin.pictures.art.furniture import SINGLE, furniture
from delvers.games.plungin.pictures.art.grounds import web
from delvers.games.plungin.rules.board.grid import WATER, shape_of
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import ROCK
from delvers.kernel.dice import Dice

SQUARE: Final = 40
WEBBED: Final = "web_gallery"
PLAIN: Final = frozenset({".", ROCK, WATER})

Cell = tuple[int, int]


class Wall(NamedTuple):
    """One side of a square of floor: its two corners in squares, and the way out."""

    start: Cell
    end: Cell
    out: Cell


@kept
def rock(books: Books, tile: str, turns: int) -> str:
    """The rock that shows around a tile: a dark band with cuts of the gouge."""
    walls = _walls(books, tile, turns)
    band = "".join(
        f"M{x1 * SQUARE} {y1 * SQUARE}L{x2 * SQUARE} {y2 * SQUARE}"
        for (x1, y1), (x2, y2), _ in walls
    )
    return tag("path", d=band, class_="rock-band") + tag(
        "path", d=_gouges(walls, len(tile) * 4 + turns), class_="gouges"
    )


@kept
def floor(books: Books, tile: str, turns: int) -> str:
    """The floor with its joints, its water and its furniture."""
    marks = shape_of(books, tile, turns).marks
    open_cells = {cell for cell, mark in marks.items() if mark != ROCK}
    water = {cell for cell, mark in marks.items() if mark == WATER}
    return (
        tag("path", d=_area(open_cells), class_="ground")
        + tag("path", d=_joints(open_cells), class_="joints")
        + tag("path", d=_chips(open_cells, len(tile) + turns), class_="chips")
        + (_pool(water) if water else "")
        + (_webs(open_cells) if tile == WEBBED else "")
        + "".join(_standing(books, tile, turns))
    )


@kept
def walls(books: Books, tile: str, turns: int) -> str:
    """The wall line around the floor, as a steady hand cuts it."""
    dice = Dice(turns + 7)
    places: dict[Cell, str] = {}
    parts = []
    for start, end, _ in _walls(books, tile, turns):
        for x, y in (start, end):
            if (x, y) not in places:
                places[x, y] = (
                    f"{short(x * SQUARE + _shake(dice))} {short(y * SQUARE + _shake(dice))}"
                )
        parts.append(f"M{places[start]}L{places[end]}")
    return tag("path", d="".join(parts), class_="wall")


@kept
def outline(books: Books, tile: str, turns: int) -> str:
    """A tile that could be laid: its floor as a light area within its walls."""
    marks = shape_of(books, tile, turns).marks
    area = _area({cell for cell, mark in marks.items() if mark != ROCK})
    border = "".join(
        f"M{x1 * SQUARE} {y1 * SQUARE}L{x2 * SQUARE} {y2 * SQUARE}"
        for (x1, y1), (x2, y2), _ in _walls(books, tile, turns)
    )
    return tag("path", d=area, class_="ghost") + tag("path", d=border, class_="ghost-edge")


def _shake(dice: Dice) -> float:
    return (dice.pick(17) - 8) / 10


def _walls(books: Books, tile: str, turns: int) -> list[Wall]:
    """All sides of the floor that are not open to more floor."""
    marks = shape_of(books, tile, turns).marks
    return _border({cell for cell, mark in marks.items() if mark != ROCK})


def _border(cells: set[Cell]) -> list[Wall]:
    """All sides of some squares that do not touch another of them."""
    return [
        Wall(start, end, (dx, dy))
        for x, y in sorted(cells)
        for dx, dy, start, end in (
            (0, -1, (x, y), (x + 1, y)),
            (1, 0, (x + 1, y), (x + 1, y + 1)),
            (0, 1, (x, y + 1), (x + 1, y + 1)),
            (-1, 0, (x, y), (x, y + 1)),
        )
        if (x + dx, y + dy) not in cells
    ]


def _gouges(walls: list[Wall], seed: int) -> str:
    """Bundles of three short cuts along the outside of the walls."""
    dice = Dice(seed)
    parts = []
    for (x1, y1), (x2, y2), (dx, dy) in walls:
        for step in (8, 21, 34):
            away = 6 + dice.pick(8)
            x = x1 * SQUARE + (x2 - x1) * step + dx * away
            y = y1 * SQUARE + (y2 - y1) * step + dy * away
            across, down = ((6, 4), (5, -5), (1, 7), (7, 0), (-3, 6))[dice.pick(5)]
            for shift in (-4, 0, 4):
                sx, sy = (0, shift) if abs(across) > abs(down) else (shift, 0)
                parts.append(f"M{x + sx - across} {y + sy - down}l{across * 2} {down * 2}")
    return "".join(parts)


def _area(cells: set[Cell]) -> str:
    """Path data of squares, row by row."""
    parts = []
    for x, y in sorted(cells):
        if (x - 1, y) not in cells:
            end = x
            while (end, y) in cells:
                end += 1
            parts.append(f"M{x * SQUARE} {y * SQUARE}h{(end - x) * SQUARE}v{SQUARE}H{x * SQUARE}Z")
    return "".join(parts)


def _joints(cells: set[Cell]) -> str:
    """The lines between squares of floor."""
    parts = []
    for x, y in sorted(cells):
        if (x + 1, y) in cells:
            parts.append(f"M{(x + 1) * SQUARE} {y * SQUARE + 3}v{SQUARE - 6}")
        if (x, y + 1) in cells:
            parts.append(f"M{x * SQUARE + 3} {(y + 1) * SQUARE}h{SQUARE - 6}")
    return "".join(parts)


def _chips(cells: set[Cell], seed: int) -> str:
    """Small cracks and chips here and there."""
    dice = Dice(seed)
    parts = []
    for x, y in sorted(cells):
        if dice.pick(4) == 0:
            px, py = x * SQUARE + 6 + dice.pick(22), y * SQUARE + 6 + dice.pick(22)
            parts.append(f"M{px} {py}l{dice.pick(7) - 3} {4 + dice.pick(4)}l{dice.pick(9) - 4} 3")
    return "".join(parts)


def _pool(cells: set[Cell]) -> str:
    waves = "".join(
        f"M{x * SQUARE + 5 + row * 5} {y * SQUARE + 10 + row * 10}q4 -5 8 0t8 0t8 0"
        for x, y in sorted(cells)
        for row in range(3)
    )
    banks = "".join(
        f"M{x1 * SQUARE} {y1 * SQUARE}L{x2 * SQUARE} {y2 * SQUARE}"
        for (x1, y1), (x2, y2), _ in _border(cells)
    )
    return (
        tag("path", d=_area(cells), class_="pool")
        + tag("path", d=banks, class_="bank")
        + tag("path", d=waves, class_="wave")
    )


def _webs(cells: set[Cell]) -> str:
    """Webs over some of the squares."""
    return "".join(
        tag("g", web(), transform=f"translate({x * SQUARE} {y * SQUARE})")
        for x, y in sorted(cells)
        if (x * 3 + y * 5) % 4 == 0
    )


# -- furniture -------------------------------------------------------------------------------------


def _standing(books: Books, tile: str, turns: int) -> Iterator[str]:
    marks = shape_of(books, tile, turns).marks
    for letter in sorted({mark for mark in marks.values() if mark not in PLAIN}):
        drawn = furniture(tile, letter)
        cells = {cell for cell, mark in marks.items() if mark == letter}
        parts = [{cell} for cell in sorted(cells)] if drawn in SINGLE else _pieces(cells)
        for piece in parts:
            x, y = min(x for x, _ in piece), min(y for _, y in piece)
            wide, high = max(x for x, _ in piece) - x + 1, max(y for _, y in piece) - y + 1
            moved = f"translate({x * SQUARE} {y * SQUARE})"
            if high > wide:
                turn = f"{moved} translate({wide * SQUARE} 0) rotate(90)"
                yield tag("g", drawn(high, wide), transform=turn)
            else:
                yield tag("g", drawn(wide, high), transform=moved)


def _pieces(cells: set[Cell]) -> list[set[Cell]]:
    """The squares in groups that hang together."""
    left, found = set(cells), []
    while left:
        piece, edge = set(), [min(left)]
        while edge:
            x, y = edge.pop()
            if (x, y) in left:
                left.remove((x, y))
                piece.add((x, y))
                edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        found.append(piece)
    return found
