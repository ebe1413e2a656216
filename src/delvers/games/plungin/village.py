"""The village: rest, trade, services, storage (INV, SELL, BOOK, CURSE, DEATH)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.creating import create_hero, prepare
from delvers.games.plungin.events import tell
from delvers.games.plungin.flow import ask
from delvers.games.plungin.heroes import rest
from delvers.games.plungin.inventory import equip, has_room, item_of
from delvers.games.plungin.levels import check_levels, divide_experience
from delvers.games.plungin.rewards import earn
from delvers.games.plungin.spell_effects import uncurse
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.games.plungin.stats import MOST_ATTIRE, worn
from delvers.kernel.requests import Rule

SPELL_BOOK = "spell_book:"
BOOK_PRICE = 20


def visit(table: Dungeon) -> Rule[None]:
    """Arrive, rest, trade as long as one likes, and go."""
    state = table.state
    if table.log is not None:
        table.tell("village", "DP-INV-03", visit=state.visits)
    share_gold(table)
    study(table)
    yield from divide_experience(table, present(state))
    for hero in present(state):
        if hero.status == "alive":
            rest(state, hero)
    for seat in range(state.seats):
        yield from trade(table, seat)
    for hero in present(state):
        if hero.status == "alive":
            yield from prepare(hero)


def present(state: State) -> list[Hero]:
    """The heroes of the party; who is dead and not revived takes no share."""
    return [h for h in state.heroes if not h.is_escort and h.status == "alive"]


def share_gold(table: Dungeon) -> None:
    """Gold is divided equally; what is left over stays in the fund."""
    state = table.state
    heroes = present(state)
    if not heroes:
        return
    share, left = divmod(state.party.gold, len(heroes))
    for hero in heroes:
        hero.gold += share
    state.party.gold, state.party.fund = 0, state.party.fund + left
    if table.log is not None:
        table.tell("gold_shared", "DP-INV-03", share=share)


def study(table: Dungeon) -> None:
    """Tomes of knowledge are studied and done with; lore gets more out of them."""
    state = table.state
    learned = any("lore" in hero.abilities for hero in present(state))
    for hero in present(state):
        for item in [i for i in hero.carried if item_of(i) in BOOKS.items]:
            exp = BOOKS.items[item_of(item)].exp
            if exp:
                hero.carried.remove(item)
                earn(table, exp * 3 // 2 if learned else exp, item, "DP-XP-07")


# -- trading ---------------------------------------------------------------------------------------


def trade(table: Dungeon, seat: int) -> Rule[None]:
    """A player sees to his heroes, one thing after another."""
    state = table.state
    while True:
        mine = [h for h in state.heroes if h.seat == seat and not h.is_escort]
        options = [f"see {hero.id}" for hero in mine] + common_options(state)
        option = yield from ask(seat, [*options, "done"], "DP-EXITDUN-03", "village")
        if option == "done":
            return
        if option.startswith("see "):
            hero = next(one for one in mine if option == f"see {one.id}")
            yield from see_to(table, hero)
        else:
            do_common(table, option)


def see_to(table: Dungeon, hero: Hero) -> Rule[None]:
    """Everything that one hero can do in the village."""
    while True:
        options = (
            dead_options(table.state, hero)
            if hero.status == "dead"
            else (living_options(table.state, hero))
        )
        option = yield from ask(hero.seat, [*options, "enough"], "DP-EXITDUN-03", f"see {hero.id}")
        if option == "enough":
            return
        verb, _, rest_of = option.partition(" ")
        yield from DEEDS[verb](table, hero, rest_of)
        if verb == "funeral":
            return


def living_options(state: State, hero: Hero) -> list[str]:
    """Buying, selling, wearing, learning, and the services."""
    return [
        *(f"buy {item}" for item in for_sale(state, hero)),
        *(f"sell {item}" for item in sellable(hero)),
        *(f"equip {item}" for item in wearable(hero)),
        *(f"remove {item}" for item in removable(hero)),
        *(f"study {spell}" for spell in spells_for_sale(state, hero)),
        *(f"read {item}" for item in readable(hero)),
        *(
            f"uncurse {item.id}"
            for item in worn(hero)
            if item.cursed and can_pay(hero, service_price(state, hero, "svc_lift_curse"))
        ),
        *(["tutor"] if state.rules.tutor and hero.gold >= 10 else []),
    ]


def can_pay(hero: Hero, price: int) -> bool:
    """Whether a hero has enough gold."""
    return hero.gold >= price


def best_level(state: State) -> int:
    """The highest level in the party."""
    return max((hero.level for hero in state.heroes if not hero.is_escort), default=1)


def for_sale(state: State, hero: Hero) -> list[str]:
    """What the shop has for a party of this level, and this hero can pay and carry."""
    most = max(t.price for t in BOOKS.village.tiers if best_level(state) >= t.level)
    if not has_room(hero):
        return []
    return [
        item.id
        for item in BOOKS.items.values()
        if item.shop
        and 0 < item.price <= hero.gold
        and (item.price <= most or item.kind in ("potion", "grenade", "gear"))
    ]


def price_of(item: str) -> int:
    """The list price of a thing; a spell book costs a little more than its spell."""
    if item.startswith(SPELL_BOOK):
        return BOOKS.spells[item.removeprefix(SPELL_BOOK)].cost + BOOK_PRICE
    return BOOKS.items[item_of(item)].price


def sellable(hero: Hero) -> list[str]:
    """What has a price and is not a key."""
    return [item for item in dict.fromkeys(hero.carried) if price_of(item)]


def wearable(hero: Hero) -> list[str]:
    """What is carried and could be worn or held."""
    found = []
    for item in dict.fromkeys(hero.carried):
        book = BOOKS.items.get(item)
        if book is None or book.kind not in ("weapon", "armour", "shield", "attire"):
            continue
        fits = hero.stats["RES"] >= book.min_res and hero.stats["DEX"] >= book.min_dex
        room = book.kind != "attire" or len(hero.attire) < MOST_ATTIRE
        if fits and room:
            found.append(item)
    return found


def removable(hero: Hero) -> list[str]:
    """What is worn or held and can be taken off."""
    if not has_room(hero):
        return []
    return [item.id for item in worn(hero) if not item.cursed]


def spells_for_sale(state: State, hero: Hero) -> list[str]:
    """The spells of a hero's Schools that are taught to a party of this level."""
    hardest = 2 if best_level(state) < 3 else 3 if best_level(state) < 5 else 9
    found = []
    for spell in BOOKS.spells.values():
        own = [dif for school, dif in spell.difficulty.items() if school in hero.schools]
        if own and min(own) <= hardest and spell.id not in hero.known and spell.cost <= hero.gold:
            found.append(spell.id)
    return found


