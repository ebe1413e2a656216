"""Chance: one small, specified generator per game, and scripted dice for tests."""

from collections.abc import Sequence
from typing import Final, TypeVar

from delvers.kernel.native import native

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
RARE: Final = 1 << 32
ALMOST_ALL: Final = MASK - RARE
GOLDEN: Final = 0x9E3779B97F4A7C15


@native(allow_interpreted_subclasses=True)
class Dice:
    """SplitMix64 (Steele, Lea, Flood 2014): one 64-bit integer of state, the same everywhere.

    >>> dice = Dice(7)
    >>> [dice.roll() for _ in range(5)]
    [4, 1, 1, 4, 5]
    >>> dice.choice(["north", "south"])
    'south'
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next64(self) -> int:
        """The next 64 random bits.

        >>> Dice(7).next64()
        7191089600892374487
        """
        self.state = z = (self.state + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def pick(self, count: int) -> int:
        """A whole number from 0 to count - 1, each equally likely.

        >>> Dice(7).pick(10)
        7
        """
        if count < 1:
            raise ValueError("nothing to pick from")
        # As in `next64`, written out: this is what chance is asked most of all.
        self.state = z = (self.state + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        bits = z ^ (z >> 31)
        if bits >= ALMOST_ALL or count > RARE:  # else no number can make the pick uneven
            fair = MASK + 1 - (MASK + 1) % count
            while bits >= fair:
                bits = self.next64()
        return bits % count

    def roll(self, sides: int = 6) -> int:
        """A die with this many sides: 1 to sides.

        >>> Dice(7).roll(20)
        8
        """
        return self.pick(sides) + 1

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely.

        >>> Dice(7).choice("abc")
        'a'
        """
        return things[self.pick(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in random order.

        >>> Dice(7).shuffled([1, 2, 3, 4])
        [2, 3, 1, 4]
        """
        rest = list(things)
        for i in range(len(rest) - 1, 0, -1):
            j = self.pick(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return rest

    def copy(self) -> "Dice":
        """The same dice, about to give the same numbers.

        >>> dice = Dice(7)
        >>> dice.copy().roll() == dice.roll()
        True
        """
        return Dice(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Dice({self.state})"


@native(allow_interpreted_subclasses=True)
class ScriptedDice(Dice):
    """Dice for tests: the picks are given beforehand, and what was asked is kept in `asked`."""

    __slots__ = ("asked", "script")

    def __init__(self, *script: int) -> None:
        super().__init__(0)
        self.script = list(script)
        self.asked: list[int] = []

    def pick(self, count: int) -> int:
        """The next number of the script, which must be below count."""
        self.asked.append(count)
        if not self.script:
            raise AssertionError(f"the script is over, but a pick out of {count} was wanted")
        number = self.script.pop(0)
        if not 0 <= number < count:
            raise AssertionError(f"the script gives {number}, but a pick out of {count} was wanted")
        return number

    def copy(self) -> "ScriptedDice":
        """The same script from here on."""
        return ScriptedDice(*self.script)
