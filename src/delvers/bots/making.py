"""The bots that there are, by name."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from delvers.bots.outside import allowed, is_outside, outside_bot
from delvers.bots.own import is_own
from delvers.bots.protocol import Bot
from delvers.bots.random import RandomBot
from delvers.bots.search import PLAIN, USUAL, Budget, Searcher, budget_of
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, alike, listed
from delvers.kernel.kit import REGISTRY

Makers: TypeAlias = Mapping[str, Callable[[Dice, Any], Bot]]
"""Bots by their names; a bot gets dice of its own and the content of the table, if there is one."""

ANY_GAME: Final[Makers] = {"random": RandomBot}
NO_BOTS: Final[Makers] = {}
SEARCH: Final = "search"
INSTINCT: Final = "heuristic"
"""The bot whose answers a searcher begins with, if the game has it."""
STRENGTHS: Final[Mapping[str, Budget]] = {
    "novice": Budget(12, 300),
    "adventurer": Budget(60, 500),
    "master": Budget(milliseconds=700),
}
"""How people may want a bot to play: each is a searcher with limits that keep play pleasant."""
WITHOUT_INSTINCT: Final = "novice"
"""The strength that knows nothing but what its few rehearsals show."""


class UnknownBot(DelversError):
    """A bot that nobody has written for the game."""


def makers(game: str) -> Makers:
    """The bots that answer at once: those for any game, and its own."""
    return {**ANY_GAME, **REGISTRY.kit(game).part("bots", NO_BOTS)}


def names(game: str) -> list[str]:
    """The names of the bots that can play a game, with programs and files that are allowed."""
    return [*makers(game), SEARCH, *STRENGTHS, *allowed()]


def make(name: str, game: str, dice: Dice, content: Any = None) -> Bot:
    """A bot of this name for one seat of the game; the dice are its own.

    `search:200ms` and `search:400` are searchers with a budget of milliseconds or rehearsals,
    `mybot.py:MyBot` is a class in a file, `exec:./mybot` a program. `content` is the
    `Spec.content` that the table is played with, if it is not the usual one.
    """
    own = makers(game)
    if name in own:
        return own[name](dice, content)
    if name in STRENGTHS:
        instinct = RandomBot if name == WITHOUT_INSTINCT else None
        return searcher(game, dice, content, STRENGTHS[name], instinct)
    kind, _, rest = name.partition(":")
    if kind == SEARCH:
        return searcher(game, dice, content, measured(rest) if ":" in name else None)
    if name in allowed():
        return outside_bot(name, game, dice)
    if is_outside(name):
        raise UnknownBot(
            f"the bot {name!r} runs somebody's program, so it must be allowed first: --bots {name}"
        )
    near = alike(name, names(game))
    raise UnknownBot(
        f"no bot for {game} is called {name!r}; known: {listed(names(game))}, search:200ms "
        f"(milliseconds), search:400 (rehearsals), file.py:Class, exec:COMMAND{near}"
    )


def measured(written: str) -> Budget:
    """A budget in the name of a bot, which the clock does not end.

    Such names are for commands that measure bots (`check_name` keeps them from a server's tables),
    and what is measured must not depend on what else the machine does.
    """
    return replace(budget_of(written), patience=None)


def searcher(
    game: str,
    dice: Dice,
    content: Any,
    budget: Budget | None = None,
    instinct: Callable[[Dice, Any], Bot] | None = None,
) -> Searcher:
    """A bot that thinks ahead, with what the game tells it."""
    first = (instinct or makers(game).get(INSTINCT, RandomBot))(dice, content)
    guide = REGISTRY.kit(game).part("guide", PLAIN)
    if isinstance(first, RandomBot):  # what chance says has no start before the others
        guide = replace(guide, doubt=0.0)
    return Searcher(dice, guide, first, budget or USUAL)


def thinks(name: str) -> bool:
    """Whether a bot of this name wants rehearsals."""
    return name in STRENGTHS or name.partition(":")[0] == SEARCH or is_own(name)


def check_name(name: str, game: str) -> None:
    """Refuse what is no plain name of a bot: others may run files, or think for minutes."""
    if name not in names(game):
        raise UnknownBot(f"no bot for {game} is called {name!r}; known: {listed(names(game))}")
