"""Every test of the command line has a file of best results of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def best_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the user's best results."""
    monkeypatch.setenv("DELVERS_BEST", str(tmp_path / "best.json"))
