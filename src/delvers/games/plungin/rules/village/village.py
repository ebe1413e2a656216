"""A visit to the village: arrive, rest, trade, and go (INV, XP, SELL, EXITDUN)."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.heroes.creating import prepare
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.heroes.inventory import item_of
from delvers.games.plungin.rules.heroes.levels import divide_experience, settle
from delvers.games.plungin.rules.heroes.stats import max_life, value_of
from delvers.games.plungin.rules.options import (
    ACQUIRE,
    BUY_REAGENT,
    BUY_RECIPE,
    CASH,
    CHOOSE_ANEW,
    DONE,
    ENOUGH,
    KEEP,
    LESSON,
    LESSON_FROM_FUND,
    MAKE,
    PART_WITH,
    SEE,
    form_of,
)
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
from delvers.games.plungin.rules.village.market import (
    MARKET,
    VillageActions,
    market_options,
    market_refusals,
)
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
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import CHECKPOINT, Refusals, Rule, ask, rule

REST = clause_of("service", "svc_rest", "DP-EXITDUN-03")
LESSON_PRICE: Final = 10
"""What one point of experience costs at the tutor's."""
PRISONER: Final = 20
"""What a freed prisoner gives for every Dungeon Level."""
THAT_IS_ALL: Final = ENOUGH()
ALL_DONE: Final = DONE()
IN_VILLAGE: Final = prompts.VILLAGE()


def reward_freed_prisoner(table: Dungeon) -> None:
    """Who was freed from the cells gives his rescuers gold, once."""
    level = table.state.adventure.prisoner_level
    if level:
        table.state.adventure.prisoner_level = 0
        gain_gold(table, PRISONER * level, "prisoner", "DP-SPECIAL-03")


def visit(table: Dungeon) -> Rule[None]:
    """Arrive, rest, trade as long as one likes, and go."""
    state = table.state
    if state.party.visit.trader is None:
        yield from arrive_and_rest(table)
    for seat in range(state.party.visit.trader or 0, state.seats):
        state.party.visit.trader = seat
        yield from trade(table, seat)
    yield from empty_chest(table)
    yield from settle(table)
    for hero in guests(state):
        hero.life = max_life(state, hero)
        hero.broken.clear()
        yield from change_spells(hero)
    state.party.visit = Visit()


def arrive_and_rest(table: Dungeon) -> Rule[None]:
    """Thanks, gold and experience are given out, the rent is paid, and all who live rest."""
    state = table.state
    table.tell(events.village, "DP-EXITDUN-03", visit=state.visits)
    state.party.visit = Visit()
    reward_freed_prisoner(table)
    tell_veterans(table)
    yield from arrive(table)
    for hero in guests(state):
        rest(state, hero)
        tell(table, events.rested, REST, hero, life=hero.life)


def guests(state: State) -> list[Hero]:
    """All who are alive, also whom the heroes bring along."""
    return [hero for hero in state.heroes if hero.status == "alive"]


def tell_veterans(table: Dungeon) -> None:
    """Who begins with a harder adventure has lived through others before."""
    state = table.state
    if table.log is None or state.rules.campaign or state.tiles or not state.party.exp:
        return
    table.tell(events.veterans, "DP-SETUP-10", exp=state.party.exp, gold=state.party.gold)


