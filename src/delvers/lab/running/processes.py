"""Playing tasks on processes of this machine; one that dies costs time, not rows."""

import multiprocessing
import signal
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from delvers.kernel.errors import DelversError
from delvers.lab.running.chunks import Task, play_task

AHEAD: Final = 4
"""So many tasks for each process are given out or wait for an earlier one, at most."""
ATTEMPTS: Final = 5
"""A task whose process has died so often is given up."""


class LabFailed(DelversError):
    """Games that cannot be played to their end; everything before them is kept."""


def played_here(tasks: Iterator[Task]) -> Iterator[tuple[Task, bytes]]:
    """Play in this process, one task after the other."""
    for task in tasks:
        yield task, play_task(task)


def played_by_processes(tasks: Iterator[Task], jobs: int) -> Iterator[tuple[Task, bytes]]:
    """Play on so many processes; the rows come in the order of the tasks."""
    crew = Crew(jobs)
    try:
        yield from crew.play(tasks)
    finally:
        crew.dismiss()


@dataclass(slots=True)
class Worker:
    """A process, how to reach it, and what it does now."""

    process: BaseProcess
    connection: Connection
    task: Task | None = None


class Crew:
    """Processes that play; whoever dies is replaced, and its task is given out again."""

    def __init__(self, jobs: int) -> None:
        # Forking a process that has threads can hang, and not every system can fork.
        self._context = multiprocessing.get_context("spawn")
        self._workers = [self._hire() for _ in range(jobs)]
        self._deaths: Counter[int] = Counter()

    def play(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, bytes]]:
        """The rows of all tasks in their order."""
        order: deque[Task] = deque()
        done: dict[int, bytes] = {}
        while True:
            self._give_out(tasks, order)
            if not order:
                return
            self._collect(done)
            while order and order[0].index in done:
                task = order.popleft()
                yield task, done.pop(task.index)

    def dismiss(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.connection.close()
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()

    def _hire(self) -> Worker:
        here, there = self._context.Pipe()
        process = self._context.Process(target=work, args=(there,), daemon=True)
        process.start()
        there.close()
        return Worker(process, here)

    def _give_out(self, tasks: Iterator[Task], order: deque[Task]) -> None:
        """A task to everybody who has none, unless too many wait for an earlier one."""
        for worker in self._workers:
            if worker.task is None and len(order) < AHEAD * len(self._workers):
                task = next(tasks, None)
                if task is not None:
                    order.append(task)
                    self._assign(worker, task)

    def _assign(self, worker: Worker, task: Task) -> None:
        worker.task = task
        try:
            worker.connection.send(task)
        except OSError:  # it has died while it had nothing to do
            self._replace(worker)

    def _collect(self, done: dict[int, bytes]) -> None:
        """Wait until somebody has finished or died."""
        busy = {worker.connection: worker for worker in self._workers if worker.task is not None}
        for connection in wait(list(busy)):
            worker = busy[connection]  # type: ignore[index]
            try:
                rows, problem = worker.connection.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if problem:
                raise LabFailed(problem)
            assert worker.task is not None
            done[worker.task.index] = rows
            worker.task = None

    def _replace(self, worker: Worker) -> None:
        """Another process for one that has died, with the same task."""
        task = worker.task
        assert task is not None
        self._deaths[task.index] += 1
        worker.process.join()
        if self._deaths[task.index] >= ATTEMPTS:
            games = f"games {task.numbers[0]} to {task.numbers[-1]} of cell {task.cell.number}"
            code = worker.process.exitcode
            raise LabFailed(f"the process for {games} has ended {ATTEMPTS} times (code {code})")
        worker.connection.close()
        other = self._hire()
        worker.process, worker.connection = other.process, other.connection
        self._assign(worker, task)


def work(connection: Any) -> None:
    """What a process does: tasks as they come, until nobody is there to give any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it decides when it ends
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        try:
            told: tuple[bytes, str] = (play_task(task), "")
        except Exception as problem:  # whatever it is, it is told where somebody can read it
            where = traceback.extract_tb(problem.__traceback__)[-1]
            games = f"games {task.numbers[0]} to {task.numbers[-1]} of cell {task.cell.number}"
            told = (b"", f"{games}: {problem!r} in {where.filename}, line {where.lineno}")
        try:
            connection.send(told)
        except OSError:
            return
