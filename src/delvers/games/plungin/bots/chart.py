"""The dungeon as a view shows it: where one can walk, who stands where, what is near."""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from delvers.bots.protocol import Look
from delvers.games.plungin.bots.crew import Crew
from delvers.games.plungin.bots.flood import Flood
from delvers.games.plungin.rules.board.grid import STEPS, shape_of
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import BLOCKING
from delvers.games.plungin.rules.options import AT, STAND_ON
from delvers.games.plungin.rules.squares import DIRECTIONS, WIDE
from delvers.games.plungin.rules.view.seen import (
    ChestView,
    DoorView,
    HeroView,
    MonsterView,
    TableView,
)

Figure: TypeAlias = HeroView | MonsterView
Known: TypeAlias = dict[tuple[tuple[int, ...], int], dict[int, int]]
"""The steps from some squares, which stay the same while no door is opened."""
FAR: Final = 10_000
PACE: Final = 3
"""About so many steps a party comes nearer in a round."""
AWARE: Final = 2
"""Monsters know what happens within so many tiles."""


@kept
def floor_of(books: Books, tile: str, at: int, turns: int) -> frozenset[int]:
    """The squares of a laid tile where figures can stand."""
    shape = shape_of(books, tile, turns)
    return frozenset(
        at + y * WIDE + x for (x, y), mark in shape.marks.items() if mark not in BLOCKING
    )


@kept
def stones_of(books: Books, tile: str, at: int, turns: int) -> frozenset[int]:
    """The squares of a laid tile where rock, a pillar or an obstacle may be cleared away."""
    shape = shape_of(books, tile, turns)
    return frozenset(at + y * WIDE + x for (x, y), mark in shape.marks.items() if mark in BLOCKING)


