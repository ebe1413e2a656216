"""What things and services of the village cost, as far as a view tells."""

from collections.abc import Callable, Mapping
from typing import Final

from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import options
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.state.purse import QUARTER
from delvers.games.plungin.rules.view.seen import HeroView
from delvers.games.plungin.rules.village.market import price_of
from delvers.games.plungin.rules.village.services import (
    CURSE,
    GRATEFUL,
    POTION_SERVICE,
    RITE_SERVICE,
    SAGE,
    YARD,
)
from delvers.games.plungin.rules.village.village import LESSON_PRICE
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm

SERVICES: Final[Mapping[AnyForm, str]] = {
    options.UNCURSE: CURSE,
    options.ASK_SAGE: SAGE,
    options.RETRAIN: YARD,
    options.POTION: POTION_SERVICE,
    options.RITE: RITE_SERVICE,
}
"""The services behind options."""
PRICES: Final[Mapping[AnyForm, Callable[[Books, str], int]]] = {
    options.BUY: price_of,
    options.SELL: lambda books, item: price_of(books, item) // 2,
    options.REPAIR: lambda books, item: price_of(books, item) // 2,
    options.PART_WITH: lambda books, recipe: books.recipes[recipe].price // 2,
    options.CASH: lambda books, item: books.items[item].value,
    options.BUY_RECIPE: lambda books, recipe: books.recipes[recipe].price,
    options.BUY_REAGENT: lambda books, item: books.items[item].bought,
    options.STUDY: lambda books, spell: books.spells[spell].cost,
    options.MAKE: lambda books, recipe: books.recipes[recipe].gold,
}
"""What an option costs or brings by the thing that it names."""


def price(scene: Scene, option: str, hero: HeroView | None = None) -> int | None:
    """The gold that an option costs or brings; None where no gold changes hands."""
    form = options.GRAMMAR.form_of(option)
    if form is None:
        return None
    if form in SERVICES:
        return None if hero is None else for_service(scene, form, hero)
    if form is options.ACQUIRE:
        return home_price(scene, *options.ACQUIRE.parts(option))
    if form is options.LESSON or form is options.LESSON_FROM_FUND:
        return LESSON_PRICE
    return PRICES[form](books_of(scene.words), *form.parts(option)) if form in PRICES else None


def home_price(scene: Scene, id: str) -> int:
    """A property; in a Gold Fever a single hero pays a quarter."""
    home = next(one for one in books_of(scene.words).village.properties if one.id == id)
    return home.price // QUARTER if scene.view["rules"]["gold_fever"] else home.price


def for_service(scene: Scene, form: AnyForm, hero: HeroView) -> int:
    """A service for a hero; some properties halve it, and the priest once asks nothing."""
    id = SERVICES[form]
    party = scene.view["party"]
    if id == CURSE and GRATEFUL in party["won"] and not party["has_used_thanks"]:
        return 0
    service = next(one for one in books_of(scene.words).village.services if one.id == id)
    full = service.price + service.per_level * int(hero["level"])
    owned = {*party["properties"], *hero["properties"]}
    halved = any(
        id in home.halves for home in books_of(scene.words).village.properties if home.id in owned
    )
    return full // 2 if halved else full


def room(scene: Scene) -> int:
    """How many things the common chest and all properties hold."""
    homes = books_of(scene.words).village.properties
    shared = scene.view["party"]["properties"]
    total = books_of(scene.words).village.storage + sum(
        home.storage for home in homes if home.id in shared
    )
    for hero in scene.view["heroes"]:
        owned = [home.storage // QUARTER for home in homes if home.id in hero["properties"]]
        total += sum(owned)
    return total
