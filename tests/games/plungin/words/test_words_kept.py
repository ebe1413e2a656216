"""The English words of log lines, questions, buttons, names, settings and entries are kept.

A label under a false key ("Low Note" for the act Toll) is a false rule to who reads it, so each one
stands in a file beside its key. DELVERS_GOLDEN=write writes it anew after a change that is meant.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.words import WORDS
from delvers.games.plungin.words.books import kinds
from delvers.games.plungin.words.events import IDLE, WOKEN
from delvers.games.plungin.words.names import NAMES as LABELS
from delvers.games.plungin.words.reasons import REASONS
from delvers.kernel.events import Value
from delvers.text import words
from tests.games.plungin.words.scenes import (
    ABOUT,
    BUTTONS,
    FOE,
    GAME,
    HERO,
    MORE_SCENES,
    NAMES,
    SCENES,
    happened,
)
from tests.games.plungin.words.test_events import prompts

FILE = Path(__file__).parent / "golden" / "words.txt"
W = words("en")


def lines() -> Iterator[str]:
    """Every log line by its kind and parameters."""
    reasons: list[tuple[str, dict[str, Value]]] = [
        ("damaged", {"who": HERO, "amount": 2, "cause": why}) for why in REASONS
    ]
    reasons += [("idle", {"who": FOE, "why": why}) for why in IDLE]
    reasons += [("woke", {"who": FOE, "why": why}) for why in WOKEN]
    for kind, params in [*SCENES.items(), *MORE_SCENES, *reasons]:
        told = W.event(GAME, happened(kind, **params), NAMES)
        given = ", ".join(f"{name}={value}" for name, value in params.items())
        yield f"{kind} ({given}): {told}"


def questions() -> Iterator[str]:
    """Every question by its prompt."""
    for prompt in sorted(prompts()):
        key = prompt + ABOUT.get(prompt, HERO) if prompt.endswith(" ") else prompt
        yield f"{key}: {W.prompt(GAME, key)}"


def buttons() -> Iterator[str]:
    """Every button by its option."""
    for option in dict.fromkeys((*WORDS.options, *BUTTONS)):
        yield f"{option}: {W.option(GAME, option)}"


def names() -> Iterator[str]:
    """What only the rules name, and the settings."""
    for id in LABELS:
        yield f"{id}: {W.name(GAME, id)}"
    for option in SPEC.options:
        explained = W.explanation(GAME, option.explanation)
        yield f"{option.name}: {W.setting(GAME, option.name)}: {explained}"


def entries() -> Iterator[str]:
    """Every entry of the books, with its figures and its text."""
    for id in (
        *(f"{kind}.{id}" for kind, things in kinds(BOX).items() for id in things),
        *BOX.recipes,
    ):
        yield f"{id}: {W.name(GAME, id)}: {W.card_text(GAME, id)}"


PARTS = {
    "Log": lines,
    "Questions": questions,
    "Buttons": buttons,
    "Names": names,
    "Entries": entries,
}


def written() -> dict[str, list[str]]:
    """All words by part, each on one line."""
    return {part: [one.replace("\n", " / ") for one in make()] for part, make in PARTS.items()}


def kept() -> dict[str, list[str]]:
    """The words of the file, by part."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            found[line.removeprefix("# ")] = []
        elif line:
            [*found.values()][-1].append(line)
    return found


@pytest.mark.parametrize("part", PARTS)
def test_the_words_are_those_in_the_file(part: str) -> None:
    if os.environ.get("DELVERS_GOLDEN") == "write":
        told = [f"# {name}\n" + "\n".join(some) for name, some in written().items()]
        FILE.write_text("\n\n".join([*told, ""]), encoding="utf-8")
    assert kept()[part] == written()[part]
