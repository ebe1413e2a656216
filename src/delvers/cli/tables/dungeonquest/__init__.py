"""The table of DungeonQuest in a terminal, 80 columns wide or more."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from delvers.cli.tables.dungeonquest.board import board
from delvers.cli.tables.dungeonquest.fight import fight_table
from delvers.cli.tables.dungeonquest.legend import legend
from delvers.cli.tables.dungeonquest.sheets import sheets
from delvers.cli.tables.dungeonquest.window import Window
from delvers.draw.dungeonquest.sun import numbers
from delvers.games.dungeonquest.sun import danger
from delvers.games.dungeonquest.third.state import SUN_SPACES
from delvers.kernel.requests import Ask
from delvers.text import Words

QUIET: Final = frozenset(
    {"card_laid", "cards_drawn", "hand_filled", "turn_began", "round_began", "no_counterattack"}
)
ROOMY: Final = (120, 44)
"""On a screen of this size the whole board is shown."""


def order(ask: Ask) -> list[str]:
    """What can be chosen, then what cannot."""
    return [*ask.options, *(option for option in ask.refused if option not in ask.options)]


def cards_on_table(view: dict[str, Any]) -> list[str]:
    """What the viewer's hero has, and the cards of a fight."""
    hero = view["heroes"][view["seat"] or 0]
    fight = view["fight"]
    in_fight = []
    if fight:
        for side in ("hero", "foe"):
            in_fight += [*(fight[side]["hand"] or ()), *fight[side]["played"]]
    own = [hero["hero"], *hero["runes"], *hero["loot"], *hero["kept"], *hero["row"]]
    return list(dict.fromkeys(card for card in (*own, *in_fight) if card))


def show(console: Console, view: dict[str, Any], names: Sequence[str], words: Words) -> None:
    """Print the board around the hero (or the fight) beside the heroes' sheets."""
    console.print(heading(view, names, words))
    is_roomy = console.width >= ROOMY[0] and console.height >= ROOMY[1]
    window = Window.whole() if is_roomy else Window.around(centre(view))
    left: RenderableType
    if view["fight"]:
        left = fight_table(view, names, words)
    else:
        left = Group(board(view, window), Text(legend(view, window, words), style="dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=79 + 3 if is_roomy else Window.WIDTH)
    table.add_column(ratio=1)
    table.add_row(left, sheets(view, names, words))
    console.print(table)


def heading(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """The sun, and whose turn it is."""
    if view["stage"] == "over":
        return Text(words.say("The game is over"), style="bold")
    sun = view["sun"]
    line = Text("☀ ", style="bold yellow" if danger(sun, SUN_SPACES) else "bold")
    line.append(words.say("Sun %(sun)s of %(spaces)s", sun=sun, spaces=SUN_SPACES), style="bold")
    if danger(sun, SUN_SPACES):
        risk = words.say(
            "the doors shut on a roll of %(numbers)s", numbers=numbers(sun, SUN_SPACES)
        )
        line.append(f": {risk}", style="yellow")
    else:
        line.append(" " + "━" * sun, style="yellow").append("─" * (SUN_SPACES - sun), style="dim")
    line.append("  " + words.say("Turn: %(player)s", player=names[view["turn"]]))
    return line


def centre(view: dict[str, Any]) -> int:
    """The space to look at: that of the viewer's hero, else of somebody who is inside."""
    heroes = view["heroes"]
    first = heroes[view["seat"]] if view["seat"] is not None else heroes[view["turn"]]
    for hero in (first, heroes[view["turn"]], *heroes):
        if hero["at"] >= 0:
            return int(hero["at"])
    return 0
