"""Why a monster does nothing, or strikes at nobody beside it (MONSTER, LAW, ATTN)."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.awareness import aware_of
from delvers.games.plungin.rules.board.moving import is_held
from delvers.games.plungin.rules.board.sanctuary import is_barred
from delvers.games.plungin.rules.events.monsters import WhyIdle
from delvers.games.plungin.rules.monsters.actions import ATTACK, at_hand
from delvers.games.plungin.rules.state.figures import Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell

REASONS: Final[Mapping[WhyIdle, str]] = {
    "asleep": "DP-ATTN-04",
    "surprised": "DP-ATTN-07",
    "helpless": "DP-COND-01",
    "patient": "DP-LAW-07",
    "reloading": "DP-MONSTER-14",
    "spent": "DP-MONSTER-15",
    "alone": "DP-MONSTER-19",
    "sanctuary": "DP-SPELL-10",
    "afraid": "DP-COND-01",
    "held": "DP-COND-01",
    "no_way": "DP-MONSTER-21",
}
"""The clause for every reason."""
WHYS: Final[Mapping[str, WhyIdle]] = {why: why for why in REASONS}


def say_why(table: Dungeon, monster: Monster) -> None:
    """Who has done nothing, or has let be who is beside it, has a line with the reason."""
    if table.log is None:
        return
    why = why_idle(table.state, monster)
    if why:
        tell(table, events.idle, REASONS[why], monster, why=why)


def why_idle(state: State, monster: Monster) -> WhyIdle | None:
    """Why a monster has attacked nobody; None if it has, or has moved where nobody is beside it."""
    for done in monster.did:
        if done in WHYS:
            return WHYS[done]
    if ATTACK in monster.did:
        return None
    if at_hand(state, monster):
        return "spent" if monster.actions <= 0 and monster.law.role != "special" else None
    return None if monster.did else why_nobody(state, monster)


def why_nobody(state: State, monster: Monster) -> WhyIdle:
    """Why a monster has not even moved."""
    known = aware_of(state, monster)
    if not known:
        return "alone"
    if monster.actions <= 0:
        return "spent"
    if is_held(monster):
        return "held"
    if all(is_barred(state, monster, one.at) for one in known):
        return "sanctuary"
    return "afraid" if "frightened" in monster.conditions else "no_way"
