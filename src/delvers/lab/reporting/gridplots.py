"""The plots of a grid: its cells, what each change does, sweeps, and success by party."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import numpy as np

from delvers.lab.analysis.estimates import (
    CELL,
    Difference,
    Estimate,
    PerGame,
    corrected,
    difference,
    mean,
    per_game,
)
from delvers.lab.analysis.naming import measure_name
from delvers.lab.analysis.results import only, values_of
from delvers.lab.reporting.drawing import draw_estimates, draw_forest, draw_heat
from delvers.lab.reporting.plot import Plot, Study, height_of
from delvers.lab.reporting.plots import rate_headings, shown_mean, shown_rate

RATES: Final = ("survived", "victory")
MOST_CELLS: Final = 60
"""A grid with more cells is shown by its sweeps and effects only."""
MOST_MAPS: Final = 3
"""So many pairs of swept numbers are drawn at most."""


def numbers_by_cell(study: Study) -> dict[int, PerGame]:
    """The main measure of every game, by cell; the keys of games are their numbers."""
    rows = study.rows(study.measure)
    found = {}
    for cell in values_of(rows, "cell"):
        numbers = per_game(only(rows, "cell", cell), study.measure)
        found[cell] = PerGame(numbers.keys % CELL, numbers.numbers)
    return found


def label_of(study: Study, cell: int) -> str:
    """What tells a cell from the others of the game; of one change at a time, the change."""
    values, first = study.cells[cell], next(iter(study.cells.values()))
    told = [axis for axis in study.axes if not study.is_one_by_one or values[axis] != first[axis]]
    return ", ".join(f"{short_name(axis)} {values[axis]}" for axis in told or study.axes)


def short_name(axis: str) -> str:
    """An axis where there is little room: of a path to a number its last two parts."""
    return ".".join(axis_name(axis).split(".")[-2:])


def axis_name(axis: str) -> str:
    """An axis as it is called in tables."""
    return axis.removeprefix("option.").removeprefix("sweep.")


def cells(study: Study) -> Iterator[Plot]:
    """The main measure in every cell of the grid."""
    numbers = numbers_by_cell(study)
    if not 1 < len(numbers) <= MOST_CELLS:
        return
    is_rate = study.measure in RATES
    found = {cell: mean(own.numbers, is_rate=is_rate) for cell, own in numbers.items()}
    names = [label_of(study, cell) or study.game for cell in found]
    words = study.words
    label = measure_name(study.game, study.measure, words)
    shown = shown_rate if is_rate else shown_mean
    yield Plot(
        "cells",
        words.say("Every cell of the grid"),
        words.say("Each game counts once, with the mean of its heroes; lines are intervals (95%)."),
        rate_headings(study, words.say("Cell"), words.say("Games")),
        [(name, *shown(one)) for name, one in zip(names, found.values(), strict=True)],
        partial(
            draw_estimates,
            names=names,
            estimates=[*found.values()],
            label=label,
            is_rate=is_rate,
        ),
        height_of(len(found)),
    )


# -- effects ---------------------------------------------------------------------------------------


def effects(study: Study) -> Iterator[Plot]:
    """What each value of an axis does, against the first, with everything else the same."""
    changes = corrected_changes(study)
    if not changes:
        return
    words = study.words
    is_rate = study.measure in RATES
    label = measure_name(study.game, study.measure, words)
    shown = [Estimate(one.amount, one.low, one.high, one.games) for one in changes.values()]
    yield Plot(
        "effects",
        words.say("Effect of each option"),
        words.say(
            "Differences to the first value, game by game with the same dice, with intervals "
            "(95%). Squares are away from 0; the chance of luck alone is corrected after Holm."
        ),
        (
            words.say("Change"),
            words.say("Games"),
            words.say("Before"),
            words.say("After"),
            words.say("Difference"),
            words.say("Interval (95%)"),
            words.say("Chance of luck alone"),
        ),
        [(name, *shown_effect(one, is_rate=is_rate)) for name, one in changes.items()],
        partial(
            draw_forest,
            names=[*changes],
            estimates=shown,
            label=words.say("Change of: %(what)s", what=label),
            is_rate=is_rate,
        ),
        height_of(len(changes)),
    )


def shown_effect(one: Difference, *, is_rate: bool) -> tuple[str, ...]:
    """A difference as cells of a table."""
    chance = "< 0.001" if one.chance < 0.001 else f"{one.chance:.3f}"
    if is_rate:
        before, after = f"{one.first:.1%}", f"{one.second:.1%}"
        change = [f"{100 * number:+.1f}" for number in (one.amount, one.low, one.high)]
    else:
        before, after = f"{one.first:,.2f}", f"{one.second:,.2f}"
        change = [f"{number:+,.2f}" for number in (one.amount, one.low, one.high)]
    return f"{one.games:,}", before, after, change[0], f"{change[1]} – {change[2]}", chance


def corrected_changes(study: Study) -> dict[str, Difference]:
    """The difference that every other value of each axis makes, corrected for their number."""
    numbers = numbers_by_cell(study)
    found = {}
    for axis in study.axes:
        values = [*dict.fromkeys(study.cells[cell][axis] for cell in numbers)]
        for value in values[1:]:
            differs = change_by(study, numbers, axis, values[0], value)
            if differs is not None:
                found[f"{short_name(axis)}: {values[0]} → {value}"] = differs
    chances = corrected([one.raw_chance for one in found.values()])
    return {
        name: replace(one, chance=chance)
        for (name, one), chance in zip(found.items(), chances, strict=True)
    }


def change_by(
    study: Study, numbers: dict[int, PerGame], axis: str, before: str, after: str
) -> Difference | None:
    """The difference between cells that differ in one axis only, over all such pairs."""
    first: list[PerGame] = []
    second: list[PerGame] = []
    for one, other in itertools.permutations(numbers, 2):
        ours, theirs = study.cells[one], study.cells[other]
        rest_is_same = all(ours[name] == theirs[name] for name in study.axes if name != axis)
        if rest_is_same and (ours[axis], theirs[axis]) == (before, after):
            first.append(shifted(numbers[one], len(first)))
            second.append(shifted(numbers[other], len(second)))
    if not first:
        return None
    return difference(joined(first), joined(second), same_dice=True)


def shifted(numbers: PerGame, pair: int) -> PerGame:
    """The games of one pair of cells, told apart from those of other pairs."""
    return PerGame(numbers.keys + (pair << 40), numbers.numbers)


def joined(parts: list[PerGame]) -> PerGame:
    """The games of all pairs."""
    return PerGame(
        np.concatenate([part.keys for part in parts]),
        np.concatenate([part.numbers for part in parts]),
    )


# -- sweeps ----------------------------------------------------------------------------------------


def sweeps(study: Study) -> Iterator[Plot]:
    """A heat map for two swept numbers, a row of bars for a single one.

    One change at a time leaves most of a map empty; the effects show it better.
    """
    swept = [axis for axis in study.axes if axis.startswith("sweep.")]
    others = [axis for axis in study.axes if axis in ("seats",) or axis.startswith("option.")]
    if len(swept) == 1 and not others:
        yield swept_alone(study, swept[0])
        return
    if study.is_one_by_one:
        return
    pairs = itertools.combinations([*swept, *others] if swept else [], 2)
    for across, down in itertools.islice(pairs, MOST_MAPS):
        yield heat_map(study, across, down)


def swept_alone(study: Study, axis: str) -> Plot:
    """The main measure for each value of one number, over all others."""
    words, is_rate = study.words, study.measure in RATES
    found = {value: estimate for (value, _), estimate in means_by(study, axis, axis).items()}
    shown = shown_rate if is_rate else shown_mean
    names = [*found]
    return Plot(
        f"sweep-{file_name(axis)}",
        words.say("Sweep of %(what)s", what=axis_name(axis)),
        words.say("Each game counts once, with the mean of its heroes; lines are intervals (95%)."),
        rate_headings(study, axis_name(axis), words.say("Games")),
        [(name, *shown(one)) for name, one in found.items()],
        partial(
            draw_estimates,
            names=names,
            estimates=[*found.values()],
            label=measure_name(study.game, study.measure, words),
            is_rate=is_rate,
        ),
        height_of(len(names)),
    )


def heat_map(study: Study, across: str, down: str) -> Plot:
    """The main measure for every pair of values of two axes, over all others."""
    words, is_rate = study.words, study.measure in RATES
    grid = means_by(study, across, down)
    columns = ordered({values[0] for values in grid})
    lines = ordered({values[1] for values in grid})
    label = measure_name(study.game, study.measure, words)
    shown = shown_rate if is_rate else shown_mean
    nothing = float("nan")
    colours = [[grid[x, y].mean if (x, y) in grid else nothing for x in columns] for y in lines]
    return Plot(
        f"sweep-{file_name(across)}-{file_name(down)}",
        words.say(
            "%(what)s by %(first)s and %(second)s",
            what=label,
            first=axis_name(across),
            second=axis_name(down),
        ),
        words.say("Each game counts once, with the mean of its heroes; lines are intervals (95%)."),
        (axis_name(across), *rate_headings(study, axis_name(down), words.say("Games"))),
        [(x, y, *shown(grid[x, y])) for x in columns for y in lines if (x, y) in grid],
        partial(
            draw_heat,
            cells=colours,
            across=(axis_name(across), columns),
            down=(axis_name(down), lines),
            is_rate=is_rate,
        ),
        height_of(len(lines), 2.2),
    )


def means_by(study: Study, across: str, down: str) -> dict[tuple[str, str], Estimate]:
    """The mean of the main measure by the values of two axes."""
    found: dict[tuple[str, str], list[PerGame]] = {}
    for cell, numbers in numbers_by_cell(study).items():
        values = study.cells[cell]
        found.setdefault((values[across], values[down]), []).append(numbers)
    is_rate = study.measure in RATES
    return {values: mean(joined(parts).numbers, is_rate=is_rate) for values, parts in found.items()}


def ordered(values: set[str]) -> list[str]:
    """Numbers by their size, then texts."""

    def size(value: str) -> tuple[bool, float, str]:
        is_number = value.lstrip("-").isdecimal()
        return not is_number, float(value) if is_number else 0.0, value

    return sorted(values, key=size)


def file_name(axis: str) -> str:
    """An axis as a part of a file's name."""
    return axis_name(axis).replace(".", "-").replace("_", "-")


