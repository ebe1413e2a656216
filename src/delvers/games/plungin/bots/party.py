"""What the heroes are good at, and how they are."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.bots.crew import Crew
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.view.seen import HeroView

LEARNED: Final = 4
"""From this MAG on a hero is a caster, unless he strikes harder than most casters do."""
HEALING: Final = ("mend_wounds", "pulse")
HURT: Final = 3
"""Who has lost so much LIFE is healed before the next door."""
BLASTS: Final = ("fire_bolt", "spark", "sun_lance")


def missing(hero: HeroView) -> int:
    """How much LIFE a hero has lost."""
    return int(hero["max_life"] - hero["life"])


def is_low(hero: HeroView) -> bool:
    """Whether a hero is down to half of the LIFE."""
    return bool(2 * hero["life"] <= hero["max_life"])


def is_hurt(hero: HeroView) -> bool:
    """Whether a hero has lost much LIFE, or much of the little there was."""
    return missing(hero) >= min(HURT, max(2, hero["max_life"] // 3))


def is_caster(books: Books, hero: HeroView) -> bool:
    """Whether a hero fights with spells and keeps away from blades."""
    return bool(hero["stats"]["MAG"] >= LEARNED and strength(books, hero) < LEARNED - 1)


def armour(books: Books, hero: HeroView) -> int:
    """The dice that armour and shields give."""
    return armour_of(books, (hero["armour"], *hero["hands"]))


@kept
def armour_of(books: Books, worn: tuple[str, ...]) -> int:
    """The dice of what armour and shields there are among some things."""
    kinds = [books.items[item] for item in dict.fromkeys(worn) if item]
    return sum(item.bonus for item in kinds if item.kind in ("armour", "shield"))


def shoots(books: Books, hero: HeroView) -> bool:
    """Whether a hero holds a weapon for a distance and is no great fighter."""
    held = [books.items[item] for item in hero["hands"] if item]
    return any(item.range for item in held) and not any(
        item.kind == "weapon" and not item.range for item in held
    )


def strength(books: Books, hero: HeroView) -> int:
    """The dice of a blow."""
    return int(hero["stats"]["ATK"]) + blow_of(books, tuple(hero["hands"]))


@kept
def blow_of(books: Books, hands: tuple[str, ...]) -> int:
    """The dice of the best weapon for blows in a hero's hands."""
    held = [books.items[item] for item in dict.fromkeys(hands) if item]
    return max((i.bonus for i in held if i.kind == "weapon" and not i.range), default=0)


def toughness(books: Books, hero: HeroView) -> int:
    """How well a hero stands in the first row."""
    return int(hero["stats"]["DEF"]) + armour(books, hero) + int(hero["life"]) // 2


def heals(hero: HeroView) -> bool:
    """Whether a hero has a healing spell left."""
    return any(spell in hero["prepared"] for spell in HEALING)


def healer(chart: Chart) -> HeroView | None:
    """The hero who heals the others."""
    able = [hero for hero in chart.heroes if heals(hero)]
    return max(able, key=lambda hero: len(hero["prepared"]), default=None)


def needs_healing(chart: Chart, hero: HeroView) -> bool:
    """Whether a hero or somebody beside him could do with a potion."""
    near = [h for h in chart.heroes if distance(h["at"], hero["at"]) <= 1]
    return any(missing(one) >= 2 for one in near)


def in_role(
    role: str, choose: Callable[[Chart, int], HeroView | None]
) -> Callable[..., HeroView | None]:
    """Who has a role is found out once for every view."""

    def found(chart: Chart, but: int = -1) -> HeroView | None:
        if (role, but) not in chart.roles:
            chart.roles[role, but] = choose(chart, but)
        return chart.roles[role, but]

    return found


def people_but(chart: Chart, number: int) -> list[HeroView]:
    """All heroes but one; an escort only if there is nobody else."""
    people = [hero for hero in chart.heroes if not hero["escort"] and hero["number"] != number]
    return people or (chart.heroes if number < 0 else [])


def most_handy(chart: Chart, but: int) -> HeroView | None:
    """The hero for traps and locks."""
    people = people_but(chart, but)
    return max(people, key=lambda h: (skill(chart.books, h), -h["number"]), default=None)


def most_strong(chart: Chart, but: int) -> HeroView | None:
    """The hero who breaks doors and stands before them."""
    people = people_but(chart, but)
    return max(
        people,
        key=lambda h: (strength(chart.books, h), toughness(chart.books, h), -h["number"]),
        default=None,
    )


_handy, _strong = in_role("handy", most_handy), in_role("strong", most_strong)


def handy(chart: Chart) -> HeroView:
    """The hero for traps and locks."""
    hero = _handy(chart)
    assert hero is not None
    return hero


def skill(books: Books, hero: HeroView) -> int:
    """How well a hero gets on with traps and locks; casters had better keep away from them."""
    trained = sum(one in hero["abilities"] for one in ("trapsense", "locksmith"))
    return int(
        hero["stats"]["DEX"] + hero["stats"]["WIT"] + 2 * trained - 2 * is_caster(books, hero)
    )


def strongest(chart: Chart) -> HeroView:
    """The hero who breaks doors and stands before them."""
    hero = _strong(chart)
    assert hero is not None
    return hero


def strongest_but(chart: Chart, number: int) -> int:
    """The number of the strongest of the others; -1 if there is nobody else."""
    best = _strong(chart, number)
    return -1 if best is None else int(best["number"])


def crew_of(chart: Chart) -> Crew:
    """Who works at doors and chests."""
    if chart.crew is None:
        chart.crew = new_crew(chart)
    return chart.crew


def new_crew(chart: Chart) -> Crew:
    """Who works at doors and chests, by their numbers, and with how many dice."""
    expert, strong = handy(chart), strongest(chart)
    second = strongest_but(chart, strong["number"])
    tools = ("locksmith" in expert["abilities"]) + ("lockpicks" in expert["carried"])
    blow = strength(chart.books, strong)
    help = sum(strength(chart.books, h) for h in chart.heroes if h["number"] == second)
    return Crew(
        expert["number"],
        strong["number"],
        second,
        expert["stats"]["DEX"] + tools,
        blow,
        blow + help,
    )


def potions(hero: HeroView) -> int:
    """How many healing things a hero carries."""
    return sum("healing" in item or item == "bandage" for item in hero["carried"])
