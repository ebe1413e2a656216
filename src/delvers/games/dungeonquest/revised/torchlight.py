"""Chambers laid ahead of a hero by the light of his torch (VAR-TORCH)."""

from delvers.games.dungeonquest.board import WAYS, Way, way_name
from delvers.games.dungeonquest.flow import ask
from delvers.games.dungeonquest.map import is_explored, side_at
from delvers.games.dungeonquest.movement import lay_tile
from delvers.games.dungeonquest.revised.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule


def light_the_way(table: Dungeon, hero: Hero) -> Rule[None]:
    """A tile behind every hall without a door, one after another in the order the hero likes."""
    if not table.state.rules.torchlight:
        return
    while dark := dark_ways(table.state, hero.at):
        options = [f"light {way_name(way)}" for way in dark]
        option = yield from ask(hero.seat, options, "DQR-VAR-TORCH-03", "light")
        way = dark[options.index(option)]
        yield from lay_tile(table, hero, way.to, way.entry)


def dark_ways(state: State, space: int) -> list[Way]:
    """The halls with an unexplored space behind them, as long as there are tiles."""
    if not state.pool:
        return []
    return [
        way
        for way in WAYS[space]
        if not is_explored(state, way.to)
        and side_at(state, space, way.direction) in ("open", "portcullis")
    ]
