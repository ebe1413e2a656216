"""The `delvers` command, one file for each of its commands."""

from typing import Annotated

import typer

import delvers
from delvers.cli.commands.arena import arena
from delvers.cli.commands.bench import bench
from delvers.cli.commands.content import content
from delvers.cli.commands.draw import draw
from delvers.cli.commands.envs import envs
from delvers.cli.commands.lab import lab
from delvers.cli.commands.mcp import mcp
from delvers.cli.commands.odds import odds
from delvers.cli.commands.play import play
from delvers.cli.commands.replay import replay
from delvers.cli.commands.rules import rules
from delvers.cli.commands.serve import serve
from delvers.cli.commands.sim import sim
from delvers.cli.commands.tables import tables
from delvers.cli.commands.verify import verify
from delvers.cli.errors import PoliteGroup


def tell_version(wanted: bool) -> None:
    """Print which Delvers this is, and end."""
    if wanted:
        typer.echo(f"delvers {delvers.__version__}")
        raise typer.Exit


app = typer.Typer(
    cls=PoliteGroup,
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


for command in (serve, play, sim, arena, odds, rules, replay, verify, draw, bench, mcp):
    app.command()(command)
app.add_typer(content, name="content")
app.add_typer(tables, name="tables")
app.add_typer(lab, name="lab")
app.add_typer(envs, name="envs")
