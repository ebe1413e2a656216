"""`delvers tables`, with a server's storage that stands in for a database."""

import time
from pathlib import Path
from typing import Any

import pytest

from delvers.cli.commands import tables
from delvers.server.stored import Overview
from tests.cli.command import refused, run

DAY = 86400
NOW = 1_000 * DAY


class Store:
    """Three tables, and a note of what was wanted of them."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.known = {"abc": "text of abc"}

    def overview(self, before: float | None) -> list[Overview]:
        self.asked.append(before)
        return [
            Overview("abc", "raiders", 3, 17, 0.0, False, False),
            Overview("def", "plungin", 2, 5, 86_400.0 * 31, True, False),
            Overview("ghi", "raiders", 4, 9, 86_399.0, True, True),
        ]

    def untouched_since(self, when: float) -> list[str]:
        self.asked.append(when)
        return ["abc", "gone"]

    def put_away(self, id: str, at: float) -> bool:
        self.asked.append((id, at))
        return id in self.known

    def delete(self, id: str) -> bool:
        return self.known.pop(id, None) is not None

    def exported(self, id: str) -> str | None:
        return self.known.get(id)

    def import_text(self, text: str) -> str:
        self.known["new"] = text
        return "new"


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Store:
    """The storage behind the command; which database was named stands in `asked` first."""
    made = Store()

    def opened(database: str | None) -> Store:
        made.asked.append(database)
        return made

    monkeypatch.setattr(tables, "_storage", opened)
    monkeypatch.setattr(tables, "_archive", opened)
    monkeypatch.setattr(time, "time", lambda: float(NOW))
    return made


def not_found(*arguments: object) -> str:
    """What is said where there is no such table."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (1, "")
    return result.stderr


def test_each_table_is_a_line_with_its_choices_day_and_state(store: Store) -> None:
    assert run("tables", "list").stdout.splitlines() == [
        "abc  raiders  3  17  1970-01-01  running",
        "def  plungin  2  5  1970-02-01  over",
        "ghi  raiders  4  9  1970-01-01  archived",
    ]
    assert store.asked == [None, None]


def test_days_leave_out_what_was_touched_since(store: Store) -> None:
    run("tables", "list", "--days", "30", "--database", "games.db")
    assert store.asked == ["games.db", NOW - 30 * DAY]


def test_the_database_may_stand_in_the_environment(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DELVERS_DATABASE_URL", "sqlite:///mine.db")
    run("tables", "list")
    assert store.asked[0] == "sqlite:///mine.db"


def test_one_table_or_all_untouched_ones_are_put_away(store: Store) -> None:
    assert run("tables", "archive", "abc").stdout == "1 tables were put away\n"
    assert store.asked == [None, ("abc", NOW)]
    assert run("tables", "archive", "--days", "2").stdout == "1 tables were put away\n"
    assert store.asked[3] == NOW - 2 * DAY
    run("tables", "archive", "--days", "0")
    assert store.asked[7] == NOW
    assert not_found("tables", "archive", "nobody") == (
        "delvers: there is no table 'nobody' to put away\n"
    )


def test_a_table_or_days_are_named_and_not_both(store: Store) -> None:
    said = "delvers: name a table, or say with --days which ones"
    assert refused("tables", "archive") == said
    assert refused("tables", "archive", "abc", "--days", "2") == said
    assert "--days" in refused("tables", "archive", "--days", "-1")
    assert store.known == {"abc": "text of abc"}


def test_a_table_is_forgotten_only_after_a_yes(store: Store) -> None:
    asked = run("tables", "delete", "abc", typed="n\n")
    assert "Forget table abc for good? [y/N]" in asked.output
    assert (asked.exit_code, "abc" in store.known) == (130, True)
    assert run("tables", "delete", "abc", typed="y\n").stdout.endswith("table abc is gone\n")
    assert store.known == {}
    assert not_found("tables", "delete", "abc", "--yes") == "delvers: there is no table 'abc'\n"


def test_with_yes_nobody_is_asked(store: Store) -> None:
    assert run("tables", "delete", "abc", "--yes").stdout == "table abc is gone\n"


def test_a_table_is_written_to_a_file_and_read_again(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    assert run("tables", "export", "abc", file).stdout == f"table abc stands in {file}\n"
    assert file.read_text(encoding="utf-8") == "text of abc"
    assert run("tables", "import", file).stdout == "table new is here\n"
    assert store.known["new"] == "text of abc"
    gone = not_found("tables", "export", "nobody", tmp_path / "other.json")
    assert gone == "delvers: there is no table 'nobody'\n"
    assert not (tmp_path / "other.json").exists()


def test_a_real_database_is_opened_where_it_is_named(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert run("tables", "list", "--database", database).output == ""
    assert (tmp_path / "tables.db").is_file()
    gone = not_found("tables", "delete", "abc", "--yes", "--database", database)
    assert gone == "delvers: there is no table 'abc'\n"
