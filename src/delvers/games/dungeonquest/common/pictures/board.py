"""The board: 13 by 10 spaces, what has been explored, who is where, and where one can go."""

import functools
from collections.abc import Iterable
from typing import Final

from delvers.draw.svg import Attribute, group, label, tag, text
from delvers.games.dungeonquest.common.pictures.art.fittings import entrance_marker
from delvers.games.dungeonquest.common.pictures.art.hoard import dragon, tower, treasure_chamber
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.floors import rock, slab
from delvers.games.dungeonquest.common.pictures.names import space_text
from delvers.games.dungeonquest.common.pictures.pieces import pieces_at, set_out
from delvers.games.dungeonquest.common.pictures.places import corner
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.targets import target_marks
from delvers.games.dungeonquest.common.pictures.tiles import DECORATED, Part, layout_of, parts
from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    ROWS,
    TOWERS,
    TREASURE,
    TREASURE_SOUTH,
)
from delvers.games.dungeonquest.common.rules.board import label as name_of
from delvers.games.dungeonquest.common.rules.tiles import Tile
from delvers.games.dungeonquest.common.rules.view import CommonView, laid_in

MARGIN: Final = 44
WIDE: Final = COLUMNS * 100 + 2 * MARGIN
HIGH: Final = ROWS * 100 + 2 * MARGIN
SLABS: Final = (0, 2, 0, 1, 2, 0, 3, 2, 0, 2, 4)
"""Which blocks of stone cover the spaces; those with an old sign are rarer."""


def board(scene: Scene, **more: Attribute) -> str:
    """The whole board as one drawing."""
    return tag(
        "svg",
        tag("title", text(scene.words.say("The board"))),
        tag("defs", *definitions(scene)),
        _walls(),
        group(
            _slabs(scene.view),
            _chambers(scene),
            _treasure(scene),
            _entrances(scene.view),
            _traces(scene),
            _pieces(scene),
            target_marks(scene),
            at=(MARGIN, MARGIN),
        ),
        viewBox=f"0 0 {WIDE} {HIGH}",
        font_family="serif",
        **more,
    )


# -- what is drawn once and used often -------------------------------------------------------------


def definitions(scene: Scene) -> Iterable[str]:
    """The pictures that the board uses; each is an image of its own, cut off at its edge."""
    yield _defined("tower", rock() + tower())
    for number in sorted(set(SLABS)):
        yield _defined(f"slab-{number}", slab(number))
    used = {"rock": rock()}
    tiles = edition_of(scene).content.tiles
    for space, seen in scene.view["tiles"].items():
        tile, turns = laid_in(seen)
        used |= {part.name: part.drawn for part in _parts(int(space), tiles[tile], turns)}
    for name in sorted(used):
        yield _defined(name, used[name])


@functools.cache
def _defined(name: str, drawn: str) -> str:
    return tag("svg", drawn, id=f"dq-{name}", width=100, height=100, viewBox="0 0 100 100")


def _parts(space: int, tile: Tile, turns: int, has_torch: bool | None = None) -> tuple[Part, ...]:
    is_plain = tile.kind in DECORATED
    return parts(tile, turns, layout_of(space) if is_plain else 0, has_torch)


def _use(name: str, square: int, turn: str | None = None) -> str:
    x, y = corner(square)
    if turn:
        return tag("use", href=f"#dq-{name}", transform=f"translate({x} {y}) {turn}")
    return tag("use", href=f"#dq-{name}", x=x or None, y=y or None)


# -- the castle ------------------------------------------------------------------------------------


