"""Making a hero by the Character Book (SETUP, DEATH)."""

from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.people import STATS, Ability, Kin, Race, Stat, Stats
from delvers.games.plungin.rules.heroes.building_freely import build_freely
from delvers.games.plungin.rules.heroes.heroes import ready_hero
from delvers.games.plungin.rules.heroes.inventory import equip
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.options import (
    ANY_ABILITIES,
    CHOOSE_CLASS,
    CHOOSE_RACE,
    CHOOSE_SCHOOL,
    CHOOSE_SPELL,
    CLASS_ABILITIES,
    CLASS_PACKAGE,
    CREATE,
    FREE_BUILD,
    LEARN,
    PREPARE,
    RAISE,
    TAKE,
)
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.requests import Rule, ask

GOLD = 30
MOST = 6
MOST_LIFE = 9
SCHOOL = "school_of_magic"
KIT_SPELLS = 2
FREE_ABILITIES = 2


def make_hero(table: Dungeon, seat: int, number: int) -> Rule[Hero]:
    """A ready hero, or a new one step by step."""
    others = {hero.id for hero in table.state.heroes}
    ready = [TAKE(id) for id in table.state.content.heroes if id not in others]
    option = yield from ask(seat, [*ready, CREATE()], "DP-SETUP-08", prompts.HERO(number + 1))
    if option != CREATE():
        (taken,) = TAKE.parts(option)
        return ready_hero(table.state.content, taken, number, seat)
    hero = yield from create_hero(table, seat, number)
    table.state.making.clear()
    return hero


def create_hero(table: Dungeon, seat: int, number: int) -> Rule[Hero]:
    """Race and class, the stats of the class or one's own, then what they leave to choose."""
    making = table.state.making
    making[:] = [Hero(number, "", {}, seat=seat, content=table.state.content)]
    option = yield from ask(
        seat, [CHOOSE_RACE(id) for id in table.state.content.races], "DP-SETUP-07", prompts.RACE()
    )
    race = table.state.content.races[CHOOSE_RACE.parts(option)[0]]
    making[0].race = race.id
    option = yield from ask(
        seat, [CHOOSE_CLASS(id) for id in table.state.content.kins], "DP-SETUP-07", prompts.CLASS()
    )
    kin = table.state.content.kins[CHOOSE_CLASS.parts(option)[0]]
    making[0].kin = kin.id
    builds = [CLASS_PACKAGE(), FREE_BUILD()]
    is_free = (yield from ask(seat, builds, "DP-SETUP-07", prompts.BUILD())) == FREE_BUILD()
    package = (yield from build_freely(seat, race, making[0])) if is_free else kin.stats
    stats = {stat: package[stat] + race.stats.get(stat, 0) for stat in STATS}
    making[0].stats = stats
    if race.choice:
        yield from raise_one(seat, stats)
    hero = new_hero(seat, number, race, kin, stats)
    hero.content = table.state.content
    making[:] = [hero]
    yield from first_abilities(hero, kin, is_free)
    for item in kin.kit:
        put_into_kit(hero, item)
    return hero


def new_hero(seat: int, number: int, race: Race, kin: Kin, stats: Stats) -> Hero:
    """A hero of level 1 with a little gold."""
    id = f"{race.id}_{kin.id}_{number + 1}"
    hero = Hero(number, id, stats, seat=seat, name=id, race=race.id, kin=kin.id, gold=GOLD)
    hero.abilities = [race.trait]
    return hero


def raise_one(seat: int, stats: dict[Stat, int]) -> Rule[None]:
    """A human's point, within the limits of a new hero."""
    able = [
        stat
        for stat in STATS
        if stat != "MOV" and stats[stat] < (MOST_LIFE if stat == "LIFE" else MOST)
    ]
    options = [RAISE(stat) for stat in able]
    option = yield from ask(seat, options, "DP-SETUP-07", prompts.HUMAN_CHOICE())
    stats[able[options.index(option)]] += 1


# -- abilities -------------------------------------------------------------------------------------


