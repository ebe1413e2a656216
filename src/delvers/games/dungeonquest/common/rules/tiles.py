"""The chamber tiles that both editions share, and how they lie when they are turned."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from delvers.games.dungeonquest.common.rules.board import SOUTH
from delvers.kernel.content import by_id, read_toml
from delvers.kernel.errors import BadContent
from delvers.kernel.plain import AtMost, Within

Side: TypeAlias = Literal["open", "wall", "door", "portcullis"]
Letter: TypeAlias = Literal["N", "E", "S", "W"]
Kind: TypeAlias = Literal[
    "chamber",
    "corridor",
    "portcullis",
    "trap",
    "rotating_room",
    "cave_in",
    "darkness",
    "chasm",
    "bottomless_pit",
    "bridge",
    "spider_web",
    "catacomb_entrance",
]
LETTERS: Final = "NESW"


@dataclass(frozen=True, slots=True)
class Tile:
    """A chamber tile with its entry arrow at the south."""

    id: str
    copies: Annotated[int, Within(0, 99)]
    kind: Kind
    sides: tuple[Side, Side, Side, Side]
    search: bool
    status: Literal["published", "designed"] = "designed"
    parts: tuple[tuple[Letter, ...], ...] = ()
    exits: tuple[Letter, ...] = ()
    name: Annotated[str, AtMost(60)] = ""
    text: Annotated[str, AtMost(600)] = ""


@dataclass(frozen=True, slots=True)
class Face:
    """A tile as it lies on the board; sides and directions are those of the board."""

    kind: Kind
    sides: tuple[Side, ...]
    search: bool
    parts: tuple[tuple[int, ...], ...]
    exits: tuple[int, ...]

    def part_of(self, side: int) -> tuple[int, ...]:
        """The sides that can be reached from a side without crossing what divides the chamber."""
        for part in self.parts:
            if side in part:
                return part
        return (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class TilesFile:
    """The form of tiles.toml."""

    tiles: tuple[Tile, ...]


Laid: TypeAlias = tuple[str, int]
"""A tile on the board: its id, and its quarter turns clockwise from entry arrow at the south."""


def load_tiles(path: Path) -> dict[str, Tile]:
    """Read and check a file of tiles."""
    tiles = read_toml(TilesFile, path).tiles
    for tile in tiles:
        for problem in problems_of_tile(tile):
            raise BadContent(f"{path}: {tile.id}.{problem}")
    return by_id(tiles, path)


def problems_of_tile(tile: Tile) -> Iterator[str]:
    """Exits that do not suit the kind of a chamber."""
    if tile.exits and len(tile.exits) != 6:
        yield "exits: needs one letter for each face of the die"
    if (tile.kind == "darkness") != bool(tile.exits):
        yield "exits: for chambers of darkness, and for them only"
    if tile.sides[SOUTH] == "wall":
        yield "sides: the third, where the entry arrow is, cannot be a wall"


def face_of(tile: Tile, turns: int) -> Face:
    """How a tile lies after so many quarter turns clockwise."""

    def turned(letter: str) -> int:
        return (LETTERS.index(letter) + turns) % 4

    return Face(
        tile.kind,
        tuple(tile.sides[(side - turns) % 4] for side in range(4)),
        tile.search,
        tuple(tuple(turned(letter) for letter in part) for part in tile.parts),
        tuple(turned(letter) for letter in tile.exits),
    )


def faces_of(tiles: dict[str, Tile]) -> dict[Laid, Face]:
    """How all these tiles can lie."""
    return {(tile.id, turns): face_of(tile, turns) for tile in tiles.values() for turns in range(4)}


def turns_for(entry: int) -> int:
    """The quarter turns that put the entry arrow at this side."""
    return (entry - SOUTH) % 4


def turned(laid: Laid, turns: int) -> Laid:
    """The same tile, turned on."""
    return (laid[0], (laid[1] + turns) % 4)
