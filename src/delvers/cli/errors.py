"""Whatever goes wrong is told in one line on stderr; the exit code says the rest."""

import sys
from collections.abc import Sequence
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


def fail(problem: object, code: int = BAD_INPUT) -> NoReturn:
    """Tell the problem in one line and end."""
    typer.echo(f"delvers: {' '.join(str(problem).split())}", err=True)
    raise SystemExit(code)


def told(problem: OSError) -> str:
    """A file's trouble in words."""
    return f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem)


class PoliteGroup(TyperGroup):
    """Commands whose errors are one line and never a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run a command; without one, show the help."""
        args = list(sys.argv[1:] if args is None else args) or ["--help"]
        extra["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **extra)
        except USAGE_ERROR as problem:
            fail(problem.format_message())  # type: ignore[attr-defined]
        except DelversError as problem:
            fail(problem)
        except OSError as problem:
            fail(told(problem))
        except (KeyboardInterrupt, typer.Abort):
            raise SystemExit(INTERRUPTED) from None
        raise SystemExit(code if isinstance(code, int) else 0)
