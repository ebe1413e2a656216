"""A fight: hold the doorway, strike the weakest, heal who is at half, keep casters away."""

from collections.abc import Sequence
from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart, Figure
from delvers.games.plungin.bots.holding import Stand
from delvers.games.plungin.bots.party import (
    BLASTS,
    HEALING,
    heals,
    is_caster,
    is_hurt,
    is_low,
    missing,
    shoots,
)
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.options import (
    ABILITY_USED,
    ATTACK,
    ATTACK_WITH,
    BEAT_OUT_FLAMES,
    CAST,
    GET_FREE,
    MOVE,
    PASS,
    SHOOT,
    STOP_BLEEDING,
    TEAR_FREE,
    USE,
    USE_OF,
    form_of,
    quick,
)
from delvers.games.plungin.rules.view.seen import HeroView, MonsterView
from delvers.kernel.forms import AnyForm

CROWD: Final = 3
NEAR: Final = 4
"""So near casters come to see whom they aim at."""
BOSS: Final = 11
"""About so much a boss can take."""
REMEDIES: Final = (BEAT_OUT_FLAMES(), GET_FREE(), TEAR_FREE(), STOP_BLEEDING())
MOVE_ON: Final = MOVE()
HOLY_WATER: Final = USE("holy_water")
FIRE_FLASK: Final = USE("fire_flask")
RAGE: Final = ABILITY_USED("rage")
CHARGE: Final = ABILITY_USED("charge")
casting: Final = quick(CAST)

BLOWS: Final[tuple[AnyForm, ...]] = (ATTACK, ATTACK_WITH, SHOOT)


def fight_on(
    options: tuple[str, ...],
    chart: Chart,
    hero: HeroView,
    foes: list[MonsterView],
    stand: Stand | None,
) -> str:
    """The next action of a hero in a fight."""
    for choice in (
        first_aid(options, chart, hero),
        holy_water(options, chart, hero, foes),
        into_line(options, chart, hero, stand),
        errand(options, chart, hero, stand),
        best_spell(options, chart, hero, foes),
        nursing(options, chart, hero),
        retreat(options, chart, hero, foes, stand),
        best_blow(options, foes),
        other_means(options, foes, stand),
    ):
        if choice is not None:
            return choice
    if MOVE_ON in options and goals_in_fight(chart, hero, foes, stand):
        return MOVE_ON
    return next((option for option in REMEDIES if option in options), PASS())


def into_line(
    options: tuple[str, ...], chart: Chart, hero: HeroView, stand: Stand | None
) -> str | None:
    """Who holds a doorway goes to his place first."""
    if stand is None or MOVE_ON not in options:
        return None
    goals = goals_in_line(chart, hero, stand)
    return MOVE_ON if goals and chart.step(hero["at"], goals) else None


def goals_in_line(chart: Chart, hero: HeroView, stand: Stand) -> set[int]:
    """The free squares of a hero's row; none if he is there."""
    place = stand.place_of(chart, hero)
    return set() if hero["at"] in place else {*place} - chart.full


def holy_water(
    options: tuple[str, ...], chart: Chart, hero: HeroView, foes: list[MonsterView]
) -> str | None:
    """It is kept for the villain, and for his court."""
    if HOLY_WATER not in options:
        return None
    bosses = [m for m in foes if m["life"] is None]
    is_near = any(distance(m["at"], hero["at"]) <= NEAR for m in bosses)
    return HOLY_WATER if is_near or (not bosses and chart.is_last_room()) else None


def first_aid(options: tuple[str, ...], chart: Chart, hero: HeroView) -> str | None:
    """Flames, then who is at half LIFE: by a spell, or by what one carries."""
    if BEAT_OUT_FLAMES() in options:
        return BEAT_OUT_FLAMES()
    near = [h for h in chart.heroes if distance(h["at"], hero["at"]) <= 1]
    if any(is_low(one) for one in near):
        for spell in HEALING:
            if casting(spell) in options:
                return casting(spell)
    if is_low(hero):
        return healing_thing(options)
    return None


def nursing(options: tuple[str, ...], chart: Chart, hero: HeroView) -> str | None:
    """Who can heal does so rather than strike, if somebody near is hurt."""
    near = [h for h in chart.heroes if distance(h["at"], hero["at"]) <= 1]
    if not any(is_hurt(one) for one in near):
        return None
    return next((casting(spell) for spell in HEALING if casting(spell) in options), None)


def errand(
    options: tuple[str, ...], chart: Chart, hero: HeroView, stand: Stand | None
) -> str | None:
    """A healer goes first to somebody who needs it and is near enough."""
    if stand is not None or MOVE_ON not in options:
        return None
    if not any(casting(spell) in options for spell in HEALING):
        return None
    patient = neediest(chart, hero)
    way = chart.way(hero["at"], goals_beside(chart, hero, [patient])) if patient else []
    return MOVE_ON if 0 < len(way) <= hero["stats"]["MOV"] else None


def retreat(
    options: tuple[str, ...],
    chart: Chart,
    hero: HeroView,
    foes: list[MonsterView],
    stand: Stand | None,
) -> str | None:
    """A caster who has cast does not stay beside a blade."""
    if (
        stand is not None
        or MOVE_ON not in options
        or not is_caster(chart.books, hero)
        or "cast" not in hero["did"]
    ):
        return None
    goals = goals_of_caster(chart, hero, foes)
    return MOVE_ON if goals and chart.step(hero["at"], goals) else None


def healing_thing(options: tuple[str, ...]) -> str | None:
    """A potion or a bandage."""
    return next((option for option in options if is_healing(option)), None)


def is_healing(option: str) -> bool:
    """Whether an option is to use something that heals, of one's own or of a dead comrade."""
    used = USE.read(option) or USE_OF.read(option)
    return used is not None and ("healing" in used[0] or "bandage" in used[0])


