"""The dungeon as it lies: squares, walls and doors, read from a view."""

from typing import Final, Literal, TypeAlias

from delvers.games.plungin.rules.board.grid import NORTH, STEPS, WEST, opposite, shape_of
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import ROCK, Shape
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.view.seen import DoorView, TableView, TileView

Side: TypeAlias = Literal["", "wall", "door"]

VOID: Final = ""
"""The mark of a square where no tile lies."""
CLEARED: Final = "."


class Ground:
    """Which mark a square has, to which tile it belongs, and what stands between two squares."""

    def __init__(self, books: Books, view: TableView) -> None:
        self.marks: dict[int, str] = {}
        self.tiles: dict[int, int] = {}
        self.doors: dict[tuple[int, int], int] = {}
        for number, laid in enumerate(view["tiles"]):
            self._lay(shape_of(books, laid["tile"], laid["turns"]), number, laid)
        for square, mark in view["terrain"].items():
            self.marks[int(square)] = mark
        for number, door in enumerate(view["doors"]):
            self._hang(number, door)

    def _lay(self, shape: Shape, number: int, laid: TileView) -> None:
        for (x, y), mark in shape.marks.items():
            square = laid["at"] + y * WIDE + x
            self.tiles[square] = number
            self.marks[square] = mark

    def _hang(self, number: int, door: DoorView) -> None:
        direction = door["direction"]
        for square in door["squares"]:
            self.doors[square, direction] = number
        for square in door["beyond"]:
            if square >= 0:
                self.doors[square, opposite(direction)] = number

    def mark(self, square: int) -> str:
        """What is on a square."""
        return self.marks.get(square, VOID)

    def is_solid(self, square: int) -> bool:
        """Whether a square is rock, or nothing at all."""
        return self.mark(square) in (VOID, ROCK)

    def door(self, square: int, direction: int) -> int | None:
        """The number of the door at a side of a square."""
        number = self.doors.get((square, direction))
        if number is not None:
            return number
        return self.doors.get((square + STEPS[direction], opposite(direction)))

    def side(self, square: int, direction: int) -> Side:
        """What stands at a side of a square."""
        there = square + STEPS[direction]
        if self.tiles.get(square) == self.tiles.get(there):
            return ""
        if self.door(square, direction) is not None:
            return "door"
        return "" if self.is_solid(square) and self.is_solid(there) else "wall"

    def north(self, square: int) -> Side:
        """What stands north of a square."""
        return self.side(square, NORTH)

    def west(self, square: int) -> Side:
        """What stands west of a square."""
        return self.side(square, WEST)
