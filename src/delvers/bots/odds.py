"""The chances of every option: what comes of it in many rehearsals that are played to the end.

What a seat cannot know is dealt anew each time, and everybody plays on as the game's policy does.
So the chances are those of players like that, and say nothing that the seat could not know.
"""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from delvers.bots.playout import overheard, play_on, play_until, shares
from delvers.bots.search.guide import PLAIN, Guide, Outlook
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, GameOver, WrongSeat
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask

NORMAL_95: Final = 1.959963984540054
"""How many standard deviations around the mean hold 95 in 100."""


@dataclass(slots=True)
class Odds:
    """What came of one option so far: victories (shared ones in part) and scores.

    >>> Odds("power 1", rehearsals=4, wins=1.0).chance
    0.25
    """

    option: str
    rehearsals: int = 0
    wins: float = 0.0
    total: float = 0.0
    squares: float = 0.0
    losses: Counter[str] = field(default_factory=Counter)
    """How much was lost to what, in all rehearsals together."""

    @property
    def chance(self) -> float:
        """The chance to win; alone or as a party, to succeed.

        >>> Odds("power 1", rehearsals=10, wins=4.0).chance
        0.4
        """
        return self.wins / self.rehearsals if self.rehearsals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance lies, at 95% (Wilson's interval).

        >>> [round(end, 2) for end in Odds("power 1", rehearsals=100, wins=40.0).interval]
        [0.31, 0.5]
        """
        count, z = self.rehearsals, NORMAL_95
        if not count:
            return 0.0, 1.0
        middle = (self.chance + z * z / (2 * count)) / (1 + z * z / count)
        spread = self.chance * (1 - self.chance) / count + (z / (2 * count)) ** 2
        reach = z / (1 + z * z / count) * math.sqrt(spread)
        low = middle - reach if self.wins else 0.0  # at the ends it would only be nearly so
        high = middle + reach if self.wins < count else 1.0
        return max(0.0, low), min(1.0, high)

    @property
    def score(self) -> float:
        """The score to be expected: coins, gold.

        >>> Odds("power 1", rehearsals=4, total=30.0).score
        7.5
        """
        return self.total / self.rehearsals if self.rehearsals else 0.0

    @property
    def score_interval(self) -> tuple[float, float]:
        """Where that lies, at 95%.

        >>> odds = Odds("power 1")
        >>> for coins in (4, 6, 8):
        ...     odds.note(0.0, coins)
        >>> [round(end, 1) for end in odds.score_interval]
        [3.7, 8.3]
        """
        if self.rehearsals < 2:
            return -math.inf, math.inf
        spread = max(0.0, self.squares - self.rehearsals * self.score**2) / (self.rehearsals - 1)
        reach = NORMAL_95 * math.sqrt(spread / self.rehearsals)
        return self.score - reach, self.score + reach

    @property
    def dangers(self) -> dict[str, float]:
        """How much is to be expected to be lost to what, the worst first.

        >>> Odds("move", rehearsals=4, losses=Counter(spider=2, pit=6)).dangers
        {'pit': 1.5, 'spider': 0.5}
        """
        return {what: lost / self.rehearsals for what, lost in self.losses.most_common()}

    def add(self, other: "Odds") -> None:
        """What came of the same option in other rehearsals counts too.

        >>> odds = Odds("power 1", rehearsals=4, wins=1.0)
        >>> odds.add(Odds("power 1", rehearsals=6, wins=3.0))
        >>> odds.chance
        0.4
        """
        self.rehearsals += other.rehearsals
        self.wins += other.wins
        self.total += other.total
        self.squares += other.squares
        self.losses.update(other.losses)

    def note(self, won: float, score: float) -> None:
        """One more rehearsal has ended like this.

        >>> odds = Odds("power 1")
        >>> odds.note(1.0, 12)
        >>> odds.chance, odds.score
        (1.0, 12.0)
        """
        self.rehearsals += 1
        self.wins += won
        self.total += score
        self.squares += score * score


@dataclass(slots=True)
class Oracle:
    """The odds of a decision, which get better with every round; each round deals once for all."""

    game: Game
    seat: int
    seed: int = 0
    found: dict[str, Odds] = field(init=False)
    _guide: Guide = field(init=False)
    _dice: Dice = field(init=False)

    def __post_init__(self) -> None:
        """Refuse a game that is over, and a seat that is not asked."""
        if self.game.is_over:
            raise GameOver()
        if self.seat not in self.game.pending:
            raise WrongSeat(self.seat, self.game.waiting)
        self.found = {option: Odds(option) for option in self.ask.options}
        self._guide = REGISTRY.part(self.game.spec.id, "guide", PLAIN)
        self._dice = Dice(self.seed)

    @property
    def ask(self) -> Ask:
        """The question whose options are weighed."""
        return self.game.pending[self.seat]

    def rounds(self) -> Iterator[list[Odds]]:
        """Play on and on; after each round the odds of all options, the best first."""
        rehearse = self.game.rehearsals(self.seat)
        while True:
            deal, luck = self._dice.next64(), self._dice.next64()
            for option, odds in self.found.items():
                copy = rehearse(Dice(deal))
                if self._guide.outlook is None:
                    self._play_to_the_end(copy, option, Dice(luck), odds)
                else:
                    self._look_ahead(copy, option, Dice(luck), odds, self._guide.outlook)
            yield self.best_first()

    def best_first(self) -> list[Odds]:
        """The odds of all options so far."""
        return sorted(self.found.values(), key=lambda one: (-one.chance, -one.score))

    def _play_to_the_end(self, copy: Game, option: str, luck: Dice, odds: Odds) -> None:
        """Choose in a rehearsal, let everybody play on, and note our part in the victory."""
        copy.choose(self.seat, option)
        result = play_on(copy, self._guide.policy, luck).result
        if result is None:
            raise DelversError(f"a rehearsal of {copy.spec.id} does not end")
        odds.note(shares(result, copy.seats)[self.seat], result.scores[self.seat])

    def _look_ahead(
        self, copy: Game, option: str, luck: Dice, odds: Odds, outlook: Outlook
    ) -> None:
        """Choose in a rehearsal, let everybody play on for a while, and note what came of it."""
        heard, end = overheard(copy), self._guide.clock(copy.world) + outlook.reach
        copy.choose(self.seat, option)
        play_until(copy, self._guide, end, outlook.most_choices, luck)
        prospect = outlook.read(copy.world, heard)
        odds.note(prospect.went_well, prospect.score)
        odds.losses.update(prospect.losses)


def odds(game: Game, seat: int | None = None, *, rounds: int = 200, seed: int = 0) -> list[Odds]:
    """The chances of all options of a seat (None: of the first that must choose), the best first.

    Every round plays each option on once; more rounds make the intervals narrower.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> best = delvers.odds(game, 0, rounds=2)[0]
    >>> best.rehearsals, best.option in game.pending[0].options
    (2, True)
    """
    if rounds < 1:
        raise DelversError(f"rounds cannot be {rounds}; allowed: 1 or more")
    if seat is None:
        if game.is_over:
            raise GameOver()
        seat = min(game.waiting)
    oracle = Oracle(game, seat, seed)
    for _, found in zip(range(rounds), oracle.rounds(), strict=False):
        last = found
    return last
