"""The layers of the source: imports point one way only."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "delvers"
FOUNDATION = {"kernel"}
GAMES = {"kernel", "games", "rulebook"}
MAY_IMPORT = {
    "kernel": set[str](),
    "games": FOUNDATION,
    "rulebook": FOUNDATION,
    "bots": {*GAMES, "delvers"},
    "text": {*GAMES, "delvers"},
    "draw": {*GAMES, "delvers", "text"},
    "lab": {*GAMES, "delvers", "bots", "text", "draw"},
    "envs": {*GAMES, "delvers", "bots", "text", "draw"},
    "server": {*GAMES, "delvers", "bots", "text", "draw"},
    "cli": {*GAMES, "delvers", "bots", "text", "draw", "lab", "server"},
}
"""What each layer may import besides itself; `delvers` is the public API at the top."""

STANDARD_LIBRARY_ONLY = ("kernel", "games", "rulebook", "draw")


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def imported(path: Path) -> list[str]:
    """The full names of all modules that a file imports, wherever in the file."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            names.append(node.module or "")
    return names


def layer_of(module: str) -> str:
    """The layer of a module of ours, or `delvers` for the public API."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "delvers"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_from_the_outside_to_the_kernel_only(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    for module in imported(path):
        if module.split(".")[0] == "delvers" and layer_of(module) != layer:
            assert layer_of(module) in MAY_IMPORT[layer], f"{layer} must not import {module}"


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if path.relative_to(SOURCE).parts[0] in STANDARD_LIBRARY_ONLY],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_rules_and_drawing_need_the_standard_library_only(path: Path) -> None:
    import sys

    for module in imported(path):
        top = module.split(".")[0]
        assert top == "delvers" or top in sys.stdlib_module_names


def test_rules_use_no_clock_and_no_chance_but_the_dice() -> None:
    forbidden = {"random", "time", "datetime", "secrets", "uuid"}
    for folder in ("kernel", "games"):
        for path in (SOURCE / folder).rglob("*.py"):
            if path.name in ("fairness.py", "loading.py"):  # these make seeds, before any rule runs
                continue
            assert not forbidden & {name.split(".")[0] for name in imported(path)}, path


def test_one_game_knows_no_other() -> None:
    games = [path for path in (SOURCE / "games").iterdir() if path.is_dir()]
    for game in games:
        for path in game.rglob("*.py"):
            for module in imported(path):
                parts = module.split(".")
                if parts[:2] == ["delvers", "games"] and len(parts) > 2:
                    assert parts[2] in (game.name, "loading"), f"{path} imports {module}"
