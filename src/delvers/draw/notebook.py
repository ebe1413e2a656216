"""How games and views show themselves in a notebook."""

import html
from typing import Any, Final

from delvers.draw import Scene, picture
from delvers.kernel.game import Game
from delvers.kernel.spec import Spec, View
from delvers.text import words

LAST: Final = 5
"""So many lines of the log are shown."""


def svg_of_view(spec: Spec[Any], seats: int, view: View) -> str:
    """The table as the seat of a view sees it."""
    return picture(
        Scene(
            game=spec.id,
            view=view,
            ask=None,
            words=words("en").with_content(spec),
            names=names_of(seats),
            events=[],
            result=None,
        )
    )


def svg_of_game(game: Game) -> str:
    """The table as a spectator sees it."""
    return svg_of_view(game.spec, game.seats, game.view(None))


def html_of_game(game: Game) -> str:
    """The table, what happened last, and who is to choose."""
    speaker, id, names = words("en").with_content(game.spec), game.spec.id, names_of(game.seats)
    told = [speaker.event(id, event, names) for event in game.events_for(None)[-LAST:]]
    if game.result is not None:
        told.append(speaker.result(id, game.result, names))
    for seat in game.waiting:
        told.append(f"{names[seat]}: {speaker.prompt(id, game.pending[seat])}")
    lines = "".join(f"<li>{html.escape(line)}</li>" for line in told)
    return f"<div>{svg_of_game(game)}<ul>{lines}</ul></div>"


def names_of(seats: int) -> tuple[str, ...]:
    """What seats are called where nobody has a name."""
    return tuple(f"Seat {seat}" for seat in range(seats))
