"""`delvers content check`: what is wrong with an adventure that somebody has written."""

from pathlib import Path
from typing import Annotated

import typer

from delvers.cli.errors import NOT_FOUND, fail
from delvers.games.loading import read_toml
from delvers.games.plungin.books.dungeon import Pack
from delvers.games.plungin.books.problems import problems_of_pack
from delvers.kernel.errors import BadContent

content = typer.Typer(help="Look after adventures and cards written as data.")


@content.callback()
def main() -> None:
    """Look after adventures and cards written as data."""


@content.command()
def check(
    path: Annotated[Path, typer.Argument(help="An adventure in TOML, or a folder of them.")],
) -> None:
    """Say what is wrong with an adventure for Dungeon Plungin', by file, entry and field."""
    files = packs_at(path)
    problems = [problem for file in files for problem in problems_in(file)]
    if problems:
        for problem in problems:
            typer.echo(problem, err=True)
        raise typer.Exit(1)
    typer.echo(f"{len(files)} adventure{'s' if len(files) > 1 else ''}: nothing is wrong")


def packs_at(path: Path) -> list[Path]:
    """The file itself, or all TOML files of a folder."""
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            fail(f"{path}: there is no file here whose name ends in .toml", NOT_FOUND)
        return files
    if not path.exists():
        fail(f"{path}: there is no such file or folder", NOT_FOUND)
    return [path]


def problems_in(path: Path) -> list[str]:
    """All that is wrong with one file; of a file that cannot be read, the first thing."""
    try:
        pack = read_toml(Pack, path)
    except BadContent as problem:
        return [str(problem)]
    return problems_of_pack(pack, path)
