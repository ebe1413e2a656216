"""`delvers sim`: many games between bots, and what came out of them."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from delvers.cli.reports.simtable import show_report
from delvers.cli.settings import (
    ContentPaths,
    GameName,
    Language,
    OptionList,
    bots_in,
    options_of,
    usual_seats,
)
from delvers.kernel.kit import REGISTRY
from delvers.lab.report import plain
from delvers.lab.simulate import DETAILED, Report, simulate
from delvers.text import Words, words


def sim(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many seats each game has; 4 if the game allows it.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="The bots, with commas between; repeated until all seats are taken.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    option: OptionList = None,
    details: Annotated[
        int, typer.Option(help="In how many games to count what beat whom.")
    ] = DETAILED,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Draw the results into a file.")
    ] = None,
    content: ContentPaths = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Let bots play many games, and show wins, scores and what beat whom."""
    speaker = words(lang).with_content(REGISTRY.find(game, content or ()))
    settings = options_of(game, option, content)
    if plot:
        check(plot)
    with progress_bar() as bar:
        task = bar.add_task("", total=games)
        report = simulate(
            game,
            games,
            seats=usual_seats(game) if seats is None else seats,
            bots=bots_in(bots),
            seed=seed,
            jobs=jobs,
            options=settings,
            progress=lambda done: bar.advance(task, done),
            detailed=details,
            content=content or (),
        )
    if plot:
        save(report, plot, speaker)
    if as_json:
        typer.echo(json.dumps(plain(report)))
    else:
        show_report(Console(), report, speaker)


def progress_bar() -> Progress:
    """A bar on stderr, if anybody can see it there."""
    console = Console(stderr=True)
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


# Loading matplotlib takes a second, so only those who want a plot wait for it.


def check(path: Path) -> None:
    """Refuse a path for the plot before any game is played."""
    from delvers.lab.plots import check_path  # noqa: PLC0415  # matplotlib is slow to load

    check_path(path)


def save(report: Report, path: Path, words: Words) -> None:
    """Draw the plot."""
    from delvers.lab.plots import save_plot  # noqa: PLC0415  # matplotlib is slow to load

    save_plot(report, path, words)
