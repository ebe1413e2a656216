"""Chambers as they lie on the board, put together from floor, doors and what they hold."""

import functools
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from delvers.draw.svg import label, tag
from delvers.draw.woodcuts.dungeon import stairs
from delvers.games.dungeonquest.common.pictures.art import decorations, fittings, rooms
from delvers.games.dungeonquest.common.pictures.floors import (
    flagstones,
    floor,
    paving,
    rock,
    turned,
)
from delvers.games.dungeonquest.common.rules.tiles import Face, Tile, face_of
from delvers.games.dungeonquest.common.tiles import TILES

TURNING: Final[dict[str, Callable[[], str]]] = {
    "chasm": rooms.chasm,
    "bridge": rooms.bridge,
    "spider_web": rooms.spider_web,
    "cave_in": rooms.cave_in,
}
"""What turns with the tile."""
STANDING: Final[dict[str, Callable[[], str]]] = {
    "bottomless_pit": rooms.bottomless_pit,
    "trap": rooms.trap,
    "rotating_room": rooms.rotating_room,
    "catacomb_entrance": stairs,
    "darkness": rooms.darkness,
}
"""What looks the same from every side."""
BARRIERS: Final[dict[str, Callable[[], str]]] = {
    "door": fittings.door,
    "portcullis": fittings.portcullis,
}
SHAPES: Final = ("square", "cut", "square", "round", "cut")
LAYOUTS: Final = len(SHAPES) * len(decorations.DECORATIONS)
DECORATED: Final = ("chamber", "portcullis")
MIRRORED: Final = "translate(100 0) scale(-1 1)"


class Part(NamedTuple):
    """A piece of a chamber that others may share: its name, its drawing, and how it lies."""

    name: str
    drawn: str
    transform: str | None = None


def layout_of(space: int) -> int:
    """The layout of a plain chamber at a space; it means nothing for the rules."""
    return space * 7 + space // 13 * 5


@functools.cache
def parts(
    tile: Tile | str, turns: int, layout: int = 0, has_torch: bool | None = None
) -> tuple[Part, ...]:
    """The pieces of a chamber from the ground up; an edition may leave out the torch.

    A tile of the box may be named by its id.
    """
    tile = TILES[tile] if isinstance(tile, str) else tile
    face = face_of(tile, turns)
    is_lit = face.search if has_torch is None else has_torch
    return (
        Part("rock", rock()),
        *_ground(face, layout),
        *_content(tile, face, turns, layout),
        *(
            Part(side, BARRIERS[side](), _turn(at))
            for at, side in enumerate(face.sides)
            if side in BARRIERS
        ),
        *([_torch(face)] if is_lit else []),
    )


def chamber(tile: Tile | str, turns: int, layout: int = 0, has_torch: bool | None = None) -> str:
    """A whole chamber in a box of 100 by 100."""
    return "".join(
        tag("g", part.drawn, transform=part.transform) if part.transform else part.drawn
        for part in parts(tile, turns, layout, has_torch)
    )


def _ground(face: Face, layout: int) -> Iterator[Part]:
    shape, fill = _shape(face, layout), "floor night" if face.kind == "darkness" else "floor"
    ways = "".join("-" if side == "wall" else "NESW"[at] for at, side in enumerate(face.sides))
    night = "night-" if face.kind == "darkness" else ""
    yield Part(f"{night}{shape}-{ways}", floor(_open_or_wall(face), shape, fill))
    if face.kind == "corridor":
        yield Part(f"paving-{ways}", paving(face.sides))
    elif face.kind not in ("darkness", "bottomless_pit", "rotating_room"):
        yield Part("flagstones", flagstones())


def _open_or_wall(face: Face) -> tuple[str, ...]:
    return tuple("wall" if side == "wall" else "open" for side in face.sides)


def _shape(face: Face, layout: int) -> str:
    if face.kind == "corridor":
        return "corridor"
    if face.kind in ("bottomless_pit", "rotating_room"):
        return "round"
    if face.kind == "darkness":
        return "cut"
    return SHAPES[layout % len(SHAPES)] if face.kind in DECORATED else "square"


def _content(tile: Tile, face: Face, turns: int, layout: int) -> Iterator[Part]:
    if face.kind in DECORATED:
        number = layout % len(decorations.DECORATIONS)
        if drawn := decorations.DECORATIONS[number]():
            yield Part(f"decoration-{number}", drawn)
    elif face.kind in TURNING:
        is_mirrored = face.kind == "chasm" and tile.parts[0] == ("S", "E")
        lies = [_turn(turns), MIRRORED if is_mirrored else None]
        yield Part(face.kind, TURNING[face.kind](), " ".join(filter(None, lies)) or None)
    elif face.kind in STANDING:
        yield Part(face.kind, STANDING[face.kind]())
    if face.kind == "darkness":
        yield Part(f"{tile.id}-{turns}", _ways_in_the_dark(face))


def _turn(quarters: int) -> str | None:
    return f"rotate({quarters * 90} 50 50)" if quarters else None


def _torch(face: Face) -> Part:
    """Light in the north-west, or in the north-east where a rift takes that corner."""
    is_taken = any({0, 1} <= set(part) for part in face.parts)
    return Part("torch", fittings.wall_torch(), "translate(52 0)" if is_taken else None)


def _ways_in_the_dark(face: Face) -> str:
    """Beside every way out the numbers of the die that lead there."""
    drawn = ""
    for direction in sorted(set(face.exits)):
        x, y = turned(50, 17, direction)
        drawn += tag(
            "rect", x=x - 13, y=y - 9, width=26, height=18, rx=4, class_="paper outlined fine"
        ) + label(die_numbers(face, direction), x, y + 5, 14, bold=True)
    return drawn


def die_numbers(face: Face, direction: int) -> str:
    """The numbers of the die that lead in a direction out of the darkness: '1–3'."""
    numbers = [n for n, exit in enumerate(face.exits, 1) if exit == direction]
    runs = [
        [n for _, n in run]
        for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
