"""What a rule can yield: a question to one seat, to several at once, or a checkpoint."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from types import MappingProxyType
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from delvers.kernel.forms import Prompt

CHOOSE: Final = Prompt("choose")
"""The prompt of a question that says nothing more."""
NOTHING_REFUSED: Final[Mapping[str, str]] = MappingProxyType({})
DECLINE: Final = "decline"
"""The option that leaves alone what a seat need not do."""


class Refusals(Mapping[str, str]):
    """What a question refuses, worked out when somebody wants to know, while it is open."""

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], dict[str, str]]) -> None:
        """`find` gives the refused options with their clauses."""
        self._find = find
        self._found: dict[str, str] | None = None

    def _all(self) -> dict[str, str]:
        if self._found is None:
            self._found = self._find()
        return self._found

    def __getitem__(self, option: str) -> str:
        """The clause that forbids an option."""
        return self._all()[option]

    def __iter__(self) -> Iterator[str]:
        """The refused options."""
        return iter(self._all())

    def __len__(self) -> int:
        """How many there are."""
        return len(self._all())

    def __repr__(self) -> str:
        """Like that of a dict."""
        return repr(self._all())


@dataclass(slots=True, init=False)
class Ask:
    """One seat chooses among options. Read only: asks are shared between copies of a game.

    `refused` holds what a player might expect but a rule forbids, with the clause that forbids it.
    An `optional` ask lets the seat act without making the game wait for it. A `checkpoint` ask is
    a checkpoint itself: the rules, started anew from the state at this moment, ask the same again.
    An `is_renewable` ask depends on hidden things; answered with AGAIN (after those were dealt
    anew) the rule asks again from state.

    >>> import delvers
    >>> ask = delvers.new("raiders", seats=3, seed=7).pending[0]
    >>> ask.seat, ask.options[0], ask.rule
    (0, 'power 1', 'DR-PLAY-03')
    """

    seat: int
    options: tuple[str, ...]
    rule: str
    prompt: Prompt
    refused: Mapping[str, str]
    optional: bool
    checkpoint: bool
    is_renewable: bool

    def __init__(
        self,
        seat: int,
        options: tuple[str, ...],
        rule: str,
        prompt: Prompt = CHOOSE,
        refused: Mapping[str, str] = NOTHING_REFUSED,
        optional: bool = False,
        checkpoint: bool = False,
        is_renewable: bool = False,
    ) -> None:
        """An ask without options is a mistake in the rules."""
        if not options:
            raise ValueError(f"an ask without options ({rule}, seat {seat})")
        self.seat = seat
        self.options = options
        self.rule = rule
        self.prompt = prompt
        self.refused = refused
        self.optional = optional
        self.checkpoint = checkpoint
        self.is_renewable = is_renewable

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what is refused as it is known now."""
        fields = (self.seat, self.options, self.rule, self.prompt, dict(self.refused))
        return Ask, (*fields, self.optional, self.checkpoint, self.is_renewable)


@dataclass(slots=True, init=False)
class AskAll:
    """Several seats may answer, in any order; the rule resumes with the first answer that comes.

    A rule that must not show one answer before all are in keeps them in state, face down.
    """

    asks: dict[int, Ask]
    checkpoint: bool
    is_renewable: bool

    def __init__(
        self, asks: dict[int, Ask], checkpoint: bool = False, is_renewable: bool = False
    ) -> None:
        """Written out, so that a compiled one is quick to make."""
        self.asks = asks
        self.checkpoint = checkpoint
        self.is_renewable = is_renewable


class Checkpoint:
    """The type of CHECKPOINT, and of the marks of a long loop."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


CHECKPOINT: Final = Checkpoint("CHECKPOINT")
"""Nothing is pending here, and the rules can be started again from state alone."""
LOOP: Final = Checkpoint("LOOP")
"""A long loop begins, such as a fight; ROUND follows at the start of each time round.

The loop goes on by state alone, so a copy plays to where it begins and goes on with its last round.
"""
ROUND: Final = Checkpoint("ROUND")
"""A loop begins its next time round: see LOOP."""

T = TypeVar("T")
P = ParamSpec("P")
Answer: TypeAlias = tuple[int, str]
AGAIN: Final[Answer] = (-1, "")
"""No answer: the rule goes on after a checkpoint, or asks a renewable question again."""

Request: TypeAlias = Ask | AskAll | Checkpoint
Rule: TypeAlias = Generator[Request, Answer, T]


def rule(function: Callable[P, T]) -> Callable[P, Rule[T]]:
    """Let a function that asks nothing stand where a rule is expected."""

    @wraps(function)
    def asking_nothing(*args: P.args, **kwargs: P.kwargs) -> Rule[T]:
        return function(*args, **kwargs)
        yield

    return asking_nothing


def ask(
    seat: int,
    options: Sequence[str],
    rule: str,
    prompt: Prompt,
    refused: Mapping[str, str] | None = None,
    *,
    is_renewable: bool = False,
) -> Rule[str]:
    """Let a seat choose, unless the rules leave it no choice."""
    if len(options) == 1:
        return options[0]
    _, option = yield Ask(
        seat,
        tuple(options),
        rule,
        prompt,
        NOTHING_REFUSED if refused is None else refused,
        is_renewable=is_renewable,
    )
    return option


def may(seat: int, what: str, rule: str, prompt: Prompt) -> Rule[bool]:
    """Whether a seat does something that it need not do."""
    return (yield from ask(seat, (what, DECLINE), rule, prompt)) == what


def leaves_alone(*options: str) -> Callable[[Ask], str]:
    """What is chosen for an absent player: the first of these that there is, else what is first."""

    def absent_choice(ask: Ask) -> str:
        return next((option for option in options if option in ask.options), ask.options[0])

    return absent_choice


def collect(asks: Mapping[int, Ask], sealed: dict[int, str]) -> Rule[dict[int, str]]:
    """Ask several seats at once; the answers lie in `sealed` (part of state) until all are in."""
    while waiting := {seat: ask for seat, ask in asks.items() if seat not in sealed}:
        seat, option = yield AskAll(waiting)
        sealed[seat] = option
    answers = dict(sealed)
    sealed.clear()
    return answers
