from pathlib import Path
from typing import Any

import pytest

from delvers.kernel.errors import BadOption
from delvers.lab.ink import draw_rates
from delvers.lab.plots import draw, label_of, paper, save_plot
from delvers.lab.simulate import Report, simulate
from delvers.lab.statistics import Interval, wilson
from delvers.text import words
from tests.lab import counted


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


# -- what is drawn, of a report counted by hand ----------------------------------------------------


def panels_of(game: str = "raiders", has_fates: bool = False) -> list[Any]:
    return list(draw(counted.report(game, has_fates), words("en")).axes)


def bars(panel: Any) -> list[float]:
    return [round(bar.get_height(), 4) for bar in panel.patches]


def legend(panel: Any) -> list[str]:
    return [text.get_text() for text in panel.get_legend().get_texts()]


def test_win_rates_stand_from_the_best_with_intervals_and_an_equal_share() -> None:
    rates = panels_of()[0]
    assert [tick.get_text() for tick in rates.get_xticklabels()] == ["clever", "plain"]
    assert bars(rates) == [0.625, 0.25]
    first, second = rates.patches
    assert first.get_x() + first.get_width() < second.get_x()
    assert [text.get_text() for text in rates.texts] == ["62.5%", "25.0%"]
    low, high = wilson(2.5, 4)
    ((_, start), (_, end)) = rates.containers[1].lines[2][0].get_segments()[0]
    assert (start, end) == (pytest.approx(low), pytest.approx(high))
    assert rates.texts[0].xy == (0, pytest.approx(high))
    assert legend(rates) == ["equal share"]
    assert rates.get_ylabel() == "Win rate per seat"
    assert rates.get_ylim() == (0, pytest.approx(high * 1.15))


def test_numbers_are_drawn_as_parts_of_all_seats_with_a_line_at_the_mean() -> None:
    coins = panels_of()[1]
    assert bars(coins) == [0.25, 0.75, 1.0]
    places = [round(bar.get_x() + bar.get_width() / 2, 2) for bar in coins.patches]
    assert places == [2.79, 4.79, 2.21]
    assert legend(coins) == ["clever: mean 4.5", "plain: mean 2.0"]
    assert [line.get_xdata()[0] for line in coins.lines] == [4.5, 2.0]
    assert coins.get_ylabel() == "Part of all seats"
    assert coins.get_ylim()[1] > 1.0


def test_the_title_says_what_was_played() -> None:
    title = draw(counted.report(), words("en")).get_suptitle()
    assert title == "Dungeon Raiders: 3 games with 3 seats, seed 7"


def test_fates_take_the_place_of_victories_where_heroes_die() -> None:
    survival, gold, deaths = panels_of("dungeonquest-3e", has_fates=True)
    assert survival.get_ylabel() == "Heroes who came out alive"
    assert [tick.get_text() for tick in survival.get_xticklabels()] == ["clever", "plain"]
    assert gold.get_xlabel() == "Gold of those who came out"
    assert deaths.get_xlabel() == "Part of all deaths"


def test_of_a_party_victories_are_drawn_besides_the_fates() -> None:
    victories, survival, *_ = panels_of("plungin", has_fates=True)
    assert (victories.get_ylabel(), bars(victories)) == ("Win rate", [0.625, 0.25])
    assert survival.get_ylabel() == "Heroes who came out alive"


def test_a_figure_without_words_of_its_own_is_called_by_its_name() -> None:
    told = [label_of(what, words("en")) for what in ("coins", "wounds", "score", "rounds")]
    assert told == ["Coins at the end", "Wounds at the end", "Score", "rounds"]


def test_rates_without_a_line_end_a_little_above_the_highest_interval() -> None:
    panel = paper(1)[1][0]
    draw_rates(panel, {"a": (0.5, Interval(0.4, 0.6))}, "Rate")
    assert panel.get_ylim() == (0, pytest.approx(0.69))
    assert panel.get_xlim() == (pytest.approx(-0.6), pytest.approx(0.6))
    assert panel.get_legend() is None
    assert panel.yaxis.get_major_formatter()(0.5) == "50%"
