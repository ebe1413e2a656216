"""Every public name tells what it is, with an example that runs."""

import doctest
import inspect
import sys
from types import ModuleType

import pytest

import delvers

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
MODULES = sorted({"delvers", *(getattr(delvers, name).__module__ for name in delvers.__all__)})


@pytest.mark.parametrize("name", delvers.__all__)
def test_a_public_name_has_an_example(name: str) -> None:
    assert ">>> " in (inspect.getdoc(getattr(delvers, name)) or "")


def members() -> list[tuple[type, str]]:
    """Every public method and property of a public class."""
    made = [one for name in delvers.__all__ if isinstance(one := getattr(delvers, name), type)]
    return [
        (one, name)
        for one in made
        for name, member in vars(one).items()
        if not name.startswith("_")
        and (callable(member) or isinstance(member, classmethod | property))
    ]


@pytest.mark.parametrize(("made", "name"), members())
def test_a_public_member_has_an_example(made: type, name: str) -> None:
    assert ">>> " in (inspect.getdoc(getattr(made, name)) or "")


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    module: ModuleType = sys.modules[name]
    found = doctest.testmod(module, optionflags=OPTIONS)
    assert found.attempted > 0
    assert found.failed == 0


def test_help_tells_the_story() -> None:
    story = delvers.__doc__ or ""
    for word in ("new", "pending", "choose", "view", "save", "load", "undo", "result", "replay"):
        assert word in story
