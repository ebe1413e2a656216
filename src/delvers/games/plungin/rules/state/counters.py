"""What goes on counting in a dungeon even where nothing changes."""

from delvers.games.plungin.rules.state.state import State


def forget_counters(state: State) -> None:
    """Forget rounds and visits, and in which round a tile saw a fight or a monster was met."""
    state.round = state.visits = 0
    for tile in state.tiles:
        tile.fought = 0
    for monster in state.monsters:
        monster.met_in = None
