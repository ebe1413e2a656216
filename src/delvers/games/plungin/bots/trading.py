"""The village: graves and rites, better gear, holy water, potions; then back to work."""

from collections.abc import Iterator, Sequence
from typing import Final

from delvers.games.plungin.bots.chart import Chart, One
from delvers.games.plungin.bots.exploring import LATE, best_object, is_late
from delvers.games.plungin.bots.party import LEARNED, is_caster, potions
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.things import Item
from delvers.kernel.requests import Ask

HOLY: Final = "holy_water"
FLASKS: Final = 2
"""So many flasks of holy water a hero takes along: all who wait behind Great Doors dread it."""
DRAUGHTS: Final = ("potion_healing", "potion_minor_healing")
DEAR: Final = 3
"""From this level on a dead hero is worth a rite; others are buried and replaced."""
ENOUGH: Final = {"weapon": 0.75, "armour": 0.75, "shield": 0.5}
"""So many dice better gear must give to be bought."""
HELM: Final = "great_helm"
MEDAL: Final = "shrine_medal"
"""What is worn besides, if there is gold left."""
HANDS: Final = 2
ADVENTURES: Final = 6
"""So many dungeons are enough for a campaign."""
HOPELESS: Final = 150
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
        is_new = hero["number"] not in view["party"]["visit"]["seen"]
        if is_new and hero["status"] != "gone" and f"see {hero['id']}" in ask.options:
            return f"see {hero['id']}"
    return "done"


def see_to(books: Books, ask: Ask, view: One) -> str:
    """What one hero does: the dead come back or are buried, the living get ready."""
    heroes: list[One] = view["heroes"]
    hero = next(h for h in heroes if ask.prompt == f"see {h['id']}" and h["status"] != "gone")
    if hero["status"] == "dead":
        wishes = for_the_dead(hero)
    else:
        wishes = for_the_living(books, hero, ask.options, view)
    return next((wish for wish in wishes if wish in ask.options), "enough")


def for_the_dead(hero: One) -> Iterator[str]:
    """A hero of some standing is brought back, if there is gold; others have a successor."""
    if hero["escort"]:
        return
    yield "pour"
    if hero["level"] >= DEAR:
        yield "rite"
        yield "potion"
    yield "funeral"


def for_the_living(books: Books, hero: One, options: Sequence[str], view: One) -> Iterator[str]:
    """What a hero would like to do, the most urgent first."""
    yield from (o for o in options if o.startswith(("cash ", "read ", "uncurse ")))
    yield from (o for o in options if o.startswith("equip ") and is_better(books, hero, o[6:]))
    yield from (o for o in options if o.startswith("sell ") and is_spare(books, hero, o[5:]))
    yield from (o for o in options if o.startswith("repair ") and is_better(books, hero, o[7:]))
    yield from (o for o in options if o.startswith("fetch ") and is_wanted(books, hero, o[6:]))
    if not potions(hero):
        yield from (f"buy {draught}" for draught in DRAUGHTS)
    yield from gear_for(books, hero, options)
    yield from lessons_for(hero)
    if is_for_holy_water(books, view) and hero["carried"].count(HOLY) < FLASKS:
        yield f"buy {HOLY}"
    if is_better(books, hero, HELM):
        yield f"buy {HELM}"
    if is_for_holy_water(books, view) and is_better(books, hero, MEDAL):
        yield f"buy {MEDAL}"
    if potions(hero) < FLASKS:
        yield from (f"buy {draught}" for draught in DRAUGHTS)


def lessons_for(hero: One) -> Iterator[str]:
    """A spell that opens locks, one that hurts the undead; tools for who picks locks."""
    if "fire_bolt" in hero["known"]:
        yield "study burst_lock"
    if hero["kin"] == "thief" and "lockpicks" not in hero["carried"]:
        yield "buy lockpicks"
    if "mend_wounds" in hero["known"]:
        yield "study sun_lance"


def is_for_holy_water(books: Books, view: One) -> bool:
    """Whether the next Great Door leads to the undead or demons, who dread it."""
    pack = books.packs[view["adventure"]]
    uniques = [row.location for row in pack.uniques.rows]
    place = next(one for one in pack.unique_locations if one.id == uniques[view["chapter"]])
    tags = books.monsters[place.boss].tags if place.boss else ()
    return "undead" in tags or "demon" in tags


def is_wanted(books: Books, hero: One, item: str) -> bool:
    """Whether a thing from the common chest is worth a slot."""
    return (
        item == HOLY or "healing" in item or (item in books.items and is_better(books, hero, item))
    )


# -- gear ------------------------------------------------------------------------------------------


def gear_for(books: Books, hero: One, options: Sequence[str]) -> list[str]:
    """Better armour, a better shield, for fighters a better blade: what gives most for its gold."""
    able = [
        books.items[option[4:]]
        for option in options
        if option.startswith("buy ") and option[4:] in books.items
    ]
    good = [
        item
        for item in able
        if item.kind in GEAR
        and not item.stats.get("MOV")
        and (item.kind != "weapon" or is_for_blows(hero, item))
        and gain_of(books, hero, item) >= ENOUGH[item.kind]
    ]
    good.sort(key=lambda item: -gain_of(books, hero, item) / item.price)
    return [f"buy {item.id}" for item in good]


def is_for_blows(hero: One, item: Item) -> bool:
    """Whether a fighter would strike with a thing and still have a hand for a shield."""
    return hero["stats"]["MAG"] < LEARNED and item.hands == 1 and not item.range


def is_better(books: Books, hero: One, item: str) -> bool:
    """Whether a thing would serve a hero better than what he wears or holds."""
    book = books.items.get(item)
    return book is not None and gain_of(books, hero, book) > 0


def gain_of(books: Books, hero: One, book: Item) -> float:
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


def gain_in_hand(books: Books, hero: One, book: Item) -> float:
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
    """The dice of a thing; what breaks easily is worth a little less."""
    return 0 if book is None else book.bonus - 0.5 * book.weak


def is_able(hero: One, book: Item) -> bool:
    """Whether a hero can use a thing at all."""
    stats = hero["stats"]
    return bool(stats["RES"] >= book.min_res and stats["DEX"] >= book.min_dex)


def is_spare(books: Books, hero: One, item: str) -> bool:
    """Whether a hero has no use for something to wear or hold."""
    book = books.items.get(item)
    return book is not None and book.kind in GEAR and not is_better(books, hero, item)


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
    best = max(new or suited, key=lambda pack: chart.books.packs[pack].hero_levels[0], default="")
    is_done = not best or len({*party["won"]}) == len(chart.books.packs)
    return "retire" if is_done else f"adventure {best}"


def is_open(chart: Chart) -> bool:
    """Whether there is still something to be done in the dungeon that was left."""
    entrance = next(iter(chart.entrance()), None)
    heroes = [{**h, "at": entrance} for h in chart.view["heroes"] if h["status"] == "alive"]
    if entrance is None or not heroes:
        return False
    return (
        bool(chart.monsters)
        or best_object(Chart(chart.books, {**chart.view, "heroes": heroes})) is not None
    )


def give_up(_ask: Ask, chart: Chart) -> str:
    """A party that has come to nothing for long gives up."""
    is_vain = chart.quiet > HOPELESS or chart.view["round"] > LATE
    return "give up" if is_vain else "go on"
