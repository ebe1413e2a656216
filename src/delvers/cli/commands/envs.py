"""`delvers envs`: how games are numbers for those who let machines learn them."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from delvers.cli.settings import ContentPaths, GameName
from delvers.envs.encoding import Encoder, encoder_of
from delvers.envs.fields import Row
from delvers.kernel.kit import REGISTRY

envs = typer.Typer(help="How games are numbers for research: options and observations.")


@envs.callback()
def main() -> None:
    """How games are numbers for research: options and observations."""


@envs.command()
def describe(
    game: GameName,
    content: ContentPaths = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell what every number of an action and of an observation means."""
    encoder = encoder_of(REGISTRY.find(game, content or ()))
    if as_json:
        typer.echo(json.dumps(plain(game, encoder), ensure_ascii=False))
    else:
        show(Console(), game, encoder)


def plain(game: str, encoder: Encoder) -> dict[str, Any]:
    """The encoding as data."""
    return {
        "game": game,
        "version": encoder.encoding.version,
        "digest": encoder.digest(),
        "actions": {
            "size": encoder.actions.size,
            "about": encoder.actions.about,
            "options": [*encoder.actions.names()],
        },
        "observation": {
            "size": encoder.size,
            "fields": [
                {"at": at, **row._asdict(), "about": row.about} for at, row in placed(encoder.rows)
            ],
            "left_out": dict(encoder.encoding.left_out),
        },
    }


def placed(rows: list[Row]) -> Iterator[tuple[int, Row]]:
    """Each row with the place of its first number."""
    at = 0
    for row in rows:
        yield at, row
        at += row.size


def show(console: Console, game: str, encoder: Encoder) -> None:
    """Print the encoding in tables."""
    version = encoder.encoding.version
    console.print(f"{game}: encoding version {version} ({encoder.digest()})", style="bold")
    console.print(f"\n{encoder.actions.size} actions. {encoder.actions.about}\n")
    options = Table("number", "option", box=None, pad_edge=False)
    for number, option in enumerate(encoder.actions.names()):
        options.add_row(str(number), option)
    if options.row_count:
        console.print(options)
    console.print(f"\n{encoder.size} numbers in an observation:\n")
    fields = Table("at", "field", "numbers", "from", "to", "what it is", box=None, pad_edge=False)
    for at, row in placed(encoder.rows):
        bounds = (f"{row.low:g}", f"{row.high:g}")
        fields.add_row(str(at), row.name, str(row.size), *bounds, row.about)
    console.print(fields)
    for name, reason in encoder.encoding.left_out.items():
        console.print(f"left out: {name} ({reason})", highlight=False)
