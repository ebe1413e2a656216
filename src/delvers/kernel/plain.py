"""Typed data from and to plain JSON or TOML values, with errors that name the place."""

import dataclasses
import operator
import types
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadPlain, alike, listed
from delvers.kernel.hints import hints_of
from delvers.kernel.reading import (
    SAVED,
    SCALARS,
    DoesNotFit,
    has_default,
    is_number,
    read_fields,
    reader,
)

T = TypeVar("T")
UNSAVED: Final = {SAVED: False}
"""The metadata of a field that is not written, such as the content that a state is played with."""


@dataclasses.dataclass(frozen=True, slots=True)
class Within:
    """The least and the most that a number may be: `Annotated[int, Within(1, 20)]`."""

    least: int
    most: int

    def check(self, number: int, where: str) -> int:
        """The number, if it lies between the two."""
        if not self.least <= number <= self.most:
            raise BadPlain(where, f"{number} is not a number from {self.least} to {self.most}")
        return number


@dataclasses.dataclass(frozen=True, slots=True)
class AtMost:
    """How many entries or letters there may be: `Annotated[tuple[int, ...], AtMost(20)]`."""

    most: int

    def check(self, things: Any, where: str) -> Any:
        """The things, if they are no more than that."""
        if len(things) > self.most:
            raise BadPlain(where, f"has {len(things)}, more than the {self.most} that are allowed")
        return things


def to_plain(value: Any) -> Any:
    """The value as JSON-ready data."""
    return value if type(value) in SCALARS else _writer(type(value))(value)


def _writer(form: type[Any]) -> Callable[[Any], Any]:
    """What makes values of a type plain."""
    made = _WRITERS.get(form)
    if made is None:
        made = _WRITERS[form] = _new_writer(form)
    return made


_WRITERS: Final[dict[type[Any], Callable[[Any], Any]]] = {}


def _new_writer(form: type[Any]) -> Callable[[Any], Any]:
    if issubclass(form, (int, str, float)):
        return lambda value: value
    if issubclass(form, Dice):
        return operator.attrgetter("state")
    if issubclass(form, (list, tuple)):
        return lambda items: [
            item if type(item) in SCALARS else _writer(type(item))(item) for item in items
        ]
    if issubclass(form, dict):
        return lambda items: {str(key): to_plain(item) for key, item in items.items()}
    if dataclasses.is_dataclass(form):
        return _writer_of_fields(form)
    raise TypeError(f"{form.__name__} has no plain form")


def _writer_of_fields(form: type[Any]) -> Callable[[Any], Any]:
    kept = [f.name for f in dataclasses.fields(form) if f.metadata.get(SAVED, True)]
    values = operator.attrgetter(*kept, "__class__")  # one name more, so that it gives a tuple

    def write(one: Any) -> dict[str, Any]:
        return {
            name: value if type(value) in SCALARS else _writer(type(value))(value)
            for name, value in zip(kept, values(one), strict=False)
        }

    return write


def from_plain(wanted: type[T], plain: Any, where: str) -> T:
    """Build a value of the wanted type; raise BadPlain that names every place that does not fit."""
    form: Any = wanted
    built: T
    try:
        built = reader(form)(plain)
    except (DoesNotFit, BadPlain):
        built = _build(form, plain, where)
    return built


def readable_part(wanted: type[T], plain: Any, where: str) -> tuple[T, tuple[BadPlain, ...]]:
    """What can be read, with plain values in place of what cannot, and all that is wrong."""
    try:
        return from_plain(wanted, plain, where), ()
    except BadPlain as problem:
        return _rest(wanted, problem), problem.all


MISSING: Final = object()
"""Stands for what is not given."""


def _build(wanted: Any, plain: Any, where: str) -> Any:
    if plain is MISSING:
        raise BadPlain(where, "is missing")
    if dataclasses.is_dataclass(wanted):
        return _build_dataclass(wanted, plain, where)
    if wanted is Dice:
        return Dice(_scalar(int, plain, where))
    if wanted in (bool, int, str, float):
        return _scalar(wanted, plain, where)
    if wanted is type(None):
        return _nothing(plain, where)
    if isinstance(wanted, type) and issubclass(wanted, int):
        return wanted(_scalar(int, plain, where))
    return _build_compound(wanted, plain, where)


def _build_compound(wanted: Any, plain: Any, where: str) -> Any:
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin is Annotated:
        return _build_limited(inner, plain, where)
    if origin is list:
        items = enumerate(_list(plain, where))
        return _all(((inner[0], item, _place(where, i, item)) for i, item in items), list)
    if origin is tuple:
        return _build_tuple(inner, _list(plain, where), where)
    if origin is dict:
        return _build_dict(inner, plain, where)
    if origin is Literal:
        return _one_of(inner, plain, where)
    if origin in (Union, types.UnionType):
        return _build_union(inner, plain, where)
    raise TypeError(f"{where}: cannot build {wanted!r} from plain data")


def _all(
    parts: Iterable[tuple[Any, Any, str]],
    whole: Callable[[list[Any]], Any],
    problems: Iterable[BadPlain] = (),
) -> Any:
    """Build the whole from its parts (type, plain data, place); all mistakes are told at once."""
    built, found = [], [*problems]
    for kind, plain, where in parts:
        try:
            built.append(_build(kind, plain, where))
        except BadPlain as problem:
            found += problem.all
            built.append(_rest(kind, problem))
    if found:
        raise BadPlain(found[0].where, found[0].problem, found, whole(built))
    return whole(built)


