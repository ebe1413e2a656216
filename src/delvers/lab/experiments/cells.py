"""The cells of an experiment's grid: one series of games for each combination of values."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, Final

from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.lab.experiments.form import BadExperiment, Experiment, axes_of
from delvers.lab.facts import naming_of
from delvers.lab.simulate import Series, begin, check_bots, spec_of

USUAL_SEATS: Final = 4
MOST_CELLS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Cell:
    """A combination of values, and the games to play for it."""

    number: int
    values: tuple[tuple[str, Any], ...]
    series: Series

    @property
    def label(self) -> str:
        """What tells this cell from the others."""
        return ", ".join(f"{axis}={shown(value)}" for axis, value in self.values)


def shown(value: object) -> str:
    """A value of an axis as it is written in tables and columns."""
    if isinstance(value, tuple):
        return "+".join(Path(str(one)).name for one in value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def cells_of(experiment: Experiment, path: Path) -> tuple[Cell, ...]:
    """All cells, each checked by beginning its first game; BadExperiment says what cannot be."""
    cells = []
    for number, values in enumerate(combinations(experiment, path)):
        try:
            cells.append(Cell(number, tuple(values.items()), series_of(experiment, values)))
        except DelversError as problem:
            where = Cell(number, tuple(values.items()), EMPTY).label
            at = f" (at {where})" if where else ""
            raise BadExperiment(f"{path}: {problem}{at}") from None
    return tuple(cells)


def combinations(experiment: Experiment, path: Path) -> Iterator[dict[str, Any]]:
    """The values of each cell: of all axes together, or one change at a time."""
    axes = axes_of(experiment)
    if experiment.design == "one":
        first = {axis: values[0] for axis, values in axes.items()}
        yield first
        yield from ({**first, axis: value} for axis, others in axes.items() for value in others[1:])
        return
    count = prod(len(values) for values in axes.values())
    if count > MOST_CELLS:
        raise BadExperiment(f"{path}: the grid has {count:,} cells; allowed: {MOST_CELLS:,}")
    for combination in itertools.product(*axes.values()):
        yield dict(zip(axes, combination, strict=True))


EMPTY: Final = Series("", 0, 0, (), 0, {}, 0)


def series_of(experiment: Experiment, values: dict[str, Any]) -> Series:
    """The games of one cell; raises what is wrong with them."""
    game = values.get("game", experiment.game)
    content = values.get("content", experiment.content)
    numbers = tuple(within("sweep.", values))
    spec = spec_of(game, content, numbers)
    seats = values.get("seats", experiment.seats) or usual_seats(game)
    bots = values.get("bots", experiment.bots)
    check_bots(game, spec.check_seats(seats), bots)
    series = Series(
        game=game,
        games=experiment.games,
        seats=seats,
        bots=tuple(bots[seat % len(bots)] for seat in range(seats)),
        seed=experiment.seed,
        options=spec.check_options({**experiment.options, **dict(within("option.", values))}),
        detailed=0,
        content=content,
        numbers=numbers,
        heroes=heroes_in(game, experiment, values),
    )
    begin(series, 0)
    return series


def within(start: str, values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The values of the axes whose names begin so, without that."""
    for axis, value in values.items():
        if axis.startswith(start):
            yield axis.removeprefix(start), value


def heroes_in(game: str, experiment: Experiment, values: dict[str, Any]) -> tuple[str, ...]:
    """The heroes that a cell names."""
    heroes: tuple[str, ...] = values.get("parties", ())
    if "heroes" in values:
        heroes = (values["heroes"],)
    if heroes:
        option, _ = naming_of(game)
        if option in experiment.options or f"option.{option}" in values:
            raise BadExperiment(f"option {option!r} and the grid both say who plays; keep one")
    return heroes


def usual_seats(game: str) -> int:
    """How many play unless somebody says otherwise: four, or as many as the game allows."""
    allowed = REGISTRY.find(game).seats
    return USUAL_SEATS if USUAL_SEATS in allowed else allowed[-1]
