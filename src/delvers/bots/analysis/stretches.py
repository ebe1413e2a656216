"""A game in stretches: choices without a die or a draw between them, up to one that has some.

Within a stretch the same rehearsals serve all positions. What differs from one position to the next
is the choice alone; what differs from the end of a stretch to the next one is luck alone.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from delvers.bots.analysis.figures import Figure, mean_of
from delvers.bots.playout import Policy, play_on, shares
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.requests import Answer, Ask

Values = list[float]
"""What a rehearsal brought every seat."""
Futures = Callable[[Dice], Game]
MOST_DECISIONS: Final = 12
"""A longer run without dice is parted, so that stretches cost about the same."""


@dataclass(slots=True)
class Choice:
    """One choice of the record, and the question that it answers."""

    number: int
    """Counted from 0."""
    ask: Ask
    option: str
    has_luck: bool
    """Whether dice were rolled or cards drawn after it."""

    @property
    def answer(self) -> Answer:
        """Who chose what."""
        return self.ask.seat, self.option


def stretches_of(game: Game, choices: tuple[Answer, ...]) -> list[list[Choice]]:
    """Play a game from its beginning and part its choices where chance came in."""
    found: list[list[Choice]] = [[]]
    for number, (seat, option) in enumerate(choices):
        ask, before = game.pending[seat], game.chance
        game.choose(seat, option)
        found[-1].append(Choice(number, ask, option, game.chance != before))
        if found[-1][-1].has_luck or len(found[-1]) == MOST_DECISIONS:
            found.append([])
    return [stretch for stretch in found if stretch]


@dataclass(slots=True)
class Stretch:
    """The choices of a stretch with the game before each of them, and what rehearsals brought."""

    choices: list[Choice]
    games: list[Game]
    values: list[list[Values]] = field(init=False)
    """Before each choice and after the last one: what each rehearsal brought."""
    _futures: list[Futures] = field(init=False)

    def __post_init__(self) -> None:
        """Nothing is rehearsed yet."""
        self.values = [[] for _ in range(len(self.choices) + 1)]
        self._futures = [game.futures() for game in self.games]

    def rehearse(self, policy: Policy, deal: int, luck: int) -> int:
        """Play on from every position by the same dice; how many rehearsals that took.

        A rehearsal in which the policy chooses what was really chosen serves the next position too.
        Another one gets luck of its own for the policy: the old one is known to choose otherwise.
        """
        lucks = Dice(luck)
        answers = [choice.answer for choice in self.choices]
        seats = [seat for seat, _ in answers]
        copy = self._futures[0](Dice(deal))
        found = play_on(copy, policy, Dice(lucks.next64()), seats)
        values = shares(found.result, copy.seats)
        ahead, done = found.answers, 1
        self.values[0].append(values)
        for at, answer in enumerate(answers):
            if ahead[:1] == [answer]:
                ahead = ahead[1:]
            else:
                copy = self._futures[at](Dice(deal))
                copy.choose(*answer)
                found = play_on(copy, policy, Dice(lucks.next64()), seats[at + 1 :])
                values = shares(found.result, copy.seats)
                ahead, done = found.answers, done + 1
            self.values[at + 1].append(values)
        return done

    def of_seat(self, at: int, seat: int) -> Values:
        """What the rehearsals of a position brought a seat."""
        return [values[seat] for values in self.values[at]]

    def change(self, seat: int, which: Callable[[Choice], bool]) -> Figure:
        """What some of the choices have changed for a seat, in the same rehearsals."""
        ends = [at for at, choice in enumerate(self.choices) if which(choice)]
        return mean_of(
            [
                sum(self.values[at + 1][j][seat] - self.values[at][j][seat] for at in ends)
                for j in range(len(self.values[0]))
            ]
        )
