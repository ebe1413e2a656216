"""The part of the board that is shown."""

from dataclasses import dataclass
from typing import ClassVar

from delvers.games.dungeonquest.common.rules.board import COLUMNS, ROWS, space_at


@dataclass(frozen=True, slots=True)
class Window:
    """Which columns and rows are shown."""

    WIDTH: ClassVar[int] = 46
    left: int
    top: int
    columns: int = 7
    rows: int = 5

    @classmethod
    def around(cls, space: int) -> "Window":
        """The window with a space in its middle, as far as the board allows."""
        x, y = space % COLUMNS, space // COLUMNS
        return cls(min(max(x - 3, 0), COLUMNS - 7), min(max(y - 2, 0), ROWS - 5))

    @classmethod
    def whole(cls) -> "Window":
        """The whole board."""
        return cls(0, 0, COLUMNS, ROWS)

    def squares(self) -> list[int]:
        """All squares of the window."""
        return [
            space_at(x, y)
            for y in range(self.top, self.top + self.rows)
            for x in range(self.left, self.left + self.columns)
        ]
