"""Answers to all questions besides the hero's actions and steps."""

from collections.abc import Callable, Sequence
from typing import Final

from delvers.bots.protocol import Look
from delvers.games.plungin.bots.chart import FAR, Chart, Figure, seen, square_in
from delvers.games.plungin.bots.exploring import make_plan
from delvers.games.plungin.bots.fighting import life_of, to_be_warded
from delvers.games.plungin.bots.packing import no_room
from delvers.games.plungin.bots.party import is_caster, missing, toughness
from delvers.games.plungin.bots.trading import see_to
from delvers.games.plungin.bots.training import (
    change_spells,
    create,
    first_spells,
    learn,
    new_hero,
    prepare,
    raise_stat,
)
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.options import (
    DECLINE,
    DODGE,
    DONE,
    ENOUGH,
    GUARD,
    KEEP_SPELLS,
    LEAVE_IT,
    NEW_HERO,
    ON_LOCK,
    ROLL_AGAIN,
    STAND,
    STRIKE,
    STRIKE_BACK,
    words_in,
)
from delvers.games.plungin.rules.view.seen import TableView
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Ask

YES: Final = (
    *(GUARD(), STRIKE_BACK(), STRIKE(), DODGE(), ROLL_AGAIN(), KEEP_SPELLS()),
    *(NEW_HERO(), STAND()),
)
NO: Final = (DECLINE(), LEAVE_IT(), DONE(), ENOUGH())
AIMS: Final[tuple[AnyForm, ...]] = (
    *(prompts.AIM, prompts.FOR_WHOM, prompts.CHARGE, prompts.TARGET, prompts.THROW),
    prompts.REVIVE,
)
GROWTH: Final[dict[AnyForm, Callable[[Books, Ask, TableView], str]]] = {
    prompts.HERO: new_hero,
    prompts.RACE: create,
    prompts.CLASS: create,
    prompts.HUMAN_CHOICE: create,
    prompts.SCHOOL: first_spells,
    prompts.FIRST_SPELL: first_spells,
    prompts.LEVEL_UP: raise_stat,
    prompts.ABILITY: learn,
    prompts.PREPARE: prepare,
    prompts.PREPARED: change_spells,
    prompts.SEE: see_to,
    prompts.NO_ROOM: no_room,
}
"""The questions of village and school."""


def answer(books: Books, ask: Ask, look: Look) -> str:
    """Heal who needs it most, aim at the weakest, decline what may harm."""
    form = prompts.form_of(ask.prompt)
    if form in GROWTH:
        return GROWTH[form](books, ask, seen(look))
    for word in YES:
        if word in ask.options:
            return word
    if form in AIMS:
        return best_aim(ask, Chart(books, seen(look)))
    for word in NO:
        if word in ask.options:
            return word
    return ask.options[0]


def best_aim(ask: Ask, chart: Chart) -> str:
    """The option that names the best target."""
    form, what = prompts.form_of(ask.prompt), " ".join(prompts.words_in(ask.prompt))
    if what == "burst_lock":
        aim = ON_LOCK(make_plan(chart).name if chart.heroes else "")
        return aim if aim in ask.options else ask.options[0]
    if what == "holy_water":
        return max(ask.options, key=lambda option: evil_at(chart, option))
    if form is prompts.THROW:
        return max(ask.options, key=lambda option: crowd_at(chart, option))
    worth: dict[str, int] = {}
    for hero in chart.heroes:
        guarded = what in ("ward", "ember_shield") or form is prompts.TARGET
        worth[hero["id"]] = (
            toughness(chart.books, hero) - FAR * is_caster(chart.books, hero)
            if guarded
            else missing(hero)
        )
    if what == "ward":
        wanted = to_be_warded(chart, chart.foes())
        for hero in chart.heroes:
            worth[hero["id"]] -= 2 * FAR * (hero["number"] not in wanted)
    for monster in chart.monsters:
        worth[str(monster["number"])] = -life_of(monster)
    return max(ask.options, key=lambda option: worth_of(option, worth))


def worth_of(option: str, worth: dict[str, int]) -> int:
    """The worth of whom an option names."""
    return max((worth[word] for word in words_in(option) if word in worth), default=-FAR)


def evil_at(chart: Chart, option: str) -> int:
    """How much worse than others the monster is that stands there."""
    square = square_in(option)
    return max(
        (FAR * (m["life"] is None) - life_of(m) for m in chart.monsters if m["at"] == square),
        default=-FAR,
    )


def crowd_at(chart: Chart, option: str) -> int:
    """How many monsters a flask would catch there, less the heroes."""
    square = square_in(option)

    def caught(people: Sequence[Figure]) -> int:
        return sum(distance(one["at"], square) <= 1 for one in people)

    return caught(chart.monsters) - 3 * caught(chart.heroes)
