"""What a process does with its tasks, and what becomes of a task whose process dies."""

import signal
from collections import deque
from typing import Any

import pytest

from delvers.lab.experiments.cells import EMPTY, Cell
from delvers.lab.running import processes
from delvers.lab.running.chunks import Task
from delvers.lab.running.processes import (
    AHEAD,
    ATTEMPTS,
    Crew,
    LabFailed,
    Worker,
    played_here,
    work,
)

CELL = Cell(3, (), EMPTY)


def task(index: int) -> Task:
    return Task(index, CELL, range(10 * index, 10 * index + 10))


class Line:
    """A connection: what comes over it, and what is sent."""

    def __init__(self, *coming: Any, is_cut: bool = False) -> None:
        self.coming = deque(coming)
        self.sent: list[Any] = []
        self.is_cut = is_cut
        self.is_closed = False

    def recv(self) -> Any:
        if not self.coming:
            raise EOFError
        return self.coming.popleft()

    def send(self, what: Any) -> None:
        if self.is_cut:
            raise BrokenPipeError
        self.sent.append(what)

    def close(self) -> None:
        self.is_closed = True


class Process:
    """A process that has ended with a code."""

    exitcode = -9

    def __init__(self) -> None:
        self.calls: list[str] = []

    def join(self) -> None:
        self.calls.append("join")

    def kill(self) -> None:
        self.calls.append("kill")


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played at once; those of task 7 cannot be."""

    def play(one: Task) -> bytes:
        if one.index == 7:
            raise ValueError("no dice")
        return f"rows {one.index}".encode()

    monkeypatch.setattr(processes, "play_task", play)
    monkeypatch.setattr(signal, "signal", lambda *_: None)


def crew_of(monkeypatch: pytest.MonkeyPatch, *lines: Line) -> Crew:
    """A crew whose processes are these lines, one after another."""
    waiting = deque(lines)
    monkeypatch.setattr(
        Crew,
        "_hire",
        lambda _self: Worker(Process(), waiting.popleft()),  # type: ignore[arg-type]
    )
    monkeypatch.setattr(processes, "wait", lambda busy: busy)
    return Crew(1)


def test_in_this_process_tasks_are_played_one_after_the_other() -> None:
    assert [*played_here(iter([task(0), task(1)]))] == [(task(0), b"rows 0"), (task(1), b"rows 1")]


def test_a_worker_sends_rows_until_nobody_gives_tasks() -> None:
    line = Line(task(1), task(2))
    work(line)
    assert line.sent == [(b"rows 1", ""), (b"rows 2", "")]


def test_a_worker_tells_which_games_failed_and_goes_on() -> None:
    line = Line(task(7), task(2))
    work(line)
    (rows, problem), after = line.sent
    assert rows == b""
    assert problem.startswith("games 70 to 79 of cell 3: ValueError('no dice') in ")
    assert f"{__file__}, line " in problem
    assert after == (b"rows 2", "")


def test_a_worker_ends_when_nobody_listens() -> None:
    line = Line(task(1), task(2), is_cut=True)
    work(line)
    assert len(line.coming) == 1


def test_rows_come_in_the_order_of_the_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = Line((b"a", "")), Line((b"b", ""), (b"c", ""))
    crew = crew_of(monkeypatch, slow)
    crew._workers.append(Worker(Process(), quick))  # type: ignore[arg-type]
    turns = iter([[quick], [quick], [slow]])
    monkeypatch.setattr(processes, "wait", lambda _busy: next(turns))
    found = [*crew.play(iter([task(0), task(1), task(2)]))]
    assert found == [(task(0), b"a"), (task(1), b"b"), (task(2), b"c")]
    assert (slow.sent, quick.sent) == ([task(0)], [task(1), task(2)])


def test_a_problem_of_a_worker_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = crew_of(monkeypatch, Line((b"", "games 1 to 2: no dice")))
    with pytest.raises(LabFailed, match="games 1 to 2: no dice"):
        [*crew.play(iter([task(0)]))]


def test_a_task_whose_process_dies_is_given_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    dead, idle, good = Line(), Line(is_cut=True), Line((b"rows", ""))
    crew = crew_of(monkeypatch, dead, idle, good)
    assert [*crew.play(iter([task(4)]))] == [(task(4), b"rows")]
    assert dead.is_closed
    assert idle.is_closed
    assert dead.sent == good.sent == [task(4)]


def test_a_task_that_always_kills_its_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = crew_of(monkeypatch, *(Line() for _ in range(ATTEMPTS)))
    said = r"the process for games 40 to 49 of cell 3 has ended 5 times \(code -9\)"
    with pytest.raises(LabFailed, match=said):
        [*crew.play(iter([task(4)]))]


def test_not_too_many_tasks_wait_for_an_earlier_one(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = crew_of(monkeypatch, Line())
    order = deque(task(n) for n in range(AHEAD))
    crew._give_out(iter([task(9)]), order)
    assert len(order) == AHEAD
    order.pop()
    crew._give_out(iter([task(9)]), order)
    assert order[-1] == task(9)
    assert crew._workers[0].task == task(9)


def test_everybody_is_dismissed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line((b"rows", ""))
    crew = crew_of(monkeypatch, line)
    monkeypatch.setattr(processes, "Crew", lambda jobs: crew if jobs == 2 else None)
    assert [*processes.played_by_processes(iter([task(0)]), 2)] == [(task(0), b"rows")]
    assert line.is_closed
    assert crew._workers[0].process.calls == ["kill", "join"]  # type: ignore[attr-defined]
