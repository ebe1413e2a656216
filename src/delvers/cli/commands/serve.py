"""`delvers serve`: the page and the tables for other people's browsers."""

from typing import Annotated

import typer

from delvers.cli.settings import ContentPaths
from delvers.server import run


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="DELVERS_DATABASE_URL",
            help="Where games are kept: a URL or a file; without it, a file of your own.",
        ),
    ] = None,
    content: ContentPaths = None,
) -> None:
    """Start the web server."""
    run(host=host, port=port, database=database, content=content or ())
