"""Sitting at a table through the API, as a page or a program would."""

import asyncio
from dataclasses import dataclass
from typing import Any, Protocol

import httpx
from fastapi import FastAPI

from delvers.server.tables import Tables

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
        self._client = httpx.AsyncClient(transport=transport, base_url="http://delvers")
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

    def key(self, seat: int | None) -> str:
        return "" if seat is None else f"?key={self.keys[seat]}"

    def look(self, seat: int | None = None) -> httpx.Response:
        return self.http.get(self.url + self.key(seat))

    def state(self, seat: int | None = None) -> dict[str, Any]:
        answer = self.look(seat)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def lay(self, seat: int | None, option: str, number: int = 0) -> httpx.Response:
        form = {"number": number, "option": option}
        return self.http.post(f"{self.url}/choices{self.key(seat)}", json=form)

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


def human(seat: int) -> dict[str, str]:
    return {"kind": "human", "name": NAMES[seat], "word": f"word {seat}"}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def sit_down(http: Http, *seats: dict[str, str], **form: Any) -> Party:
    """Open a table with these seats."""
    answer = http.post("/api/tables", json={"game": "raiders", "seats": list(seats), **form})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return Party(http, opened["table"], tuple(seat["key"] for seat in opened["seats"]))


def humans(http: Http, count: int, **form: Any) -> Party:
    """Open a table with so many people."""
    return sit_down(http, *(human(seat) for seat in range(count)), **form)
