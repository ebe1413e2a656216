"""Whoever starts Delvers waits only for what he wants: which modules that is, not how long."""

import subprocess
import sys

import pytest

from delvers.cli import app
from delvers.kernel.kit import REGISTRY

LOADED = "import sys; print(*sorted(sys.modules), sep='\\n')"
BEGIN = "import delvers; delvers.new('{game}', seats=3, seed=7)"
SLOW = {
    *("babel", "importlib.metadata", "logging", "msgspec", "rich", "typer"),
    *("fastapi", "matplotlib", "numpy", "pyarrow", "sqlalchemy"),
}
"""What a game alone does without."""


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has loaded after some code."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LOADED}"], capture_output=True, text=True, check=True
    )
    return set(ran.stdout.split())


def rules_in(modules: set[str]) -> set[str]:
    """The games whose rules are loaded, and with them their content."""
    return {kit.id for kit in REGISTRY.kits() if kit.rules.partition(":")[0] in modules}


@pytest.mark.parametrize("game", ["raiders", "plungin"])
def test_a_game_loads_its_own_rules_and_nothing_for_screens(game: str) -> None:
    loaded = loaded_by(BEGIN.format(game=game))
    assert rules_in(loaded) == {game}
    others = {name for name in loaded if name.startswith("delvers.")}
    assert {name.split(".")[1] for name in others} == {"games", "kernel"}
    assert not SLOW & loaded


def test_the_list_of_commands_loads_none_of_them() -> None:
    loaded = loaded_by(
        "from delvers.cli.app import app\ntry: app(['--help'])\nexcept SystemExit: pass"
    )
    assert not {name for name in loaded if name.startswith("delvers.cli.commands.")}
    assert not {name.split(".")[1] for name in loaded if name.startswith("delvers.")} - {
        *("cli", "games", "kernel")
    }
    assert not rules_in(loaded)


def test_a_worker_of_a_simulation_loads_one_game_and_no_command() -> None:
    loaded = loaded_by(
        "import delvers.cli.app\n"
        "from delvers.lab.simulate import Series, play_part\n"
        "series = Series('raiders', 1, 3, ('random',) * 3, 0, {'tactical': False}, 0)\n"
        "play_part(series, range(1))"
    )
    assert rules_in(loaded) == {"raiders"}
    assert not {name for name in loaded if name.startswith("delvers.cli.commands.")}
    assert not {"numpy", "pyarrow", "matplotlib", "fastapi", "sqlalchemy"} & loaded


@pytest.mark.parametrize("name", app.COMMANDS)
def test_the_list_tells_of_each_command_what_its_own_help_tells(name: str) -> None:
    made = app.command(name)
    assert made.name == name
    assert made.help.split("\n")[0] == app.COMMANDS[name]
