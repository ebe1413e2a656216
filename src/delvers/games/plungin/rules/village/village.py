"""A visit to the village: arrive, rest, trade, and go (INV, XP, SELL, EXITDUN)."""

from functools import partial

from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.heroes.creating import prepare
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.heroes.inventory import item_of
from delvers.games.plungin.rules.heroes.levels import divide_experience, settle
from delvers.games.plungin.rules.heroes.stats import max_life, value_of
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import (
    best_level,
    pay_together,
    payers,
    present,
    purse,
    share_gold,
)
from delvers.games.plungin.rules.state.rewards import earn, gain_gold
from delvers.games.plungin.rules.state.state import Dungeon, Party, State, Visit
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.things.recipes import make, recipe_options, recipe_refusals
from delvers.games.plungin.rules.village.market import MARKET, market_options, market_refusals
from delvers.games.plungin.rules.village.property import (
    PROPERTY_ACTIONS,
    acquire_together,
    chest_options,
    chest_refusals,
    empty_chest,
    gift_options,
    homes_for_sale,
    own_homes_for_sale,
    pay_rents,
)
from delvers.games.plungin.rules.village.services import SERVICES, dead_options, service_options
from delvers.kernel.requests import Refusals, Rule, ask, rule

REST = clause_of("service", "svc_rest", "DP-EXITDUN-03")
LESSON = 10
"""What one point of experience costs at the tutor's."""
PRISONER = 20
"""What a freed prisoner gives for every Dungeon Level."""
VILLAGE_ACTIONS = {**MARKET, **PROPERTY_ACTIONS, **SERVICES, "make": make}


def reward_freed_prisoner(table: Dungeon) -> None:
    """Who was freed from the cells gives his rescuers gold, once."""
    level = table.state.adventure.prisoner_level
    if level:
        table.state.adventure.prisoner_level = 0
        gain_gold(table, PRISONER * level, "prisoner", "DP-SPECIAL-03")


def visit(table: Dungeon) -> Rule[None]:
    """Arrive, rest, trade as long as one likes, and go."""
    state = table.state
    table.tell("village", "DP-EXITDUN-03", visit=state.visits)
    state.party.visit = Visit()
    reward_freed_prisoner(table)
    tell_veterans(table)
    yield from arrive(table)
    for hero in guests(state):
        rest(state, hero)
        tell(table, "rested", REST, hero, life=hero.life)
    for seat in range(state.seats):
        yield from trade(table, seat)
    yield from empty_chest(table)
    yield from settle(table)
    for hero in guests(state):
        hero.life = max_life(state, hero)
        hero.broken.clear()
        yield from change_spells(hero)
    state.party.visit = Visit()


def guests(state: State) -> list[Hero]:
    """All who are alive, also whom the heroes bring along."""
    return [hero for hero in state.heroes if hero.status == "alive"]


def tell_veterans(table: Dungeon) -> None:
    """Who begins with a harder adventure has lived through others before."""
    state = table.state
    if table.log is None or state.rules.campaign or state.tiles or not state.party.exp:
        return
    table.tell("veterans", "DP-SETUP-10", exp=state.party.exp, gold=state.party.gold)


def change_spells(hero: Hero) -> Rule[None]:
    """On leaving, prepared spells are fixed: as before, or chosen anew if MAG asks for it."""
    if len(hero.prepared) == value_of(hero, "MAG"):
        options = ["keep", "choose anew"]
        option = yield from ask(hero.seat, options, "DP-SPELL-05", f"prepared {hero.id}")
        if option == "keep":
            return
    yield from prepare(hero)


def arrive(table: Dungeon) -> Rule[None]:
    """Gold is divided, tomes are studied, tutors paid, experience divided; the rent is due."""
    state = table.state
    share_gold(table)
    study(table)
    if state.rules.tutor:
        for seat in range(state.seats):
            yield from take_lessons(table, seat)
    yield from divide_experience(table)
    yield from pay_rents(table)


