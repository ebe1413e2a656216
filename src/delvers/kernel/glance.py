"""A view for somebody who answers at once and reads only some of it, as bots do."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any


class Glance(Mapping[str, Any]):
    """A view some parts of which are worked out when they are first read.

    It holds what the view of the seat holds, and is good until the next choice is made.
    """

    __slots__ = ("_later", "_ready")

    def __init__(self, ready: dict[str, Any], later: dict[str, Callable[[], Any]]) -> None:
        """`ready` has every part, in its place; those in `later` are put there when read."""
        self._ready = ready
        self._later = later

    def __getitem__(self, part: str) -> Any:
        if part in self._later:
            self._ready[part] = self._later.pop(part)()
        return self._ready[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._ready)

    def __len__(self) -> int:
        return len(self._ready)