def first_abilities(hero: Hero, kin: Kin, is_free: bool) -> Rule[None]:
    """That of the class and one of its list; a free build may take any two instead."""
    ways = [CLASS_ABILITIES(), *([ANY_ABILITIES()] if is_free else [])]
    option = yield from ask(hero.seat, ways, "DP-SETUP-07", prompts.ABILITIES())
    if option == ANY_ABILITIES():
        for _ in range(FREE_ABILITIES):
            yield from choose_ability(hero, [*hero.content.abilities.values()])
        return
    hero.abilities.insert(0, kin.ability)
    if kin.ability == SCHOOL:
        yield from choose_school(hero, KIT_SPELLS)
    yield from choose_ability(hero, [hero.content.abilities[one] for one in kin.choices])


def meets(hero: Hero, ability: Ability) -> bool:
    """Whether a hero fulfils what an ability needs; basic stats count, items do not."""
    if hero.level < ability.level:
        return False
    if any(hero.stats[stat] < least for stat, least in ability.needs.items()):
        return False
    have = {*hero.abilities, *hero.schools}
    return all(one in have for one in ability.after)


def is_new(hero: Hero, ability: Ability) -> bool:
    """Whether a hero has an ability not yet; School of Magic is there once for each School."""
    if ability.id == SCHOOL:
        return len(hero.schools) < len(hero.content.schools)
    return ability.id not in hero.abilities


def choose_ability(hero: Hero, among: list[Ability]) -> Rule[None]:
    """One ability whose needs are met."""
    able = [ability for ability in among if meets(hero, ability) and is_new(hero, ability)]
    if not able:
        return
    options = [LEARN(ability.id) for ability in able]
    option = yield from ask(hero.seat, options, "DP-SETUP-07", prompts.ABILITY(hero.id))
    (id,) = LEARN.parts(option)
    if id not in hero.abilities:
        hero.abilities.append(id)
    if id == SCHOOL:
        yield from choose_school(hero, kit_spells=0)


# -- magic -----------------------------------------------------------------------------------------


def choose_school(hero: Hero, kit_spells: int) -> Rule[None]:
    """A School, a first spell of Difficulty 1 or 2, and the easy ones of the kit."""
    options = [
        CHOOSE_SCHOOL(school) for school in hero.content.schools if school not in hero.schools
    ]
    option = yield from ask(hero.seat, options, "DP-SPELL-01", prompts.SCHOOL(hero.id))
    (school,) = CHOOSE_SCHOOL.parts(option)
    hero.schools.append(school)
    yield from learn_spell(hero, school, 2)
    for _ in range(kit_spells):
        yield from learn_spell(hero, school, 1)


def learn_spell(hero: Hero, school: str, most: int) -> Rule[None]:
    """A spell of a School that is not too hard."""
    able = [
        spell.id
        for spell in hero.content.spells.values()
        if spell.difficulty.get(school, most + 1) <= most and spell.id not in hero.known
    ]
    if able:
        options = [CHOOSE_SPELL(spell) for spell in able]
        option = yield from ask(hero.seat, options, "DP-SPELL-02", prompts.FIRST_SPELL(hero.id))
        hero.known.append(*CHOOSE_SPELL.parts(option))


def prepare(hero: Hero) -> Rule[None]:
    """As many spells as MAG, from those known; the same one may be taken twice and more."""
    hero.prepared = []
    options = [PREPARE(spell) for spell in hero.known]
    while hero.known and len(hero.prepared) < value_of(hero, "MAG"):
        option = yield from ask(hero.seat, options, "DP-SPELL-05", prompts.PREPARE(hero.id))
        hero.prepared.append(*PREPARE.parts(option))


# -- the kit ---------------------------------------------------------------------------------------


def put_into_kit(hero: Hero, item: str) -> None:
    """A thing of the kit is worn or held if there is a free place for it, or carried."""
    book = hero.content.items[item]
    hands_needed = book.hands if book.kind in ("weapon", "shield") else 0
    if book.kind == "armour" or 0 < hands_needed <= hero.hands.count(""):
        equip(hero, item)
    else:
        hero.carried.append(item)
