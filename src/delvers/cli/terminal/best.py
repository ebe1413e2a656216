"""The best results of lone players, kept in a file in the user's data folder."""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from delvers.cli.files import read_text, write_text
from delvers.kernel.errors import BadPlain, BrokenSave, DelversError
from delvers.kernel.game import Game
from delvers.kernel.plain import from_plain, to_plain

PLACE: Final = "DELVERS_BEST"
"""The variable of the environment that names another file."""
FORMAT: Final = "delvers-best-1"


@dataclass(frozen=True, slots=True)
class Best:
    """The most points of a lone player in a game, as whom and with which options."""

    game: str
    who: str
    options: str
    points: int


@dataclass(frozen=True, slots=True)
class BestFile:
    """The form of the file."""

    results: list[Best] = field(default_factory=list)
    format: Literal["delvers-best-1"] = FORMAT


class BadBest(DelversError):
    """A file of best results that cannot be read; it is left as it is."""


def best_path() -> Path:
    """Where the best results are kept."""
    if named := os.environ.get(PLACE):
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(data) / "delvers" / "best.json"


def read_best(path: Path) -> BestFile:
    """All best results; an empty list if there is no file yet."""
    if not path.exists():
        return BestFile()
    try:
        return from_plain(BestFile, json.loads(read_text(path)), "best")
    except (ValueError, RecursionError, BadPlain, BrokenSave, OSError) as problem:
        raise BadBest(
            f"{path} does not hold best results ({problem}); mend or remove it, "
            "this result is not kept"
        ) from None


def keep_best(path: Path, reached: Best) -> int | None:
    """Keep a result if it is the best of its kind; the best before, or None if there was none."""
    with locked(path):
        file = read_best(path)
        same = [one for one in file.results if is_alike(one, reached)]
        former = max((one.points for one in same), default=None)
        if former is None or reached.points > former:
            others = [one for one in file.results if one not in same]
            write_text(path, json.dumps(to_plain(BestFile([*others, reached])), indent=1))
    return former


def is_alike(one: Best, other: Best) -> bool:
    """Whether two results are of the same game, hero and options."""
    return (one.game, one.who, one.options) == (other.game, other.who, other.options)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else changes the file meanwhile, so that no result is lost."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f".{path.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def best_of(game: Game) -> Best | None:
    """What a game that is over counts for; None if it has no result to beat."""
    reached = game.lone_result
    if reached is None:
        return None
    options = game.spec.option_set(game.options)
    return Best(game.spec.id, reached.who, options, reached.points)
