"""Tests stand in the order of the sources: whoever knows a module finds its tests."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "delvers"
OF_SEVERAL_PACKAGES = {"generic", "server", "page", "docs"}
"""Folders whose tests are about running parts together, not about one package of that name."""
OF_A_WHOLE_PACKAGE = {
    *("campaign", "golden", "keyboard", "log", "random_scenes", "rooms", "words_kept")
}
"""Files about all modules of their package at once: what is played, told and pinned."""
EDITIONS = ("common", "third", "revised")


def files_of_tests() -> list[Path]:
    return [
        path.relative_to(TESTS)
        for path in sorted(TESTS.rglob("test_*.py"))
        if path.parent != TESTS and path.relative_to(TESTS).parts[0] not in OF_SEVERAL_PACKAGES
    ]


def packages_of(file: Path) -> list[Path]:
    """The package whose tests a file holds; editions of one game share their chapters."""
    own = SOURCE / file.parent
    for name in EDITIONS:
        if name in own.parts:
            at = own.parts.index(name)
            return [Path(*own.parts[:at], other, *own.parts[at + 1 :]) for other in EDITIONS]
    return [own]


def modules_of(package: Path) -> set[str]:
    """The modules and packages in a package, at any depth."""
    files = {path.stem for path in package.rglob("*.py") if path.stem != "__init__"}
    return files | {path.parent.name for path in package.rglob("*/__init__.py")}


@pytest.mark.parametrize("file", files_of_tests(), ids=str)
def test_a_test_file_carries_the_name_of_its_module(file: Path) -> None:
    if "page" in file.parts or file.stem.removeprefix("test_") in OF_A_WHOLE_PACKAGE:
        return
    modules = {name for package in packages_of(file) for name in modules_of(package)}
    named = [name for name in modules if f"{file.stem}_".startswith(f"test_{name}_")]
    assert named, f"{file} is named after none of {sorted(modules)}"


def test_no_file_looks_a_second_time_at_what_another_tests() -> None:
    assert [file for file in files_of_tests() if file.stem.endswith("_closely")] == []
