"""A table in memory: its game, opened from the last snapshot and played on by the log."""

import asyncio
import hashlib
import hmac
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from delvers.bots.guard import Guard
from delvers.kernel.asking import asked_anew
from delvers.kernel.errors import BadChoice, BrokenSave
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.loading import state_of
from delvers.kernel.requests import Ask
from delvers.kernel.spec import OWN, Spec, View
from delvers.server.acts import (
    BEGUN,
    VERSION_CHANGED,
    counting,
    is_new_piece,
    noted,
    number_taken_back,
)
from delvers.server.errors import OtherVersion, Stale, WrongKey
from delvers.server.keeping import packed_state, unpacked
from delvers.server.notes import Notes
from delvers.server.stored import (
    TABLE,
    Opening,
    StoredChoice,
    StoredPiece,
    StoredSnapshot,
    StoredTable,
)
from delvers.text import Words

TAIL: Final = 200
"""So many of the latest entries of the log are in memory at least, for pictures and new lines."""
LINES_KEPT: Final = 200
"""So many lines of each viewer stay in memory when a game goes on for long."""
MOST_TOLD: Final = 300
"""A game in memory that has told more events forgets them; the log has them."""
TOUCHED_FOR: Final = 600.0
"""So many seconds pass at least between two notes that somebody has touched a table."""
Asked = dict[int, tuple[int, float, int]]
"""At which number, when, and after how many choices that count each seat was asked what it is."""


class Clocks:
    """The clock on the wall, which may be set, and the steady one, which only goes on."""

    def __init__(self) -> None:
        self.wall: Callable[[], float] = time.time
        self.steady: Callable[[], float] = time.monotonic
        self.started = self.steady()

    def when(self, at: float) -> float:
        """A time of the wall on the steady clock; time in which no server ran counts for nobody."""
        now = self.steady()
        return now - min(max(0.0, self.wall() - at), now - self.started)

    def on_the_wall(self, when: float) -> float:
        """A time of the steady clock as the wall shows it now."""
        return self.wall() + (when - self.steady())


class Moment:
    """A game as it stood after so many choices; nobody changes it any more."""

    __slots__ = (
        "_is_sorted",
        "_lines",
        "_view_of",
        "_views",
        "drawings",
        "for_all",
        "game",
        "json_for_all",
        "number",
    )

    def __init__(self, game: Game, number: int, lines: "Lines") -> None:
        self.game = game
        self.number = number
        self.drawings: dict[Any, Any] = {}
        """The parts of the page for each seat and language, once somebody has wanted them."""
        self.for_all: dict[str, Any] | None = None
        """What everybody is told of it alike, once somebody has been told."""
        self.json_for_all: bytes | None = None
        """The same as JSON that can be gone on with."""
        self._views: dict[int | None, View] = {}
        self._view_of: Callable[[int | None], View] | None = None
        self._lines = lines
        self._is_sorted = False

    def view(self, seat: int | None) -> View:
        """What a seat may know, worked out once."""
        view = self._views.get(seat)
        if view is None:
            if self._view_of is None:
                self._view_of = self.game.views()
            view = self._views[seat] = self._view_of(seat)
        return view

    def known_view(self, seat: int | None) -> View | None:
        """The same, if somebody has wanted it before."""
        return self._views.get(seat)

    def events(self, seat: int | None) -> Sequence[Event]:
        """The latest events that a seat may see."""
        return self._lines.of(seat, self.game)

    def lines_before(self, seat: int | None) -> int:
        """How many lines of the log the seat saw before those that are in memory."""
        return self._lines.before(seat)

    def lines_after(self, seat: int | None, line: int) -> tuple[int, list[Event]]:
        """How many lines a seat has seen, and those after the first so many that are in memory."""
        if not self._is_sorted:
            self._lines.follow(self.game)
            self._is_sorted = True
        return self._lines.after(seat, line)

    def line_count(self, seat: int | None) -> int:
        """How many lines of the log the seat has seen."""
        return self.lines_after(seat, sys.maxsize)[0]


