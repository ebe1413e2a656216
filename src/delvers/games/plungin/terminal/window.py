"""The part of the dungeon that fits on the screen."""

from dataclasses import dataclass

from delvers.games.plungin.rules.board.grid import WEST
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.terminal.ground import Ground

CELL = 3
"""How many characters a square is wide."""
MARGIN = 4
"""The numbers of the rows stand here."""
NEAR = (4, 2)
"""So many columns and rows on each side of a square fit on every screen."""


@dataclass(frozen=True, slots=True)
class Window:
    """The columns and rows from `left` and `top` up to `right` and `bottom`, these included."""

    ground: Ground
    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> range:
        """The columns that are shown."""
        return range(self.left, self.right + 1)

    @property
    def rows(self) -> range:
        """The rows that are shown."""
        return range(self.top, self.bottom + 1)

    def squares(self) -> list[int]:
        """All squares that are shown."""
        return [square_at(x, y) for y in self.rows for x in self.columns]

    # -- walls take room only where they stand -----------------------------------------------------

    def has_line(self, y: int) -> bool:
        """Whether a wall or door stands north of some square of a row."""
        return any(self.ground.north(square_at(x, y)) for x in self.columns)

    def gap(self, x: int) -> int:
        """How wide the walls and doors are that stand west of a column."""
        squares = [square_at(x, y) for y in self.rows]
        sides = [self.ground.west(square) for square in squares]
        doors = [self.ground.door(square, WEST) or 0 for square in squares]
        if "door" in sides:
            return max(len(str(door)) for door in doors) + 2
        return 1 if "wall" in sides else 0

    @property
    def width(self) -> int:
        """How many characters the columns need."""
        gaps = sum(self.gap(x) for x in range(self.left, self.right + 2))
        return MARGIN + CELL * len(self.columns) + gaps

    @property
    def height(self) -> int:
        """How many lines the rows need, with that of the columns' numbers."""
        lines = sum(self.has_line(y) for y in range(self.top, self.bottom + 2))
        return 1 + len(self.rows) + lines


def window_around(ground: Ground, square: int, width: int, height: int) -> Window:
    """As much as fits around a square; the first rows and columns that do not fit end it."""
    x, y = place_of(square)
    places = [place_of(one) for one in ground.marks if not ground.is_solid(one)]
    columns, rows = [place[0] for place in places], [place[1] for place in places]
    edges = (min(columns), min(rows), max(columns), max(rows))
    window = Window(
        ground,
        max(x - NEAR[0], edges[0]),
        max(y - NEAR[1], edges[1]),
        min(x + NEAR[0], edges[2]),
        min(y + NEAR[1], edges[3]),
    )
    is_growing = True
    while is_growing:
        is_growing = False
        for side in range(4):
            wider = _grown(window, side)
            if _has_more(wider, side) and wider.width <= width and wider.height <= height:
                window, is_growing = wider, True
    return window


def _grown(window: Window, side: int) -> Window:
    """The window with one more column or row at a side."""
    borders = [window.left, window.top, window.right, window.bottom]
    borders[side] += -1 if side < 2 else 1
    left, top, right, bottom = borders
    return Window(window.ground, left, top, right, bottom)


def _has_more(window: Window, side: int) -> bool:
    """Whether anything lies in the outermost column or row at a side."""
    if side in (0, 2):
        x = window.left if side == 0 else window.right
        squares = [square_at(x, y) for y in window.rows]
    else:
        y = window.top if side == 1 else window.bottom
        squares = [square_at(x, y) for x in window.columns]
    return not all(window.ground.is_solid(square) for square in squares)


def hidden_sides(window: Window) -> str:
    """Arrows to where the explored dungeon goes on outside the window."""
    places = [place_of(one) for one in window.ground.marks if not window.ground.is_solid(one)]
    beyond = {
        "←": any(x < window.left for x, _ in places),
        "→": any(x > window.right for x, _ in places),
        "↑": any(y < window.top for _, y in places),
        "↓": any(y > window.bottom for _, y in places),
    }
    return " ".join(arrow for arrow, is_hidden in beyond.items() if is_hidden)
