"""Holding a doorway: two in front of it, the others behind them, so that nobody is pushed back."""

from collections.abc import Sequence
from dataclasses import dataclass

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.bots.party import is_caster, toughness
from delvers.games.plungin.rules.board.grid import STEPS
from delvers.games.plungin.rules.view.seen import DoorView, HeroView, MonsterView


@dataclass(frozen=True, slots=True)
class Stand:
    """The squares in front of a door, and those behind them."""

    front: tuple[int, ...]
    back: tuple[int, ...]

    def place_of(self, chart: Chart, hero: HeroView) -> tuple[int, ...]:
        """The squares where a hero belongs: the tough in front."""
        row = in_front(chart)
        is_first = any(one["number"] == hero["number"] for one in row)
        return self.front if is_first else self.back or self.front


def in_front(chart: Chart) -> list[HeroView]:
    """The two who stand in front."""
    people = [hero for hero in chart.heroes if not hero["escort"]]
    return sorted(
        people, key=lambda h: (is_caster(chart.books, h), -toughness(chart.books, h), h["number"])
    )[:2]


def before(chart: Chart, door: DoorView, tile: int) -> Stand:
    """The stand on one side of a door."""
    near, far = door["squares"], door["beyond"]
    if door["of"] != tile and door["to"] == tile:
        near, far = far, near
    step = step_back(door, tile)
    back = tuple(s + step for s in near if chart.tile_at.get(s + step) == tile)
    return Stand(tuple(near), tuple(s for s in back if s not in near))


def step_back(door: DoorView, tile: int) -> int:
    """The step away from a door into a tile; its direction looks out of the tile it belongs to."""
    step = STEPS[door["direction"]]
    return -step if door["of"] == tile else step


def stand_against(chart: Chart, comers: Sequence[MonsterView]) -> Stand | None:
    """Where the party awaits those who come, if they can come by one door only."""
    tile = home_of(chart)
    if tile < 0 or not comers:
        return None
    tiles = {chart.tile_of(monster) for monster in comers}
    if tile in tiles:
        return None
    ways = [door for door in chart.doors if leads(chart, door, tile, tiles)]
    return before(chart, ways[0], tile) if len(ways) == 1 else None


def home_of(chart: Chart) -> int:
    """The tile on which all of the party stand; -1 if they do not."""
    tiles = {chart.tile_of(hero) for hero in chart.heroes}
    return tiles.pop() if len(tiles) == 1 else -1


def leads(chart: Chart, door: DoorView, tile: int, tiles: set[int]) -> bool:
    """Whether an open door of a tile is the way to one of some others."""
    if not door["open"] or door["to"] < 0 or door["exit"] or tile not in (door["of"], door["to"]):
        return False
    other = door["to"] if door["of"] == tile else door["of"]
    return bool(tiles & chart.tiles_near({other}, 1, barred=tile))
