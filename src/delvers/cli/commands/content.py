"""`delvers content check`: what is wrong with an adventure that somebody has written."""

from pathlib import Path
from typing import Annotated, Final

import typer

from delvers.cli.errors import NOT_FOUND, fail
from delvers.games.plungin.rules.books.adding import BOX
from delvers.games.plungin.rules.books.own import SHELVES, Own, read_own
from delvers.games.plungin.rules.books.problems_of_own import problems_of_own
from delvers.kernel.errors import BadContent, BadOption, listed

KINDS: Final = {
    **{shelf: shelf for shelf in (*SHELVES, "conditions", "schools")},
    "tables": "finds",
    "adventures": "packs",
}
"""What can be listed, and where it stands in the books."""

content = typer.Typer(help="Look after adventures and cards written as data.")


@content.callback()
def main() -> None:
    """Look after adventures and cards written as data."""


@content.command()
def check(
    path: Annotated[
        Path, typer.Argument(help="An adventure in TOML, or a folder of adventures and entries.")
    ],
) -> None:
    """Say what is wrong with content of your own, by file, entry and field."""
    try:
        own = read_own(path)
    except BadContent as nothing:
        fail(nothing, NOT_FOUND)
    problems = problems_of_own(own, BOX)
    if problems:
        for problem in problems:
            typer.echo(problem, err=True)
        raise typer.Exit(1)
    typer.echo(f"{told(own)}: nothing is wrong")


@content.command("list")
def show(
    kind: Annotated[str, typer.Argument(help=f"Of what: {', '.join(KINDS)}.")],
    words: Annotated[str, typer.Argument(help="Only those whose id or name has this in it.")] = "",
) -> None:
    """List what content of your own can name: ids, and what they are called."""
    if kind not in KINDS:
        raise BadOption(f"there is no list of {kind!r}; allowed: {listed(KINDS)}")
    shelf = getattr(BOX, KINDS[kind])
    named = {id: getattr(thing, "name", "") for id, thing in shelf.items()}
    found = {id: name for id, name in named.items() if words.lower() in f"{id} {name}".lower()}
    for id, name in found.items():
        typer.echo(f"{id:<28} {name}".rstrip())
    if not found:
        fail(f"nothing here has {words!r} in its id or name", NOT_FOUND)


def told(own: Own) -> str:
    """What there is: '1 adventure, 2 monsters'."""
    counts = own.counts().items()
    return ", ".join(f"{count} {kind if count > 1 else kind[:-1]}" for kind, count in counts)
