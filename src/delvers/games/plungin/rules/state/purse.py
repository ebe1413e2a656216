"""Gold in the village: who owns what, and who pays (INV, VAR-GOLD)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.dungeon import Property
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell

QUARTER = 4


def present(state: State) -> list[Hero]:
    """The living heroes of the party."""
    return [hero for hero in state.heroes if not hero.is_escort and hero.status == "alive"]


def best_level(state: State) -> int:
    """The highest level that a hero of the party has reached."""
    return max((hero.level for hero in state.heroes if not hero.is_escort), default=1)


def share_gold(table: Dungeon) -> None:
    """Gold is divided equally; what is left over stays in the fund."""
    state = table.state
    heroes = present(state)
    share, left = divmod(state.party.gold, len(heroes))
    for hero in heroes:
        hero.gold += share
    state.party.gold, state.party.fund = 0, state.party.fund + left
    table.tell(events.gold_shared, "DP-INV-03", share=share, left=left)


def funds(state: State, hero: Hero) -> int:
    """What a hero can spend: his own gold, the fund and what was found in the dungeon."""
    return hero.gold + state.party.fund + state.party.gold


def can_pay(state: State, hero: Hero, price: int) -> bool:
    """Whether a hero can spend so much."""
    return funds(state, hero) >= price


def pay(table: Dungeon, hero: Hero, price: int, rule: str) -> None:
    """A hero pays with his own gold first, the rest comes out of what is common."""
    state = table.state
    own = min(price, hero.gold)
    found = min(price - own, state.party.gold)
    hero.gold -= own
    state.party.gold -= found
    state.party.fund -= price - own - found
    if price:
        tell(table, events.paid, rule, hero, own=own, common=price - own)


def pay_found_first(state: State, hero: Hero, price: int) -> None:
    """In the dungeon what was found there pays first, then the hero's own gold, then the fund."""
    found = min(price, state.party.gold)
    state.party.gold -= found
    own = min(price - found, hero.gold)
    hero.gold -= own
    state.party.fund -= price - found - own


def payers(state: State, seat: int) -> list[Hero]:
    """Who pays for the party, the richest first; in a Gold Fever every player for himself."""
    own = [hero for hero in present(state) if hero.seat == seat or not state.rules.gold_fever]
    return sorted(own, key=lambda hero: -hero.gold)


def purse(state: State, seat: int) -> int:
    """The fund and the gold of all who pay."""
    return state.party.fund + sum(hero.gold for hero in payers(state, seat))


def pay_together(table: Dungeon, seat: int, price: int, rule: str) -> None:
    """The fund pays first, then the heroes, the richest first."""
    state = table.state
    if price:
        table.tell(events.party_paid, rule, amount=price)
    from_fund = min(price, state.party.fund)
    state.party.fund -= from_fund
    price -= from_fund
    for hero in payers(state, seat):
        paid = min(price, hero.gold)
        hero.gold -= paid
        price -= paid


# -- properties ------------------------------------------------------------------------------------


def homes_of(state: State, hero: Hero) -> list[Property]:
    """The properties of the party, and those that a hero has bought for himself."""
    owned = {*state.party.properties, *hero.owned}
    return [home for home in state.content.village.properties if home.id in owned]


def home_price(state: State, home: Property) -> int:
    """What a property costs; a single hero in a Gold Fever pays a quarter."""
    return home.price // QUARTER if state.rules.gold_fever else home.price


def storage(state: State) -> int:
    """How many things the common chest and all properties hold."""
    shared = [
        home for home in state.content.village.properties if home.id in state.party.properties
    ]
    room = state.content.village.storage + sum(home.storage for home in shared)
    for hero in state.heroes:
        owned = [home for home in state.content.village.properties if home.id in hero.owned]
        room += sum(home.storage // QUARTER for home in owned)
    return room


def service_price(state: State, hero: Hero, id: str) -> int:
    """What a service costs a hero; some properties halve it."""
    service = next(one for one in state.content.village.services if one.id == id)
    price = service.price + service.per_level * hero.level
    return price // 2 if any(id in home.halves for home in homes_of(state, hero)) else price
