"""What columns, groups and numbers are called."""

from itertools import chain

from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.lab.analysis.comparing import Compared
from delvers.lab.analysis.results import Results
from delvers.lab.facts import facts_of
from delvers.text import Words


def words_for(results: Results, game: str, words: Words) -> Words:
    """Words that know the content of one's own that was played with, while it is still there."""
    experiment = results.state["experiment"]
    paths = [*experiment["content"], *chain(*experiment["grid"]["content"])]
    try:
        return words.with_content(REGISTRY.find(game, dict.fromkeys(paths))) if paths else words
    except DelversError:
        return words


def measure_name(game: str, measure: str, words: Words) -> str:
    """A column that was measured."""
    figure = measure.removeprefix("figure.")
    names = {
        "survived": survival_name(game, words),
        "victory": words.say("Win rate"),
        "gold": words.say("Gold of those"),
        "turns": words.say("Turns"),
        "choices": words.say("Choices per game"),
        "score": words.say("Score"),
        "deaths": words.say("Deaths per hero"),
        "cause": words.say("Died of"),
        "figure.coins": words.say("Coins"),
        "figure.wounds": words.say("Wounds"),
        "figure.gold": words.say("Gold"),
        "figure.experience": words.say("Experience"),
        "figure.rounds": words.say("Rounds"),
        "figure.tiles": words.say("Tiles"),
        "figure.alive": words.say("Heroes alive"),
        "figure.hardest": words.say("Hardest adventure won"),
    }
    return names.get(measure, figure)


def survival_name(game: str, words: Words) -> str:
    """What it means to have survived: to be alive, or to stand at the end."""
    if facts_of(game).has_deaths:
        return words.say("Heroes who came out alive")
    return words.say("Players still standing at the end")


def group_name(game: str, kind: str, group: str, words: Words) -> str:
    """One of those that were told apart."""
    if kind == "cause":
        return capital(facts_of(game).cause(words, group, ()))
    if kind == "place":
        return facts_of(game).place(words, group, ())
    if kind == "hero":
        return words.name(game, group)
    if kind == "seat":
        return words.say("seat %(seat)s", seat=int(group) + 1)
    return group


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def shown_number(one: Compared, number: float) -> str:
    """A rate in percent, or a number."""
    return f"{number:.1%}" if one.is_rate else f"{number:,.2f}"


def shown_change(one: Compared) -> str:
    """A difference with its interval, in points of percent or as numbers."""
    differs = one.difference
    if one.is_rate:
        parts = [f"{100 * number:+.1f}" for number in (differs.amount, differs.low, differs.high)]
    else:
        parts = [f"{number:+,.2f}" for number in (differs.amount, differs.low, differs.high)]
    return f"{parts[0]} ({parts[1]} – {parts[2]})"
