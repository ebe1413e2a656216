"""`delvers arena`: bots meet, and each is rated and timed."""

import json
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from delvers.cli.commands.sim import progress_bar
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
from delvers.lab.arena import Contest, Standing, hold, plain
from delvers.text import Words, words

MOST_FAILURES = 5
"""So many failures of bots are told."""


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Who meets, with commas between: names of bots, search:200ms (a searcher and its "
            "milliseconds for a choice), search:400 (rehearsals), mybot.py:MyBot (a bot of your "
            "own); repeated until all seats are taken."
        ),
    ] = "search:200ms,heuristic,random",
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="How many seats each game has; 4 if the game allows it.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    option: OptionList = None,
    content: ContentPaths = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Let bots meet with seats rotated, and show wins, ratings and the time of a choice."""
    speaker = words(lang).with_content(REGISTRY.find(game, content or ()))
    settings = options_of(game, option, content)
    with progress_bar() as bar:
        task = bar.add_task("", total=games)
        contest = hold(
            game,
            games,
            bots=bots_in(bots),
            seats=usual_seats(game) if seats is None else seats,
            seed=seed,
            jobs=jobs,
            options=settings,
            progress=lambda done: bar.advance(task, done),
            content=content or (),
        )
    if as_json:
        typer.echo(json.dumps(plain(contest)))
    else:
        show(Console(), contest, speaker)


def show(console: Console, contest: Contest, words: Words) -> None:
    """Print who won how often, how strong everybody is, and what went wrong."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("Bot"))
    for title in (
        words.say("Seats"),
        words.say("Wins"),
        words.say("Win rate, from – to"),
        words.say("Rating"),
        words.say("Milliseconds per choice"),
    ):
        table.add_column(title, justify="right")
    for name, one in contest.standings.items():
        table.add_row(name, *row(one))
    console.print(table)
    for failure in contest.failures[:MOST_FAILURES]:
        console.print(failure, highlight=False)
    if len(contest.failures) > MOST_FAILURES:
        console.print(words.say("Failures in all: %(count)s", count=len(contest.failures)))


def row(one: Standing) -> list[str]:
    """The figures of a bot."""
    low, high = one.interval
    return [
        f"{one.seats:,}",
        f"{one.wins:,.1f}",
        f"{one.win_rate:.1%} ({low:.1%} – {high:.1%})",
        f"{one.rating:.0f} ± {1.96 * one.rating_error:.0f}",
        f"{one.milliseconds:,.1f}",
    ]
