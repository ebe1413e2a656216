"""Beginning a game, and going on with one from its text."""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from delvers.kernel.errors import (
    BadChoice,
    BadOption,
    BadPlain,
    BadSeats,
    BrokenSave,
    ForeignSave,
    UnknownGame,
)
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.pickling import state_from
from delvers.kernel.plain import to_plain
from delvers.kernel.record import Piece, Record, Save, read_save
from delvers.kernel.requests import Answer
from delvers.kernel.spec import OWN, Setting, Spec
from delvers.kernel.versions import LENGTH


def new(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    fairness: Fairness | None = None,
    events: bool = True,
    content: Iterable[str | Path] = (),
) -> Game:
    """A new game; the same seed gives the same game, and without one the seed is random.

    `content` are files or folders with content of one's own, for games that take some.

    >>> import delvers
    >>> delvers.new("raiders", seats=4, seed=7, options={"tactical": True})
    <Game raiders, 4 seats, tactical=True: 0 choices, seat 0 to choose>
    """
    return begun(REGISTRY.find(game, content), seats, seed, options, fairness, events)


def begun(
    spec: Spec[Any],
    seats: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    fairness: Fairness | None = None,
    events: bool = True,
) -> Game:
    """A new game of a spec."""
    if fairness is not None:
        if seed is not None:
            raise BadOption("give a seed or a fairness promise, not both")
        seed = fairness.seed
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise BadOption(f"the seed cannot be {seed!r}; allowed: a whole number")
    checked = spec.check_options(options or {})
    spec.check(spec.check_seats(seats), checked)
    return Game(
        spec,
        seats,
        checked,
        seed=int.from_bytes(os.urandom(8), "big") if seed is None else seed,
        fairness=fairness,
        events=events,
    )


def load(text: str, *, content: Iterable[str | Path] = ()) -> Game:
    """Go on with a saved game at the decision where it was saved.

    A save made by other rules or content goes on from its checkpoint and says so in `notice`.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> delvers.load(game.save()).pending == game.pending
    True
    """
    save = read_save(text)
    spec = _spec_of(save, content)
    if (save.rules, save.content) != (spec.rules_version, spec.content_of(save.options)):
        return _from_checkpoint(spec, save)
    if save.seed is None and save.start is None:
        return _scene(spec, save, save.checkpoint, save.choices[save.at :])
    return _choose_all(_at_checkpoint(spec, save), save.choices, save.at)


def check_checkpoint(spec: Spec[Any], save: Save) -> None:
    """Raise BrokenSave unless the checkpoint of a save is what its choices lead to."""
    is_own = (save.rules, save.content) == (spec.rules_version, spec.content_of(save.options))
    if is_own and (save.seed is not None or save.start is not None):
        _at_checkpoint(spec, save)


def _at_checkpoint(spec: Spec[Any], save: Save) -> Game:
    """Play the choices of a save up to its checkpoint, which must be what they lead to."""
    last = max(0, save.at - 1)
    game = _played(spec, save, (), keeps_turns=not save.at, events=False)
    game._log_is_due = True
    _choose_all(game, save.choices, 0, last)
    game.keeps_turns = True  # so that the way to the checkpoint need not be played once more
    _choose_all(game, save.choices, last, save.at)
    if to_plain(game.checkpoint()) != save.checkpoint:
        raise BrokenSave("the save's checkpoint is not what its choices lead to")
    game.keeps_turns, game.turn = False, None
    return game


def replay(record: Record, *, content: Iterable[str | Path] = ()) -> Game:
    """Play a record from the start to its end.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> game.choose(0, "power 3")
    >>> delvers.replay(game.record()).choices
    ((0, 'power 3'),)
    """
    return _replayed(_spec_of(record, content), record)


def _replayed(spec: Spec[Any], record: Record) -> Game:
    if not _is_of(spec, record, record.options):
        raise foreign(spec, record)
    if record.seed is None and record.start is None:
        raise BrokenSave("the record has no seed, so it cannot be replayed from the start")
    return _played(spec, record, record.choices)


def foreign(spec: Spec[Any], piece: Record | Piece) -> ForeignSave:
    """Why choices made under other rules are not made again under these."""
    return ForeignSave(
        f"the game was played with {_made_with(piece)}, but here are rules {spec.rules_version} "
        f"and content {spec.content_version}; its choices are only played again with the version "
        "of Delvers that made them"
    )


def _made_with(piece: Record | Piece) -> str:
    """The versions of a piece; before they were made from what stands there, they were numbers."""
    old = " (Delvers 0.1)" if piece.rules.isdecimal() and len(piece.rules) < LENGTH else ""
    return f"rules {piece.rules} and content {piece.content}{old}"


def _is_of(spec: Spec[Any], piece: Record | Piece, options: dict[str, Setting]) -> bool:
    return (piece.rules, piece.content) == (spec.rules_version, spec.content_of(options))


