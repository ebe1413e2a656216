"""The market of the village: buying, selling, wearing, spells and books (INV, SELL, BOOK)."""

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
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import best_level, funds, pay
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import rule

SPELL_BOOK = "spell_book:"
BOOK_PRICE = 20
ALWAYS = ("potion", "grenade", "gear")


def market_options(state: State, hero: Hero) -> list[str]:
    """All that a hero can do at the stalls."""
    return [
        *(f"buy {item}" for item in for_sale(state, hero)),
        *(f"sell {item}" for item in loose(hero) if price_of(state.content, item)),
        *(f"discard {item}" for item in loose(hero)),
        *(f"equip {item}" for item in wearable(hero)),
        *(f"remove {item.id}" for item in worn_things(hero) if not item.cursed and has_room(hero)),
        *(f"study {spell}" for spell in spells_for_sale(state, hero)),
        *(f"read {item}" for item in readable(hero)),
    ]


def market_refusals(hero: Hero) -> dict[str, str]:
    """What a hero would like to sell, put on or take off, and cannot."""
    refused = {}
    for item in dict.fromkeys(hero.carried):
        if not price_of(hero.content, item):
            is_key = hero.content.items[item_of(item)].kind == "key"
            refused[f"sell {item}"] = "DP-SELL-04" if is_key else "DP-SELL-03"
        book = hero.content.items.get(item)
        if book is not None and book.kind in WORN and item not in wearable(hero):
            refused[f"equip {item}"] = why_not_worn(hero, item)
    for thing in worn(hero):
        if thing.cursed:
            refused[f"remove {thing.id}"] = "DP-CURSE-06"
    return refused


def price_of(books: Books, item: str) -> int:
    """The list price of a thing; a spell book costs a little more than its spell."""
    if item.startswith(SPELL_BOOK):
        return books.spells[item.removeprefix(SPELL_BOOK)].cost + BOOK_PRICE
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
    return {item: price_of(books, item) for item in [*items, *(SPELL_BOOK + id for id in taught)]}


@rule
def buy(table: Dungeon, hero: Hero, item: str) -> None:
    """Gold for a thing."""
    rule = "DP-BOOK-05" if item.startswith(SPELL_BOOK) else "DP-EXITDUN-03"
    pay(table, hero, price_of(table.state.content, item), rule)
    hero.carried.append(item)
    tell(table, "bought", rule, hero, item=item, price=price_of(table.state.content, item))


@rule
def sell(table: Dungeon, hero: Hero, item: str) -> None:
    """Half the price."""
    hero.carried.remove(item)
    hero.gold += price_of(table.state.content, item) // 2
    tell(
        table, "sold", "DP-SELL-01", hero, item=item, price=price_of(table.state.content, item) // 2
    )


@rule
def discard(table: Dungeon, hero: Hero, item: str) -> None:
    """A thing is thrown away."""
    hero.carried.remove(item)
    tell(table, "discarded", "DP-SELL-03", hero, item=item)


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
    tell(table, "spell_learnt", "DP-SPELL-03", hero, spell=spell)


def readable(hero: Hero) -> list[str]:
    """Spell books that a hero of the right School can learn from."""
    found = []
    for item in dict.fromkeys(hero.carried):
        if item.startswith(SPELL_BOOK):
            spell = hero.content.spells[item.removeprefix(SPELL_BOOK)]
            if spell.id not in hero.known and set(spell.difficulty) & set(hero.schools):
                found.append(item)
    return found


@rule
def read(table: Dungeon, hero: Hero, item: str) -> None:
    """A book brought to the village teaches its spell and is used up."""
    hero.carried.remove(item)
    hero.known.append(item.removeprefix(SPELL_BOOK))
    tell(table, "spell_learnt", "DP-BOOK-01", hero, spell=item.removeprefix(SPELL_BOOK))


MARKET = {
    "buy": buy,
    "sell": sell,
    "discard": discard,
    "equip": put_on,
    "remove": take_off,
    "study": learn,
    "read": read,
}
