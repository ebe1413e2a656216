"""The base package plays; a command whose extra is missing says which one brings it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from delvers.cli.errors import BROUGHT_BY

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
for module in sys.argv.pop(1).split():
    sys.modules[module] = None
from delvers.cli.app import app
app()
"""
EVERYTHING = " ".join(BROUGHT_BY)


def run_without(modules: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a Python that does not have these modules."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, modules, *arguments],
        capture_output=True,
        text=True,
        input="",
        check=False,
    )


@pytest.mark.parametrize("module", ["fastapi", "uvicorn", "sqlalchemy", "jinja2"])
def test_a_server_without_its_extra_says_which_one_brings_it(module: str, tmp_path: Path) -> None:
    ran = run_without(module, "serve", "--port", "0", "--database", str(tmp_path / "games.sqlite3"))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        f"delvers: this needs {module}, which is not installed; "
        "pip install 'delvers[server]' brings it\n"
    )


def test_a_plot_without_its_extra_is_refused_before_any_game_is_played(tmp_path: Path) -> None:
    plot = str(tmp_path / "plot.png")
    ran = run_without("matplotlib", "sim", "raiders", "--games", "1000000", "--plot", plot)
    assert ran.returncode == 2
    assert "pip install 'delvers[lab]' brings it" in ran.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["sim", "raiders", "--games", "2", "--json"],
        ["rules", "DR-TRAP-02"],
        ["play", "raiders", "--seed", "1", "--save", "game.json"],
        ["content", "list", "spells"],
    ],
    ids=lambda words: words[0],
)
def test_everything_else_runs_without_extras(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.chdir(tmp_path)
    ran = run_without(EVERYTHING, *arguments)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_any_other_missing_module_is_an_error_of_ours(tmp_path: Path) -> None:
    ran = run_without("delvers.draw.html", "serve", "--database", str(tmp_path / "games.sqlite3"))
    assert "ModuleNotFoundError" in ran.stderr


def test_each_extra_is_one_of_the_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    assert set(BROUGHT_BY.values()) <= set(extras)
    for module, extra in BROUGHT_BY.items():
        if module != "starlette":  # FastAPI brings it along
            name = {"pyspiel": "open_spiel", "resvg_py": "resvg-py"}.get(module, module)
            assert any(one.startswith(name) for one in extras[extra]), module
