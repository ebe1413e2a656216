"""`delvers serve`: the page and the tables for other people's browsers."""

from typing import Annotated

import typer

from delvers.cli.settings import ContentPaths, bots_in
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
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="A limit given anew; see docs/self-hosting.md."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST", envvar="DELVERS_NAMES", help="A name under which the server is reached."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="DELVERS_PROXIES",
            help="A reverse proxy, or a network of them, that tells whose requests it brings.",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(help="Bots of your own that tables may have, as in exec:./mybot."),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(help="How many processes share the work.", min=1, max=64),
    ] = 1,
) -> None:
    """Start the web server."""
    bots_in(bots)
    run(
        host=host,
        port=port,
        database=database,
        content=content or (),
        limits=limit or (),
        names=name or (),
        proxies=proxy or (),
        workers=workers,
    )
