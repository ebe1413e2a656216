"""What the seats learn from one rehearsal to the next, each by what it is asked."""

import math
from typing import Final, TypeAlias

from delvers.kernel.requests import Ask

MATURE: Final = 12
"""A question is answered by the policy until it has been met so often."""
CURIOSITY: Final = 0.35
"""How much an option that was tried seldom is worth a try."""

Path: TypeAlias = tuple[str, ...]
"""The answers that a seat has given since the search began."""
Met: TypeAlias = tuple[int, Path, str, tuple[str, ...]]
"""A question as its seat knows it: what it answered before, the prompt and the options."""


class Node:
    """One question of one seat: how often each option was taken, and what it brought the seat."""

    __slots__ = ("sums", "tries", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tries: dict[str, int] = {}
        self.sums: dict[str, float] = {}

    def note(self, option: str, value: float) -> None:
        """An option was taken, and this came of it."""
        self.visits += 1
        self.tries[option] = self.tries.get(option, 0) + 1
        self.sums[option] = self.sums.get(option, 0.0) + value

    def pick(self, options: tuple[str, ...], usual: str) -> str:
        """The option with the best prospects; one never tried counts as much as the usual one."""
        known = self.tries.get(usual, 0)
        first = self.sums.get(usual, 0.0) / known if known else 0.5
        logged = math.log(self.visits)

        def bound(option: str) -> float:
            tries = self.tries.get(option, 0)
            mean = self.sums[option] / tries if tries else first
            return mean + CURIOSITY * math.sqrt(logged / (tries + 1))

        return max(options, key=bound)


class Trees:
    """A tree for every seat; two positions that a seat is asked the same in are one to it.

    So nobody's answer depends on what the seat cannot know, and several seats that are asked at
    once learn against each other.
    """

    __slots__ = ("_nodes",)

    def __init__(self) -> None:
        self._nodes: dict[Met, Node] = {}

    def node(self, ask: Ask, path: Path) -> Node:
        """What is known of a question after these answers of its seat."""
        met = (ask.seat, path, ask.prompt, ask.options)
        node = self._nodes.get(met)
        if node is None:
            node = self._nodes[met] = Node()
        return node
