"""Answers to all questions besides the hero's actions and steps."""

from collections.abc import Callable
from typing import Final

from delvers.bots.protocol import Look
from delvers.games.plungin.bots.chart import FAR, Chart, One, square_in
from delvers.games.plungin.bots.exploring import make_plan
from delvers.games.plungin.bots.fighting import life_of
from delvers.games.plungin.bots.packing import no_room
from delvers.games.plungin.bots.party import is_caster, missing, toughness
from delvers.games.plungin.bots.trading import see_to
from delvers.games.plungin.bots.training import (
    create,
    first_spells,
    learn,
    new_hero,
    prepare,
    raise_stat,
)
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.books.library import Books
from delvers.kernel.requests import Ask

YES: Final = (
    "guard",
    "strike back",
    "strike",
    "dodge",
    "roll again",
    "keep",
    "keep spells",
    "new hero",
    "stand",
)
GROWTH: Final[dict[str, Callable[[Books, Ask, One], str]]] = {
    "hero": new_hero,
    "race": create,
    "class": create,
    "human_choice": create,
    "school": first_spells,
    "first_spell": first_spells,
    "level_up": raise_stat,
    "ability": learn,
    "prepare": prepare,
    "see": see_to,
    "no_room": no_room,
}
"""The questions of village and school."""


def answer(books: Books, ask: Ask, look: Look) -> str:
    """Heal who needs it most, aim at the weakest, decline what may harm."""
    kind = ask.prompt.partition(" ")[0]
    if kind in GROWTH:
        return GROWTH[kind](books, ask, look())
    for word in YES:
        if word in ask.options:
            return word
    if kind in ("aim", "for_whom", "charge", "target", "throw", "revive"):
        return best_aim(ask, Chart(books, look()))
    for word in ("decline", "leave it", "done", "enough"):
        if word in ask.options:
            return word
    return ask.options[0]


def best_aim(ask: Ask, chart: Chart) -> str:
    """The option that names the best target."""
    kind, _, what = ask.prompt.partition(" ")
    if what == "burst_lock":
        name = make_plan(chart).name if chart.heroes else ""
        return f"on {name}" if f"on {name}" in ask.options else ask.options[0]
    if what == "holy_water":
        return max(ask.options, key=lambda option: evil_at(chart, option))
    if kind == "throw":
        return max(ask.options, key=lambda option: crowd_at(chart, option))
    worth: dict[str, int] = {}
    for hero in chart.heroes:
        guarded = what in ("ward", "ember_shield") or kind == "target"
        worth[hero["id"]] = (
            toughness(chart.books, hero) - FAR * is_caster(chart.books, hero)
            if guarded
            else missing(hero)
        )
    for monster in chart.monsters:
        worth[str(monster["number"])] = -life_of(monster)
    return max(ask.options, key=lambda option: worth_of(option, worth))


def worth_of(option: str, worth: dict[str, int]) -> int:
    """The worth of whom an option names."""
    return max((worth[word] for word in option.split() if word in worth), default=-FAR)


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

    def caught(people: list[One]) -> int:
        return sum(distance(one["at"], square) <= 1 for one in people)

    return caught(chart.monsters) - 3 * caught(chart.heroes)
