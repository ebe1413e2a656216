"""Fixtures and checks for all tests."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.kernel.kit import REGISTRY
from tests import toy

pytest_plugins = ["tests.browser"]
"""Pages of every game are tested in one browser, on one server."""


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