def study(table: Dungeon) -> None:
    """Tomes of knowledge are studied and done with; lore gets more out of them."""
    state = table.state
    learned = any("lore" in hero.abilities for hero in present(state))
    for hero in state.heroes:
        for item in [i for i in hero.carried if state.content.items[item_of(i)].exp]:
            exp = state.content.items[item].exp
            hero.carried.remove(item)
            earn(table, exp * 3 // 2 if learned else exp, item, "DP-XP-07")


def take_lessons(table: Dungeon, seat: int) -> Rule[None]:
    """Before experience is divided, ten gold are worth a point for the party, without a limit."""
    state = table.state
    while True:
        able = [h for h in present(state) if h.seat == seat and h.gold >= LESSON]
        options = [f"lesson {hero.id}" for hero in able]
        options += ["lesson fund"] if state.party.fund >= LESSON else []
        option = yield from ask(seat, [*options, "done"], "DP-VAR-XP-03", "tutor")
        if option == "done":
            return
        payer = next((hero for hero in able if option == f"lesson {hero.id}"), None)
        if payer is None:
            state.party.fund -= LESSON
        else:
            payer.gold -= LESSON
        earn(table, 1, "tutor", "DP-VAR-XP-03")


# -- trading ---------------------------------------------------------------------------------------


def trade(table: Dungeon, seat: int) -> Rule[None]:
    """A player sees to his heroes and to what the party owns, one thing after another."""
    state = table.state
    while True:
        mine = [hero for hero in state.heroes if hero.seat == seat and is_here(hero)]
        options = [f"see {hero.id}" for hero in mine] + common_options(state, seat)
        option = yield from ask(seat, [*options, "done"], "DP-EXITDUN-03", "village")
        if option == "done":
            return
        if option.startswith("see "):
            hero = next(one for one in mine if option == f"see {one.id}")
            yield from see_to(table, hero)
            note_seen(state, hero)
        else:
            do_common(table, seat, option)


def note_seen(state: State, hero: Hero) -> None:
    """Everybody knows whose affairs have been settled in this visit."""
    if hero.status != "gone" and hero.number not in state.party.visit.seen:
        state.party.visit.seen.append(hero.number)


def is_here(hero: Hero) -> bool:
    """Whether a hero, alive or dead, is with the party."""
    return hero.status == "dead" if hero.is_escort else hero.status != "gone"


def see_to(table: Dungeon, hero: Hero) -> Rule[None]:
    """Everything that one hero can do in the village."""
    state = table.state
    while is_here(hero):
        is_dead = hero.status == "dead"
        options = dead_options(state, hero) if is_dead else living_options(state, hero)
        refused = None if is_dead else Refusals(partial(refusals, state, hero))
        option = yield from ask(
            hero.seat, [*options, "enough"], "DP-EXITDUN-03", f"see {hero.id}", refused
        )
        if option == "enough":
            return
        verb, _, rest_of = option.partition(" ")
        yield from VILLAGE_ACTIONS[verb](table, hero, rest_of)


def living_options(state: State, hero: Hero) -> list[str]:
    """Market, chest, workshop, services, and properties."""
    return [
        *market_options(state, hero),
        *chest_options(state, hero),
        *recipe_options(state, hero),
        *service_options(state, hero),
        *own_homes_for_sale(state, hero),
        *gift_options(state, hero),
        *(f"cash {item}" for item in dict.fromkeys(hero.valuables)),
        *(f"part with {recipe}" for recipe in dict.fromkeys(hero.recipes)),
    ]


def refusals(state: State, hero: Hero) -> dict[str, str]:
    """What a hero might want to do and cannot, with the reasons."""
    return {
        **market_refusals(hero),
        **chest_refusals(state, hero),
        **recipe_refusals(state, hero),
    }


@rule
def cash(table: Dungeon, hero: Hero, item: str) -> None:
    """A hero's own valuable is sold for its full value."""
    hero.valuables.remove(item)
    hero.gold += table.state.content.items[item].value
    tell(table, "sold", "DP-SELL-02", hero, item=item, price=table.state.content.items[item].value)


@rule
def part_with(table: Dungeon, hero: Hero, words: str) -> None:
    """A hero's own recipe is sold at half its price."""
    recipe = words.removeprefix("with ")
    hero.recipes.remove(recipe)
    hero.gold += table.state.content.recipes[recipe].price // 2
    tell(
        table,
        "sold",
        "DP-SELL-01",
        hero,
        item=recipe,
        price=table.state.content.recipes[recipe].price // 2,
    )


VILLAGE_ACTIONS["cash"] = cash
VILLAGE_ACTIONS["part"] = part_with


# -- what the party owns together ------------------------------------------------------------------


def common_options(state: State, seat: int) -> list[str]:
    """Valuables and recipes to be sold; recipes, reagents and properties to be bought."""
    return [
        *(f"cash {item}" for item in dict.fromkeys(state.party.valuables)),
        *(f"part with {recipe}" for recipe in dict.fromkeys(state.party.recipes)),
        *(f"recipe {id}" for id in recipes_for_sale(state, seat)),
        *(f"reagent {id}" for id in reagents_for_sale(state, seat)),
        *homes_for_sale(state, seat),
    ]


def recipes_for_sale(state: State, seat: int) -> list[str]:
    """The recipes of the village that the party has not."""
    gold, known = purse(state, seat), [*state.party.recipes, *owner_for(state, seat).recipes]
    prices = {
        id: state.content.recipes[id].price
        for id in state.content.village.recipes
        if id not in known
    }
    return [id for id, price in prices.items() if price <= gold]


def owner_for(state: State, seat: int) -> Party | Hero:
    """Whose a bought recipe or reagent is: the party's, or in a Gold Fever the payer's."""
    own = payers(state, seat) if state.rules.gold_fever else []
    return own[0] if own else state.party


def reagents_for_sale(state: State, seat: int) -> list[str]:
    """What the herbalist has; rare things only for heroes of some standing."""
    gold, level, rare = purse(state, seat), best_level(state), state.content.village.rare
    return [
        item.id
        for item in state.content.items.values()
        if 0 < item.bought <= gold and level >= rare.get(item.id, 1)
    ]


def do_common(table: Dungeon, seat: int, option: str) -> None:
    """Trade for the whole party."""
    party = table.state.party
    verb, what = option.rsplit(" ", maxsplit=1)
    if verb == "acquire":
        acquire_together(table, seat, what)
        return
    if verb == "cash":
        party.valuables.remove(what)
        party.fund += (price := table.state.content.items[what].value)
    elif verb == "part with":
        party.recipes.remove(what)
        party.fund += (price := table.state.content.recipes[what].price // 2)
    elif verb == "recipe":
        owner = owner_for(table.state, seat)
        pay_together(table, seat, price := table.state.content.recipes[what].price, "DP-EXITDUN-03")
        owner.recipes.append(what)
    else:
        owner = owner_for(table.state, seat)
        pay_together(table, seat, price := table.state.content.items[what].bought, "DP-EXITDUN-03")
        owner.valuables.append(what)
    rule = {"cash": "DP-SELL-02", "part with": "DP-SELL-01"}.get(verb, "DP-EXITDUN-03")
    table.tell("traded", rule, how=verb, what=what, price=price)
