"""A running game: who must choose, what happened, and how to copy, save and take back."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import Any

from delvers.kernel.dice import Dice
from delvers.kernel.digests import sha256
from delvers.kernel.errors import (
    BadSeats,
    DelversError,
    GameOver,
    IllegalChoice,
    UndoRefused,
    WrongSeat,
)
from delvers.kernel.events import Event, Kind
from delvers.kernel.fairness import Fairness
from delvers.kernel.flow import FIELDS, NOBODY, Deal, Flow, Jump, Source, Turn, bare
from delvers.kernel.kit import found_at
from delvers.kernel.native import native
from delvers.kernel.pickling import Packed, packed, state_from, unpacked
from delvers.kernel.plain import to_plain
from delvers.kernel.record import Piece, Record, Save
from delvers.kernel.requests import Answer, Ask, Refusals
from delvers.kernel.seen import Seen
from delvers.kernel.spec import LoneResult, Result, Setting, Sight, Spec, View
from delvers.kernel.table import Table
from delvers.kernel.undoing import without_last_choice

MOST_DEALS = 500
"""A deal that contradicts what a seat can see is dealt again, at most so often."""

STALE = 64
"""After so many choices the state from which copies are replayed is moved forward."""


@native(allow_interpreted_subclasses=True)
class Game(Flow):
    """One game at one table.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> game.choose(2, "power 5")
    >>> game.choices, game.waiting
    (((2, 'power 5'),), [0, 1])
    >>> game.copy().view(2) == game.view(2)
    True
    """

    __slots__ = ()

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
        keeps_turns: bool = False,
        earlier: Sequence[Piece] = (),
    ) -> None:
        """Begin from a seed or from a scene (a state at a checkpoint), then make the choices.

        Who `keeps_turns` finds in `turn` where the present one began. `earlier` are the pieces that
        were played with other rules or content before the scene.
        """
        self.spec = spec
        self.seats = seats
        self.options = options
        self.seed = seed
        self.fairness = fairness
        self.notice: str | None = None
        self.pending: dict[int, Ask] = {}
        self._origin = scene
        self._base: Any = scene
        self._base_ask: Ask | None = None
        self._base_at = 0
        self._choices: list[Answer] = []
        self._kept_log: list[Event] | None = None
        self._log_is_due = self._is_shared = False
        self._redeals: list[Deal] = []
        self._dealt_at: int | None = None
        self._dealt_from: Source | None = None
        self._jumps: dict[int, Jump] = {}
        self._to_replay: Sequence[Answer] | None = None
        self.keeps_turns = keeps_turns
        self.turn: Turn | None = None
        self.earlier = tuple(earlier)
        self._begin(self._first_state(), [] if events else None)
        for seat, option in choices:
            self.choose(seat, option)

    # -- playing -------------------------------------------------------------------------------

    def choose(self, seat: int, option: str) -> None:
        """Make a choice; what is not among the seat's options raises and changes nothing.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(0, "power 3")
        >>> game.choose(0, "power 4")
        Traceback (most recent call last):
            ...
        delvers.kernel.errors.IllegalChoice: seat 0 cannot choose 'power 4'; allowed: use torch
        """
        ask = self.pending.get(seat)
        if ask is None:
            raise GameOver() if not self.pending else WrongSeat(seat, self.waiting)
        if option not in ask.options:
            raise IllegalChoice(seat, option, ask.options, ask.refused.get(option))
        if self._is_shared:
            self._settle_questions()
        if self._flow is None:
            self._wake()
        answer = (seat, option)
        self._choices.append(answer)
        self._resume(answer)

    def _settle_questions(self) -> None:
        """Work out what is refused now, for copies that share the questions of this moment."""
        for ask in self.pending.values():
            len(ask.refused)
        self._is_shared = False

    def absent_choice(self, seat: int) -> str:
        """What the rules choose for a seat that does not act in time.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.absent_choice(0)
        'power 1'
        """
        if seat not in self.waiting:
            raise GameOver() if not self.pending else WrongSeat(seat, self.waiting)
        return self.spec.absent(self.pending[seat])

    @property
    def waiting(self) -> list[int]:
        """The seats without whose choice the game does not go on.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.waiting
        [0, 1, 2]
        """
        return [seat for seat, ask in self.pending.items() if not ask.optional]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.is_over
        False
        """
        return not self.pending

    @property
    def lone_result(self) -> LoneResult | None:
        """What a lone player has reached in a game that is over; None if nothing counts.

        >>> import delvers
        >>> game = delvers.new("dungeonquest-3e", seats=1, seed=7)
        >>> while not game.is_over:
        ...     game.choose(0, game.absent_choice(0))
        >>> game.lone_result
        """
        if self.seats != 1 or not self.is_over:
            return None
        reached: LoneResult | None = self.spec.lone(self._table.state)
        return reached

    @property
    def result(self) -> Result | None:
        """None while the game runs; then winners, ranking, scores, and why.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.result is None
        True
        >>> while not game.is_over:
        ...     game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
        >>> game.result.scores
        (14, 13, 12)
        """
        result: Result | None = None if self.pending else self.spec.result(self._table.state)
        return result

    @property
    def number(self) -> int:
        """How many choices have been made; of a re-dealt copy, since it was dealt.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(1, "power 2")
        >>> game.number
        1
        """
        return len(self._choices) - (self._dealt_at or 0)

    @property
    def choices(self) -> tuple[Answer, ...]:
        """Every choice so far, as (seat, option); of a re-dealt copy, since it was dealt.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(1, "power 2")
        >>> game.choices
        ((1, 'power 2'),)
        """
        return tuple(self._choices[self._dealt_at or 0 :])

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, each with its rule id and who may see it; empty when events are off.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.events[0].rule
        'DR-SETUP-04'
        """
        return tuple(self._log or ())

    @property
    def events_told(self) -> int:
        """How many events there are.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.events_told == len(game.events)
        True
        """
        return len(self._log or ())

    def events_after(self, count: int) -> list[Event]:
        """What happened after the first so many events.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> told = game.events_told
        >>> for seat in range(3):
        ...     game.choose(seat, "power 2")
        >>> game.events_after(told)[0].kind
        'card_laid'
        """
        return (self._log or [])[count:]

    def forget_events(self) -> None:
        """Forget what has happened so far, for who keeps it elsewhere.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.forget_events()
        >>> game.choose(0, "power 2")
        >>> [event.kind for event in game.events]
        ['card_laid']
        """
        if self._log is not None:
            self._table.log = []

    def events_for(self, seat: int | None) -> list[Event]:
        """The events that a seat (None: a spectator) may see.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(0, "power 3")
        >>> len(game.events_for(0)) - len(game.events_for(1))
        0
        """
        return [event for event in self._log or () if event.visible_to(seat)]

    def tell(self, kind: Kind[[]], rule: str) -> None:
        """Write into the log what did not come from the rules; a replay does not know of it.

        >>> import delvers
        >>> from delvers.kernel.events import loop_ended
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.tell(loop_ended, "DR-PLAY-01")
        >>> game.events[-1].kind
        'loop_ended'
        """
        self._make_log()
        self._table.tell(kind, rule)

    @property
    def _log(self) -> list[Event] | None:
        self._make_log()
        return self._table.log

    def _make_log(self) -> None:
        """The log of a game that was loaded is made when somebody wants it."""
        if self._log_is_due:
            self._table.log = self.replayed(self._choices)._table.log
            self._log_is_due = False

    def position(self) -> bytes:
        """A digest of questions and state, less the dice and what only counts on.

        Two moments with the same digest offer the same prospects: only luck can tell them apart.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.position() == game.copy().position()
        True
        """
        asks = [(ask.seat, ask.prompt, ask.options) for ask in self.pending.values()]
        return sha256(repr((asks, self._standing())).encode()).digest()

    def position_parts(self) -> Iterator[str]:
        """The state of a position, part by part: the first that differs tells two apart.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> [*game.position_parts()] == [*game.copy().position_parts()]
        True
        """
        state = self._standing()
        for part in fields(state):
            if part.repr:
                yield repr(getattr(state, part.name))

    def _standing(self) -> Any:
        state = self._table.state.copy()
        state.dice = Dice(0)
        self.spec.forget_counters(state)
        return state

    @property
    def is_dealt(self) -> bool:
        """Whether it is a re-dealt copy, in which nothing is true but what its seat knows.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.is_dealt, game.determinize(0, delvers.Dice(1)).is_dealt
        (False, True)
        """
        return self._dealt_at is not None

    @property
    def world(self) -> Any:
        """The state of a re-dealt copy, to be read: it was dealt, so nothing is peeked at.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.determinize(0, delvers.Dice(1)).world.players[0].coins
        3
        """
        if self._dealt_at is None:
            raise DelversError("only a re-dealt copy shows its state; others show views")
        return self._table.state

    @property
    def chance(self) -> int:
        """Where the dice are: as long as this stays, no die was rolled and no card drawn.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> before = game.chance
        >>> game.choose(0, "power 3")
        >>> game.chance == before
        True
        """
        state: int = self._table.state.dice.state
        return state

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data.

        In a notebook it shows the table as the seat sees it.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.view(0)["hand"]["powers"]
        [1, 2, 3, 4, 5]
        >>> "hand" in game.view(None)
        False
        """
        return Seen(self.spec, self.seats, self.spec.view(self._table.state, self._checked(seat)))

    def views(self) -> "Callable[[int | None], View]":
        """Makes the views of this very moment, to be read only: they may share parts.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> view = game.views()
        >>> [view(seat) == game.view(seat) for seat in (0, 1, 2, None)]
        [True, True, True, True]
        """
        if self.spec.views is None:
            return partial(self.spec.view, self._table.state)
        return self.spec.views(self._table.state)

    def glance(self, seat: int) -> View:
        """The view of a seat, good until the next choice: parts may be worked out when read.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.glance(0)["players"] == game.view(0)["players"]
        True
        """
        glance = self.spec.glance or self.spec.view
        return glance(self._table.state, self._checked(seat))

    def sight(self, seat: int) -> Sight | None:
        """The view of a seat as bare values, if the game has it: to be read before the next choice.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.sight(0)[:4] == tuple(game.view(0).values())[:4]
        True
        """
        sight = self.spec.sight
        if sight is None:
            return None
        if not 0 <= seat < self.seats:
            self._checked(seat)
        table = self._set_table or self._table
        found: Sight = sight(table.state, seat)
        return found

    def _checked(self, seat: int | None) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats):
            return seat
        raise BadSeats(f"there is no seat {seat!r}; allowed: 0 to {self.seats - 1}, or None")

    # -- copies --------------------------------------------------------------------------------

    def copy(self, *, events: bool = True) -> "Game":
        """The same game at the same point, going its own way from here.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> twin = game.copy()
        >>> twin.choose(0, "power 3")
        >>> twin.number, game.number
        (1, 0)
        """
        if self.pending and not self._resumable:
            self._prepare_copies()
        elif self._resumable and len(self._choices) - self._base_at > STALE:
            self._move_base(self._table.state.copy(), len(self._choices), self._lone_ask())
        twin = self._twin(self._choices.copy())
        self._is_shared = True
        log = self._kept_log if self._set_table is None else self._set_table.log
        log = log.copy() if events and log is not None else None
        twin._log_is_due = events and self._log_is_due
        if self._resumable or not self.pending:
            twin._set_table = Table(self._table.state.copy(), log)
        else:
            twin._set_table, twin._kept_log = None, log
        return twin

    @property
    def is_settled(self) -> bool:
        """Whether a copy has all that it needs, so that this game may go on while others read it.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.is_settled
        True
        """
        if not self._resumable:
            return not self.pending
        return not any(type(ask.refused) is Refusals for ask in self.pending.values())

    def determinize(self, seat: int | None, dice: Dice) -> "Game":
        """A copy without events in which all that the seat cannot know is dealt anew.

        It has no past: what could tell how things really are (seed, choices, checkpoint) is gone.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> other = game.determinize(0, delvers.Dice(1))
        >>> other.view(0) == game.view(0)
        True
        """
        return self.rehearsals(seat)(dice)

    def rehearsals(self, seat: int | None) -> "Callable[[Dice], Game]":
        """Makes re-dealt copies of this very decision, each by the dice that it is given.

        Copies share what is the same for all: the way back to the last checkpoint, the view that
        a deal must not contradict. It is good until the next choice.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> deal = game.rehearsals(0)
        >>> [deal(delvers.Dice(luck)).view(0) == game.view(0) for luck in range(3)]
        [True, True, True]
        """
        self._checked(seat)
        if self.pending and not self._resumable:
            self._prepare_copies()
        seen = self.view(seat) if self._renewable else None
        now = self._now()

        def deal(dice: Dice) -> Game:
            for _ in range(MOST_DEALS):
                twin = self._redealt(seat, dice.next64(), now)
                if seen is None or (
                    twin.pending.keys() == self.pending.keys() and twin.view(seat) == seen
                ):
                    return twin
            raise AssertionError(f"no deal of {self.spec.id} fits what seat {seat} can see")

        return deal

    def futures(self) -> "Callable[[Dice], Game]":
        """Makes copies of this very decision that differ only in what chance will bring.

        What is hidden stays as it is, so this is for looking back at a game that is over: who
        plays gets `rehearsals`. It is good until the next choice.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(2, "power 5")
        >>> one, other = (game.futures()(delvers.Dice(luck)) for luck in (1, 2))
        >>> one.view(2) == other.view(2), one.chance == other.chance
        (True, False)
        """
        if self.pending and not self._resumable:
            self._prepare_copies()
        now = self._now()
        return lambda dice: self._redealt(NOBODY, dice.next64(), now)

    def reseed(self, luck: int) -> None:
        """Let chance go on by other dice from here, for who decides himself what is rolled.

        What happens from now on no longer follows from the seed, so the game cannot be saved.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.reseed(1)
        >>> game.save()
        Traceback (most recent call last):
            ...
        delvers.kernel.errors.DelversError: a re-dealt copy has no past: ...
        """
        if not self.pending:
            return
        self._make_log()
        self._snapshot()
        self.seed = self.fairness = self._origin = None
        luck = Dice(luck).state
        self._redeals = [*self._redeals, (len(self._choices), NOBODY, luck)]
        self._table.state.dice.state = luck

    def checkpoint(self) -> Any:
        """The state at the last checkpoint (of a game that is over: its last state).

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(0, "power 3")
        >>> game.checkpoint().players[0].coins
        3
        """
        if not self.pending:
            return self._table.state.copy()
        self._snapshot()
        if self._redeals:
            raise DelversError("a copy that was re-dealt in this turn has no checkpoint yet")
        return self._base

    def turn_so_far(self) -> tuple[Any, tuple[Answer, ...]]:
        """The state at the last checkpoint and the choices since: all that goes on with a game.

        >>> import delvers
        >>> game = delvers.new("dungeonquest-3e", seats=1, seed=7)
        >>> game.choose(0, game.pending[0].options[0])
        >>> _, since = game.turn_so_far()
        >>> since == game.choices[game.number - len(since) :]
        True
        """
        state = self.checkpoint()
        return state, tuple(self._choices[self._base_at :])

    def __copy__(self) -> "Game":
        """The same as `copy()`."""
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Game":
        """The same as `copy()`: copies share nothing that changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the last checkpoint and the choices since, from which the rules start again."""
        return unpacked, (type(self), packed(self))

    @classmethod
    def _unpacked(cls, parts: Packed) -> "Game":
        spec = parts.spec
        game = bare(cls)
        game.spec, game.seats, game.options = spec, parts.seats, parts.options
        game.seed, game.fairness, game.notice = parts.seed, parts.fairness, parts.notice
        game._origin = state_from(spec, parts.origin)
        game._base, game._base_at = state_from(spec, parts.base), parts.base_at
        game._base_ask = None
        game._redeals, game._dealt_at, game._kept_log = [*parts.deals], None, None
        game._log_is_due, game._dealt_from, game._jumps = False, None, {}
        game._is_shared = False
        game.keeps_turns, game.turn, game.earlier = parts.keeps_turns, None, parts.earlier
        game._replay(parts.choices)
        game._table.log = parts.log
        if parts.turn is not None:
            at, state, is_ask = parts.turn
            game.turn = Turn(at, state_from(spec, state), is_ask)
        return game

    def __repr__(self) -> str:
        """Which game it is, how many play, and who is to choose; nothing that is secret."""
        seats = f"{self.seats} seat{'s' * (self.seats != 1)}"
        told = [f"{name}={value!r}" for name, value in self._unusual_options()]
        if self.pending:
            waiting = ", ".join(map(str, self.waiting))
            now = f"seat{'s' * (len(self.waiting) != 1)} {waiting} to choose"
        else:
            now = "over"
        return f"<Game {', '.join([self.spec.id, seats, *told])}: {self.number} choices, {now}>"

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        drawn: str = found_at("delvers.draw.notebook:svg_of_game")(self)
        return drawn

    def _repr_html_(self) -> str:
        """The picture, what happened last, and who is to choose, for notebooks."""
        shown: str = found_at("delvers.draw.notebook:html_of_game")(self)
        return shown

    def _unusual_options(self) -> Iterator[tuple[str, Setting]]:
        for option in self.spec.options:
            if self.options[option.name] != option.default:
                yield option.name, self.options[option.name]

    # -- taking back ---------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice of a seat (None: of whoever chose last).

        Refused once the seat has learnt anything since: a die, a draw, a reveal. Choices that
        other seats made since are kept.

        >>> import delvers
        >>> game = delvers.new("dungeonquest-3e", seats=1, seed=7)
        >>> game.choose(0, game.pending[0].options[0])
        >>> game.undo(0)
        >>> game.number
        0
        """
        self._become(without_last_choice(self, seat))

    def replayed(self, choices: Sequence[Answer]) -> "Game":
        """The same game from its beginning, with these choices and all events.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(0, "power 3")
        >>> game.replayed(game.choices).pending == game.pending
        True
        """
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
            earlier=self.earlier,
        )
        game.notice = self.notice
        return game

    def _become(self, other: "Game") -> None:
        if self._log is None:
            other._table.log = None
        for name in FIELDS:
            setattr(self, name, getattr(other, name))

    # -- text forms ----------------------------------------------------------------------------

    def record(self) -> Record:
        """What replays the game from the start; it holds the seed, so show it only at the end.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.record().seed
        7
        """
        self._refuse_if_dealt()
        return Record(**self._record_fields())

    def save(self) -> str:
        """The game as JSON text; `delvers.load` goes on with it at this very decision.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> game.choose(0, "power 3")
        >>> delvers.load(game.save()).waiting
        [1, 2]
        """
        self._refuse_if_dealt()
        state = to_plain(self.checkpoint())
        at = self._base_at if self.pending else len(self._choices)
        return Save(**self._record_fields(), at=at, checkpoint=state).text()

    def _refuse_if_dealt(self) -> None:
        if self._dealt_at is not None or (self.seed is None and self._origin is None):
            raise DelversError("a re-dealt copy has no past: it can be played on, but not saved")

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
            "start": None if self._origin is None else to_plain(self._origin),
            "earlier": list(self.earlier),
        }
