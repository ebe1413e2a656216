"""The table of DungeonQuest in a terminal, 80 columns wide or more."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from delvers.cli.terminal.table import TerminalTable
from delvers.games.dungeonquest.common.pictures.sun import numbers
from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.sun import danger
from delvers.games.dungeonquest.common.rules.view import CommonView
from delvers.games.dungeonquest.common.terminal.board import board
from delvers.games.dungeonquest.common.terminal.edition import Edition, Look
from delvers.games.dungeonquest.common.terminal.legend import legend
from delvers.games.dungeonquest.common.terminal.sheets import sheets
from delvers.games.dungeonquest.common.terminal.window import Window
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.text import Words

ROOMY: Final = (120, 40)
"""On a screen of this size the whole board is shown."""


def order(ask: Ask) -> list[str]:
    """What can be chosen, then what cannot."""
    return [*ask.options, *(option for option in ask.refused if option not in ask.options)]


def cards_on_table(edition: Edition, view: CommonView) -> list[str]:
    """What the viewer's hero has, and the cards of a fight."""
    hero = view["heroes"][view["seat"] or 0]
    in_fight = edition.cards_in_fight(view["fight"]) if view["fight"] else []
    own = [hero["hero"], *hero["runes"], *hero["loot"], *hero["kept"], *hero["row"]]
    return list(dict.fromkeys(card for card in (*own, *in_fight) if card))


def show(edition: Edition, console: Console, look: Look) -> None:
    """Print the board around the hero (or the fight) beside the heroes' sheets."""
    view, names, words = look.view, look.names, look.words
    edition = edition.at(words)
    console.print(heading(view, names, words))
    is_roomy = console.width >= ROOMY[0] and console.height >= ROOMY[1]
    window = Window.whole() if is_roomy else Window.around(centre(view))
    width = 79 + 3 if is_roomy else Window.WIDTH
    left: RenderableType
    if view["fight"]:
        left = edition.fight(view, names, words)
    else:
        told = legend(edition, view, window, words, width)
        left = Group(board(edition, view, window), Text(told, style="dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=width)
    table.add_column(ratio=1)
    table.add_row(left, sheets(edition, view, names, words))
    console.print(table)


def heading(view: CommonView, names: Sequence[str], words: Words) -> Text:
    """The sun, and whose turn it is."""
    if view["stage"] == "over":
        return Text(words.say("The game is over"), style="bold")
    sun, spaces = view["sun"], view["sun_spaces"]
    line = Text("☀ ", style="bold yellow" if danger(sun, spaces) else "bold")
    line.append(words.say("Sun %(sun)s of %(spaces)s", sun=sun, spaces=spaces), style="bold")
    if danger(sun, spaces):
        risk = words.say("the doors shut on a roll of %(numbers)s", numbers=numbers(sun, spaces))
        line.append(f": {risk}", style="yellow")
    else:
        line.append(" " + "━" * sun, style="yellow").append("─" * (spaces - sun), style="dim")
    line.append("  " + words.say("Turn: %(player)s", player=names[view["turn"]]))
    return line


def centre(view: CommonView) -> int:
    """The space to look at: that of the viewer's hero, else of somebody who is inside."""
    heroes = view["heroes"]
    first = heroes[view["seat"]] if view["seat"] is not None else heroes[view["turn"]]
    for hero in (first, heroes[view["turn"]], *heroes):
        if hero["at"] >= 0:
            return hero["at"]
    return 0


def chapter(game: Game, event: Event, words: Words) -> str | None:
    """A chapter of the log is what happens until the sun moves on."""
    if event.kind != events.sun_moved.name:
        return None
    sun, spaces = event.params["sun"], game.view(None)["sun_spaces"]
    return words.say("Sun %(sun)s of %(spaces)s", sun=sun, spaces=spaces)


def table_of_edition(edition: Edition) -> TerminalTable:
    """The table of an edition."""
    return TerminalTable(
        partial(show, edition),
        order,
        partial(cards_on_table, edition),
        frozenset({events.turn_began.name, *(kind.name for kind in edition.quiet)}),
        chapter=chapter,
    )
