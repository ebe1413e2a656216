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
    for thing in things:
        if thing.id in found:
            raise BadContent(f"{path}: {thing.id}: two entries have this id")
        found[thing.id] = thing
    return found


def check_count(found: int, needed: int, what: str, path: Path) -> None:
    """Refuse a content file with more or fewer pieces than there are in the box."""
    if found != needed:
        raise BadContent(f"{path}: {what}: {found} pieces where {needed} are needed")
