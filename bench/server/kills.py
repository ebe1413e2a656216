"""Kill a server again and again while games are played, and look whether a move was lost.

    python -m bench.server.kills --kills 1000 --database both --workers 2 [--minutes 10]

All games are played, people choosing anything. Each server is killed (SIGKILL, with all that it has
started, as by a power cut) at some moment in the middle of the moves; where it has several workers,
one of them before. Some servers in between have another version of all rules, as after an upgrade.
In the end every acknowledged choice must stand in the log once, at its number, and the log must
hold nothing that nobody sent.

Servers are forked from a process that has imported everything, so that a start costs little.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.guests import Party, forget_cookies, humans
from tests.server.postgres import cluster

import delvers
from bench.server.serving import children_of
from delvers.server.database import open_database
from delvers.server.storage import Storage
from delvers.server.stored import TABLE

NURSERY = """
import json, os, signal, sys, tempfile
import uvicorn
import delvers
import delvers.server.connections
from delvers.kernel.spec import Spec
from delvers.server import run
from delvers.server.app import create_app
from delvers.server.bots import get_ready
from tests.server.guests import InProcess, humans

get_ready()
with tempfile.TemporaryDirectory() as folder:
    app = create_app(f"{folder}/games.sqlite3")
    with InProcess(app) as http:
        for spec in delvers.games().values():
            party = humans(http, spec.seats[0], game=spec.id)
            party.lay_first(party.state()["waiting"][0])
    app.state.bot_seats.close()
    app.state.tables.journal.close()
    app.state.streams.stop()
    app.state.tables.storage.close()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    if os.fork():
        continue
    database, version, workers = json.loads(line)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setpgid(0, 0)
    os.close(0)
    print(os.getpid(), flush=True)
    if version:
        Spec.rules_version = property(lambda spec: version)
    run(port=0, database=database, workers=workers)
    os._exit(0)
"""
MOST_MOVES = 6
"""Between two kills at most so many moves are acknowledged."""
LATEST = 0.05
"""Then, within so many seconds, the server is killed while moves go on."""


@dataclass
class Account:
    """What was sent and what was acknowledged, of all tables."""

    parties: list[Party] = field(default_factory=list)
    sent: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    acknowledged: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    kills: int = 0

    def play(self, party: Party, dice: random.Random) -> None:
        """One move; what is acknowledged is noted."""
        state = party.state()
        if state["result"] is not None:
            self.parties.remove(party)
            self.parties.append(humans(party.http, len(party.keys), game=state["game"]))
            return
        own = party.state(state["waiting"][0])
        if own["ask"] is None:  # somebody has moved on meanwhile
            return
        option = dice.choice(own["ask"]["options"])["option"]
        self.sent[party.table, own["seat"], option] += 1
        answer = party.lay(own["seat"], option, own["number"])
        if answer.status_code == 200:
            place = party.table, answer.json()["number"]
            assert place not in self.acknowledged, "one number was acknowledged twice"
            self.acknowledged[place] = own["seat"], option

    def wrong(self, storage: Storage) -> int:
        """How many choices are lost, doubled or out of order."""
        tables = {table for table, _, _ in self.sent}
        kept: dict[tuple[str, int], tuple[int, str]] = {}
        for table in tables:
            entries = storage.choices_after(table, -1)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            kept |= {(table, e.number): (e.seat, e.option) for e in entries if e.seat != TABLE}
        lost = sum(kept.get(place) != choice for place, choice in self.acknowledged.items())
        counted = Counter((table, *choice) for (table, _), choice in kept.items())
        return lost + (counted - self.sent).total()


class Killed:
    """A server to be killed; its process group holds all that it starts."""

    def __init__(self, pid: int, address: str, workers: int) -> None:
        self._pid = pid
        self._workers = workers
        self.http = httpx.Client(base_url=address, timeout=60, verify=False)
        forget_cookies(self.http)

    def kill_worker(self, dice: random.Random) -> None:
        """Kill one of several workers; the others go on."""
        if self._workers > 1 and (others := children_of(self._pid)):
            with suppress(ProcessLookupError):
                os.kill(dice.choice(others), signal.SIGKILL)

    def kill(self) -> None:
        """Kill all of it at once."""
        with suppress(ProcessLookupError):
            os.killpg(self._pid, signal.SIGKILL)


class Nursery:
    """A process that has imported everything, and forks a server whenever one is wanted."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    @contextmanager
    def server(self, database: str, version: str, workers: int) -> Iterator[Killed]:
        """A server that is dead in the end."""
        given, told = self._process.stdin, self._process.stdout
        assert given is not None
        assert told is not None
        given.write(json.dumps([database, version, workers]) + "\n")
        given.flush()
        server = Killed(int(told.readline()), told.readline().split()[-1], workers)
        try:
            yield server
        finally:
            server.kill()
            server.http.close()

    def close(self) -> None:
        """Start no more."""
        self._process.kill()
        self._process.wait()


