"""The common chest, properties and what they give (INV, VAR-GOLD)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.events.trading import HowEmptied
from delvers.games.plungin.rules.heroes.inventory import has_chest_room, has_room, loose, put_by
from delvers.games.plungin.rules.options import (
    ACQUIRE,
    COLLECT,
    DISCARD,
    FETCH,
    GIVE_UP_HOME,
    HAND,
    PAY_RENT,
    SELL,
    STORE,
)
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import (
    home_price,
    homes_of,
    pay,
    pay_together,
    present,
    purse,
    storage,
)
from delvers.games.plungin.rules.state.state import Dungeon, Gift, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.village.market import VillageActions, price_of
from delvers.kernel.requests import Rule, ask, rule


def chest_options(state: State, hero: Hero) -> list[str]:
    """Things to be put into the common chest, and to be taken out of it."""
    options = [STORE(item) for item in loose(hero)] if has_chest_room(state) else []
    if state.party.stored and has_room(hero):
        options += [FETCH(item) for item in dict.fromkeys(state.party.stored)]
    return options


def chest_refusals(state: State, hero: Hero) -> dict[str, str]:
    """What a full chest or full slots forbid."""
    refused = {}
    if not has_chest_room(state):
        refused = {STORE(item): "DP-INV-09" for item in hero.carried}
    if not has_room(hero):
        refused |= {FETCH(item): "DP-INV-11" for item in state.party.stored}
    return refused


@rule
def store(table: Dungeon, hero: Hero, item: str) -> None:
    """From the slots into the common chest."""
    hero.carried.remove(item)
    table.state.party.stored.append(item)
    tell(table, events.stored, "DP-INV-08", hero, item=item)


@rule
def fetch(table: Dungeon, hero: Hero, item: str) -> None:
    """Out of the common chest into the slots."""
    table.state.party.stored.remove(item)
    hero.carried.append(item)
    tell(table, events.fetched, "DP-INV-08", hero, item=item)


def empty_chest(table: Dungeon) -> Rule[None]:
    """What the chest no longer holds is sold, taken along or thrown away."""
    state = table.state
    while len(state.party.stored) > storage(state):
        options = [
            way(item)
            for item in dict.fromkeys(state.party.stored)
            for way in ((SELL, DISCARD) if price_of(state.content, item) else (DISCARD,))
        ]
        options += [
            HAND(item, hero.id)
            for hero in present(state)
            if has_room(hero)
            for item in dict.fromkeys(state.party.stored)
        ]
        option = yield from ask(state.first, options, "DP-INV-09", prompts.CHEST_FULL())
        how: HowEmptied = "discard"
        if (sold := SELL.read(option)) is not None:
            how, (item,) = "sell", sold
            state.party.fund += price_of(state.content, item) // 2
        elif (handed := HAND.read(option)) is not None:
            how, (item, name) = "hand", handed
            next(hero for hero in present(state) if hero.id == name).carried.append(item)
        else:
            (item,) = DISCARD.parts(option)
        state.party.stored.remove(item)
        table.tell(events.chest_emptied, "DP-INV-09", how=how, item=item)


# -- properties ------------------------------------------------------------------------------------


def homes_for_sale(state: State, seat: int) -> list[str]:
    """The properties that the party has not and can pay."""
    if state.rules.gold_fever:
        return []
    gold = purse(state, seat)
    return [
        ACQUIRE(home.id)
        for home in state.content.village.properties
        if home.id not in state.party.properties and home.price <= gold
    ]


def acquire_together(table: Dungeon, seat: int, id: str) -> None:
    """The party buys a property."""
    state = table.state
    home = next(one for one in state.content.village.properties if one.id == id)
    pay_together(table, seat, home.price, clause_of("property", id, "DP-INV-09"))
    state.party.properties.append(id)
    if home.rent:
        state.party.has_paid_rent = True
    table.tell(events.property_bought, clause_of("property", id, "DP-INV-09"), property=id)


def own_homes_for_sale(state: State, hero: Hero) -> list[str]:
    """In a Gold Fever: what a hero can buy for himself, at a quarter of the price."""
    if not state.rules.gold_fever:
        return []
    return [
        ACQUIRE(home.id)
        for home in state.content.village.properties
        if home.id not in hero.owned and home_price(state, home) <= hero.gold
    ]


@rule
def acquire(table: Dungeon, hero: Hero, id: str) -> None:
    """A hero buys a property of his own."""
    state = table.state
    home = next(one for one in state.content.village.properties if one.id == id)
    rule = clause_of("property", id, "DP-VAR-GOLD-03")
    pay(table, hero, home_price(state, home), rule)
    hero.owned.append(id)
    if home.rent:
        hero.has_paid_rent = True
    tell(table, events.property_bought, rule, hero, property=id)


def pay_rents(table: Dungeon) -> Rule[None]:
    """On arrival, once an adventure, rented rooms are paid for or lost."""
    state = table.state
    for home in [one for one in state.content.village.properties if one.rent]:
        if home.id in state.party.properties and not state.party.has_paid_rent:
            yield from pay_rent(table, home.id)
        for hero in state.heroes:
            if home.id in hero.owned and not hero.has_paid_rent:
                price = home_price(state, home)
                rule = clause_of("property", home.id, "DP-VAR-GOLD-03")
                stays = hero.status == "alive" and hero.gold >= price
                if stays and (yield from keeps(hero.seat, home.id)):
                    hero.gold -= price
                    tell(table, events.paid, rule, hero, own=price, common=0)
                    hero.has_paid_rent = True
                else:
                    hero.owned.remove(home.id)
                    tell(table, events.property_lost, rule, hero, property=home.id)


def pay_rent(table: Dungeon, id: str) -> Rule[None]:
    """The party pays for its rooms, or gives them up."""
    state = table.state
    home = next(one for one in state.content.village.properties if one.id == id)
    rich = purse(state, state.first) >= home.price
    if rich and (yield from keeps(state.first, id)):
        pay_together(table, state.first, home.price, clause_of("property", id, "DP-INV-09"))
        state.party.has_paid_rent = True
    else:
        state.party.properties.remove(id)
        table.tell(events.property_lost, clause_of("property", id, "DP-INV-09"), property=id)


def keeps(seat: int, id: str) -> Rule[bool]:
    """Whether a rent is paid."""
    option = yield from ask(
        seat,
        [PAY_RENT(id), GIVE_UP_HOME(id)],
        clause_of("property", id, "DP-INV-09"),
        prompts.RENT(id),
    )
    return option == PAY_RENT(id)


def gift_options(state: State, hero: Hero) -> list[str]:
    """What the properties give once a visit."""
    return [
        COLLECT(home.id)
        for home in homes_of(state, hero)
        if home.gives and gift_of(hero, home.id) not in state.party.visit.gifts
    ]


def gift_of(hero: Hero, id: str) -> Gift:
    """A gift of this visit: one for the party, or one for each owner."""
    return Gift(id, hero.number) if id in hero.owned else Gift(id)


@rule
def collect(table: Dungeon, hero: Hero, id: str) -> None:
    """Potions and food go to a hero, herbs to the party."""
    state = table.state
    state.party.visit.gifts.append(gift_of(hero, id))
    home = next(one for one in state.content.village.properties if one.id == id)
    for item in home.gives:
        if state.content.items[item].kind == "reagent":
            (hero if id in hero.owned else state.party).valuables.append(item)
            rule = clause_of("property", id, "DP-INV-04")
            tell(table, events.valuable_found, rule, hero, item=item)
        else:
            put_by(table, hero, item)


PROPERTY_ACTIONS: Final[VillageActions] = {
    STORE: store,
    FETCH: fetch,
    ACQUIRE: acquire,
    COLLECT: collect,
}
