"""The `delvers` command, one file for each of its commands, loaded when it is called."""

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.main import get_group

import delvers
from delvers.cli.errors import PoliteGroup

COMMANDS: Final = {
    "serve": "Start the web server.",
    "play": "Play in the terminal; every choice is kept, and a game goes on where it was left.",
    "sim": "Let bots play many games, and show wins, scores and what beat whom.",
    "arena": "Let bots meet with seats rotated, and show wins, ratings and the time of a choice.",
    "odds": "Show each option with its chance to win and the score to be expected; it gets better.",
    "analyse": "Look back at a finished game: chances, luck, mistakes, and what turned it.",
    "rules": "Show rules by id, by words, or by section.",
    "replay": "Print what happened in a game; of a running game, only what all may see.",
    "verify": "Recompute promise, seed and game from a record, and say what was checked.",
    "draw": "Draw the table of a game as an SVG or PNG picture.",
    "bench": "Measure how fast games play, copy and save.",
    "mcp": "Serve agents by the Model Context Protocol, over standard input and output.",
    "content": "Look after adventures, heroes and cards written as data.",
    "tables": "Look after the tables of a server.",
    "lab": "Experiments over many games: run, compare, report.",
    "envs": "How games are numbers for research: options and observations.",
}
"""What each command does, as its own help says too; its file carries its name."""


def command(name: str) -> Any:
    """A command, or a group of them, from its file."""
    made = getattr(import_module(f"delvers.cli.commands.{name}"), name)
    holder = typer.Typer()
    if isinstance(made, typer.Typer):
        holder.add_typer(made, name=name)
    else:
        holder.command(name)(made)
    return get_group(holder).commands[name]


class Commands(PoliteGroup):
    """All commands by their names; only the one that is called is loaded, and that takes time."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that the arguments name, and what is left for it."""
        name, found, rest = super().resolve_command(ctx, args)
        return name, found if name is None else command(name), rest


def tell_version(wanted: bool) -> None:
    """Print which Delvers this is, and end."""
    if wanted:
        typer.echo(f"delvers {delvers.__version__}")
        raise typer.Exit


app = typer.Typer(
    cls=Commands,
    help="Dungeon-crawl tabletop games, played exactly by their rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Dungeon-crawl tabletop games, played exactly by their rules."""


def elsewhere() -> None:
    """Stands in the list for a command that is not loaded yet."""


for name, told in COMMANDS.items():
    app.command(name, help=told)(elsewhere)
