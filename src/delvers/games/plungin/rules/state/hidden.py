"""Nothing is dealt in secret; only the dice to come are unknown."""

from delvers.games.plungin.rules.state.state import State
from delvers.kernel.dice import Dice


def determinize(state: State, _seat: int | None, dice: Dice) -> None:
    """Other dice from here on; tables are rolled when needed, so nothing else is hidden."""
    state.dice = Dice(dice.next64())
