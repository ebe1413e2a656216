"""The dungeon as a view shows it: where one can walk, who stands where, what is near."""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from delvers.games.plungin.rules.board.grid import DIRECTIONS, STEPS, WIDE, shape_of, square_at
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import BLOCKING

One: TypeAlias = Mapping[str, Any]
"""A hero, a monster, a door or a chest of the view."""
Known: TypeAlias = dict[tuple[tuple[int, ...], int], dict[int, int]]
"""The steps from some squares, which stay the same while no door is opened."""
FAR: Final = 10_000
AWARE: Final = 2
"""Monsters know what happens within so many tiles."""


@kept
def floor_of(books: Books, tile: str, at: int, turns: int) -> frozenset[int]:
    """The squares of a laid tile where figures can stand."""
    shape = shape_of(books, tile, turns)
    return frozenset(
        at + y * WIDE + x for (x, y), mark in shape.marks.items() if mark not in BLOCKING
    )


@lru_cache(maxsize=8)
def ground(
    books: Books,
    tiles: tuple[tuple[str, int, int], ...],
    gates: tuple[tuple[int, int, int, int], ...],
    barred: frozenset[int],
) -> tuple[dict[int, int], dict[int, list[int]], frozenset[int], Known]:
    """The tile of every square, the steps from it, the squares of open doorways, known ways."""
    tile_at: dict[int, int] = {}
    for number, tile in enumerate(tiles):
        tile_at.update(dict.fromkeys(floor_of(books, *tile) - barred, number))
    steps = {
        square: [there for step in STEPS if tile_at.get(there := square + step) == tile]
        for square, tile in tile_at.items()
    }
    for one, other, beyond, farther in gates:
        for near, far in ((one, beyond), (other, farther)):
            if near in steps and far in steps:
                steps[near].append(far)
                steps[far].append(near)
    return tile_at, steps, frozenset(square for gate in gates for square in gate), {}


