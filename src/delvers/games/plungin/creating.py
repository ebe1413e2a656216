"""Making a hero by the Character Book (SETUP, DEATH)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.people import STATS, Ability, Stat
from delvers.games.plungin.flow import ask
from delvers.games.plungin.heroes import ready_hero
from delvers.games.plungin.inventory import equip
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule

GOLD = 30
MOST = 6
MOST_LIFE = 9
TRAITS = {race.trait for race in BOOKS.races.values()}


def make_hero(table: Dungeon, seat: int, number: int) -> Rule[Hero]:
    """A ready hero, or a new one step by step."""
    state = table.state
    taken = {hero.id for hero in state.heroes}
    ready = [f"take {id}" for id in BOOKS.heroes if id not in taken]
    option = yield from ask(seat, [*ready, "create"], "DP-SETUP-08", f"hero {number + 1}")
    if option != "create":
        return ready_hero(option.removeprefix("take "), number, seat)
    return (yield from create_hero(seat, number))


def create_hero(seat: int, number: int) -> Rule[Hero]:
    """Race and class, then what they leave to choose."""
    races = [f"race {id}" for id in BOOKS.races]
    race = BOOKS.races[(yield from ask(seat, races, "DP-SETUP-07", "race")).removeprefix("race ")]
    kins = [f"class {id}" for id in BOOKS.kins]
    kin = BOOKS.kins[(yield from ask(seat, kins, "DP-SETUP-07", "class")).removeprefix("class ")]
    stats = {stat: kin.stats[stat] + race.stats.get(stat, 0) for stat in STATS}
    if race.choice:
        yield from raise_one(seat, stats)
    id = f"{race.id}_{kin.id}_{number + 1}"
    hero = Hero(number, id, stats, seat=seat, name=id, race=race.id, kin=kin.id, gold=GOLD)
    hero.abilities = [kin.ability, race.trait]
    yield from choose_ability(hero, [BOOKS.abilities[one] for one in kin.choices])
    if kin.ability == "school_of_magic":
        yield from choose_school(hero, kit_spells=2)
    for item in kin.kit:
        put_into_kit(hero, item)
    return hero


def raise_one(seat: int, stats: dict[Stat, int]) -> Rule[None]:
    """A human's point, within the limits of a new hero."""
    able = [
        stat
        for stat in STATS
        if stat != "MOV" and stats[stat] < (MOST_LIFE if stat == "LIFE" else MOST)
    ]
    options = [f"raise {stat}" for stat in able]
    option = yield from ask(seat, options, "DP-SETUP-07", "human_choice")
    stats[able[options.index(option)]] += 1


def meets(hero: Hero, ability: Ability) -> bool:
    """Whether a hero fulfils what an ability needs; basic stats count, items do not."""
    if hero.level < ability.level:
        return False
    if any(hero.stats[stat] < least for stat, least in ability.needs.items()):
        return False
    have = {*hero.abilities, *hero.schools}
    return all(one in have for one in ability.after)


def choose_ability(hero: Hero, among: list[Ability]) -> Rule[None]:
    """One ability whose needs are met."""
    able = [
        ability
        for ability in among
        if meets(hero, ability)
        and (ability.id not in hero.abilities or ability.id == "school_of_magic")
    ]
    if not able:
        return
    options = [f"learn {ability.id}" for ability in able]
    option = yield from ask(hero.seat, options, "DP-SETUP-07", f"ability {hero.id}")
    id = option.removeprefix("learn ")
    if id not in hero.abilities:
        hero.abilities.append(id)
    if id == "school_of_magic":
        yield from choose_school(hero, kit_spells=0)


def choose_school(hero: Hero, kit_spells: int) -> Rule[None]:
    """A School, a first spell of Difficulty 1 or 2, and the easy ones of the kit."""
    schools = [school for school in BOOKS.schools if school not in hero.schools]
    if not schools:
        return
    options = [f"school {school}" for school in schools]
    option = yield from ask(hero.seat, options, "DP-SPELL-01", f"school {hero.id}")
    school = option.removeprefix("school ")
    hero.schools.append(school)
    yield from learn_spell(hero, school, 2)
    for _ in range(kit_spells):
        yield from learn_spell(hero, school, 1)


def learn_spell(hero: Hero, school: str, most: int) -> Rule[None]:
    """A spell of a School that is not too hard."""
    able = [
        spell.id
        for spell in BOOKS.spells.values()
        if spell.difficulty.get(school, 99) <= most and spell.id not in hero.known
    ]
    if able:
        options = [f"spell {spell}" for spell in able]
        option = yield from ask(hero.seat, options, "DP-SPELL-02", f"first_spell {hero.id}")
        hero.known.append(option.removeprefix("spell "))


def put_into_kit(hero: Hero, item: str) -> None:
    """A thing of the kit is worn, held or carried."""
    book = BOOKS.items[item]
    wearable = book.kind in ("weapon", "armour", "shield")
    hands_free = book.kind == "armour" or "" in hero.hands
    if wearable and hands_free and not (book.hands == 2 and any(hero.hands)):
        hero.carried += equip(hero, item)
    else:
        hero.carried.append(item)


def prepare(hero: Hero) -> Rule[None]:
    """As many spells as MAG, from those known; the same one may be taken twice and more."""
    from delvers.games.plungin.stats import value_of

    if not hero.known:
        return
    wanted = value_of(hero, "MAG")
    hero.prepared, hero.wiped = [], []
    while len(hero.prepared) < wanted:
        options = [f"prepare {spell}" for spell in hero.known]
        if len(hero.known) == 1:
            hero.prepared.append(hero.known[0])
            continue
        option = yield from ask(hero.seat, options, "DP-SPELL-05", f"prepare {hero.id}")
        hero.prepared.append(option.removeprefix("prepare "))


def party_size(state: State) -> int:
    """How many heroes there are, the escort not counted."""
    return sum(not hero.is_escort for hero in state.heroes)
