"""The options of a question in groups, and the short keys for some of them."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.rules.squares import DIRECTIONS
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Ask
from delvers.text import Words

Groups: TypeAlias = Mapping[str, tuple[AnyForm, ...]]
IN_DUNGEON: Final[Groups] = {
    "move": (options.MOVE,),
    "fight": (
        *(options.ATTACK, options.ATTACK_WITH, options.SHOOT, options.THROW_AT),
        options.ABILITY_USED,
    ),
    "magic": (options.CAST, options.OVERLOAD, options.CAST_FROM),
    "things": (
        *(options.USE, options.USE_OF, options.GIVE, options.DRAW, options.TAKE, options.EQUIP),
    ),
    "doors": (
        *(options.OPEN, options.DETECT, options.DISARM, options.DISARM_TRAP, options.PICK),
        *(options.BREAK, options.HELP_BREAK, options.UNLOCK, options.WORK_ON, options.SEARCH),
    ),
}
"""The groups of what a hero can do in his turn, by the forms of the options."""
IN_VILLAGE: Final[Groups] = {
    "heroes": (options.SEE,),
    "buy": (options.BUY, options.BUY_RECIPE, options.BUY_REAGENT, options.ACQUIRE),
    "sell": (options.SELL, options.CASH, options.PART_WITH),
    "wear": (options.EQUIP, options.REMOVE, options.DISCARD),
    "chest": (options.STORE, options.FETCH, options.COLLECT),
    "learn": (options.STUDY, options.READ, options.RETRAIN),
    "services": (
        *(options.MAKE, options.REPAIR, options.UNCURSE, options.POUR, options.POTION),
        *(options.RITE, options.FUNERAL),
    ),
    "sage": (options.ASK_SAGE,),
}
"""The groups of what can be done in the village."""
PLACES: Final = (options.STAND_ON, options.AT, options.CLEAR, options.RAISE_STONE)
"""The forms of options that name a square."""
LAST: Final[tuple[AnyForm, ...]] = (
    options.NOTHING,
    options.PASS,
    options.DONE,
    options.ENOUGH,
    options.LEAVE_DUNGEON,
)
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


def square_of(option: str) -> int | None:
    """The square that an option names; None if it names none."""
    named = (form.read(option) for form in PLACES)
    return next((square for found in named if found is not None for square in found), None)


def groups(ask: Ask) -> dict[str, list[str]]:
    """The allowed options in groups; what ends a turn or a visit stands last."""
    if all(square_of(option) is not None for option in ask.options):
        return {"squares": [*ask.options]}
    kinds = kinds_of(ask)
    if not kinds:
        return {"": [*ask.options]}
    found: dict[str, list[str]] = {group: [] for group in (*kinds, "other")}
    for option in ask.options:
        form = options.GRAMMAR.form_of(option)
        found[next((group for group, some in kinds.items() if form in some), "other")] += [option]
    found["other"].sort(key=lambda option: options.GRAMMAR.form_of(option) in LAST)
    return {group: some for group, some in found.items() if some}


def kinds_of(ask: Ask) -> Groups:
    """The groups that suit a question; none if its options are all of one kind."""
    if ask.prompt == prompts.ACT():
        return IN_DUNGEON
    return IN_VILLAGE if is_in_village(ask) else {}


def is_in_village(ask: Ask) -> bool:
    """Whether a question is asked in the village."""
    return ask.prompt == prompts.VILLAGE() or prompts.SEE.fits(ask.prompt)


def grouped(ask: Ask, words: Words) -> list[tuple[str, list[str]]]:
    """The allowed options under the titles of their groups."""
    named = {"": "", **titles(words)}
    return [(named[group], some) for group, some in groups(ask).items()]


def order(ask: Ask) -> list[str]:
    """All options under fixed numbers: the groups one after another, then what is refused."""
    allowed = [option for some in groups(ask).values() for option in some]
    return [*allowed, *(option for option in ask.refused if option not in ask.options)]


# -- keys ------------------------------------------------------------------------------------------


def keys(ask: Ask, words: Words) -> dict[str, str]:
    """The short keys of a question, each with its option."""
    if ask.prompt == prompts.STEP():
        letters = zip(STEPS + step_letters(words), DIRECTIONS * 2, strict=True)
        return {**dict(letters), ".": options.STOP()}
    return {"m": options.MOVE(), ".": options.PASS()} if ask.prompt == prompts.ACT() else {}


def letters(words: Words) -> str:
    """The keys of steps, and that of the end; they may be typed one after another."""
    return f"{STEPS}{step_letters(words)}."


def step_letters(words: Words) -> str:
    """The letters of the four directions in a language."""
    # Translators: the first letters of north, east, south and west, in this order.
    return words.say("nesw")


def hint(ask: Ask, words: Words) -> str:
    """What can be typed, where that is not only a number."""
    if ask.prompt == prompts.STEP():
        return words.say(
            "A number, or %(letters)s = step (several: %(example)s), . = stop, q = leave, h = more",
            letters=", ".join(step_letters(words)),
            example=step_letters(words)[:1] * 2 + step_letters(words)[1:2],
        )
    if ask.prompt == prompts.ACT():
        return words.say(
            "A number, m%(steps)s = move so, . = end the turn, i N = about N, p = party, h = more",
            steps=step_letters(words)[:1] * 2 + step_letters(words)[1:2],
        )
    if is_in_village(ask):
        return words.say("A number, a word = what holds it, i N = about N, p = party, h = more")
    return words.say("A number, i N = about N, ? = why, s = save and leave, q = leave, h = more")
