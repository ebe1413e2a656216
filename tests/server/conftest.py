"""Applications on a database of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from delvers.server.app import create_app
from tests.server.guests import InProcess

Apps = Callable[[], FastAPI]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite3")


@pytest.fixture
def make_app(database: str) -> Iterator[Apps]:
    """Applications on one and the same database, as several processes would have it."""
    made: list[FastAPI] = []

    def make() -> FastAPI:
        made.append(create_app(database))
        return made[-1]

    yield make
    for app in made:
        app.state.bot_seats.close()
        app.state.tables.storage.close()


@pytest.fixture
def app(make_app: Apps) -> FastAPI:
    return make_app()


@pytest.fixture
def http(app: FastAPI) -> Iterator[InProcess]:
    with InProcess(app) as http:
        yield http
