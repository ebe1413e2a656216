"""Copies of state, made from the fields of its dataclasses.

A copy shares nothing that can change. What can be shared (numbers, texts, tuples, frozen entries of
the content) is; lists and dictionaries are copied as deep as their types say.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Self, TypeVar, Union, get_args, get_origin

from delvers.kernel.hints import hints_of
from delvers.kernel.native import native

COPY: Final = "copy"
SHARED: Final = (int, str, bool, float, bytes, NoneType)
"""Types whose values never change."""


@native(allow_interpreted_subclasses=True)
class Copied:
    """A dataclass that can be copied; the code for it is written when it is first wanted."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """What was written for a class does not copy the further fields of its subclasses."""
        super().__init_subclass__()
        setattr(cls, COPY, Copied.copy)

    def copy(self) -> Self:
        """The same in an object of its own."""
        made: Callable[[Self], Self] = COPIERS.get(type(self)) or _kept_copier(type(self))
        return made(self)


T = TypeVar("T")
COPIERS: Final[dict[type, Callable[[Any], Any]]] = {}
"""What was written, for compiled rules: they call the method of `Copied` itself."""


def _kept_copier(form: type[T]) -> Callable[[T], T]:
    made = COPIERS[form] = copier(form)
    setattr(form, COPY, made)  # from now on without the detour
    return made


def copier(form: type[T]) -> Callable[[T], T]:
    """The function that copies objects of a dataclass: one call with all fields in order."""
    if not is_dataclass(form):
        raise TypeError(f"{form.__name__} is no dataclass, so its fields are not known")
    hints = hints_of(form)
    parts = [copied(f"one.{field.name}", hints[field.name]) for field in fields(form)]
    names: dict[str, Any] = {"form": form}
    exec(f"def copy(one):\n    return form({', '.join(parts)})", names)
    made: Callable[[T], T] = names["copy"]
    made.__doc__ = "The same in an object of its own."
    return made


def copied(value: str, form: Any) -> str:
    """How a value of a type is copied, as an expression."""
    if is_shared(form):
        return value
    origin, inner = get_origin(form), get_args(form)
    if origin is Annotated:
        return copied(value, inner[0])
    if origin is list:
        return f"{value}[:]" if is_shared(inner[0]) else listed(value, inner[0])
    if origin is dict:
        return f"{value}.copy()" if is_shared(inner[1]) else mapped(value, inner[1])
    if origin in (Union, UnionType):
        (other,) = [one for one in inner if one is not NoneType]
        return f"(None if {value} is None else {copied(value, other)})"
    if callable(getattr(form, "copy", None)):
        return f"{value}.copy()"
    raise TypeError(f"nobody knows how to copy {form!r}")


def listed(value: str, form: Any) -> str:
    """A list whose items must be copied too."""
    return f"[{copied('item', form)} for item in {value}]"


def mapped(value: str, form: Any) -> str:
    """A dictionary whose values must be copied too."""
    return f"{{key: {copied('item', form)} for key, item in {value}.items()}}"


def is_shared(form: Any) -> bool:
    """Whether the values of a type never change, so that two states may have the same one."""
    origin = get_origin(form)
    if origin is Annotated:
        return is_shared(get_args(form)[0])
    if origin in (Literal, tuple, frozenset):
        return True
    if origin in (Union, UnionType):
        return all(is_shared(one) for one in get_args(form))
    if isinstance(form, type):
        is_frozen = is_dataclass(form) and form.__dataclass_params__.frozen  # type: ignore[attr-defined]
        return issubclass(form, SHARED) or form is tuple or bool(is_frozen)
    return False
