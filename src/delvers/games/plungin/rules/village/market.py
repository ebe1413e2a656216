"""The market of the village: buying, selling, wearing, spells and books (INV, SELL, BOOK)."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.heroes.inventory import NO_SLOT, has_room, item_of, loose
from delvers.games.plungin.rules.heroes.stats import worn
from delvers.games.plungin.rules.heroes.wearing import (
    WORN,
    put_on,
    take_off,
    wearable,
    why_not_worn,
    worn_things,
)
from delvers.games.plungin.rules.options import (
    BUY,
    DISCARD,
    EQUIP,
    READ,
    REMOVE,
    SELL,
    STUDY,
    book_of,
    spell_in,
)
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import best_level, funds, pay
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Rule, rule

VillageActions: TypeAlias = Mapping[AnyForm, Callable[..., Rule[None]]]
"""What an option of a hero in the village does; it gets the parts of the option."""
BOOK_PRICE: Final = 20
ALWAYS: Final = ("potion", "grenade", "gear")


def market_options(state: State, hero: Hero) -> list[str]:
    """All that a hero can do at the stalls."""
    return [
        *(BUY(item) for item in for_sale(state, hero)),
        *(SELL(item) for item in loose(hero) if price_of(state.content, item)),
        *(DISCARD(item) for item in loose(hero)),
        *(EQUIP(item) for item in wearable(hero)),
        *(REMOVE(item.id) for item in worn_things(hero) if not item.cursed and has_room(hero)),
        *(STUDY(spell) for spell in spells_for_sale(state, hero)),
        *(READ(item) for item in readable(hero)),
    ]


def market_refusals(hero: Hero) -> dict[str, str]:
    """What a hero would like to sell, put on or take off, and cannot."""
    refused = {}
    for item in dict.fromkeys(hero.carried):
        if not price_of(hero.content, item):
            is_key = hero.content.items[item_of(item)].kind == "key"
            refused[SELL(item)] = "DP-SELL-04" if is_key else "DP-SELL-03"
        book = hero.content.items.get(item)
        if book is not None and book.kind in WORN and item not in wearable(hero):
            refused[EQUIP(item)] = why_not_worn(hero, item)
    for thing in worn(hero):
        if thing.cursed:
            refused[REMOVE(thing.id)] = "DP-CURSE-06"
    return refused


def price_of(books: Books, item: str) -> int:
    """The list price of a thing; a spell book costs a little more than its spell."""
    spell = spell_in(item)
    if spell is not None:
        return books.spells[spell].cost + BOOK_PRICE
    return books.items[item_of(item)].price


# -- the shop --------------------------------------------------------------------------------------


def for_sale(state: State, hero: Hero) -> list[str]:
    """What the shop has for a party of this level, and this hero can pay and carry."""
    stock = stock_at(state.content, best_level(state))
    if not has_room(hero):
        stock = {item: price for item, price in stock.items() if item in NO_SLOT}
    gold = funds(state, hero)
    return [
        item
        for item, price in stock.items()
        if price <= gold and not (item == "backpack" and item in hero.carried)
    ]


@kept
def stock_at(books: Books, level: int) -> dict[str, int]:
    """What the shop has for a party of this level, with the prices."""
    tiers = [tier for tier in books.village.tiers if level >= tier.level]
    most, hardest = max(tier.price for tier in tiers), max(tier.difficulty for tier in tiers)
    items = [
        item.id
        for item in books.items.values()
        if item.shop and (item.price <= most or item.kind in ALWAYS)
    ]
    taught = [one.id for one in books.spells.values() if one.difficulty[one.school] <= hardest]
    return {item: price_of(books, item) for item in [*items, *(book_of(id) for id in taught)]}


@rule
def buy(table: Dungeon, hero: Hero, item: str) -> None:
    """Gold for a thing."""
    rule = "DP-BOOK-05" if spell_in(item) else "DP-EXITDUN-03"
    pay(table, hero, price_of(table.state.content, item), rule)
    hero.carried.append(item)
    tell(table, events.bought, rule, hero, item=item, price=price_of(table.state.content, item))


@rule
def sell(table: Dungeon, hero: Hero, item: str) -> None:
    """Half the price."""
    hero.carried.remove(item)
    hero.gold += price_of(table.state.content, item) // 2
    tell(
        table,
        events.sold,
        "DP-SELL-01",
        hero,
        item=item,
        price=price_of(table.state.content, item) // 2,
    )


@rule
def discard(table: Dungeon, hero: Hero, item: str) -> None:
    """A thing is thrown away."""
    hero.carried.remove(item)
    tell(table, events.discarded, "DP-SELL-03", hero, item=item)


# -- spells and books ------------------------------------------------------------------------------


def hardest(state: State) -> int:
    """The highest Difficulty that is taught to a party of this level."""
    return max(t.difficulty for t in state.content.village.tiers if best_level(state) >= t.level)


def spells_for_sale(state: State, hero: Hero) -> list[str]:
    """The spells of a hero's Schools that are taught to a party of this level."""
    if not hero.schools:
        return []
    most, gold, found = hardest(state), funds(state, hero), []
    for spell in state.content.spells.values():
        own = [dif for school, dif in spell.difficulty.items() if school in hero.schools]
        if own and min(own) <= most and spell.id not in hero.known and spell.cost <= gold:
            found.append(spell.id)
    return found


@rule
def learn(table: Dungeon, hero: Hero, spell: str) -> None:
    """A spell is bought and known at once."""
    pay(table, hero, table.state.content.spells[spell].cost, "DP-SPELL-03")
    hero.known.append(spell)
    tell(table, events.spell_learnt, "DP-SPELL-03", hero, spell=spell)


def readable(hero: Hero) -> list[str]:
    """Spell books that a hero of the right School can learn from."""
    found = []
    for item in dict.fromkeys(hero.carried):
        written = spell_in(item)
        if written is not None:
            spell = hero.content.spells[written]
            if spell.id not in hero.known and set(spell.difficulty) & set(hero.schools):
                found.append(item)
    return found


@rule
def read(table: Dungeon, hero: Hero, item: str) -> None:
    """A book brought to the village teaches its spell and is used up."""
    hero.carried.remove(item)
    spell = spell_in(item)
    assert spell is not None
    hero.known.append(spell)
    tell(table, events.spell_learnt, "DP-BOOK-01", hero, spell=spell)


MARKET: Final[VillageActions] = {
    BUY: buy,
    SELL: sell,
    DISCARD: discard,
    EQUIP: put_on,
    REMOVE: take_off,
    STUDY: learn,
    READ: read,
}
