"""Whatever plays a game counts in its version, so no table goes on under other rules unseen."""

import gc
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import delvers
from delvers import Dice
from delvers.kernel import versions
from delvers.kernel.kit import REGISTRY
from tests.generic.walks import FEW, Case, finish

SOURCES = Path(delvers.__file__).parent
CARRIED = frozenset(
    f"kernel/{name}.py"
    for name in (
        "clauses",
        "copying",
        "events",
        "flow",
        "game",
        "loading",
        "plain",
        "spec",
        "undoing",
    )
) | {"kernel/kit.py", "kernel/errors.py", "kernel/content.py", "kernel/versions.py"}
"""Carries choices, states and events without deciding anything."""


def played_by(case: Case) -> set[str]:
    """The files of Delvers whose code runs while a game is played at random."""
    codes: set[CodeType] = set()

    def note(frame: FrameType, _event: str, _arg: Any) -> None:
        codes.add(frame.f_code)

    gc.collect()  # games of other tests that nobody holds any more are closed now, not below
    sys.setprofile(note)
    try:
        finish(case.begin(3), Dice(3))
    finally:
        sys.setprofile(None)
    files = {Path(code.co_filename) for code in codes}
    return {path.relative_to(SOURCES).as_posix() for path in files if SOURCES in path.parents}


def counted_for(case: Case, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The files that count in the version of the game."""
    found, sources = list[Path](), versions.sources

    def noted(folders: Any) -> Any:
        found.extend(path for _, path in sources(folders))
        return sources(folders)

    monkeypatch.setattr(versions, "sources", noted)
    versions._digest_of_sources.cache_clear()
    assert REGISTRY.find(case.game).rules_version
    return {path.relative_to(SOURCES).as_posix() for path in found if SOURCES in path.parents}


ONE_EACH = {case.game: case for case in reversed(FEW) if "toy" not in case.game}


@pytest.mark.parametrize("case", ONE_EACH.values(), ids=ONE_EACH.keys())
def test_every_file_that_plays_counts_in_the_version(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = {name for name in played_by(case) if name not in CARRIED}
    missing = sorted(ran - counted_for(case, monkeypatch))
    assert not missing, f"these play {case.game} but do not count in its version: {missing}"


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_words_and_pictures_do_not_count_in_the_version(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = ONE_EACH.get(game)
    if case is None:
        pytest.skip("this game has no folder here")
    counted = counted_for(case, monkeypatch)
    assert not [name for name in counted if "/rules/" not in name and "kernel/" not in name]
