"""Pages told where a change is made: what they make of it is what is drawn."""

import asyncio
import json
import random
from typing import Any

import pytest
from fastapi import FastAPI

from delvers.draw import keeps_pieces, regions
from delvers.server import pagechanges, push
from delvers.server.changes import Known, Wanted
from delvers.server.live import LiveTable
from delvers.server.pagechanges import is_drawn_at_once, page_json_for
from delvers.server.push import Streams, Watcher
from delvers.server.show import scene_for
from delvers.server.tables import Guest, Tables
from delvers.text import words
from tests.server.test_patches import patched


def table_of(app: FastAPI, game: str, seats: int) -> LiveTable:
    tables: Tables = app.state.tables
    app.state.bot_seats.close()  # the table is played by the test alone
    opened = tables.open(game, [Guest("bot", bot="random")] * seats, {})
    return tables.opened(opened.stored.id)


class Page:
    """What a page has made of all that it was told."""

    def __init__(self, live: LiveTable, seat: int | None, lang: str) -> None:
        self.live = live
        self.wanted = Wanted(seat, words(lang), with_parts=True)
        self.known = Known(told=0)
        self.parts: dict[str, str] = {}

    def hear(self) -> None:
        told = page_json_for(self.live, self.live.moment, self.wanted, self.known)
        parts = json.loads(told)["regions"].items()
        self.parts |= {name: patched(self.parts, part) for name, part in parts}

    def drawn(self) -> dict[str, str]:
        assert self.wanted.words is not None
        return regions(scene_for(self.live, self.wanted.seat, self.wanted.words))


@pytest.mark.parametrize(("game", "choices"), [("raiders", 200), ("dungeonquest-3e", 25)])
def test_a_page_shows_what_is_drawn_after_every_choice(
    app: FastAPI, game: str, choices: int
) -> None:
    live, dice = table_of(app, game, 3), random.Random(4)
    pages = [Page(live, seat, lang) for seat, lang in ((0, "en"), (2, "ru"), (None, "en"))]
    for number in range(choices):
        if live.game.is_over:
            break
        seat = dice.choice(live.game.waiting)
        live.take(live.step(seat, dice.choice(live.game.pending[seat].options), 0.0))
        for page in pages:
            if number % 3 or page is not pages[0]:  # one page does not hear everything
                page.hear()
                assert page.parts == page.drawn()


def test_only_a_page_that_has_its_parts_is_drawn_at_once(app: FastAPI) -> None:
    live, known = table_of(app, "raiders", 3), Known()
    assert not is_drawn_at_once(live, known)
    page_json_for(live, live.moment, Wanted(0, words("en"), with_parts=True), known)
    assert is_drawn_at_once(live, known)
    assert keeps_pieces("raiders")
    assert not keeps_pieces("plungin")


class Wire:
    """A way out of a stream that keeps what is sent."""

    is_free = True

    def __init__(self) -> None:
        self.sent = b""

    def write(self, told: bytes) -> None:
        self.sent += told


async def resting(streams: Streams, live: LiveTable, seat: int) -> tuple[Watcher, Wire, Any]:
    """A page that was told how the table stands, and waits for more."""
    watcher, wire = Watcher(live.stored.id, Wanted(seat, words("en"), with_parts=True)), Wire()
    watcher.wire = wire  # type: ignore[assignment]
    lines = streams.lines(watcher)
    await anext(lines)
    while watcher._has_news:
        await anext(lines)
    waiting = asyncio.ensure_future(anext(lines, b""))
    await asyncio.sleep(0)
    return watcher, wire, waiting


def test_a_page_is_written_to_where_the_change_is_made(app: FastAPI) -> None:
    live, streams = table_of(app, "raiders", 3), app.state.streams

    async def play() -> None:
        watcher, wire, _ = await resting(streams, live, 0)
        seat = live.game.waiting[0]
        live.take(live.step(seat, live.game.pending[seat].options[0], 0.0))
        streams.tell(live.stored.id, live.number)
        assert wire.sent.startswith(b"event: changed\ndata: {")
        told = json.loads(wire.sent.partition(b"data: ")[2].partition(b"\n\n")[0])
        assert (told["number"], watcher.known.number) == (live.number, live.number)
        assert told["regions"]
        streams.close()

    asyncio.run(play())


def test_a_page_that_cannot_be_drawn_keeps_nobody_from_hearing(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live, streams = table_of(app, "raiders", 3), app.state.streams

    def page_json(live: LiveTable, moment: Any, wanted: Wanted, known: Known) -> bytes:
        if wanted.seat == 0:
            raise KeyError("broken")
        return pagechanges.page_json_for(live, moment, wanted, known)

    async def play() -> None:
        broken, _, _ = await resting(streams, live, 0)
        _, wire, _ = await resting(streams, live, 1)
        monkeypatch.setattr(push, "page_json_for", page_json)
        seat = live.game.waiting[0]
        live.take(live.step(seat, live.game.pending[seat].options[0], 0.0))
        streams.tell(live.stored.id, live.number)
        assert b'"number":1,' in wire.sent
        assert broken._has_news
        streams.close()

    asyncio.run(play())
    assert "could not be drawn" in caplog.text
