"""The report: one page that stands alone, and every plot as PNG and SVG."""

import re
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from delvers.kernel.errors import BadOption
from delvers.lab.analysis.results import open_results
from delvers.lab.experiments.form import Experiment, Grid
from delvers.lab.reporting.report import write_report
from delvers.lab.running.run import Crew
from delvers.text import words
from tests.browser import browser
from tests.lab.running.runs import begun, played

assert browser  # pytest finds the fixture here
ENGLISH = words("en")
SEATS = Experiment(
    "raiders",
    30,
    title="Is seat order <fair>?",
    seed=1,
    grid=Grid(seats=(3, 4), options={"tactical": (False, True)}),
)
EDITIONS = ("dungeonquest-3e", "dungeonquest-revised")
BOARD = Experiment(EDITIONS[0], 4, seats=2, bots=("heuristic",), grid=Grid(game=EDITIONS))
SWEEP = Experiment(
    "plungin",
    2,
    seats=1,
    grid=Grid(parties=(("brannoc_vale", "sable_wick"), ("tollo_finch", "dagna_ironlid"))),
    sweep={"monsters.orc.life": (3, 9), "monsters.goblin.life": (2, 3, 4)},
)


def reported(folder: Path, experiment: Experiment) -> Path:
    played(folder, experiment=experiment)
    write_report(open_results(folder), ENGLISH)
    return folder


@pytest.fixture(scope="module")
def seats(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A grid of seats and an option."""
    return reported(tmp_path_factory.mktemp("seats"), SEATS)


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games in one experiment, played on a board."""
    return reported(tmp_path_factory.mktemp("board"), BOARD)


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two numbers of the content, varied together, and two parties."""
    return reported(tmp_path_factory.mktemp("sweep"), SWEEP)


def page(folder: Path) -> str:
    return (folder / "report.html").read_text(encoding="utf-8")


def plots(folder: Path) -> set[str]:
    return {path.stem for path in (folder / "plots").iterdir()}


def test_a_grid_shows_cells_effects_seats_heroes_causes_gold_and_length(seats: Path) -> None:
    assert plots(seats) == {
        "cells",
        "effects",
        "survival-by-hero",
        "causes-of-death",
        "gold",
        "wins-by-seat-3",
        "wins-by-seat-4",
        "choices",
    }


def test_the_page_has_the_title_of_the_experiment_or_of_its_game(seats: Path, board: Path) -> None:
    for folder, title in ((seats, SEATS.title), (board, ENGLISH.game(EDITIONS[0]))):
        assert f"<title>{escape(title)}</title>" in page(folder)
        assert f"<h1>{escape(title)}</h1>" in page(folder)


def test_games_with_a_board_show_where_heroes_die_on_it(board: Path) -> None:
    for game in EDITIONS:
        assert {f"{game}-places-of-death", f"{game}-turns"} <= plots(board)
    drawing = (board / "plots" / f"{EDITIONS[0]}-places-of-death.svg").read_text(encoding="utf-8")
    assert drawing.count("♜") == 4
    assert "★" in drawing


def test_parties_show_their_success_and_sweeps_a_heat_map(sweep: Path) -> None:
    assert {"success", "sweep-monsters-orc-life-monsters-goblin-life"} <= plots(sweep)
    assert "Brannoc Vale, Sable Wick" in page(sweep)
    assert "places-of-death" in plots(sweep)


def test_every_plot_is_there_as_png_and_svg(seats: Path) -> None:
    for name in plots(seats):
        assert (seats / "plots" / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (seats / "plots" / f"{name}.svg").read_text(encoding="utf-8")


def test_the_page_needs_nothing_from_outside(seats: Path) -> None:
    text = re.sub(r'xmlns(:\w+)?="[^"]*"', "", page(seats))
    assert not re.search(r"<(script|link|img|iframe)|@import|url\((?!#)", text)
    assert "Is seat order &lt;fair&gt;?" in text


def test_every_plot_has_its_table_and_the_command_that_makes_it_again(seats: Path) -> None:
    text = page(seats)
    assert text.count("<figure") == len(plots(seats))
    for name in plots(seats):
        figure = text[text.index(f'<figure id="{name}"') :].partition("</figure>")[0]
        assert "<table" in figure
        assert f"delvers lab report {seats.name} --plot {name}" in figure
    assert f"delvers lab run small.toml --out {seats.name}" in text


def test_ids_on_the_page_are_unique(board: Path) -> None:
    found = re.findall(r'\bid="([^"]+)"', page(board))
    assert len(found) == len(set(found))


def test_inks_change_with_the_theme(seats: Path) -> None:
    text = page(seats)
    assert "prefers-color-scheme: dark" in text
    assert "fill: var(--ink)" in text
    assert "var(" not in (seats / "plots" / "gold.svg").read_text(encoding="utf-8")


def test_one_plot_can_be_made_again_and_is_the_same(seats: Path) -> None:
    before = {path: path.read_bytes() for path in (seats / "plots").glob("gold.*")}
    written = write_report(open_results(seats), ENGLISH, plot="gold")
    assert {path: path.read_bytes() for path in written} == before
    with pytest.raises(BadOption, match="there is no plot 'silver' of these results; known: cells"):
        write_report(open_results(seats), ENGLISH, plot="silver")


def test_a_run_that_was_cut_short_can_be_reported(tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        begun(tmp_path).play(Crew(), progress=stop)
    write_report(open_results(tmp_path), ENGLISH)
    assert "This experiment is not finished." in page(tmp_path)


def test_the_page_speaks_the_language_of_its_reader(seats: Path) -> None:
    write_report(open_results(seats), words("es"))
    assert '<html lang="es">' in page(seats)
    assert "Supervivencia por héroe" in page(seats)
    write_report(open_results(seats), ENGLISH)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_the_page_fits_phones_and_screens(
    width: int, scheme: str, board: Path, browser: Browser
) -> None:
    view = browser.new_page(
        viewport={"width": width, "height": 900},
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    view.goto((board / "report.html").as_uri())
    fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert view.evaluate(fits)
    inks = "getComputedStyle(document.querySelector('figure svg text')).fill"
    assert view.evaluate(inks) == ("rgb(34, 34, 34)" if scheme == "light" else "rgb(236, 231, 220)")
    view.close()


LETTERS = """[...document.querySelectorAll('figure svg text')].map(text => {
  const {a, b} = text.getScreenCTM();
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
})"""
CUT_OFF = """[...document.querySelectorAll('.table')]
  .filter(table => table.scrollWidth > table.clientWidth)
  .map(table => table.closest('figure').id)"""


@pytest.mark.parametrize("experiment", ["seats", "board", "sweep"])
def test_a_phone_shows_legible_plots_and_whole_tables(
    experiment: str, request: pytest.FixtureRequest, browser: Browser
) -> None:
    view = browser.new_page(viewport={"width": 390, "height": 844})
    view.goto((request.getfixturevalue(experiment) / "report.html").as_uri())
    assert min(view.evaluate(LETTERS)) >= 11
    view.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    assert view.evaluate(CUT_OFF) == []
    view.close()
