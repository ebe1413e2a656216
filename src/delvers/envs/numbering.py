"""Options as numbers: a fixed list of all that can ever be offered, or the places of a question."""

import itertools
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from delvers.kernel.errors import DelversError
from delvers.kernel.forms import AnyForm, Grammar
from delvers.kernel.requests import Ask

WORDS_IN: Final = 3
"""So many parts of an option become numbers where a game says nothing better."""


class NotNumbered(DelversError):
    """An option that has no number; the encoding of its game must be mended."""


class Actions(Protocol):
    """How the options of a question are numbered, always below `size`."""

    size: int

    @property
    def about(self) -> str:
        """How the numbers are to be understood."""
        ...

    def numbers(self, ask: Ask) -> list[int]:
        """The numbers of the options, in their order."""
        ...

    def option(self, ask: Ask, number: int) -> str:
        """The option with a number."""
        ...

    def names(self) -> Sequence[str]:
        """What the numbers stand for, if that is always the same."""
        ...


class Numbering:
    """Every option that the game can ever offer has a number of its own."""

    about: Final = "Each option has a number of its own, the same in every question."

    def __init__(self, options: Iterable[str]) -> None:
        self.options = tuple(options)
        self.size = len(self.options)
        self._numbers = {option: number for number, option in enumerate(self.options)}
        if len(self._numbers) != self.size:
            raise ValueError("an option is numbered twice")

    def numbers(self, ask: Ask) -> list[int]:
        """The numbers of the options, in their order."""
        try:
            return [self._numbers[option] for option in ask.options]
        except KeyError as problem:
            raise NotNumbered(
                f"the option {problem.args[0]!r} ({ask.rule}) has no number; add it to the domains "
                "in the game's envs.py and count up the version of its encoding"
            ) from None

    def option(self, ask: Ask, number: int) -> str:  # noqa: ARG002
        """The option with a number, offered or not: the game refuses what is not."""
        if not 0 <= number < self.size:
            raise NotNumbered(f"no option has the number {number}; allowed: 0 to {self.size - 1}")
        return self.options[number]

    def names(self) -> Sequence[str]:
        """All options, by their numbers."""
        return self.options


class Slots:
    """The options of a question are counted from 0; what each means, its features tell."""

    about: Final = (
        "An action is the place of an option in the question. What stands at each place is told by "
        "its features, which are part of the observation."
    )

    def __init__(
        self,
        count: int,
        columns: Mapping[str, tuple[float, float]],
        features: Callable[[str], Sequence[float]],
    ) -> None:
        self.size = count
        self.columns = columns
        self.features = features

    def numbers(self, ask: Ask) -> list[int]:
        """The places, one for each option."""
        if len(ask.options) > self.size:
            raise NotNumbered(
                f"a question ({ask.rule}, {ask.prompt}) has {len(ask.options)} options, but the "
                f"encoding has {self.size} slots; raise their number in the game's envs.py"
            )
        return [*range(len(ask.options))]

    def option(self, ask: Ask, number: int) -> str:
        """The option at a place."""
        if not 0 <= number < len(ask.options):
            raise NotNumbered(
                f"the question has no option {number}; allowed: 0 to {len(ask.options) - 1}"
            )
        return ask.options[number]

    def names(self) -> Sequence[str]:
        """Places have no names."""
        return ()


def numbered(grammar: Grammar, domains: Mapping[str, Iterable[str]]) -> Numbering:
    """Number all options of the forms, in the order of their patterns.

    `domains` are the words that a part can be, by the pattern and the part ("use {card}.card"),
    else by what kind of part it is ("card").
    """
    options: list[str] = []
    for form in sorted(grammar, key=lambda form: form.pattern):
        options += options_of(form, domains)
    return Numbering(dict.fromkeys(options))


def options_of(form: AnyForm, domains: Mapping[str, Iterable[str]]) -> list[str]:
    """Every option of a form."""
    words: list[Iterable[str]] = []
    for name, kind in zip(form.names, form.kinds, strict=True):
        domain = domains.get(f"{form.pattern}.{name}", domains.get(kind))
        if domain is None:
            raise ValueError(f"no domain for {name} ({kind}) of {form.pattern!r}")
        words.append(domain)
    made = []
    for chosen in itertools.product(*words):
        left = iter(chosen)
        texts = [next(left) if word[:1] == "{" else word for word in form.pattern.split(" ")]
        made.append(" ".join(texts))
    return made


def plain_slots(grammar: Grammar, count: int) -> Slots:
    """Slots for any game: the form of an option, and what its first parts are."""
    forms = {form.pattern: float(at) for at, form in enumerate(grammar, 1)}

    def features(option: str) -> Sequence[float]:
        form = grammar.form_of(option)
        if form is None:
            return (0.0, *word_number(option, WORDS_IN))
        parts = [number_of(part) for part in form.parts(option)][:WORDS_IN]
        return (forms[form.pattern], *parts, *(0.0,) * (WORDS_IN - len(parts)))

    columns = {
        "form": (0.0, float(len(forms))),
        **{f"part{at}": (-1000.0, 1000.0) for at in range(WORDS_IN)},
    }
    return Slots(count, columns, features)


def word_number(word: str, size: int) -> tuple[float, ...]:
    """A word as a number that hardly any other word has, and nothing more."""
    return (number_of(word), *(0.0,) * (size - 1))


def number_of(part: object) -> float:
    """A part of an option as a number: itself, or one that is made of its letters."""
    if isinstance(part, int):
        return float(min(max(part, -1000), 1000))
    return float(zlib.crc32(str(part).encode()) % 1000 + 1)
