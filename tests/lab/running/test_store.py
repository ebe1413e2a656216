"""The folder of a run: parts, what has been played, and one file at the end."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq
import pytest

from delvers.lab.running import store as module
from delvers.lab.running.store import (
    BadResults,
    Store,
    even_pieces,
    fitting,
    join_parts,
    parts_in,
    read_state,
    write_whole,
)
from tests.lab.running.runs import STATE


def fresh() -> dict[str, Any]:
    return {**STATE}


def rows(*numbers: int, **more: list[Any]) -> pa.Table:
    return pa.table({"number": pa.array(numbers, pa.int64()), **more})


def numbers(path: Path) -> list[int]:
    found: list[int] = pq.read_table(path)["number"].to_pylist()
    return found


def test_parts_have_numbers_as_names(tmp_path: Path) -> None:
    assert [path.name for path in parts_in(tmp_path, 2)] == ["000000.parquet", "000001.parquet"]
    assert parts_in(tmp_path, 1)[0].parent == tmp_path / "parts"


def test_a_file_is_replaced_at_once(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    write_whole(path, "é")
    assert path.read_text(encoding="utf-8") == "é"
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", r"run\.json is damaged"),
        ("[]", r"run\.json is damaged"),
        ("{}", r"run\.json is damaged"),
        ('{"format": 1}', r"run\.json is damaged"),
        ('{"format": 1, "games": 3}', r"run\.json is damaged"),
        ('{"format": 2}', "have format 2, but this version reads 1"),
    ],
)
def test_what_a_run_says_of_itself_may_be_damaged(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "run.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadResults, match=message):
        read_state(tmp_path)


def test_what_a_run_says_of_itself_is_read_again(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="holds no results of `delvers lab run`"):
        read_state(tmp_path)
    Store(tmp_path, fresh())
    assert read_state(tmp_path) == fresh()


def test_rows_wait_and_are_counted_once_they_are_written(tmp_path: Path) -> None:
    store = Store(tmp_path, fresh())
    store.add(rows(1, 2))
    store.add(rows(3, hero=["hugo"]))
    assert (store.state["parts"], [*(tmp_path / "parts").iterdir()]) == (0, [])
    store.flush()
    assert read_state(tmp_path)["parts"] == 1
    (part,) = (tmp_path / "parts").iterdir()
    assert numbers(part) == [1, 2, 3]
    assert pq.read_table(part)["hero"].to_pylist() == [None, None, "hugo"]
    store.flush()
    assert read_state(tmp_path)["parts"] == 1
    store.add(rows(4))
    store.flush()
    assert numbers(tmp_path / "parts" / "000001.parquet") == [4]


def test_rows_are_due_when_they_are_many_or_have_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    monkeypatch.setattr(module, "ROWS_OF_A_PART", 3)
    store = Store(tmp_path, fresh())
    store.add(rows(1, 2))
    assert not store.is_due
    store.add(rows(3))
    assert store.is_due
    store.flush()
    assert not store.is_due
    now[0] += 5
    assert not store.is_due
    now[0] += 0.1
    assert store.is_due
    store.flush()
    assert not store.is_due


def test_a_part_that_was_never_counted_is_taken_away(tmp_path: Path) -> None:
    store = Store(tmp_path, fresh())
    store.add(rows(1))
    store.flush()
    (tmp_path / "parts" / "000001.parquet").write_text("half")
    (tmp_path / "parts" / "000001.new").write_text("half")
    Store(tmp_path, store.state)
    assert [path.name for path in (tmp_path / "parts").iterdir()] == ["000000.parquet"]


@pytest.mark.parametrize("is_complete", [True, False])
@pytest.mark.parametrize("csv", [True, False])
def test_at_the_end_all_parts_are_one_file(tmp_path: Path, csv: bool, is_complete: bool) -> None:
    store = Store(tmp_path, fresh())
    for one in (rows(1), rows(2, hero=["hugo"]), rows(3)):
        store.add(one)
        store.flush()
    store.add(rows(4))
    store.finish(csv=csv, is_complete=is_complete)
    assert numbers(tmp_path / "rows.parquet") == [1, 2, 3, 4]
    assert (tmp_path / "rows.csv").exists() == csv
    if csv:
        table = pyarrow.csv.read_csv(tmp_path / "rows.csv")
        assert table["hero"].to_pylist() == ["", "hugo", "", ""]
        assert table["number"].to_pylist() == [1, 2, 3, 4]
    state = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    assert state == {**STATE, "parts": 4, "joined": 4, "is_complete": is_complete}
    assert (tmp_path / "parts").is_dir() != is_complete
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".new"]


def test_of_nothing_no_file_is_made(tmp_path: Path) -> None:
    join_parts(tmp_path, 0, csv=True)
    assert [*tmp_path.iterdir()] == []


def test_pieces_have_the_same_size_however_large_the_parts_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROWS_OF_A_PART", 3)
    store = Store(tmp_path, fresh())
    for one in (rows(1), rows(2, 3, 4, 5, 6, 7), rows(8, 9), rows(10)):
        store.add(one)
        store.flush()
    schema = rows(1).schema
    pieces = [piece["number"].to_pylist() for piece in even_pieces(parts_in(tmp_path, 4), schema)]
    assert pieces == [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10]]
    pieces = [piece["number"].to_pylist() for piece in even_pieces(parts_in(tmp_path, 3), schema)]
    assert pieces == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_columns_stand_in_their_order_and_missing_ones_are_empty() -> None:
    schema = pa.schema([("hero", pa.string()), ("number", pa.int64())])
    made = fitting(rows(7), schema)
    assert made.schema == schema
    assert made.to_pylist() == [{"hero": None, "number": 7}]