class Lines:
    """The events of a game as each viewer sees them; what was sorted once is not sorted again.

    `tail` are those before the snapshot that the game was opened from, and `begun` how many events
    the game told when it was: they are among the tail already. `seen` counts all lines up to then.
    """

    __slots__ = ("_before", "_lock", "_seen", "_told")

    def __init__(self, tail: Sequence[Event], begun: int, seen: Mapping[int | None, int]) -> None:
        self._lock = threading.Lock()
        self._told = begun
        self._seen: dict[int | None, list[Event]] = {}
        """What is here is only added to."""
        self._before: dict[int | None, int] = {}
        for seat, count in seen.items():
            visible = [event for event in tail if event.visible_to(seat)]
            self._seen[seat] = visible
            self._before[seat] = count - len(visible)

    def before(self, seat: int | None) -> int:
        """How many lines a seat saw before those that are in memory."""
        return self._before[seat]

    def add(self, events: Sequence[Event], game: Game) -> None:
        """After all of the game up to now, add what comes from the table itself."""
        with self._lock:
            self._follow(game)
            self._sort(events)

    def of(self, seat: int | None, game: Game) -> list[Event]:
        """All that a seat may see of a game up to now."""
        with self._lock:
            self._follow(game)
            return self._seen[seat].copy()

    def after(self, seat: int | None, line: int) -> tuple[int, list[Event]]:
        """How many lines a seat has seen, and those after the first so many that are in memory."""
        seen, before = self._seen[seat], self._before[seat]
        count = len(seen)
        return before + count, seen[line - before if line > before else 0 : count]

    def latest(self, game: Game, news: Sequence[Event]) -> "Lines":
        """The latest lines after some news of a game, which then forgets all that it has told."""
        self.add(news, game)
        with self._lock:
            kept = Lines((), 0, {})
            for seat, seen in self._seen.items():
                kept._seen[seat] = seen[-LINES_KEPT:]
                kept._before[seat] = self._before[seat] + len(seen) - len(kept._seen[seat])
        return kept

    def follow(self, game: Game) -> None:
        """Sort what the game has told since."""
        with self._lock:
            self._follow(game)

    def _follow(self, game: Game) -> None:
        told = game.events_told
        if told > self._told:
            self._sort(game.events_after(self._told))
            self._told = told

    def _sort(self, events: Sequence[Event]) -> None:
        """Add events to what each viewer has seen."""
        is_public = not [event for event in events if event.to is not None]
        for seat, seen in self._seen.items():
            seen.extend(events if is_public else [e for e in events if e.visible_to(seat)])


@dataclass(slots=True)
class Step:
    """What a choice would lead to; once it is in the log, the table takes it.

    `game` is for everybody to look at, and `playing` the same game to go on with, if it can.
    """

    game: Game
    guard: Guard
    entry: StoredChoice
    asked: Asked
    snapshot: StoredSnapshot | None
    notes: Notes = field(default_factory=Notes)
    playing: Game | None = None


