"""Luck is fair: over many random games nobody's luck differs from nothing.

    python -m bench.luck raiders --seats 3 --games 500 --budget 600

Every game is played at random and looked back at; shown is the mean of each seat's luck over all
games with its 95% interval, which follows from how much the games differ.
"""

import argparse
from collections.abc import Iterator

import delvers
from delvers import Dice, Game
from delvers.bots.analysis import Figure, analyse
from delvers.bots.analysis.figures import CLEAR, mean_of


def played_at_random(game: str, seats: int, seed: int) -> Game:
    """A game in which everybody chooses at random."""
    made = delvers.new(game, seats=seats, seed=seed, events=False)
    dice = Dice(~seed)  # the choices must not follow from the dice of the game
    while not made.is_over:
        seat = made.waiting[0]
        made.choose(seat, dice.choice(made.pending[seat].options))
    return made


def lucks(game: str, seats: int, games: int, budget: str, seed: int) -> Iterator[list[Figure]]:
    """Everybody's luck in one game after the other."""
    for number in range(games):
        played = played_at_random(game, seats, seed + number)
        found = analyse(played, budget=budget, seed=number, mistakes=False)
        yield [story.luck for story in found.stories]


def main() -> None:
    """Print the mean luck of every seat with its interval."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--budget", default="600", help="rehearsals of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = [*lucks(given.game, given.seats, given.games, given.budget, given.seed)]
    for seat in range(given.seats):
        mean, error = mean_of([one[seat].mean for one in found])
        low, high = mean - CLEAR * error, mean + CLEAR * error
        print(f"seat {seat}: luck {mean:+.4f} wins a game, 95% {low:+.4f} to {high:+.4f}")


if __name__ == "__main__":
    main()
