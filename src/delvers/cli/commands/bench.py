"""`delvers bench`: how fast games play."""

from typing import Annotated

import typer

from delvers.kernel.kit import REGISTRY
from delvers.lab.bench import main


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all, if none.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = 9,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure how fast games play, copy and save."""
    for game in games or ():
        REGISTRY.find(game)
    main(games, rounds, as_json)