@lru_cache(maxsize=8)
def ground(
    books: Books,
    tiles: tuple[tuple[str, int, int], ...],
    gates: tuple[tuple[int, int, int, int], ...],
    barred: frozenset[int],
    cleared: frozenset[int],
) -> tuple[dict[int, int], dict[int, list[int]], frozenset[int], Known]:
    """The tile of every square, the steps from it, the squares of open doorways, known ways."""
    tile_at: dict[int, int] = {}
    for number, tile in enumerate(tiles):
        tile_at.update(dict.fromkeys(floor_of(books, *tile) - barred, number))
        if cleared:
            tile_at.update(dict.fromkeys(cleared & stones_of(books, *tile) - barred, number))
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

    def __init__(self, books: Books, view: TableView) -> None:
        self.books = books
        self.view = view
        self.quiet: int = view["quiet"]
        self.roles: dict[tuple[str, int], HeroView | None] = {}
        self.crew: Crew | None = None
        self.floods: dict[tuple[int, bool], Flood] = {}
        self.doors: list[DoorView] = view["doors"]
        self.chests: list[ChestView] = view["chests"]
        tiles = tuple((t["tile"], t["at"], t["turns"]) for t in view["tiles"])
        gates = tuple(
            (*d["squares"], *d["beyond"])
            for d in self.doors
            if d["open"] and d["to"] >= 0 and not d["exit"]
        )
        stones = {int(s) for s, mark in view["terrain"].items() if mark in BLOCKING}
        heroes, monsters = view["heroes"], view["monsters"]
        if stones:
            stones -= {one["at"] for one in (*heroes, *monsters)}
        barred = frozenset(stones)
        self.tile_at, self.steps, self.gates, self.known = ground(
            self.books, tiles, gates, barred, frozenset(view["cleared"])
        )
        self.heroes: list[HeroView] = [h for h in heroes if h["status"] == "alive" and h["at"] >= 0]
        self.monsters: list[MonsterView] = [m for m in monsters if m["side"] == "monsters"]
        self.full: set[int] = {one["at"] for one in (*self.heroes, *monsters)}
        self.full |= {chest["at"] for chest in self.chests}
        hazards = view["hazards"]
        self.pits: set[int] = {s for h in hazards if h["kind"] == "pit_trap" for s in h["squares"]}
        self.bad: set[int] = {s for h in hazards if h["kind"] != "smoke" for s in h["squares"]}

    def acting(self) -> HeroView:
        """The hero whose turn it is."""
        number = self.view["acting"]
        return next((h for h in self.heroes if h["number"] == number), self.heroes[0])

    def tile_of(self, one: Figure) -> int:
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

    def steps_left(self, goals: Collection[int]) -> int:
        """How far the last of those who can get to some squares still has to walk."""
        way = self.distances(goals)
        return max((way[hero["at"]] for hero in self.heroes if hero["at"] in way), default=0)

    def walk(self, goals: Collection[int]) -> int:
        """About how many rounds a party needs at most to get to some squares, wherever it is."""
        return max(self.distances(goals).values(), default=0) // PACE

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

    def flood(self, start: int, is_careful: bool) -> Flood:
        """Where one can walk from a square over free squares, around hazards if careful."""
        if (start, is_careful) not in self.floods:
            closed = self.full | self.bad if is_careful else self.full
            self.floods[start, is_careful] = Flood(start, self.steps, closed)
        return self.floods[start, is_careful]

    def way(self, start: int, goals: Collection[int]) -> list[int]:
        """A shortest way to one of some squares, around hazards if there is one; [] if none."""
        goals = {*goals} - self.full
        if start in goals or not goals:
            return []
        careful = self.flood(start, is_careful=True).way_to(goals) if self.bad else []
        return careful or self.flood(start, is_careful=False).way_to(goals)

    def is_reached(self, start: int, goals: Collection[int]) -> bool:
        """Whether there is a way to one of some squares, through hazards or not."""
        goals = {*goals} - self.full
        if start in goals or not goals:
            return False
        return self.flood(start, is_careful=False).first_of(goals) is not None

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
        full = (self.full - {*moved}) | {*moved.values()}
        goals = {*goals} - full
        if start in goals or not goals:
            return False
        return Flood(start, self.steps, full).first_of(goals) is not None

    def approach(self, start: int, goals: Collection[int]) -> list[int]:
        """The way to the free square that is nearest to some squares to which none is free.

        It leads around hazards as long as that brings one nearer, and then through them.
        """
        gaps = self.distances([goal for goal in goals if goal in self.steps])
        careful = self.approach_around(start, gaps, bool(self.bad))
        return careful or (self.approach_around(start, gaps, False) if self.bad else [])

    def approach_around(self, start: int, gaps: Mapping[int, int], is_careful: bool) -> list[int]:
        """The way to the nearest free square, perhaps around hazards."""
        closed = self.full | self.bad if is_careful else self.full
        # The gaps stand in order: nothing that is free can be nearer than the first of them.
        least = next((gap for square, gap in gaps.items() if square not in closed), FAR)
        if gaps.get(start, FAR) <= least:
            return []
        flood, nearest = self.flood(start, is_careful), squares_at(gaps, least)
        best = flood.first_of(nearest - closed)
        if best is None:
            best = min(flood.found, key=lambda square: gaps.get(square, FAR))
        return flood.traced(best) if best != start else []

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

    def foes(self) -> list[MonsterView]:
        """The monsters that the party has to deal with now."""
        if not self.monsters:
            return []
        near = self.tiles_near({self.tile_of(hero) for hero in self.heroes}, AWARE)
        return [m for m in self.monsters if self.tile_of(m) in near]


def seen(look: Look) -> TableView:
    """What a seat sees at a glance: a view of this game."""
    view: Any = look()
    shown: TableView = view
    return shown


def square_in(option: str) -> int:
    """The square that an option names."""
    (square,) = STAND_ON.read(option) or AT.parts(option)
    return square


def squares_at(gaps: Mapping[int, int], gap: int) -> set[int]:
    """The squares that are so far away; the nearer come first."""
    found = set()
    for square, its in gaps.items():
        if its > gap:
            break
        if its == gap:
            found.add(square)
    return found
