"""Server-sent events: everybody hears of every acknowledged choice."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest
from fastapi import FastAPI

from delvers.draw.pieces import Drawn, cut
from delvers.server.app import create_app
from delvers.server.changes import Wanted
from delvers.server.gathering import take_seat
from delvers.server.push import HEARTBEAT, Streams, Watcher
from delvers.server.tables import Guest, Tables
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, humans, open_table, seated
from tests.server.process import Server, serving


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with serving(database) as server:
        yield server


def numbers(stream: httpx.Response) -> Iterator[int]:
    """The numbers of the `changed` events."""
    event = ""
    for line in stream.iter_lines():
        assert not line.startswith(":"), "for a whole while nothing was heard"
        if line.startswith("event: "):
            event = line.removeprefix("event: ")
        elif line.startswith("data: ") and event == "changed":
            yield json.loads(line.removeprefix("data: "))["number"]


def test_a_stream_tells_the_number_at_once_and_after_every_choice(server: Server) -> None:
    party = humans(server.http, 3)
    party.lay(0, "power 1")
    with server.http.stream("GET", f"{party.url}/stream", headers=party.key(1)) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        heard = numbers(stream)
        assert next(heard) == 1
        party.lay(1, "power 1")
        assert next(heard) == 2
        party.lay(2, "power 1")
        assert next(heard) == 3
    with server.http.stream("GET", f"{party.url}/stream?number=3") as stream:
        party.lay(0, "power 2", 3)
        assert next(numbers(stream)) == 4  # how the table stood at 3 was known


def test_a_choice_made_through_one_server_is_heard_at_another(
    server: Server, database: str
) -> None:
    party = humans(server.http, 3)
    with (
        serving(database) as other,
        other.http.stream("GET", f"{party.url}/stream") as stream,
    ):
        heard = numbers(stream)
        assert next(heard) == 0
        party.lay(0, "power 1")
        assert next(heard) == 1
        assert party.through(other.http).state()["number"] == 1


def test_a_reader_who_leaves_is_forgotten(database: str) -> None:
    app = create_app(database)
    streams: Streams = app.state.streams
    tables: Tables = app.state.tables
    table = seated(tables, tables.open("raiders", [Guest("human")] * 3, {}))

    async def listen_and_leave() -> None:
        watcher = Watcher(table, Wanted(None))
        lines = streams.lines(watcher)
        assert (await anext(lines)).startswith(b'event: changed\ndata: {"number":0,')
        assert (streams.count(table), streams.count()) == (1, 1)
        await lines.aclose()

    asyncio.run(listen_and_leave())
    assert (streams.count(table), streams.count()) == (0, 0)
    app.state.bot_seats.close()


# -- time passes -----------------------------------------------------------------------------------


def watching(test: Callable[[Watcher], Awaitable[None]]) -> None:
    """Run a test on a loop, as the task of a stream."""

    async def run() -> None:
        await test(Watcher("table", Wanted(None)))

    asyncio.run(run())


def test_a_reader_who_takes_nothing_is_let_go() -> None:
    async def test(watcher: Watcher) -> None:
        await watcher.wait()  # there is news, which now is being sent
        sent = watcher.sending_since
        watcher.pass_time(sent + 29, idle=1e9, slow=30)
        await asyncio.sleep(0)
        watcher.pass_time(sent + 31, idle=1e9, slow=30)
        with pytest.raises(asyncio.CancelledError):
            await asyncio.sleep(0)

    watching(test)


def test_a_stream_on_which_nothing_happens_is_ended() -> None:
    async def test(watcher: Watcher) -> None:
        await watcher.wait()
        watcher.sending_since = 0.0
        watcher.pass_time(watcher.news_at + 59, idle=60, slow=30)
        assert not watcher.is_closed
        watcher.pass_time(watcher.news_at + 61, idle=60, slow=30)
        assert watcher.is_closed
        assert await watcher.wait()

    watching(test)


def test_a_stream_that_is_closed_from_elsewhere_hears_of_it() -> None:
    async def test(watcher: Watcher) -> None:
        await watcher.wait()
        await asyncio.to_thread(watcher.close)
        assert watcher.is_closed
        assert await watcher.wait()

    watching(test)


def test_a_quiet_stream_says_now_and_then_that_it_lives() -> None:
    async def test(watcher: Watcher) -> None:
        await watcher.wait()
        waiting = asyncio.ensure_future(watcher.wait())
        await asyncio.sleep(0)
        watcher.pass_time(watcher.told_at + HEARTBEAT - 1, idle=1e9, slow=1e9)
        await asyncio.sleep(0)
        assert not waiting.done()
        watcher.pass_time(watcher.told_at + HEARTBEAT + 1, idle=1e9, slow=1e9)
        assert await waiting is False

    watching(test)


def test_who_waits_for_seats_to_be_taken_is_told_each_time_once(app: FastAPI, http: Http) -> None:
    table = open_table(http, *[{"kind": "human"}] * 3)["table"]
    streams: Streams = app.state.streams

    async def test(watcher: Watcher) -> None:
        watcher.table = table
        assert b'"has_begun":false' in streams._gathering(watcher)
        assert streams._gathering(watcher) == b""
        take_seat(app.state.tables, table, 1, "", "")
        assert b'"is_free":false' in streams._gathering(watcher)
        watcher.table = "nowhere"
        assert streams._gathering(watcher) == b""
        assert watcher.is_closed

    watching(test)


def test_a_page_is_not_told_by_its_stream_what_the_answer_to_its_choice_tells(
    app: FastAPI, http: Http
) -> None:
    party = humans(http, 3)
    streams: Streams = app.state.streams

    async def play() -> None:
        watchers = [Watcher(party.table, Wanted(seat), f"page {seat}") for seat in (0, 1)]
        lines = [streams.lines(watcher) for watcher in watchers]
        for one in lines:
            await anext(one)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as client:
            url = f"{party.url}/choices?client=page%200"
            form = {"number": 0, "option": "power 1"}
            answer = await client.post(url, json=form, headers=party.key(0))
        assert (answer.json()["number"], answer.json()["sequence"]) == (1, 2)
        assert b'"number":1,' in await anext(lines[1])
        assert watchers[0].known.number == 1
        assert await streams._news_for(watchers[0]) == b""
        for one in lines:
            await one.aclose()

    asyncio.run(play())


def drawing_meanwhile(
    streams: Streams, monkeypatch: pytest.MonkeyPatch, happens: Callable[[], None]
) -> None:
    """While the parts of a page are drawn, something else happens."""

    async def drawn(*_: object) -> dict[str, Drawn]:
        happens()
        return {"hand": cut("before"), "board": cut("a board")}

    monkeypatch.setattr(streams, "drawn", drawn)


def test_a_stream_does_not_tell_again_what_was_answered_while_it_was_drawn(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, streams = humans(http, 3), app.state.streams

    async def test(watcher: Watcher) -> None:
        watcher.table, watcher.wanted = party.table, Wanted(0, with_parts=True)

        def answered() -> None:
            watcher.answered = 1

        drawing_meanwhile(streams, monkeypatch, answered)
        assert await streams._news_for(watcher) == b""
        assert watcher.known.parts == {}

    watching(test)


def test_a_choice_made_while_a_stream_begins_keeps_the_parts_it_was_told(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, streams = humans(http, 3), app.state.streams

    async def test(watcher: Watcher) -> None:
        watcher.table, watcher.wanted = party.table, Wanted(0, with_parts=True)
        app.state.tables.opened(party.table)
        drawing_meanwhile(
            streams, monkeypatch, lambda: watcher.known.parts.update(hand=cut("afterwards"))
        )
        await streams._begin_at(watcher, 0)
        told = {name: part.text for name, part in watcher.known.parts.items()}
        assert told == {"hand": "afterwards", "board": "a board"}

    watching(test)


def test_a_page_made_elsewhere_is_not_told_how_the_table_stood_before(
    app: FastAPI, http: Http, make_app: Apps
) -> None:
    party = humans(http, 3)
    streams: Streams = app.state.streams
    app.state.listening.close()  # it may hear of the choice before the page is there
    with InProcess(make_app()) as other:
        number = party.through(other).lay_first(0)["number"]

    live = app.state.tables.in_memory_now(party.table)
    assert live.moment.number < number

    async def begin() -> int:
        watcher = Watcher(party.table, Wanted(None))
        await streams._begin_at(watcher, number)
        return watcher.known.number

    assert asyncio.run(begin()) == live.moment.number == number
