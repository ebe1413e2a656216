"""Playing tasks on a Ray cluster; a worker that dies costs time, not rows."""

import atexit
import shutil
import socket
import tempfile
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import ray
from ray.exceptions import RayError, RayTaskError

import delvers
from delvers.kernel.errors import DelversError
from delvers.lab.running.chunks import Task, play_task
from delvers.lab.running.processes import LabFailed

LOCAL: Final = "local"
"""Instead of an address: a cluster of this machine alone, begun and ended with the run."""
AHEAD: Final = 4
ATTEMPTS: Final = 5
PATIENCE: Final = 10.0
"""Seconds until a cluster that does not answer counts as out of reach."""

Packed: TypeAlias = tuple[str, tuple[tuple[str, bytes], ...]]
"""The name of a file or folder, and the files in it; a file alone has no name inside."""


def played_by_ray(tasks: Iterator[Task], address: str) -> Iterator[tuple[Task, bytes]]:
    """Play on a cluster; the rows come in the order of the tasks."""
    was_up = ray.is_initialized()
    if not was_up:
        join(address)
    try:
        yield from play_on_cluster(tasks)
    except RayTaskError as problem:
        raise LabFailed(str(problem.cause)) from None
    except RayError as problem:
        raise LabFailed(f"Ray: {problem}") from None
    finally:
        if not was_up:
            ray.shutdown()


def join(address: str) -> None:
    """Reach a cluster, or begin one here."""
    where = None if address == LOCAL else address
    try:
        knock(address)
        ray.init(where, log_to_driver=False, logging_level="error", include_dashboard=False)
    except (OSError, ValueError, RuntimeError) as problem:
        raise LabFailed(f"Ray cannot be reached at {address}: {problem}") from None


def knock(address: str) -> None:
    """Raise OSError if nobody answers at host and port; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def play_on_cluster(tasks: Iterator[Task]) -> Iterator[tuple[Task, bytes]]:
    """Keep every worker busy, and give out the rows in order."""
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    remote = ray.remote(max_retries=ATTEMPTS)(play_far_away)
    order: deque[tuple[Task, Any]] = deque()
    shipped: dict[tuple[str, ...], Any] = {}
    try:
        while True:
            while len(order) < most and (task := next(tasks, None)) is not None:
                content = task.cell.series.content
                if content not in shipped:
                    shipped[content] = ray.put(tuple(map(packed, content)))
                order.append((task, remote.remote(task, shipped[content], delvers.__version__)))
            if not order:
                return
            task, promised = order.popleft()
            yield task, ray.get(promised)
    finally:
        for _, promised in order:
            ray.cancel(promised, force=True)


def packed(path: str) -> Packed:
    """Content of one's own with its name, for machines that do not have it."""
    place = Path(path)
    files = sorted(place.glob("*.toml")) if place.is_dir() else ()
    inside = tuple((file.name, file.read_bytes()) for file in files)
    return place.name, inside or (("", place.read_bytes()),)


def play_far_away(task: Task, content: tuple[Packed, ...], version: str) -> bytes:
    """What a worker does: unpack the content, then play."""
    if delvers.__version__ != version:
        raise DelversError(f"a worker has Delvers {delvers.__version__}, but here is {version}")
    series = replace(task.cell.series, content=tuple(map(unpacked, content)))
    return play_task(replace(task, cell=replace(task.cell, series=series)))


@cache
def unpacked(content: Packed) -> str:
    """Write content where this worker can read it, under the name that it has at home."""
    folder = tempfile.mkdtemp(prefix="delvers-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    name, files = content
    place = Path(folder) / name
    for inside, text in files:
        file = place / inside if inside else place
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(text)
    return str(place)
