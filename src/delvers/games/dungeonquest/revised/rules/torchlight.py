"""Chambers laid ahead of a hero by the light of his torch (VAR-TORCH)."""

from delvers.games.dungeonquest.common.rules.map import is_explored, side_at
from delvers.games.dungeonquest.common.rules.movement import lay_tile
from delvers.games.dungeonquest.common.rules.tiles import Side
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.options import LIGHT
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask


def light_the_way(table: Dungeon, hero: Hero) -> Rule[None]:
    """A tile behind every hall without a door, one after another in the order the hero likes."""
    state = table.state
    if not state.rules.torchlight:
        return
    while state.pool and (dark := dark_ways(state, hero.at, "open", "portcullis")):
        options = light_options(dark)
        doors = light_options(dark_ways(state, hero.at, "door"))
        refused = dict.fromkeys(doors, "DQR-VAR-TORCH-05")
        option = yield from ask(hero.seat, options, "DQR-VAR-TORCH-03", prompts.LIGHT, refused)
        way = dark[options.index(option)]
        yield from lay_tile(table, hero, way.to, way.entry, "DQR-VAR-TORCH-04")


def dark_ways(state: State, space: int, *sides: Side) -> list[Way]:
    """The halls of these sorts with an unexplored space behind them."""
    return [
        way
        for way in WAYS[space]
        if not is_explored(state, way.to) and side_at(state, space, way.direction) in sides
    ]


def light_options(ways: list[Way]) -> list[str]:
    """The halls as options."""
    return [LIGHT(way.step) for way in ways]
