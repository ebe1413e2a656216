"""Copies of state, made from the fields of its dataclasses.

A copy shares nothing that can change. What can be shared (numbers, texts, tuples, frozen entries of
the content) is; lists and dictionaries are copied as deep as their types say.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Protocol,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

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


@native(allow_interpreted_subclasses=True)
class SharedPart(Copied):
    """A dataclass whose objects copies of a state share until one of them changes its own.

    It stands in a dictionary, and `own` gives the one that may be changed; its field `is_shared` is
    not saved. It is each class's own, or a compiled `own` would not see that of one which is not.
    """

    __slots__ = ()


class Part(Protocol):
    """What `own` and `share` need of such an object."""

    is_shared: bool

    def copy(self) -> Self:
        """The same in an object of its own."""
        ...


K = TypeVar("K")
S = TypeVar("S", bound=Part)


def own(parts: dict[K, S], key: K) -> S:
    """A part that may be changed: what other states share is copied first."""
    part = parts[key]
    if part.is_shared:
        part = parts[key] = part.copy()
        part.is_shared = False
    return part


def share(parts: dict[K, S]) -> dict[K, S]:
    """The same parts in a dictionary of its own; from now on nobody may change them."""
    for part in parts.values():
        part.is_shared = True
    return parts.copy()


T = TypeVar("T")
COPIERS: Final[dict[type, Callable[[Any], Any]]] = {}
"""What was written, for compiled rules: they call the method of `Copied` itself."""


def _kept_copier(form: type[T]) -> Callable[[T], T]:
    made = COPIERS[form] = copier(form)
    setattr(form, COPY, made)  # from now on without the detour
    return made


def copier(form: type[T]) -> Callable[[T], T]:
    """The function that copies objects of a dataclass: it sets all fields of a bare one."""
    if not is_dataclass(form):
        raise TypeError(f"{form.__name__} is no dataclass, so its fields are not known")
    hints = hints_of(form)
    names: dict[str, Any] = {"form": form, "bare": form.__new__, "share": share}
    lines = ["new = bare(form)"]
    for field in fields(form):
        lines.append(f"new.{field.name} = {copied(f'one.{field.name}', hints[field.name])}")
    exec("def copy(one):\n    " + "\n    ".join([*lines, "return new"]), names)
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
        return mapped(value, inner[1])
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
    """A dictionary; its values are copied too, if they can change and are not shared till then."""
    if is_shared_part(form):
        return f"share({value})"
    if is_shared(form):
        return f"{value}.copy()"
    return f"{{key: {copied('item', form)} for key, item in {value}.items()}}"


def is_shared_part(form: Any) -> bool:
    """Whether copies share the objects of a class until they are changed."""
    return isinstance(form, type) and issubclass(form, SharedPart)


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


# -- setting a state to another --------------------------------------------------------------------

SETTERS: Final[dict[type, Callable[[Any, Any], None]]] = {}


def restore(one: Any, other: Any) -> None:
    """Make a dataclass equal to another of its class; its parts stay the same objects."""
    set_parts = SETTERS.get(type(one))
    if set_parts is None:
        set_parts = SETTERS[type(one)] = setter(type(one))
    set_parts(one, other)


def setter(form: type) -> Callable[[Any, Any], None]:
    """The function that sets all fields of a dataclass to those of another."""
    hints = hints_of(form)
    lines = [_set(field.name, hints[field.name]) for field in fields(form)]
    names: dict[str, Any] = {"restore": restore, "set_items": set_items, "set_values": set_values}
    names["share"] = share
    exec("def set_parts(one, other):\n    " + "\n    ".join(lines), names)
    made: Callable[[Any, Any], None] = names["set_parts"]
    return made


def _set(name: str, form: Any) -> str:
    """How a field is set to that of the other, as a statement."""
    one, other = f"one.{name}", f"other.{name}"
    origin, inner = get_origin(form), get_args(form)
    if is_shared(form):
        return f"{one} = {other}"
    if origin is list or origin is Sequence:
        return f"{one}[:] = {other}" if is_shared(inner[0]) else f"set_items({one}, {other})"
    if origin is dict and not is_shared(inner[1]) and is_dataclass(inner[1]):
        is_part = is_shared_part(inner[1])
        return f"{one} = share({other})" if is_part else f"set_values({one}, {other})"
    if origin in (Union, UnionType):
        (part,) = [kind for kind in inner if kind is not NoneType]
        made = copied(other, form)
        if not is_dataclass(part):
            return f"{one} = {made}"
        is_new = f"{one} is None or {other} is None"
        return f"if {is_new}: {one} = {made}\n    else: restore({one}, {other})"
    return f"restore({one}, {other})" if is_dataclass(form) else f"{one} = {copied(other, form)}"


def set_items(one: list[Any], other: list[Any]) -> None:
    """Set the items of a list to those of another; if it has as many, they stay the same."""
    if len(one) == len(other):
        for mine, its in zip(one, other, strict=True):
            restore(mine, its)
    else:
        one[:] = [item.copy() for item in other]


def set_values(one: dict[Any, Any], other: dict[Any, Any]) -> None:
    """Set a dictionary to another; what has the same key stays the same object."""
    made = {}
    for key, its in other.items():
        if (mine := one.get(key)) is None:
            mine = its.copy()
        else:
            restore(mine, its)
        made[key] = mine
    one.clear()
    one.update(made)
