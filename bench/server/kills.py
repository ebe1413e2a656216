"""Kill a server again and again while games are played, and look whether a move was lost.

    python -m bench.server.kills --kills 1000 --database both --workers 2 [--minutes 10]

All games are played, people choosing anything. Each server is killed at some moment in the middle
of the moves (with workers, one of them before); some servers in between have another version of all
rules, as after an upgrade. In the end every acknowledged choice must stand in the log once, at its
number, and the log must hold nothing that nobody sent.
"""

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.guests import Party, humans
from tests.server.postgres import cluster
from tests.server.process import Server

import delvers
from bench.server.serving import family
from delvers.server.database import open_database
from delvers.server.storage import TABLE, Storage

PROGRAM = """
import sys
from delvers.kernel.spec import Spec
version = {version!r}
if version:
    Spec.rules_version = property(lambda spec: version)
from delvers.server import run
run(port=0, database=sys.argv[1], workers={workers})
"""
MOST_MOVES = 12
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


def killing(server: Server, workers: int, dice: random.Random) -> threading.Thread:
    """Kill a worker, if there are several, and then the server, while somebody plays."""
    early, late = sorted(dice.uniform(0.0, LATEST) for _ in range(2))

    def kill() -> None:
        time.sleep(early)
        if workers > 1 and (others := family(server.process.pid)[1:]):
            with suppress(ProcessLookupError):
                os.kill(dice.choice(others), signal.SIGKILL)
        time.sleep(late - early)
        server.process.send_signal(signal.SIGKILL)

    thread = threading.Thread(target=kill)
    thread.start()
    return thread


def one_kill(account: Account, database: str, workers: int, dice: random.Random) -> None:
    """Start a server, play, and kill it in the middle of a move."""
    number = account.kills
    version = f"upgrade {number // 10}" if number % 20 >= 10 else ""
    server = Server(database, PROGRAM.format(version=version, workers=workers))
    try:
        account.parties = [party.through(server.http) for party in account.parties]
        if not account.parties:
            for spec in delvers.games().values():
                account.parties.append(humans(server.http, spec.seats[0], game=spec.id))
        enough = len(account.acknowledged) + dice.randrange(MOST_MOVES + 1)
        while len(account.acknowledged) < enough:
            account.play(dice.choice(account.parties), dice)
        killer = killing(server, workers, random.Random(dice.random()))
        while killer.is_alive():
            with suppress(httpx.TransportError):
                account.play(dice.choice(account.parties), dice)
        killer.join()
    finally:
        server.kill()
    account.kills += 1


def measure(
    database: str, kills: int, workers: int, seed: int = 1, until: float = float("inf")
) -> tuple[int, int, int]:
    """How many kills there were, choices acknowledged, and choices that are wrong."""
    dice, account = random.Random(seed), Account()
    while account.kills < kills and time.monotonic() < until:
        one_kill(account, database, workers, dice)
        made = len(account.acknowledged)
        print(f"kill {account.kills}: {made} acknowledged", file=sys.stderr)
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