# -- verifying -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that holds as far as it could be checked: the game, and which pieces were checked.

    Pieces that were played with other versions are checked with those.
    """

    game: Game
    pieces: tuple[bool, ...]

    @property
    def is_whole(self) -> bool:
        """Whether every piece was checked."""
        return all(self.pieces)


def verify(record: Record, *, content: Iterable[str | Path] = ()) -> Game:
    """Replay a record and raise BrokenSave unless promise, seed, choices and result agree.

    >>> import delvers
    >>> record = delvers.new("raiders", seats=3, seed=7).record()
    >>> delvers.verify(record).number
    0
    """
    return verified(_found(record, content), record).game


def verified(spec: Spec[Any], record: Record) -> Verified:
    """Replay a record of this game piece by piece; raise BrokenSave unless everything agrees."""
    if record.seed is None:
        raise BrokenSave("the record has no seed, so it cannot be verified")
    if record.fairness is not None:
        record.fairness.check(record.seed)
    pieces = record.pieces()
    if any(piece.start is None for piece in pieces[1:]) or pieces[0].start is not None:
        raise BrokenSave("only the first piece of a game begins from its seed")
    own = [_is_of(spec, piece, record.options) for piece in pieces]
    if not any(own):
        _check_own_content(spec, record)
        raise foreign(spec, record)
    _checked(spec, record)
    played = [_verified_piece(spec, record, at) for at, is_own in enumerate(own) if is_own]
    if own[-1] and played[-1].result != record.result:
        raise BrokenSave(
            f"the record claims {record.result}, but its choices give {played[-1].result}"
        )
    return Verified(played[-1], tuple(own))


def _verified_piece(spec: Spec[Any], record: Record, at: int) -> Game:
    """Play one piece, and check that it leads to the state with which the next one begins."""
    pieces = record.pieces()
    piece, following = pieces[at], pieces[at + 1 :]
    last = _played_piece(spec, record, piece, piece.choices)
    if not following:
        return last
    game = _played_piece(spec, record, piece, piece.choices[: piece.kept], keeps_turns=True)
    reached = [game.checkpoint(), *([] if game.turn is None else [game.turn.state])]
    if following[0].start not in [to_plain(state) for state in reached]:
        raise BrokenSave(f"piece {at + 1} does not lead to the state with which the next one began")
    return last


def _spec_of(record: Record, content: Iterable[str | Path]) -> Spec[Any]:
    return _checked(_found(record, content), record)


def _found(record: Record, content: Iterable[str | Path]) -> Spec[Any]:
    try:
        return REGISTRY.find(record.game, content)
    except UnknownGame as problem:
        raise ForeignSave(str(problem)) from None


def _checked(spec: Spec[Any], record: Record) -> Spec[Any]:
    try:
        _check_own_content(spec, record)
        spec.check_seats(record.seats)
        if spec.check_options(record.options) != record.options:
            raise BrokenSave(f"options are missing; needed: {list(spec.check_options({}))}")
        spec.check(record.seats, record.options)
    except (BadSeats, BadOption, BrokenSave) as problem:
        if record.rules != spec.rules_version:
            raise _does_not_fit(record, problem) from None
        raise BrokenSave(str(problem)) from None
    return spec


def _does_not_fit(record: Record, problem: Exception) -> ForeignSave:
    return ForeignSave(f"a save made with {_made_with(record)} does not fit here: {problem}")


def _check_own_content(spec: Spec[Any], record: Record) -> None:
    """Refuse a game with content that somebody has added, unless the same is added here."""
    added = record.content.partition(OWN)[2]
    here = spec.content_of(record.options).partition(OWN)[2]
    if added and added != here:
        raise ForeignSave(
            f"the game was played with added content {added}, but here is {here or 'none'}; "
            "add the same content first, as with --content PATH"
        )


def _played(
    spec: Spec[Any],
    record: Record,
    choices: Sequence[Answer],
    *,
    keeps_turns: bool = False,
    events: bool = True,
) -> Game:
    last = record.pieces()[-1]
    return _played_piece(spec, record, last, choices, keeps_turns=keeps_turns, events=events)


def _played_piece(
    spec: Spec[Any],
    record: Record,
    piece: Piece,
    choices: Sequence[Answer],
    *,
    keeps_turns: bool = False,
    events: bool = True,
) -> Game:
    """The game at the end of these choices, which follow the start of a piece."""
    scene = None if piece.start is None else state_of(spec, piece.start)
    game = Game(
        spec,
        record.seats,
        record.options,
        seed=record.seed,
        scene=scene,
        fairness=record.fairness,
        events=events,
        keeps_turns=keeps_turns,
        earlier=record.earlier,
    )
    return _choose_all(game, choices)


def _choose_all(
    game: Game, choices: Sequence[Answer], begin: int = 0, end: int | None = None
) -> Game:
    """Make these choices, or those from the one numbered `begin` to before `end`."""
    for number, (seat, option) in enumerate(choices[begin:end], begin + 1):
        try:
            game.choose(seat, option)
        except BadChoice as problem:
            raise BrokenSave(f"choice {number} of {len(choices)}: {problem}") from None
    return game


def state_of(spec: Spec[Any], plain: Any) -> Any:
    """A state of the game from its plain form, with the content of this spec."""
    try:
        return state_from(spec, plain)
    except BadPlain as problem:
        raise BrokenSave(str(problem)) from None


def _scene(spec: Spec[Any], save: Save, plain: Any, choices: Sequence[Answer]) -> Game:
    game = Game(
        spec,
        save.seats,
        save.options,
        seed=save.seed,
        scene=state_of(spec, plain),
        fairness=save.fairness,
        earlier=save.earlier,
    )
    return _choose_all(game, choices)


def _from_checkpoint(spec: Spec[Any], save: Save) -> Game:
    """Go on from the checkpoint; what was played before is a piece of its own."""
    made_with = _made_with(save)
    save.earlier.append(Piece(save.rules, save.content, save.choices, save.at, save.start))
    try:
        game = _scene(spec, save, save.checkpoint, ())
    except BrokenSave as problem:
        raise _does_not_fit(save, problem) from None
    game.notice = f"This game was saved with {made_with}; the current turn starts again."
    return game