@functools.cache
def _walls() -> str:
    """The outer wall with its battlements, and the names of columns and rows."""
    merlons = ""
    for x in range(6, WIDE - 20, 32):
        for y in (2, HIGH - 16):
            merlons += tag("rect", x=x, y=y, width=20, height=14, class_="stone fine")
    for y in range(6, HIGH - 20, 32):
        for x in (2, WIDE - 16):
            merlons += tag("rect", x=x, y=y, width=14, height=20, class_="stone fine")
    letters = ""
    for column in range(COLUMNS):
        x = MARGIN + column * 100 + 50
        letters += label(name_of(column)[0], x, MARGIN - 9, 22, fill="paper", bold=True)
        letters += label(name_of(column)[0], x, HIGH - 17, 22, fill="paper", bold=True)
    for row in range(ROWS):
        y = MARGIN + row * 100 + 58
        letters += label(row + 1, 30, y, 22, fill="paper", bold=True)
        letters += label(row + 1, WIDE - 30, y, 22, fill="paper", bold=True)
    return (
        tag("rect", x=1, y=1, width=WIDE - 2, height=HIGH - 2, rx=6, class_="moat")
        + merlons
        + tag("rect", x=MARGIN - 3, y=MARGIN - 3, width=1306, height=1006, class_="rampart")
        + letters
    )


def _slabs(view: CommonView) -> str:
    """The spaces that nobody has entered."""
    taken = {*TOWERS, TREASURE, TREASURE_SOUTH, *map(int, view["tiles"])}
    return "".join(
        _use(f"slab-{SLABS[square * 37 % 101 % len(SLABS)]}", square)
        for square in range(COLUMNS * ROWS)
        if square not in taken
    )


def _chambers(scene: Scene) -> str:
    """Towers and explored chambers, each with its words."""
    drawn = ""
    for number, space in enumerate(TOWERS):
        drawn += _space(scene, space, _tower(space, number))
    box = edition_of(scene).content
    for name, seen in scene.view["tiles"].items():
        tile, turns = laid_in(seen)
        lies = _chamber(int(name), box.tiles[tile], turns, box.has_torch(tile))
        drawn += _space(scene, int(name), lies)
    return drawn


@functools.cache
def _chamber(space: int, tile: Tile, turns: int, has_torch: bool) -> str:
    pieces = _parts(space, tile, turns, has_torch)
    return "".join(_use(part.name, space, part.transform) for part in pieces)


def _space(scene: Scene, space: int, drawn: str) -> str:
    title = tag("title", text(space_text(scene, space)))
    return tag("g", title, drawn, id=f"space-{name_of(space)}", role="img")


def _tower(space: int, number: int) -> str:
    """The same tower at each corner, mirrored so that its ways lead inside."""
    x, y = corner(space)
    across, down = (-1 if number % 2 else 1), (-1 if number > 1 else 1)
    moved = f"translate({x + (100 if across < 0 else 0)} {y + (100 if down < 0 else 0)})"
    return tag("use", href="#dq-tower", transform=f"{moved} scale({across} {down})")


def _treasure(scene: Scene) -> str:
    x, y = corner(TREASURE)
    is_awake = "dragon_dragon_rage" in scene.view["dragons_shown"]
    hall = tag(
        "svg",
        treasure_chamber(),
        dragon(is_awake),
        x=x,
        y=y,
        width=100,
        height=200,
        viewBox="0 0 100 200",
    )
    ground = _use("rock", TREASURE) + _use("rock", TREASURE_SOUTH)
    return _space(scene, TREASURE, ground + hall)


# -- pieces ----------------------------------------------------------------------------------------


def _entrances(view: CommonView) -> str:
    drawn = ""
    for space in view["entrances"]:
        x, y = corner(space)
        drawn += group(entrance_marker(), at=(x + 64, y + 64), scale=0.3)
    return drawn


def _traces(scene: Scene) -> str:
    traces = edition_of(scene).traces(scene.view)
    return "".join(group(drawn, at=corner(space)) for space, drawn in traces.items())


def _pieces(scene: Scene) -> str:
    drawn = ""
    for space, pieces in pieces_at(scene).items():
        drawn += group(set_out(pieces, is_hall=space == TREASURE), at=corner(space))
    return tag("g", drawn, class_="pieces", aria_hidden="true")
