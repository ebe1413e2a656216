"""The layers of the source: imports point one way only, and nobody outside a game names it."""

import ast
import functools
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from delvers.kernel import rulebook
from delvers.kernel.kit import REGISTRY

SOURCE = Path(__file__).parents[1] / "src" / "delvers"
GAMES = SOURCE / "games"
MAY_IMPORT = {
    "kernel": set[str](),
    "text": {"kernel"},
    "bots": {"kernel", "delvers", "text"},
    "draw": {"kernel", "text"},
    "lab": {"kernel", "delvers", "bots", "text", "draw"},
    "server": {"kernel", "delvers", "bots", "text", "draw"},
    "envs": {"kernel", "delvers", "bots", "text", "draw"},
    "cli": {"kernel", "delvers", "bots", "text", "draw", "lab", "server", "envs"},
}
"""What each layer of the machinery may import besides itself; `delvers` is the public API."""
PART_MAY_IMPORT = {
    "words": {"kernel", "text"},
    "pictures": {"kernel", "text", "draw", "delvers"},
    "bots": {"kernel", "bots"},
    "terminal": {"kernel", "text", "draw", "cli"},
    "page": {"kernel", "text", "draw", "server"},
    "lab": {"kernel", "bots", "text", "draw", "lab", "delvers"},
    "envs": {"kernel", "envs"},
}
"""What each part of a game may import of the machinery; it may import its own game's parts."""
FOR_TYPES = {
    ("delvers.kernel.pickling", "delvers.kernel.game"),
    ("delvers.kernel.undoing", "delvers.kernel.game"),
}
"""Imports that only a type checker follows; there is none at run time."""
FOR_COMPILING = {("delvers.kernel.native", "mypy_extensions")}
"""What only the compiler reads, under TYPE_CHECKING."""
KNOTS: set[str] = set()
"""Packages whose modules still import each other in a circle; to be emptied."""
CLOCK_AND_CHANCE = {"random", "time", "datetime", "secrets", "uuid"}
MAKE_SEEDS = ("fairness.py", "loading.py")
"""These make the seeds of the dice, before any rule runs."""


# -- what there is ---------------------------------------------------------------------------------


@functools.cache
def imports() -> Mapping[Path, frozenset[str]]:
    """What every file of the source imports, wherever in the file, by full names."""
    return {path: frozenset(imported(path)) for path in sorted(SOURCE.rglob("*.py"))}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            module = node.module or ""
            for alias in node.names:
                whole = f"{module}.{alias.name}"
                yield whole if whole in modules() else module


@functools.cache
def modules() -> Mapping[str, Path]:
    """Every module of the source by its name."""
    return {module_of(path): path for path in SOURCE.rglob("*.py")}


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def of_machinery() -> list[Path]:
    return [path for path in imports() if path.relative_to(SOURCE).parts[0] in MAY_IMPORT]


def homes() -> list[Path]:
    """The folders of the games: one with parts in it, be it a game or what its editions share."""
    return sorted({path.parents[1] for path in GAMES.rglob("rules/__init__.py")})


def home_of(path: Path) -> Path | None:
    return next((home for home in homes() if path.is_relative_to(home)), None)


def family_of(home: Path) -> list[str]:
    """The packages that a game may import: its own, and what the editions of the game share."""
    own = module_of(home / "__init__.py")
    return [own] if home.parent == GAMES else [own, f"{own.rpartition('.')[0]}.common"]


def is_in(module: str, packages: Iterable[str]) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in packages)


