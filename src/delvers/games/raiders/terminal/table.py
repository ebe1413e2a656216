"""The table of Dungeon Raiders in a terminal, 80 columns wide or more."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from delvers.cli.terminal.look import LookOf
from delvers.games.raiders.rules.cards import POWER, USE_TORCH
from delvers.games.raiders.rules.components import ITEMS, LEVELS, ROW
from delvers.games.raiders.rules.events import level_built
from delvers.games.raiders.rules.view import PlayerView, TableView
from delvers.games.raiders.terminal.rooms import figures
from delvers.games.raiders.words.content import cards_of
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.text import Words

Look: TypeAlias = LookOf[TableView]
WIDEST: Final = 110
ORDER: Final = (*POWER.values(), *ITEMS, USE_TORCH)


def order(ask: Ask) -> list[str]:
    """Power cards under their own numbers, then the items."""
    return sorted({*ask.options, *ask.refused}, key=ORDER.index)


def cards_on_table(view: TableView) -> list[str]:
    """The rooms of the row from here on, and the items in hand."""
    ahead = [room or "face_down" for room in view["row"][view["room"] :]]
    items = view["hand"]["items"] if "hand" in view else []
    return list(dict.fromkeys([*ahead, *items]))


def show(console: Console, look: Look) -> None:
    """Print the row of rooms, the players and the viewer's hand."""
    view, names, words = look.view, look.names, look.words
    console.print(heading(view, words), highlight=False, style="bold")
    if view["row"]:
        console.print(row_table(view, words, min(console.width, WIDEST)))
    console.print(players_table(view, names, words))
    if "hand" in view:
        console.print(hand_line(view, words))


def heading(view: TableView, words: Words) -> str:
    """Where we are."""
    if view["is_over"]:
        return words.say("The game is over")
    return words.say(
        "Level %(level)s of %(levels)s, room %(room)s of %(rooms)s",
        level=view["level"],
        levels=LEVELS,
        room=view["room"] + 1,
        rooms=ROW,
    )


def row_table(view: TableView, words: Words, width: int) -> Table:
    """The rooms side by side; the one being gone through is marked."""
    table = Table(box=box.ROUNDED, width=width, show_header=False, padding=(0, 1, 0, 0))
    for _ in view["row"]:
        table.add_column(ratio=1)
    cells = [room_cell(view, at, words) for at in range(len(view["row"]))]
    table.add_row(*cells)
    return table


def room_cell(view: TableView, at: int, words: Words) -> Group:
    """One room: its name and its figures."""
    id, here = view["row"][at], view["room"]
    if id is None:
        return Group(Text("?", style="bold"), Text(words.name("raiders", "face_down"), "dim"))
    if at < here:
        return Group(Text(f"✓ {words.name('raiders', id)}", style="dim"))
    style = "bold reverse" if at == here else "bold"
    mark = "▶ " if at == here else ""
    title = Text(f"{mark}{words.name('raiders', id)}", style=style)
    lines = [Text(line) for line in figures(cards_of(words).room(id), len(view["players"]), words)]
    if not view["face_up"][at]:
        lines.append(Text(words.say("seen by torch"), style="dim"))
    return Group(title, *lines)


def players_table(view: TableView, names: Sequence[str], words: Words) -> Table:
    """Everybody with coins, wounds and cards."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column(words.say("Player"))
    table.add_column(words.say("Character"))
    for title in (words.say("Coins"), words.say("Wounds"), words.say("In hand")):
        table.add_column(title, justify="right")
    table.add_column(words.say("Played this level"))
    table.add_column(words.say("Laid now"))
    for seat in range(len(view["players"])):
        style = "bold" if seat == view["seat"] else ""
        table.add_row(*player_cells(view, seat, names, words), style=style)
    return table


def player_cells(view: TableView, seat: int, names: Sequence[str], words: Words) -> list[Text]:
    """One player's line; the map card of the tactical variant is marked."""
    player = view["players"][seat]
    mark = " ⚑" if view["starter"] == seat else ""
    return [
        Text(names[seat] + mark),
        Text(words.name("raiders", player["character"])),
        Text(str(player["coins"])),
        Text(str(player["wounds"])),
        Text(str(player["cards"])),
        Text(" ".join(map(str, player["played"])) or "–"),
        Text(laid(player, words)),
    ]


def laid(player: PlayerView, words: Words) -> str:
    """The card before a player, if it may be seen."""
    if player["is_eliminated"]:
        return words.say("eliminated")
    if player["laid"]:
        return words.name("raiders", player["laid"])
    return words.say("face down") if player["has_laid"] else "–"


def hand_line(view: TableView, words: Words) -> Text:
    """The viewer's hand."""
    hand = view["hand"]
    powers = " ".join(map(str, hand["powers"]))
    cards = [words.say("power cards %(cards)s", cards=powers)] if powers else []
    cards += [words.name("raiders", item) for item in hand["items"]]
    return Text(words.say("Your hand: %(cards)s", cards=", ".join(cards) or "–"))


def chapter(_game: Game, event: Event, words: Words) -> str | None:
    """A chapter of the log is a level."""
    if event.kind != level_built.name:
        return None
    return words.say("Level %(level)s", level=event.params["level"])
