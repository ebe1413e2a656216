"""Log lines in the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.text import Words

CHAPTERS: Final = {
    "raiders": ("level_built",),
    "dungeonquest-3e": ("sun_moved",),
    "dungeonquest-revised": ("sun_moved",),
    "plungin": ("adventure_began", "village", "round_began"),
}
"""The events with which a new chapter of a game begins."""


def begins_chapter(game: Game, event: Event) -> bool:
    """Whether a new chapter of a game begins with an event."""
    return event.kind in CHAPTERS.get(game.spec.id, ())


def chapter_title(game: Game, event: Event, words: Words) -> str:
    """What stands above the chapter that an event begins."""
    if event.kind == "sun_moved":
        sun, spaces = event.params["sun"], game.view(None)["sun_spaces"]
        return words.say("Sun %(sun)s of %(spaces)s", sun=sun, spaces=spaces)
    if event.kind == "adventure_began":
        return words.name(game.spec.id, str(event.params["adventure"]))
    if event.kind == "village":
        return words.say("In the village")
    if event.kind == "round_began":
        return words.say("Round %(round)s", round=event.params["round"])
    return words.say("Level %(level)s", level=event.params["level"])


def show_log(
    console: Console,
    game: str,
    lines: Sequence[tuple[int, Event]],
    names: Sequence[str],
    words: Words,
) -> None:
    """Print numbered events; the clause behind each stands at its end."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    for number, event in lines:
        line = Text(words.event(game, event, names))
        line.append(f"  {event.rule}", style="dim")
        grid.add_row(f"#{number}", line)
    console.print(grid)
