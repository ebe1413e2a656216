"""What is worked out from books is worked out once: they never change."""

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def kept(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function finds, by the books that it gets and its other arguments."""
    return cache(function)  # type: ignore[return-value]
