"""The rules at work: a generator that asks, and the way back to its last checkpoint.

What a copy needs is the state at a checkpoint (`_base`, or None for the game's beginning) and the
choices since; both are made only when a copy is wanted.
"""

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple, Self, TypeAlias, TypeVar

from delvers.kernel.copying import restore
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event
from delvers.kernel.fairness import Fairness
from delvers.kernel.native import native
from delvers.kernel.record import Piece
from delvers.kernel.requests import (
    AGAIN,
    CHECKPOINT,
    LOOP,
    Answer,
    Ask,
    AskAll,
    Checkpoint,
    Request,
)
from delvers.kernel.spec import Setting, Spec
from delvers.kernel.table import Table

Deal: TypeAlias = tuple[int, int | None, int]
"""A re-deal: after how many choices, for which seat, with which dice."""

NOBODY: Final = -1
"""In the place of the seat of a re-deal: nothing is dealt anew but the dice."""


F = TypeVar("F")


def bare(form: type[F]) -> F:
    """An object of a class, all of whose fields have still to be set."""
    return form.__new__(form)


class Turn(NamedTuple):
    """Where a turn began: after how many choices, with which state."""

    at: int
    state: Any
    is_ask: bool = False
    """Whether it is only a question at which the rules can be started again."""


class Jump(NamedTuple):
    """Where the last round of a loop began: after how many choices, with which state."""

    to: int
    state: Any


class Source(NamedTuple):
    """From what a re-dealt copy was dealt: a state that nobody changes, for whom, by which dice."""

    spec: Spec[Any]
    of: Any
    seat: int | None
    luck: int

    def state(self) -> Any:
        """The state as it was dealt."""
        state = self.of.copy()
        if self.seat == NOBODY:
            state.dice = Dice(self.luck)
        else:
            self.spec.determinize(state, self.seat, Dice(self.luck))
        return state


FIELDS: Final = (
    "_base",
    "_base_ask",
    "_base_at",
    "_checkpoint_at",
    "_choices",
    "_dealt_at",
    "_dealt_from",
    "_flow",
    "_is_shared",
    "_jumps",
    "_kept_log",
    "_log_is_due",
    "_loops",
    "_origin",
    "_redeals",
    "_renewable",
    "_resumable",
    "_set_table",
    "_to_replay",
    "earlier",
    "fairness",
    "keeps_turns",
    "notice",
    "options",
    "pending",
    "seats",
    "seed",
    "spec",
    "turn",
)
"""What a flow holds."""


