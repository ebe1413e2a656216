"""Following a how-to page in a copy of the checkout: files written, commands run and compared."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.docs.steps import Block, blocks_in, is_told

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "how-to"
LEFT_OUT = shutil.ignore_patterns("golden")
PROGRAMS = {
    "delvers": ["-c", "from delvers.cli.app import app\nif __name__ == '__main__': app()"],
    "python": [],
    "pytest": ["-m", "pytest", "-p", "no:cacheprovider"],
}


def copied(folder: Path) -> Path:
    """A copy of sources and tests that a page may change.

    Compiled modules are copied, too: they are of the time of their sources, so that only those
    which the page changes are compiled anew.
    """
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def follow(name: str, checkout: Path) -> None:
    """Do what a page says, block by block."""
    for block in blocks_in((PAGES / name).read_text(encoding="utf-8")):
        if block.language == "console":
            for command, answer in commands_in(block):
                told = run(command, checkout)
                assert is_told(answer, told.splitlines()), f"{command}\n{told}"
        elif block.language == "diff":
            file = block.file(checkout)
            file.write_text(changed(block, file.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            file = block.file(checkout)
            before = file.read_text(encoding="utf-8") if block.is_more else ""
            file.write_text(before + block.body, encoding="utf-8")


def changed(block: Block, text: str) -> str:
    """The text with a diff applied; "…" at the end of a kept line stands for the rest of it."""
    lines = block.body.splitlines()
    old = "\n".join(re.escape(line[1:]) for line in lines if line[0] in " -")
    pattern = re.compile("^" + re.sub(r"…$", "(.*)", old, flags=re.MULTILINE) + "$", re.MULTILINE)
    found = pattern.findall(text)
    assert len(found) == 1, f"{len(found)} places for\n{block.text}"
    new = "\n".join(line[1:] for line in lines if line[0] in " +")
    return pattern.sub(lambda match: new.replace("…", match.group(1)) if "…" in new else new, text)


def commands_in(block: Block) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The commands of a console block, each with the lines that it answers."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, *answer = part.rstrip("\n").split("\n")
        yield line, tuple(answer)


def run(command: str, checkout: Path) -> str:
    """What a command of the page says in the copy."""
    program, *arguments = command.split()
    ran = subprocess.run(
        [sys.executable, *PROGRAMS[program], *arguments],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), "COLUMNS": "80"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in ran.stderr, ran.stderr
    assert ran.returncode == 0 or "delvers.text.update" in command, ran.stdout + ran.stderr
    return ran.stdout
