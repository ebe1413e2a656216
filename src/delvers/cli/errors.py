"""Whatever goes wrong is told in one line on stderr; the exit code says the rest."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, Final, NoReturn, cast

import typer
from typer.core import TyperGroup

from delvers.kernel.errors import DelversError

USAGE_ERROR: Final = cast(type[Exception], typer.BadParameter.__mro__[1])
"""What Typer raises for wrong arguments; it shows only this child of the error by name."""

NOT_FOUND: Final = 1
"""The exit code for no hit, and for a record that fails verification."""
BAD_INPUT: Final = 2
"""The exit code for everything that the user must correct."""
INTERRUPTED: Final = 130
BROUGHT_BY: Final = {
    "alembic": "server",
    "fastapi": "server",
    "gymnasium": "rl",
    "jinja2": "server",
    "matplotlib": "lab",
    "numpy": "lab",
    "pettingzoo": "rl",
    "pyarrow": "lab",
    "mcp": "mcp",
    "pyspiel": "rl",
    "ray": "ray",
    "resvg_py": "png",
    "scipy": "lab",
    "prometheus_client": "server",
    "psycopg": "postgres",
    "sqlalchemy": "server",
    "starlette": "server",
    "statsmodels": "lab",
    "uvicorn": "server",
}
"""The extras of the package, by what they bring; the base package does without."""


def fail(problem: object, code: int = BAD_INPUT) -> NoReturn:
    """Tell the problem in one line and end."""
    typer.echo(f"delvers: {' '.join(str(problem).split())}", err=True)
    raise SystemExit(code)


def told(problem: OSError) -> str:
    """A file's trouble in words."""
    return f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem)


def extra_for(problem: ModuleNotFoundError) -> str:
    """Which extra brings what is missing; anything else that is missing is an error of ours."""
    module = (problem.name or "").partition(".")[0]
    if module not in BROUGHT_BY:
        raise problem
    extra = BROUGHT_BY[module]
    return f"this needs {module}, which is not installed; pip install 'delvers[{extra}]' brings it"


def print_whatever_comes() -> None:
    """Let a terminal without UTF-8 show a question mark for what it cannot, and go on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


class PoliteGroup(TyperGroup):
    """Commands whose errors are one line and never a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run a command; without one, show the help."""
        args = list(sys.argv[1:] if args is None else args) or ["--help"]
        print_whatever_comes()
        extra["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **extra)
        except USAGE_ERROR as problem:
            fail(problem.format_message())  # type: ignore[attr-defined]
        except DelversError as problem:
            fail(problem)
        except ModuleNotFoundError as problem:
            fail(extra_for(problem))
        except OSError as problem:
            fail(told(problem))
        except (KeyboardInterrupt, typer.Abort):
            raise SystemExit(INTERRUPTED) from None
        raise SystemExit(code if isinstance(code, int) else 0)
