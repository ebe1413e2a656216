"""What a table costs after 100, 1,000 and 10,000 choices of one visit to a village.

    python -m bench.server.long [--lengths 100,1000,10000] [--rounds 3]

One campaign of Dungeon Plungin' is played in the village, where a visit has no end of its own; its
database is copied at each length. Then servers are started on the copies by turns: the first look,
looks without `after`, and moves are measured in processor time of the server.
"""

import argparse
import asyncio
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from bench.server.serving import Connection, Served, serving
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask
from delvers.server.database import back_up, open_database
from delvers.server.gathering import take_seat
from delvers.server.storage import Storage
from delvers.server.tables import Guest, Tables

GAME = "plungin"
MOVES = 40
LOOKS = 10


class Campaign:
    """One person at one table, who looks around in the village for ever."""

    def __init__(self, file: Path) -> None:
        engine = open_database(str(file))
        hurry(engine)
        self.file = file
        self.tables = Tables(Storage(engine))
        opened = self.tables.open(GAME, [Guest("human")], {"campaign": True})
        self.table = opened.stored.id
        self.key = take_seat(self.tables, self.table, 0, "", "").key
        self._dice = Dice(7)

    def play(self, length: int) -> None:
        """Choose until the table has so many choices."""
        with self.tables.at(self.table) as live:
            while live.number < length:
                option = choice(live.game.pending[0], self._dice)
                self.tables.choose_at(live, 0, live.number, option)

    def copy(self, file: Path) -> None:
        """The database as it is now."""
        back_up(self.tables.storage.engine, file)


def choice(ask: Ask, dice: Dice) -> str:
    """Look at something in the village, or turn away from it; before the village, anything."""
    if ask.prompt == "village":
        return next((o for o in ask.options if o.startswith("see ")), ask.options[0])
    return "enough" if "enough" in ask.options else dice.choice(ask.options)


def hurry(engine: Engine) -> None:
    """Here nobody pulls the plug."""
    engine.dispose()

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA synchronous=OFF")


async def costs(served: Served, campaign: Campaign) -> tuple[float, float, float]:
    """Milliseconds of the first look, of a later one, and of a move."""
    connection = Connection(served.port)
    headers = f"Authorization: Bearer {campaign.key}\r\n"
    address = f"/api/tables/{campaign.table}"
    # What a server does once, for whichever table comes first, is not counted.
    form = {"game": GAME, "seats": [{"kind": "human"}], "options": {"campaign": True}}
    _, opened = await connection.ask("POST", "/api/tables", form)
    await connection.ask("POST", f"/api/tables/{opened['table']}/seats/0", {})
    await connection.ask("GET", f"/api/tables/{opened['table']}")

    began = served.cpu()
    status, state = await connection.ask("GET", address, headers=headers)
    assert status == 200, state
    first = served.cpu() - began

    began = served.cpu()
    for _ in range(LOOKS):
        await connection.ask("GET", address, headers=headers)
    look = (served.cpu() - began) / LOOKS

    began = served.cpu()
    for _ in range(MOVES):
        options = [one["option"] for one in state["ask"]["options"]]
        option = next((o for o in options if o.startswith("see ") or o == "enough"), options[0])
        form = {"number": state["number"], "option": option}
        status, state = await connection.ask("POST", f"{address}/choices", form, headers)
        assert status == 200, state
    move = (served.cpu() - began) / MOVES
    return first * 1000, look * 1000, move * 1000


def measured(campaign: Campaign, copy: Path, folder: Path) -> tuple[float, float, float]:
    """The costs on a fresh copy, by a server that has just been started."""
    file = folder / "served.sqlite3"
    for old in folder.glob("served.sqlite3*"):
        old.unlink()
    shutil.copy(copy, file)
    with serving(database=str(file)) as served:
        return asyncio.run(costs(served, campaign))


def copies(campaign: Campaign, lengths: list[int], folder: Path) -> Iterator[tuple[int, Path]]:
    """The table at each length."""
    for length in lengths:
        campaign.play(length)
        file = folder / f"{length}.sqlite3"
        campaign.copy(file)
        yield length, file


def main() -> None:
    """Measure by turns and print how much more the longest table costs than the shortest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lengths", default="100,1000,10000")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    lengths = sorted(map(int, given.lengths.split(",")))
    found: dict[int, list[tuple[float, float, float]]] = {length: [] for length in lengths}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        campaign = Campaign(folder / "games.sqlite3")
        made = dict(copies(campaign, lengths, folder))
        for _ in range(given.rounds):
            for length, file in made.items():
                found[length].append(measured(campaign, file, folder))
    middle = {n: [statistics.median(one) for one in zip(*found[n], strict=True)] for n in lengths}
    for length, (first, look, move) in middle.items():
        print(
            f"{length:,} choices: first look {first:.0f} ms, look {look:.1f} ms, "
            f"move {move:.1f} ms of processor time"
        )
    ratios = [
        long / short for short, long in zip(middle[lengths[0]], middle[lengths[-1]], strict=True)
    ]
    print(
        f"{lengths[-1]:,} choices beside {lengths[0]:,}: first look {ratios[0]:.1f} times, "
        f"look {ratios[1]:.1f} times, move {ratios[2]:.1f} times"
    )


if __name__ == "__main__":
    main()
