"""What a choice gave away: the best option found against it, as far as its seat could know.

The best option is found in one half of the rehearsals and measured in the other one, and the other
way round. So an option that only had luck in our rehearsals makes nobody's choice a mistake.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from delvers.bots.analysis.figures import NOTHING, Figure, difference_of
from delvers.bots.analysis.stretches import Choice
from delvers.bots.playout import Policy, play_on, shares
from delvers.bots.protocol import Rehearse
from delvers.bots.search.race import Race
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game

MOST_OPTIONS: Final = 12
"""Of more options so many are tried, always with the one chosen."""
FEWEST: Final = 4
"""So many rehearsals make two halves with an error of their own."""
WORTH_TELLING: Final = 0.01
"""Who gives away less has made no mistake."""


class Lost(NamedTuple):
    """What a choice gave away, and the option that was better; its own if there is none."""

    best: str
    wins: Figure

    @property
    def is_mistake(self) -> bool:
        """Whether it gave away more than chance explains."""
        return self.wins.mean >= WORTH_TELLING and self.wins.is_certain


def has_alternative(choice: Choice) -> bool:
    """Whether somebody could have chosen something else."""
    return len(choice.ask.options) > 1 and not choice.ask.optional


@dataclass(slots=True)
class Trial:
    """The options of one decision, tried in worlds that its seat could not tell apart."""

    choice: Choice
    game: Game
    dice: Dice
    race: Race = field(init=False)
    _rehearse: Rehearse = field(init=False)

    def __post_init__(self) -> None:
        """Of many options take some."""
        options: Sequence[str] = self.choice.ask.options
        if len(options) > MOST_OPTIONS:
            others = [option for option in options if option != self.choice.option]
            options = [self.choice.option, *self.dice.shuffled(others)[: MOST_OPTIONS - 1]]
        self.race = Race(options)
        self._rehearse = self.game.rehearsals(self.choice.ask.seat)

    def rehearse(self, policy: Policy, deal: int, luck: int) -> int:
        """Try every option that is still in the race in the same world; how many there were."""
        seat, chosen = self.choice.ask.seat, self.choice.option
        if self.race.running == [chosen]:
            return 0
        tried = [*dict.fromkeys([chosen, *self.race.running])]
        for option in tried:
            copy = self._rehearse(Dice(deal))
            copy.choose(seat, option)
            found = play_on(copy, policy, Dice(luck))
            self.race.values[option].append(shares(found.result, copy.seats)[seat])
        self.race.drop_hopeless()
        return len(tried)

    @property
    def has_enough(self) -> bool:
        """Whether there are rehearsals enough to tell."""
        return len(self.race.values[self.choice.option]) >= FEWEST

    def lost(self) -> Lost:
        """What the choice gave away."""
        chosen = self.choice.option
        if self.race.running == [chosen]:
            return Lost(chosen, NOTHING)
        one, other = (self._measured(half) for half in (0, 1))
        wins = Figure(
            (one.wins.mean + other.wins.mean) / 2, math.hypot(one.wins.error, other.wins.error) / 2
        )
        return Lost(max((one, other), key=lambda lost: lost.wins.mean).best, wins)

    def _measured(self, half: int) -> Lost:
        """The best option of one half of the rehearsals, measured in the other half."""
        chosen, values = self.choice.option, self.race.values

        def found(option: str) -> tuple[float, bool]:
            return sum(values[option][half::2]), option == chosen

        best = max({*self.race.running, chosen}, key=found)
        if best == chosen:
            return Lost(chosen, NOTHING)
        pairs = zip(values[best][1 - half :: 2], values[chosen][1 - half :: 2], strict=True)
        return Lost(best, difference_of([mine - its for mine, its in pairs]))
