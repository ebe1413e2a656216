"""A running game: who must choose, what happened, and how to copy, save and take back."""

import hashlib
from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from delvers.kernel.dice import Dice
from delvers.kernel.errors import (
    BadSeats,
    DelversError,
    GameOver,
    IllegalChoice,
    UndoRefused,
    WrongSeat,
)
from delvers.kernel.events import Event
from delvers.kernel.fairness import Fairness
from delvers.kernel.plain import to_plain
from delvers.kernel.record import Record, Save
from delvers.kernel.requests import AGAIN, CHECKPOINT, Answer, Ask, AskAll, Request
from delvers.kernel.spec import LoneResult, Result, Setting, Spec, View
from delvers.kernel.table import Table
from delvers.kernel.undoing import without_last_choice

Deal: TypeAlias = tuple[int, int | None, int]
"""A re-deal: after how many choices, for which seat, with which dice."""

MOST_DEALS = 500
"""A deal that contradicts what a seat can see is dealt again, at most so often."""

STALE = 64
"""After so many choices the state from which copies are replayed is moved forward."""


class Game:
    """One game at one table.

    The rules run as a generator. What a copy needs is the state at a checkpoint (`_base`, or None
    for the game's beginning) and the choices since; both are made only when a copy is wanted.
    """

    __slots__ = (
        "_base",
        "_base_at",
        "_checkpoint_at",
        "_choices",
        "_flow",
        "_kept_log",
        "_origin",
        "_redeals",
        "_renewable",
        "_resumable",
        "_set_table",
        "fairness",
        "notice",
        "options",
        "pending",
        "seats",
        "seed",
        "spec",
    )

    def __init__(
        self,
        spec: Spec[Any],
        seats: int,
        options: dict[str, Setting],
        *,
        seed: int | None = None,
        scene: Any = None,
        choices: Sequence[Answer] = (),
        fairness: Fairness | None = None,
        events: bool = True,
    ) -> None:
        """Begin from a seed or from a scene (a state at a checkpoint), then make the choices."""
        self.spec = spec
        self.seats = seats
        self.options = options
        self.seed = seed
        self.fairness = fairness
        self.notice: str | None = None
        self.pending: dict[int, Ask] = {}
        self._origin = scene
        self._base: Any = scene
        self._base_at = 0
        self._choices: list[Answer] = []
        self._kept_log: list[Event] | None = None
        self._redeals: list[Deal] = []
        self._begin(self._first_state(), [] if events else None)
        for seat, option in choices:
            self.choose(seat, option)

    # -- playing -------------------------------------------------------------------------------

    def choose(self, seat: int, option: str) -> None:
        """Make a choice; what is not among the seat's options raises and changes nothing."""
        ask = self.pending.get(seat)
        if ask is None:
            raise GameOver() if not self.pending else WrongSeat(seat, self.waiting)
        if option not in ask.options:
            raise IllegalChoice(seat, option, ask.options, ask.refused.get(option))
        if self._flow is None:
            self._wake()
        answer = (seat, option)
        self._choices.append(answer)
        self._resume(answer)

    def absent_choice(self, seat: int) -> str:
        """What the rules choose for a seat that does not act in time."""
        if seat not in self.waiting:
            raise GameOver() if not self.pending else WrongSeat(seat, self.waiting)
        return self.spec.absent(self.pending[seat])

    @property
    def waiting(self) -> list[int]:
        """The seats without whose choice the game does not go on."""
        return [seat for seat, ask in self.pending.items() if not ask.optional]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    @property
    def lone_result(self) -> LoneResult | None:
        """What a lone player has reached in a game that is over; None if nothing counts."""
        if self.seats != 1 or not self.is_over:
            return None
        reached: LoneResult | None = self.spec.lone(self._table.state)
        return reached

    @property
    def result(self) -> Result | None:
        """None while the game runs; then winners, ranking, scores, and why."""
        result: Result | None = None if self.pending else self.spec.result(self._table.state)
        return result

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return len(self._choices)

    @property
    def choices(self) -> tuple[Answer, ...]:
        """Every choice so far, as (seat, option)."""
        return tuple(self._choices)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, each with its rule id and who may see it; empty when events are off."""
        return tuple(self._table.log or ())

    def events_for(self, seat: int | None) -> list[Event]:
        """The events that a seat (None: a spectator) may see."""
        return [event for event in self._table.log or () if event.visible_to(seat)]

    def tell(self, kind: str, rule: str) -> None:
        """Write into the log what did not come from the rules; a replay does not know of it."""
        self._table.tell(kind, rule)

    def position(self) -> bytes:
        """A digest of questions and state, less the dice and what only counts on.

        Two moments with the same digest offer the same prospects: only luck can tell them apart.
        """
        state = self._table.state.copy()
        state.dice = Dice(0)
        self.spec.forget_counters(state)
        asks = [(ask.seat, ask.prompt, ask.options) for ask in self.pending.values()]
        return hashlib.sha256(repr((asks, state)).encode()).digest()

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data."""
        return self.spec.view(self._table.state, self._checked(seat))

    def _checked(self, seat: int | None) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats):
            return seat
        raise BadSeats(f"there is no seat {seat!r}; allowed: 0 to {self.seats - 1}, or None")

    # -- the flow ------------------------------------------------------------------------------

    def _first_state(self) -> Any:
        if self._base is not None:
            return self._base.copy()
        if self.seed is None:
            raise ValueError("a game begins from a seed or from a scene")
        return self.spec.setup(self.seats, self.options, Dice(self.seed))

    @property
    def _table(self) -> Table[Any]:
        """The table; a copy in the middle of a turn sets it only when it is wanted."""
        if self._set_table is None:
            log = self._kept_log
            self._replay(self._choices)
            assert self._set_table is not None
            self._set_table.log = log
        return self._set_table

    def _begin(self, state: Any, log: list[Event] | None) -> None:
        self._set_table: Table[Any] | None = Table(state, log)
        self._flow: Generator[Request, Answer, None] | None = self.spec.play(self._set_table)
        self._checkpoint_at = self._base_at
        self._resume(None)

    def _resume(self, answer: Answer | None) -> None:
        assert self._flow is not None
        send = self._flow.send
        try:
            request = send(answer)  # type: ignore[arg-type]  # a generator starts with None
            while request is CHECKPOINT:
                self._at_checkpoint()
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

    def _at_checkpoint(self) -> None:
        self._checkpoint_at = len(self._choices)

    # -- copies --------------------------------------------------------------------------------

    def copy(self, *, events: bool = True) -> "Game":
        """The same game at the same point, going its own way from here."""
        if self.pending and not self._resumable:
            self._snapshot()
        elif self._resumable and len(self._choices) - self._base_at > STALE:
            self._move_base(self._table.state.copy(), len(self._choices))
        twin = self._twin()
        log = self._kept_log if self._set_table is None else self._set_table.log
        log = log.copy() if events and log is not None else None
        if self._resumable or not self.pending:
            twin._set_table = Table(self._table.state.copy(), log)
        else:
            twin._set_table, twin._kept_log = None, log
        return twin

    def determinize(self, seat: int | None, dice: Dice) -> "Game":
        """A copy without events in which all that the seat cannot know is dealt anew."""
        self._checked(seat)
        if self.is_over:
            return self.copy(events=False)
        for _ in range(MOST_DEALS):
            twin = self._redealt((len(self._choices), seat, dice.next64()))
            if not self._renewable or self._looks_like(twin, seat):
                return twin
        raise AssertionError(f"no deal of {self.spec.id} fits what seat {seat} can see")

    def _redealt(self, deal: Deal) -> "Game":
        twin = self.copy(events=False)
        twin.seed = twin.fairness = None
        if twin._resumable:
            self.spec.determinize(twin._table.state, deal[1], Dice(deal[2]))
            twin._move_base(twin._table.state.copy(), deal[0])
            twin._begin(twin._table.state, None)
        else:
            twin._redeals = [*self._redeals, deal]
            twin._replay(twin._choices)
        return twin

    def _looks_like(self, twin: "Game", seat: int | None) -> bool:
        """Whether the same seats are asked and the seat sees the same; a deal might change that."""
        return twin.pending.keys() == self.pending.keys() and twin.view(seat) == self.view(seat)

    def _redeal(self, deal: Deal) -> None:
        """Deal anew what a seat cannot know, and renew a question that depends on it."""
        self.spec.determinize(self._table.state, deal[1], Dice(deal[2]))
        if self.pending and self._renewable:
            self._resume(AGAIN)

    def _wake(self) -> None:
        """Start the rules of a copy, which wait until its first choice."""
        table = self._table
        if self._flow is None:
            self._begin(table.state, None)
            self._table.log = table.log

    def _twin(self) -> "Game":
        twin = Game.__new__(Game)
        twin.spec, twin.seats, twin.options = self.spec, self.seats, self.options
        twin.seed, twin.fairness, twin.notice = self.seed, self.fairness, self.notice
        twin._origin, twin._base, twin._base_at = self._origin, self._base, self._base_at
        twin._redeals, twin._choices = self._redeals, self._choices.copy()
        twin._flow, twin._kept_log, twin.pending = None, None, self.pending
        twin._resumable, twin._renewable = self._resumable, self._renewable
        twin._checkpoint_at = self._checkpoint_at
        return twin

    def _move_base(self, state: Any, at: int) -> None:
        self._base, self._base_at = state, at
        self._redeals = [deal for deal in self._redeals if deal[0] > at]

    def _replay(self, choices: Sequence[Answer]) -> None:
        """From the base, make the choices (and re-deals) that follow it."""
        self._choices = list(choices[: self._base_at])
        self._begin(self._first_state(), None)
        for at in range(self._base_at, len(choices) + 1):
            for deal in self._redeals:
                if deal[0] == at:
                    self._redeal(deal)
            if at < len(choices):
                self._choices.append(choices[at])
                self._resume(choices[at])

    def checkpoint(self) -> Any:
        """The state at the last checkpoint (of a game that is over: its last state)."""
        if not self.pending:
            return self._table.state.copy()
        self._snapshot()
        return self._base

    def _snapshot(self) -> None:
        """Move the base forward to the last checkpoint."""
        at = self._checkpoint_at
        if self._resumable:
            self._move_base(self._table.state.copy(), at)
        elif at > self._base_at or self._base is None:
            walker = _Walker(self.spec, self.seats, self.options, at, self._first_state())
            walker._base_at, walker._redeals = self._base_at, self._redeals
            walker._replay(self._choices[:at])
            self._move_base(walker.found, at)

    # -- taking back ---------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice of a seat (None: of whoever chose last).

        Refused once the seat has learnt anything since: a die, a draw, a reveal. Choices that
        other seats made since are kept.
        """
        self._become(without_last_choice(self, seat))

    def replayed(self, choices: Sequence[Answer]) -> "Game":
        """The same game from its beginning, with these choices and all events."""
        if self._origin is None and self.seed is None:
            raise UndoRefused("a re-dealt copy cannot take anything back")
        game = Game(
            self.spec,
            self.seats,
            self.options,
            seed=self.seed,
            scene=self._origin,
            choices=choices,
            fairness=self.fairness,
        )
        game.notice = self.notice
        return game

    def _become(self, other: "Game") -> None:
        if self._table.log is None:
            other._table.log = None
        for name in self.__slots__:
            setattr(self, name, getattr(other, name))

    # -- text forms ----------------------------------------------------------------------------

    def record(self) -> Record:
        """What replays the game from the start; it holds the seed, so show it only at the end."""
        return Record(**self._record_fields())

    def save(self) -> str:
        """The game as JSON text; `delvers.load` goes on with it at this very decision."""
        if self._redeals and self.pending:
            raise DelversError("a re-dealt copy in the middle of a turn cannot be saved")
        state = to_plain(self.checkpoint())
        at = self._base_at if self.pending else len(self._choices)
        return Save(**self._record_fields(), at=at, checkpoint=state).text()

    def _record_fields(self) -> dict[str, Any]:
        return {
            "game": self.spec.id,
            "rules": self.spec.rules_version,
            "content": self.spec.content_of(self.options),
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "choices": list(self._choices),
            "fairness": self.fairness,
            "result": self.result,
        }


class _Walker(Game):
    """Replays to a checkpoint and keeps the state found there."""

    __slots__ = ("found", "wanted")

    def __init__(
        self, spec: Spec[Any], seats: int, options: dict[str, Setting], wanted: int, base: Any
    ) -> None:
        self.spec, self.seats, self.options = spec, seats, options
        self.wanted = wanted
        self.found = self._base = base

    def _at_checkpoint(self) -> None:
        super()._at_checkpoint()
        if self._checkpoint_at == self.wanted:
            self.found = self._table.state.copy()
