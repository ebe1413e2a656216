"""A page that can be followed: its blocks in order, what they write and what they run."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HEAD: Final = re.compile(r"# (\S+?)(, continued|, for a moment)?\n")


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code: its language and its lines."""

    language: str
    text: str

    def file(self, folder: Path) -> Path:
        """The file that the first line names."""
        return folder / self._head()[1]

    @property
    def is_more(self) -> bool:
        """Whether it goes below what is already there."""
        return self._head()[2] == ", continued"

    @property
    def is_passing(self) -> bool:
        """Whether it is taken back after the next command."""
        return self._head()[2] == ", for a moment"

    @property
    def body(self) -> str:
        """What stands below the first line."""
        return self.text[self._head().end() :]

    def _head(self) -> re.Match[str]:
        found = HEAD.match(self.text)
        assert found, f"the first line must name a file: {self.text[:60]!r}"
        return found


@dataclass(frozen=True, slots=True)
class Command:
    """A command with what is typed while it runs, and the lines that it answers."""

    words: tuple[str, ...]
    typed: str
    answer: tuple[str, ...]


def blocks_in(page: str) -> Iterator[Block]:
    """All blocks of a page."""
    for language, text in BLOCK.findall(page):
        yield Block(language, text)


def commands_in(block: Block) -> Iterator[Command]:
    """The commands of a console block."""
    for part in block.text.split("$ delvers ")[1:]:
        line, *answer = part.rstrip("\n").split("\n")
        typed = [said.removeprefix("> ") for said in answer if said.startswith("> ")]
        told = tuple(said for said in answer if not said.startswith("> "))
        yield Command(tuple(line.split()), "".join(f"{word}\n" for word in typed), told)


def apply(block: Block, text: str) -> str:
    """The text with the lines of a diff changed."""
    lines = block.body.splitlines()
    old = "\n".join(line[1:] for line in lines if line.startswith("-"))
    new = "\n".join(line[1:] for line in lines if line.startswith("+"))
    assert text.count(old) == 1, f"the page changes a line that is not there (once): {old}"
    return text.replace(old, new)


def is_told(shown: tuple[str, ...], told: list[str]) -> bool:
    """Whether the lines of the page are those that were told; "…" stands for what is left out."""
    pattern = "\n".join(re.escape(line.rstrip()) for line in shown)
    pattern = re.sub(r"^…$\n?", "(?:.*\n)*?", pattern + "\n", flags=re.MULTILINE)
    pattern = pattern.replace("…", ".*")
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in told)) is not None