def _rest(wanted: Any, problem: BadPlain) -> Any:
    return _plainest(wanted) if problem.rest is None else problem.rest


def _plainest(wanted: Any) -> Any:
    """The plainest value of a type: nothing, none, zero, or the first that is allowed."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if dataclasses.is_dataclass(wanted):
        return readable_part(wanted, {}, "")[0]  # type: ignore[arg-type]  # a class, no instance
    if wanted is Dice:
        return Dice(0)
    if origin is Literal:
        return inner[0]
    if origin in (Annotated, Union, types.UnionType):
        return _plainest(inner[0])
    if origin is tuple and Ellipsis not in inner:
        return tuple(map(_plainest, inner))
    return None if wanted is type(None) else (origin or wanted)()


def _place(where: str, number: int, item: Any) -> str:
    """An entry of a list is called by its id, if it has one."""
    id = item.get("id") if isinstance(item, dict) else None
    return f"{where}.{id}" if isinstance(id, str) and id else f"{where}[{number}]"


def _build_limited(inner: tuple[Any, ...], plain: Any, where: str) -> Any:
    built = _build(inner[0], plain, where)
    for limit in inner[1:]:
        limit.check(built, where)
    return built


def _scalar(wanted: type, plain: Any, where: str) -> Any:
    is_bool = isinstance(plain, bool)
    if is_bool if wanted is bool else (isinstance(plain, wanted) and not is_bool):
        return plain
    raise BadPlain(where, f"{_shown(plain)} is not {_NAMES[wanted]}")


_NAMES: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    str: "a text",
    float: "a number with a point",
}


def _shown(plain: Any) -> str:
    text = repr(plain)
    return text if len(text) <= 60 else text[:57] + "..."


def _nothing(plain: Any, where: str) -> None:
    if plain is not None:
        raise BadPlain(where, f"{_shown(plain)} is not null")


def _list(plain: Any, where: str) -> list[Any]:
    if not isinstance(plain, list):
        raise BadPlain(where, f"{_shown(plain)} is not a list")
    return plain


def _one_of(allowed: tuple[Any, ...], plain: Any, where: str) -> Any:
    if plain not in allowed or isinstance(plain, bool) != (plain in (True, False)):
        near = alike(plain, allowed) if isinstance(plain, str) else ""
        raise BadPlain(where, f"{_shown(plain)} is not one of: {listed(allowed)}{near}")
    return plain


def _build_tuple(inner: tuple[Any, ...], items: list[Any], where: str) -> tuple[Any, ...]:
    if len(inner) == 2 and inner[1] is Ellipsis:
        inner = (inner[0],) * len(items)
    if len(items) != len(inner):
        raise BadPlain(where, f"has {len(items)} entries where {len(inner)} are needed")
    kinds = enumerate(zip(inner, items, strict=True))
    return _all(((kind, item, _place(where, i, item)) for i, (kind, item) in kinds), tuple)  # type: ignore[no-any-return]


def _build_dict(inner: tuple[Any, ...], plain: Any, where: str) -> dict[Any, Any]:
    if not isinstance(plain, dict):
        raise BadPlain(where, f"{_shown(plain)} is not a table")
    problems = [
        BadPlain(f"{where}.{name}", "the key is not a whole number")
        for name in plain
        if inner[0] is int and not is_number(name)
    ]
    for name in plain if get_origin(inner[0]) is Literal else ():
        try:
            _build(inner[0], name, f"{where}.{name}")
        except BadPlain as problem:
            problems.append(problem)
    bad = {problem.where for problem in problems}
    good = {name: item for name, item in plain.items() if f"{where}.{name}" not in bad}
    parts = ((inner[1], item, f"{where}.{name}") for name, item in good.items())
    keys = [*map(int, good)] if inner[0] is int else [*good]
    return _all(parts, lambda items: dict(zip(keys, items, strict=True)), problems)  # type: ignore[no-any-return]


def _build_union(inner: tuple[Any, ...], plain: Any, where: str) -> Any:
    problems = []
    for kind in inner:
        try:
            return _build(kind, plain, where)
        except BadPlain as problem:
            problems.append(problem)
    deepest = max(problems, key=lambda problem: len(problem.where))
    raise deepest


def _build_dataclass(wanted: Any, plain: Any, where: str) -> Any:
    if not isinstance(plain, dict):
        raise BadPlain(where, f"{_shown(plain)} is not a table")
    hints, fields = hints_of(wanted), {f.name: f for f in read_fields(wanted)}
    problems = [
        BadPlain(
            f"{where}.{name}",
            f"is not a known field; known: {listed(fields)}{alike(name, fields)}",
        )
        for name in plain
        if name not in fields
    ]
    wanted_fields = [name for name in fields if name in plain or not has_default(fields[name])]
    parts = ((hints[name], plain.get(name, MISSING), f"{where}.{name}") for name in wanted_fields)

    def whole(built: list[Any]) -> Any:
        return wanted(**dict(zip(wanted_fields, built, strict=True)))

    return _all(parts, whole, problems)
