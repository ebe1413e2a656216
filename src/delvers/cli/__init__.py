"""The `delvers` command, one file for each of its commands."""

import typer

from delvers.cli.bench import bench
from delvers.cli.content import content
from delvers.cli.draw import draw
from delvers.cli.errors import PoliteGroup
from delvers.cli.play import play
from delvers.cli.replay import replay
from delvers.cli.rules import rules
from delvers.cli.serve import serve
from delvers.cli.sim import sim
from delvers.cli.verify import verify

app = typer.Typer(
    cls=PoliteGroup,
    help="Dungeon-crawl tabletop games, played exactly by their rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, play, sim, rules, replay, verify, draw, bench):
    app.command()(command)
app.add_typer(content, name="content")
