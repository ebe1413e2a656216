"""Versions that are made, not kept by hand: digests of what rules and content mean."""

import dataclasses
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from delvers.kernel.digests import sha256

Version: TypeAlias = Callable[[], str]
"""A version, worked out when somebody wants it: most of those who play never do."""
LENGTH: Final = 12
KERNEL: Final = Path(__file__).parent
PLAYING: Final = ("decks", "dice", "forms", "requests", "table")
"""The parts of the kernel that a rule's outcome depends on; the others only carry it."""
NOT_PLAYED: Final = re.compile(
    r'^[ \t]*[rR]?"""(?:\\.|[^\\])*?"""[ \t]*(?=\n|\Z)'
    r'|(?P<text>[a-zA-Z]{0,2}(?:"""(?:\\.|[^\\])*?"""'
    r"|'''(?:\\.|[^\\])*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'(?:\\.|[^'\\\n])*'))"
    r"|\#[^\n]*",
    re.MULTILINE | re.DOTALL,
)
"""Docstrings and comments; texts are found too, so that nothing inside one counts as a comment."""


def fixed(version: str) -> Version:
    """A version that somebody has given a name."""
    return partial(str, version)


# -- rules -----------------------------------------------------------------------------------------


def rules_version(*folders: Path) -> Version:
    """The version of the rules in these folders and of the kernel that plays them."""
    return partial(_digest_of_sources, folders)


@cache
def _digest_of_sources(folders: tuple[Path, ...]) -> str:
    digest = sha256()
    for name, path in sources(folders):
        digest.update(f"{name}\n{played(path.read_text(encoding='utf-8'))}\n".encode())
    return digest.hexdigest()[:LENGTH]


def sources(folders: Iterable[Path]) -> list[tuple[str, Path]]:
    """The files that count, each with the name under which it does."""
    found = [(f"kernel/{name}", KERNEL / f"{name}.py") for name in PLAYING]
    for folder in folders:
        paths = sorted(folder.rglob("*.py"), key=lambda path: path.relative_to(folder).as_posix())
        found += [(path.relative_to(folder.parent).as_posix(), path) for path in paths]
    return found


def played(source: str) -> str:
    """A source without what does not play: comments, docstrings, empty lines, ends of lines."""
    bare = NOT_PLAYED.sub(lambda found: found["text"] or "", source.replace("\r\n", "\n"))
    return "\n".join(line.rstrip() for line in bare.split("\n") if line.strip())


# -- content ---------------------------------------------------------------------------------------


def content_version(value: Any, words: Collection[str] = ()) -> Version:
    """The version of some content: of its parsed values, less the fields that are only `words`."""
    kept: list[str] = []

    def version() -> str:
        if not kept:
            kept.append(digest_of_value(value, frozenset(words)))
        return kept[0]

    return version


def digest_of_value(value: Any, words: Set[str] = frozenset()) -> str:
    """A short fingerprint of a value made of dataclasses, mappings, lists and plain values."""
    digest = sha256()
    _add(digest.update, value, words)
    return digest.hexdigest()[:LENGTH]


def _add(add: Callable[[bytes], None], value: Any, words: Set[str]) -> None:
    if value is None or isinstance(value, (str, int, float)):
        add(f"{value!r},".encode())
    elif isinstance(value, (list, tuple)):
        add(b"[")
        for item in value:
            _add(add, item, words)
        add(b"]")
    elif isinstance(value, (set, frozenset)):
        _add(add, sorted(value, key=repr), words)
    elif isinstance(value, Mapping):
        add(b"{")
        for key, item in value.items():
            add(f"{key!r}:".encode())
            _add(add, item, words)
        add(b"}")
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        told = [f.name for f in dataclasses.fields(value) if f.init and f.name not in words]
        add(f"{type(value).__name__}(".encode())
        for name in told:
            add(f"{name}=".encode())
            _add(add, getattr(value, name), words)
        add(b")")
    else:
        raise TypeError(f"{type(value).__name__} has no version: it is no plain value")
