"""Applications on a database of their own."""

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from delvers.server.app import create_app
from tests import luck
from tests.server.guests import InProcess
from tests.server.postgres import Cluster, cluster

Apps = Callable[..., FastAPI]


ON_BOTH = frozenset(
    f"tests.server.test_{name}"
    for name in (
        "storage",
        "versions",
        "playing",
        "processes",
        "push",
        "archive",
        "undoing",
        "naming",
    )
)
"""What is tested on both databases; other tests do not depend on which one it is."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames and metafunc.module.__name__ in ON_BOTH:
        metafunc.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture
def kind() -> str:
    """Which database a test has."""
    return "sqlite"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def database(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return str(tmp_path / "games.sqlite3")
    made: Cluster = request.getfixturevalue("postgres")
    return made.new_database(f"t{secrets.token_hex(8)}")


@pytest.fixture(autouse=True)
def same_luck(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every test meets the same dice each time."""
    file = tmp_path / "luck"
    luck.begin(file, request.node.nodeid)
    for module, name, value in luck.kept(file):
        monkeypatch.setattr(module, name, value)


@pytest.fixture
def make_app(database: str) -> Iterator[Apps]:
    """Applications on one and the same database, as several processes would have it."""
    made: list[FastAPI] = []

    def make(**settings: Any) -> FastAPI:
        made.append(create_app(database, **settings))
        return made[-1]

    yield make
    for app in made:
        app.state.bot_seats.close()
        app.state.verifier.close()
        app.state.analyses.close()
        app.state.weighing.close()
        app.state.tables.storage.close()


@pytest.fixture
def app(make_app: Apps) -> FastAPI:
    return make_app()


@pytest.fixture
def http(app: FastAPI) -> Iterator[InProcess]:
    with InProcess(app) as http:
        yield http
