"""What the heroes are good at, and how they are."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.bots.chart import Chart, One
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.library import Books

LEARNED: Final = 4
"""From this MAG on a hero is a caster, unless he strikes harder than most casters do."""
HEALING: Final = ("mend_wounds", "pulse")
BLASTS: Final = ("fire_bolt", "spark", "frost_bolt", "sun_lance")


def missing(hero: One) -> int:
    """How much LIFE a hero has lost."""
    return int(hero["max_life"] - hero["life"])


def is_low(hero: One) -> bool:
    """Whether a hero is down to half of the LIFE."""
    return bool(2 * hero["life"] <= hero["max_life"])


def is_caster(books: Books, hero: One) -> bool:
    """Whether a hero fights with spells and keeps away from blades."""
    return bool(hero["stats"]["MAG"] >= LEARNED and strength(books, hero) < LEARNED - 1)


def armour(books: Books, hero: One) -> int:
    """The dice that armour and shields give."""
    worn = [hero["armour"], *hero["hands"]]
    kinds = [books.items[item] for item in dict.fromkeys(worn) if item]
    return sum(item.bonus for item in kinds if item.kind in ("armour", "shield"))


def shoots(books: Books, hero: One) -> bool:
    """Whether a hero holds a weapon for a distance and is no great fighter."""
    held = [books.items[item] for item in hero["hands"] if item]
    return any(item.range for item in held) and not any(
        item.kind == "weapon" and not item.range for item in held
    )


def strength(books: Books, hero: One) -> int:
    """The dice of a blow."""
    held = [books.items[item] for item in dict.fromkeys(hero["hands"]) if item]
    best = max((i.bonus for i in held if i.kind == "weapon" and not i.range), default=0)
    return int(hero["stats"]["ATK"]) + best


def toughness(books: Books, hero: One) -> int:
    """How well a hero stands in the first row."""
    return int(hero["stats"]["DEF"]) + armour(books, hero) + int(hero["life"]) // 2


def heals(hero: One) -> bool:
    """Whether a hero has a healing spell left."""
    return any(spell in hero["prepared"] for spell in HEALING)


def healer(chart: Chart) -> One | None:
    """The hero who heals the others."""
    able = [hero for hero in chart.heroes if heals(hero)]
    return max(able, key=lambda hero: len(hero["prepared"]), default=None)


def needs_healing(chart: Chart, hero: One) -> bool:
    """Whether a hero or somebody beside him could do with a potion."""
    near = [h for h in chart.heroes if distance(h["at"], hero["at"]) <= 1]
    return any(missing(one) >= 2 for one in near)


def in_role(role: str, choose: Callable[[Chart, int], One | None]) -> Callable[..., One | None]:
    """Who has a role is found out once for every view."""

    def found(chart: Chart, but: int = -1) -> One | None:
        if (role, but) not in chart.roles:
            chart.roles[role, but] = choose(chart, but)
        return chart.roles[role, but]

    return found


def people_but(chart: Chart, number: int) -> list[One]:
    """All heroes but one; an escort only if there is nobody else."""
    people = [hero for hero in chart.heroes if not hero["escort"] and hero["number"] != number]
    return people or (chart.heroes if number < 0 else [])


def most_handy(chart: Chart, but: int) -> One | None:
    """The hero for traps and locks."""
    people = people_but(chart, but)
    return max(people, key=lambda h: (skill(chart.books, h), -h["number"]), default=None)


def most_strong(chart: Chart, but: int) -> One | None:
    """The hero who breaks doors and stands before them."""
    people = people_but(chart, but)
    return max(
        people,
        key=lambda h: (strength(chart.books, h), toughness(chart.books, h), -h["number"]),
        default=None,
    )


_handy, _strong = in_role("handy", most_handy), in_role("strong", most_strong)


def handy(chart: Chart) -> One:
    """The hero for traps and locks."""
    hero = _handy(chart)
    assert hero is not None
    return hero


def skill(books: Books, hero: One) -> int:
    """How well a hero gets on with traps and locks; casters had better keep away from them."""
    trained = sum(one in hero["abilities"] for one in ("trapsense", "locksmith"))
    return int(
        hero["stats"]["DEX"] + hero["stats"]["WIT"] + 2 * trained - 2 * is_caster(books, hero)
    )


def strongest(chart: Chart) -> One:
    """The hero who breaks doors and stands before them."""
    hero = _strong(chart)
    assert hero is not None
    return hero


def strongest_but(chart: Chart, number: int) -> int:
    """The number of the strongest of the others; -1 if there is nobody else."""
    best = _strong(chart, number)
    return -1 if best is None else int(best["number"])


def potions(hero: One) -> int:
    """How many healing things a hero carries."""
    return sum("healing" in item or item == "bandage" for item in hero["carried"])
