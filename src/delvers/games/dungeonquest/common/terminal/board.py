"""The board, or a window of it, in box characters."""

from typing import Final

from rich.text import Text

from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    NORTH,
    ROWS,
    TREASURE,
    TREASURE_SOUTH,
    WEST,
    as_space,
    opposite,
    space_at,
)
from delvers.games.dungeonquest.common.rules.view import CommonHero, CommonView, laid_in
from delvers.games.dungeonquest.common.terminal.edition import Edition
from delvers.games.dungeonquest.common.terminal.legend import MARKS, kind_of, tokens_at
from delvers.games.dungeonquest.common.terminal.sheets import ARROWS
from delvers.games.dungeonquest.common.terminal.window import Window

CELL: Final = 6
"""A chamber is five characters wide, and its western wall one."""
ACROSS: Final = {
    "wall": "━━━━━",
    "door": "━▒▒▒━",
    "portcullis": "━╫╫╫━",
    "open": "╸   ╺",
    "": "     ",
}
DOWN: Final = {"wall": "┃", "door": "▒", "portcullis": "╫", "open": " ", "": " "}
CORNERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""The corner where walls meet to the north (1), east (2), south (4) and west (8)."""
ORDER: Final = ("wall", "portcullis", "door", "open", "")
"""Of two sides that touch the first in this order is drawn."""


def board(edition: Edition, view: CommonView, window: Window) -> Text:
    """The window with letters for columns and numbers for rows, as spaces are called."""
    text = Text(no_wrap=True)
    names = "".join(f"{'abcdefghijklm'[x]:^{CELL}}" for x in columns_of(window))
    text.append(f"    {names}".rstrip() + "\n", style="dim")
    for y in range(window.top, window.top + window.rows + 1):
        text.append("   " + line_above(edition, view, window, y) + "\n")
        if y < window.top + window.rows:
            text.append(f"{y + 1:>2} ", style="dim")
            text.append_text(line_through(edition, view, window, y)).append("\n")
    text.rstrip()
    return text


def columns_of(window: Window) -> range:
    """The columns of a window."""
    return range(window.left, window.left + window.columns)


def line_above(edition: Edition, view: CommonView, window: Window, y: int) -> str:
    """The line of walls above a row (or below the last one)."""
    line = ""
    for x in columns_of(window):
        line += corner(edition, view, x, y) + ACROSS[edge(edition, view, x, y, NORTH)]
    return line + corner(edition, view, window.left + window.columns, y)


def line_through(edition: Edition, view: CommonView, window: Window, y: int) -> Text:
    """A row of chambers with the walls between them."""
    line = Text()
    for x in columns_of(window):
        line.append(DOWN[edge(edition, view, x, y, WEST)]).append_text(
            inside(edition, view, space_at(x, y))
        )
    return line.append(DOWN[edge(edition, view, window.left + window.columns, y, WEST)])


# -- walls -----------------------------------------------------------------------------------------


def edge(edition: Edition, view: CommonView, x: int, y: int, side: int) -> str:
    """What stands at the northern or western side of a square; beyond the board is the wall."""
    if not (0 <= x <= COLUMNS and 0 <= y <= ROWS):
        return ""
    here = space_at(x, y) if x < COLUMNS and y < ROWS else None
    there = beyond(x, y, side)
    if here is None or there is None:
        return "" if here is there else "wall"
    if {here, there} == {TREASURE, TREASURE_SOUTH}:
        return ""
    sides = (side_of(edition, view, here, side), side_of(edition, view, there, opposite(side)))
    return min(sides, key=ORDER.index)


def beyond(x: int, y: int, side: int) -> int | None:
    """The square to the north or west of a place on the grid, which may lie past the last one."""
    x, y = (x, y - 1) if side == NORTH else (x - 1, y)
    return space_at(x, y) if 0 <= x < COLUMNS and 0 <= y < ROWS else None


def side_of(edition: Edition, view: CommonView, square: int, side: int) -> str:
    """What a chamber has at a side; nothing where nothing is explored."""
    laid = view["tiles"].get(str(square))
    if laid is not None:
        return edition.content.faces[laid_in(laid)].sides[side]
    return "" if kind_of(edition, view, as_space(square)) == "unexplored" else "open"


def corner(edition: Edition, view: CommonView, x: int, y: int) -> str:
    """Where up to four walls meet; an open chamber has posts."""
    edges = (
        edge(edition, view, x, y - 1, WEST),
        edge(edition, view, x, y, NORTH),
        edge(edition, view, x, y, WEST),
        edge(edition, view, x - 1, y, NORTH),
    )
    solid = sum(1 << at for at, found in enumerate(edges) if found not in ("", "open"))
    return CORNERS[solid] if solid else "·" if any(edges) else " "


# -- chambers --------------------------------------------------------------------------------------


def inside(edition: Edition, view: CommonView, square: int) -> Text:
    """Five characters: the kind of chamber, who stands there, what lurks there, then floor."""
    space = as_space(square)
    kind = kind_of(edition, view, space)
    text = Text()
    if square == TREASURE_SOUTH:
        text.append(MARKS[kind], style="yellow")
    else:
        text.append(MARKS[kind], style="yellow")
        for hero in view["heroes"]:
            if hero["at"] == space and hero["status"] in ("exploring", "below"):
                text.append_text(figure(view, hero))
        text.append(tokens_at(edition, view, space), style="bold red")
        if space in view["entrances"]:
            text.append(MARKS["catacomb_entrance"], style="yellow")
    text.truncate(5)
    floor = " " if kind == "unexplored" else "·"
    return text.append(floor * (5 - len(text)), style="dim")


def figure(view: CommonView, hero: CommonHero) -> Text:
    """A hero by his number; below ground an arrow shows where he heads."""
    style = "reverse bold" if hero["seat"] == view["seat"] else "bold"
    arrow = ARROWS[hero["heading"]] if hero["status"] == "below" else ""
    return Text(f"{hero['seat'] + 1}{arrow}", style=style)
