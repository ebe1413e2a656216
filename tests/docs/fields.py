"""The fields of content files as the reference shows them, read off their types."""

import types
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from delvers.games.plungin.rules.books.people import Stat

WORDS: dict[Any, str] = {str: "text", int: "number", bool: "true or false", Stat: "stat"}


def rows_of(form: type) -> list[tuple[str, str, str]]:
    """Every field: its name, its form, and what it is if it is left out."""
    hints = get_type_hints(form)
    return [(one.name, form_of(hints[one.name]), left_out(one)) for one in fields(form)]


def form_of(wanted: Any) -> str:
    """A type in a designer's words."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if wanted in WORDS:
        return WORDS[wanted]
    if is_dataclass(wanted):
        return wanted.__name__ if isinstance(wanted, type) else ""
    if origin is Literal:
        return " / ".join(str(one) for one in inner if one)
    if origin is tuple:
        is_list = inner[-1] is Ellipsis
        return f"list of {form_of(inner[0])}" if is_list else f"{len(inner)} {form_of(inner[0])}s"
    if origin is dict:
        return f"{form_of(inner[0])} = {form_of(inner[1])}"
    assert origin in (Union, types.UnionType), wanted
    return form_of(next(one for one in inner if one is not type(None)))


def left_out(field: Field[Any]) -> str:
    """What a field is if nobody writes it."""
    if field.default_factory is not MISSING:
        return "none"
    if field.default is MISSING:
        return "needed"
    if field.default is None or field.default in ("", ()):
        return "none"
    return str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
