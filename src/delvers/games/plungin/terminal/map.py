"""The map: squares with the walls and doors between them, in characters."""

from typing import Final

from rich.text import Text

from delvers.games.plungin.rules.board.grid import NORTH, STEPS, WEST
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.view.seen import DoorView
from delvers.games.plungin.terminal.cells import Cells
from delvers.games.plungin.terminal.marks import TERRAIN, door_mark
from delvers.games.plungin.terminal.window import CELL, MARGIN, Window

ACROSS, DOWN, SHUT, OPEN = "━", "┃", "▒", " "
CORNERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""The corner where walls meet to the north (1), east (2), south (4) and west (8)."""


class Map:
    """A window of the dungeon, line by line."""

    def __init__(self, window: Window, cells: Cells, doors: list[DoorView]) -> None:
        self.window = window
        self.ground = window.ground
        self.cells = cells
        self.doors = doors
        self.gaps = {x: window.gap(x) for x in range(window.left, window.right + 2)}

    def text(self) -> Text:
        """The numbers of the columns, then the rows with the walls above and below them."""
        window = self.window
        lines = [self._columns()]
        for y in range(window.top, window.bottom + 2):
            if window.has_line(y):
                lines.append(self._wall_above(y))
            if y <= window.bottom:
                lines.append(self._row(y))
        return Text("\n", no_wrap=True).join(lines)

    def _columns(self) -> Text:
        names = "".join(" " * self.gaps[x] + f"{x:^{CELL}}" for x in self.window.columns)
        return Text(" " * MARGIN + names, style="dim")

    def _row(self, y: int) -> Text:
        line = Text(f"{y:>{MARGIN - 1}} ", style="dim")
        row = Text(style="not dim")
        for x in self.window.columns:
            row.append(self._gate(x, y)).append_text(self.cells.at(square_at(x, y)))
        row.append(self._gate(self.window.right + 1, y))
        return line.append_text(row)

    # -- walls and doors between columns -----------------------------------------------------------

    def _gate(self, x: int, y: int) -> str:
        """What stands west of a square, as wide as its column of walls."""
        square, wide = square_at(x, y), self.gaps[x]
        side = self.ground.west(square)
        if side == "wall":
            return f"{DOWN:^{wide}}"
        if side == "door":
            return self._leaf(square, wide)
        return self._filling(square, WEST) * wide

    def _leaf(self, square: int, wide: int) -> str:
        """A door between columns: its number on its first square, its mark on the second."""
        number = self.ground.door(square, WEST)
        assert number is not None
        if self.ground.door(square + STEPS[NORTH], WEST) != number:
            return f"{number:^{wide}}"
        door = self.doors[number]
        return f"{door_mark(door):{filling(door)}^{wide}}"

    def _filling(self, square: int, direction: int) -> str:
        """What goes on between two squares of the same tile: rock, else nothing."""
        there = square + STEPS[direction]
        is_rock = self.ground.mark(square) == self.ground.mark(there) == "#"
        return TERRAIN["#"] if is_rock else " "

    # -- walls and doors between rows --------------------------------------------------------------

    def _wall_above(self, y: int) -> Text:
        line, x = " " * MARGIN, self.window.left
        while x <= self.window.right:
            square = square_at(x, y)
            line += self._corner(x, y)
            number = self.ground.door(square, NORTH)
            if self.ground.north(square) != "door" or number is None:
                line += self._plain(square)
            elif self.ground.door(square + 1, NORTH) == number and x < self.window.right:
                line += self._threshold(number, 2 * CELL + self.gaps[x + 1])
                x += 1
            else:
                line += self._threshold(number, CELL)
            x += 1
        return Text(line + self._corner(x, y))

    def _plain(self, square: int) -> str:
        is_wall = self.ground.north(square) == "wall"
        return (ACROSS if is_wall else self._filling(square, NORTH)) * CELL

    def _threshold(self, number: int, width: int) -> str:
        """A door between rows, with its number and its mark."""
        door = self.doors[number]
        return f"{f'{number}{door_mark(door)}':{filling(door)}^{width}}"[:width]

    def _corner(self, x: int, y: int) -> str:
        """Where walls meet, as wide as its column of walls."""
        wide, square = self.gaps[x], square_at(x, y)
        if not wide:
            return ""
        ground = self.ground
        meeting = (
            ground.west(square + STEPS[NORTH]),
            ground.north(square),
            ground.west(square),
            ground.north(square + STEPS[WEST]),
        )
        sign = CORNERS[sum(bit << way for way, bit in enumerate(map(bool, meeting)))]
        before = ACROSS if meeting[3] else self._filling(square + STEPS[WEST], NORTH)
        after = ACROSS if meeting[1] else self._filling(square, NORTH)
        left = (wide - 1) // 2
        return before * left + sign + after * (wide - 1 - left)


def filling(door: DoorView) -> str:
    """A shut door is grey, an open one is a gap."""
    return OPEN if door["open"] else SHUT
