"""Beginning a game, and going on with one from its text."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
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
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.record import Record, Save, read_save
from delvers.kernel.spec import OWN, Spec


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
        seed=secrets.randbits(64) if seed is None else seed,
        fairness=fairness,
        events=events,
    )


def load(text: str, *, content: Iterable[str | Path] = ()) -> Game:
    """Go on with a saved game at the decision where it was saved.

    A save made by other rules or content goes on from its checkpoint and says so in `notice`.
    """
    save = read_save(text)
    spec = _spec_of(save, content)
    if (save.rules, save.content) != (spec.rules_version, spec.content_of(save.options)):
        return _from_checkpoint(spec, save)
    if save.seed is None:
        return _scene(spec, save, save.choices[save.at :])
    game = _replayed(spec, save)
    if to_plain(_state_at(spec, save)) != save.checkpoint:
        raise BrokenSave("the save's checkpoint is not what its choices lead to")
    return game


def replay(record: Record, *, content: Iterable[str | Path] = ()) -> Game:
    """Play a record from the start to its end."""
    return _replayed(_spec_of(record, content), record)


def _replayed(spec: Spec[Any], record: Record) -> Game:
    content = spec.content_of(record.options)
    if (record.rules, record.content) != (spec.rules_version, content):
        raise ForeignSave(
            f"the record was made with rules {record.rules} and content {record.content}, but here "
            f"are rules {spec.rules_version} and content {content}"
        )
    if record.seed is None:
        raise BrokenSave("the record has no seed, so it cannot be replayed from the start")
    return _played(spec, record, record.choices)


def verify(record: Record, *, content: Iterable[str | Path] = ()) -> Game:
    """Replay a record and raise BrokenSave unless promise, seed, choices and result agree."""
    return verified(_found(record, content), record)


def verified(spec: Spec[Any], record: Record) -> Game:
    """Replay a record of this game, and raise BrokenSave unless everything in it agrees."""
    if record.seed is None:
        raise BrokenSave("the record has no seed, so it cannot be verified")
    if record.fairness is not None:
        record.fairness.check(record.seed)
    game = _replayed(_checked(spec, record), record)
    if game.result != record.result:
        raise BrokenSave(f"the record claims {record.result}, but its choices give {game.result}")
    return game


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
    except (BadSeats, BadOption) as problem:
        raise BrokenSave(str(problem)) from None
    return spec


def _check_own_content(spec: Spec[Any], record: Record) -> None:
    """Refuse a game with content that somebody has added, unless the same is added here."""
    added = record.content.partition(OWN)[2]
    here = spec.content_of(record.options).partition(OWN)[2]
    if added and added != here:
        raise ForeignSave(
            f"the game was played with added content {added}, but here is {here or 'none'}; "
            "add the same content first, as with --content PATH"
        )


def _played(spec: Spec[Any], record: Record, choices: Sequence[tuple[int, str]]) -> Game:
    game = Game(spec, record.seats, record.options, seed=record.seed, fairness=record.fairness)
    return _choose_all(game, choices)


def _choose_all(game: Game, choices: Sequence[tuple[int, str]]) -> Game:
    for number, (seat, option) in enumerate(choices):
        try:
            game.choose(seat, option)
        except BadChoice as problem:
            raise BrokenSave(f"choice {number + 1} of {len(choices)}: {problem}") from None
    return game


def _state_at(spec: Spec[Any], save: Save) -> Any:
    return _played(spec, save, save.choices[: save.at]).checkpoint()


def _scene(spec: Spec[Any], save: Save, choices: Sequence[tuple[int, str]]) -> Game:
    try:
        state = from_plain(spec.state_type, save.checkpoint, "checkpoint")
        spec.bind(state)
    except BadPlain as problem:
        raise BrokenSave(str(problem)) from None
    return _choose_all(Game(spec, save.seats, save.options, scene=state), choices)


def _from_checkpoint(spec: Spec[Any], save: Save) -> Game:
    made_with = f"rules {save.rules} and content {save.content}"
    try:
        game = _scene(spec, save, ())
    except BrokenSave as problem:
        raise ForeignSave(f"a save made with {made_with} does not fit here: {problem}") from None
    game.notice = f"This game was saved with {made_with}; the current turn starts again."
    return game
