"""Every word of the command line can be translated."""

import ast
from collections.abc import Iterator
from pathlib import Path

import delvers.cli
from delvers.text.extract import extract

SOURCES = Path(delvers.cli.__file__).parent


def literals(source: str) -> Iterator[str]:
    """The texts that a source file says, those inside formatted strings too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            first = node.args[0] if node.args else None
            is_said = node.func.attr == "say" or (node.func.attr == "count" and len(node.args) > 2)
            if is_said and isinstance(first, ast.Constant):
                yield str(first.value)


def test_every_text_is_found_for_translation() -> None:
    found = {
        message.id if isinstance(message.id, str) else message.id[0]
        for message in extract()
        if message.id
    }
    said = {
        text
        for path in SOURCES.rglob("*.py")
        for text in literals(path.read_text(encoding="utf-8"))
    }
    assert said - found == set()
