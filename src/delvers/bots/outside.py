"""Bots from outside of the package: programs (`exec:./mybot`) and files (`mybot.py:MyBot`).

Such a name runs somebody's code. So only names that the user of this process has allowed can be
made into bots: a save, a record or a visitor of a server can name whatever they like.
"""

import os
from collections.abc import Iterable
from typing import Final

from delvers.bots.own import is_own, own_bot
from delvers.bots.protocol import Bot
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import found_at

ALLOWED: Final = "DELVERS_BOTS"
"""The variable with the names that are allowed here and in processes that this one starts."""
PROGRAM: Final = "exec:"


class BadBot(DelversError):
    """A program that cannot be a bot."""


def is_outside(name: str) -> bool:
    """Whether a name is that of a program or file."""
    return name.startswith(PROGRAM) or is_own(name)


def allow(names: Iterable[str]) -> None:
    """Let these programs and files be bots, as the user of this process wants it."""
    outside = [name for name in names if is_outside(name)]
    os.environ[ALLOWED] = "\n".join(dict.fromkeys([*allowed(), *outside]))


def allowed() -> list[str]:
    """The programs and files that may be bots here."""
    return [name for name in os.environ.get(ALLOWED, "").split("\n") if name]


def outside_bot(name: str, game: str, dice: Dice) -> Bot:
    """The bot that an allowed name stands for."""
    if not name.startswith(PROGRAM):
        return own_bot(name, game, dice)
    # What speaks with programs needs words for questions, which other bots do without.
    made: Bot = found_at("delvers.bots.processes:ProcessBot")(name, game, dice)
    return made
