"""The one line for everything that goes wrong, and its exit code."""

import pytest

from delvers.cli.errors import BAD_INPUT, BROUGHT_BY, INTERRUPTED, NOT_FOUND, extra_for, fail, told

EXTRAS = {
    "server": "alembic fastapi jinja2 prometheus_client sqlalchemy starlette uvicorn",
    "lab": "matplotlib numpy pyarrow scipy statsmodels",
    "ray": "ray",
    "postgres": "psycopg",
    "png": "resvg_py",
    "rl": "gymnasium pettingzoo pyspiel",
    "mcp": "mcp",
}


def test_every_module_of_an_extra_names_it() -> None:
    assert {
        extra: " ".join(sorted(module for module, by in BROUGHT_BY.items() if by == extra))
        for extra in set(BROUGHT_BY.values())
    } == EXTRAS


def test_what_is_missing_is_told_with_the_extra_that_brings_it() -> None:
    for name in ("scipy", "scipy.stats"):
        assert extra_for(ModuleNotFoundError(name=name)) == (
            "this needs scipy, which is not installed; pip install 'delvers[lab]' brings it"
        )
    for other in (ModuleNotFoundError(name="delvers.lost"), ModuleNotFoundError("lost")):
        with pytest.raises(ModuleNotFoundError):
            extra_for(other)


def test_a_problem_is_one_line_whatever_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        fail("two\n  lines")
    assert (ended.value.code, capsys.readouterr().err) == (2, "delvers: two lines\n")
    with pytest.raises(SystemExit) as ended:
        fail("gone", NOT_FOUND)
    assert (ended.value.code, capsys.readouterr().out) == (1, "")


def test_codes_are_those_that_scripts_rely_on() -> None:
    assert (NOT_FOUND, BAD_INPUT, INTERRUPTED) == (1, 2, 130)


def test_a_files_trouble_is_told_with_its_name() -> None:
    assert told(FileNotFoundError(2, "No such file", "a.json")) == "a.json: No such file"
    assert told(OSError("the disk is full")) == "the disk is full"
