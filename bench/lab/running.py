"""Runs of the laboratory as its users start them, with what they cost."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

EXPERIMENT = """game = "raiders"
games = {games}
seats = 4
bots = ["random"]
seed = 1
"""
COMMAND = (sys.executable, "-c", "from delvers.cli.app import app; app()", "lab")


@dataclass
class Cost:
    """What a command took: seconds by the clock and of processors, and memory as time went by.

    Memory is that of the command's own process and of all its processes, in megabytes.
    """

    wall: float = 0.0
    cpu: float = 0.0
    own: list[float] = field(default_factory=list)
    all: list[float] = field(default_factory=list)


def cost_of(*arguments: object, seconds: float = 0.0) -> Cost:
    """Run a command of the laboratory; after so many seconds, if any, it is told to end."""
    began, cost = time.perf_counter(), Cost()
    command = [*COMMAND, *map(str, arguments)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while True:
        pid, status, used = os.wait4(process.pid, os.WNOHANG)
        cost.wall = time.perf_counter() - began
        if pid:
            break
        cost.own.append(memory([process.pid]))
        cost.all.append(memory(with_children(process.pid)))
        if 0 < seconds < cost.wall:
            process.send_signal(signal.SIGTERM)
            seconds = 0.0
        time.sleep(0.2)
    process.returncode = os.waitstatus_to_exitcode(status)
    cost.cpu = used.ru_utime + used.ru_stime
    return cost


def with_children(pid: int) -> list[int]:
    """A process and those that it has started."""
    found = [pid]
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = path.read_text(encoding="ascii").split()
        except OSError:
            continue
        for child in children:
            found += with_children(int(child))
    return found


def memory(pids: list[int]) -> float:
    """Megabytes that processes have in memory."""
    pages = 0
    for pid in pids:
        try:
            pages += int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def played_in(folder: Path) -> tuple[int, float]:
    """How many games a folder holds, and the seconds in which they were played."""
    state = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    return sum(state["games"]), state["seconds"]
