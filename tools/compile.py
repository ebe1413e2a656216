"""Compile kernel and rules: `python tools/compile.py WHEELS` puts a wheel into a folder.

The wheel is built from a copy of the sources, so that no compiled file is left among them. Which
modules are compiled stands in pyproject.toml (`hooks.mypyc`); HATCH_BUILD_HOOK_ENABLE_MYPYC
switches it on. Without a C compiler nothing is done.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPIED = ("pyproject.toml", "README.md", "LICENSE", "src")
SWITCH = "HATCH_BUILD_HOOK_ENABLE_MYPYC"


def missing() -> str:
    """What a compiler lacks here; "" if nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.exists() else f"Python was installed without its headers ({header.name})"


def compile_into(folder: Path) -> Path:
    """Build the compiled wheel and put it into a folder."""
    with tempfile.TemporaryDirectory() as copy:
        for name in COPIED:
            place = ROOT / name
            if place.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
                shutil.copytree(place, Path(copy) / name, ignore=ignored)
            else:
                shutil.copy(place, copy)
        wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
        subprocess.run(
            [*wheel, "--no-deps", "--wheel-dir", folder, copy],
            check=True,
            env={**os.environ, SWITCH: "true"},
        )
    (built,) = folder.glob("delvers-*.whl")
    return built


def main() -> None:
    """Compile, and say what was done."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the wheel is put; what is there goes")
    parser.add_argument("--unpack", type=Path, help="a folder to unpack it into, for PYTHONPATH")
    asked = parser.parse_args()
    if problem := missing():
        raise SystemExit(f"Nothing was compiled and nothing was changed: {problem}.")
    print("Compiling kernel and rules; this takes some minutes.", flush=True)
    shutil.rmtree(asked.folder, ignore_errors=True)
    built = compile_into(asked.folder)
    if asked.unpack:
        shutil.rmtree(asked.unpack, ignore_errors=True)
        shutil.unpack_archive(built, asked.unpack, "zip")
    print(f"Compiled kernel and rules into {built.name}.")


if __name__ == "__main__":
    main()
