"""The cheapest ways through the dungeon: turns, wounds and deadly risks, known or to be feared.

A chamber that a rift, bridge, web or rubble divides is entered by a side, and that side decides
what it costs to leave it; so a place is a space and the side by which it was entered.
"""

import functools
import heapq
import math
from collections.abc import Iterable, Iterator
from typing import Final

from delvers.games.dungeonquest.common.bots.chances import excess, passing, tries_until_passed
from delvers.games.dungeonquest.common.bots.legs import NO_LEG, Leg
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.bots.situation import Situation
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE, opposite
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way

DIVIDED: Final = ("chasm", "bridge", "cave_in", "spider_web")
FALL: Final = Leg(6, 9, 0.05)
"""What a fall from a bridge costs: a die of wounds, and a way out of the catacombs."""
DUNGEON_CARD: Final = Leg(0.1, 0.8, 0.006)
"""What drawing a Dungeon card costs on average."""


@functools.cache
def entering(lore: Lore, hero: str) -> dict[str, Leg]:
    """What it costs a hero to enter each kind of chamber."""
    card = lore.content.heroes[hero]
    drawn = DUNGEON_CARD._replace(turns=1.1)
    trap = trap_card(lore, hero)
    pit = Leg(1, 0, 1 - passing(card.luck))
    known = {
        **dict.fromkeys(("chamber", "catacomb_entrance", "chasm", "cave_in", "portcullis"), drawn),
        "trap": trap._replace(turns=trap.turns + 1),
        "corridor": Leg(0.1),
        "bottomless_pit": pit,
        "darkness": Leg(2.5, 0.8),
        "spider_web": Leg(0.5),
        "bridge": Leg(0.3),
        "rotating_room": Leg(1),
        "tower": Leg(1),
        "treasure": Leg(1),
    }
    unexplored = Leg(1.45, 0.75 * drawn.wounds + 0.04 * trap.wounds, 0.005 + 0.017 * pit.death)
    return {**known, "unexplored": unexplored}


@functools.cache
def trap_card(lore: Lore, hero: str) -> Leg:
    """What a Trap card costs a hero on average."""
    card = lore.content.heroes[hero]
    copies = {one.id: one.copies for one in lore.content.decks["trap"]}
    wounds = 2 * 3.5 + 2 * 1 + 2 * 4 + 2 * excess(card.armor)
    blades = copies["trap_swinging_blade"] * (1 - passing(card.armor))
    others = Leg(2 * 1 + 2 * 1, wounds, blades)
    return lore.trapdoor(card).times(copies["trap_trapdoor"]).and_then(others).times(1 / 14)


@functools.cache
def barrier_leg(strength: int, here: str, there: str) -> Leg:
    """What the door or portcullis between two chambers costs."""
    leg = NO_LEG
    for side in {here, there}:
        if side == "door":
            leg = leg.and_then(Leg(0.75, 1.3))
        elif side == "portcullis":
            leg = leg.and_then(Leg(tries_until_passed(strength) - 1))
    return leg


NEAR: Final = tuple(
    frozenset((space, *(way.to for way in ways))) for space, ways in enumerate(WAYS)
)
"""Every space with those around it."""


@functools.cache
def steps_in_the_dark(lore: Lore, hero: str, space: int) -> list[tuple[int, Leg, float]]:
    """The steps that lead to a space around which nothing is explored."""
    kind = "tower" if space in TOWERS else "treasure" if space == TREASURE else "unexplored"
    leg = entering(lore, hero)[kind]
    return [(way.to * 4, leg, leg.weight) for way in WAYS[space]]


