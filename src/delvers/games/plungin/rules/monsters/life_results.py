"""What the Life Tables of several bosses do besides killing them (BOSS)."""

from collections.abc import Callable

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.state.figures import BossChange, Monster
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, rule

RULE = "DP-BOSS-08"


def once(name: BossChange) -> Callable[[Dungeon, Monster, int], Rule[None]]:
    """Something that holds from now on, however often it is rolled."""

    @rule
    def result(table: Dungeon, monster: Monster, _by: int) -> None:
        if name not in monster.changes:
            monster.changes = (*monster.changes, name)
            tell(table, events.boss_changed, RULE, monster, how=name)

    return result
