"""Fixtures and checks for all tests."""

import gc
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import clause, clauses
from tests import toy

pytest_plugins = ["tests.browser"]
"""Pages of every game are tested in one browser, on one server."""
QUICK = ("draw", "games", "kernel", "text")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--clause DQ3-ROOM-33`, or the beginning of an id: `--clause DQ3-ROOM`."""
    parser.addoption(
        "--clause", metavar="ID", help="only tests marked with this clause, or whose ids begin so"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a clause that no rulebook has.

    Twenty thousand tests are millions of objects that live to the end: looking for garbage among
    them is half of the time that collecting them takes.
    """
    gc.disable()
    wanted = wanted_clause(config)
    if wanted and not any(is_of(id, wanted) for id in clauses()):
        try:
            clause(wanted)
        except DelversError as problem:
            raise pytest.UsageError(str(problem)) from None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files that do not name the clause: reading all of them takes long."""
    wanted = wanted_clause(config)
    if wanted and collection_path.suffix == ".py" and collection_path.name.startswith("test_"):
        return wanted not in collection_path.read_text(encoding="utf-8") or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of a clause; begin with files that take long, so that none is left alone."""
    if wanted := wanted_clause(config):
        left_out = [item for item in items if not proves(item, wanted)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if proves(item, wanted)]
    items.sort(key=is_quick)


def pytest_collection_finish() -> None:
    """Look for garbage again, but not among the tests themselves."""
    gc.freeze()
    gc.enable()


def is_quick(item: pytest.Item) -> bool:
    """Rules, drawings and texts: no other process, no whole games, thousands of small tests."""
    room = item.path.relative_to(Path(__file__).parent).parts[0]
    return room in QUICK and "page" not in item.path.parts


def wanted_clause(config: pytest.Config) -> str:
    return str(config.getoption("--clause") or "").upper().strip("- ")


def is_of(id: str, wanted: str) -> bool:
    return f"{id}-".startswith(f"{wanted}-")


def proves(item: pytest.Item, wanted: str) -> bool:
    return any(is_of(id, wanted) for mark in item.iter_markers("rule") for id in mark.args)


class Untold(logging.Handler):
    """Keeps the lines of a log that could not be put into words."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(autouse=True)
def untold() -> Iterator[Untold]:
    """Every event of every test can be told; whoever expects otherwise clears the lines."""
    handler, logger = Untold(), logging.getLogger("delvers.text.wording")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)
    assert not handler.lines, handler.lines[0]


@pytest.fixture
def pit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pit is installed here, for this process and those that it starts."""
    (tmp_path / "packages").mkdir()
    monkeypatch.syspath_prepend(str(toy.install(tmp_path / "packages")))
    monkeypatch.setattr(REGISTRY, "_kits", dict(REGISTRY._kits))
    monkeypatch.setattr(REGISTRY, "_has_looked", False)
