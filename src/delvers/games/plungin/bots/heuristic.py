"""A party that holds together: fight what is near, heal, then open the next door.

A bot keeps nothing in mind: what it chooses follows from the question and the view alone.
"""

from collections.abc import Callable
from typing import Final

from delvers.bots.protocol import Look
from delvers.games.plungin.bots.answers import answer
from delvers.games.plungin.bots.chart import FAR, Chart, seen, square_in
from delvers.games.plungin.bots.exploring import PATIENCE, make_plan
from delvers.games.plungin.bots.fighting import (
    REMEDIES,
    casting,
    comes,
    fight_on,
    goals_in_fight,
    healing_thing,
)
from delvers.games.plungin.bots.holding import Stand, stand_against
from delvers.games.plungin.bots.party import (
    HEALING,
    handy,
    heals,
    is_caster,
    missing,
    needs_healing,
    strength,
)
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.bots.trading import among_stalls, give_up, where_to
from delvers.games.plungin.bots.walking import goals_of_plan
from delvers.games.plungin.bots.working import is_worth_a_try, useful_action
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.options import (
    ACT,
    DISARM_TRAP,
    DRINK,
    LAY_IN,
    MOVE,
    PASS,
    READ_INSCRIPTION,
    SEARCH,
    STOP,
    form_of,
)
from delvers.games.plungin.rules.view.seen import HeroView, MonsterView
from delvers.kernel.dice import Dice
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Ask

WAIT: Final = 2
"""So many rounds it holds a doorway though nothing happens."""

FRUITLESS: Final = 72
"""After so many without progress it fights nobody."""
CLOSE_BY: Final = 6
"""So near monsters may have come up in this round, when a party has walked for long."""

IN_PLACES: Final[tuple[AnyForm, ...]] = (LAY_IN, SEARCH, READ_INSCRIPTION)
"""What is worth an action where nothing else is to be done."""


class PlunginBot:
    """It runs its heroes by a few plain rules."""

    def __init__(self, _dice: Dice, content: Books | None = None) -> None:
        """It needs no dice of its own."""
        self.books = BOX if content is None else content

    def choose(self, ask: Ask, look: Look) -> str:
        """What a sensible party would do."""
        form = prompts.form_of(ask.prompt)
        if form in ON_CHART:
            return ON_CHART[form](ask, Chart(self.books, seen(look)))
        return answer(self.books, ask, look)


def foes_of(chart: Chart) -> list[MonsterView]:
    """The monsters to be fought; when all has been quiet for long, only those close by."""
    if chart.quiet <= PATIENCE:
        return chart.foes()
    if chart.quiet > FRUITLESS or not chart.monsters:
        return []
    near = chart.distances([hero["at"] for hero in chart.heroes], CLOSE_BY)
    return [foe for foe in chart.foes() if foe["at"] in near]


def stand_of(chart: Chart, foes: list[MonsterView]) -> Stand | None:
    """The doorway to be held, unless nobody comes."""
    if chart.quiet > WAIT:
        return None
    return stand_against(chart, [monster for monster in foes if comes(monster)])


def who_acts(ask: Ask, chart: Chart) -> str:
    """In a fight the strong first and casters last; else who works on a door, if all wait."""
    order = {
        ACT(h["id"]): (is_caster(chart.books, h), -strength(chart.books, h)) for h in chart.heroes
    }
    if not foes_of(chart):
        plan = make_plan(chart)
        first = plan.helper if plan.kind == "break" else plan.worker
        for hero in chart.heroes:
            if hero["number"] == first and ACT(hero["id"]) in ask.options:
                return ACT(hero["id"])
    return min(ask.options, key=lambda option: order.get(option, (True, 0)))


def act(ask: Ask, chart: Chart) -> str:
    """What a hero does with an action."""
    hero, foes = chart.acting(), foes_of(chart)
    if foes:
        return fight_on(ask.options, chart, hero, foes, stand_of(chart, foes))
    return without_foes(ask.options, chart, hero)


def without_foes(options: tuple[str, ...], chart: Chart, hero: HeroView) -> str:
    """Heal, do one's part, or go where it is done."""
    plan = make_plan(chart)
    is_in_pit = hero["at"] in chart.pits and hero["at"] in plan.squares
    helps = (useful_action, relief) if is_in_pit else (relief, useful_action)
    tried = (help(options, chart, hero, plan) for help in helps)
    option = next((one for one in tried if one), None)
    if option is not None:
        return option
    if MOVE() in options and chart.step(hero["at"], goals_of_plan(chart, hero, plan)):
        return MOVE()
    return next((option for option in options if form_of(option) in IN_PLACES), PASS())


def relief(options: tuple[str, ...], chart: Chart, hero: HeroView, plan: Plan) -> str | None:
    """What ends flames, bonds and wounds, and what makes a trap in play safe."""
    for remedy in (*REMEDIES, DRINK()):
        if remedy in options and (remedy != DRINK() or missing(hero)):
            return remedy
    if plan.kind == "heal" and hero["number"] == plan.worker and hero["at"] in plan.squares:
        for spell in HEALING:
            if casting(spell) in options:
                return casting(spell)
    if not any(heals(h) for h in chart.heroes) and needs_healing(chart, hero):
        return healing_thing(options)
    if hero["number"] != handy(chart)["number"]:
        return None
    traps = [DISARM_TRAP(hazard["kind"]) for hazard in chart.view["hazards"]]
    return next((trap for trap in traps if trap in options and is_worth_a_try(chart, trap)), None)


def step(ask: Ask, chart: Chart) -> str:
    """The next step of a move, or the end of it."""
    hero, foes = chart.acting(), foes_of(chart)
    if foes:
        goals = goals_in_fight(chart, hero, foes, stand_of(chart, foes))
    else:
        goals = goals_of_plan(chart, hero, make_plan(chart))
    way = chart.step(hero["at"], goals)
    if way in ask.options:
        return str(way)
    return STOP() if STOP() in ask.options else ask.options[0]


def leap(ask: Ask, chart: Chart) -> str:
    """Out of a pit on the side where the way goes on."""
    foes = foes_of(chart)
    id = prompts.hero_in(ask.prompt)
    hero = next(hero for hero in chart.heroes if hero["id"] == id)
    if foes:
        goals = [square for foe in foes for square in (foe["at"], *chart.neighbours(foe["at"]))]
    else:
        goals = [*make_plan(chart).squares]
    way = chart.distances([goal for goal in goals if goal in chart.steps] or [hero["at"]])
    return min(ask.options, key=lambda option: (way.get(square_in(option), FAR), option))


ON_CHART: Final[dict[AnyForm, Callable[[Ask, Chart], str]]] = {
    prompts.ACT: act,
    prompts.JUMP: leap,
    prompts.CLIMB: leap,
    prompts.STEP: step,
    prompts.WHO_ACTS: who_acts,
    prompts.VILLAGE: among_stalls,
    prompts.SET_OUT: where_to,
    prompts.GIVE_UP: give_up,
}
"""The questions for which the whole dungeon is looked at."""
