"""The table of Dungeon Plungin' in a terminal, 80 columns wide or more."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.view.seen import TableView
from delvers.games.plungin.terminal.cells import Cells
from delvers.games.plungin.terminal.choices import order
from delvers.games.plungin.terminal.ground import Ground
from delvers.games.plungin.terminal.heading import heading
from delvers.games.plungin.terminal.legend import legend
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.map import Map
from delvers.games.plungin.terminal.party import WIDTH, monsters, party
from delvers.games.plungin.terminal.village import creation, village
from delvers.games.plungin.terminal.window import Window, hidden_sides, window_around
from delvers.games.plungin.words.content import books_of
from delvers.text import Words

QUIET: Final = frozenset(
    kind.name
    for kind in (events.turn_began, events.round_began, events.table_rolled, events.monsters_turn)
)
LEAST: Final = 11
"""So many lines map and legend have at least, even if the screen has to scroll."""

NARROW: Final = 80
"""So wide every terminal is."""
USUAL: Final = 2
"""So many lines the legend usually has."""


def show(console: Console, look: Look) -> None:
    """Print the map with the party beside it; outside dungeons, the party alone."""
    if is_in_dungeon(look.view):
        show_dungeon(console, look)
    else:
        console.print(*outside(look), sep="\n")


def is_in_dungeon(view: TableView) -> bool:
    """Whether there is a map to look at."""
    return view["stage"] in ("placing", "dungeon", "over") and bool(view["tiles"])


def outside(look: Look) -> list[Text]:
    """The lines of the table where there is no map."""
    if look.view["stage"] == "creating":
        return creation(look)
    if look.view["stage"] == "village":
        return village(look)
    if look.view["stage"] == "over":
        return [Text(look.words.say("The game is over"), style="bold"), *party(look)]
    return [heading(look.view, look.words, NARROW), *party(look)]


def least(look: Look) -> int:
    """How many lines the table needs at least."""
    if is_in_dungeon(look.view):
        return LEAST + len(heading(look.view, look.words, NARROW).plain.splitlines())
    return sum(line.plain.count("\n") + 1 for line in outside(look))


def show_dungeon(console: Console, look: Look) -> None:
    """Heading, map and legend, and beside them the heroes and monsters."""
    head = heading(look.view, look.words, console.width)
    console.print(head)
    height = max(LEAST, look.room - len(head.plain.splitlines()))
    width = console.width - WIDTH - 2
    ground, at = Ground(books_of(look.words), look.view), centre(look.view)
    window = window_around(ground, at, width, height - USUAL)
    below = [*legend(look, window, console.width), *scroll_note(window, look.words)]
    if len(below) > USUAL:
        window = window_around(ground, at, width, height - len(below))
    beside = party(look)
    beside += monsters(look, window.height - len(beside))
    cells = Cells(look, ground, order(look.ask) if look.ask else [])
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=width)
    table.add_column(ratio=1)
    table.add_row(Map(window, cells, look.view["doors"]).text(), Text("\n").join(beside))
    console.print(table)
    console.print(Text("\n".join(below), style="dim"))


def centre(view: TableView) -> int:
    """The square to look at: that of the acting hero, else of a hero, else the entrance."""
    heroes = sorted(view["heroes"], key=lambda hero: hero["number"] != view["acting"])
    return int(next((hero["at"] for hero in heroes if hero["at"] >= 0), view["tiles"][0]["at"]))


def scroll_note(window: Window, words: Words) -> list[str]:
    """Where the dungeon goes on outside the map."""
    arrows = hidden_sides(window)
    return [words.say("More of the dungeon: %(arrows)s", arrows=arrows)] if arrows else []


def cards_on_table(view: TableView) -> list[str]:
    """The monsters in play, and what the acting hero has and can do."""
    acting = [hero for hero in view["heroes"] if hero["number"] == view["acting"]]
    ids = [monster["id"] for monster in view["monsters"]]
    ids += [id for monster in view["monsters"] for id in monster["conditions"]]
    for hero in acting:
        worn = [*hero["hands"], hero["armour"], *hero["attire"]]
        ids += [*hero["conditions"], *hero["abilities"], *worn, *hero["carried"]]
        ids += [*hero["prepared"]]
    return [id for id in dict.fromkeys(ids) if id]
