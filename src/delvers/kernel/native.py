"""A mark for compiled builds (`make fast`); without the compiler it does nothing."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["native"]

C = TypeVar("C")

if not TYPE_CHECKING:

    def native(**_: bool) -> Callable[[C], C]:
        """What a compiled class allows: subclasses that are not compiled, or bare objects."""
        return lambda form: form

else:
    from mypy_extensions import mypyc_attr as native