@native(allow_interpreted_subclasses=True)
class Flow:
    """What runs the rules of one game, and copies them."""

    __slots__ = FIELDS

    spec: Spec[Any]
    seats: int
    options: dict[str, Setting]
    seed: int | None
    fairness: Fairness | None
    notice: str | None
    pending: dict[int, Ask]
    keeps_turns: bool
    turn: Turn | None
    earlier: tuple[Piece, ...]
    _origin: Any
    _base: Any
    _base_ask: Ask | None
    _base_at: int
    _choices: list[Answer]
    _is_shared: bool
    _jumps: "dict[int, Jump]"
    _loops: list[tuple[int, int]]
    _to_replay: Sequence[Answer] | None
    _kept_log: list[Event] | None
    _log_is_due: bool
    _redeals: list[Deal]
    _dealt_at: int | None
    _dealt_from: "Source | None"
    _set_table: Table[Any] | None
    _flow: Generator[Request, Answer, None] | None
    _checkpoint_at: int
    _resumable: bool
    _renewable: bool

    def _first_state(self) -> Any:
        if self._base is not None:
            return self._base.copy()
        if self._dealt_from is not None:
            return self._dealt_from.state()
        if self.seed is None:
            raise ValueError("a game begins from a seed or from a scene")
        return self.spec.setup(self.seats, self.options, Dice(self.seed))

    @property
    def _table(self) -> Table[Any]:
        """The table; a copy in the middle of a turn sets it only when it is wanted."""
        table = self._set_table
        if table is None:
            log = self._kept_log
            self._replay(self._choices)
            table = self._set_table
            assert table is not None
            table.log = log
        return table

    def _begin(self, state: Any, log: list[Event] | None, known: Ask | None = None) -> None:
        self._set_table = Table(state, log, known)
        self._flow = self.spec.play(self._set_table)
        self._checkpoint_at = self._base_at
        self._loops = []
        self._resume(None)

    def _resume(self, answer: Answer | None) -> None:
        assert self._flow is not None
        send = self._flow.send
        try:
            request = send(answer)  # type: ignore[arg-type]  # a generator starts with None
            while type(request) is Checkpoint:
                if request is CHECKPOINT:
                    self._at_checkpoint()
                else:
                    self._at_round(request is LOOP)
                request = send(AGAIN)
        except StopIteration:
            self.pending = {}
            self._resumable = self._renewable = False
            return
        if type(request) is AskAll:
            self.pending = request.asks
        else:
            assert type(request) is Ask
            self.pending = {request.seat: request}
        self._resumable = request.checkpoint
        self._renewable = request.is_renewable
        if not self.pending:
            raise AssertionError(f"the rules of {self.spec.id} asked nobody")
        if self._resumable:
            self._checkpoint_at = len(self._choices)
            if self._loops:
                self._loops.clear()
            if self.keeps_turns and (self.turn is None or self.turn.is_ask):
                self._keep_turn(is_ask=True)

    def _at_checkpoint(self) -> None:
        self._checkpoint_at = len(self._choices)
        self._loops.clear()
        if self.keeps_turns:
            self._keep_turn()

    def _at_round(self, is_first: bool) -> None:
        """Note where a loop and its last round began; a replay goes on with the last round."""
        at = len(self._choices)
        if not is_first:
            self._loops[-1] = (self._loops[-1][0], at)
            return
        jump = self._jumps.get(len(self._loops))
        self._loops.append((at, at))
        if jump is not None and self._to_replay is not None:
            restore(self._table.state, jump.state)
            self._choices += self._to_replay[at : jump.to]

    def _keep_turn(self, *, is_ask: bool = False) -> None:
        assert self._set_table is not None
        self.turn = Turn(len(self._choices), self._set_table.state.copy(), is_ask)

    def _redealt(self, seat: int | None, luck: int, now: Any) -> Self:
        """A copy dealt anew; `now` is the state of a decision that is a checkpoint itself."""
        twin = self._twin([])
        twin.seed = twin.fairness = twin._origin = None
        twin.earlier, twin.keeps_turns, twin.turn = (), False, None
        if now is not None:
            # With nobody left to choose all is known, but for the dice.
            source = Source(self.spec, now, seat if self.pending else NOBODY, luck)
            twin._redeals, twin._checkpoint_at = [], 0
            twin._base, twin._base_at, twin._dealt_at = None, 0, 0
            twin._base_ask = None if self._renewable else self._lone_ask()
            twin._dealt_from = source
            if self.pending:
                twin._begin(source.state(), None, twin._base_ask)
            else:
                twin._set_table = Table(source.state())
        else:
            past = self._base_at  # what came before the turn is no part of the copy
            since = self._choices[past:]
            twin._redeals = [(at - past, who, dealt) for at, who, dealt in self._redeals]
            twin._redeals.append((len(since), seat, luck))
            twin._base_at, twin._dealt_at = 0, len(since)
            twin._jumps = {of: Jump(to - past, state) for of, (to, state) in self._jumps.items()}
            twin._replay(since)
        return twin

    def _now(self) -> Any:
        """A copy of the state, for many re-dealt copies, if they can begin from it."""
        return self._table.state.copy() if self._resumable or not self.pending else None

    def _redeal(self, deal: Deal) -> None:
        """Deal anew what a seat cannot know, and renew a question that depends on it."""
        if deal[1] == NOBODY:
            self._table.state.dice.state = deal[2]
            return
        self.spec.determinize(self._table.state, deal[1], Dice(deal[2]))
        if self.pending and self._renewable:
            self._resume(AGAIN)

    def _wake(self) -> None:
        """Start the rules of a copy, which wait until its first choice."""
        table = self._table
        if self._flow is None:
            self._begin(table.state, None, self._lone_ask())
            self._table.log = table.log

    def _lone_ask(self) -> Ask | None:
        """The question, if only one seat is asked."""
        return next(iter(self.pending.values())) if len(self.pending) == 1 else None

    def _twin(self, choices: list[Answer]) -> Self:
        twin = bare(type(self))
        twin.spec, twin.seats, twin.options = self.spec, self.seats, self.options
        twin.seed, twin.fairness, twin.notice = self.seed, self.fairness, self.notice
        twin._origin, twin._base, twin._base_at = self._origin, self._base, self._base_at
        twin._base_ask = self._base_ask
        twin._redeals, twin._choices = self._redeals, choices
        twin._dealt_at, twin._dealt_from = self._dealt_at, self._dealt_from
        twin._flow, twin._kept_log, twin.pending = None, None, self.pending
        twin._log_is_due = twin._is_shared = False
        twin._resumable, twin._renewable = self._resumable, self._renewable
        twin._checkpoint_at = self._checkpoint_at
        twin._loops, twin._jumps, twin._to_replay = [*self._loops], self._jumps, None
        twin.keeps_turns, twin.turn, twin.earlier = self.keeps_turns, self.turn, self.earlier
        return twin

    def _move_base(self, state: Any, at: int, asked: Ask | None = None) -> None:
        self._base, self._base_at, self._dealt_from, self._jumps = state, at, None, {}
        self._base_ask = asked
        self._redeals = [deal for deal in self._redeals if deal[0] > at]

    def _replay(self, choices: Sequence[Answer]) -> None:
        """From the base, make the choices (and re-deals) that follow it."""
        self._choices, self._to_replay = list(choices[: self._base_at]), choices
        self._begin(self._first_state(), None, self._base_ask)
        while True:
            at = len(self._choices)
            for deal in self._redeals:
                if deal[0] == at:
                    self._redeal(deal)
            if at == len(choices):
                break
            self._choices.append(choices[at])
            self._resume(choices[at])
        self._to_replay = None

    def _prepare_copies(self) -> None:
        """Move the base forward to the last checkpoint, and find the last round of each loop."""
        self._snapshot()
        for number, (begin, at) in enumerate(self._loops):
            known = self._jumps.get(number)
            if at > begin and (known is None or known.to < at):
                walker = self._walker(at)
                walker.loop, walker._jumps = number, self._jumps
                walker._replay(self._choices[:at])
                self._jumps = {**self._jumps, number: Jump(at, walker.found)}

    def _snapshot(self) -> None:
        """Move the base forward to the last checkpoint."""
        at = self._checkpoint_at
        if self._resumable:
            self._move_base(self._table.state.copy(), at, self._lone_ask())
        elif self.turn is not None and self.turn.at == at and not self.turn.is_ask:
            self._move_base(self.turn.state, at)
        elif at > self._base_at or self._base is None:
            walker = self._walker(at)
            walker._replay(self._choices[:at])
            if walker._resumable:
                self._move_base(walker._table.state, at, walker._lone_ask())
            else:
                self._move_base(walker.found, at)

    def _walker(self, wanted: int) -> "_Walker":
        walker = _Walker(self.spec, self.seats, self.options, wanted, self._first_state())
        walker._base_at, walker._redeals = self._base_at, self._redeals
        walker._base_ask = self._base_ask
        return walker


class _Walker(Flow):
    """Replays to a checkpoint or to a round of a loop, and keeps the state found there."""

    __slots__ = ("found", "loop", "wanted")

    def __init__(
        self, spec: Spec[Any], seats: int, options: dict[str, Setting], wanted: int, base: Any
    ) -> None:
        self.spec, self.seats, self.options = spec, seats, options
        self.wanted = wanted
        self.loop: int | None = None
        self.found = self._base = base
        self._base_ask = None
        self.keeps_turns, self.turn = False, None
        self._dealt_at = self._dealt_from = None
        self._jumps = {}

    def _at_round(self, is_first: bool) -> None:
        super()._at_round(is_first)
        if not is_first and self.loop == len(self._loops) - 1 and len(self._choices) == self.wanted:
            self.found = self._table.state.copy()

    def _at_checkpoint(self) -> None:
        super()._at_checkpoint()
        if self.loop is None and self._checkpoint_at == self.wanted:
            self.found = self._table.state.copy()