def layer_of(module: str) -> str:
    """The layer of a module of ours, or `delvers` for the public API."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "delvers"


def shown(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


# -- the machinery ---------------------------------------------------------------------------------


def test_imports_of_the_machinery_point_to_the_kernel() -> None:
    for path in of_machinery():
        layer = path.relative_to(SOURCE).parts[0]
        for module in imports()[path]:
            if module.split(".")[0] != "delvers" or layer_of(module) == layer:
                continue
            assert layer_of(module) in MAY_IMPORT[layer], f"{shown(path)} imports {module}"


def names_of_games() -> re.Pattern[str]:
    """The ids, folders, names, clauses and class prefixes of all games."""
    kits = [kit for kit in REGISTRY.kits() if kit.rules.startswith("delvers.games.")]
    names = {folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists()}
    names |= {kit.id for kit in kits}
    names |= {"Dungeon Raiders", "Dungeon Plungin", "dr-", "dq-", "dp-"}
    for kit in kits:
        names |= {f"{id.split('-')[0]}-" for id in clauses_of(kit.id)}
    return re.compile("|".join(rf"\b{re.escape(name)}" for name in sorted(names)), re.IGNORECASE)


def clauses_of(game: str) -> list[str]:
    return [clause.id for clause in rulebook.search("", game=game)]


def test_outside_its_folder_nobody_names_a_game() -> None:
    wanted = names_of_games()
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in (".py", ".html", ".css", ".js") or path.is_relative_to(GAMES):
            continue
        for number, line in without_examples(path.read_text(encoding="utf-8")):
            assert not wanted.search(line), f"{shown(path)}:{number}: {line}"


def without_examples(text: str) -> Iterator[tuple[int, str]]:
    """The lines but for examples in docstrings, up to a blank line: they have to play some game."""
    is_example = False
    for number, line in enumerate(text.splitlines(), 1):
        is_example = line.lstrip().startswith(">>> ") or (is_example and bool(line.strip()))
        if not is_example:
            yield number, line


def test_kernel_and_drawing_need_the_standard_library_only() -> None:
    for path in of_machinery():
        if path.relative_to(SOURCE).parts[0] in ("kernel", "draw"):
            assert_standard(path)


def assert_standard(path: Path) -> None:
    for module in imports()[path]:
        top = module.split(".")[0]
        if (module_of(path), top) not in FOR_COMPILING:
            assert top == "delvers" or top in sys.stdlib_module_names, f"{shown(path)}: {module}"


# -- the games -------------------------------------------------------------------------------------


def test_rules_import_the_kernel_and_rules_of_their_own_game_only() -> None:
    for home in homes():
        allowed = [f"{package}.rules" for package in family_of(home)]
        for path in home.glob("rules/**/*.py"):
            assert_standard(path)
            for module in imports()[path]:
                if module.split(".")[0] == "delvers" and layer_of(module) != "kernel":
                    assert is_in(module, allowed), f"{shown(path)} imports {module}"


def test_no_game_knows_another() -> None:
    for path, found in imports().items():
        home = home_of(path)
        for module in found:
            if home is not None and layer_of(module) == "games":
                assert is_in(module, family_of(home)), f"{shown(path)} imports {module}"


def test_each_part_of_a_game_knows_its_own_machinery_only() -> None:
    for home in homes():
        for path in home.rglob("*.py"):
            part = path.relative_to(home).with_suffix("").parts[0]
            for module in imports()[path] if part in PART_MAY_IMPORT else ():
                if module.split(".")[0] == "delvers" and layer_of(module) != "games":
                    allowed = PART_MAY_IMPORT[part]
                    assert layer_of(module) in allowed, f"{shown(path)} imports {module}"


def test_rules_use_no_clock_and_no_chance_but_the_dice() -> None:
    for path, found in imports().items():
        if path.is_relative_to(SOURCE / "kernel") or "rules" in path.relative_to(SOURCE).parts:
            used = CLOCK_AND_CHANCE & {module.split(".")[0] for module in found}
            assert not used or path.name in MAKE_SEEDS, f"{shown(path)}: {used}"


# -- circles ---------------------------------------------------------------------------------------


def circles(edges: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The sets of modules that import each other in a circle (Tarjan, without recursion)."""
    found: list[list[str]] = []
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    open_: set[str] = set()
    for root in edges:
        if root in order:
            continue
        work = [(root, iter(edges[root]))]
        order[root] = low[root] = len(order)
        stack.append(root)
        open_.add(root)
        while work:
            node, rest = work[-1]
            for other in rest:
                if other not in order:
                    order[other] = low[other] = len(order)
                    stack.append(other)
                    open_.add(other)
                    work.append((other, iter(edges.get(other, ()))))
                    break
                if other in open_:
                    low[node] = min(low[node], order[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    circle = stack[stack.index(node) :]
                    del stack[-len(circle) :]
                    open_.difference_update(circle)
                    if len(circle) > 1:
                        found.append(sorted(circle))
    return found


def test_circles_are_found() -> None:
    edges = {"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": ["e"], "e": [], "f": ["f"]}
    assert circles(edges) == [["a", "b", "c"]]


def test_no_modules_import_each_other_in_a_circle() -> None:
    edges = {
        (name := module_of(path)): sorted(
            module for module in found if module in modules() and (name, module) not in FOR_TYPES
        )
        for path, found in imports().items()
    }
    for circle in circles(edges):
        assert all(is_in(module, KNOTS) for module in circle), circle


# -- what is loaded --------------------------------------------------------------------------------

LOADED = "import sys; {}; print(*(m for m in sys.modules if m.startswith('delvers.')))"


@pytest.mark.parametrize(
    "begin", ["import delvers", "import delvers; delvers.new('raiders', seats=3)"]
)
def test_a_new_game_loads_the_kernel_and_its_own_rules_only(begin: str) -> None:
    ran = [sys.executable, "-c", LOADED.format(begin)]
    loaded = subprocess.run(ran, capture_output=True, text=True, check=True).stdout.split()
    kits = {module_of(home / "__init__.py") for home in [GAMES, *GAMES.glob("*"), *homes()]}
    begun = ["delvers.games.raiders.rules"] if "new" in begin else []
    for module in loaded:
        assert is_in(module, ["delvers.kernel", *begun]) or module in kits, module


@pytest.mark.parametrize("game", ["raiders", "dungeonquest/third", "dungeonquest/revised"])
def test_rules_take_the_content_from_the_state_of_their_game(game: str) -> None:
    """The box is named only where it is read, added to, and where a spec and a state begin."""
    rules = SOURCE / "games" / game / "rules"
    naming = {
        path.relative_to(rules).as_posix()
        for path in rules.rglob("*.py")
        if re.search(r"\bCONTENT\b", path.read_text(encoding="utf-8"))
    }
    assert naming - {"own.py", "state.py"} == {"__init__.py", "components.py"}
