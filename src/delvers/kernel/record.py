"""The text forms of a game: a record that replays it, and a save with a checkpoint."""

import json
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeVar

from delvers.kernel.errors import BadPlain, BrokenSave, ForeignSave
from delvers.kernel.fairness import Fairness
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.requests import Answer
from delvers.kernel.spec import Result, Setting

FORMAT: Final = "delvers-1"


@dataclass(slots=True)
class Record:
    """All that replays a game from the start; without a seed it began from a set scene."""

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, Setting]
    seed: int | None
    choices: list[Answer]
    fairness: Fairness | None = None
    result: Result | None = None
    format: Literal["delvers-1"] = FORMAT

    def text(self) -> str:
        """The record as JSON."""
        return json.dumps(to_plain(self), ensure_ascii=False)


@dataclass(slots=True)
class Save(Record):
    """A record with the state at the last checkpoint; `at` counts the choices before it."""

    at: int = 0
    checkpoint: dict[str, Any] = field(default_factory=dict)


R = TypeVar("R", bound=Record)


def read_record(text: str) -> Record:
    """A record from its text."""
    plain = _parse(text)
    for name in ("at", "checkpoint"):
        plain.pop(name, None)
    return _built(Record, plain)


def read_save(text: str) -> Save:
    """A save from its text."""
    plain = _parse(text)
    checkpoint = plain.pop("checkpoint", None)
    if not isinstance(checkpoint, dict):
        raise BrokenSave("the save has no checkpoint; a record can be replayed, but not resumed")
    save = _built(Save, plain)
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
    if plain["format"] != FORMAT:
        raise ForeignSave(f"format {plain['format']!r} is not known here; known: {FORMAT}")
    return plain


def _built(kind: type[R], plain: dict[str, Any]) -> R:
    try:
        return from_plain(kind, plain, "save")
    except BadPlain as problem:
        raise BrokenSave(str(problem)) from None
