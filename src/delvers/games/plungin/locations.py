"""What is in special locations (SPECIAL)."""

from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.inventory import hand_over
from delvers.games.plungin.rewards import earn, gain_gold
from delvers.games.plungin.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def open_cage(table: Dungeon, hero: Hero) -> Rule[None]:
    """Bones, gold, a key, or a prisoner."""
    from delvers.games.plungin.counter import stage_of

    state = table.state
    number = state.dice.roll()
    if number == 4:
        gain_gold(table, roll_words(state.dice, "1d6x2"), "cells", "DP-SPECIAL-03")
    elif number == 5:
        yield from hand_over(table, "key", hero.number)
    elif number == 6 and "prisoner" not in state.flags:
        state.flags["prisoner"] = stage_of(state).level
        earn(table, 30 * stage_of(state).level, "prisoner", "DP-SPECIAL-03")
