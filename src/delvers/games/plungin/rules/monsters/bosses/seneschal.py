"""The Seneschal (LAW, BOSS)."""

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.life import heal
from delvers.games.plungin.rules.monsters.actions import assail, charge_in, fights, heroes_in_reach
from delvers.games.plungin.rules.monsters.laws import NEAR
from delvers.games.plungin.rules.monsters.life_results import once
from delvers.games.plungin.rules.state.figures import SLOW_SPRING, Monster
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.requests import Rule, rule


def sweep(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody beside, diagonals too; with nobody there it fights."""
    near = heroes_in_reach(table.state, monster)
    if near:
        yield from assail(table, monster, near, 5, "DEF", "sweep")
    else:
        yield from charge_in(table, monster, NEAR)


@rule
def rewind(table: Dungeon, monster: Monster) -> None:
    """The spring is wound again."""
    monster.did.append("rewind")
    heal(table, monster, 2, "DP-LAW-06")


ACTS.update(
    {
        "measured_step": fights(Law("combatant", "determined")),
        "sweep": sweep,
        "rewind": rewind,
    }
)
LIFE_RESULTS.update(
    {
        "spring_snaps": once(SLOW_SPRING),
    }
)
