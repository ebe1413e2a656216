"""Typed data from and to plain JSON or TOML values, with errors that name the place."""

import dataclasses
import functools
import types
import typing
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin

from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadPlain, listed

T = TypeVar("T")
SAVED: Final = "saved"
"""Marks in the metadata of a field whether it is written."""


def unsaved(default: T) -> T:
    """A field that is not written, such as the content that a state is played with."""
    made: T = dataclasses.field(default=default, repr=False, compare=False, metadata={SAVED: False})
    return made


def to_plain(value: Any) -> Any:
    """The value as JSON-ready data."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, Dice):
        return value.state
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        kept = [f.name for f in dataclasses.fields(value) if f.metadata.get(SAVED, True)]
        return {name: to_plain(getattr(value, name)) for name in kept}
    raise TypeError(f"{type(value).__name__} has no plain form")


def from_plain(wanted: type[T], plain: Any, where: str) -> T:
    """Build a value of the wanted type; raise BadPlain that names the place if it does not fit."""
    built: T = _build(wanted, plain, where)
    return built


def _build(wanted: Any, plain: Any, where: str) -> Any:
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
    if origin is list:
        items = enumerate(_list(plain, where))
        return [_build(inner[0], item, f"{where}[{i}]") for i, item in items]
    if origin is tuple:
        return _build_tuple(inner, _list(plain, where), where)
    if origin is dict:
        return _build_dict(inner, plain, where)
    if origin is Literal:
        return _one_of(inner, plain, where)
    if origin in (Union, types.UnionType):
        return _build_union(inner, plain, where)
    raise TypeError(f"{where}: cannot build {wanted!r} from plain data")


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
        raise BadPlain(where, f"{_shown(plain)} is not one of: {listed(allowed)}")
    return plain


def _build_tuple(inner: tuple[Any, ...], items: list[Any], where: str) -> tuple[Any, ...]:
    if len(inner) == 2 and inner[1] is Ellipsis:
        inner = (inner[0],) * len(items)
    if len(items) != len(inner):
        raise BadPlain(where, f"has {len(items)} entries where {len(inner)} are needed")
    return tuple(
        _build(kind, item, f"{where}[{i}]")
        for i, (kind, item) in enumerate(zip(inner, items, strict=True))
    )


def _build_dict(inner: tuple[Any, ...], plain: Any, where: str) -> dict[Any, Any]:
    if not isinstance(plain, dict):
        raise BadPlain(where, f"{_shown(plain)} is not a table")
    built = {}
    for name, item in plain.items():
        key: Any = name
        if inner[0] is int:
            if not str(name).lstrip("-").isdecimal():
                raise BadPlain(f"{where}.{name}", "the key is not a whole number")
            key = int(name)
        built[key] = _build(inner[1], item, f"{where}.{name}")
    return built


def _build_union(inner: tuple[Any, ...], plain: Any, where: str) -> Any:
    problems = []
    for kind in inner:
        try:
            return _build(kind, plain, where)
        except BadPlain as problem:
            problems.append(problem)
    deepest = max(problems, key=lambda problem: len(problem.where))
    raise deepest


@functools.cache
def _hints(wanted: type) -> dict[str, Any]:
    return typing.get_type_hints(wanted)


def _build_dataclass(wanted: Any, plain: Any, where: str) -> Any:
    if not isinstance(plain, dict):
        raise BadPlain(where, f"{_shown(plain)} is not a table")
    read = [f for f in dataclasses.fields(wanted) if f.init and f.metadata.get(SAVED, True)]
    hints, fields = _hints(wanted), {f.name: f for f in read}
    unknown = [name for name in plain if name not in fields]
    if unknown:
        raise BadPlain(f"{where}.{unknown[0]}", f"is not a known field; known: {listed(fields)}")
    for name, field in fields.items():
        has_default = (
            field.default is not dataclasses.MISSING
            or field.default_factory is not dataclasses.MISSING
        )
        if name not in plain and not has_default:
            raise BadPlain(f"{where}.{name}", "is missing")
    return wanted(
        **{name: _build(hints[name], item, f"{where}.{name}") for name, item in plain.items()}
    )
