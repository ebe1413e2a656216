"""Reading results: columns as they are wanted, from one file or from parts."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from delvers.lab.analysis.results import Results, only, open_results, values_of, with_texts_once
from delvers.lab.running.store import BadResults
from tests.lab.running.runs import STATE

FOUND: dict[str, Any] = {
    **STATE,
    "parts": 2,
    "joined": 2,
    "games": [2, 1],
    "cells": [{"seats": "3"}, {"seats": "4"}],
}


def written(folder: Path, **state: object) -> Path:
    """A folder with two parts, of which only the second has gold, and with all rows joined."""
    (folder / "parts").mkdir()
    first = pa.table({"number": pa.array([0, 1]), "hero": ["hugo", None]})
    second = pa.table({"number": pa.array([2]), "hero": ["lindel"], "gold": pa.array([70])})
    pq.write_table(first, folder / "parts" / "000000.parquet")
    pq.write_table(second, folder / "parts" / "000001.parquet")
    joined = pa.table({"number": pa.array([5]), "hero": ["joined"]})
    pq.write_table(joined, folder / "rows.parquet")
    (folder / "run.json").write_text(json.dumps({**FOUND, **state}), encoding="utf-8")
    return folder


def test_rows_are_read_from_parts_until_all_are_joined(tmp_path: Path) -> None:
    results = open_results(written(tmp_path, joined=1))
    assert results.names == ["number", "hero", "gold"]
    rows = results.rows(["gold", "hero", "number", "nothing"])
    assert rows.column_names == ["gold", "hero", "number"]
    assert rows["number"].to_pylist() == [0, 1, 2]
    assert rows["gold"].to_pylist() == [None, None, 70]
    assert rows["hero"].to_pylist() == ["hugo", None, "lindel"]
    assert pa.types.is_dictionary(rows["hero"].type)
    assert (results.games, results.cells[1]) == (3, {"seats": "4"})


def test_joined_rows_stand_in_one_file(tmp_path: Path) -> None:
    results = open_results(written(tmp_path))
    assert results.paths() == [tmp_path / "rows.parquet"]
    assert results.rows(["hero"])["hero"].to_pylist() == ["joined"]


def test_without_parts_the_one_file_counts(tmp_path: Path) -> None:
    folder = written(tmp_path, joined=1)
    for path in (folder / "parts").iterdir():
        path.unlink()
    (folder / "parts").rmdir()
    assert open_results(folder).paths() == [folder / "rows.parquet"]


def test_a_column_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = open_results(written(tmp_path))
    results.rows(["hero"])
    wanted: list[list[str]] = []
    read = Results._read

    def noted(self: Results, names: list[str]) -> pa.Table:
        wanted.append(names)
        return read(self, names)

    monkeypatch.setattr(Results, "_read", noted)
    results.rows(["hero", "number", "number"])
    results.rows(["number"])
    assert wanted == [["number"]]


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="holds no finished games yet"):
        open_results(written(tmp_path, games=[0, 0]))
    (tmp_path / "run.json").write_text(json.dumps({**FOUND, "joined": 1}), encoding="utf-8")
    (tmp_path / "parts" / "000001.parquet").unlink()
    with pytest.raises(BadResults, match=r"000001\.parquet is missing"):
        open_results(tmp_path)
    (tmp_path / "parts" / "000001.parquet").write_text("nothing")
    with pytest.raises(BadResults, match="the rows are damaged"):
        open_results(tmp_path)


def test_rows_are_picked_by_a_value_and_values_stand_in_order() -> None:
    rows = pa.table({"seat": [2, 0, None, 2], "n": [1, 2, 3, 4]})
    assert only(rows, "seat", 2)["n"].to_pylist() == [1, 4]
    assert values_of(rows, "seat") == [0, 2]


def test_only_texts_are_kept_once() -> None:
    schema = with_texts_once(["hero", "gold", "cause"], ["hero"])
    assert [pa.types.is_dictionary(one.type) for one in schema] == [True, False, False]
    assert schema.names == ["hero", "gold", "cause"]
