"""Files of games: what `play` saves, and the saves and records that come from elsewhere."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from delvers import read_record
from delvers.kernel.errors import BadPlain, BrokenSave
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.record import Record, Save, read_save
from delvers.kernel.spec import Spec
from delvers.text import Words
from delvers.text.naming import fit_names

FORMAT: Final = "delvers-table-1"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who takes it: a human (no bot) or a bot."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableFile:
    """What `play` writes: a game's save, who sits where, and the seed of the bots' dice.

    `content` are the places of content that somebody had added, and `hero_names` what the players
    called heroes of theirs; they are left out where nobody gave a name.
    """

    save: str
    seats: list[Seat]
    luck: int
    content: list[str] = field(default_factory=list)
    hero_names: dict[str, str] = field(default_factory=dict)
    format: Literal["delvers-table-1"] = FORMAT

    def text(self) -> str:
        """The file's text."""
        plain = to_plain(self)
        if not self.hero_names:
            del plain["hero_names"]
        return json.dumps(plain, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A record, and what its players and their heroes are called."""

    record: Record
    names: tuple[str, ...]
    save: Save | None = None
    """The save, if the file is one."""
    hero_names: Mapping[str, str] = field(default_factory=dict)

    def spoken(self, words: Words, spec: Spec[Any]) -> Words:
        """Words for this game, with the names that its players gave."""
        return words.with_content(spec).with_names(self.hero_names)


def read_chronicle(path: Path, words: Words) -> Chronicle:
    """The record in a file that `play`, the page or `Game.save` has made."""
    text = read_text(path)
    table = read_table(text)
    kept = text if table is None else table.save
    record = read_record(kept)
    names = [] if table is None else [seat.name for seat in table.seats]
    if len(names) != record.seats:
        numbers = range(1, record.seats + 1)
        names = [words.say("Player %(number)s", number=number) for number in numbers]
    save = read_save(kept) if '"checkpoint"' in kept else None
    given = record.hero_names if table is None else table.hero_names
    return Chronicle(record, tuple(names), save, fit_names(given))


def read_table(text: str) -> TableFile | None:
    """What `play` wrote; None if somebody else did."""
    try:
        plain: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        return None
    try:
        return from_plain(TableFile, plain, "table")
    except BadPlain as problem:
        raise BrokenSave(str(problem)) from None


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BrokenSave(f"{path} is not a Delvers file: it is not text") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: a reader finds the old text or the new one."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, written: bytes) -> None:
    """The same for what is no text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("wb") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
