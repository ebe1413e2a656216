"""What the texts of one game consist of."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from delvers.kernel.events import Event
from delvers.kernel.spec import Result
from delvers.text.marks import N_, Plural
from delvers.text.voice import Voice

Names: TypeAlias = Sequence[str]
Texts: TypeAlias = Mapping[str, str | Plural]
Telling: TypeAlias = Callable[[Voice, str], str | None]

NUMBERED: Final = re.compile(r"(?P<stem>.+)[ _](?P<number>\d+)")


class Person(NamedTuple):
    """A character on the table, whose it is, and whether its player may give it a name now."""

    id: str
    seat: int
    may_be_named: bool


@dataclass(frozen=True)
class GameText:
    """The English texts of a game by their keys; events and results are made by functions.

    A function returns None for what it does not know; `own_names` are those of what somebody has
    added to the content of the table, and come before all others; `more_names`, `more_options` and
    `more_prompts` put together what no table holds. A key with a number at its end, such as
    "power 5", may stand in a table without it; the text then gets `%(count)s`. `clauses` names the
    cards whose texts are clauses of the rulebook. `answers` are options that are called otherwise
    where they answer a certain question: by the first word of its prompt, then by option. `people`
    are the players' characters in a view, where players can name them (`Voice.given`). `score` is
    what a score counts, `chance` what the odds of an option are those of if not of winning, and
    `losses` begins a list of the dangers to which something is lost.
    """

    name: str
    blurb: str
    score: str = N_("Score")
    chance: str = ""
    losses: str = N_("Lost to")
    names: Texts = field(default_factory=dict)
    options: Texts = field(default_factory=dict)
    prompts: Texts = field(default_factory=dict)
    settings: Texts = field(default_factory=dict)
    explanations: Texts = field(default_factory=dict)
    own_names: Telling = lambda _voice, _id: None
    more_names: Telling = lambda _voice, _id: None
    more_options: Telling = lambda _voice, _option: None
    more_prompts: Telling = lambda _voice, _prompt: None
    answers: Mapping[str, Texts] = field(default_factory=dict)
    people: Callable[[Voice, Any], Sequence[Person]] = lambda _voice, _view: ()
    card_text: Telling = lambda _voice, _id: None
    clauses: Mapping[str, str] = field(default_factory=dict)
    event: Callable[[Voice, Event, Names], str | None] = lambda _voice, _event, _names: None
    result: Callable[[Voice, Result, Names], str | None] = lambda _voice, _result, _names: None


NO_TEXT: Final = GameText(name="", blurb="")
"""What is said of a game that has no texts: its keys are made readable."""


def look_up(voice: Voice, texts: Texts, key: str) -> str | None:
    """The text of a key, or of the key without the number at its end."""
    if key in texts:
        return voice.fill(texts[key])
    if (parts := NUMBERED.fullmatch(key)) and parts["stem"] in texts:
        return voice.fill(texts[parts["stem"]], count=int(parts["number"]))
    return None


def readable(key: str) -> str:
    """A key that has no text, in a form that can be read."""
    words = re.sub(r"[_.]+", " ", key).strip()
    return words[:1].upper() + words[1:]


def is_short(value: object) -> bool:
    """Whether a value fits on one line: nothing, one thing, or a list of single things."""
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or not any(isinstance(one, dict | list) for one in value)


def in_line(value: object) -> str:
    """A short value as it is read."""
    if isinstance(value, list):
        return ", ".join(in_line(one) for one in value) or "–"
    if value is True:
        return "✓"
    return "–" if value is None or value is False or value == {} else str(value)


def plain_event(event: Event, names: Names) -> str:
    """A line of the log that no text tells: who, what, and the rest that is known of it."""
    rest = {key: value for key, value in event.params.items() if key != "seat"}
    facts = ", ".join(f"{readable(key).lower()} {in_line(value)}" for key, value in rest.items())
    who = f"{name_of(names, event.params['seat'])}: " if "seat" in event.params else ""
    return who + readable(event.kind) + (f" ({facts})" if facts else "")


def name_of(names: Names, seat: object) -> str:
    """The display name of a seat; its number where there is none."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return f"#{seat + 1}" if isinstance(seat, int) else f"#{seat}"
