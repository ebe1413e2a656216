"""Checks of content files that both editions share."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypeVar

from delvers.kernel.errors import BadContent


class Named(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str:
        """The name that no other thing has."""


T = TypeVar("T", bound=Named)


def by_id(things: Iterable[T], path: Path) -> dict[str, T]:
    """The things by their ids, which must all differ."""
    found: dict[str, T] = {}
    add_by_id(found, things, path)
    return found


def add_by_id(found: dict[str, T], things: Iterable[T], path: Path) -> None:
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
