"""The form of an experiment's file, and reading it."""

import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal

from delvers.kernel.errors import BadPlain, DelversError, listed
from delvers.kernel.plain import from_plain
from delvers.kernel.spec import Setting

MOST_GAMES: Final = 1_000_000_000
"""In one cell; more would take months."""


class BadExperiment(DelversError):
    """An experiment that cannot be run; the message names file and field."""


@dataclass(frozen=True, slots=True)
class Grid:
    """What is varied: every value of each axis is played with every value of all others.

    `heroes` are single heroes, each with random companions if there are more seats; `parties` are
    lists of heroes; `content` are lists of files and folders.
    """

    game: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    bots: tuple[tuple[str, ...], ...] = ()
    heroes: tuple[str, ...] = ()
    parties: tuple[tuple[str, ...], ...] = ()
    content: tuple[tuple[str, ...], ...] = ()
    options: dict[str, tuple[Setting, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Experiment:
    """What to play: `games` games in every cell of the grid, or fewer once they are enough.

    `seats` is the usual number if it is 0. The `design` plays "all" combinations of the grid, or
    "one" change at a time against the first value of every axis. `sweep` varies numbers of the
    content by their paths; `precision` says how far a 95% interval may reach to either side of a
    mean, by column.
    """

    game: str
    games: int
    title: str = ""
    seats: int = 0
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    content: tuple[str, ...] = ()
    options: dict[str, Setting] = field(default_factory=dict)
    grid: Grid = field(default_factory=Grid)
    design: Literal["all", "one"] = "all"
    sweep: dict[str, tuple[int, ...]] = field(default_factory=dict)
    precision: dict[str, float | int] = field(default_factory=dict)

    def seeded(self, seed: int) -> "Experiment":
        """The same with other dice."""
        return replace(self, seed=seed)


def read_experiment(path: Path) -> Experiment:
    """The experiment in a file; paths in it are seen from the folder of the file."""
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadExperiment(f"{path}: this is not TOML: {problem}") from None
    return experiment_from(plain, path)


def experiment_from(plain: Mapping[str, Any], path: Path) -> Experiment:
    """An experiment from plain data that stood in this file."""
    for where in empty_lists(plain, ""):
        raise BadExperiment(f"{path}: {where} is empty; name at least one value, or leave it out")
    try:
        found = from_plain(Experiment, dict(plain), path.stem)
    except BadPlain as problem:
        raise BadExperiment(f"{path}: {problem}") from None
    check_values(found, path)
    return with_whole_paths(found, path.resolve().parent)


def empty_lists(plain: object, where: str) -> Iterator[str]:
    """Where nothing is listed; only an axis over content may have 'nothing added' as a value."""
    if isinstance(plain, Mapping):
        if not plain and where in ("grid", "grid.options", "sweep", "precision"):
            yield where
        for name, part in plain.items():
            yield from empty_lists(part, f"{where}.{name}" if where else str(name))
    elif isinstance(plain, list):
        if not plain and where != "content":
            yield where
        if where != "grid.content":
            for number, part in enumerate(plain):
                yield from empty_lists(part, f"{where}[{number}]")


def check_values(found: Experiment, path: Path) -> None:
    """Refuse numbers that make no sense, values that stand twice, and axes that contradict."""
    if not 1 <= found.games <= MOST_GAMES:
        allowed = f"1 to {MOST_GAMES:,}"
        raise BadExperiment(f"{path}: games cannot be {found.games}; allowed: {allowed}")
    for column, reach in found.precision.items():
        if not 0 < reach < math.inf:
            raise BadExperiment(f"{path}: precision.{column} cannot be {reach}; allowed: above 0")
    for axis, values in axes_of(found).items():
        if len(set(map(repr, values))) < len(values):
            raise BadExperiment(f"{path}: {axis} has a value twice")
    contradicting = [*contradictions(found)]
    if contradicting:
        raise BadExperiment(f"{path}: {contradicting[0]}")


def contradictions(found: Experiment) -> Iterator[str]:
    """What is given both for all cells and as an axis, or in two ways."""
    grid = found.grid
    for name in grid.options:
        if name in found.options:
            yield f"option {name!r} stands under options and under grid.options; keep one"
    if grid.heroes and grid.parties:
        yield "grid.heroes and grid.parties both say who plays; keep one"
    for name, given, axis in (
        ("seats", found.seats, grid.seats),
        ("content", found.content, grid.content),
    ):
        if given and axis:
            yield f"{name} and grid.{name} contradict; keep one"
    if grid.game and found.game not in grid.game:
        yield f"game {found.game!r} is not in grid.game ({listed(grid.game)}); add it there"


def axes_of(found: Experiment) -> dict[str, tuple[Any, ...]]:
    """What is varied, by the names of the axes."""
    grid = found.grid
    plain = ("game", "seats", "bots", "heroes", "parties", "content")
    axes: dict[str, tuple[Any, ...]] = {name: getattr(grid, name) for name in plain}
    axes |= {f"option.{name}": values for name, values in grid.options.items()}
    axes |= {f"sweep.{name}": values for name, values in found.sweep.items()}
    return {name: values for name, values in axes.items() if values}


def with_added(found: Experiment, paths: Iterable[str | Path]) -> Experiment:
    """The same with more content of one's own in every cell."""
    added = tuple(str(Path(path).resolve()) for path in paths)
    if found.grid.content:
        axis = tuple((*value, *added) for value in found.grid.content)
        return replace(found, grid=replace(found.grid, content=axis))
    return replace(found, content=(*found.content, *added))


def with_whole_paths(found: Experiment, folder: Path) -> Experiment:
    """The same with content seen from anywhere."""

    def whole(paths: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(str((folder / path).resolve()) for path in paths)

    grid = replace(found.grid, content=tuple(map(whole, found.grid.content)))
    return replace(found, content=whole(found.content), grid=grid)
