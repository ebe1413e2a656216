"""Reading the results that `delvers lab run` has written."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from delvers.lab.running.columns import schema_of
from delvers.lab.running.store import PARQUET, PARTS, BadResults, fitting, parts_in, read_state


@dataclass(slots=True)
class Results:
    """The results in a folder; of a run that was cut short, what is there.

    `read` are the columns that somebody has wanted so far.
    """

    folder: Path
    state: dict[str, Any]
    names: list[str] = field(default_factory=list)
    read: dict[str, pa.ChunkedArray] = field(default_factory=dict)

    @property
    def cells(self) -> list[dict[str, str]]:
        """The values of every cell by axis."""
        found: list[dict[str, str]] = self.state["cells"]
        return found

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.state["games"])

    def rows(self, columns: Iterable[str]) -> pa.Table:
        """These columns of all rows; texts are kept once each."""
        wanted = [name for name in columns if name in self.names]
        missing = [name for name in dict.fromkeys(wanted) if name not in self.read]
        if missing:
            table = self._read(missing)
            self.read |= {name: table[name] for name in missing}
        return pa.table({name: self.read[name] for name in wanted})

    def _read(self, wanted: list[str]) -> pa.Table:
        texts = [field.name for field in schema_of(wanted) if field.type == pa.string()]
        found = []
        for path in self.paths():
            there = [name for name in wanted if name in pq.read_schema(path).names]
            table = pq.read_table(path, columns=there, read_dictionary=texts)
            found.append(fitting(table, with_texts_once(wanted, texts)))
        return pa.concat_tables(found).unify_dictionaries()

    def paths(self) -> list[Path]:
        """The files that hold the rows."""
        has_all_in_one = self.state.get("joined") == self.state["parts"]
        if (self.folder / PARTS).is_dir() and not has_all_in_one:
            return parts_in(self.folder, self.state["parts"])
        return [self.folder / PARQUET]


def with_texts_once(names: list[str], texts: list[str]) -> pa.Schema:
    """The columns as they are read: texts as numbers that stand for them."""
    once = pa.dictionary(pa.int32(), pa.string())
    usual = schema_of(names)
    return pa.schema([(one.name, once if one.name in texts else one.type) for one in usual])


def open_results(folder: Path) -> Results:
    """The results in a folder; BadResults if there are none that can be read."""
    results = Results(folder, read_state(folder))
    if not results.games:
        raise BadResults(f"{folder} holds no finished games yet")
    paths = results.paths()
    missing = [path for path in paths if not path.is_file()]
    if missing:
        raise BadResults(f"{missing[0]} is missing")
    try:
        names = dict.fromkeys(name for path in paths for name in pq.read_schema(path).names)
    except pa.ArrowInvalid:
        raise BadResults(f"{folder}: the rows are damaged") from None
    results.names = [*names]
    return results


def only(rows: pa.Table, column: str, value: object) -> pa.Table:
    """The rows that have this value."""
    return rows.filter(pc.equal(rows[column], pa.scalar(value)))


def values_of(rows: pa.Table, column: str) -> list[Any]:
    """The values that a column has, in their order."""
    found = pc.unique(rows[column]).to_pylist()
    return sorted(value for value in found if value is not None)
