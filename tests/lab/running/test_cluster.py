"""A real Ray cluster of two workers: the same rows as on one process, whatever dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import ray

from delvers.lab.experiments.form import Experiment
from delvers.lab.running import cluster
from delvers.lab.running.chunks import Task
from delvers.lab.running.cluster import play_far_away
from delvers.lab.running.processes import LabFailed
from delvers.lab.running.run import Crew
from tests.lab.running.runs import begun, played, rows_in

SOURCES = Path(__file__).parents[3] / "src"
ROOT = SOURCES.parent


@pytest.fixture(scope="module", autouse=True)
def two_workers() -> Iterator[None]:
    """Two workers on this machine, begun once for all tests here."""
    path = os.pathsep.join((str(SOURCES), str(ROOT)))
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="error",
        object_store_memory=100 * 1024 * 1024,
        runtime_env={"env_vars": {"PYTHONPATH": path}},
    )
    yield
    ray.shutdown()


def test_a_cluster_gives_the_same_rows_as_one_process(tmp_path: Path) -> None:
    far = played(tmp_path / "far", Crew(ray="local"))
    near = played(tmp_path / "near")
    for name in ("rows.parquet", "rows.csv"):
        assert (far / name).read_bytes() == (near / name).read_bytes()


def killed_the_first_time(task: Task, content: Any, version: str, mark: str) -> bytes:
    """Play, but the worker that comes first is killed in the middle."""
    rows = play_far_away(task, content, version)
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return rows
    os.kill(os.getpid(), signal.SIGKILL)
    return rows


def test_a_worker_that_is_killed_costs_no_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = str(tmp_path / "killed")

    def play(task: Task, content: Any, version: str) -> bytes:
        return killed_the_first_time(task, content, version, mark)

    monkeypatch.setattr(cluster, "play_far_away", play)
    far = played(tmp_path / "far", Crew(ray="local"))
    assert Path(mark).exists()
    assert rows_in(far).equals(rows_in(played(tmp_path / "near")))


def test_content_travels_to_machines_that_do_not_have_it(tmp_path: Path) -> None:
    pack = tmp_path / "home" / "pack"
    pack.mkdir(parents=True)
    (pack / "things.toml").write_text(
        '[[monsters]]\nid = "tame_rat"\nname = "Tame Rat"\nlevel = 1\n'
        "stats = { ATK = 1, DEF = 1, MAG = 1, MOV = 4, LIFE = 1, RES = 1, DEX = 1, WIT = 1 }\n"
        'law = { role = "combatant", target = "near" }\nexp = 1\ngold = "1d4"\ntext = "Bites."\n',
        encoding="utf-8",
    )
    experiment = Experiment("plungin", 1, seats=1, content=(str(pack),))
    rows = rows_in(played(tmp_path / "far", Crew(ray="local"), experiment=experiment))
    assert set(rows["content"].to_pylist()) == {"pack"}


def test_a_game_that_fails_on_a_worker_is_told(tmp_path: Path) -> None:
    run = begun(tmp_path)
    broken = replace(run.cells[0], series=replace(run.cells[0].series, seats=9))
    run.cells = (broken, *run.cells[1:])
    with pytest.raises(LabFailed, match="cannot have 9 seats"):
        run.play(Crew(ray="local"))


def test_a_cluster_that_cannot_be_reached_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text('game = "raiders"\ngames = 1\n', encoding="utf-8")
    begin = "from delvers.cli.app import app; app()"
    where = ["--out", str(tmp_path / "out"), "--ray", "127.0.0.1:1"]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    ran = subprocess.run(
        [sys.executable, "-c", begin, "lab", "run", str(path), *where],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert ran.returncode == 2
    assert "Ray cannot be reached at 127.0.0.1:1" in ran.stderr.splitlines()[-1]
