"""What a searcher knows of Dungeon Plungin': the party stands or falls together."""

from typing import Final

from delvers.bots.search import Guide
from delvers.games.plungin.bots.dangers import OUTLOOK
from delvers.games.plungin.bots.policy import policy
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.spec import Result

REACH: Final = 2
"""So many rounds a rehearsal is played on."""
HEALTH: Final = 0.5
"""How much of the value is the heroes' life; the rest is that they live at all, and their foes'."""
FOE: Final = 0.004
"""What a life of a monster counts."""
DOOR: Final = 0.01
"""What an open door and what else has been achieved counts."""
MOST: Final = 0.95


def values(state: State, result: Result | None) -> list[float]:
    """The same for every seat: how well the party is, and how far it has come."""
    if result is not None:
        return [1.0 if seat in result.winners else 0.0 for seat in range(state.seats)]
    heroes = [hero for hero in state.heroes if not hero.is_escort]
    living = [hero for hero in heroes if hero.status == "alive"]
    if not living:
        return [0.0] * state.seats
    health = sum(max(0, hero.life) / max(1, max_life(state, hero)) for hero in living)
    well = (HEALTH * health + (1 - HEALTH) * len(living)) / len(heroes)
    threat = FOE * sum(max(0, monster.life) for monster in state.monsters)
    value = 0.8 * well - threat + DOOR * (sum(state.progress) + len(state.tiles)) / 4
    return [max(0.0, min(MOST, value))] * state.seats


def rounds(state: State) -> int:
    """How many rounds have been played."""
    return state.round


GUIDE: Final = Guide(values, policy, rounds, REACH, OUTLOOK)
