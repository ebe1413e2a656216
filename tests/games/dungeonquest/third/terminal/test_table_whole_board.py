"""On a screen of 120 by 40 the whole board is shown, and everything fits."""

from pathlib import Path

import pytest

from tests.cli.command import run

LAST_COLUMN = "   l     m"


@pytest.mark.parametrize("game", ["dungeonquest-3e", "dungeonquest-revised"])
def test_the_whole_board_is_shown_from_120_by_40_on(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    for lines, is_whole in ((40, True), (39, False)):
        monkeypatch.setenv("LINES", str(lines))
        file = tmp_path / f"{lines}.json"
        shown = run("play", game, "--seats", 4, "--seed", 3, "--save", file, typed="1\n" * 5).stdout
        screens = [
            screen for screen in shown.split("> ") if LAST_COLUMN in screen and "♜" in screen
        ]
        assert any(" a     b  " in screen for screen in screens) is is_whole
        for screen in screens:
            rows = screen.splitlines()
            assert len(rows[rows.index("") + 1 :]) < lines
