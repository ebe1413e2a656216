"""`delvers odds`: the chances of every option of a saved game."""

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

import delvers
from delvers.bots.odds import Odds, Oracle
from delvers.bots.odds_words import dangers_told, score_told
from delvers.cli.files import read_chronicle
from delvers.cli.settings import ContentPaths, Language
from delvers.kernel.errors import BadOption, GameOver
from delvers.text import Words, words

SHOWN_EVERY = 0.25
"""Seconds between two pictures of a table that gets better."""


def odds(
    file: Annotated[Path, typer.Argument(metavar="SAVE", help="A saved game, or a record.")],
    seat: Annotated[
        int | None, typer.Option(help="Whose options, counted from 0; else who must choose.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to rehearse.")] = 5.0,
    rounds: Annotated[
        int | None,
        typer.Option(min=1, help="How often to play each option on, instead of seconds."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed and rounds give the same odds.")] = 0,
    content: ContentPaths = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Show each option with its chance to win and the score to be expected; it gets better."""
    speaker = words(lang)
    chronicle = read_chronicle(file, speaker)
    game = delvers.replay(chronicle.record, content=content or ())
    if game.is_over:
        raise GameOver()
    if seat is not None and not 0 <= seat < game.seats:
        raise BadOption(f"--seat cannot be {seat}; allowed: 0 to {game.seats - 1}")
    oracle = Oracle(game, min(game.waiting) if seat is None else seat, seed)
    console, speaker = Console(), chronicle.spoken(speaker, game.spec)
    until = time.monotonic() + seconds
    is_live = console.is_terminal and not as_json
    with Live(console=console, auto_refresh=False, transient=True) as live:
        shown = 0.0
        for number, found in enumerate(oracle.rounds(), 1):
            now = time.monotonic()
            if is_live and now - shown >= SHOWN_EVERY:
                live.update(table(found, oracle, speaker), refresh=True)
                shown = now
            if number == rounds or (rounds is None and now >= until):
                break
    if as_json:
        typer.echo(json.dumps(plain(oracle)))
    else:
        console.print(table(oracle.best_first(), oracle, speaker))


def table(found: list[Odds], oracle: Oracle, words: Words) -> Table:
    """The options with their chances, the best first."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    made.add_column(words.say("Option"))
    game = oracle.game.spec.id
    titles = (
        words.say("Rehearsals"),
        f"{words.chance(game, oracle.game.seats)} (95%)",
        words.score(game),
    )
    for title in titles:
        made.add_column(title, justify="right")
    has_dangers = any(one.losses for one in found)
    if has_dangers:
        made.add_column(words.losses(game))
    for one in found:
        low, high = one.interval
        made.add_row(
            Text(words.option(game, one.option)),
            str(one.rehearsals),
            f"{one.chance:.1%} ({low:.1%} – {high:.1%})",
            score_told(one),
            *([Text(dangers_told(game, one, words))] if has_dangers else []),
        )
    return made


def plain(oracle: Oracle) -> dict[str, Any]:
    """The odds as JSON-ready data."""
    return {
        "game": oracle.game.spec.id,
        "seat": oracle.seat,
        "prompt": oracle.ask.prompt,
        "options": [
            {
                "option": one.option,
                "rehearsals": one.rehearsals,
                "chance": round(one.chance, 6),
                "interval": [round(end, 6) for end in one.interval],
                "score": round(one.score, 3),
                "score_interval": [
                    round(end, 3) if one.rehearsals > 1 else None for end in one.score_interval
                ],
                "dangers": {what: round(lost, 3) for what, lost in one.dangers.items()},
            }
            for one in oracle.best_first()
        ],
    }