class Atlas:
    """The dungeon as a hero knows it, with the costs of every step."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.hero = situation.me["hero"]
        self.spared = {
            test
            for test, cards in situation.lore.spares.items()
            if not set(cards).isdisjoint(situation.me["loot"])
        }
        self._entering = entering(situation.lore, self.hero)
        self._sides = {
            space: face.sides
            for space in situation.tiles
            if (face := situation.face(space)) is not None
        }
        self._divided = {space for space in situation.tiles if situation.kind(space) in DIVIDED}
        self._steps: dict[int, list[tuple[int, Leg, float]]] = {}

    def enter(self, space: int) -> Leg:
        """What entering a space costs."""
        kind = self.situation.kind(space)
        is_spared = kind == "bottomless_pit" and "pit" in self.spared
        leg = Leg(1) if is_spared else self._entering[kind]
        if space in self.situation.lurkers:
            leg = leg.and_then(Leg(0.3, self.situation.lurkers[space]))
        if kind not in ("tower", "treasure") and self.situation.others_at(space):
            leg = leg.and_then(Leg(1.0))
        return leg

    def cross(self, space: int, way: Way) -> Leg | None:
        """What lies between a space and the next one; None if a wall does."""
        here = self._sides.get(space)
        there = self._sides.get(way.to)
        side = "open" if here is None else here[way.direction]
        beyond = "open" if there is None else there[opposite(way.direction)]
        if side == "wall" or beyond == "wall":
            return None
        if side == beyond == "open":
            return NO_LEG
        return barrier_leg(self.situation.card.strength, side, beyond)

    def leave(self, space: int, entry: int, direction: int) -> Leg | None:
        """What it costs to get to a side of a divided chamber; None if that cannot be done."""
        if space not in self._divided or entry == NOWHERE:
            return NO_LEG
        face = self.situation.face(space)
        assert face is not None
        card = self.situation.card
        if face.kind == "chasm":
            is_near = direction in face.part_of(entry)
            return NO_LEG if is_near or "rift" in self.spared else None
        if direction == entry:
            return NO_LEG if face.kind == "cave_in" else Leg(1)
        if face.kind == "cave_in":
            return Leg(tries_until_passed(card.agility) - 1)
        if face.kind == "spider_web":
            return Leg(tries_until_passed(card.strength) - 1)
        fall = 1 - passing(card.agility - len(self.situation.me["loot"]))
        return NO_LEG if "bridge" in self.spared else FALL.times(fall)

    def place(self, space: int, entry: int) -> int:
        """The number of a place."""
        return space * 4 + (entry if space in self._divided and entry != NOWHERE else 0)

    def step(self, way: Way) -> Leg | None:
        """What a step of the hero from where he stands costs."""
        at, entry = self.situation.at, self.situation.me["entered_by"]
        between, out = self.cross(at, way), self.leave(at, entry, way.direction)
        if between is None or out is None:
            return None
        return out.and_then(between).and_then(self.enter(way.to))

    def trips(self, goals: Iterable[int]) -> "Trips":
        """From every place, what it costs to get to the nearest of the goals."""
        return Trips(self, goals)

    def steps_to(self, place: int) -> list[tuple[int, Leg, float]]:
        """The places from which one step leads here, with what it costs and weighs."""
        steps = self._steps.get(place)
        if steps is None:
            steps = self._steps[place] = self._find_steps(place)
        return steps

    def _find_steps(self, place: int) -> list[tuple[int, Leg, float]]:
        if NEAR[place // 4].isdisjoint(self.situation.tiles):
            return steps_in_the_dark(self.situation.lore, self.hero, place // 4)
        return [(before, leg, leg.weight) for before, leg in self._steps_in_sight(place)]

    def _steps_in_sight(self, place: int) -> Iterator[tuple[int, Leg]]:
        space, entry = divmod(place, 4)
        is_divided = space in self._divided
        entered = self.enter(space)
        for way in WAYS[space]:
            if is_divided and way.direction != entry:
                continue
            between = self.cross(space, way)
            if between is None:
                continue
            arrived = entered if between is NO_LEG else between.and_then(entered)
            if way.to not in self._divided:
                yield way.to * 4, arrived
                continue
            for side in range(4):
                out = self.leave(way.to, side, opposite(way.direction))
                if out is not None:
                    yield way.to * 4 + side, out.and_then(arrived)


class Trips:
    """The cheapest ways to the nearest of some goals, worked out as far as somebody asks."""

    def __init__(self, atlas: Atlas, goals: Iterable[int]) -> None:
        self._atlas = atlas
        self._heap = [(0.0, goal * 4) for goal in goals]
        self._lightest = {place: weight for weight, place in self._heap}
        self._legs = dict.fromkeys(self._lightest, NO_LEG)
        self._onward: dict[int, tuple[int, Leg]] = {}
        """From every place met so far the next one on the way, and what that step costs."""
        self._settled: set[int] = set()

    def __contains__(self, place: int) -> bool:
        return self.get(place) is not None

    def get(self, place: int) -> Leg | None:
        """What it costs to get from a place to a goal; None if no way is known."""
        if place not in self._settled:
            self._search(place)
        return self._leg(place) if place in self._settled else None

    def _search(self, wanted: int) -> None:
        """Go on from the lightest place met so far, until the one wanted is settled."""
        heap, lightest, onward, settled = self._heap, self._lightest, self._onward, self._settled
        steps_to = self._atlas.steps_to
        while heap and wanted not in settled:
            weight, place = heapq.heappop(heap)
            if place in settled:
                continue
            settled.add(place)
            for before, step, more in steps_to(place):
                heavier = weight + more
                if heavier < lightest.get(before, math.inf):
                    lightest[before] = heavier
                    onward[before] = (place, step)
                    heapq.heappush(heap, (heavier, before))

    def _leg(self, place: int) -> Leg:
        """The steps of a way together."""
        if place not in self._legs:
            to, step = self._onward[place]
            self._legs[place] = step.and_then(self._leg(to))
        return self._legs[place]
