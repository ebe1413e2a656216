"""The village: graves and rites, better gear, holy water, potions; then back to work."""

from collections.abc import Iterator, Sequence
from typing import Final

from delvers.bots.plungin.chart import Chart, One
from delvers.bots.plungin.exploring import LATE, is_late, is_unopened
from delvers.bots.plungin.party import potions
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Item
from delvers.games.plungin.village import seen
from delvers.kernel.requests import Ask

HOLY: Final = "holy_water"
FLASKS: Final = 2
"""So many flasks of holy water a hero takes along: all who wait behind Great Doors dread it."""
DRAUGHTS: Final = ("potion_healing", "potion_minor_healing")
DEAR: Final = 3
"""From this level on a dead hero is worth a rite; others are buried and replaced."""
SPARE: Final = 25
"""What a hero keeps for flasks when better gear is bought."""
ADVENTURES: Final = 6
"""So many dungeons are enough for a campaign."""
HOPELESS: Final = 60
"""After so many rounds without any progress a party gives up."""
GEAR: Final = ("weapon", "armour", "shield")


def among_stalls(ask: Ask, chart: Chart) -> str:
    """Valuables into gold, then every hero once, the dead first; then back."""
    for option in ask.options:
        if option.startswith("cash "):
            return option
    view = chart.view
    heroes = sorted(view["heroes"], key=lambda hero: hero["status"] != "dead")
    for hero in heroes:
        is_new = seen(hero["number"]) not in view["party"]["visit"]
        if is_new and hero["status"] != "gone" and f"see {hero['id']}" in ask.options:
            return f"see {hero['id']}"
    return "done"


def see_to(ask: Ask, view: One) -> str:
    """What one hero does: the dead come back or are buried, the living get ready."""
    heroes: list[One] = view["heroes"]
    hero = next(h for h in heroes if ask.prompt == f"see {h['id']}" and h["status"] != "gone")
    wishes = for_the_dead(hero) if hero["status"] == "dead" else for_the_living(hero, ask.options)
    return next((wish for wish in wishes if wish in ask.options), "enough")


def for_the_dead(hero: One) -> Iterator[str]:
    """A hero of some standing is brought back, if there is gold; others have a successor."""
    yield "pour"
    if hero["level"] >= DEAR:
        yield "rite"
        yield "potion"
    yield "funeral"


def for_the_living(hero: One, options: Sequence[str]) -> Iterator[str]:
    """What a hero would like to do, the most urgent first."""
    yield from (o for o in options if o.startswith(("cash ", "read ", "uncurse ")))
    yield from (o for o in options if o.startswith("equip ") and is_better(hero, o[6:]))
    yield from (o for o in options if o.startswith("sell ") and is_spare(hero, o[5:]))
    yield from (o for o in options if o.startswith("repair ") and is_better(hero, o[7:]))
    yield from (o for o in options if o.startswith("fetch ") and is_wanted(hero, o[6:]))
    if hero["carried"].count(HOLY) < 1:
        yield f"buy {HOLY}"
    yield from gear_for(hero, options)
    if not potions(hero):
        yield from (f"buy {draught}" for draught in DRAUGHTS)
    if hero["carried"].count(HOLY) < FLASKS:
        yield f"buy {HOLY}"


def is_wanted(hero: One, item: str) -> bool:
    """Whether a thing from the common chest is worth a slot."""
    return item == HOLY or "healing" in item or (item in BOOKS.items and is_better(hero, item))


# -- gear ------------------------------------------------------------------------------------------


def gear_for(hero: One, options: Sequence[str]) -> list[str]:
    """Better armour or a better shield that leaves something for flasks, the best first."""
    able = [
        BOOKS.items[option[4:]]
        for option in options
        if option.startswith("buy ") and option[4:] in BOOKS.items
    ]
    good = [
        item
        for item in able
        if item.kind in ("armour", "shield")
        and is_better(hero, item.id)
        and item.price + SPARE <= hero["gold"]
        and not item.stats.get("MOV")
    ]
    good.sort(key=lambda item: (-item.bonus, item.weak, item.price))
    return [f"buy {item.id}" for item in good]


def is_better(hero: One, item: str) -> bool:
    """Whether a thing would serve a hero better than what he wears or holds."""
    book = BOOKS.items.get(item)
    if book is None or book.cursed or not is_able(hero, book):
        return False
    if book.kind == "armour":
        return value_of(book) > value_of(BOOKS.items.get(hero["armour"]))
    held = [BOOKS.items[one] for one in dict.fromkeys(hero["hands"]) if one]
    if book.kind == "attire":
        places = [BOOKS.items[one].place for one in hero["attire"]]
        return bool(book.stats) and book.place not in places
    if any(one.hands == 2 for one in held) or book.hands == 2:
        return book.kind == "weapon" and not held
    same = [one for one in held if one.kind == book.kind and bool(one.range) == bool(book.range)]
    if not same:
        return len(held) < 2 and book.kind in GEAR
    return book.kind in GEAR and value_of(book) > max(value_of(one) for one in same)


def value_of(book: Item | None) -> float:
    """The dice of a thing; what breaks easily is worth a little less."""
    return 0 if book is None else book.bonus - 0.5 * book.weak


def is_able(hero: One, book: Item) -> bool:
    """Whether a hero can use a thing at all."""
    stats = hero["stats"]
    return bool(stats["RES"] >= book.min_res and stats["DEX"] >= book.min_dex)


def is_spare(hero: One, item: str) -> bool:
    """Whether a hero has no use for something to wear or hold."""
    book = BOOKS.items.get(item)
    return book is not None and book.kind in GEAR and not is_better(hero, item)


# -- where to go -----------------------------------------------------------------------------------


def where_to(ask: Ask, chart: Chart) -> str:
    """Back into the dungeon, or in a campaign to the hardest adventure that has not been won."""
    view = chart.view
    if "return" in ask.options and not is_late(view) and is_open(chart):
        return "return"
    party: One = view["party"]
    if party["begun"] >= ADVENTURES or not view["rules"]["campaign"]:
        return "retire"
    suited = [o.split()[1] for o in ask.options if o.startswith("adventure ")]
    new = [pack for pack in suited if pack not in party["won"]]
    best = max(new or suited, key=lambda pack: BOOKS.packs[pack].hero_levels[0], default="")
    is_done = not best or len({*party["won"]}) == len(BOOKS.packs)
    return "retire" if is_done else f"adventure {best}"


def is_open(chart: Chart) -> bool:
    """Whether there is still something to be done in the dungeon that was left."""
    return any(is_unopened(chart, door) for door in chart.doors) or bool(chart.monsters)


def give_up(_ask: Ask, chart: Chart) -> str:
    """A party that has come to nothing for long gives up."""
    is_vain = chart.quiet > HOPELESS or chart.view["round"] > LATE + HOPELESS
    return "give up" if is_vain else "go on"
