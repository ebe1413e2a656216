"""The smallest game of the document can be played as it stands there."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "how-to" / "adding-a-game.md"
FILE = re.compile(r"```python\n# (?P<path>\S+)\n(?P<text>.*?)```", re.DOTALL)
ENTRY_POINT = re.compile(r'```toml\n\[project.entry-points."(?P<group>.+)"\]\n(?P<line>.+)\n```')
SIM = "from delvers.cli.app import app\nif __name__ == '__main__': app()"


def installed(folder: Path) -> None:
    """The package of the document, with its entry point."""
    text = DOCUMENT.read_text(encoding="utf-8")
    for file in FILE.finditer(text):
        path = folder / file["path"]
        path.parent.mkdir(exist_ok=True)
        path.write_text(file["text"])
    point = ENTRY_POINT.search(text)
    assert point is not None
    told = folder / "one_die-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: one-die\nVersion: 1.0\n")
    line = point["line"].replace('"', "")
    (told / "entry_points.txt").write_text(f"[{point['group']}]\n{line}\n")


def test_the_smallest_game_is_found_and_played(tmp_path: Path) -> None:
    installed(tmp_path)
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    ran = subprocess.run(
        [sys.executable, "-c", SIM, "sim", "one-die", "--games", "40", "--json"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert (told["games"], told["seats"]) == (40, 4)