class LiveTable:
    """One game being played; whoever changes it holds `lock`.

    Who only looks takes the `moment`, which never changes.
    """

    def __init__(
        self,
        stored: StoredTable,
        spec: Spec[Any],
        opening: Opening,
        clocks: "Clocks | None" = None,
    ) -> None:
        self.stored = stored
        self.has_bots = any(seat.kind == "bot" for seat in stored.seats)
        self._viewers = viewers_of(stored)
        self._spec = spec
        self.clocks = clocks or Clocks()
        self.lock = threading.Lock()
        self._touched = float("-inf")
        """When it was last noted that the table was touched."""
        self._playing: tuple[Game, Game] | None = None
        """The present game as others see it, and as it is played on."""
        self.best_before: int | None = None
        """The best result before that of the lone player, once the game is over."""
        self.asks_json: dict[int, tuple[Ask, bytes]] = {}
        """The question that each seat was told last, as JSON."""
        self.notes_json: tuple[Notes, bytes] | None = None
        """What everybody is told of the notes, as JSON."""
        self.looked_at = float("-inf")
        """When somebody last looked through this process, by the steady clock."""
        self.turn = asyncio.Lock()
        """On the loop, one request after the other; `lock` keeps the threads apart."""
        self.reopen(opening)

    def reopen(self, opening: Opening) -> None:
        """Begin from a snapshot and make the choices since that count."""
        snapshot, entries = opening.snapshot, opening.entries
        self.game = game_from(self.stored, self._spec, snapshot)
        self.guard = Guard.of(snapshot.guard)
        self.notes = Notes.of(snapshot.notes, snapshot.number)
        self.number = self.kept_since = snapshot.number
        """The number of the last entry of the log, and of the last snapshot."""
        self._asked: Asked = {
            int(seat): (number, at, *(more or [number]))  # type: ignore[misc]
            for seat, (number, at, *more) in snapshot.asked.items()
        }
        self._when = {seat: self.clocks.when(asked[1]) for seat, asked in self._asked.items()}
        self._seen = [entry for entry in entries if entry.number <= snapshot.number][-1].seen
        since = [entry for entry in entries if entry.number > snapshot.number]
        self._choose_all(counting(since))
        self._ask_again(since)
        self.number, self._seen = entries[-1].number, entries[-1].seen
        self._lines = Lines(
            [event for entry in entries for event in entry.events],
            self.game.events_told,
            dict(zip(self.viewers, self._seen, strict=True)),
        )
        self.moment = Moment(self.game, self.number, self._lines)

    @property
    def viewers(self) -> list[int | None]:
        """All who may look: the seats, then the spectators."""
        return self._viewers

    @property
    def is_played_by_bots(self) -> bool:
        """Whether nobody but bots plays."""
        return all(seat.kind == "bot" for seat in self.stored.seats)

    @property
    def is_helped_by_bots(self) -> bool:
        """Whether what is reached here is not the work of people alone."""
        return self.is_played_by_bots or bool(self.notes.stand_ins) or self.stored.has_odds

    @property
    def waits_for_bots(self) -> bool:
        """Whether a bot is to choose."""
        if not self.has_bots and not self.notes.stand_ins:
            return False
        return any(self.bot_at(seat) for seat in self.game.waiting)

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat, its own or for somebody; None where a person does."""
        if (stand_in := self.notes.stand_ins.get(seat)) is not None:
            return stand_in.bot
        return self.stored.seats[seat].bot

    def spoken(self, words: Words) -> Words:
        """Words for this table: for its content, and with the names that its players have given."""
        return words.with_content(self._spec).with_names(self.notes.hero_names)

    def is_untouched(self, at: float) -> bool:
        """Whether it is worth a note that somebody touches the table."""
        return at - self._touched > TOUCHED_FOR

    @property
    def seen(self) -> tuple[int, ...]:
        """How many lines of the log each viewer has seen."""
        return self._seen

    def seat_of(self, key: str | None) -> int | None:
        """The seat that a key opens; without a key, a spectator."""
        return seat_of(self.stored, key)

    def asked_at(self, seat: int) -> int:
        """The number at which the present question was put to the seat."""
        return self._asked[seat][0]

    def choices_when_asked(self, seat: int) -> int:
        """How many choices counted when the present question was put to the seat."""
        return self._asked[seat][2]

    def asked_when(self, seat: int) -> float:
        """When the present question was put, by the steady clock."""
        return self._when[seat]

    def check_number(self, seat: int, number: int) -> None:
        """Raise unless the seat's question at this number is still the present one.

        Other seats may have answered theirs meanwhile, as long as this seat has learnt nothing.
        """
        ask = self.game.pending.get(seat)
        allowed = ask.options if ask else ()
        if number > self.number:
            raise Stale(
                f"number {number} has not been reached; the table is at {self.number}",
                allowed=allowed,
            )
        if ask is not None and number < self._asked[seat][0]:
            raise Stale(
                f"the table has moved on since number {number}; look again and choose anew",
                allowed=allowed,
            )

    # -- playing -------------------------------------------------------------------------------

    def step(self, seat: int, option: str, at: float) -> Step:
        """What the choice would lead to; what is illegal raises, and nothing is changed yet."""
        playing, guard, told = self._to_play_on(), self.guard, self.game.events_told
        playing.choose(seat, option)
        if not guard.is_at_rest or self.bot_at(seat) is not None:
            guard = guard.copy()
            self._watch(guard, playing, seat)
        news = tuple(playing.events_after(told))
        if told + len(news) > MOST_TOLD:
            playing.forget_events()
        seen = seen_after(self._viewers, self._seen, news)
        entry = StoredChoice(self.number + 1, seat, option, at, news, seen)
        notes = self._noted(playing, entry, self.game.chance)
        asked = self._asked_after(playing, entry, notes.choices)
        snapshot = self._snapshot(playing, guard, entry, asked, notes)
        if playing.is_settled:
            return Step(playing.copy(), guard, entry, asked, snapshot, notes, playing)
        return Step(playing, guard, entry, asked, snapshot, notes)

    def _to_play_on(self) -> Game:
        """The present game for who makes a choice in it; nobody else has it.

        The rules of a copy start again from its state, so the game that was played last goes on, if
        it is still the same one: nothing but the choices of this process has changed the table.
        """
        playing, self._playing = self._playing, None
        if playing is None or playing[0] is not self.game:
            return self.game.copy()
        return playing[1]

    def take(self, step: Step) -> None:
        """Go on with what a choice has led to."""
        if step.game.events_told < self.game.events_told + len(step.entry.events):
            self._lines = self._lines.latest(self.game, step.entry.events)
        self.game, self.guard = step.game, step.guard
        self._playing = None if step.playing is None else (step.game, step.playing)
        self.notes = step.notes
        self._note(step.entry, step.asked)
        if step.snapshot is not None:
            self.kept_since = step.snapshot.number
            if self.is_untouched(step.entry.at):
                self._touched = step.entry.at
        self.moment = Moment(self.game, self.number, self._lines)

    def catch_up(self, choices: Sequence[StoredChoice]) -> None:
        """Make the choices that others have put into the log."""
        if choices:
            self.game = self.game.copy()  # somebody may be looking at the present moment
            for choice in choices:
                self._choose_all([choice])
                if choice.seat == TABLE:
                    self._lines.add(choice.events, self.game)
            self.moment = Moment(self.game, self.number, self._lines)

    def _choose_all(self, choices: Sequence[StoredChoice]) -> None:
        for choice in choices:
            if choice.seat == TABLE:
                self._follow(choice)
                continue
            before, chance = self.game.pending, self.game.chance
            try:
                self.game.choose(choice.seat, choice.option)
            except BadChoice as problem:
                raise OtherVersion(f"choice {choice.number} does not fit: {problem}") from None
            self._watch(self.guard, self.game, choice.seat)
            self.notes = self._noted(self.game, choice, chance)
            asked = self._asked_after(self.game, choice, self.notes.choices, before)
            self._note(choice, asked)

    def _follow(self, entry: StoredChoice) -> None:
        """Do what the table itself has written into its log."""
        if is_new_piece(entry):
            raise played_by_newer(self.stored)
        self.notes = noted(self.notes, entry)
        self._note(entry, self._asked)

    def follow(self, entry: StoredChoice) -> None:
        """The same, once it is in the log and everybody is to see it."""
        self._follow(entry)
        self._lines.add(entry.events, self.game)
        self.moment = Moment(self.game, self.number, self._lines)

    def _ask_again(self, entries: Sequence[StoredChoice]) -> None:
        """Whoever took a choice back is asked anew, but gets no more time than he had."""
        chosen = {entry.number: entry.seat for entry in entries}
        for entry in entries:
            number = number_taken_back(entry)
            if number is None or (seat := chosen[number]) not in self.game.pending:
                continue
            asked, when, choices = self._asked[seat]
            if asked < number:
                self._asked[seat] = (entry.number, when, choices)

    def _noted(self, game: Game, entry: StoredChoice, chance: int) -> Notes:
        """The notes after a choice; `chance` is where the dice were before it."""
        return self.notes.after(
            entry.number,
            entry.seat,
            final=game.spec.final(entry.option),
            chance=game.chance != chance,
            news=entry.events,
            has_bots=self.has_bots,
        )

    def _watch(self, guard: Guard, game: Game, chooser: int) -> None:
        if self.bot_at(chooser) is not None:
            guard.watch(game)
        else:
            guard.forget()

    def _asked_after(
        self, game: Game, entry: StoredChoice, choices: int, before: dict[int, Ask] | None = None
    ) -> Asked:
        before = self.game.pending if before is None else before
        anew = asked_anew(before, game.pending, entry.events, entry.seat)
        return {**self._asked, **dict.fromkeys(anew, (entry.number, entry.at, choices))}

    def _note(self, entry: StoredChoice, asked: Asked) -> None:
        when = self.clocks.when(entry.at)
        for seat in [seat for seat in asked if asked[seat] != self._asked.get(seat)]:
            self._when[seat] = when
        self.number, self._seen, self._asked = entry.number, entry.seen, asked

    def _snapshot(
        self, game: Game, guard: Guard, entry: StoredChoice, asked: Asked, notes: Notes
    ) -> StoredSnapshot | None:
        """The state with which a turn begins, if this choice has led to one, or the last state."""
        is_new = game.turn is not None and game.turn.at == game.number
        if not game.is_over and not is_new:
            return None
        state = game.checkpoint() if game.is_over or game.turn is None else game.turn.state
        pending = {str(seat): asked[seat] for seat in game.pending}
        return StoredSnapshot(
            entry.number, packed_state(state), pending, guard.plain(), notes.plain()
        )


def viewers_of(stored: StoredTable) -> list[int | None]:
    """All who may look at a table: its seats, then the spectators."""
    return [*range(len(stored.seats)), None]


def seen_after(
    viewers: Sequence[int | None], before: Sequence[int], news: Sequence[Event]
) -> tuple[int, ...]:
    """How many lines each viewer has seen after some news."""
    if not [event for event in news if event.to is not None]:
        more = len(news)
        return tuple([count + more for count in before])
    return tuple(
        count + sum(event.visible_to(seat) for event in news)
        for count, seat in zip(before, viewers, strict=True)
    )


# -- opening ---------------------------------------------------------------------------------------


def is_of(stored: StoredTable, spec: Spec[Any], piece: StoredPiece) -> bool:
    """Whether a piece is played with the versions that are here."""
    return (piece.rules, piece.content) == (spec.rules_version, spec.content_of(stored.options))


def game_from(stored: StoredTable, spec: Spec[Any], snapshot: StoredSnapshot) -> Game:
    """The game as it was when its last turn began."""
    try:
        state = state_of(spec, unpacked(snapshot.state))
    except BrokenSave as problem:
        raise OtherVersion(
            f"this table was played with another version of {spec.id}, whose state does not fit "
            f"here: {problem}"
        ) from None
    return Game(
        spec,
        len(stored.seats),
        dict(stored.options),
        scene=state,
        fairness=stored.fairness,
        keeps_turns=True,
    )


def beginning(
    stored: StoredTable, spec: Spec[Any]
) -> tuple[StoredPiece, StoredChoice, StoredSnapshot]:
    """How the game begins once all seats are taken: the first piece, from the seed."""
    game = Game(
        spec, len(stored.seats), dict(stored.options), seed=stored.fairness.seed, keeps_turns=True
    )
    content, at = spec.content_of(stored.options), stored.began
    entry, snapshot = _entry_of_table(stored, game, 0, BEGUN, at, (), [0] * (len(stored.seats) + 1))
    return StoredPiece(0, spec.rules_version, content, 0, None, at), entry, snapshot


def first_snapshot(stored: StoredTable, spec: Spec[Any], piece: StoredPiece) -> StoredSnapshot:
    """The state with which a piece began, long after it was forgotten."""
    if piece.start is None:
        return beginning(stored, spec)[2]
    snapshot = StoredSnapshot(piece.number, piece.start, {}, None)
    pending = game_from(stored, spec, snapshot).pending
    asked = {str(seat): (piece.number, piece.at, piece.number) for seat in pending}
    return replace(snapshot, asked=asked)


def check_own_content(stored: StoredTable, spec: Spec[Any], content: str) -> None:
    """Refuse a table with content that somebody has added, unless the same is added here."""
    added = content.partition(OWN)[2]
    here = spec.content_of(stored.options).partition(OWN)[2]
    if added and added != here:
        raise OtherVersion(
            f"this table is played with added content {added}, but here is {here or 'none'}; "
            "start the server with the same content, as with --content PATH"
        )


def version_change(
    stored: StoredTable, spec: Spec[Any], opening: Opening, at: float
) -> tuple[StoredPiece, StoredChoice, StoredSnapshot]:
    """The piece that goes on from the last snapshot with the versions that are here.

    What somebody had added to the content must be here, too: nothing else can take its place.
    """
    check_own_content(stored, spec, opening.piece.content)
    game, last = game_from(stored, spec, opening.snapshot), opening.entries[-1]
    number, content = last.number + 1, spec.content_of(stored.options)
    rule = next(iter(game.pending.values())).rule if game.pending else ""
    told = Event(VERSION_CHANGED, rule, {})
    entry, snapshot = _entry_of_table(stored, game, number, VERSION_CHANGED, at, (told,), last.seen)
    kept, start = opening.snapshot.number, opening.snapshot.state
    notes = Notes.of(opening.snapshot.notes, kept)
    for one in opening.entries:
        notes = noted(notes, one) if one.seat == TABLE and one.number > kept else notes
    snapshot = replace(snapshot, notes=replace(notes, last={}).plain())
    return StoredPiece(number, spec.rules_version, content, kept, start, at), entry, snapshot


def _entry_of_table(
    stored: StoredTable,
    game: Game,
    number: int,
    what: str,
    at: float,
    told: Sequence[Event],
    before: Sequence[int],
) -> tuple[StoredChoice, StoredSnapshot]:
    events = (*told, *game.events)
    seen = seen_after(viewers_of(stored), before, events)
    entry = StoredChoice(number, TABLE, what, at, events, seen)
    state = game.checkpoint() if game.turn is None else game.turn.state
    asked = {str(seat): (number, at, number) for seat in game.pending}
    return entry, StoredSnapshot(number, packed_state(state), asked, None)


def played_by_newer(stored: StoredTable) -> OtherVersion:
    """Why a server that was started earlier leaves a table alone."""
    return OtherVersion(
        f"table {stored.id} is now played by a newer server with another version of the rules; "
        "ask again in a moment"
    )


def seat_of(stored: StoredTable, key: str | None) -> int | None:
    """The seat that a key opens; without a key, a spectator."""
    if not key:
        return None
    wanted, found = hash_of(key), None
    for number, seat in enumerate(stored.seats):
        if hmac.compare_digest(wanted, seat.key_hash or ""):
            found = number
    if found is None:
        raise WrongKey()
    return found


def is_key_of(kept: str | None, key: str) -> bool:
    """Whether this is the key of which the hash is kept."""
    return hmac.compare_digest(hash_of(key), kept or "")


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
