"""A chunk of games of one cell, played and turned into rows."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import pyarrow as pa

from delvers.kernel.spec import Result
from delvers.lab.experiments.cells import Cell, shown
from delvers.lab.facts import Facts, facts_of
from delvers.lab.fates import Fate
from delvers.lab.running.columns import COLUMNS, schema_of
from delvers.lab.simulate import play_one, seeds

Columns: TypeAlias = defaultdict[str, list[Any]]
"""Values by the names of their columns."""


@dataclass(frozen=True, slots=True)
class Task:
    """Games of a cell to be played; `index` is the place of their rows among all."""

    index: int
    cell: Cell
    numbers: range


def play_task(task: Task) -> bytes:
    """The rows of the games, as Arrow writes them to other processes."""
    table = rows_of(task.cell, task.numbers)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as writer:
        writer.write_table(table)
    return bytes(sink.getvalue())


def read_rows(rows: bytes) -> pa.Table:
    """The rows that another process has written."""
    with pa.ipc.open_stream(rows) as reader:
        return reader.read_all()


def rows_of(cell: Cell, numbers: range) -> pa.Table:
    """Play the games; one row for each hero of each seat."""
    columns: Columns = defaultdict(list)
    for number in numbers:
        add_game(columns, cell, number)
    count = len(columns["number"])
    constant = {name: [value] * count for name, value in constants_of(cell).items()}
    merged = {**constant, **columns}
    usual = [column.name for column in COLUMNS]
    schema = schema_of([*usual, *(name for name in merged if name not in usual)])
    return pa.table(merged, schema=schema)


def constants_of(cell: Cell) -> dict[str, Any]:
    """What is the same in all games of a cell."""
    series = cell.series
    return {
        "cell": cell.number,
        "game": series.game,
        "seats": series.seats,
        "bots": shown(series.bots),
        "content": shown(series.content),
        "named": shown(series.heroes),
        **{f"option.{name}": shown(value) for name, value in series.options.items()},
        **{f"sweep.{name}": value for name, value in series.numbers},
    }


def add_game(columns: Columns, cell: Cell, number: int) -> None:
    """Play one game and add what became of everybody.

    Values go straight into their columns: a random game takes little more than a millisecond, so
    that a dictionary for each row would be felt.
    """
    series = cell.series
    game, facts = play_one(series, number), facts_of(series.game)
    fates, result = facts.fates(game), game.result
    assert result is not None
    seats = [fate.seat for fate in fates]
    count = len(seats)
    columns["number"] += [number] * count
    columns["seed"] += [seeds(series.seed, number)[0]] * count
    columns["choices"] += [game.number] * count
    for name, label in facts.labels(game).items():
        columns[f"label.{name}"] += [label] * count
    line_up = series.line_up(number)
    columns["seat"] += seats
    columns["of_seat"] += [seats[:place].count(seat) for place, seat in enumerate(seats)]
    columns["bot"] += [line_up[seat] for seat in seats]
    add_result(columns, result, seats, facts)
    add_fates(columns, fates)
    for name, figure in facts.figures(game).items():
        columns[f"figure.{name}"] += [figure[seat] for seat in seats]


def add_result(columns: Columns, result: Result, seats: list[int], facts: Facts) -> None:
    """Victory, rank and score of the seats."""
    share = 1.0 if facts.is_party else 1 / max(1, len(result.winners))
    ranks = {seat: place for place, tied in enumerate(result.ranking, 1) for seat in tied}
    scores = result.scores
    columns["victory"] += [share if seat in result.winners else 0.0 for seat in seats]
    columns["rank"] += [ranks.get(seat) for seat in seats]
    columns["score"] += [scores[seat] if scores else None for seat in seats]


def add_fates(columns: Columns, fates: Sequence[Fate]) -> None:
    """What became of the heroes; only who has not survived has a cause and a place."""
    last = [fate.deaths[-1] if fate.deaths and not fate.has_survived else None for fate in fates]
    columns["hero"] += [fate.hero or None for fate in fates]
    columns["survived"] += [fate.has_survived for fate in fates]
    columns["cause"] += [death.cause if death else None for death in last]
    columns["place"] += [(death.place or None) if death else None for death in last]
    columns["deaths"] += [len(fate.deaths) for fate in fates]
    columns["gold"] += [fate.gold for fate in fates]
    columns["turns"] += [fate.turns for fate in fates]
    columns["replaced"] += [fate.was_replaced for fate in fates]
