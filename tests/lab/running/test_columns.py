"""Every column of the results is explained where people look for it."""

from pathlib import Path

import pytest

from delvers.lab.experiments.cells import cells_of
from delvers.lab.experiments.form import read_experiment
from delvers.lab.running.columns import COLUMNS, FURTHER

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_on_the_laboratory_explains_every_column() -> None:
    text = (DOCS / "laboratory.md").read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"| `{column.name}` | {column.about} |" in text
    for name, about in FURTHER.items():
        assert f"| `{name}…` | {about} |" in text


@pytest.mark.parametrize("path", sorted((DOCS / "lab").glob("*.toml")), ids=lambda path: path.stem)
def test_the_experiments_of_the_page_can_be_run(path: Path) -> None:
    assert cells_of(read_experiment(path), path)
