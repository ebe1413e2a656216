"""Content with some numbers replaced, each named by its path: "monsters.orc.life".

A path goes from the content through the names of fields, the ids of entries, the keys of tables and
the places in lists, which count from 0: "treasures.treasure_01.chests.0".
"""

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin

from delvers.kernel.errors import BadContent, BadPlain, unknown_name
from delvers.kernel.hints import hints_of

C = TypeVar("C")
ALSO_CALLED: Final = "also_called"
"""Content may say in a property of this name what else a name means: {"life": "stats.LIFE"}."""


def with_number(content: C, path: str, number: int) -> C:
    """The same content but for one number; BadContent if the path names none, or it cannot be so.

    What follows from the content is worked out anew; whether the game can be played with it is for
    the game to say (`Spec.with_numbers`).
    """
    if isinstance(number, bool) or not isinstance(number, int):
        raise BadContent(f"{path}: {number!r} is not a whole number")
    changed: C = _replaced(content, None, tuple(path.split(".")), number, path)
    return changed


def numbers_in(content: Any) -> Iterator[tuple[str, int]]:
    """Every number of some content, by its path."""
    if isinstance(content, int) and not isinstance(content, bool):
        yield "", content
    for name, part, _hint in _parts(content, None):
        for path, number in numbers_in(part):
            yield (f"{name}.{path}" if path else name), number


def _replaced(value: Any, hint: Any, names: tuple[str, ...], number: int, path: str) -> Any:
    if not names:
        return _new_number(value, hint, number, path)
    also: Mapping[str, str] = getattr(value, ALSO_CALLED, {})
    asked, *rest = (*also.get(names[0], names[0]).split("."), *names[1:])
    parts = {name: (part, of) for name, part, of in _parts(value, hint)}
    if not parts:
        raise BadContent(f"{path}: {asked!r} names nothing: what stands before it is no table")
    if asked not in parts:
        where = path.removesuffix(".".join(names)).rstrip(".") or "content"
        raise BadContent(f"{path}: {where}: {unknown_name(asked, _leading_on(parts, also))}")
    part, of = parts[asked]
    return _with_part(value, asked, _replaced(part, of, tuple(rest), number, path))


def _leading_on(parts: Mapping[str, tuple[Any, Any]], also: Iterable[str]) -> list[str]:
    """The names that lead to a number."""
    return [*(name for name, (part, _) in parts.items() if any(numbers_in(part))), *also]


def _new_number(value: Any, hint: Any, number: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        known = [name for name, _part, _hint in _parts(value, hint)]
        more = f"; it has: {', '.join(known)}" if known else f", but {value!r}"
        raise BadContent(f"{path}: this is not a number{more}")
    try:
        for limit in _limits(hint):
            limit.check(number, path)
    except BadPlain as problem:
        raise BadContent(str(problem)) from None
    return number


def _limits(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _parts(value: Any, hint: Any) -> list[tuple[str, Any, Any]]:
    """The parts of a value: their names in paths, and their types as far as they are known."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        hints = hints_of(type(value))
        given = [field.name for field in dataclasses.fields(value) if field.init]
        return [(name, getattr(value, name), hints[name]) for name in given]
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    kinds = get_args(bare)
    if isinstance(value, Mapping):
        return [(str(key), part, kinds[1] if kinds else None) for key, part in value.items()]
    if isinstance(value, tuple):
        all_alike = len(kinds) == 2 and kinds[1] is Ellipsis
        of = kinds[:1] * len(value) if all_alike else kinds or (None,) * len(value)
        named = [_name_in_list(place, part) for place, part in enumerate(value)]
        return [*zip(named, value, of, strict=True)]
    return []


def _name_in_list(place: int, part: Any) -> str:
    id = getattr(part, "id", None)
    return id if isinstance(id, str) else str(place)


def _with_part(value: Any, name: str, part: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: part if str(key) == name else old for key, old in value.items()}
    if isinstance(value, tuple):
        places = enumerate(value)
        return tuple(part if _name_in_list(i, old) == name else old for i, old in places)
    return dataclasses.replace(value, **{name: part})
