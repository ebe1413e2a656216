"""The services of the village: priest, shrine, smith, sage, training yard, tutor (DEATH, CURSE)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import Ability
from delvers.games.plungin.rules.books.problems import TABLES
from delvers.games.plungin.rules.fight.leaving_the_board import forget_number
from delvers.games.plungin.rules.heroes.creating import choose_school, make_hero, meets
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.heroes.inventory import has_room
from delvers.games.plungin.rules.heroes.levels import check_levels, get_share
from delvers.games.plungin.rules.heroes.wearing import settle_life, worn_things
from delvers.games.plungin.rules.magic.spell_effects import uncurse
from delvers.games.plungin.rules.options import (
    ASK_SAGE,
    FUNERAL,
    LEARN,
    NEW_HERO,
    NOBODY,
    POTION,
    POUR,
    REPAIR,
    RETRAIN,
    RITE,
    UNCURSE,
)
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import (
    can_pay,
    pay,
    pay_together,
    present,
    purse,
    service_price,
)
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.village.market import VillageActions
from delvers.kernel.requests import Rule, ask, rule

CURSE, RITE_SERVICE, POTION_SERVICE = "svc_lift_curse", "svc_shrine_rite", "svc_revival"
YARD, SAGE = "svc_retrain", "svc_identify"
SMITH, FUNERAL_SERVICE = "svc_repair", "svc_funeral"
GRATEFUL: Final = "tapping_in_the_wall"
"""The adventure after which the priest lifts one curse for nothing."""
REVIVAL: Final = "potion_revival"


def rule_of(service: str) -> str:
    """What a service does."""
    return clause_of("service", service, "DP-EXITDUN-03")


def service_options(state: State, hero: Hero) -> list[str]:
    """The services that a living hero can pay."""
    return [
        *curse_options(state, hero),
        *repair_options(state, hero),
        *training_options(state, hero),
        *sage_options(state, hero),
    ]


# -- curses ----------------------------------------------------------------------------------------


def curse_price(state: State, hero: Hero) -> int:
    """What the priest asks; once nothing, when the staff is back in its shrine."""
    is_free = GRATEFUL in state.party.won and not state.party.has_used_thanks
    return 0 if is_free else service_price(state, hero, CURSE)


def curse_options(state: State, hero: Hero) -> list[str]:
    """The cursed things that the priest can take off."""
    cursed = [item.id for item in worn_things(hero) if item.cursed]
    if not cursed or not can_pay(state, hero, curse_price(state, hero)):
        return []
    return [UNCURSE(item) for item in cursed]


@rule
def lift(table: Dungeon, hero: Hero, item: str) -> None:
    """The priest takes a cursed thing away."""
    state = table.state
    price = curse_price(state, hero)
    if not price:
        state.party.has_used_thanks = True
    pay(table, hero, price, rule_of(CURSE))
    uncurse(table, hero, item, rule_of(CURSE))


# -- smith and training yard -----------------------------------------------------------------------


def repair_options(state: State, hero: Hero) -> list[str]:
    """Weak things broken since the last visit."""
    return [
        REPAIR(item)
        for item in dict.fromkeys(hero.broken)
        if state.content.items[item].weak
        and has_room(hero)
        and can_pay(state, hero, state.content.items[item].price // 2)
    ]


@rule
def repair(table: Dungeon, hero: Hero, item: str) -> None:
    """The smith replaces a broken thing at half its price."""
    pay(table, hero, table.state.content.items[item].price // 2, rule_of(SMITH))
    hero.broken.remove(item)
    hero.carried.append(item)
    tell(table, events.repaired, rule_of(SMITH), hero, item=item)


def training_options(state: State, hero: Hero) -> list[str]:
    """The abilities that a hero can exchange: not that of the class, and not School of Magic."""
    if not can_pay(state, hero, service_price(state, hero, YARD)):
        return []
    fixed = (state.content.kins[hero.kin].ability, "school_of_magic")
    chosen = [id for id in hero.abilities if id in state.content.abilities and id not in fixed]
    return [RETRAIN(id) for id in chosen if instead_of(hero, id)]


def instead_of(hero: Hero, old: str) -> list[Ability]:
    """The abilities that a hero could have in the place of another one."""
    without = hero.copy()
    without.abilities.remove(old)
    mine = [hero.content.abilities[id] for id in without.abilities if id in hero.content.abilities]
    if not all(meets(without, ability) for ability in mine):
        return []
    return [
        ability
        for ability in hero.content.abilities.values()
        if ability.id not in hero.abilities and meets(without, ability)
    ]


def retrain(table: Dungeon, hero: Hero, old: str) -> Rule[None]:
    """An ability is unlearnt and another one learnt."""
    state = table.state
    pay(table, hero, service_price(state, hero, YARD), rule_of(YARD))
    options = [LEARN(ability.id) for ability in instead_of(hero, old)]
    option = yield from ask(hero.seat, options, rule_of(YARD), prompts.RETRAIN(hero.id))
    (new,) = LEARN.parts(option)
    hero.abilities[hero.abilities.index(old)] = new
    tell(table, events.retrained, rule_of(YARD), hero, old=old, new=new)
    settle_life(table, hero)
    if new == "school_of_magic":
        yield from choose_school(hero, kit_spells=0)


# -- the sage --------------------------------------------------------------------------------------


def sage_options(state: State, hero: Hero) -> list[str]:
    """What the sage knows about the adventures to come: mini-bosses and tables."""
    if not can_pay(state, hero, service_price(state, hero, SAGE)):
        return []
    return [
        ASK_SAGE(pack, what)
        for pack in next_packs(state)
        for what in [*mini_bosses(state.content, pack), *TABLES]
    ]


def next_packs(state: State) -> list[str]:
    """The adventure at hand, or in a campaign all that have not been won."""
    if not state.rules.campaign or (state.tiles and not state.won):
        return [state.pack]
    return [pack for pack in state.content.packs if pack not in state.party.won]


def mini_bosses(books: Books, pack: str) -> list[str]:
    """The mini-bosses in the locations of a pack."""
    book = books.packs[pack]
    names = [row.location for row in book.specials.rows]
    places = [books.locations[name] for name in names if name in books.locations]
    bosses = dict.fromkeys(place.boss for place in [*places, *book.unique_locations] if place.boss)
    return [boss for boss in bosses if books.monsters[boss].boss == "mini-boss"]


@rule
def ask_sage(table: Dungeon, hero: Hero, pack: str, name: str) -> None:
    """The thresholds of a life table, or the rows of a table of the pack."""
    pay(table, hero, service_price(table.state, hero, SAGE), rule_of(SAGE))
    if name in table.state.content.monsters:
        rows = [f"{row.low}: {row.result}" for row in table.state.content.monsters[name].life_rows]
    else:
        rows = [str(row) for row in getattr(table.state.content.packs[pack], name).rows]
    rule = rule_of(SAGE)
    tell(table, events.sage_said, rule, hero, about=name, pack=pack, rows=[*rows])


# -- the dead --------------------------------------------------------------------------------------


def dead_options(state: State, hero: Hero) -> list[str]:
    """A potion or a rite for the dead, or a grave and a new hero."""
    money = purse(state, hero.seat)
    carried = any(REVIVAL in other.carried for other in present(state))
    return [
        *([POUR()] if carried or REVIVAL in state.party.stored else []),
        *([POTION()] if money >= service_price(state, hero, POTION_SERVICE) else []),
        *([RITE()] if money >= service_price(state, hero, RITE_SERVICE) else []),
        *([] if hero.is_escort else [FUNERAL()]),
    ]


def pour(table: Dungeon, hero: Hero) -> Rule[None]:
    """A potion that the party has is poured on the dead."""
    state = table.state
    bearers = [other.carried for other in present(state)]
    next(one for one in [*bearers, state.party.stored] if REVIVAL in one).remove(REVIVAL)
    yield from return_to_life(table, hero, clause_of("item", REVIVAL, "DP-DEATH-10"))


def potion(table: Dungeon, hero: Hero) -> Rule[None]:
    """A potion is bought and poured on the dead at once."""
    price = service_price(table.state, hero, POTION_SERVICE)
    pay_together(table, hero.seat, price, rule_of(POTION_SERVICE))
    yield from return_to_life(table, hero, rule_of(POTION_SERVICE))


def rite(table: Dungeon, hero: Hero) -> Rule[None]:
    """A rite at the shrine."""
    pay_together(
        table, hero.seat, service_price(table.state, hero, RITE_SERVICE), rule_of(RITE_SERVICE)
    )
    yield from return_to_life(table, hero, rule_of(RITE_SERVICE))


def return_to_life(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """A dead hero returns, rests and gets his share of the experience; an escort has none."""
    hero.status = "alive"
    rest(table.state, hero)
    tell(table, events.revived, rule, hero, life=hero.life)
    if not hero.is_escort:
        yield from get_share(table, hero)
    settle_life(table, hero)


def funeral(table: Dungeon, hero: Hero) -> Rule[None]:
    """What the dead hero wore is gone, the rest goes to the party; a new hero may join."""
    state = table.state
    state.party.stored += hero.carried
    state.party.fund += hero.gold
    state.party.valuables += hero.valuables
    state.party.recipes += hero.recipes
    hero.carried, hero.hands, hero.armour, hero.attire = [], ["", ""], "", []
    hero.gold, hero.valuables, hero.recipes, hero.status = 0, [], [], "gone"
    tell(table, events.buried, rule_of(FUNERAL_SERVICE), hero)
    settle_life(table, hero)
    option = yield from ask(hero.seat, [NEW_HERO(), NOBODY()], "DP-DEATH-11", prompts.JOIN(hero.id))
    if option == NEW_HERO():
        yield from join(table, hero)


def join(table: Dungeon, dead: Hero) -> Rule[None]:
    """A new hero has the experience of the lowest-level hero, and all that comes with it."""
    state = table.state
    new = yield from make_hero(table, dead.seat, dead.number)
    lowest = min(present(state), key=lambda one: (one.level, one.exp))
    new.exp = lowest.exp
    state.heroes[state.heroes.index(dead)] = new
    forget_number(state, new.number)
    state.party.visit.joined.append(new.number)
    tell(table, events.hero_joins, "DP-DEATH-13", new, seat=new.seat)
    yield from check_levels(table, new)
    rest(state, new)


SERVICES: Final[VillageActions] = {
    UNCURSE: lift,
    REPAIR: repair,
    RETRAIN: retrain,
    ASK_SAGE: ask_sage,
    POUR: pour,
    POTION: potion,
    RITE: rite,
    FUNERAL: funeral,
}
