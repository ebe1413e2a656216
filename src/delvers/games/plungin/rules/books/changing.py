"""What is worked out from the books, and must be worked out anew when content is added."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

AFTER: Final[list[Callable[[], Any]]] = []
"""What is to be done after every change of the books."""


def of_books(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function finds in the books until they change."""
    kept = cache(function)
    AFTER.append(kept.cache_clear)
    return kept  # type: ignore[return-value]


def after_changes(function: Callable[[], None]) -> Callable[[], None]:
    """Do this now, and again after every change of the books."""
    function()
    AFTER.append(function)
    return function


def books_changed() -> None:
    """Forget what no longer holds."""
    for update in AFTER:
        update()
