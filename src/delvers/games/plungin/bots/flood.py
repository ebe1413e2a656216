"""Walking over free squares: which of them come first, and the way there."""

from collections.abc import Collection, Mapping, Sequence


class Flood:
    """The squares that one can walk to from a square, in the order of the steps that it takes.

    They are found only as far as somebody asks, and kept for the next question.
    """

    __slots__ = ("_before", "_rest", "_steps", "found", "start")

    def __init__(
        self, start: int, steps: Mapping[int, Sequence[int]], closed: Collection[int]
    ) -> None:
        self.start = start
        self.found = [start]
        self._rest = iter(self.found)
        self._steps = steps
        # What is closed counts as known, so that one look tells whether to go on.
        self._before = dict.fromkeys(closed, start)
        self._before[start] = start

    def first_of(self, goals: set[int]) -> int | None:
        """The nearest of some squares, of equals the one found first; None if there is no way."""
        if not goals.isdisjoint(self.found):
            return next(square for square in self.found if square in goals)
        before, found, steps = self._before, self.found, self._steps
        for square in self._rest:
            hit = None
            for there in steps.get(square, ()):
                if there not in before:
                    before[there] = square
                    found.append(there)
                    if hit is None and there in goals:
                        hit = there
            if hit is not None:
                return hit
        return None

    def way_to(self, goals: set[int]) -> list[int]:
        """The way to the nearest of some squares, the first step first; [] if there is none."""
        goal = self.first_of(goals)
        return [] if goal is None else self.traced(goal)

    def traced(self, goal: int) -> list[int]:
        """The squares of the way to one that was found."""
        way, before, start = [goal], self._before, self.start
        while (last := before[way[-1]]) != start:
            way.append(last)
        return way[::-1]
