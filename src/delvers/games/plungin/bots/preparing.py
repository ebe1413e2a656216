"""Before a Great Door: what the village still has for a party."""

from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.view.seen import HeroView, TableView

HOLY: Final = "holy_water"
PURSE: Final = 100
"""With so much gold found a party fetches holy water first."""


def is_to_shop(chart: Chart) -> bool:
    """Whether a party had better see the village first: for a level, or for holy water."""
    party = chart.view["party"]
    heroes = [hero for hero in chart.heroes if not hero["escort"]]
    share = party["exp"] // max(1, len(heroes))
    if any(hero["exp"] + share >= next_level(chart.books, hero) for hero in heroes):
        return True
    if party["gold"] < PURSE or not is_for_holy_water(chart.books, chart.view):
        return False
    return sum(hero["carried"].count(HOLY) for hero in heroes) < len(heroes)


def next_level(books: Books, hero: HeroView) -> int:
    """The experience that the next level asks for; more than anybody has, if there is none."""
    return next((one.exp for one in books.levels if one.level > hero["level"]), FAR)


def is_for_holy_water(books: Books, view: TableView) -> bool:
    """Whether the next Great Door leads to the undead or demons, who dread it."""
    pack = books.packs[view["adventure"]]
    uniques = [row.location for row in pack.uniques.rows]
    place = next(one for one in pack.unique_locations if one.id == uniques[view["chapter"]])
    tags = books.monsters[place.boss].tags if place.boss else ()
    return "undead" in tags or "demon" in tags
