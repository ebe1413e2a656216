"""Results in a folder: parts as they come, and what has been played so far.

A part is written whole before it counts, so that whatever ends a run leaves what was done readable.
At the end the parts become `rows.parquet` and `rows.csv`.
"""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq

from delvers.kernel.errors import DelversError

FORMAT: Final = 1
"""The version of this layout."""
STATE: Final = "run.json"
EXPERIMENT: Final = "experiment.toml"
PARTS: Final = "parts"
PARQUET: Final = "rows.parquet"
CSV: Final = "rows.csv"
NEEDED: Final = {
    "experiment": dict,
    "made_with": dict,
    "digest": str,
    "cells": list,
    "games": list,
    "stopped": list,
    "watched": list,
    "next": int,
    "parts": int,
    "joined": int,
    "seconds": float | int,
    "is_complete": bool,
}
"""What a run writes about itself, as far as others read it."""
ROWS_OF_A_PART: Final = 100_000
SECONDS_OF_A_PART: Final = 5.0
"""Rows wait so long for others before they are written."""


class BadResults(DelversError):
    """A folder that holds no results, or not those that are wanted."""


def read_state(folder: Path) -> dict[str, Any]:
    """What a run has written about itself."""
    path = folder / STATE
    if not path.is_file():
        raise BadResults(f"{folder} holds no results of `delvers lab run`")
    try:
        state: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        number = state["format"]
    except (json.JSONDecodeError, UnicodeDecodeError, KeyError, TypeError):
        raise BadResults(f"{path} is damaged") from None
    if number != FORMAT:
        raise BadResults(
            f"the results in {folder} have format {number}, but this version reads {FORMAT}"
        )
    if any(not isinstance(state.get(name), kind) for name, kind in NEEDED.items()):
        raise BadResults(f"{path} is damaged")
    return state


def write_whole(path: Path, text: str) -> None:
    """Replace a file at once."""
    other = path.with_name(f"{path.name}.new")
    other.write_text(text, encoding="utf-8")
    os.replace(other, path)


def parts_in(folder: Path, count: int) -> list[Path]:
    """The parts that count, in their order."""
    return [folder / PARTS / f"{number:06}.parquet" for number in range(count)]


class Store:
    """The folder of a run that goes on."""

    def __init__(self, folder: Path, state: dict[str, Any]) -> None:
        self.folder = folder
        self.state = state
        self._waiting: list[pa.Table] = []
        self._rows = 0
        self._written = monotonic()
        (folder / PARTS).mkdir(exist_ok=True)
        self.write_state()
        known = set(parts_in(folder, state["parts"]))
        for path in (folder / PARTS).iterdir():
            if path not in known:  # written, but never counted
                path.unlink()

    def add(self, rows: pa.Table) -> None:
        """Keep rows; `flush` writes them at the latest after some seconds."""
        self._waiting.append(rows)
        self._rows += len(rows)

    @property
    def is_due(self) -> bool:
        """Whether rows have waited long enough."""
        return self._rows >= ROWS_OF_A_PART or monotonic() - self._written > SECONDS_OF_A_PART

    def flush(self) -> None:
        """Write what waits as a part, and then count it."""
        if self._waiting:
            path = parts_in(self.folder, self.state["parts"] + 1)[-1]
            other = path.with_suffix(".new")
            rows = pa.concat_tables(self._waiting, promote_options="default")
            pq.write_table(rows, other, compression="zstd")
            os.replace(other, path)
            self.state["parts"] += 1
            self._waiting, self._rows = [], 0
        self.write_state()
        self._written = monotonic()

    def write_state(self) -> None:
        """Write what has been played so far."""
        write_whole(self.folder / STATE, json.dumps(self.state, indent=1))

    def finish(self, *, csv: bool, is_complete: bool) -> None:
        """Put all parts together; they are kept while the run can go on."""
        self.flush()
        join_parts(self.folder, self.state["parts"], csv=csv)
        self.state["joined"], self.state["is_complete"] = self.state["parts"], is_complete
        self.write_state()
        if is_complete:
            shutil.rmtree(self.folder / PARTS)


def join_parts(folder: Path, count: int, *, csv: bool) -> None:
    """One Parquet file, and one CSV file if wanted, from all parts, a piece at a time."""
    paths = parts_in(folder, count)
    if not paths:
        return
    schema = pa.unify_schemas([pq.read_schema(path) for path in paths])
    parquet, text = folder / f"{PARQUET}.new", folder / f"{CSV}.new"
    with pq.ParquetWriter(parquet, schema, compression="zstd") as writer:
        for piece in even_pieces(paths, schema):
            writer.write_table(piece, row_group_size=ROWS_OF_A_PART)
    os.replace(parquet, folder / PARQUET)
    if csv:
        with pyarrow.csv.CSVWriter(text, schema) as writer:
            for path in paths:
                writer.write_table(fitting(pq.read_table(path), schema))
        os.replace(text, folder / CSV)


def even_pieces(paths: list[Path], schema: pa.Schema) -> Iterator[pa.Table]:
    """The rows in pieces of the same size, however large the parts are."""
    rest = schema.empty_table()
    for path in paths:
        rest = pa.concat_tables([rest, fitting(pq.read_table(path), schema)])
        while len(rest) >= ROWS_OF_A_PART:
            yield rest.slice(0, ROWS_OF_A_PART)
            rest = rest.slice(ROWS_OF_A_PART)
    if len(rest):
        yield rest


def fitting(rows: pa.Table, schema: pa.Schema) -> pa.Table:
    """The rows with all columns in their order; what a game does not have is empty."""
    columns = [
        rows[field.name] if field.name in rows.column_names else pa.nulls(len(rows), field.type)
        for field in schema
    ]
    return pa.table(columns, schema=schema)
