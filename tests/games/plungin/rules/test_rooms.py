"""The rules of Dungeon Plungin' stand in rooms by chapter, each after those it builds on."""

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from subprocess import run
from typing import Final

from delvers.games.plungin import rules

ROOMS: Final = (
    "events",
    "squares",
    "options",
    "prompts",
    "books",
    "state",
    "heroes",
    "board",
    "fight",
    "traps",
    "locks",
    "magic",
    "monsters",
    "things",
    "explore",
    "village",
    "turn",
    "view",
)
"""Each room imports only from itself and those before it."""
ROOT: Final = Path(rules.__file__).parent
PACKAGE: Final = rules.__name__


def name_of(path: Path) -> str:
    """A module by its room and name."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


MODULES: Final = {name_of(path): path for path in ROOT.rglob("*.py") if path.stem != "__init__"}


def imported_by(path: Path) -> set[str]:
    """The modules of the rules that a module imports, at its head or anywhere else."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            inside = (node.module or "").removeprefix(PACKAGE).removeprefix(".")
            named = {f"{inside}.{alias.name}".removeprefix(".") for alias in node.names}
            found |= (named & MODULES.keys() or {inside}) if inside else named
    return found


IMPORTS: Final = {name: imported_by(path) for name, path in MODULES.items()}


def test_every_module_stands_in_a_room() -> None:
    assert {name.partition(".")[0] for name in MODULES} == {*ROOMS}


def test_a_room_imports_only_from_the_rooms_before_it() -> None:
    place = {room: number for number, room in enumerate(ROOMS)}
    backward = [
        f"{name} imports {other}"
        for name, others in IMPORTS.items()
        for other in others
        if place[other.partition(".")[0]] > place[name.partition(".")[0]]
    ]
    assert backward == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    TopologicalSorter(IMPORTS).prepare()


ALONE: Final = """
from delvers.games.plungin import rules
from delvers.games.plungin.rules.books import registry, verbs
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state import moments

tables = [one for name, one in vars(registry).items() if isinstance(one, dict) and name.isupper()]
assert tables and all(tables)
filled = [one for one in vars(moments).values() if isinstance(one, moments.Moment)]
assert {event.effect for event in BOX.events.values()} <= {*registry.EVENTS}
assert {row.act for one in BOX.monsters.values() for row in one.law_rows} <= {*registry.ACTS}
results = {row.result for one in BOX.monsters.values() for row in one.life_rows}
assert results <= {*verbs.life_results()}
assert filled and all(one.rule is not None for one in filled)
"""


def test_the_rules_alone_fill_their_tables_and_moments() -> None:
    run([sys.executable, "-c", ALONE], check=True)
