"""`delvers content`: what is wrong with content that somebody has written, and what it can name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from delvers.cli.errors import NOT_FOUND, fail
from delvers.kernel.errors import BadContent, BadOption, alike, listed
from delvers.kernel.kit import REGISTRY
from delvers.text import words as words_of

GameOption: TypeAlias = Annotated[
    str, typer.Option("--game", help="For which game; without it, as the files say or fit.")
]

content = typer.Typer(help="Look after adventures, heroes and cards written as data.")


@content.callback()
def main() -> None:
    """Look after adventures, heroes and cards written as data."""


@content.command()
def check(
    path: Annotated[Path, typer.Argument(help="A file in TOML, or a folder of such files.")],
    game: GameOption = "",
) -> None:
    """Say everything that is wrong with content of your own, by file, entry and field."""
    try:
        games = [game] if game else REGISTRY.games_for(path)
        checked = {one: REGISTRY.own_content(one).check(path) for one in games}
    except BadContent as nothing:
        fail(nothing, NOT_FOUND)
    problems = [problem for one in checked.values() for problem in one.problems]
    for problem in dict.fromkeys(problems):
        typer.echo(problem, err=True)
    if problems:
        raise typer.Exit(1)
    for one, found in checked.items():
        said = f"{one}: " if len(checked) > 1 else ""
        typer.echo(f"{said}{found.told}: nothing is wrong")


@content.command("list")
def show(
    kind: Annotated[str, typer.Argument(help="Of what, such as monsters or heroes.")],
    words: Annotated[str, typer.Argument(help="Only those whose id or name has this in it.")] = "",
    game: GameOption = "",
) -> None:
    """List what content of your own can name: ids, and what they are called."""
    games = [game] if game else [kit.id for kit in REGISTRY.kits() if kit.content]
    lists = {one: REGISTRY.own_content(one).lists() for one in games}
    if not any(kind in named for named in lists.values()):
        known = dict.fromkeys(one for named in lists.values() for one in named)
        near = alike(kind, known)
        raise BadOption(f"there is no list of {kind!r}; allowed: {listed(known)}{near}")
    found = {one: matching(one, named.get(kind, {}), words) for one, named in lists.items()}
    found = {one: named for one, named in found.items() if named}
    for one, named in found.items():
        if len(found) > 1:
            typer.echo(f"{one}:")
        for id, name in named.items():
            typer.echo(f"{id:<28} {name}".rstrip())
    if not found:
        fail(f"nothing here has {words!r} in its id or name", NOT_FOUND)


def matching(game: str, named: Mapping[str, str], words: str) -> dict[str, str]:
    """Those with the words in their id or name; the rules do not know every name."""
    called = {id: name or words_of("en").name(game, id) for id, name in named.items()}
    return {id: name for id, name in called.items() if words.lower() in f"{id} {name}".lower()}
