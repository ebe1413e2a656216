"""The text forms of a game: a record that replays it, and a save with a checkpoint."""

import json
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, TypeVar

from delvers.kernel.errors import BadPlain, BrokenSave, ForeignSave, listed
from delvers.kernel.fairness import Fairness
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.requests import Answer
from delvers.kernel.spec import Result, Setting

FORMAT: Final = "delvers-2"
KNOWN: Final = ("delvers-1", FORMAT)
"""Formats that can be read; the first knew no pieces."""
STATES: Final = ("start", "checkpoint")
"""Fields of a record that hold a state, which is plain already."""


@dataclass(slots=True)
class Piece:
    """What was played with other rules or content before the game went on with the present ones.

    Of its choices the first `kept` count: then came the checkpoint from which the game went on, and
    the turn started again. `start` is the state it went on from itself (None: from the seed).
    """

    rules: str
    content: str
    choices: list[Answer]
    kept: int
    start: dict[str, Any] | None = None


@dataclass(slots=True)
class Record:
    """All that replays a game from the start; without a seed it began from a set scene.

    Rules, content and choices are those of the last piece; it began at the state `start` unless it
    is the first one.
    """

    game: str
    """The id of the game."""
    rules: str
    """The version of the rules."""
    content: str
    """The version of the content."""
    seats: int
    """How many play."""
    options: dict[str, Setting]
    """The optional rules and settings, all of them."""
    seed: int | None
    """From which all chance follows; null for a game that began from a set scene."""
    choices: list[Answer]
    """Every choice in its order: the seat, and the option as the rules write it."""
    fairness: Fairness | None = None
    """The server's promise about the dice, if there was one."""
    result: Result | None = None
    """How the game ended; null while it runs."""
    start: dict[str, Any] | None = None
    """The state with which the last piece began; null if with the seed."""
    earlier: list[Piece] = field(default_factory=list)
    """What was played with other rules or content."""
    bots: list[str] = field(default_factory=list)
    """The kind of bot at each seat, "" for a person; empty where nobody kept it."""
    hero_names: dict[str, str] = field(default_factory=dict)
    """What players called heroes of theirs, by the heroes' ids; left out where nobody did."""
    format: Literal["delvers-1", "delvers-2"] = FORMAT
    """The form of this text."""

    def pieces(self) -> list[Piece]:
        """All pieces of the game, the present one last."""
        played = len(self.choices)
        last = Piece(self.rules, self.content, self.choices, played, self.start)
        return [*self.earlier, last]

    def text(self) -> str:
        """The record as JSON."""
        plain = {
            f.name: getattr(self, f.name) if f.name in STATES else to_plain(getattr(self, f.name))
            for f in fields(self)
        }
        if not self.hero_names:
            del plain["hero_names"]
        return json.dumps(plain, ensure_ascii=False)


@dataclass(slots=True)
class Save(Record):
    """A record with the state at the last checkpoint; `at` counts the choices before it."""

    at: int = 0
    """How many choices had been made at the checkpoint."""
    checkpoint: dict[str, Any] = field(default_factory=dict)
    """The state there, as the rules of this version keep it."""


R = TypeVar("R", bound=Record)
B = TypeVar("B", bound=Record | Piece)


def read_record(text: str) -> Record:
    """A record from its text.

    >>> import delvers
    >>> text = delvers.new("raiders", seats=3, seed=7).record().text()
    >>> delvers.read_record(text).seed
    7
    """
    plain = _parse(text)
    for name in ("at", "checkpoint"):
        plain.pop(name, None)
    return _with_pieces(Record, plain)


def read_save(text: str) -> Save:
    """A save from its text."""
    plain = _parse(text)
    checkpoint = plain.pop("checkpoint", None)
    if not isinstance(checkpoint, dict):
        raise BrokenSave("the save has no checkpoint; a record can be replayed, but not resumed")
    save = _with_pieces(Save, plain)
    save.checkpoint = checkpoint
    if not 0 <= save.at <= len(save.choices):
        raise BrokenSave(f"the checkpoint lies at choice {save.at} of {len(save.choices)}")
    return save


def _parse(text: str) -> dict[str, Any]:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BrokenSave(f"this is not a Delvers save: {problem}") from None
    if not isinstance(plain, dict) or "format" not in plain:
        raise BrokenSave("this is not a Delvers save: it names no format")
    if plain["format"] not in KNOWN:
        raise ForeignSave(f"format {plain['format']!r} is not known here; known: {listed(KNOWN)}")
    return plain


def _with_pieces(kind: type[R], plain: dict[str, Any]) -> R:
    """A record with its pieces; their states are read later, by the game."""
    start, earlier = plain.pop("start", None), plain.pop("earlier", [])
    record = _built(kind, plain)
    record.start = _state(start)
    if not isinstance(earlier, list) or not all(isinstance(one, dict) for one in earlier):
        raise BrokenSave("save.earlier: the pieces played before are not a list of tables")
    for one in earlier:
        begun = one.pop("start", None)
        piece = _built(Piece, one)
        if not 0 <= piece.kept <= len(piece.choices):
            raise BrokenSave(f"a piece keeps {piece.kept} of {len(piece.choices)} choices")
        piece.start = _state(begun)
        record.earlier.append(piece)
    return record


def _state(plain: Any) -> dict[str, Any] | None:
    if plain is None or isinstance(plain, dict):
        return plain
    raise BrokenSave("save.start: the state that a piece began with is not a table")


def _built(kind: type[B], plain: dict[str, Any]) -> B:
    try:
        return from_plain(kind, plain, "save")
    except BadPlain as problem:
        raise BrokenSave(str(problem)) from None
