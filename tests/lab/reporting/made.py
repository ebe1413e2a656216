"""Results made by hand: a few rows whose numbers everybody can work out."""

from pathlib import Path
from typing import Any

import pyarrow as pa

from delvers.lab.analysis.results import Results
from delvers.lab.reporting.plot import Study
from delvers.lab.running.columns import schema_of
from delvers.text import words

EN = words("en")


def results(
    rows: list[dict[str, Any]], cells: list[dict[str, str]] | None = None, **experiment: Any
) -> Results:
    """Results with these rows, all in memory; what a row does not say is as usual."""
    usual = {"cell": 0, "number": 0, "seat": 0, "of_seat": 0, "bots": "random+random"}
    first = experiment.setdefault("game", "raiders")
    names = dict.fromkeys(name for row in ({**usual, "game": first}, *rows) for name in row)
    columns = {
        one.name: pa.array([row.get(one.name, usual.get(one.name)) for row in rows], one.type)
        for one in schema_of([*names])
        if one.name != "game"
    }
    columns["game"] = pa.array([row.get("game", first) for row in rows])
    state = {
        "experiment": {"seed": 1, "title": "", "design": "all", **experiment},
        "cells": cells or [{}],
        "games": [len(rows)],
        "made_with": {"delvers": "1.0"},
    }
    read = {name: pa.chunked_array([column]) for name, column in columns.items()}
    return Results(Path("results"), state, [*read], read)


def study(
    rows: list[dict[str, Any]], cells: list[dict[str, str]] | None = None, **experiment: Any
) -> Study:
    """The study of the experiment's game."""
    made = results(rows, cells, **experiment)
    return Study(made, made.state["experiment"]["game"], EN)
