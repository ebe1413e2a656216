"""`delvers content check`: what is wrong with an adventure that somebody has written."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from delvers.cli.errors import NOT_FOUND, fail
from delvers.kernel.content import OwnContent
from delvers.kernel.errors import BadContent, BadOption, listed
from delvers.kernel.kit import REGISTRY, found_at

GameOption: TypeAlias = Annotated[
    str, typer.Option("--game", help="For which game; without it, the first that takes content.")
]

content = typer.Typer(help="Look after adventures and cards written as data.")


@content.callback()
def main() -> None:
    """Look after adventures and cards written as data."""


def content_of(game: str) -> OwnContent:
    """What helps those who write content for a game."""
    takers = [kit.id for kit in REGISTRY.kits() if kit.content]
    if not takers or (game and game not in takers):
        raise BadOption(f"{game or 'no game'} takes no content of one's own; allowed: {takers}")
    found: OwnContent = found_at(REGISTRY.kit(game or takers[0]).content)
    return found


@content.command()
def check(
    path: Annotated[
        Path, typer.Argument(help="An adventure in TOML, or a folder of adventures and entries.")
    ],
    game: GameOption = "",
) -> None:
    """Say what is wrong with content of your own, by file, entry and field."""
    try:
        checked = content_of(game).check(path)
    except BadContent as nothing:
        fail(nothing, NOT_FOUND)
    if checked.problems:
        for problem in checked.problems:
            typer.echo(problem, err=True)
        raise typer.Exit(1)
    typer.echo(f"{checked.told}: nothing is wrong")


@content.command("list")
def show(
    kind: Annotated[str, typer.Argument(help="Of what, such as monsters or items.")],
    words: Annotated[str, typer.Argument(help="Only those whose id or name has this in it.")] = "",
    game: GameOption = "",
) -> None:
    """List what content of your own can name: ids, and what they are called."""
    lists = content_of(game).lists()
    if kind not in lists:
        raise BadOption(f"there is no list of {kind!r}; allowed: {listed(lists)}")
    named = lists[kind].items()
    found = {id: name for id, name in named if words.lower() in f"{id} {name}".lower()}
    for id, name in found.items():
        typer.echo(f"{id:<28} {name}".rstrip())
    if not found:
        fail(f"nothing here has {words!r} in its id or name", NOT_FOUND)