def killing(server: Killed, dice: random.Random) -> threading.Thread:
    """Kill a worker, if there are several, and then the server, while somebody plays."""
    early, late = sorted(dice.uniform(0.0, LATEST) for _ in range(2))

    def kill() -> None:
        time.sleep(early)
        server.kill_worker(dice)
        time.sleep(late - early)
        server.kill()

    thread = threading.Thread(target=kill)
    thread.start()
    return thread


def play_and_kill(account: Account, server: Killed, dice: random.Random) -> None:
    """Play at all tables, and kill the server in the middle of a move."""
    account.parties = [party.through(server.http) for party in account.parties]
    if not account.parties:
        for spec in delvers.games().values():
            account.parties.append(humans(server.http, spec.seats[0], game=spec.id))
    enough = len(account.acknowledged) + dice.randrange(MOST_MOVES + 1)
    while len(account.acknowledged) < enough:
        account.play(dice.choice(account.parties), dice)
    killer = killing(server, random.Random(dice.random()))
    while killer.is_alive():
        with suppress(httpx.TransportError):
            account.play(dice.choice(account.parties), dice)
    killer.join()
    account.kills += 1


def measure(
    database: str, kills: int, workers: int, seed: int = 1, until: float = float("inf")
) -> tuple[int, int, int]:
    """How many kills there were, choices acknowledged, and choices that are wrong."""
    dice, account, nursery = random.Random(seed), Account(), Nursery()
    try:
        while account.kills < kills and time.monotonic() < until:
            number = account.kills
            version = f"upgrade {number // 10}" if number % 20 >= 10 else ""
            with nursery.server(database, version, workers) as server:
                play_and_kill(account, server, dice)
    finally:
        nursery.close()
    storage = Storage(open_database(database))
    wrong = account.wrong(storage)
    storage.close()
    return account.kills, len(account.acknowledged), wrong


def main() -> None:
    """Run and print the figures, the last of them last."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most")
    given = parser.parse_args()
    kinds = ["sqlite", "postgres"] if given.database == "both" else [given.database]
    in_all = made_in_all = wrong_in_all = 0
    for kind in kinds:
        until = time.monotonic() + given.minutes * 60 / len(kinds)
        with ExitStack() as stack:
            if kind == "postgres":
                database = stack.enter_context(cluster()).new_database("kills")
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                database = str(Path(folder) / "games.sqlite3")
            share = given.kills // len(kinds)
            kills, made, wrong = measure(database, share, given.workers, given.seed, until)
        print(f"{kills} kills on {kind}, {made} acknowledged choices, {wrong} wrong")
        in_all, made_in_all, wrong_in_all = in_all + kills, made_in_all + made, wrong_in_all + wrong
    print(f"{in_all} kills, {made_in_all} acknowledged choices")
    print(f"lost, doubled or out of order: {wrong_in_all}")


if __name__ == "__main__":
    main()
