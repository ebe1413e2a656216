"""Sitting at a table through the API, as a page or a program would."""

import asyncio
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Protocol

import httpx
from fastapi import FastAPI

from delvers.server.gathering import take_seat
from delvers.server.tables import Opened, Tables

JSON = {"Content-Type": "application/json"}
NAMES = ("Ana", "Bob", "Eva", "Ion", "Olga")


class Http(Protocol):
    """What a client in process and a real one have in common."""

    def get(self, url: str, /, *, headers: Any = None) -> httpx.Response: ...

    def post(
        self, url: str, /, *, json: Any = None, content: Any = None, headers: Any = None
    ) -> httpx.Response: ...


class InProcess:
    """A client that calls the application itself, without a socket."""

    def __init__(self, app: FastAPI) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        forget_cookies(self._client)
        self._runner = asyncio.Runner()

    def get(self, url: str, /, **request: Any) -> httpx.Response:
        return self._runner.run(self._client.get(url, **request))

    def post(self, url: str, /, **request: Any) -> httpx.Response:
        return self._runner.run(self._client.post(url, **request))

    def __enter__(self) -> "InProcess":
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.run(self._client.aclose())
        self._runner.close()


def forget_cookies(client: httpx.Client | httpx.AsyncClient) -> None:
    """Programs send keys in a header; what a browser would keep is not sent again."""
    client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))


@dataclass(frozen=True)
class Party:
    """A table, and the keys of those who sit at it (None for bots)."""

    http: Http
    table: str
    keys: tuple[str | None, ...]

    @property
    def url(self) -> str:
        return f"/api/tables/{self.table}"

    def through(self, http: Http) -> "Party":
        return Party(http, self.table, self.keys)

    def key(self, seat: int | None) -> dict[str, str]:
        """The header that carries the key of a seat."""
        return {} if seat is None else bearer(str(self.keys[seat]))

    def look(self, seat: int | None = None, query: str = "") -> httpx.Response:
        return self.http.get(self.url + query, headers=self.key(seat))

    def state(self, seat: int | None = None) -> dict[str, Any]:
        answer = self.look(seat)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def lay(self, seat: int | None, option: str, number: int = 0) -> httpx.Response:
        form = {"number": number, "option": option}
        return self.http.post(f"{self.url}/choices", json=form, headers=self.key(seat))

    def lay_first(self, seat: int) -> dict[str, Any]:
        """The seat takes the first option it is offered, and this must be acknowledged."""
        state = self.state(seat)
        answer = self.lay(seat, state["ask"]["options"][0]["option"], state["number"])
        assert answer.status_code == 200, answer.text
        after: dict[str, Any] = answer.json()
        return after

    def play_out(self) -> dict[str, Any]:
        """Everybody takes the first option until the game is over."""
        state = self.state()
        while state["result"] is None:
            state = self.lay_first(state["waiting"][0])
        return state


def finish(app: FastAPI, party: Party) -> None:
    """Play to the end without drawing what nobody looks at."""
    tables: Tables = app.state.tables
    while True:
        with tables.at(party.table) as live:
            if live.game.is_over:
                return
            seat = live.game.waiting[0]
            number, option = live.number, live.game.pending[seat].options[0]
        tables.choose(party.table, seat, number, option)


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def human(seat: int) -> dict[str, str]:
    return {"kind": "human", "name": NAMES[seat], "word": f"word {seat}"}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def open_table(http: Http, *seats: dict[str, str], **form: Any) -> dict[str, Any]:
    """Open a table with these seats; nobody has taken one yet."""
    kinds = [{name: told for name, told in seat.items() if name != "word"} for seat in seats]
    answer = http.post("/api/tables", json={"game": "raiders", "seats": kinds, **form})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def take(http: Http, table: str, seat: int, **form: str) -> dict[str, Any]:
    """Take a seat, with or without a name and a word."""
    answer = http.post(f"/api/tables/{table}/seats/{seat}", json=form)
    assert answer.status_code == 201, answer.text
    taken: dict[str, Any] = answer.json()
    return taken


def sit_down(http: Http, *seats: dict[str, str], **form: Any) -> Party:
    """Open a table with these seats, and let everybody take theirs."""
    table = open_table(http, *seats, **form)["table"]
    keys = [
        take(http, table, number, word=seat.get("word", ""))["key"]
        if seat["kind"] == "human"
        else None
        for number, seat in enumerate(seats)
    ]
    return Party(http, table, tuple(keys))


def seated(tables: Tables, opened: Opened) -> str:
    """The id of a new table, after somebody has taken each of its free seats."""
    for seat in opened.stored.free_seats:
        take_seat(tables, opened.stored.id, seat, "", "")
    return opened.stored.id


def humans(http: Http, count: int, **form: Any) -> Party:
    """Open a table with so many people."""
    return sit_down(http, *(human(seat) for seat in range(count)), **form)