# -- parties ---------------------------------------------------------------------------------------


def success(study: Study) -> Iterator[Plot]:
    """How often parties win, by what the game tells them apart by."""
    labels = [name for name in study.results.names if name.startswith("label.")]
    labels = [name for name in labels if study.has(name)]
    if not study.facts.is_party or not labels:
        return
    rows = study.rows("victory", "seat", "of_seat", *labels)
    found: dict[tuple[str, ...], Any] = {}
    combinations = rows.select(labels).group_by(labels).aggregate([]).to_pylist()
    for one in combinations:
        own = rows
        for name in labels:
            own = only(own, name, one[name])
        named = tuple(party_name(study, one[name]) for name in labels)
        found[named] = mean(per_game(own, "victory").numbers, is_rate=True)
    words = study.words
    order = sorted(found)
    yield Plot(
        "success",
        words.say("Success by party and adventure"),
        words.say("The part of all games that the party wins; lines are intervals (95%)."),
        (
            *(words.say("Adventure") if "adventure" in n else words.say("Party") for n in labels),
            words.say("Games"),
            words.say("Rate"),
            words.say("Interval (95%)"),
        ),
        [(*named, *shown_rate(found[named])) for named in order],
        partial(
            draw_estimates,
            names=[" · ".join(named) for named in order],
            estimates=[found[named] for named in order],
            label=words.say("Win rate"),
            is_rate=True,
        ),
        height_of(len(order)),
    )


def party_name(study: Study, ids: str) -> str:
    """An adventure, or the heroes of a party, in words."""
    return ", ".join(study.words.name(study.game, id) for id in ids.split(",") if id)
