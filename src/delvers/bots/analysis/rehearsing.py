"""What of a game is rehearsed, and how often, within a budget.

Half of the rehearsals go into everybody's chances, half into trying other options.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Final

from delvers.bots.analysis.mistakes import FEWEST, Trial, has_alternative
from delvers.bots.analysis.stretches import Choice, Stretch, stretches_of
from delvers.bots.playout import play_on
from delvers.bots.search.budget import Budget
from delvers.bots.search.guide import PLAIN, Guide
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY

OFTEN: Final = 8
"""So often each position and option should be rehearsed; else fewer of them are."""
ENOUGH: Final = 2
"""So many rehearsals of a position have an error."""
FINE: Final = 1 << 16
"""Into so many parts the way from one thing that is looked at to the next is divided."""

Progress = Callable[[float], None]


@dataclass(slots=True)
class Rehearsing:
    """The positions and options of a finished game that are looked at."""

    game: Game
    budget: Budget
    seed: int
    tries_options: bool
    parts: list[list[Choice]] = field(init=False)
    """All choices of the game, in stretches."""
    sample: list[int] = field(init=False)
    """The numbers of the stretches that are looked at."""
    stretches: dict[int, Stretch] = field(init=False)
    """These, and the beginnings of those that follow them, by their number."""
    trials: dict[int, Trial] = field(init=False)
    """The choices against which other options are tried, by their number."""
    done: int = 0
    _guide: Guide = field(init=False)
    _dice: Dice = field(init=False)
    _planned: int = field(init=False)

    def __post_init__(self) -> None:
        """Choose what can be looked at."""
        self._guide = REGISTRY.part(self.game.spec.id, "guide", PLAIN)
        self._dice = Dice(self.seed)
        first = self.game.replayed(())
        self.parts = stretches_of(first.copy(events=False), self.game.choices)
        self._planned = self._affordable(first)
        costs = [1 + len(part) // 2 for part in self.parts]
        halves = 2 if self.tries_options else 1
        self.sample = evenly(costs, self._planned // (halves * OFTEN), self._dice)
        self._keep(first.copy(events=False))

    def _affordable(self, first: Game) -> int:
        """How many rehearsals the budget allows; of milliseconds, about."""
        if self.budget.milliseconds is None:
            return self.budget.rehearsals
        began = time.thread_time()
        for luck in range(2):
            play_on(first.futures()(Dice(luck)), self._guide.policy, Dice(luck))
        # From the middle of a game, rehearsals are half as long as these two.
        each = max(1e-6, (time.thread_time() - began) / 4)
        return int(self.budget.milliseconds / 1000 / each)

    def _keep(self, game: Game) -> None:
        """Keep the game before each choice of the sample, and where the next stretch begins."""
        self.stretches = {}
        sample, before = {*self.sample}, dict[int, Game]()
        beginnings = {0, *(number + 1 for number in sample)}
        for number, part in enumerate(self.parts):
            kept: list[Game] = []
            for choice in part:
                if number in sample or (number in beginnings and choice is part[0]):
                    kept.append(game.copy(events=False))
                    before[choice.number] = kept[-1]
                game.choose(*choice.answer)
            if kept:
                self.stretches[number] = Stretch(part if number in sample else [], kept)
        self.trials = {
            choice.number: Trial(choice, before[choice.number], Dice(self._dice.next64()))
            for choice in self._tried()
        }

    def _tried(self) -> list[Choice]:
        """The choices of the sample against which other options are tried."""
        choices = [one for number in self.sample for one in self.parts[number]]
        open_ = [one for one in choices if self.tries_options and has_alternative(one)]
        costs = [len(one.ask.options) for one in open_]
        return [open_[at] for at in evenly(costs, self._planned // (2 * OFTEN), self._dice)]

    def go_on(self, progress: Progress) -> None:
        """Rehearse one thing after the other until the budget is used up."""
        is_up, stretches = self.budget.watch(), cycle(self.stretches.values())
        trials, idle = cycle(self.trials.values()), 0
        on_chances = on_options = 0
        while not (is_up(self.done) and self._has_enough()):
            if on_chances <= on_options or idle >= len(self.trials) or not self._has_enough():
                on_chances += self._once(next(stretches))
            else:
                spent = self._once(next(trials))
                on_options, idle = on_options + spent, 0 if spent else idle + 1
            self.done = on_chances + on_options
            progress(min(1.0, self.done / max(1, self._planned)))

    def _once(self, what: Stretch | Trial) -> int:
        return what.rehearse(self._guide.policy, self._dice.next64(), self._dice.next64())

    def _has_enough(self) -> bool:
        return len([*self.stretches.values()][-1].values[0]) >= ENOUGH


def evenly(costs: Sequence[int], most: int, dice: Dice) -> list[int]:
    """As many places as cost about so much, at even distances; at least a few.

    Where the first one lies is left to chance, and nothing else decides which they are, so that
    sums over all are right on average.
    """
    count, first = len(costs), dice.pick(FINE)
    taken = min(count, max(FEWEST, most * count // max(1, sum(costs))))
    return [(at * FINE + first) * count // (taken * FINE) for at in range(taken)]
