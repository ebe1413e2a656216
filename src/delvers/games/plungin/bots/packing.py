"""What is worth a place in a pack."""

from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.heroes.inventory import MORE_SLOTS, NO_SLOT, SLOTS, item_of
from delvers.games.plungin.rules.options import DROP, GIVE_IT, LEAVE_IT
from delvers.games.plungin.rules.view.seen import HeroView, TableView
from delvers.kernel.requests import Ask

GREAT_KEY: Final = "great_key"
WORTH: Final = {
    GREAT_KEY: 1000,
    "pane_of_dawn": 900,
    "potion_revival": 300,
    "holy_water": 120,
    "key": 60,
    "backpack": 500,
}
"""What some things are worth, whatever their price."""
USED: Final = ("potion", "grenade")
"""Kinds of things that a party uses up: they are worth twice their price."""
BOTHER: Final = 60
"""Things worth less than that are left where they lie."""


def worth_of(books: Books, item: str) -> int:
    """What a thing in a pack is worth; what teaches something comes before what costs gold."""
    if item in WORTH:
        return WORTH[item]
    book = books.items.get(item_of(item))
    if book is None:
        return 0
    if book.exp:
        return 2 * book.exp
    return book.price * (2 if book.kind in USED else 1) // (1 + (book.kind == "weapon"))


def no_room(books: Books, ask: Ask, _view: TableView) -> str:
    """A thing for which there is no room: to somebody else, or instead of what is worth less."""
    _, item = prompts.NO_ROOM.parts(ask.prompt)
    for option in ask.options:
        if GIVE_IT.fits(option):
            return option
    held = [dropped[0] for one in ask.options if (dropped := DROP.read(one)) is not None]
    least = min(held, key=lambda thing: worth_of(books, thing), default=item)
    return DROP(least) if worth_of(books, least) < worth_of(books, item) else LEAVE_IT()


def has_room(hero: HeroView) -> bool:
    """Whether a hero can carry one thing more."""
    most = MORE_SLOTS if "backpack" in hero["carried"] else SLOTS
    return sum(item not in NO_SLOT for item in hero["carried"]) < most


def key_bearer(chart: Chart, key: str = GREAT_KEY) -> HeroView | None:
    """The hero who carries a key."""
    return next((hero for hero in chart.heroes if key in hero["carried"]), None)


def lying_things(chart: Chart) -> list[tuple[int, str]]:
    """What lies about and is worth the way, with its square."""
    found = []
    for square, things in chart.view["lying"].items():
        best = max(things, key=lambda thing: worth_of(chart.books, thing))
        if worth_of(chart.books, best) >= BOTHER:
            found.append((int(square), best))
    return found


def collector(chart: Chart, square: int) -> HeroView | None:
    """Who takes up what lies there: the nearest who has room."""
    way = chart.distances([square])
    able = [hero for hero in chart.heroes if has_room(hero) and not hero["escort"]]
    return min(able, key=lambda hero: way.get(hero["at"], FAR), default=None)
