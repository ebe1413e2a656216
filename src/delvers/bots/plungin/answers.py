"""Answers to all questions besides the hero's actions and steps."""

from typing import Final

from delvers.bots.plungin.chart import FAR, Chart, One
from delvers.bots.plungin.fighting import life_of
from delvers.bots.plungin.party import is_caster, missing, toughness
from delvers.bots.protocol import Look
from delvers.games.plungin.grid import distance, square_at
from delvers.kernel.requests import Ask

YES: Final = ("guard", "strike back", "strike", "dodge", "roll again", "keep", "keep spells")
POTION: Final = "buy potion_minor_healing"


def answer(ask: Ask, look: Look) -> str:
    """Heal who needs it most, aim at the weakest, decline what may harm."""
    kind = ask.prompt.partition(" ")[0]
    if kind in ("village", "see"):
        return in_village(ask)
    for word in YES:
        if word in ask.options:
            return word
    if kind in ("aim", "for_whom", "charge", "target", "throw", "revive"):
        return best_aim(ask, Chart(look()))
    if kind == "set_out":
        return "return" if "return" in ask.options else ask.options[0]
    for word in ("decline", "leave it", "done", "enough"):
        if word in ask.options:
            return word
    return ask.options[0]


def best_aim(ask: Ask, chart: Chart) -> str:
    """The option that names the best target."""
    kind, _, what = ask.prompt.partition(" ")
    if kind == "throw":
        return max(ask.options, key=lambda option: crowd_at(chart, option))
    worth: dict[str, int] = {}
    for hero in chart.heroes:
        guarded = what in ("ward", "ember_shield") or kind == "target"
        worth[hero["id"]] = toughness(hero) - FAR * is_caster(hero) if guarded else missing(hero)
    for monster in chart.monsters:
        worth[str(monster["number"])] = -life_of(monster)
    return max(ask.options, key=lambda option: worth_of(option, worth))


def worth_of(option: str, worth: dict[str, int]) -> int:
    """The worth of whom an option names."""
    return max((worth[word] for word in option.split() if word in worth), default=-FAR)


def crowd_at(chart: Chart, option: str) -> int:
    """How many monsters a flask would catch there, less the heroes."""
    x, y = option.rsplit(maxsplit=1)[-1].split(",")
    square = square_at(int(x), int(y))

    def caught(people: list[One]) -> int:
        return sum(distance(one["at"], square) <= 1 for one in people)

    return caught(chart.monsters) - 3 * caught(chart.heroes)


def in_village(ask: Ask) -> str:
    """Rites for the dead, a potion for the living, valuables into gold, then back."""
    for verb in ("rite", "cash"):
        for option in ask.options:
            if option.split()[0] == verb:
                return option
    if POTION in ask.options:
        return POTION
    return "done" if "done" in ask.options else "enough"