def best_spell(
    options: tuple[str, ...], chart: Chart, hero: HeroView, foes: list[MonsterView]
) -> str | None:
    """A spell that hurts; one that guards if somebody is about to be struck."""
    for spell in BLASTS:
        if casting(spell) in options:
            return casting(spell)
    if casting("ward") in options and to_be_warded(chart, foes):
        return casting("ward")
    if casting("ember_shield") in options and not has_blasts(hero):
        return casting("ember_shield")
    return None


def to_be_warded(chart: Chart, foes: list[MonsterView]) -> set[int]:
    """The numbers of those without a ward whom a monster could strike before the ward ends."""
    awake = [foe for foe in foes if foe["state"] not in ("sleeping", "surprised")]
    reach = {
        square
        for foe in awake
        for square in chart.distances([foe["at"]], 1 + chart.books.monsters[foe["id"]].stats["MOV"])
    }
    return {
        hero["number"]
        for hero in chart.heroes
        if hero["at"] in reach and "warded" not in hero["conditions"]
    }


def has_blasts(hero: HeroView) -> bool:
    """Whether a hero still has a spell that hurts."""
    return any(spell in hero["prepared"] for spell in BLASTS)


def life_of(monster: MonsterView) -> int:
    """What a monster can still take; of a boss that is a guess."""
    if monster["life"] is None:
        return int(max(2, BOSS - monster["damage"]))
    return int(monster["life"])


def best_blow(options: tuple[str, ...], foes: list[MonsterView]) -> str | None:
    """An attack on the weakest monster."""
    life = {m["number"]: life_of(m) for m in foes}
    blows = [option for option in options if form_of(option) in BLOWS]

    def rank(option: str) -> tuple[int, bool, int]:
        form = form_of(option)
        number = form.parts(option)[1]
        return life.get(number, FAR), form is SHOOT, len(option)

    return min(blows, key=rank, default=None)


def other_means(
    options: tuple[str, ...], foes: list[MonsterView], stand: Stand | None
) -> str | None:
    """A flask against a crowd, a charge when nobody is in reach and nothing is to be held."""
    if len(foes) >= CROWD and FIRE_FLASK in options:
        return FIRE_FLASK
    if RAGE in options and len(foes) >= CROWD:
        return RAGE
    if CHARGE in options and stand is None:
        return CHARGE
    return None


# -- where to stand --------------------------------------------------------------------------------


def goals_in_fight(
    chart: Chart, hero: HeroView, foes: list[MonsterView], stand: Stand | None
) -> set[int]:
    """The squares to which a hero wants to go; none if he stays."""
    if stand is not None:
        return goals_in_line(chart, hero, stand)
    if is_caster(chart.books, hero) or shoots(chart.books, hero):
        return goals_of_caster(chart, hero, foes)
    if heals(hero) and (patient := neediest(chart, hero)):
        return goals_beside(chart, hero, [patient])
    return goals_of_fighter(chart, hero, foes)


def neediest(chart: Chart, hero: HeroView) -> HeroView | None:
    """Another hero who needs healing soon."""
    hurt = [h for h in chart.heroes if is_low(h) and h["number"] != hero["number"]]
    return max(hurt, key=missing, default=None)


def goals_beside(chart: Chart, hero: HeroView, others: Sequence[Figure]) -> set[int]:
    """The free squares beside some; none if the hero is there."""
    beside = {square for one in others for square in chart.neighbours(one["at"])}
    return set() if hero["at"] in beside else beside - chart.full


def goals_of_fighter(chart: Chart, hero: HeroView, foes: list[MonsterView]) -> set[int]:
    """Beside a monster; the weakest of those who can be reached at once."""
    if any(hero["at"] in chart.neighbours(m["at"]) for m in foes):
        return set()
    reach = chart.distances([hero["at"]], int(hero["stats"]["MOV"]))
    for foe in sorted(foes, key=life_of):
        squares = {s for s in chart.neighbours(foe["at"]) if s in reach} - chart.full
        if squares and chart.is_reached(hero["at"], squares):
            return squares
    return goals_beside(chart, hero, foes)


def goals_of_caster(chart: Chart, hero: HeroView, foes: list[MonsterView]) -> set[int]:
    """Away from monsters that are near; near enough to those that are far."""
    gaps = {m["number"]: distance(m["at"], hero["at"]) for m in foes}
    nearest = min(foes, key=lambda m: gaps[m["number"]])
    has_struck = "cast" in hero["did"] or "attack" in hero["did"]
    if gaps[nearest["number"]] <= 2 and has_struck:
        return safe_squares(chart, hero, foes)
    if has_struck:
        return set()
    way = chart.distances([nearest["at"]])
    here = way.get(hero["at"], FAR)
    if here <= NEAR - 1:
        return set()
    return {s for s, steps in way.items() if NEAR - 1 <= steps <= max(NEAR, here - 4)} - chart.full


def safe_squares(chart: Chart, hero: HeroView, foes: list[MonsterView]) -> set[int]:
    """The squares within a move that are farthest from monsters."""
    reach = chart.distances([hero["at"]], int(hero["stats"]["MOV"]))
    worth = {
        s: min(distance(s, m["at"]) for m in foes)
        for s in reach
        if s == hero["at"] or s not in chart.full
    }
    best = min(max(worth.values()), 5)
    return {s for s, gap in worth.items() if gap >= best} if worth[hero["at"]] < best else set()


def comes(monster: MonsterView) -> bool:
    """Whether a monster will come nearer without being attacked."""
    if monster["state"] in ("sleeping", "surprised"):
        return False
    return monster["law"][0] in ("combatant", "special")
