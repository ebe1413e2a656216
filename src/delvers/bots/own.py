"""Bots of one's own: `mybot.py:MyBot` is the class MyBot in the file mybot.py."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from delvers.bots.protocol import Bot, Look, Rehearse
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, listed
from delvers.kernel.requests import Ask

SUFFIX: Final = ".py"


class BadBotFile(DelversError):
    """A file from which no bot can be taken."""


def is_own(name: str) -> bool:
    """Whether a name means a class in a file."""
    file, colon, _ = name.rpartition(":")
    return bool(colon) and file.endswith(SUFFIX)


def own_bot(name: str, game: str, dice: Dice) -> Bot:
    """A bot of the class that a name means; it is made with the id of the game and dice."""
    kind = class_in(name)
    try:
        bot = kind(game, dice)
    except Exception as problem:
        raise BadBotFile(f"{name} cannot be made: {type(problem).__name__}: {problem}") from None
    chooses, thinks = (callable(getattr(bot, what, None)) for what in ("choose", "think"))
    if not chooses and not thinks:
        raise BadBotFile(f"{name} has neither choose(ask, look) nor think(ask, look, rehearse)")
    made: Bot = bot if chooses else Thoughtful(bot)
    return made


class Thoughtful:
    """A bot that only thinks; where there is nothing to rehearse with it takes what comes first."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, ask: Ask, look: Look) -> str:  # noqa: ARG002
        """The first option."""
        return ask.options[0]

    def think(self, ask: Ask, look: Look, rehearse: Rehearse) -> str:
        """What the bot says."""
        said: str = self._bot.think(ask, look, rehearse)
        return said


@cache
def class_in(name: str) -> Any:
    """The class that `file.py:Class` means."""
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise BadBotFile(f"there is no file {file}; a bot of one's own is named file.py:Class")
    made = importlib.util.spec_from_file_location(f"own_bot_{path.stem}", path)
    assert made is not None
    assert made.loader is not None
    module = importlib.util.module_from_spec(made)
    sys.modules[made.name] = module
    try:
        made.loader.exec_module(module)
    except Exception as problem:
        raise BadBotFile(f"{file} does not import: {type(problem).__name__}: {problem}") from None
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type):
        classes = [key for key, value in vars(module).items() if isinstance(value, type)]
        raise BadBotFile(f"{file} has no class {wanted!r}; it has: {listed(classes) or 'none'}")
    return kind
