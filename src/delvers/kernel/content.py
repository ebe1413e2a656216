"""Reading content files, for every game."""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from delvers.kernel.errors import BadContent, BadPlain
from delvers.kernel.plain import from_plain, readable_part

T = TypeVar("T")
MOST_BYTES: Final = 1_000_000
"""A file of content is never larger."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What somebody has written, in a few words, and what is wrong with it."""

    told: str
    problems: Sequence[str]


@dataclass(frozen=True, slots=True)
class OwnContent:
    """What a game does for those who write content for it: the part `content` of its kit.

    `check` looks through a file or folder; `lists` are the ids of what content can name, by kind,
    with their names where the rules know them. `tables` are the names that can stand at the top
    of a file.
    """

    check: Callable[[Path], Checked]
    lists: Callable[[], Mapping[str, Mapping[str, str]]]
    tables: frozenset[str] = frozenset()


class Named(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str:
        """The name that no other thing has."""


N = TypeVar("N", bound=Named)


def read_toml(form: type[T], path: Path) -> T:
    """The file as typed data; a wrong entry raises BadContent that names file, entry and field."""
    return read_plain(form, plain_toml(path), path)


def plain_toml(path: Path) -> dict[str, Any]:
    """The file as plain data."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadContent(f"{path}: the file is too large; allowed: {MOST_BYTES} bytes")
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise BadContent(f"{path}: the file is missing") from None
    except OSError as problem:
        raise BadContent(f"{path}: cannot be read: {problem.strerror}") from None
    except RecursionError:
        raise BadContent(f"{path}: this is not TOML: it is nested too deeply") from None
    except ValueError as problem:
        raise BadContent(f"{path}: this is not TOML: {problem}") from None


def read_plain(form: type[T], plain: dict[str, Any], path: Path) -> T:
    """Typed data from what stands in a file."""
    try:
        return from_plain(form, plain, path.stem)
    except BadPlain as problem:
        first, *more = (f"{path}: {one}" for one in problem.all)
        raise BadContent(first, more) from None


def read_part(form: type[T], plain: dict[str, Any], path: Path) -> tuple[T, list[str], list[str]]:
    """What can be read of a file, what is wrong with the rest, and in which places."""
    part, problems = readable_part(form, plain, path.stem)
    places = [problem.where.removeprefix(f"{path.stem}.") for problem in problems]
    return part, [f"{path}: {problem}" for problem in problems], places


def by_id(things: Iterable[N], path: Path) -> dict[str, N]:
    """The things by their ids, which must all differ."""
    found: dict[str, N] = {}
    add_by_id(found, things, path)
    return found


def add_by_id(found: dict[str, N], things: Iterable[N], path: Path) -> None:
    """Put the things of one more file to those found; their ids must all differ."""
    for thing in things:
        if thing.id in found:
            raise BadContent(f"{path}: {thing.id}: two entries have this id")
        found[thing.id] = thing


def check_count(found: int, needed: int, what: str, *paths: Path) -> None:
    """Refuse content files with more or fewer pieces than there are in the box."""
    if found != needed:
        files = " and ".join(str(path) for path in paths)
        raise BadContent(f"{files}: {what}: {found} pieces where {needed} are needed")
