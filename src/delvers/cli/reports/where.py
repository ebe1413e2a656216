"""Where a clause stands in the source: the lines that name it, and the tests that prove it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import delvers

SOURCE: Final = Path(delvers.__file__).parent
CHECKOUT: Final = SOURCE.parents[1]
CODE: Final = (".py", ".toml", ".html")


class Place(NamedTuple):
    """A line of a file, and what stands there."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def code_of(clause: str, source: Path = SOURCE) -> list[Place]:
    """The lines of the source that name a clause; the rulebook itself is not code."""
    return [
        Place(shown(path), number, line.strip())
        for path in sorted(source.rglob("*"))
        if path.suffix in CODE
        for number, line in lines_with(clause, path)
    ]


def folder_of_tests(checkout: Path = CHECKOUT) -> Path | None:
    """The folder of the tests, if this is a source checkout."""
    folder = checkout / "tests"
    return folder if (checkout / "pyproject.toml").is_file() and folder.is_dir() else None


def proofs_of(clause: str, folder: Path) -> list[Place]:
    """The tests that are marked with a clause."""
    return [
        Place(shown(path), line, name)
        for path in sorted(folder.rglob("test_*.py"))
        if next(lines_with(clause, path), None)
        for line, name in marked_in(path, clause)
    ]


def marked_in(path: Path, clause: str) -> Iterator[tuple[int, str]]:
    """The functions of a file that are marked with a clause, or all if the file is."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            if any(names(mark, clause) for one in node.decorator_list for mark in marks_in(one)):
                yield node.lineno, node.name
        elif isinstance(node, ast.Assign) and any(names(one, clause) for one in marks_in(node)):
            yield node.lineno, ast.unparse(node.targets[0])


def marks_in(node: ast.AST) -> Iterator[ast.Call]:
    """The marks `rule(...)` in a decorator or an assignment."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and getattr(part.func, "attr", "") == "rule":
            yield part


def names(mark: ast.Call, clause: str) -> bool:
    """Whether a mark names a clause."""
    return any(isinstance(one, ast.Constant) and one.value == clause for one in ast.walk(mark))


def lines_with(clause: str, path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that name this clause and not only a longer id."""
    text = path.read_text(encoding="utf-8")
    if clause in text:
        wanted = re.compile(rf"(?<![\w-]){re.escape(clause)}(?![\w-])")
        for number, line in enumerate(text.splitlines(), 1):
            if wanted.search(line):
                yield number, line


def shown(path: Path) -> str:
    """A file as seen from the checkout, or from the installed package."""
    return path.relative_to(CHECKOUT if folder_of_tests() else SOURCE.parent).as_posix()
