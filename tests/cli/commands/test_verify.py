"""`delvers verify` checks the whole file, and says so on any terminal."""

import json
import os
import subprocess
import sys
from pathlib import Path

import delvers
from tests.cli.command import played, run


def test_a_save_with_a_changed_checkpoint_is_refused(tmp_path: Path) -> None:
    game = delvers.new("raiders", seats=3, seed=1)
    game.choose(0, game.pending[0].options[0])
    save = json.loads(game.save())
    path = tmp_path / "save.json"
    path.write_text(json.dumps(save), encoding="utf-8")
    assert run("verify", path).exit_code == 0
    save["checkpoint"]["players"][0]["coins"] += 5
    path.write_text(json.dumps(save), encoding="utf-8")
    result = run("verify", path)
    assert result.exit_code == 1
    assert "checkpoint is not what its choices lead to" in result.stderr


def test_a_terminal_without_utf_8_gets_plain_signs(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(played().record().text(), encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    for lang in ("en", "ru"):
        done = subprocess.run(
            [sys.executable, "-m", "delvers", "verify", str(path), "--lang", lang],
            env=environment,
            capture_output=True,
            check=True,
        )
        assert done.stdout.startswith(b"+ ")
        assert done.stderr == b""