def readable(hero: Hero) -> list[str]:
    """Spell books that a hero of the right School can learn from."""
    found = []
    for item in dict.fromkeys(hero.carried):
        if item.startswith(SPELL_BOOK):
            spell = BOOKS.spells[item.removeprefix(SPELL_BOOK)]
            if spell.id not in hero.known and set(spell.difficulty) & set(hero.schools):
                found.append(item)
    return found


def buy(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Gold for a thing."""
    hero.gold -= BOOKS.items[item].price
    hero.carried.append(item)
    tell(table, "bought", "DP-INV-08", hero, item=item)
    return
    yield


def sell(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Half the price."""
    hero.carried.remove(item)
    hero.gold += price_of(item) // 2
    tell(table, "sold", "DP-SELL-01", hero, item=item)
    return
    yield


def put_on(_table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A thing is worn or held; what it replaces goes into the slots."""
    hero.carried.remove(item)
    hero.carried += equip(hero, item)
    return
    yield


def take_off(_table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A thing goes into the slots."""
    hero.hands = ["" if held == item else held for held in hero.hands]
    hero.armour = "" if hero.armour == item else hero.armour
    hero.attire = [one for one in hero.attire if one != item]
    hero.carried.append(item)
    return
    yield


def learn(table: Dungeon, hero: Hero, spell: str) -> Rule[None]:
    """A spell is bought and known at once."""
    hero.gold -= BOOKS.spells[spell].cost
    hero.known.append(spell)
    tell(table, "spell_learnt", "DP-SPELL-03", hero, spell=spell)
    return
    yield


def read(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A found book teaches its spell and is used up."""
    hero.carried.remove(item)
    hero.known.append(item.removeprefix(SPELL_BOOK))
    tell(table, "spell_learnt", "DP-BOOK-01", hero, spell=item.removeprefix(SPELL_BOOK))
    return
    yield


def tutor(table: Dungeon, hero: Hero, _rest: str) -> Rule[None]:
    """Ten gold are one experience point for the party."""
    hero.gold -= 10
    if table.state.rules.shared_experience:
        table.state.party.pile += 1
    else:
        hero.exp += 1
    yield from check_levels(table, hero)


# -- services --------------------------------------------------------------------------------------


def service_price(state: State, hero: Hero, id: str) -> int:
    """What a service costs a hero; some properties halve it."""
    service = next(one for one in BOOKS.village.services if one.id == id)
    price = service.price + service.per_level * hero.level
    owned = [p for p in BOOKS.village.properties if p.id in state.party.properties]
    return price // 2 if any(id in one.halves for one in owned) else price


def lift(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """The priest takes a cursed thing away."""
    hero.gold -= service_price(table.state, hero, "svc_lift_curse")
    uncurse(table, hero, item)
    return
    yield


def purse(state: State) -> int:
    """The gold of all living heroes and the fund."""
    return state.party.fund + sum(hero.gold for hero in present(state))


def pay_together(state: State, price: int) -> None:
    """The fund pays first, then the heroes, the richest first."""
    from_fund = min(price, state.party.fund)
    state.party.fund -= from_fund
    price -= from_fund
    for hero in sorted(present(state), key=lambda one: -one.gold):
        paid = min(price, hero.gold)
        hero.gold -= paid
        price -= paid


def dead_options(state: State, hero: Hero) -> list[str]:
    """A rite for the dead, or a grave and a new hero."""
    rite = service_price(state, hero, "svc_shrine_rite")
    return [*(["rite"] if purse(state) >= rite else []), "funeral"]


def rite(table: Dungeon, hero: Hero, _rest: str) -> Rule[None]:
    """A dead hero returns with all his LIFE."""
    state = table.state
    pay_together(state, service_price(state, hero, "svc_shrine_rite"))
    hero.status = "alive"
    rest(state, hero)
    tell(table, "revived", "DP-DEATH-10", hero, life=hero.life)
    return
    yield


def funeral(table: Dungeon, hero: Hero, _rest: str) -> Rule[None]:
    """A new hero joins at the lowest level of the party; the dead one's gear is gone."""
    state = table.state
    others = [one for one in present(state) if one is not hero]
    lowest = min((one.exp for one in others), default=0)
    new = yield from create_hero(hero.seat, hero.number)
    new.exp = lowest
    state.heroes[state.heroes.index(hero)] = new
    yield from check_levels(table, new)
    rest(state, new)
    tell(table, "hero_joins", "DP-DEATH-13", new, seat=new.seat)


# -- what the party owns together ------------------------------------------------------------------


def common_options(state: State) -> list[str]:
    """Valuables to be sold, properties and recipes to be bought."""
    owned = state.party.properties
    return [
        *(f"cash {item}" for item in dict.fromkeys(state.party.valuables)),
        *(
            f"acquire {one.id}"
            for one in BOOKS.village.properties
            if one.id not in owned and one.price <= purse(state)
        ),
        *(
            f"recipe {id}"
            for id in BOOKS.village.recipes
            if id not in state.party.recipes and BOOKS.recipes[id].price <= purse(state)
        ),
    ]


def do_common(table: Dungeon, option: str) -> None:
    """Trade for the whole party."""
    state = table.state
    verb, _, what = option.partition(" ")
    if verb == "cash":
        state.party.valuables.remove(what)
        state.party.fund += BOOKS.items[what].value
    elif verb == "acquire":
        home = next(one for one in BOOKS.village.properties if one.id == what)
        pay_together(state, home.price)
        state.party.properties.append(what)
    else:
        pay_together(state, BOOKS.recipes[what].price)
        state.party.recipes.append(what)
    if table.log is not None:
        table.tell("traded", "DP-SELL-02", what=option)


DEEDS = {
    "buy": buy,
    "sell": sell,
    "equip": put_on,
    "remove": take_off,
    "study": learn,
    "read": read,
    "uncurse": lift,
    "tutor": tutor,
    "rite": rite,
    "funeral": funeral,
}
