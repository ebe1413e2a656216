"""The `delvers` command, one file for each of its commands."""

import typer

from delvers.cli.commands.bench import bench
from delvers.cli.commands.content import content
from delvers.cli.commands.draw import draw
from delvers.cli.commands.play import play
from delvers.cli.commands.replay import replay
from delvers.cli.commands.rules import rules
from delvers.cli.commands.serve import serve
from delvers.cli.commands.sim import sim
from delvers.cli.commands.verify import verify
from delvers.cli.errors import PoliteGroup

app = typer.Typer(
    cls=PoliteGroup,
    help="Dungeon-crawl tabletop games, played exactly by their rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, play, sim, rules, replay, verify, draw, bench):
    app.command()(command)
app.add_typer(content, name="content")
