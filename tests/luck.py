"""The luck of a tested server: the same test always meets the same dice.

A server draws its secrets and the names of its tables at random and mixes in when each seat was
taken. Here all of it follows from a file that begins with the name of the running test, so what
failed once can be seen again. Other luck is tried with DELVERS_LUCK=anything.
"""

import hashlib
import os
import secrets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from delvers.kernel import fairness
from delvers.server import gathering, rematch, tables

OTHER = os.environ.get("DELVERS_LUCK", "")


def begin(file: Path, test: str) -> None:
    """The luck of a test begins: nothing is drawn yet."""
    file.write_text(f"{test}\n", encoding="utf-8")


def keep(file: Path) -> None:
    """From now on let the secrets of this process follow from a file."""
    for module, name, value in kept(file):
        setattr(module, name, value)


def kept(file: Path) -> Iterator[tuple[ModuleType, str, object]]:
    """What has to be put into which module; a process that starts again draws on, not anew."""

    def token_hex(size: int) -> str:
        with file.open("a+", encoding="utf-8") as drawn:
            drawn.write(".")
            drawn.seek(0)
            return hashlib.sha256(f"{drawn.read()} {OTHER}".encode()).hexdigest()[: 2 * size]

    def joined(*args: Any, **kwargs: Any) -> fairness.Joining:
        return replace(fairness.Joining(*args, **kwargs), at=0)

    drawing = SimpleNamespace(token_hex=token_hex, token_urlsafe=secrets.token_urlsafe)
    yield fairness, "new_secret", lambda: token_hex(32)
    for module in (tables, rematch):
        yield module, "secrets", drawing
    for module in (gathering, rematch):
        yield module, "Joining", joined
