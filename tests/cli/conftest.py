"""Every test of the command line has best results of its own, and begins in English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def best_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the user's best results."""
    monkeypatch.setenv("DELVERS_BEST", str(tmp_path / "best.json"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English whatever the language of the machine is."""
    for name in ("DELVERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
