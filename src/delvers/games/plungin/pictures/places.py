"""Where on the map an option belongs: a step, a square, a figure, a door, a chest, a new tile."""

import re
from dataclasses import dataclass
from typing import Any, Final, Literal

from delvers.draw.scene import Scene
from delvers.games.plungin.pictures.floors import SQUARE
from delvers.games.plungin.rules.board.grid import (
    DIRECTIONS,
    STEPS,
    opposite,
    place_of,
    shape_of,
    square_at,
)
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.words.content import books_of

Kind = Literal["step", "reach", "square", "figure", "door", "chest", "tile", "wall"]
ON_SQUARES: Final = re.compile(
    r"(?:square|at|strew|pour|pull|clear|raise|row|column) (-?\d+),(-?\d+)"
)
LAYING: Final = re.compile(r"by (\w+) at (-?\d+),(-?\d+)")
AT_FOES: Final = re.compile(r"(attack|shoot|throw at|on|target) \w+ (\d+)(?: .*)?")
AT_FIXTURES: Final = re.compile(r"(.+) (door|chest) (\d+)")
TOWARDS: Final = re.compile(r"(?:face |to |)(north|east|south|west)")
BUILDING: Final = ("DP-BUILD-29", "DP-CONFLICT-12")
"""The clauses by which the walls of a new tile get their doors."""
NATURAL: Final = ("attack", "open", "unlock", "shoot", "disarm", "detect", "pick", "throw at")
"""What somebody who points at a thing most likely wants, before all else."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the map; `number` is a direction, door, chest or figure, `turns` of a new tile."""

    kind: Kind
    square: int = NOWHERE
    number: int = 0
    tile: str = ""
    turns: int = 0


def corner(square: int) -> tuple[int, int]:
    """Where the north-west corner of a square is drawn."""
    x, y = place_of(square)
    return x * SQUARE, y * SQUARE


def place_of_option(scene: Scene, option: str) -> Place | None:
    """The place that an option is about; None if it has none."""
    for read in (_direction, _square, _fixture, _figure, _wall, _new_tile, _hazard):
        found = read(scene, option)
        if found is not None:
            return found
    return None


def acting(scene: Scene) -> dict[str, Any] | None:
    """The hero whose turn it is, if he is on the map."""
    view = scene.view
    return next(
        (one for one in view["heroes"] if one["number"] == view["acting"] and one["at"] >= 0), None
    )


def _direction(scene: Scene, option: str) -> Place | None:
    hero, found = acting(scene), TOWARDS.fullmatch(option)
    if hero is None:
        return None
    if option == "move":
        return Place("reach", hero["at"])
    if found is None:
        return None
    way = DIRECTIONS.index(found[1])
    return Place("step", hero["at"] + STEPS[way], way)


def _square(_scene: Scene, option: str) -> Place | None:
    found = ON_SQUARES.fullmatch(option)
    return Place("square", square_at(int(found[1]), int(found[2]))) if found else None


def _fixture(scene: Scene, option: str) -> Place | None:
    if option == "leave dungeon":
        ways = [number for number, door in enumerate(scene.view["doors"]) if door["exit"]]
        return Place("door", number=ways[0]) if ways else None
    found = AT_FIXTURES.fullmatch(option)
    if found is None:
        return None
    kind: Kind = "door" if found[2] == "door" else "chest"
    number = int(found[3])
    is_there = number < len(scene.view[f"{kind}s"])
    return Place(kind, number=number) if is_there else None


def _figure(scene: Scene, option: str) -> Place | None:
    """A monster by its number, or a hero by his id."""
    found = AT_FOES.fullmatch(option)
    if found is not None and any(
        one["number"] == int(found[2]) and one["at"] >= 0 for one in scene.view["monsters"]
    ):
        return Place("figure", number=int(found[2]))
    verb, _, rest = option.partition(" ")
    if verb in ("on", "act", "beside", "listen", "target", "attack", "shoot"):
        for hero in scene.view["heroes"]:
            if hero["at"] >= 0 and rest in (hero["id"], f"{hero['id']} {hero['number']}"):
                return Place("figure", number=hero["number"])
    return None


def _wall(scene: Scene, option: str) -> Place | None:
    """A place for a new door: of the tile that is being built, else of the hero's own."""
    assert scene.ask is not None
    side = option.removeprefix("door ")
    if side not in DIRECTIONS or not scene.ask.prompt.endswith("wall"):
        return None
    laid = scene.view["tiles"][-1] if scene.ask.rule in BUILDING else _own_tile(scene)
    if laid is None:
        return None
    x, y = place_of(laid["at"])
    taken = {
        square for door in scene.view["doors"] for square in (*door["squares"], *door["beyond"])
    }
    for slot in shape_of(books_of(scene.words), laid["tile"], laid["turns"]).slots:
        (dx, dy), _ = slot.squares
        square = square_at(x + dx, y + dy)
        if DIRECTIONS[slot.side] == side and square not in taken:
            return Place("wall", square, slot.side)
    return None


def _own_tile(scene: Scene) -> dict[str, Any] | None:
    """The tile on which the hero in turn stands."""
    hero = acting(scene)
    if hero is None:
        return None
    across, down = place_of(hero["at"])
    for laid in scene.view["tiles"]:
        (x, y), shape = (
            place_of(laid["at"]),
            shape_of(books_of(scene.words), laid["tile"], laid["turns"]),
        )
        if 0 <= across - x < shape.width and 0 <= down - y < shape.height:
            found: dict[str, Any] = laid
            return found
    return None


def _new_tile(scene: Scene, option: str) -> Place | None:
    """A way to lay a tile behind the door that has just been opened."""
    assert scene.ask is not None
    found = LAYING.fullmatch(option)
    tile = scene.ask.prompt.removeprefix("lay ")
    doors = [d for d in scene.view["doors"] if d["open"] and d["to"] < 0 and not d["exit"]]
    if found is None or tile not in books_of(scene.words).tiles or not doors:
        return None
    entry = opposite(doors[-1]["direction"])
    turns = (entry - DIRECTIONS.index(found[1])) % 4
    return Place("tile", square_at(int(found[2]), int(found[3])), tile=tile, turns=turns)


def _hazard(scene: Scene, option: str) -> Place | None:
    kind = option.removeprefix("disarm ")
    for hazard in scene.view["hazards"]:
        if option.startswith("disarm ") and hazard["kind"] == kind and hazard["squares"]:
            return Place("square", hazard["squares"][0])
    return None


def targets(scene: Scene) -> dict[Place, str]:
    """The most natural option of every place that has one."""
    if scene.ask is None:
        return {}
    found: dict[Place, str] = {}
    for option in sorted(scene.ask.options, key=_rank):
        place = place_of_option(scene, option)
        if place is not None:
            found.setdefault(place, option)
    return found


def refused(scene: Scene) -> dict[Place, str]:
    """What a rule forbids at places where nothing else can be chosen."""
    if scene.ask is None:
        return {}
    taken = targets(scene)
    found: dict[Place, str] = {}
    for option in sorted(scene.ask.refused, key=_rank):
        place = place_of_option(scene, option)
        if place is not None and place not in taken:
            found.setdefault(place, option)
    return found


def _rank(option: str) -> int:
    """The most natural first, the others as they come."""
    return next((i for i, verb in enumerate(NATURAL) if option.startswith(verb)), len(NATURAL))
