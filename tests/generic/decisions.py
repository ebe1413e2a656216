"""Walks through games on which a bot is asked at every decision, and what it chose there.

A walk is kept as lines: who is asked what, what the bot chooses, and what is played if that is
something else. So a position is reached again whatever a bot has learnt since, and a change of one
decision is a change of one line.
"""

from collections.abc import Iterator
from typing import NamedTuple

import delvers
from delvers.bots import Player
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game

STRAYS = 5
"""One choice of so many is made at random, so that bots meet positions they would avoid."""
BUT = "  but: "


class Decision(NamedTuple):
    """What a bot chooses at one position, and what is played there."""

    seat: int
    prompt: str
    chosen: str
    played: str

    def __str__(self) -> str:
        """As it is kept."""
        but = "" if self.played == self.chosen else f"{BUT}{self.played}"
        return f"{self.seat} {self.prompt}: {self.chosen}{but}"


def read(line: str) -> tuple[int, str]:
    """Who plays what by a line that was kept."""
    told, _, played = line.partition(BUT)
    seat, _, rest = told.partition(" ")
    return int(seat), played or rest.rpartition(": ")[2]


def begin(game: str, seed: int, *, events: bool = False) -> Game:
    """The game of a walk, with as many seats as its seed says."""
    seats = delvers.games()[game].seats
    return delvers.new(game, seats=seats[seed % len(seats)], seed=seed, events=events)


def walk(game: str, bot: str, seed: int, most: int) -> Iterator[Decision]:
    """A new walk: the game goes on with what the bot chooses, or astray."""
    played, dice, player = begin(game, seed), Dice(seed), Player(bot, game, seed)
    while played.waiting and played.number < most:
        seat = dice.choice(sorted(played.waiting))
        ask, chosen = played.pending[seat], player.choose(played, seat)
        option = chosen if dice.pick(STRAYS) else dice.choice(ask.options)
        yield Decision(seat, ask.prompt, chosen, option)
        played.choose(seat, option)


def again(game: str, bot: str, seed: int, lines: list[str]) -> Iterator[Decision]:
    """What the bot chooses at the positions of a walk that was kept."""
    played, player = begin(game, seed), Player(bot, game, seed)
    for line in lines:
        seat, option = read(line)
        yield Decision(seat, played.pending[seat].prompt, player.choose(played, seat), option)
        played.choose(seat, option)
