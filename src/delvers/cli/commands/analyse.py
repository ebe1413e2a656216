"""`delvers analyse`: luck, mistakes and turning points of a game that is over."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import delvers
from delvers.bots.analysis import Analysis, telling
from delvers.bots.analysis.plain import plain
from delvers.bots.search.budget import budget_of
from delvers.cli.commands.sim import progress_bar
from delvers.cli.files import read_chronicle, write_text
from delvers.cli.reports.analysispage import page_of
from delvers.cli.settings import ContentPaths, Language
from delvers.text import Words, words

STEPS = 1000
"""Into so many steps the bar is parted."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    budget: Annotated[
        str,
        typer.Option(help="How many rehearsals in all (4000), or milliseconds (30000ms)."),
    ] = "30000ms",
    seed: Annotated[
        int, typer.Option(help="The same seed and number of rehearsals give the same.")
    ] = 0,
    content: ContentPaths = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with the graph of everybody's chances.")
    ] = None,
    lang: Language = "",
) -> None:
    """Look back at a finished game: chances, luck, mistakes, and what turned it."""
    speaker, allowed = words(lang), budget_of(budget)
    chronicle = read_chronicle(file, speaker)
    game = delvers.replay(chronicle.record, content=content or ())
    with progress_bar() as bar:
        task = bar.add_task("", total=STEPS)
        found = delvers.analyse(
            game,
            budget=allowed,
            seed=seed,
            progress=lambda part: bar.update(task, completed=int(STEPS * part)),
        )
    speaker = chronicle.spoken(speaker, game.spec)
    if html is not None:
        write_text(html, page_of(found, chronicle.names, speaker))
    if as_json:
        typer.echo(json.dumps({**plain(found), "names": [*chronicle.names]}))
    elif html is None:
        show(Console(), found, chronicle.names, speaker)


def show(console: Console, found: Analysis, names: telling.Names, words: Words) -> None:
    """Print the verdict, the tables, and what they rest on."""
    verdict = telling.verdict_in_words(found, names, words)
    console.print(Text(verdict, style="bold"))
    for table in telling.tables(found, names, words):
        made = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=table.title, title_justify="left")
        for number, heading in enumerate(table.headings):
            made.add_column(heading, justify="right" if number else "left")
        for row in table.rows:
            made.add_row(*map(Text, row))
        console.print(made)
    for note in telling.founded_on(found, words):
        console.print(note, highlight=False)
