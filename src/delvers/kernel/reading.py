"""Typed data from plain data that fits, quickly.

The code that reads a type is put together once. Whatever does not fit raises DoesNotFit without a
word: `kernel/plain.py` then reads the slow way, which tells all that is wrong and where.
"""

import dataclasses
import functools
import types
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from delvers.kernel.dice import Dice
from delvers.kernel.hints import hints_of

SAVED: Final = "saved"
"""Marks in the metadata of a field whether it is written."""
SCALARS: Final = (bool, int, str, float, type(None))
Reader: TypeAlias = Callable[[Any], Any]


class DoesNotFit(Exception):
    """Plain data that may not have the form its type asks for."""


@functools.cache
def reader(wanted: Any) -> Reader:
    """What makes a value of the wanted type."""
    if dataclasses.is_dataclass(wanted):
        return _of_dataclass(wanted)
    if wanted is Dice:
        return lambda plain: Dice(_scalar(int, plain))
    if wanted in SCALARS:
        return functools.partial(_scalar, wanted)
    if isinstance(wanted, type) and issubclass(wanted, int):
        return lambda plain: wanted(_scalar(int, plain))
    origin, inner = get_origin(wanted), get_args(wanted)
    made = COMPOUND.get(origin)
    return _unknown if made is None else made(*inner)


def read_fields(form: Any) -> list[dataclasses.Field[Any]]:
    """The fields of a dataclass that are read."""
    return [f for f in dataclasses.fields(form) if f.init and f.metadata.get(SAVED, True)]


def has_default(field: dataclasses.Field[Any]) -> bool:
    """Whether a field need not be given."""
    missing = dataclasses.MISSING
    return field.default is not missing or field.default_factory is not missing


def _unknown(_plain: Any) -> Any:
    raise DoesNotFit


def _scalar(wanted: type, plain: Any) -> Any:
    if type(plain) is wanted:
        return plain
    raise DoesNotFit


def _of_dataclass(form: Any) -> Reader:
    fields, hints = read_fields(form), hints_of(form)
    needed = frozenset(field.name for field in fields if not has_default(field))
    kinds = {field.name: hints[field.name] for field in fields}
    parts: dict[str, Reader] = {}

    def read(plain: Any) -> Any:
        if type(plain) is not dict or not needed <= plain.keys():
            raise DoesNotFit
        made = {}
        for name, item in plain.items():
            if type(item) is kinds.get(name):  # a text for a text needs no more
                made[name] = item
                continue
            part = parts.get(name)
            if part is None:
                part = parts[name] = reader(kinds[name]) if name in kinds else _unknown
            made[name] = part(item)
        return form(**made)

    return read


def _of_list(kind: Any) -> Reader:
    items = _items(kind)

    def read(plain: Any) -> Any:
        if type(plain) is not list:
            raise DoesNotFit
        return items(plain)

    return read


def _items(kind: Any) -> Callable[[list[Any]], list[Any]]:
    """Reads every item of a list; scalars by a look at all their types at once."""
    part = reader(kind)
    if kind not in SCALARS:
        return lambda plain: [part(item) for item in plain]

    def read(plain: list[Any]) -> list[Any]:
        if plain and {*map(type, plain)} != {kind}:
            raise DoesNotFit
        return plain[:]

    return read


def _of_tuple(*kinds: Any) -> Reader:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        many = _of_list(kinds[0])
        return lambda plain: tuple(many(plain))
    parts = [*map(reader, kinds)]

    def read(plain: Any) -> Any:
        if type(plain) is not list or len(plain) != len(parts):
            raise DoesNotFit
        return tuple([part(item) for part, item in zip(parts, plain, strict=True)])

    return read


def _of_dict(key: Any, kind: Any) -> Reader:
    items = _items(kind)
    is_literal = get_origin(key) is Literal
    allowed = frozenset(get_args(key)) if is_literal else frozenset()

    def read(plain: Any) -> Any:
        if type(plain) is not dict or (is_literal and not plain.keys() <= allowed):
            raise DoesNotFit
        keys = [*map(_number, plain)] if key is int else [*plain]
        return dict(zip(keys, items([*plain.values()]), strict=True))

    return read


def _number(name: Any) -> int:
    if is_number(name):
        return int(name)
    raise DoesNotFit


def is_number(name: Any) -> bool:
    """Whether a key of a table is a whole number."""
    return str(name).removeprefix("-").isdecimal()


def _of_literal(*allowed: Any) -> Reader:
    known = frozenset(allowed)

    def read(plain: Any) -> Any:
        if type(plain) is str and plain in known:
            return plain
        raise DoesNotFit

    return read


def _of_union(*kinds: Any) -> Reader:
    """The first that fits."""
    parts = [reader(kind) for kind in kinds]

    def read(plain: Any) -> Any:
        for part in parts:
            try:
                return part(plain)
            except DoesNotFit:
                continue
        raise DoesNotFit

    return read


def _of_limited(kind: Any, *limits: Any) -> Reader:
    part = reader(kind)

    def read(plain: Any) -> Any:
        built = part(plain)
        for limit in limits:
            limit.check(built, "")
        return built

    return read


COMPOUND: Final[dict[Any, Callable[..., Reader]]] = {
    Annotated: _of_limited,
    list: _of_list,
    tuple: _of_tuple,
    dict: _of_dict,
    Literal: _of_literal,
    Union: _of_union,
    types.UnionType: _of_union,
}
