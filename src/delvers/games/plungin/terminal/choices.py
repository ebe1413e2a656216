"""The options of a question in groups, and the short keys for some of them."""

import re
from typing import Final

from delvers.games.plungin.rules.board.grid import DIRECTIONS
from delvers.kernel.requests import Ask
from delvers.text import Words

IN_DUNGEON: Final = {
    "move": ("move",),
    "fight": ("attack", "shoot", "throw", "ability"),
    "magic": ("cast",),
    "things": ("use", "give", "draw", "take", "equip", "pour"),
    "doors": (
        *("open", "close", "detect", "disarm", "pick", "break", "help", "unlock", "work"),
        *("search", "force", "lift"),
    ),
}
"""The groups of what a hero can do in his turn, by the first words of the options."""
IN_VILLAGE: Final = {
    "heroes": ("see",),
    "buy": ("buy", "recipe", "reagent", "acquire"),
    "sell": ("sell", "cash", "part"),
    "wear": ("equip", "remove", "discard"),
    "chest": ("store", "fetch", "collect"),
    "learn": ("study", "read", "retrain", "lesson"),
    "services": ("make", "repair", "uncurse", "pour", "potion", "rite", "funeral"),
    "sage": ("ask",),
}
"""The groups of what can be done in the village."""
PLACE: Final = re.compile(r"(?:square|at|clear|raise) (-?\d+),(-?\d+)")
"""How an option names a square."""
LAST: Final = ("nothing", "pass", "done", "enough", "leave")
STEPS: Final = "nesw"


def titles(words: Words) -> dict[str, str]:
    """What stands above the groups."""
    return {
        "move": words.say("Move"),
        "fight": words.say("Fight"),
        "magic": words.say("Magic"),
        "things": words.say("Things"),
        "doors": words.say("Doors and chests"),
        "heroes": words.say("Heroes"),
        "buy": words.say("Buy"),
        "sell": words.say("Sell"),
        "wear": words.say("Wear"),
        "chest": words.say("Common chest"),
        "learn": words.say("Learn"),
        "services": words.say("Workshop and services"),
        "sage": words.say("Sage"),
        "other": words.say("Other"),
        "squares": words.say("Squares"),
    }


def groups(ask: Ask) -> dict[str, list[str]]:
    """The allowed options in groups; what ends a turn or a visit stands last."""
    if all(PLACE.fullmatch(option) for option in ask.options):
        return {"squares": [*ask.options]}
    kinds = kinds_of(ask)
    if not kinds:
        return {"": [*ask.options]}
    found: dict[str, list[str]] = {group: [] for group in (*kinds, "other")}
    for option in ask.options:
        verb = option.partition(" ")[0]
        found[next((group for group, verbs in kinds.items() if verb in verbs), "other")] += [option]
    found["other"].sort(key=lambda option: option.partition(" ")[0] in LAST)
    return {group: options for group, options in found.items() if options}


def kinds_of(ask: Ask) -> dict[str, tuple[str, ...]]:
    """The groups that suit a question; none if its options are all of one kind."""
    if ask.prompt == "act":
        return IN_DUNGEON
    return IN_VILLAGE if ask.prompt.startswith(("see ", "village")) else {}


def grouped(ask: Ask, words: Words) -> list[tuple[str, list[str]]]:
    """The allowed options under the titles of their groups."""
    named = {"": "", **titles(words)}
    return [(named[group], options) for group, options in groups(ask).items()]


def order(ask: Ask) -> list[str]:
    """All options under fixed numbers: the groups one after another, then what is refused."""
    allowed = [option for options in groups(ask).values() for option in options]
    return [*allowed, *(option for option in ask.refused if option not in ask.options)]


# -- keys ------------------------------------------------------------------------------------------


def keys(ask: Ask, words: Words) -> dict[str, str]:
    """The short keys of a question, each with its option."""
    if ask.prompt == "step":
        letters = zip(STEPS + step_letters(words), DIRECTIONS * 2, strict=True)
        return {**dict(letters), ".": "stop"}
    return {"m": "move", ".": "pass"} if ask.prompt == "act" else {}


def letters(words: Words) -> str:
    """The keys of steps, and that of the end; they may be typed one after another."""
    return f"{STEPS}{step_letters(words)}."


def step_letters(words: Words) -> str:
    """The letters of the four directions in a language."""
    # Translators: the first letters of north, east, south and west, in this order.
    return words.say("nesw")


def hint(ask: Ask, words: Words) -> str:
    """What can be typed, where that is not only a number."""
    if ask.prompt == "step":
        return words.say(
            "A number, or %(letters)s = step (several: %(example)s), . = stop, q = leave, h = more",
            letters=", ".join(step_letters(words)),
            example=step_letters(words)[:1] * 2 + step_letters(words)[1:2],
        )
    if ask.prompt == "act":
        return words.say(
            "A number, m%(steps)s = move so, . = end the turn, i N = about N, p = party, h = more",
            steps=step_letters(words)[:1] * 2 + step_letters(words)[1:2],
        )
    if ask.prompt.startswith(("see ", "village")):
        return words.say("A number, a word = what holds it, i N = about N, p = party, h = more")
    return words.say("A number, i N = about N, ? = why, s = save and leave, q = leave, h = more")