def change_spells(hero: Hero) -> Rule[None]:
    """On leaving, prepared spells are fixed: as before, or chosen anew if MAG asks for it."""
    if len(hero.prepared) == value_of(hero, "MAG"):
        options = [KEEP(), CHOOSE_ANEW()]
        option = yield from ask(hero.seat, options, "DP-SPELL-05", prompts.PREPARED(hero.id))
        if option == KEEP():
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
            earn(table, exp * 3 // 2 if learned else exp, Named(item), "DP-XP-07")


def take_lessons(table: Dungeon, seat: int) -> Rule[None]:
    """Before experience is divided, ten gold are worth a point for the party, without a limit."""
    state = table.state
    while True:
        able = [h for h in present(state) if h.seat == seat and h.gold >= LESSON_PRICE]
        options = [LESSON(hero.id) for hero in able]
        options += [LESSON_FROM_FUND()] if state.party.fund >= LESSON_PRICE else []
        option = yield from ask(seat, [*options, DONE()], "DP-VAR-XP-03", prompts.TUTOR())
        if option == DONE():
            return
        payer = next((hero for hero in able if option == LESSON(hero.id)), None)
        if payer is None:
            state.party.fund -= LESSON_PRICE
        else:
            payer.gold -= LESSON_PRICE
        earn(table, 1, "tutor", "DP-VAR-XP-03")


# -- trading ---------------------------------------------------------------------------------------


def trade(table: Dungeon, seat: int) -> Rule[None]:
    """A player sees to his heroes and to what the party owns, one thing after another.

    A visit can be long: it can be gone on with from each of these questions.
    """
    state = table.state
    while True:
        for hero in [hero for hero in state.heroes if hero.number == state.party.visit.seeing]:
            yield from see_to(table, hero)
            note_seen(state, hero)
        state.party.visit.seeing = None
        yield CHECKPOINT
        mine = [hero for hero in state.heroes if hero.seat == seat and is_here(hero)]
        options = [SEE(hero.id) for hero in mine] + common_options(state, seat)
        option = yield from ask(seat, [*options, ALL_DONE], "DP-EXITDUN-03", IN_VILLAGE)
        if option == ALL_DONE:
            return
        if (named := SEE.read(option)) is not None:
            hero = next(one for one in mine if one.id == named[0])
            state.party.visit.seeing = hero.number
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
        yield CHECKPOINT
        is_dead = hero.status == "dead"
        options = dead_options(state, hero) if is_dead else living_options(state, hero)
        refused = None if is_dead else Refusals(partial(refusals, state, hero))
        option = yield from ask(
            hero.seat, [*options, THAT_IS_ALL], "DP-EXITDUN-03", prompts.SEE(hero.id), refused
        )
        if option == THAT_IS_ALL:
            return
        form = form_of(option)
        yield from VILLAGE_ACTIONS[form](table, hero, *form.parts(option))


def living_options(state: State, hero: Hero) -> list[str]:
    """Market, chest, workshop, services, and properties."""
    return [
        *market_options(state, hero),
        *chest_options(state, hero),
        *recipe_options(state, hero),
        *service_options(state, hero),
        *own_homes_for_sale(state, hero),
        *gift_options(state, hero),
        *(CASH(item) for item in dict.fromkeys(hero.valuables)),
        *(PART_WITH(recipe) for recipe in dict.fromkeys(hero.recipes)),
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
    tell(
        table,
        events.sold,
        "DP-SELL-02",
        hero,
        item=item,
        price=table.state.content.items[item].value,
    )


@rule
def part_with(table: Dungeon, hero: Hero, recipe: str) -> None:
    """A hero's own recipe is sold at half its price."""
    hero.recipes.remove(recipe)
    hero.gold += table.state.content.recipes[recipe].price // 2
    tell(
        table,
        events.sold,
        "DP-SELL-01",
        hero,
        item=recipe,
        price=table.state.content.recipes[recipe].price // 2,
    )


VILLAGE_ACTIONS: Final[VillageActions] = {
    **MARKET,
    **PROPERTY_ACTIONS,
    **SERVICES,
    MAKE: make,
    CASH: cash,
    PART_WITH: part_with,
}


# -- what the party owns together ------------------------------------------------------------------


def common_options(state: State, seat: int) -> list[str]:
    """Valuables and recipes to be sold; recipes, reagents and properties to be bought."""
    return [
        *(CASH(item) for item in dict.fromkeys(state.party.valuables)),
        *(PART_WITH(recipe) for recipe in dict.fromkeys(state.party.recipes)),
        *(BUY_RECIPE(id) for id in recipes_for_sale(state, seat)),
        *(BUY_REAGENT(id) for id in reagents_for_sale(state, seat)),
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
    form = form_of(option)
    (what,) = form.parts(option)
    COMMON_ACTIONS[form](table, seat, what)


def cash_together(table: Dungeon, _seat: int, item: str) -> None:
    """A valuable of the party is sold for its full value."""
    party, price = table.state.party, table.state.content.items[item].value
    party.valuables.remove(item)
    party.fund += price
    table.tell(events.traded, "DP-SELL-02", how="cash", what=item, price=price)


def part_together(table: Dungeon, _seat: int, recipe: str) -> None:
    """A recipe of the party is sold at half its price."""
    party, price = table.state.party, table.state.content.recipes[recipe].price // 2
    party.recipes.remove(recipe)
    party.fund += price
    table.tell(events.traded, "DP-SELL-01", how="part with", what=recipe, price=price)


def buy_recipe(table: Dungeon, seat: int, recipe: str) -> None:
    """The party, or in a Gold Fever the payer, has one more recipe."""
    owner, price = owner_for(table.state, seat), table.state.content.recipes[recipe].price
    pay_together(table, seat, price, "DP-EXITDUN-03")
    owner.recipes.append(recipe)
    table.tell(events.traded, "DP-EXITDUN-03", how="recipe", what=recipe, price=price)


def buy_reagent(table: Dungeon, seat: int, item: str) -> None:
    """The party, or in a Gold Fever the payer, has one more reagent."""
    owner, price = owner_for(table.state, seat), table.state.content.items[item].bought
    pay_together(table, seat, price, "DP-EXITDUN-03")
    owner.valuables.append(item)
    table.tell(events.traded, "DP-EXITDUN-03", how="reagent", what=item, price=price)


COMMON_ACTIONS: Final[Mapping[AnyForm, Callable[[Dungeon, int, str], None]]] = {
    ACQUIRE: acquire_together,
    CASH: cash_together,
    PART_WITH: part_together,
    BUY_RECIPE: buy_recipe,
    BUY_REAGENT: buy_reagent,
}
