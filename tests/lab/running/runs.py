"""Small experiments for tests."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from delvers.lab.experiments.form import Experiment, Grid
from delvers.lab.running.run import Crew, Run

SMALL = Experiment("raiders", 40, seed=5, grid=Grid(seats=(3, 4)))
HERE = Crew()
STATE: Final[dict[str, Any]] = {
    "format": 1,
    "experiment": {},
    "made_with": {},
    "digest": "",
    "cells": [],
    "games": [],
    "stopped": [],
    "watched": [],
    "next": 0,
    "parts": 0,
    "joined": 0,
    "seconds": 0.0,
    "is_complete": False,
}
"""What a run says of itself that has played nothing."""


def begun(
    folder: Path, experiment: Experiment = SMALL, *, resume: bool = False, **changes: object
) -> Run:
    """A run about to be played."""
    other = replace(experiment, **changes)  # type: ignore[arg-type]
    return Run(other, Path("small.toml"), folder, resume=resume)


def played(folder: Path, crew: Crew = HERE, **changes: object) -> Path:
    """A run that has been played."""
    run = begun(folder, **changes)  # type: ignore[arg-type]
    run.play(crew)
    assert run.is_complete
    return folder


def rows_in(folder: Path) -> pa.Table:
    """All rows of a run."""
    return pq.read_table(folder / "rows.parquet")
