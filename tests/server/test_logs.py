"""Log lines are JSON, tell what is of interest, and hold no key, word or secret."""

import asyncio
import contextlib
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import IntegrityError

from delvers.server import logs
from delvers.server.app import ROUTERS
from delvers.server.database import open_database
from delvers.server.gathering import take_seat
from delvers.server.logs import (
    HIDDEN,
    JsonLines,
    RequestLines,
    RequestLog,
    segments_in,
    without_secrets,
)
from delvers.server.sought import Heads
from delvers.server.storage import Storage
from delvers.server.tables import Guest, new_key
from tests.server.guests import JSON, Http, bearer, humans, open_table

Fields = list[dict[str, Any]]
PROGRAM = """
import sys
from delvers.server import run
from delvers.server.tables import Tables
real = Tables.lines_before

def crash(tables, live, *more):
    said = (sys.argv[2], live.stored.seats, live.stored.fairness.secret)
    raise RuntimeError(f"key={said}")

Tables.lines_before = crash
run(port=0, database=sys.argv[1], limits=["misses_per_minute=1000"])
"""


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Fields:
    """What was told of requests, as it comes."""
    fields: Fields = []

    class Noting(logging.Filter):
        def filter(self, record: logging.LogRecord) -> bool:
            if record.name == logs.LOG.name:
                fields.append({"level": record.levelno, **getattr(record, "fields", {})})
            return True

    monkeypatch.setattr(logs, "SLOW", float("inf"))
    caplog.set_level(logging.INFO, logs.LOG.name)
    caplog.handler.addFilter(Noting())
    return fields


def test_what_is_opened_and_what_is_refused_is_told(http: Http, told: Fields) -> None:
    party = humans(http, 3)
    party.state(0)
    assert party.lay(0, "power 1").status_code == 200
    assert party.lay(0, "power 1").status_code == 409
    http.get("/api/tables/nowhere?key=abc")
    paths = [(one["method"], one["path"], one["status"]) for one in told]
    seats = [("POST", f"{party.url}/seats/{seat}", 201) for seat in range(3)]
    assert paths == [
        ("POST", "/api/tables", 201),
        *seats,
        ("POST", f"{party.url}/choices", 409),
        ("GET", "/api/tables/*", 404),
    ]
    assert all(one["address"] == "127.0.0.1" and one["ms"] >= 0 for one in told)
    assert {one["level"] for one in told} == {logging.INFO}


