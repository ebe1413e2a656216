"""The luck of a tested server: the same test always meets the same dice.

A server draws its secrets at random and mixes in when each seat was taken. Here both come from a
file that holds the name of the running test, so what failed once can be seen again. Other luck is
tried with DELVERS_LUCK=anything.
"""

import hashlib
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from delvers.kernel import fairness
from delvers.server import rematch, tables

OTHER = os.environ.get("DELVERS_LUCK", "")


def keep(file: Path) -> None:
    """From now on let the secrets of this process follow from the words of a file."""
    drawn = Counter[str]()

    def new_secret() -> str:
        test = file.read_text(encoding="utf-8") if file.exists() else ""
        drawn[test] += 1
        return hashlib.sha256(f"{test} {drawn[test]} {OTHER}".encode()).hexdigest()

    def joined(*args: Any, **kwargs: Any) -> fairness.Joining:
        return replace(fairness.Joining(*args, **kwargs), at=0)

    fairness.new_secret = new_secret
    for module in (tables, rematch):
        module.Joining = joined  # type: ignore[attr-defined]
