"""Every viewer gets the same bytes from a game and from a copy whose secrets are dealt anew.

The copy knows nothing that the viewer cannot know: what is hidden from him is dealt anew, what was
told to others only was never told, and what others chose does not stand in its log.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from delvers import Dice
from delvers.kernel.fairness import Fairness
from delvers.kernel.kit import REGISTRY
from delvers.server import show
from delvers.server.app import create_app
from delvers.server.changes import Wanted
from delvers.server.gathering import take_seat
from delvers.server.live import Lines, Moment, viewers_of
from delvers.server.push import Watcher
from delvers.server.stored import StoredChoice
from delvers.server.tables import Guest, Tables
from delvers.text import words
from tests.server.guests import InProcess, bearer
from tests.server.test_bot_games import hurry

STOPS = (0, 5, 20, 60)
"""After so many choices of a game everybody's answers are compared."""
GAMES = [(spec.id, next(count for count in spec.seats if count > 1)) for spec in REGISTRY]


class House:
    """A table on one server, and on another the copy that some viewer could as well sit at."""

    def __init__(self, folder: Path, stack: ExitStack, game: str, seats: int) -> None:
        self.database = str(folder / "games.sqlite3")
        self.real, self.twin = self._app(stack), self._app(stack)
        tables: Tables = self.real.state.tables
        promise = Fairness.begin([], "a secret")
        tables.storage.add_promise(promise, 0, forget_before=0)
        opened = tables.open(game, [Guest("human")] * seats, {}, promise=promise.commitment)
        self.table, self.dice = opened.stored.id, Dice(5)
        self.keys = [take_seat(tables, self.table, seat, "", "").key for seat in range(seats)]
        self._clients = {
            id(app): stack.enter_context(InProcess(app)) for app in (self.real, self.twin)
        }
        self._viewer: int | None = None
        self._make_blind(self.twin.state.tables.storage)

    def _app(self, stack: ExitStack) -> FastAPI:
        app = create_app(self.database)
        stack.callback(app.state.bot_seats.close)
        stack.callback(app.state.tables.storage.close)
        app.state.tables.listeners.clear()
        hurry(app.state.tables.storage.engine)
        return app

    def _make_blind(self, storage: Any) -> None:
        choices_after = storage.choices_after

        def blind(*wanted: Any) -> list[StoredChoice]:
            return [self._as_seen(entry) for entry in choices_after(*wanted)]

        storage.choices_after = blind

    def _as_seen(self, entry: StoredChoice) -> StoredChoice:
        """An entry of the log less all that the viewer cannot know."""
        events = tuple(event for event in entry.events if event.visible_to(self._viewer))
        option = entry.option if entry.seat == self._viewer else "something"
        return replace(entry, events=events, option=option)

    def play(self, most: int) -> bool:
        """Whether the game goes on after so many choices in all."""
        tables: Tables = self.real.state.tables
        while True:
            with tables.at(self.table) as live:
                if live.game.is_over:
                    return False
                if live.number >= most:
                    return True
                ask = live.game.pending[self.dice.choice(sorted(live.game.pending))]
                option = self.dice.choice(ask.options)
                tables.choose_at(live, ask.seat, live.number, option)

    def redeal(self, viewer: int | None) -> None:
        """Make the copy that the viewer cannot tell from his own table."""
        self._viewer = viewer
        twins: Tables = self.twin.state.tables
        twins._live.clear()
        with self.real.state.tables.at(self.table) as live:
            game = live.game.determinize(viewer, Dice(self.dice.next64()))
            told, count = live.moment.events(viewer), live.moment.line_count(viewer)
        with twins.at(self.table) as other:
            other.game = game
            seen = dict.fromkeys(viewers_of(other.stored), 0) | {viewer: count}
            other.moment = Moment(game, other.number, Lines([*told], game.events_told, seen))

    def answers(self, app: FastAPI, viewer: int | None) -> dict[str, bytes]:
        """All that a viewer is told: state, parts of the page, log, pushes, page, refusals."""
        http = self._clients[id(app)]
        url, page = f"/api/tables/{self.table}", f"/table/{self.table}"
        keys: dict[str, str] = {} if viewer is None else bearer(self.keys[viewer])
        found = {
            path: http.get(path, headers=keys)
            for path in (f"{url}?regions=true", f"{url}/log", f"{url}/record", page)
        }
        found["nonsense"] = http.post(
            f"{url}/choices", json={"number": 2**31, "option": "nonsense"}, headers=keys
        )
        if viewer is None:
            found["picture"] = http.get(f"{page}/picture.svg")
        told = {path: answer.content for path, answer in found.items()}
        told["statuses"] = str([answer.status_code for answer in found.values()]).encode()
        for wanted in (Wanted(viewer), Wanted(viewer, words("en"), with_parts=True)):
            told[f"push {wanted.with_parts}"] = asyncio.run(first_push(app, self.table, wanted))
        return told


async def first_push(app: FastAPI, table: str, wanted: Wanted) -> bytes:
    """What a stream tells first: the whole table."""
    lines = app.state.streams.lines(Watcher(table, wanted))
    first: bytes = await anext(lines)
    await lines.aclose()
    app.state.tables.in_memory_now(table).moment.drawings.clear()
    return first


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def compared(house: House, viewers: Sequence[int | None]) -> Iterator[tuple[str, bytes, bytes]]:
    """Each answer of the table and of the copy, for every viewer."""
    for viewer in viewers:
        house.redeal(viewer)
        here, there = (house.answers(app, viewer) for app in (house.real, house.twin))
        assert here.keys() == there.keys()
        yield from ((name, here[name], there[name]) for name in here)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_viewer_cannot_know_changes_no_byte_of_what_he_gets(
    tmp_path: Path, stack: ExitStack, game: str, seats: int
) -> None:
    house = House(tmp_path, stack, game, seats)
    count = 0
    for stop in STOPS:
        if not house.play(stop):
            break
        for name, here, there in compared(house, [*range(seats), None]):
            assert here == there, (stop, name)
            count += 1
    assert count > 2 * 7 * (seats + 1)


def test_the_comparison_notices_an_answer_that_tells_too_much(
    tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seats = GAMES[0]
    house = House(tmp_path, stack, game, seats)
    shown = show.fairness_of

    def chatty(live: Any) -> dict[str, Any]:
        told = shown(live)
        return {**told, "receipt": f"{live.game._table.state.dice.state}"}

    monkeypatch.setattr(show, "fairness_of", chatty)
    assert any(here != there for _, here, there in compared(house, [0]))
