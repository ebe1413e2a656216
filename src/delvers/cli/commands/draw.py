"""`delvers draw`: a picture of the table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import delvers
from delvers import Game
from delvers.cli.files import Chronicle, read_chronicle, write_text
from delvers.cli.settings import ContentPaths, Language
from delvers.draw import Scene, picture
from delvers.kernel.errors import BadOption
from delvers.text import words


def draw(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file to write.")],
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to see with, counted from 0; else a spectator's.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="After so many choices; else after all.")] = None,
    content: ContentPaths = None,
    lang: Language = "",
) -> None:
    """Draw the table of a game as an SVG picture."""
    speaker = words(lang)
    chronicle = read_chronicle(file, speaker)
    game = game_after(chronicle, at, content or ())
    scene = Scene(
        game=game.spec.id,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=speaker.with_content(game.spec),
        names=chronicle.names,
        events=game.events_for(seat),
        result=game.result,
    )
    write_text(output, picture(scene))


def game_after(chronicle: Chronicle, at: int | None, content: Sequence[Path]) -> Game:
    """The game after so many of its choices."""
    record = chronicle.record
    if at is not None:
        if not 0 <= at <= len(record.choices):
            raise BadOption(f"--at cannot be {at}; allowed: 0 to {len(record.choices)}")
        record.choices = record.choices[:at]
        record.result = None
    return delvers.replay(record, content=content)
