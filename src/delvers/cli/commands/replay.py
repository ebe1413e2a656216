"""`delvers replay`: the log of a game, level by level or round by round."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.console import Console

import delvers
from delvers import Game
from delvers.cli.files import read_chronicle
from delvers.cli.settings import ContentPaths, Language
from delvers.cli.terminal.log import show_log
from delvers.cli.terminal.tables import table_of
from delvers.kernel.events import Event
from delvers.text import Words, words

Numbered: TypeAlias = tuple[int, Event]


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to see a running game with; counted from 0.")
    ] = None,
    content: ContentPaths = None,
    lang: Language = "",
) -> None:
    """Print what happened in a game; of a running game, only what all may see."""
    console, speaker = Console(), words(lang)
    chronicle = read_chronicle(file, speaker)
    game = delvers.replay(chronicle.record, content=content or ())
    speaker = chronicle.spoken(speaker, game.spec)
    game.view(seat)
    for title, lines in chapters(game, visible(game, seat), speaker):
        console.rule(title, align="left")
        show_log(console, game.spec.id, lines, chronicle.names, speaker)
    if game.result:
        console.print()
        told = speaker.result(game.spec.id, game.result, chronicle.names)
        console.print(told, style="bold", markup=False)


def visible(game: Game, seat: int | None) -> list[Numbered]:
    """The events with their numbers; when the game is over, nothing is secret any more."""
    events = game.events if game.is_over and seat is None else game.events_for(seat)
    return list(enumerate(events, 1))


def chapters(game: Game, lines: list[Numbered], words: Words) -> list[tuple[str, list[Numbered]]]:
    """The lines under titles, as the terminal's table of the game divides them."""
    title_of = table_of(game.spec.id).chapter
    found: list[tuple[str, list[Numbered]]] = [(words.game(game.spec.id), [])]
    for line in lines:
        if title := title_of(game, line[1], words):
            found.append((title, []))
        found[-1][1].append(line)
    return [(title, chapter) for title, chapter in found if chapter]
