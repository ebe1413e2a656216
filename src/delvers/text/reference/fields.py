"""What is written beside the fields of a TypedDict."""

import ast
import functools
import inspect
import itertools
import sys
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints, is_typeddict


@functools.cache
def declared(view: Any) -> Mapping[str, Any]:
    """The TypedDict of a view and all that stand in it, by their names, in reading order."""
    found: dict[str, Any] = {}
    waiting = [view]
    while waiting:
        one = waiting.pop(0)
        if found.setdefault(one.__name__, one) is not one:
            raise ValueError(f"two parts of a view are called {one.__name__}")
        fields = get_type_hints(one).values()
        inside = [part for field in fields for part in typed_dicts(field)]
        waiting += [part for part in dict.fromkeys(inside) if part.__name__ not in found]
    return found


def typed_dicts(annotation: Any) -> Iterator[Any]:
    """The TypedDicts in a type."""
    if is_typeddict(annotation):
        yield annotation
    for part in get_args(annotation):
        yield from typed_dicts(part)


def described(view: Any, name: str) -> dict[str, str]:
    """The texts beside the fields of one of a view's TypedDicts, inherited ones too."""
    one = declared(view)[name]
    texts = texts_of(one)
    return {field: texts[field] for field in get_type_hints(one) if field in texts}


@functools.cache
def texts_of(one: Any) -> Mapping[str, str]:
    """The string after each field of a class, and of the classes that it extends."""
    texts: dict[str, str] = {}
    written = source_of(one)
    for base in written.bases:
        # Before Python 3.12 a TypedDict does not tell what it extends, so its source is read.
        found = vars(sys.modules[one.__module__]).get(ast.unparse(base))
        texts |= texts_of(found) if is_typeddict(found) else {}
    for field, after in itertools.pairwise(written.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            texts[field.target.id] = inspect.cleandoc(after.value.value).replace("\n", " ")
    return texts


def source_of(one: Any) -> ast.ClassDef:
    """A class as it is written."""
    tree = ast.parse(inspect.getsource(sys.modules[one.__module__]))
    return next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name == one.__name__
    )
