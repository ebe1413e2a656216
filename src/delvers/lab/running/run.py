"""Running an experiment: from its first game, or on from where it stopped."""

import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import delvers
from delvers.kernel.errors import BadOption
from delvers.kernel.plain import to_plain
from delvers.lab.experiments.cells import Cell, cells_of, shown
from delvers.lab.experiments.form import BadExperiment, Experiment, with_added
from delvers.lab.facts import facts_of
from delvers.lab.running.chunks import Task, play_task, read_rows
from delvers.lab.running.columns import MEASURES
from delvers.lab.running.precision import Sums, Watch
from delvers.lab.running.processes import played_by_processes, played_here
from delvers.lab.running.store import (
    EXPERIMENT,
    FORMAT,
    STATE,
    BadResults,
    Store,
    read_state,
)
from delvers.lab.simulate import check_jobs, spec_of

LARGEST: Final = 250
"""How many games a process plays before it hands in rows, at most."""
CHUNKS: Final = 40
"""About so many chunks a cell has, if they do not get too large."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays: so many processes here, or the workers of a Ray cluster."""

    jobs: int = 1
    ray: str | None = None

    def check(self) -> None:
        """Raise unless what is needed to play is there."""
        check_jobs(self.jobs)
        if self.ray is not None and self.jobs > 1:
            raise BadOption("--jobs is for this machine and --ray for a cluster; give one of them")
        if self.ray is not None:
            import_module("ray")

    def played(self, tasks: Iterator[Task]) -> Iterator[tuple[Task, bytes]]:
        """The rows of the tasks, in their order."""
        if self.ray is not None:
            from delvers.lab.running.cluster import played_by_ray  # noqa: PLC0415  # an extra

            return played_by_ray(tasks, self.ray)
        return played_by_processes(tasks, self.jobs) if self.jobs > 1 else played_here(tasks)


class Run:
    """An experiment in a folder: checked before anything is played, then played.

    `added` is content of one's own besides what the experiment names.
    """

    def __init__(
        self,
        experiment: Experiment,
        path: Path,
        folder: Path,
        *,
        resume: bool = False,
        added: Sequence[str | Path] = (),
    ) -> None:
        self.experiment = experiment = with_added(experiment, added)
        self.added = [str(path) for path in added]
        self.cells = cells_of(experiment, path)
        check_precision(experiment, self.cells, path)
        self.chunk = chunk_of(experiment.games)
        folder.mkdir(parents=True, exist_ok=True)
        check_writable(folder)
        self.state = self._state(folder, path, resume=resume)
        self.store = Store(folder, self.state)
        text = path.read_text(encoding="utf-8-sig") if path.is_file() else ""
        (folder / EXPERIMENT).write_text(text, encoding="utf-8")
        asked = {name: float(reach) for name, reach in experiment.precision.items()}
        self._watches = [Watch(asked, facts_of(c.series.game).is_party) for c in self.cells]
        for watch, kept in zip(self._watches, self.state["watched"], strict=True):
            watch.sums = {name: Sums(*numbers) for name, numbers in kept.items()}

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(self.state["games"])

    @property
    def most_games(self) -> int:
        """How many games are left and done, if no cell stops early."""
        return sum(
            done if has_stopped else self.experiment.games
            for done, has_stopped in zip(self.state["games"], self.state["stopped"], strict=True)
        )

    @property
    def is_complete(self) -> bool:
        """Whether everything has been played."""
        return bool(self.state["is_complete"])

    def play(
        self, crew: Crew, *, csv: bool = True, progress: Callable[[], None] = lambda: None
    ) -> None:
        """Play what is missing; whatever ends it, what has been played is kept and readable."""
        if self.is_complete:
            return
        started, before = perf_counter(), self.state["seconds"]
        done = False
        try:
            for task, rows in crew.played(self._tasks()):
                self._take(task, rows)
                self.state["seconds"] = round(before + perf_counter() - started, 3)
                if self.store.is_due:
                    self._keep()
                progress()
            done = True
        finally:
            self._keep()
            self.store.finish(csv=csv, is_complete=done)

    def _tasks(self) -> Iterator[Task]:
        """What is still to be played: a chunk of each cell in turn."""
        cells, games = len(self.cells), self.experiment.games
        rounds = -(-games // self.chunk)
        for index in range(self.state["next"], rounds * cells):
            cell = self.cells[index % cells]
            if not self.state["stopped"][cell.number]:
                start = index // cells * self.chunk
                yield Task(index, cell, range(start, min(start + self.chunk, games)))

    def _take(self, task: Task, rows: bytes) -> None:
        """Keep the rows of a task, unless its cell has stopped before they were due.

        Which cells stop where follows from rows in their order alone, however many play.
        """
        self.state["next"] = task.index + 1
        number = task.cell.number
        if self.state["stopped"][number]:
            return
        table = read_rows(rows)
        self.store.add(table)
        self.state["games"][number] += len(task.numbers)
        watch = self._watches[number]
        if watch.asked:
            watch.note(table)
            self.state["stopped"][number] = watch.is_enough(self.state["games"][number])

    def _keep(self) -> None:
        self.state["watched"] = [
            {name: [one.count, one.total, one.squares] for name, one in watch.sums.items()}
            for watch in self._watches
        ]
        self.store.flush()

    # -- beginning and going on --------------------------------------------------------------------

    def _state(self, folder: Path, path: Path, *, resume: bool) -> dict[str, Any]:
        fresh = self._fresh(path)
        if not (folder / STATE).exists():
            return fresh
        if not resume:
            raise BadResults(
                f"{folder} holds results already; --resume goes on with them, "
                "another --out starts anew"
            )
        kept = read_state(folder)
        if kept["made_with"] != fresh["made_with"]:
            raise BadResults(
                f"the results in {folder} were made with {told(kept['made_with'])}, but here is "
                f"{told(fresh['made_with'])}; they cannot be mixed"
            )
        if kept["digest"] != fresh["digest"]:
            raise BadResults(f"the results in {folder} come from another experiment than {path}")
        return kept

    def _fresh(self, path: Path) -> dict[str, Any]:
        plain = to_plain(self.experiment)
        count = len(self.cells)
        return {
            "format": FORMAT,
            "experiment": plain,
            "file": path.name,
            "added": self.added,
            "digest": hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16],
            "made_with": made_with(self.cells),
            "chunk": self.chunk,
            "cells": [{axis: shown(value) for axis, value in c.values} for c in self.cells],
            "next": 0,
            "games": [0] * count,
            "stopped": [False] * count,
            "watched": [{} for _ in range(count)],
            "parts": 0,
            "joined": 0,
            "seconds": 0.0,
            "is_complete": False,
        }


