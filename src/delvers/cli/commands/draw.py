"""`delvers draw`: a picture of the table."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

import delvers
from delvers import Game
from delvers.cli.files import Chronicle, read_chronicle, write_bytes, write_text
from delvers.cli.settings import ContentPaths, Language
from delvers.draw import Scene, picture
from delvers.kernel.errors import BadOption
from delvers.text import words

STDOUT: Final = "-"


def draw(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    output: Annotated[
        str,
        typer.Option(
            "--output", "-o", metavar="FILE", help="The .svg or .png file to write; - prints SVG."
        ),
    ],
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to see with, counted from 0; else a spectator's.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="After so many choices; else after all.")] = None,
    content: ContentPaths = None,
    lang: Language = "",
) -> None:
    """Draw the table of a game as an SVG or PNG picture."""
    check_output(output)
    speaker = words(lang)
    chronicle = read_chronicle(file, speaker)
    game = game_after(chronicle, at, content or ())
    scene = Scene(
        game=game.spec.id,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=chronicle.spoken(speaker, game.spec),
        names=chronicle.names,
        events=game.events_for(seat),
        result=game.result,
    )
    write_picture(output, picture(scene))


def check_output(output: str) -> None:
    """Refuse what no picture can be written to, before anything is drawn."""
    if output != STDOUT and Path(output).suffix.lower() not in (".svg", ".png"):
        raise BadOption(
            f"--output cannot be {output!r}; allowed: a file that ends in .svg or .png, "
            f"or {STDOUT} for SVG on the standard output"
        )


def write_picture(output: str, svg: str) -> None:
    """Print the picture, or write it in the form that the file's name tells."""
    if output == STDOUT:
        sys.stdout.buffer.write(svg.encode())
    elif Path(output).suffix.lower() == ".png":
        # Only who wants pixels needs what makes them.
        from delvers.envs.raster import png_of  # noqa: PLC0415

        write_bytes(Path(output), png_of(svg))
    else:
        write_text(Path(output), svg)


def game_after(chronicle: Chronicle, at: int | None, content: Sequence[Path]) -> Game:
    """The game after so many of its choices."""
    record = chronicle.record
    if at is not None:
        if not 0 <= at <= len(record.choices):
            raise BadOption(f"--at cannot be {at}; allowed: 0 to {len(record.choices)}")
        record.choices = record.choices[:at]
        record.result = None
    return delvers.replay(record, content=content)
