"""Forms of short texts: each is declared once, and what makes a text also takes it apart.

Options and prompts are short canonical strings (`"move north"`, `"power 5"`). A game declares the
form of each of them with the types of its parts:

    MOVE = form("move {way}", WAY)

`MOVE("north")` is the text "move north", `MOVE.parts("move north")` is `("north",)`, and mypy knows
that both are a way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import (
    Any,
    Final,
    Generic,
    NewType,
    TypeAlias,
    TypeVar,
    TypeVarTuple,
    overload,
)

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
Parts = TypeVarTuple("Parts")

Prompt = NewType("Prompt", str)
"""What a seat is asked, as a key of the text layer; made by a form that the game declares."""


class Part(Generic[A]):
    """One part of a form: how it is read from its word, and written as one.

    `read` gives None for a word that is no such part. A `rest` takes all words that are left, so it
    can only stand at the end.
    """

    __slots__ = ("is_rest", "name", "read", "write")

    def __init__(
        self,
        name: str,
        read: Callable[[str], A | None],
        write: Callable[[A], str] = str,
        *,
        is_rest: bool = False,
    ) -> None:
        self.name = name
        self.read = read
        self.write = write
        self.is_rest = is_rest

    def __repr__(self) -> str:
        return f"Part({self.name!r})"


def _number(word: str) -> int | None:
    digits = word[1:] if word[:1] == "-" else word
    return int(word) if digits.isdecimal() and str(int(word)) == word else None


def _word(word: str) -> str | None:
    return word or None


WORD: Final = Part("word", _word)
"""Any single word, such as the id of a card."""
REST: Final = Part("rest", _word, is_rest=True)
"""All words to the end of the text."""
NUMBER: Final = Part("number", _number)
"""A whole number."""


def one_of(name: str, words: Iterable[str]) -> Part[str]:
    """A part that is one of these words."""
    known = frozenset(words)
    return Part(name, lambda word: word if word in known else None)


def none_of(name: str, words: Iterable[str]) -> Part[str]:
    """A part that is any single word but these."""
    taken = frozenset(words)
    return Part(name, lambda word: word if word and word not in taken else None)


def among(name: str, values: Mapping[str, A]) -> Part[A]:
    """A part whose words stand for values, such as a direction for its number."""
    words = {value: word for word, value in values.items()}
    return Part(name, values.get, words.__getitem__)


class Form(Generic[*Parts]):
    """The form of a text: words, and parts in braces such as `move {way}`."""

    __slots__ = (
        "_is_plain",
        "_last",
        "_parts",
        "_prefix",
        "_rest",
        "_verb",
        "_words",
        "_written",
        "names",
        "pattern",
    )

    def __init__(self, pattern: str, parts: tuple[Part[Any], ...]) -> None:
        self.pattern = pattern
        words = pattern.split(" ")
        self.names = tuple(word[1:-1] for word in words if word.startswith("{"))
        if len(self.names) != len(parts):
            raise ValueError(f"the form {pattern!r} has {len(self.names)} parts, not {len(parts)}")
        if any(part.is_rest for part in parts[:-1]) or (
            parts and parts[-1].is_rest and not words[-1].startswith("{")
        ):
            raise ValueError(f"in the form {pattern!r} something follows the rest of the text")
        given = iter(parts)
        self._words: tuple[str | Part[Any], ...] = tuple(
            next(given) if word.startswith("{") else word for word in words
        )
        self._parts = parts
        self._rest = len(words) - 1 if parts and parts[-1].is_rest else -1
        self._is_plain = all(part.write is str for part in parts)
        self._written = " ".join("%s" if word.startswith("{") else word for word in words)
        is_only = len(parts) == 1 and words[-1].startswith("{")
        self._last = parts[0] if is_only else None
        """The only part, if it stands at the end: such forms are most frequent, and quickest."""
        self._verb = words[0]
        self._prefix = pattern[: -len(words[-1])]

    def __call__(self, *parts: *Parts) -> str:
        """The text with these parts."""
        values: tuple[Any, ...] = parts
        if self._last is not None:
            (value,) = values
            if self._is_plain:
                return f"{self._prefix}{value}"
            return self._prefix + self._last.write(value)
        if self._is_plain:
            return self._written % values
        return self._written % tuple(
            part.write(value) for part, value in zip(self._parts, values, strict=True)
        )

    def read(self, text: str) -> tuple[*Parts] | None:
        """The parts of a text; None if it is not of this form."""
        last = self._last
        if last is not None:
            if not text.startswith(self._prefix):
                return None
            rest = text[len(self._prefix) :]
            only: Any = last.read(rest) if last.is_rest or " " not in rest else None
            return None if only is None else (only,)
        words = text.split(" ", self._rest)
        if len(words) != len(self._words):
            return None
        parts = []
        for word, wanted in zip(words, self._words, strict=True):
            if isinstance(wanted, str):
                if word != wanted:
                    return None
            else:
                part = wanted.read(word)
                if part is None:
                    return None
                parts.append(part)
        return tuple(parts)

    def parts(self, text: str) -> tuple[*Parts]:
        """The parts of a text that is known to be of this form."""
        parts = self.read(text)
        if parts is None:
            raise ValueError(f"{text!r} is not of the form {self.pattern!r}")
        return parts

    def fits(self, text: str) -> bool:
        """Whether a text is of this form."""
        return self.read(text) is not None

    @property
    def verb(self) -> str:
        """The first word, which says what is done."""
        return self._verb

    @property
    def kinds(self) -> tuple[str, ...]:
        """What each part is, for those who read about the form."""
        return tuple(part.name for part in self._parts)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.pattern!r})"


AnyForm: TypeAlias = Form[*tuple[Any, ...]]


class PromptForm(Form[*Parts]):
    """The form of a prompt."""

    __slots__ = ()

    def __call__(self, *parts: *Parts) -> Prompt:
        """The prompt with these parts."""
        return Prompt(super().__call__(*parts))


AnyPrompt: TypeAlias = PromptForm[*tuple[Any, ...]]


@overload
def form(pattern: str) -> Form[()]: ...
@overload
def form(pattern: str, first: Part[A], /) -> Form[A]: ...
@overload
def form(pattern: str, first: Part[A], second: Part[B], /) -> Form[A, B]: ...
@overload
def form(pattern: str, first: Part[A], second: Part[B], third: Part[C], /) -> Form[A, B, C]: ...
def form(pattern: str, *parts: Part[Any]) -> Any:
    """Declare the form of an option."""
    return Form(pattern, parts)


@overload
def prompt(pattern: str) -> PromptForm[()]: ...
@overload
def prompt(pattern: str, first: Part[A], /) -> PromptForm[A]: ...
@overload
def prompt(pattern: str, first: Part[A], second: Part[B], /) -> PromptForm[A, B]: ...
@overload
def prompt(
    pattern: str, first: Part[A], second: Part[B], third: Part[C], /
) -> PromptForm[A, B, C]: ...
def prompt(pattern: str, *parts: Part[Any]) -> Any:
    """Declare the form of a prompt."""
    return PromptForm(pattern, parts)


class Grammar:
    """All forms of a kind of text that a game has; no text is of two of them."""

    __slots__ = ("_by_first", "_open", "forms")

    def __init__(self, forms: Iterable[AnyForm] = ()) -> None:
        self.forms = tuple(forms)
        self._by_first: dict[str, list[AnyForm]] = {}
        self._open = []
        for one in self.forms:
            first = one.pattern.split(" ", 1)[0]
            if first.startswith("{"):
                self._open.append(one)
            else:
                self._by_first.setdefault(first, []).append(one)

    def forms_of(self, text: str) -> list[AnyForm]:
        """The forms that a text is of; in a sound grammar of all texts one, else none."""
        first = text.split(" ", 1)[0]
        return [one for one in (*self._by_first.get(first, ()), *self._open) if one.fits(text)]

    def form_of(self, text: str) -> AnyForm | None:
        """The form of a text; None if it is of none."""
        return next(iter(self.forms_of(text)), None)

    def __iter__(self) -> Iterator[AnyForm]:
        """Every form."""
        return iter(self.forms)

    def __len__(self) -> int:
        """How many forms there are."""
        return len(self.forms)


NO_FORMS: Final = Grammar()


def declared(names: Mapping[str, object]) -> list[AnyForm]:
    """The forms that a module declares, from its `vars()`, in their order."""
    return [*dict.fromkeys(value for value in names.values() if isinstance(value, Form))]
