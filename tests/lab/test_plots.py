from pathlib import Path

import pytest

from delvers.kernel.errors import BadOption
from delvers.lab.plots import draw, save_plot
from delvers.lab.simulate import Report, simulate
from delvers.text import words


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate("raiders", 8, bots=["heuristic", "random"], seed=1)


def test_a_plot_shows_win_rates_coins_and_wounds(report: Report) -> None:
    panels = draw(report, words("en")).axes
    assert [tick.get_text() for tick in panels[0].get_xticklabels()] == ["heuristic", "random"]
    assert [panel.get_xlabel() for panel in panels[1:]] == ["Coins at the end", "Wounds at the end"]


def test_a_plot_is_saved_as_a_picture(report: Report, tmp_path: Path) -> None:
    save_plot(report, tmp_path / "plot.png", words("en"))
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_an_ending_that_cannot_be_drawn_is_refused(report: Report, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"'plot.doc' cannot be drawn; allowed endings: .*png"):
        save_plot(report, tmp_path / "plot.doc", words("en"))


def test_a_folder_that_does_not_exist_is_refused(report: Report, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"there is no folder .*nowhere"):
        save_plot(report, tmp_path / "nowhere" / "plot.png", words("en"))
