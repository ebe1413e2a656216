"""`delvers replay`: the log of a game, level by level or round by round."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import delvers
from delvers import Game
from delvers.cli.files import read_chronicle
from delvers.cli.log import begins_chapter, chapter_title, show_log
from delvers.cli.settings import ContentPaths, Language, use_content
from delvers.kernel.events import Event
from delvers.text import Words, words


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to see a running game with; counted from 0.")
    ] = None,
    content: ContentPaths = None,
    lang: Language = "en",
) -> None:
    """Print what happened in a game; of a running game, only what all may see."""
    use_content(content)
    console, speaker = Console(), words(lang)
    chronicle = read_chronicle(file, speaker)
    game = delvers.replay(chronicle.record)
    game.view(seat)
    for chapter in chapters(game, visible(game, seat)):
        show_chapter(console, game, chapter, chronicle.names, speaker)
    if game.result:
        console.print()
        console.print(speaker.result(game.spec.id, game.result, chronicle.names), style="bold")


def visible(game: Game, seat: int | None) -> list[tuple[int, Event]]:
    """The events with their numbers; when the game is over, nothing is secret any more."""
    events = game.events if game.is_over and seat is None else game.events_for(seat)
    return list(enumerate(events, 1))


def chapters(game: Game, lines: list[tuple[int, Event]]) -> list[list[tuple[int, Event]]]:
    """The lines, cut before every new level or round."""
    found: list[list[tuple[int, Event]]] = [[]]
    for line in lines:
        if begins_chapter(game, line[1]):
            found.append([])
        found[-1].append(line)
    return [chapter for chapter in found if chapter]


def show_chapter(
    console: Console,
    game: Game,
    lines: list[tuple[int, Event]],
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Print a chapter under its title."""
    first = lines[0][1]
    is_chapter = begins_chapter(game, first)
    title = chapter_title(game, first, words) if is_chapter else words.game(game.spec.id)
    console.rule(title, align="left")
    show_log(console, game.spec.id, lines, names, words)