def test_what_fails_is_told_as_an_error_and_what_is_busy_as_a_warning(
    http: Http, app: FastAPI, told: Fields, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    told.clear()
    monkeypatch.setattr(app.state.tables, "lines_before", None)
    assert http.get(f"{party.url}/log").status_code == 500
    app.state.verifier._underway = app.state.verifier._most
    assert http.post("/api/verify", content=b"{}", headers=JSON).status_code == 503
    assert [(one["status"], one["level"]) for one in told if "status" in one] == [
        (500, logging.ERROR),
        (503, logging.WARNING),
    ]


def test_a_slow_request_is_told_of(
    http: Http, told: Fields, monkeypatch: pytest.MonkeyPatch
) -> None:
    http.get("/api/games")
    assert told == []
    monkeypatch.setattr(logs, "SLOW", 0.0)
    http.get("/api/games")
    assert [(one["path"], one["status"]) for one in told] == [("/api/games", 200)]


def test_a_slow_choice_that_goes_the_short_way_is_told_of(
    app: FastAPI, told: Fields, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.state.bot_seats.close()  # bots would look at the new table, too
    tables = app.state.tables
    table = tables.open("raiders", [Guest("human")] * 3, {}).stored.id
    keys = [take_seat(tables, table, seat, "", "").key for seat in range(3)]
    tables.opened(table)

    class Asking:
        address = "127.0.0.1"

        def __init__(self) -> None:
            self.heads: Heads = {}
            self.is_done = asyncio.Event()

        def answer(self, _answer: bytes) -> None:
            self.is_done.set()

    async def choose(seat: int) -> None:
        asking, body = Asking(), json.dumps({"number": 0, "option": "power 1"})
        head = f"POST /api/tables/{table}/choices HTTP/1.1\r\nHost: localhost\r\n"
        head += f"Authorization: Bearer {keys[seat]}\r\nContent-Type: application/json\r\n"
        data = f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode()
        assert app.state.moves.take(asking, data)
        await asking.is_done.wait()

    asyncio.run(choose(0))
    assert told == []
    monkeypatch.setattr(logs, "SLOW", 0.0)
    asyncio.run(choose(1))
    told_of = [(one["method"], one["path"], one["status"], one["address"]) for one in told]
    assert told_of == [("POST", f"/api/tables/{table}/choices", 200, "127.0.0.1")]


def test_a_flood_is_counted_instead_of_told(told: Fields) -> None:
    now = [0.0]

    async def refuse(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 404, "headers": []})

    async def nothing(*_: Any) -> None:
        return None

    flooded = RequestLog(refuse, frozenset(), RequestLines(lambda: now[0]))

    def ask() -> None:
        scope = {"type": "http", "method": "GET", "path": "/", "address": "1.1.1.1"}
        asyncio.run(flooded(scope, nothing, nothing))  # type: ignore[arg-type]

    for _ in range(logs.LINES_AT_ONCE + 7):
        ask()
    assert len(told) == logs.LINES_AT_ONCE
    now[0] = 1.0
    ask()
    assert told[-1]["left_out"] == 7
    assert "left_out" not in told[0]


def test_foreign_parts_of_an_address_are_left_out(app: FastAPI) -> None:
    shown = RequestLog(app, segments_in([app.router, *ROUTERS])).shown
    assert shown("/api/tables/0123456789abcdef/seats/2") == "/api/tables/0123456789abcdef/seats/2"
    assert shown("/api/tables/0123456789abcdef/stream") == "/api/tables/0123456789abcdef/stream"
    assert shown(f"/table/0123456789abcdef/{new_key()}") == "/table/0123456789abcdef/*"
    assert shown("/owl/" + "x/" * 1000).count("/") == 7
    assert shown("/") == "/"


@pytest.mark.parametrize("number", range(20))
def test_keys_secrets_and_hashes_are_hidden_and_plain_words_are_not(number: int) -> None:
    assert new_key() not in without_secrets(f"said {new_key()} here")
    for secret in (new_key(), f"{number:064x}", f"{number:032x}"):
        assert without_secrets(f"said '{secret}', so") == f"said '{HIDDEN}', so"
    assert without_secrets("GET /?key=short&x=1") == f"GET /?key={HIDDEN}&x=1"
    plain = "table 0123456789abcdef of delvers.server.tables is played with rules 1a2b3c"
    assert without_secrets(plain) == plain


def test_a_database_that_quotes_a_row_is_cut_short() -> None:
    problem = "null value\nDETAIL:  Failing row contains (an owl).\nCONTEXT:  an owl\nHINT: no"
    assert without_secrets(problem) == f"null value\nDETAIL: {HIDDEN}\nCONTEXT: {HIDDEN}\nHINT: no"


def test_an_error_of_the_database_does_not_show_what_was_to_be_written(
    app: FastAPI, http: Http
) -> None:
    storage: Storage = app.state.tables.storage
    stored = storage.find_table(open_table(http, *[{"kind": "human"}] * 3)["table"])
    assert stored is not None
    with pytest.raises(IntegrityError) as problem:
        storage.add_table(stored)
    assert str(stored.fairness.secret) not in str(problem.value)


def test_a_line_is_one_object_with_its_fields_and_its_trace() -> None:
    record = logging.LogRecord("delvers.x", logging.ERROR, "", 1, "a\n%s", ("b",), None)
    record.created = 1.5
    record.__dict__["fields"] = {"status": 500}
    try:
        raise ValueError(f"key={'k' * 5}")
    except ValueError:
        record.exc_info = sys.exc_info()
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert told.pop("trace").endswith(f"ValueError: key={HIDDEN}")
    assert told == {
        "at": "1970-01-01T00:00:01.500Z",
        "level": "error",
        "from": "delvers.x",
        "text": "a\nb",
        "status": 500,
    }


def test_a_real_server_writes_json_without_any_key_word_or_secret(tmp_path: Path) -> None:
    stray, database = new_key(), str(tmp_path / "games.sqlite3")
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, database, stray],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with httpx.Client(base_url=process.stdout.readline().split()[-1], timeout=None) as http:
        party = humans(http, 3)
        key = str(party.keys[0])
        party.lay_first(0)
        party.lay(0, "power 9")
        for path in (f"{party.url}?key={key}", f"/table/{party.table}?key={key}x", f"/{key}"):
            http.get(path)
        http.get(f"/table/{key}")
        http.get(party.url, headers=bearer(key + "x"))
        http.get(party.url, headers={"Host": f"{key}.example"})
        http.post(f"/api/tables/{party.table}/seats/0", json={"word": "an owl", "name": key})
        http.post(f"{party.url}/choices", content=key.encode(), headers=JSON)
        http.post(f"/api/verify?{key}", content=key.encode(), headers={"Content-Type": key})
        http.request("DELETE", party.url)
        last = {**party.key(0), "Connection": "close"}
        assert http.get(f"{party.url}/log", headers=last).status_code == 500
        with contextlib.suppress(httpx.TransportError):
            http.request(key[:20], party.url)
    process.terminate()
    _, written = process.communicate()
    lines = [json.loads(line) for line in written.splitlines()]
    requests = [line for line in lines if line["text"] == logs.REQUEST]
    assert {201, 403, 404, 405, 409, 415, 421, 422, 500} <= {one["status"] for one in requests}
    (crash,) = [line for line in lines if "RuntimeError" in line.get("trace", "")]
    assert crash["level"] == "error"
    hidden = [*map(str, party.keys), stray, key[:20], "an owl", *(f"word {n}" for n in range(3))]
    assert not [secret for secret in hidden if secret in written]
    stored = Storage(open_database(database)).find_table(party.table)
    assert stored is not None
    assert str(stored.fairness.secret) not in written
