"""The names that players give to characters of theirs: who may, and what a name can be."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from delvers.kernel.errors import DelversError
from delvers.kernel.spec import View
from delvers.text.languages import LANGUAGES
from delvers.text.wording import Words

LONGEST: Final = 24


class BadName(DelversError):
    """A name that cannot be given, or not to this character, or not by this player."""


def may_name(words: Words, game: str, view: View, seat: int) -> list[str]:
    """The ids of those whom a seat may name now."""
    people = words.people(game, view)
    return [one.id for one in people if one.seat == seat and one.may_be_named]


def checked_name(words: Words, game: str, view: View, seat: int, id: str, wanted: str) -> str:
    """The name as it will be shown; what cannot be raises BadName, in the reader's words."""
    own = may_name(words, game, view, seat)
    if id not in own:
        raise BadName(whom(words, game, own))
    name = clean(words, wanted)
    others = [one.id for one in words.people(game, view) if one.id != id]
    if any(folded(name) in called(words, game, other) for other in others):
        raise BadName(
            words.say("Another hero here is called %(name)s. Choose a different name.", name=name)
        )
    return name


def whom(words: Words, game: str, own: list[str]) -> str:
    """Whom a player may name, in a sentence."""
    if not own:
        return words.say("You can name the heroes that you have made, while they live: now none.")
    names = words.listing(words.name(game, one) for one in own)
    return words.say(
        "You can name the heroes that you have made, while they live: now %(names)s.", names=names
    )


def clean(words: Words, wanted: str) -> str:
    """A name without spaces around it."""
    name = unicodedata.normalize("NFC", wanted.strip())
    if not 1 <= len(name) <= LONGEST:
        raise BadName(
            words.say(
                "A name has 1 to %(most)s characters; this one has %(count)s.",
                most=LONGEST,
                count=len(name),
            )
        )
    if not name.isprintable():
        raise BadName(
            words.say("A name is made of letters, digits, signs and spaces, without line breaks.")
        )
    return " ".join(name.split())


def fit_names(given: Mapping[str, str]) -> dict[str, str]:
    """Of names that stand in a file, those that can be shown: anybody can write a file."""
    return {id: name for id, name in given.items() if is_fit(name)}


def is_fit(name: str) -> bool:
    """Whether a text is short enough for a name and holds nothing that commands a terminal."""
    return 1 <= len(name) <= LONGEST and name.isprintable()


def called(words: Words, game: str, id: str) -> set[str]:
    """What somebody is called, in any language: others at the table may read another one."""
    return {folded(words.in_language(lang).name(game, id)) for lang in LANGUAGES}


def folded(name: str) -> str:
    """A name without what readers hardly see."""
    return unicodedata.normalize("NFKC", name).casefold()
