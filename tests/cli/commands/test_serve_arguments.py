"""What `delvers serve` hands to the server."""

from pathlib import Path
from typing import Any

import pytest

from delvers.cli.commands import serve as module
from tests.cli.command import refused, run


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server was started with."""
    started: dict[str, Any] = {}
    for name in ("DELVERS_DATABASE_URL", "DELVERS_NAMES", "DELVERS_PROXIES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(module, "run", lambda **arguments: started.update(arguments))
    return started


def test_without_arguments_it_listens_at_home_on_port_8000(given: dict[str, Any]) -> None:
    assert run("serve").exit_code == 0
    assert given == {
        "host": "127.0.0.1",
        "port": 8000,
        "database": None,
        "content": (),
        "limits": (),
        "names": (),
        "proxies": (),
        "workers": 1,
    }


def test_every_flag_reaches_the_server(given: dict[str, Any]) -> None:
    run(
        *("serve", "--host", "0.0.0.0", "--port", "0", "--database", "games.db"),
        *("--content", "a.toml", "--content", "b", "--limit", "tables=5", "--limit", "size=9"),
        *("--name", "delvers.example", "--proxy", "10.0.0.0/8", "--workers", "64"),
    )
    assert given == {
        "host": "0.0.0.0",
        "port": 0,
        "database": "games.db",
        "content": [Path("a.toml"), Path("b")],
        "limits": ["tables=5", "size=9"],
        "names": ["delvers.example"],
        "proxies": ["10.0.0.0/8"],
        "workers": 64,
    }


def test_the_environment_names_database_names_and_proxies(
    given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DELVERS_DATABASE_URL", "sqlite:///mine.db")
    monkeypatch.setenv("DELVERS_NAMES", "one.example two.example")
    monkeypatch.setenv("DELVERS_PROXIES", "10.0.0.1")
    run("serve")
    assert given["database"] == "sqlite:///mine.db"
    assert given["names"] == ["one.example", "two.example"]
    assert given["proxies"] == ["10.0.0.1"]


@pytest.mark.parametrize(
    ("flag", "number"), [("--port", 65536), ("--port", -1), ("--workers", 0), ("--workers", 65)]
)
def test_numbers_out_of_range_are_refused(given: dict[str, Any], flag: str, number: int) -> None:
    assert flag in refused("serve", flag, number)
    assert given == {}


def test_the_highest_port_is_a_port(given: dict[str, Any]) -> None:
    run("serve", "--port", 65535)
    assert given["port"] == 65535
