"""Server-sent events: everybody hears of every acknowledged choice."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from delvers.server.app import create_app
from delvers.server.push import Streams
from tests.server.guests import humans
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
            yield int(line.removeprefix('data: {"number": ').removesuffix("}"))


def test_a_stream_tells_the_number_at_once_and_after_every_choice(server: Server) -> None:
    party = humans(server.http, 3)
    party.lay(0, "power 1")
    with server.http.stream("GET", f"{party.url}/stream{party.key(1)}") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        heard = numbers(stream)
        assert next(heard) == 1
        party.lay(1, "power 1")
        assert next(heard) == 2
        party.lay(2, "power 1")
        assert next(heard) == 3


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

    async def listen_and_leave() -> None:
        lines = streams.lines("some table")
        assert await anext(lines) == 'event: changed\ndata: {"number": 0}\n\n'
        assert streams.count("some table") == 1
        await lines.aclose()

    asyncio.run(listen_and_leave())
    assert streams.count("some table") == 0
