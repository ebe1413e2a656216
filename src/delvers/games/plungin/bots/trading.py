"""The village: graves and rites, better gear, holy water, potions; then back to work."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.bots.exploring import LATE, best_object, is_late
from delvers.games.plungin.bots.packing import WORTH
from delvers.games.plungin.bots.party import LEARNED, is_caster, potions
from delvers.games.plungin.bots.preparing import HOLY, is_for_holy_water
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.rules.options import (
    BUY,
    CASH,
    DONE,
    ENOUGH,
    EQUIP,
    FETCH,
    FUNERAL,
    GIVE_UP,
    GO_ON,
    POTION,
    POUR,
    READ,
    REPAIR,
    RETIRE,
    RETURN,
    RITE,
    SEE,
    SELL,
    SET_OUT,
    STUDY,
    UNCURSE,
    form_of,
)
from delvers.games.plungin.rules.view.seen import HeroView, TableView
from delvers.kernel.forms import AnyForm, Form
from delvers.kernel.requests import Ask

FLASKS: Final = 2
"""So many flasks of holy water a hero takes along: all who wait behind Great Doors dread it."""
DRAUGHTS: Final = ("potion_healing", "potion_minor_healing")
DEAR: Final = 3
"""From this level on a dead hero is worth a rite; others are buried and replaced."""
BETTER: Final = {"weapon": 0.75, "armour": 0.75, "shield": 0.5}
"""So many dice better gear must give to be bought."""
HELM: Final = "great_helm"
MEDAL: Final = "shrine_medal"
"""What is worn besides, if there is gold left."""
HANDS: Final = 2
ADVENTURES: Final = 6
"""So many dungeons are enough for a campaign."""
HOPELESS: Final = 190
"""After so many rounds without any progress a party gives up."""
GEAR: Final = ("weapon", "armour", "shield")


def among_stalls(ask: Ask, chart: Chart) -> str:
    """Valuables into gold, then every hero once, the dead first; then back."""
    for option in ask.options:
        if CASH.fits(option):
            return option
    view = chart.view
    heroes = sorted(view["heroes"], key=lambda hero: hero["status"] != "dead")
    for hero in heroes:
        is_new = hero["number"] not in view["party"]["visit"]["seen"]
        if is_new and hero["status"] != "gone" and SEE(hero["id"]) in ask.options:
            return SEE(hero["id"])
    return DONE()


def see_to(books: Books, ask: Ask, view: TableView) -> str:
    """What one hero does: the dead come back or are buried, the living get ready."""
    heroes: list[HeroView] = view["heroes"]
    (id,) = prompts.SEE.parts(ask.prompt)
    hero = next(h for h in heroes if h["id"] == id and h["status"] != "gone")
    if hero["status"] == "dead":
        wishes = for_the_dead(hero)
    else:
        wishes = for_the_living(books, hero, ask.options, view)
    return next((wish for wish in wishes if wish in ask.options), ENOUGH())


def for_the_dead(hero: HeroView) -> Iterator[str]:
    """A hero of some standing is brought back, if there is gold; others have a successor."""
    if hero["escort"]:
        return
    yield POUR()
    if hero["level"] >= DEAR:
        yield RITE()
        yield POTION()
    yield FUNERAL()


def for_the_living(
    books: Books, hero: HeroView, options: Sequence[str], view: TableView
) -> Iterator[str]:
    """What a hero would like to do, the most urgent first."""
    yield from (option for option in options if form_of(option) in URGENT)
    for form, is_good in WISHES:
        for option in options:
            named = form.read(option)
            if named is not None and is_good(books, hero, *named):
                yield option
    if not potions(hero):
        yield from (BUY(draught) for draught in DRAUGHTS)
    if is_for_holy_water(books, view) and HOLY not in hero["carried"]:
        yield BUY(HOLY)
    yield from lessons_for(hero)
    yield from gear_for(books, hero, options)
    if is_for_holy_water(books, view) and hero["carried"].count(HOLY) < FLASKS:
        yield BUY(HOLY)
    if is_better(books, hero, HELM):
        yield BUY(HELM)
    if is_for_holy_water(books, view) and is_better(books, hero, MEDAL):
        yield BUY(MEDAL)
    if potions(hero) < FLASKS:
        yield from (BUY(draught) for draught in DRAUGHTS)


def lessons_for(hero: HeroView) -> Iterator[str]:
    """A spell that opens locks, one that hurts the undead; tools for who picks locks."""
    if "fire_bolt" in hero["known"]:
        yield STUDY("burst_lock")
    if hero["kin"] == "thief" and "lockpicks" not in hero["carried"]:
        yield BUY("lockpicks")
    if "mend_wounds" in hero["known"]:
        yield STUDY("sun_lance")


def is_wanted(books: Books, hero: HeroView, item: str) -> bool:
    """Whether a thing from the common chest is worth a slot: the heir of a bearer takes the key."""
    if item in WORTH or "healing" in item:
        return True
    return item in books.items and is_better(books, hero, item)


# -- gear ------------------------------------------------------------------------------------------


def gear_for(books: Books, hero: HeroView, options: Sequence[str]) -> list[str]:
    """Better armour, a better shield, for fighters a better blade: what gives most for its gold."""
    named = [item for option in options for item in BUY.read(option) or ()]
    able = [books.items[item] for item in named if item in books.items]
    good = [
        item
        for item in able
        if item.kind in GEAR
        and not item.stats.get("MOV")
        and (item.kind != "weapon" or is_for_blows(hero, item))
        and gain_of(books, hero, item) >= BETTER[item.kind]
    ]
    good.sort(key=lambda item: -gain_of(books, hero, item) / item.price)
    return [BUY(item.id) for item in good]


def is_for_blows(hero: HeroView, item: Item) -> bool:
    """Whether a fighter would strike with a thing and still have a hand for a shield."""
    return hero["stats"]["MAG"] < LEARNED and item.hands == 1 and not item.range


def is_better(books: Books, hero: HeroView, item: str) -> bool:
    """Whether a thing would serve a hero better than what he wears or holds."""
    book = books.items.get(item)
    return book is not None and gain_of(books, hero, book) > 0


def gain_of(books: Books, hero: HeroView, book: Item) -> float:
    """The dice that a hero would win by a thing to wear or hold."""
    if book.cursed or not is_able(hero, book):
        return 0
    if book.kind == "armour":
        return value_of(book) - value_of(books.items.get(hero["armour"]))
    if book.kind == "attire":
        places = [books.items[one].place for one in hero["attire"]]
        is_good = sum(book.stats.values()) >= 0 and bool(book.stats or book.resist)
        return float(is_good and book.place not in places)
    return gain_in_hand(books, hero, book) if book.kind in GEAR else 0


def gain_in_hand(books: Books, hero: HeroView, book: Item) -> float:
    """A weapon instead of a worse one of its kind, or what a free hand can take."""
    held = [books.items[one] for one in dict.fromkeys(hero["hands"]) if one]
    same = [one for one in held if one.kind == book.kind and bool(one.range) == bool(book.range)]
    if same and same[0].hands == book.hands:
        return value_of(book) - max(value_of(one) for one in same)
    if book.hands == 2:
        return value_of(book) if not held else 0
    if any(one.hands == 2 for one in held):
        return value_of(book) if book.kind == "shield" and is_caster(books, hero) else 0
    is_spare = book.kind == "shield" and any(one.range for one in held)
    return value_of(book) if len(held) < HANDS or is_spare else 0


def value_of(book: Item | None) -> float:
    """The dice of a thing; less if it breaks easily, more if it hurts ghosts and the undead."""
    if book is None:
        return 0
    extra = (book.kind == "weapon" and (book.silver or book.magic)) + ("undead" in book.versus)
    return book.bonus + 0.5 * extra - 0.5 * book.weak


def is_able(hero: HeroView, book: Item) -> bool:
    """Whether a hero can use a thing at all."""
    stats = hero["stats"]
    return bool(stats["RES"] >= book.min_res and stats["DEX"] >= book.min_dex)


def is_spare(books: Books, hero: HeroView, item: str) -> bool:
    """Whether a hero has no use for something to wear or hold."""
    book = books.items.get(item)
    return book is not None and book.kind in GEAR and not is_better(books, hero, item)


URGENT: Final[tuple[AnyForm, ...]] = (CASH, READ, UNCURSE)
"""What a hero does first of all."""
WISHES: Final[tuple[tuple[Form[str], Callable[[Books, HeroView, str], bool]], ...]] = (
    (EQUIP, is_better),
    (SELL, is_spare),
    (REPAIR, is_better),
    (FETCH, is_wanted),
)
"""What a hero does with which things, the most urgent first."""


# -- where to go -----------------------------------------------------------------------------------


def where_to(ask: Ask, chart: Chart) -> str:
    """Back into the dungeon, or in a campaign to the hardest adventure that has not been won."""
    view = chart.view
    if RETURN() in ask.options and not is_late(view) and is_open(chart):
        return RETURN()
    party = view["party"]
    if party["begun"] >= ADVENTURES or not view["rules"]["campaign"]:
        return RETIRE()
    suited = [pack for option in ask.options for pack in SET_OUT.read(option) or ()]
    new = [pack for pack in suited if pack not in party["won"]]
    best = max(new or suited, key=lambda pack: chart.books.packs[pack].hero_levels[0], default="")
    is_done = not best or len({*party["won"]}) == len(chart.books.packs)
    return RETIRE() if is_done else SET_OUT(best)


def is_open(chart: Chart) -> bool:
    """Whether there is still something to be done in the dungeon that was left."""
    entrance = next(iter(chart.entrance()), None)
    if entrance is None:
        return False
    living = [hero for hero in chart.view["heroes"] if hero["status"] == "alive"]
    heroes: list[HeroView] = [{**hero, "at": entrance} for hero in living]
    if not heroes or chart.monsters:
        return bool(heroes)
    return best_object(Chart(chart.books, {**chart.view, "heroes": heroes})) is not None


def give_up(_ask: Ask, chart: Chart) -> str:
    """A party that has come to nothing for long gives up."""
    is_vain = chart.quiet > HOPELESS or chart.view["round"] > LATE
    return GIVE_UP() if is_vain else GO_ON()
