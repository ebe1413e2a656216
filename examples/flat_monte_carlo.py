"""Flat Monte Carlo: try every option in re-dealt copies, play on at random, take what wins most.

delvers arena raiders --bots examples/flat_monte_carlo.py:FlatMonteCarlo,random --games 100
"""

DEALS = 8
"""In so many worlds every option is tried."""


class FlatMonteCarlo:
    """A bot for any game: it needs nothing but options and results."""

    def __init__(self, game, dice):
        self.dice = dice

    def think(self, ask, look, rehearse):
        """The option that wins most; `rehearse(dice)` is a copy with the hidden dealt anew."""
        if len(ask.options) == 1:
            return ask.options[0]
        won = dict.fromkeys(ask.options, 0.0)
        for _ in range(DEALS):
            world = rehearse(self.dice)
            for option in ask.options:
                won[option] += self.played(world.copy(), ask.seat, option)
        return max(ask.options, key=lambda option: won[option])

    def played(self, world, seat, option):
        """Whether a world is won after this option, by random play; a shared victory is a part."""
        world.choose(seat, option)
        while not world.is_over:
            other = world.waiting[0]
            world.choose(other, self.dice.choice(world.pending[other].options))
        return (seat in world.result.winners) / len(world.result.winners or [0])

    def choose(self, ask, look):
        """Where there are no copies to think in."""
        return self.dice.choice(ask.options)
