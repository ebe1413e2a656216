"""Words that fail where a translation is missing, and the rules' sources searched for keys."""

import ast
import gettext
from collections.abc import Iterator
from pathlib import Path

from delvers.text import Words
from delvers.text.catalogue import translations
from delvers.text.languages import SOURCE


class Missing(gettext.NullTranslations):
    """Asked only for what a catalogue lacks."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"no translation of {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise AssertionError(f"no translation of {msgid1!r}, {msgid2!r} for {n}")


def strict_words(lang: str) -> Words:
    """The words of a language; saying what it has no translation for fails."""
    strict = Words(lang)
    if lang != SOURCE:
        strict._translations = translations.__wrapped__(lang)
        strict._translations.add_fallback(Missing())
    return strict


def calls(folder: Path, *names: str) -> Iterator[tuple[ast.Module, ast.Call, str]]:
    """All calls of functions or methods with these names, each with its file's tree."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
                if called in names:
                    yield tree, node, called


def literals(tree: ast.Module, node: ast.expr) -> set[str]:
    """The strings that an expression can be; of one that is put together, only its beginning."""
    if isinstance(node, ast.IfExp):
        return literals(tree, node.body) | literals(tree, node.orelse)
    if isinstance(node, ast.JoinedStr):
        return literals(tree, node.values[0])
    if isinstance(node, ast.List):
        return set[str]().union(*(literals(tree, part) for part in node.elts))
    if isinstance(node, ast.Name):
        return set[str]().union(*(literals(tree, value) for value in assigned(tree, node.id)))
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def assigned(tree: ast.Module, name: str) -> Iterator[ast.expr]:
    """What a file assigns to a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and name in map(ast.unparse, node.targets):
            yield node.value
