"""`delvers lab` as its users run it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import refused, run
from tests.cli.test_errors_extras import run_without

ROOT = Path(__file__).parents[3]
SMALL = 'game = "raiders"\ngames = 20\nseed = 1\n'


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A small experiment."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    return path


def test_an_experiment_is_run_into_a_folder(small: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    shown = run("lab", "run", small, "--out", out).stdout
    assert shown.startswith("20 games in ")
    assert f"delvers lab report {out}" in shown
    assert {"rows.parquet", "rows.csv", "experiment.toml"} <= {path.name for path in out.iterdir()}
    assert (out / "experiment.toml").read_text(encoding="utf-8") == SMALL


def test_without_csv_there_is_only_parquet(small: Path, tmp_path: Path) -> None:
    run("lab", "run", small, "--out", tmp_path / "out", "--no-csv")
    assert not (tmp_path / "out" / "rows.csv").exists()


def test_what_cannot_be_run_is_told_in_one_line(small: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert "No such file" in refused("lab", "run", tmp_path / "none.toml", "--out", out)
    assert "jobs cannot be 0" in refused("lab", "run", small, "--out", out, "--jobs", 0)
    many = refused("lab", "run", small, "--out", out, "--jobs", 100_000)
    assert "jobs cannot be 100000; allowed on this machine: 1 to " in many
    both = refused("lab", "run", small, "--out", out, "--jobs", 2, "--ray")
    assert "--jobs is for this machine and --ray for a cluster" in both
    assert "small.toml" in refused("lab", "run", small, "--out", small)
    assert not out.exists()
    run("lab", "run", small, "--out", out)
    assert "--resume goes on" in refused("lab", "run", small, "--out", out)


def test_content_of_ones_own_can_be_added_and_is_called_by_its_names(
    small: Path, tmp_path: Path
) -> None:
    pack, out = tmp_path / "tavern.toml", tmp_path / "out"
    innkeeper = 'id = "innkeeper"\nname = "Landlady"\ncoins = 4\nwounds = 1\nitems = ["key"]\n'
    pack.write_text(f'game = "raiders"\n[[characters]]\n{innkeeper}', encoding="utf-8")
    run("lab", "run", small, "--out", out, "--content", pack)
    assert "innkeeper" in (out / "rows.csv").read_text(encoding="utf-8")
    run("lab", "report", out)
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "Landlady" in page
    assert f"--content {pack}" in page
    told = refused("lab", "compare", out, out, "--content", pack)
    assert "--content is for experiments that are played now" in told
    foreign = tmp_path / "foreign.toml"
    foreign.write_text('game = "plungin"\n', encoding="utf-8")
    other = refused("lab", "run", small, "--out", tmp_path / "other", "--content", foreign)
    assert "this is written for plungin, not for raiders" in other


@pytest.mark.parametrize("module", ["pyarrow", "scipy", "statsmodels", "numpy"])
def test_without_its_extra_it_says_which_one_brings_it(module: str, small: Path) -> None:
    ran = run_without(module, "lab", "run", str(small), "--out", str(small.parent / "out"))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "pip install 'delvers[lab]' brings it" in ran.stderr


def test_ray_comes_with_an_extra_of_its_own(small: Path) -> None:
    out = small.parent / "out"
    ran = run_without("ray", "lab", "run", str(small), "--ray", "--out", str(out))
    assert "pip install 'delvers[ray]' brings it" in ran.stderr
    assert not out.exists()


def test_ctrl_c_leaves_what_is_done_readable(tmp_path: Path) -> None:
    path, out = tmp_path / "long.toml", tmp_path / "out"
    path.write_text('game = "raiders"\ngames = 1_000_000\n', encoding="utf-8")
    # A parent that ignores the signal would have its children ignore it too.
    hearing = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    begin = f"{hearing}\nfrom delvers.cli.app import app; app()"
    arguments = ["lab", "run", str(path), "--out", str(out), "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        [sys.executable, "-c", begin, *arguments],
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        while not (out / "parts").exists() or not [*(out / "parts").glob("*.parquet")]:
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate()
    assert process.returncode == 130
    assert told.startswith("delvers: stopped: ")
    assert told.endswith("--resume goes on\n")
    games = sum(json.loads((out / "run.json").read_text(encoding="utf-8"))["games"])
    assert f"{games:,} games" in told
    with (out / "rows.csv").open(encoding="utf-8") as file:
        assert sum(1 for _ in file) == 4 * games + 1


# -- compare ---------------------------------------------------------------------------------------


def test_two_experiments_are_played_with_the_same_dice_and_compared(
    small: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.toml"
    text = 'game = "raiders"\ngames = 20\nseed = 7\n[options]\ntactical = true\n'
    other.write_text(text, encoding="utf-8")
    out = tmp_path / "out"
    found = json.loads(run("lab", "compare", small, other, "--out", out, "--json").stdout)
    by_name = {(one["measure"], one["group"]): one for one in found}
    choices = by_name["choices", ""]
    assert (choices["paired"], choices["games"]) == (True, 20)
    assert choices["interval"][0] <= choices["difference"] <= choices["interval"][1]
    assert choices["p"] <= choices["p_corrected"]
    shown = run("lab", "compare", out / "a", out / "b", "--lang", "en").stdout
    assert "Choices" in shown
    assert "B − A, from – to" in shown
    assert "comparisons are game by game with the same dice" in shown
    assert "seat" in run("lab", "compare", out / "a", out / "b", "--all", "--lang", "en").stdout


def test_what_cannot_be_compared_is_told_in_one_line(small: Path, tmp_path: Path) -> None:
    assert "holds no results" in refused("lab", "compare", tmp_path, small)
    assert "No such file" in refused("lab", "compare", small, tmp_path / "none.toml")


# -- report ----------------------------------------------------------------------------------------


def test_a_report_lists_the_files_it_has_written(small: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run("lab", "run", small, "--out", out)
    lines = run("lab", "report", out).stdout.split()
    assert lines[0] == str(out / "report.html")
    assert all(Path(line).is_file() for line in lines)
    one = run("lab", "report", out, "--plot", "gold").stdout.split()
    assert one == [str(out / "plots" / f"gold.{kind}") for kind in ("svg", "png")]
    assert "there is no plot 'x'" in refused("lab", "report", out, "--plot", "x")


def test_a_report_of_nothing_is_refused(tmp_path: Path) -> None:
    assert "holds no results" in refused("lab", "report", tmp_path)
