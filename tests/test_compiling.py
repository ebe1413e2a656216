"""`make fast`: what is compiled, and what is told where nothing can be."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"][
    "build"
]["targets"]["wheel"]["hooks"]["mypyc"]


@pytest.mark.skipif(sys.platform == "win32", reason="there Python finds its compiler itself")
def test_without_a_compiler_nothing_is_changed_and_that_is_said(tmp_path: Path) -> None:
    kept = tmp_path / "wheels" / "kept.whl"
    kept.parent.mkdir()
    kept.touch()
    ran = subprocess.run(
        [sys.executable, ROOT / "tools" / "compile.py", kept.parent],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "CC": "no-such-compiler"},
    )
    assert ran.returncode == 1
    assert ran.stderr == (
        "Nothing was compiled and nothing was changed: there is no C compiler (no-such-compiler).\n"
    )
    assert kept.exists()


def test_the_usual_build_compiles_nothing() -> None:
    assert HOOK["enable-by-default"] is False


def test_what_is_named_to_be_compiled_or_not_is_there() -> None:
    for pattern in [*HOOK["include"], *HOOK["exclude"]]:
        if pattern.startswith("src/"):
            assert [*ROOT.glob(pattern.rstrip("/"))], pattern