class Chart:
    """A view made ready for questions about the way."""

    def __init__(self, books: Books, view: Mapping[str, Any]) -> None:
        self.books = books
        self.view = view
        self.quiet: int = view["quiet"]
        self.roles: dict[tuple[str, int], One | None] = {}
        self.doors: list[One] = view["doors"]
        self.chests: list[One] = view["chests"]
        tiles = tuple((t["tile"], t["at"], t["turns"]) for t in view["tiles"])
        gates = tuple(
            (*d["squares"], *d["beyond"])
            for d in self.doors
            if d["open"] and d["to"] >= 0 and not d["exit"]
        )
        stones = {int(s) for s, mark in view["terrain"].items() if mark in BLOCKING}
        figures = {one["at"] for one in (*view["heroes"], *view["monsters"])}
        barred = frozenset(stones - figures)
        self.tile_at, self.steps, self.gates, self.known = ground(self.books, tiles, gates, barred)
        self.heroes: list[One] = [
            h for h in view["heroes"] if h["status"] == "alive" and h["at"] >= 0
        ]
        self.monsters: list[One] = [m for m in view["monsters"] if m["side"] == "monsters"]
        self.full: set[int] = {one["at"] for one in (*self.heroes, *view["monsters"])}
        self.full |= {chest["at"] for chest in self.chests}
        self.pits: set[int] = {
            s for h in view["hazards"] if h["kind"] == "pit_trap" for s in h["squares"]
        }
        self.bad: set[int] = {
            s for h in view["hazards"] if h["kind"] != "smoke" for s in h["squares"]
        }

    def acting(self) -> One:
        """The hero whose turn it is."""
        number = self.view["acting"]
        return next((h for h in self.heroes if h["number"] == number), self.heroes[0])

    def tile_of(self, one: One) -> int:
        """The tile that somebody stands on."""
        return self.tile_at.get(one["at"], -1)

    def neighbours(self, square: int) -> Sequence[int]:
        """The squares to which one can step, occupied or not."""
        return self.steps.get(square, ())

    def distances(self, starts: Collection[int], most: int = FAR) -> dict[int, int]:
        """The steps from some squares to all within reach, past everybody."""
        key = (tuple(starts), most)
        if key not in self.known:
            self.known[key] = self.measured(starts, most)
        return self.known[key]

    def measured(self, starts: Collection[int], most: int) -> dict[int, int]:
        """The steps from some squares, counted one by one."""
        found, edge = dict.fromkeys(starts, 0), deque(starts)
        while edge:
            square = edge.popleft()
            steps = found[square] + 1
            if steps > most:
                break
            for there in self.steps.get(square, ()):
                if there not in found:
                    found[there] = steps
                    edge.append(there)
        return found

    def way(self, start: int, goals: Collection[int]) -> list[int]:
        """A shortest way to one of some squares, around hazards if there is one; [] if none."""
        goals = {goal for goal in goals if goal not in self.full}
        if start in goals or not goals:
            return []
        careful = self.way_around(start, goals, self.bad) if self.bad else []
        return careful or self.way_around(start, goals, set())

    def way_around(self, start: int, goals: set[int], bad: set[int]) -> list[int]:
        """A shortest way over free squares."""
        before: dict[int, int] = {start: start}
        edge, steps, closed = deque([start]), self.steps, self.full | bad
        while edge:
            square = edge.popleft()
            if square in goals:
                return traced(start, square, before)
            for there in steps.get(square, ()):
                if there not in before and there not in closed:
                    before[there] = square
                    edge.append(there)
        return []

    def step(self, start: int, goals: Collection[int]) -> str | None:
        """The direction of the first step towards some squares, as near as others let one come."""
        if start in goals:
            return None
        way = self.way(start, goals) or self.approach(start, goals)
        return self.direction_of(start, way[0]) if way else None

    def direction_of(self, start: int, square: int) -> str | None:
        """The direction of a step; a doorway may lead to a tile that lies elsewhere."""
        for name, step in zip(DIRECTIONS, STEPS, strict=True):
            if start + step == square:
                return name
        for door in self.doors:
            for near, far in zip(door["squares"], door["beyond"], strict=True):
                if (start, square) == (near, far):
                    return DIRECTIONS[door["direction"]]
                if (start, square) == (far, near):
                    return DIRECTIONS[door["direction"] - 2]
        return None

    def is_way_open(self, start: int, goals: Collection[int], moved: Mapping[int, int]) -> bool:
        """Whether there would be a way if somebody stood elsewhere."""
        full = self.full
        self.full = (full - {*moved}) | {*moved.values()}
        way = self.way(start, goals)
        self.full = full
        return bool(way)

    def approach(self, start: int, goals: Collection[int]) -> list[int]:
        """The way to the free square that is nearest to some squares to which none is free.

        It leads around hazards as long as that brings one nearer, and then through them.
        """
        gaps = self.distances([goal for goal in goals if goal in self.steps])
        careful = self.approach_around(start, gaps, self.bad)
        return careful or (self.approach_around(start, gaps, set()) if self.bad else [])

    def approach_around(self, start: int, gaps: Mapping[int, int], bad: set[int]) -> list[int]:
        """The way to the nearest free square, around some squares."""
        best, before, edge = start, {start: start}, deque([start])
        nearest, steps, closed = gaps.get(start, FAR), self.steps, self.full | bad
        while edge:
            square = edge.popleft()
            if (gap := gaps.get(square, FAR)) < nearest:
                best, nearest = square, gap
            for there in steps.get(square, ()):
                if there not in before and there not in closed:
                    before[there] = square
                    edge.append(there)
        return traced(start, best, before) if best != start else []

    def tiles_near(self, tiles: set[int], most: int, barred: int = -1) -> set[int]:
        """The tiles within so many open doors, not by way of a barred one."""
        found, edge = {*tiles}, {*tiles}
        for _ in range(most):
            edge = {
                other
                for door in self.doors
                if door["open"]
                for one, other in ((door["of"], door["to"]), (door["to"], door["of"]))
                if one in edge and other not in found and other >= 0 and other != barred
            }
            found |= edge
        return found

    def entrance(self) -> list[int]:
        """The squares of the tile where a party comes in: by the exit, or by the winch."""
        winch = self.books.packs[self.view["adventure"]].winch
        halls = [n for n, tile in enumerate(self.view["tiles"]) if tile["location"] == winch]
        number = halls[0] if self.view["chapter"] and winch and halls else 0
        return [square for square, tile in self.tile_at.items() if tile == number]

    def is_last_room(self) -> bool:
        """Whether the room where the adventure ends is open."""
        ends = self.books.packs[self.view["adventure"]].ends
        return any(tile["location"] in ends for tile in self.view["tiles"])

    def foes(self) -> list[One]:
        """The monsters that the party has to deal with now."""
        if not self.monsters:
            return []
        near = self.tiles_near({self.tile_of(hero) for hero in self.heroes}, AWARE)
        return [m for m in self.monsters if self.tile_of(m) in near]


def square_in(option: str) -> int:
    """The square that an option names."""
    x, y = option.rsplit(maxsplit=1)[-1].split(",")
    return square_at(int(x), int(y))


def traced(start: int, goal: int, before: Mapping[int, int]) -> list[int]:
    """The squares of a way, the first step first."""
    way = [goal]
    while before[way[-1]] != start:
        way.append(before[way[-1]])
    return way[::-1]
