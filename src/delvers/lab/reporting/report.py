"""Making a report: all plots of an experiment, as one page and as files."""

import json
import re
import shlex
from dataclasses import dataclass
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from delvers.kernel.errors import BadOption, listed
from delvers.lab.analysis.naming import words_for
from delvers.lab.analysis.results import Results
from delvers.lab.reporting.drawing import as_png, as_svg, drawn, inside_page
from delvers.lab.reporting.gridplots import cells, effects, success, sweeps
from delvers.lab.reporting.placeplots import places
from delvers.lab.reporting.plot import Plot, Study, games_in
from delvers.lab.reporting.plots import (
    causes_of_death,
    gold,
    length,
    survival_by_hero,
    wins_by_bot,
    wins_by_seat,
)
from delvers.lab.running.store import EXPERIMENT
from delvers.text import Words

MAKERS: Final = (
    success,
    cells,
    effects,
    sweeps,
    survival_by_hero,
    causes_of_death,
    places,
    gold,
    wins_by_seat,
    wins_by_bot,
    length,
)
PAGE: Final = "report.html"
FOLDER: Final = "plots"
LONG: Final = 15
"""A table with more rows is folded up."""
NARROW: Final = 4
"""A table with more columns is too wide for a phone, which shows its rows one below the other."""


@dataclass(frozen=True)
class Shown:
    """A plot of the report with its file name, drawn."""

    game: str
    plot: Plot
    file: str
    svg: str
    png: bytes


def plots_of(results: Results, words: Words, wanted: str = "") -> list[tuple[str, str, Plot]]:
    """All plots with the game they are about and their file names; or the one that is wanted."""
    games = games_in(results)
    found = []
    for game in games:
        study = Study(results, game, words_for(results, game, words))
        for maker in MAKERS:
            for plot in maker(study):
                file = plot.name if len(games) == 1 else f"{game}-{plot.name}"
                found.append((game, file, plot))
    if not wanted:
        return found
    known = [file for _, file, _ in found]
    if wanted not in known:
        raise BadOption(f"there is no plot {wanted!r} of these results; known: {listed(known)}")
    return [one for one in found if one[1] == wanted]


def write_report(results: Results, words: Words, *, plot: str = "") -> list[Path]:
    """Write page, PNG and SVG files into the folder of the results; or the files of one plot."""
    folder = results.folder / FOLDER
    folder.mkdir(exist_ok=True)
    written = []
    shown = []
    for game, file, one in plots_of(results, words, plot):
        figure = drawn(one)
        svg, png = as_svg(figure, one.title), as_png(figure)
        (folder / f"{file}.svg").write_text(svg, encoding="utf-8")
        (folder / f"{file}.png").write_bytes(png)
        written += [folder / f"{file}.svg", folder / f"{file}.png"]
        shown.append(Shown(game, one, file, svg, png))
    if not plot:
        page = results.folder / PAGE
        page.write_text(page_of(results, shown, words), encoding="utf-8")
        written.insert(0, page)
    return written


# -- the page --------------------------------------------------------------------------------------


def page_of(results: Results, shown: list[Shown], words: Words) -> str:
    """The whole page; it needs nothing from outside."""
    title = title_of(results, words)
    style = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    games = dict.fromkeys(one.game for one in shown)
    sections = "".join(
        section_of(results, game, [one for one in shown if one.game == game], words)
        for game in games
    )
    return (
        f'<!doctype html>\n<html lang="{escape(words.lang)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header>\n<h1>{escape(title)}</h1>\n{summary_of(results, words)}</header>\n"
        f"<main>\n{sections}</main>\n</body>\n</html>\n"
    )


def title_of(results: Results, words: Words) -> str:
    """What the experiment is called."""
    experiment = results.state["experiment"]
    return str(experiment["title"]) or words.game(experiment["game"])


def summary_of(results: Results, words: Words) -> str:
    """How much was played with what, and the command that does it again."""
    state = results.state
    made = state["made_with"]
    told = words.say(
        "%(games)s games in %(cells)s cells, seed %(seed)s, Delvers %(version)s",
        games=f"{results.games:,}",
        cells=len(results.cells),
        seed=state["experiment"]["seed"],
        version=made["delvers"],
    )
    left = "" if state["is_complete"] else note(words.say("This experiment is not finished."))
    text = (results.folder / EXPERIMENT).read_text(encoding="utf-8")
    again = f"delvers lab run {shlex.quote(state['file'])} --out {shlex.quote(results.folder.name)}"
    again += "".join(f" --content {shlex.quote(path)}" for path in state.get("added", ()))
    return (
        f"<p>{escape(told)}</p>\n{left}{command(again)}"
        f"<details><summary>{escape(state['file'])}</summary>\n"
        f"<pre>{escape(text.strip() or json.dumps(state['experiment'], indent=1))}</pre>"
        "</details>\n"
    )


def section_of(results: Results, game: str, shown: list[Shown], words: Words) -> str:
    """The plots of one game."""
    name = words.game(game)
    figures = "".join(figure_of(results, one, words) for one in shown)
    return f'<h2>{escape(name)}</h2>\n<div class="plots">\n{figures}</div>\n'


def figure_of(results: Results, one: Shown, words: Words) -> str:
    """A plot with its table and the command that makes it again."""
    plot = one.plot
    again = f"delvers lab report {shlex.quote(results.folder.name)} --plot {one.file}"
    drawing = inside_page(one.svg, one.file)
    return (
        f'<figure id="{escape(one.file)}" aria-labelledby="{escape(one.file)}-title">\n'
        f'<h3 id="{escape(one.file)}-title">{escape(plot.title)}</h3>\n{drawing}\n'
        f"<figcaption>{escape(plot.about)}</figcaption>\n"
        f"{table_of(plot, words)}{command(again)}</figure>\n"
    )


def table_of(plot: Plot, words: Words) -> str:
    """The numbers of a plot; a long table is folded up."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in plot.headings)
    lines = "".join(
        "<tr>"
        + f'<th scope="row">{escape(row[0])}</th>'
        + "".join(map(cell_of, row[1:], plot.headings[1:]))
        + "</tr>\n"
        for row in plot.rows
    )
    kind = ' class="wide"' if len(plot.headings) > NARROW else ""
    table = (
        f'<div class="table" tabindex="0"><table{kind}>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{lines}</tbody></table></div>\n"
    )
    title = words.say("The numbers")
    is_open = " open" if len(plot.rows) <= LONG else ""
    return f"<details{is_open}><summary>{escape(title)}</summary>\n{table}</details>\n"


NUMBER: Final = re.compile(r"[-+−<]? ?[\d.,]+%?( [–·] [-+−]?[\d.,]+%?)*")


def cell_of(text: str, heading: str) -> str:
    """A cell; numbers stand under each other, and a phone shows the heading beside it."""
    kind = ' class="number"' if NUMBER.fullmatch(text) else ""
    return f'<td{kind} data-heading="{escape(heading)}">{escape(text)}</td>'


def command(line: str) -> str:
    """A command to be typed."""
    return f'<pre class="command" tabindex="0"><code>{escape(line)}</code></pre>\n'


def note(text: str) -> str:
    """Something that a reader must not miss."""
    return f'<p class="note">{escape(text)}</p>\n'
