"""A bot that thinks ahead: information-set Monte Carlo tree search over rehearsals."""

from collections.abc import Callable
from typing import Final

from delvers.bots.protocol import Bot, Look, Rehearse
from delvers.bots.search.budget import Budget
from delvers.bots.search.guide import Guide
from delvers.bots.search.playing import played_on
from delvers.bots.search.race import Race
from delvers.bots.search.tree import Path, Trees
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask

USUAL: Final = Budget(milliseconds=200)


class Searcher:
    """Every option is tried in the same deals; below them each seat learns what is good for it.

    `instinct` answers where there is nothing to rehearse with, and keeps its answer unless another
    is convincingly better. For the same dice and number of rehearsals it answers the same.
    """

    __slots__ = ("_budget", "_dice", "_guide", "_instinct")

    def __init__(self, dice: Dice, guide: Guide, instinct: Bot, budget: Budget = USUAL) -> None:
        self._dice = dice
        self._guide = guide
        self._instinct = instinct
        self._budget = budget

    def choose(self, ask: Ask, look: Look) -> str:
        """What instinct says."""
        return self._instinct.choose(ask, look)

    def think(self, ask: Ask, look: Look, rehearse: Rehearse) -> str:
        """The option that brings most."""
        is_up = self._budget.watch()
        usual = self._instinct.choose(ask, look)
        if len(ask.options) == 1:
            return usual
        return self.race(ask, usual, rehearse, is_up).winner(usual)

    def race(self, ask: Ask, usual: str, rehearse: Rehearse, is_up: Callable[[int], bool]) -> Race:
        """Try all options, the usual one first, until the time is up or the race is settled.

        The usual one gets a start, since what the values say of the others may be doubted.
        """
        race, trees, done = Race(sorted(ask.options, key=usual.__ne__)), Trees(), 0
        while not race.is_settled() and not is_up(done):
            deal, luck = self._dice.next64(), self._dice.next64()
            for option in [*race.running]:
                value = self._tried(ask.seat, option, rehearse(Dice(deal)), Dice(luck), trees)
                start = self._guide.doubt if option == usual else 0.0
                race.values[option].append(value + start)
                done += 1
                if is_up(done):
                    return race
            race.drop_hopeless()
        return race

    def _tried(self, seat: int, option: str, game: Game, luck: Dice, trees: Trees) -> float:
        game.choose(seat, option)
        paths: dict[int, Path] = {seat: (option,)}
        return played_on(game, self._guide, luck, trees, paths)[seat]
