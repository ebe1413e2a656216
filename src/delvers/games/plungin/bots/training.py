"""Making heroes: who joins, what they learn, which stats they raise, which spells they prepare."""

from collections import Counter
from typing import Final

from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.options import (
    CHOOSE_ANEW,
    CHOOSE_CLASS,
    CHOOSE_RACE,
    CHOOSE_SCHOOL,
    CREATE,
    KEEP,
    LEARN,
    PREPARE,
    RAISE,
    TAKE,
    words_in,
)
from delvers.games.plungin.rules.view.seen import HeroView, TableView
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask

PARTY: Final = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
OTHERS: Final = ("dagna_ironlid", "hroka_stonetooth", "pim_underbough", "tollo_finch")
LEARNED: Final = {"priest": "elf", "mage": "elf"}
"""Classes that nobody else can stand in for, and of which race a new one of them is."""
LESSONS: Final = {
    False: ("ATK", "DEF", "LIFE", "RES", "DEX", "WIT"),
    True: ("LIFE", "MAG", "DEF", "RES", "DEX", "WIT"),
}
"""What fighters and casters raise, the best first."""
ABILITIES: Final = (
    "tough",
    "quick_cast",
    "spell_memory",
    "steadfast",
    "cleave",
    "counterattack",
    "trapsense",
    "charge",
    "second_wind",
    "lay_hands",
    "backstab",
    "dodge",
    "locksmith",
    "ritualist",
    "precise_shot",
    "shield_wall",
)
SPELLS: Final = {
    "mend_wounds": 3.0,
    "pulse": 2.0,
    "ward": 1.0,
    "fire_bolt": 3.0,
    "spark": 2.5,
    "sun_lance": 2.0,
    "thorn_lash": 1.5,
    "burst_lock": 1.4,
    "ember_shield": 0.9,
}
"""How often spells are wanted in memory, compared with each other."""


def new_hero(_books: Books, ask: Ask, view: TableView) -> str:
    """The four who know each other; for a dead priest or mage a new one, else whoever is left."""
    heroes: list[HeroView] = view["heroes"]
    number = prompts.HERO.parts(ask.prompt)[0] - 1
    gone = next((h for h in heroes if h["number"] == number), None)
    if gone is None:
        names = (*PARTY, *OTHERS)
    elif gone["kin"] in LEARNED:
        return CREATE()
    else:
        names = (*OTHERS, *PARTY)
    return next((TAKE(name) for name in names if TAKE(name) in ask.options), CREATE())


def create(_books: Books, ask: Ask, view: TableView) -> str:
    """Step by step: a priest or mage if one is missing, else a warrior."""
    heroes: list[HeroView] = view["heroes"]
    alive = [h["kin"] for h in heroes if h["status"] == "alive"]
    kin = next((one for one in LEARNED if one not in alive), "warrior")
    wishes = {
        prompts.RACE(): CHOOSE_RACE(LEARNED.get(kin, "human")),
        prompts.CLASS(): CHOOSE_CLASS(kin),
        prompts.HUMAN_CHOICE(): RAISE("ATK"),
    }
    wish = wishes.get(Prompt(ask.prompt), "")
    return wish if wish in ask.options else ask.options[0]


def first_spells(books: Books, ask: Ask, _view: TableView) -> str:
    """The School of the class, and its most useful spells."""
    for school in ("school_of_light", "school_of_ember"):
        option = CHOOSE_SCHOOL(school)
        if option in ask.options and is_of_school(books, ask, school):
            return option
    return max(ask.options, key=lambda option: SPELLS.get(words_in(option)[-1], 0))


def is_of_school(books: Books, ask: Ask, school: str) -> bool:
    """Whether a School suits the class in a new hero's name."""
    kins = [kin for kin in books.kins.values() if kin.id in ask.prompt]
    return not kins or kins[0].school in ("", school)


def raise_stat(_books: Books, ask: Ask, view: TableView) -> str:
    """The stat that serves a hero's trade best."""
    hero = named(ask, view)
    is_learned = hero is not None and hero["stats"]["MAG"] >= 4
    for stat in LESSONS[is_learned]:
        if RAISE(stat) in ask.options:
            return RAISE(stat)
    return ask.options[0]


def learn(_books: Books, ask: Ask, _view: TableView) -> str:
    """The most useful ability."""
    return next((LEARN(one) for one in ABILITIES if LEARN(one) in ask.options), ask.options[0])


def change_spells(_books: Books, ask: Ask, view: TableView) -> str:
    """The spells of the last time, unless a useful one has been learnt since."""
    hero = named(ask, view)
    learnt = {*hero["known"]} - {*hero["prepared"]} if hero is not None else set()
    return CHOOSE_ANEW() if any(SPELLS.get(one, 0) > 1 for one in learnt) else KEEP()


def prepare(_books: Books, ask: Ask, view: TableView) -> str:
    """Useful spells more than once."""
    hero = named(ask, view)
    had: Counter[str] = Counter(hero["prepared"] if hero is not None else ())

    def worth(option: str) -> float:
        (spell,) = PREPARE.parts(option)
        return SPELLS.get(spell, 0.5) / (had[spell] + 1)

    return max(ask.options, key=worth)


def named(ask: Ask, view: TableView) -> HeroView | None:
    """The hero whom a prompt is about."""
    id = prompts.hero_in(ask.prompt)
    return next((hero for hero in view["heroes"] if hero["id"] == id), None)