def made_with(cells: tuple[Cell, ...]) -> dict[str, Any]:
    """The versions that the rows follow from."""
    found: dict[str, Any] = {"delvers": delvers.__version__}
    for cell in cells:
        series = cell.series
        spec = spec_of(series.game, series.content, series.numbers)
        own = (spec.rules_version, spec.content_of(series.options))
        versions = found.setdefault(series.game, [])
        if " ".join(own) not in versions:
            versions.append(" ".join(own))
    return found


def told(versions: dict[str, Any]) -> str:
    """Versions in a line."""
    games = [f"{game} {', '.join(one)}" for game, one in versions.items() if game != "delvers"]
    return f"Delvers {versions['delvers']} ({'; '.join(games)})"


def chunk_of(games: int) -> int:
    """How many games a chunk has; it follows from the experiment alone, as stopping does."""
    return min(LARGEST, max(1, games // CHUNKS))


def check_precision(experiment: Experiment, cells: tuple[Cell, ...], path: Path) -> None:
    """Refuse a precision of what has no mean; the first game shows which columns there are."""
    if not experiment.precision:
        return
    for cell in first_of_each_game(cells):
        rows = read_rows(play_task(Task(0, cell, range(1))))
        known = [*MEASURES, *(name for name in rows.column_names if name.startswith("figure."))]
        empty = [name for name in known if rows[name].null_count == len(rows) and name != "gold"]
        for column in experiment.precision:
            if column not in known or column in empty:
                allowed = ", ".join(name for name in known if name not in empty)
                raise BadExperiment(
                    f"{path}: precision.{column}: {cell.series.game} has no such column with a "
                    f"mean; allowed: {allowed}"
                )


def first_of_each_game(cells: tuple[Cell, ...]) -> list[Cell]:
    """One cell for each game."""
    found: dict[str, Cell] = {}
    for cell in cells:
        found.setdefault(cell.series.game, cell)
    return [*found.values()]


def check_writable(folder: Path) -> None:
    """Raise OSError unless files can be written here."""
    with tempfile.TemporaryFile(dir=folder):
        pass
