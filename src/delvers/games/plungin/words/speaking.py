"""The parameters of events in words."""

from typing import Final

from delvers.games.plungin.words.names import CHANGES, life_result, name
from delvers.games.plungin.words.places import square, way
from delvers.games.plungin.words.reasons import reason
from delvers.text.gametext import Names, look_up
from delvers.text.telling import Spoken, player
from delvers.text.voice import Voice


def thing(voice: Voice, id: str, _names: Names) -> str:
    """Anything by its name."""
    return name(voice, id)


def condition(voice: Voice, id: str, _names: Names) -> str:
    """A condition; a spell may have the same id."""
    return name(voice, f"condition.{id}")


def spell(voice: Voice, id: str, _names: Names) -> str:
    """A spell."""
    return name(voice, f"spell.{id}")


def cause(voice: Voice, id: str, _names: Names) -> str:
    """Where damage, experience and gold come from."""
    return reason(voice, id)


def door(voice: Voice, number: int, _names: Names) -> str:
    """A door by its number."""
    return name(voice, f"door {number}")


def door_kind(voice: Voice, kind: str, _names: Names) -> str:
    """A kind of door."""
    return name(voice, f"door.{kind}")


def place(_voice: Voice, at: int, _names: Names) -> str:
    """A square."""
    return square(at)


def direction(voice: Voice, id: str, _names: Names) -> str:
    """A direction."""
    return way(voice, id)


def result(voice: Voice, id: str, _names: Names) -> str:
    """What a Life Table does."""
    return life_result(voice, id)


def change(voice: Voice, id: str, _names: Names) -> str:
    """What is different about a boss."""
    return look_up(voice, CHANGES, id) or name(voice, id)


SPOKEN: Final[Spoken] = {
    "seat": ("player", player),
    "who": ("who", thing),
    "other": ("other", thing),
    "to_whom": ("other", thing),
    "body": ("other", thing),
    "by": ("by", thing),
    "what": ("what", thing),
    "item": ("item", thing),
    "key": ("item", thing),
    "spell": ("spell", spell),
    "condition": ("condition", condition),
    "ability": ("ability", thing),
    "old": ("old", thing),
    "new": ("new", thing),
    "trap": ("trap", thing),
    "event": ("event", thing),
    "task": ("task", thing),
    "property": ("property", thing),
    "act": ("act", thing),
    "cause": ("cause", cause),
    "source": ("source", cause),
    "door": ("door", door),
    "kind": ("kind", door_kind),
    "at": ("square", place),
    "way": ("way", direction),
    "facing": ("way", direction),
    "result": ("result", result),
    "how": ("how", change),
}
