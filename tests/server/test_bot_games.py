"""Bots play every game on the server, in every seat, and come to its end."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import Engine, event

from delvers.bots import making
from delvers.bots.guard import AFTER, RETURNS
from delvers.kernel.dice import Dice
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.server.show import log_for
from delvers.server.tables import Guest, Tables
from delvers.text import words
from tests.bots.test_guard import Idler
from tests.server.conftest import Apps
from tests.server.guests import seated

MOST = 12_000
"""A game on the server has at most so many choices before it ends."""
HUMAN, RANDOM, PLANS = Guest("human"), Guest("bot", bot="random"), Guest("bot", bot="heuristic")


class Later(Executor):
    """Does one thing after the other, when it is told to: no thread, no process, no clock."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def submit(self, do: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self._waiting.append(lambda: future.set_result(do(*args, **named)))
        return future

    def step(self) -> bool:
        """Do the next thing, if there is one."""
        if self._waiting:
            self._waiting.popleft()()
            return True
        return False


class House:
    """A server that does everything on one thread."""

    def __init__(self, app: FastAPI) -> None:
        self.tables: Tables = app.state.tables
        self.later = Later()
        self._dice = Dice(7)
        app.state.bot_seats._thread = app.state.bot_seats._pool = self.later
        app.state.bot_seats._streams = lambda _table: 1
        self.tables.listeners[:] = [app.state.bot_seats.wake]
        self.wake = app.state.bot_seats.wake
        hurry(self.tables.storage.engine)

    def open(self, game: str, guests: list[Guest], **options: object) -> str:
        """A table whose secret is the same in every run."""
        promise = Fairness.begin([], "a secret")
        self.tables.storage.add_promise(promise, 0, forget_before=0)
        opened = self.tables.open(game, guests, options, promise=promise.commitment)
        return seated(self.tables, opened)

    def game(self, table: str) -> Game:
        with self.tables.at(table) as live:
            return live.game

    def play(self, table: str, until: Callable[[Game], bool]) -> Game:
        """Let bots think and people choose anything, until something has happened."""
        while not until(game := self.game(table)):
            assert game.number < MOST, game.pending
            if not self.later.step():
                self._person_chooses(table)
        return game

    def _person_chooses(self, table: str) -> None:
        with self.tables.at(table) as live:
            people = [s for s in live.game.waiting if live.stored.seats[s].kind == "human"]
            assert people, "the bots have stopped thinking"
            number, ask = live.number, live.game.pending[people[0]]
        self.tables.choose(table, ask.seat, number, self._dice.choice(ask.options))


def hurry(engine: Engine) -> None:
    """No test pulls the plug, so nothing has to be on the disk at once."""
    engine.dispose()

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA synchronous=OFF")


@pytest.fixture(autouse=True)
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of bots depend on the table's id."""
    monkeypatch.setattr("delvers.server.tables.secrets.token_hex", lambda length: "a" * 2 * length)


@pytest.fixture
def house(app: FastAPI) -> House:
    return House(app)


def line_ups() -> list[Any]:
    """Every game: a person among bots with any number of seats; bots alone with fewest and most.

    Heroes of Dungeon Plungin' who are led well live for thousands of choices: those are played by
    the soak and, here, through an adventure into the next one.
    """
    found = []
    for spec in REGISTRY:
        is_long = spec.id == "plungin"
        for seats in spec.seats:
            mixed = [PLANS if seat % 2 else RANDOM for seat in range(seats)]
            person = seats // 2
            if seats in (min(spec.seats), max(spec.seats)):
                found += [(spec.id, [RANDOM] * seats)]
                found += [] if is_long else [(spec.id, [PLANS] * seats)]
            if not is_long or seats < 4:
                found += [(spec.id, [*mixed[:person], HUMAN, *mixed[person + 1 :]])]
    return [
        pytest.param(game, guests, id="-".join([game, *(one.bot or "human" for one in guests)]))
        for game, guests in found
        if any(guest.bot for guest in guests)
    ]


def is_over(game: Game) -> bool:
    return game.is_over


def loops(house: House, table: str) -> int:
    """Read from the log: a game in memory forgets what happened long ago."""
    told = [entry.events for entry in house.tables.storage.choices_after(table, -1)]
    return sum(one.kind == "loop_ended" for events in told for one in events)


@pytest.mark.parametrize(("game", "guests"), line_ups())
def test_bots_play_to_the_end(house: House, game: str, guests: list[Guest]) -> None:
    table = house.open(game, guests)
    assert house.play(table, is_over).result is not None
    assert loops(house, table) == 0


def is_in_village(game: Game) -> bool:
    return bool(game.view(None)["stage"] == "village")


def adventures(game: Game) -> int:
    view: Any = game.view(None)
    return int(view["party"]["begun"])


def test_bots_make_heroes_and_go_on_from_the_village_to_the_next_adventure(house: House) -> None:
    table = house.open("plungin", [PLANS, PLANS], campaign=True)
    village = house.play(table, is_in_village)
    number = village.number
    assert house.play(table, lambda game: not is_in_village(game)).number - number < 200
    played = house.play(table, lambda game: game.is_over or adventures(game) == 2)
    assert not played.is_over
    assert loops(house, table) == 0


BOUND = 2 * (AFTER + 4 * RETURNS)


@pytest.fixture
def idler(monkeypatch: pytest.MonkeyPatch) -> Guest:
    """A bot that would never leave the village."""
    monkeypatch.setitem(making.ANY_GAME, "idler", Idler)
    return Guest("bot", bot="idler")


def test_bots_in_a_loop_are_led_out_of_it_and_the_table_is_told(house: House, idler: Guest) -> None:
    table = house.open("plungin", [idler], campaign=True)
    start = house.play(table, lambda game: game.pending[0].prompt == "village").number
    played = house.play(table, lambda game: game.is_over or not is_in_village(game))
    assert played.number - start <= BOUND
    assert loops(house, table) == 1
    with house.tables.at(table) as live:
        lines = [line["text"] for line in log_for(live, None, words("en"), 0)]
    assert sum("same position again and again" in line for line in lines) == 1


def test_a_restart_in_the_middle_of_a_loop_changes_nothing(make_app: Apps, idler: Guest) -> None:
    house = House(make_app())
    table = house.open("plungin", [idler], campaign=True)
    start = house.play(table, lambda game: game.pending[0].prompt == "village").number
    house.play(table, lambda game: game.number == start + AFTER + RETURNS)
    restarted = House(make_app())
    restarted.wake(table)
    played = restarted.play(table, lambda game: game.is_over or not is_in_village(game))
    with restarted.tables.at(table) as live:
        assert live.number - start <= BOUND
    assert loops(restarted, table) == 1
    with house.tables.at(table) as live:
        assert live.game.pending == played.pending


def test_a_person_who_chooses_is_never_taken_for_a_loop(house: House) -> None:
    table = house.open("plungin", [HUMAN], campaign=True)
    house.play(table, lambda game: game.pending[0].prompt == "village")
    for _ in range(AFTER + 2 * RETURNS + 10):
        with house.tables.at(table) as live:
            options = live.game.pending[0].options
            option = next((o for o in options if o.startswith("see ")), "enough")
            number = live.number
        house.tables.choose(table, 0, number, option)
    assert loops(house, table) == 0
