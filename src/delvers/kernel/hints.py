"""The types of the fields of a class, as its source says.

A class that mypyc has compiled keeps only a part of its annotations (`list` of `list[str]`), but
its source lies beside it; what is written there is read instead.
"""

import ast
import functools
import sys
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints


@functools.cache
def hints_of(form: type) -> dict[str, Any]:
    """The types of the fields of a class and of those it inherits, with their limits."""
    if any(_compiled_in(base) for base in form.__mro__):
        hints: dict[str, Any] = {}
        for base in reversed(form.__mro__):
            hints |= _own_hints(base)
    else:
        hints = get_type_hints(form, include_extras=True)
    given = _given_in(form)
    return {name: _with(given, hint) for name, hint in hints.items()}


def _given_in(form: type) -> dict[Any, Any]:
    """What the type variables of the generic classes stand for that a class inherits from."""
    given: dict[Any, Any] = {}
    for base in form.__mro__:
        for one in vars(base).get("__orig_bases__", ()):
            names = getattr(get_origin(one), "__parameters__", ())
            given |= dict(zip(names, get_args(one), strict=bool(names)))
    return given


def _with(given: dict[Any, Any], hint: Any) -> Any:
    """A type with what its type variables stand for."""
    if isinstance(hint, TypeVar):
        return given.get(hint, hint)
    names = () if isinstance(hint, type) else getattr(hint, "__parameters__", ())
    return hint[tuple(given.get(name, name) for name in names)] if names and given else hint


def _own_hints(form: type) -> dict[str, Any]:
    source = _compiled_in(form)
    written = _written_in(source).get(form.__name__, {}) if source else vars(form).get(NOTES, {})
    stand_in = type(form.__name__, (), {NOTES: written, "__module__": form.__module__})
    return get_type_hints(stand_in, include_extras=True)


NOTES = "__annotations__"


def _compiled_in(form: type) -> Path | None:
    """The source of the module of a class, if that is compiled."""
    file = getattr(sys.modules.get(form.__module__), "__file__", None) or ""
    if not file.endswith((".so", ".pyd")):
        return None
    path = Path(file)
    source = path.with_name(f"{path.name.partition('.')[0]}.py")
    return source if source.exists() else None


@functools.cache
def _written_in(source: Path) -> dict[str, dict[str, str]]:
    """The annotations of all classes of a module, as texts."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {
        node.name: {
            field.target.id: ast.unparse(field.annotation)
            for field in node.body
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
