"""The sanctuary that a spell makes: no monster comes in, and none strikes into it (SPELL)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import check
from delvers.games.plungin.events import tell
from delvers.games.plungin.figures import Hero, Monster
from delvers.games.plungin.hazards import add_hazard
from delvers.games.plungin.life import provoke
from delvers.games.plungin.map import neighbours
from delvers.games.plungin.moving import arrive
from delvers.games.plungin.peace import IGNORES, KIND, is_barred, may_enter
from delvers.games.plungin.state import Dungeon, State
from delvers.kernel.requests import Rule

RESIST = 2
"""The Difficulty for a boss that would ignore it."""


def consecrate(table: Dungeon, hero: Hero, squares: list[int], rounds: int) -> Rule[None]:
    """The monsters inside are put out; bosses may stand firm. It lasts for some rounds, or until
    the end of the caster's next turn.
    """
    state = table.state
    for monster in [*state.monsters]:
        monster.marks.pop(IGNORES, None)
        if (
            BOOKS.monsters[monster.id].boss == "boss"
            and (yield from check(table, monster, "RES", RESIST, "DP-SPELL-10", why=KIND)).passed
        ):
            monster.marks[IGNORES] = 1
    hazard = add_hazard(table, KIND, squares, rounds, by=hero.number)
    hazard.step = 0 if rounds else 2
    for monster in [*state.monsters]:
        if is_barred(state, monster, monster.at):
            provoke(table, monster)
            yield from expel(table, monster)


def expel(table: Dungeon, monster: Monster) -> Rule[None]:
    """Out to the nearest free square, where what lies there takes effect."""
    there = nearest_outside(table.state, monster)
    if there != monster.at:
        tell(table, "expelled", "DP-SPELL-10", monster, at=there)
        yield from arrive(table, monster, there, is_own_move=False)


def nearest_outside(state: State, monster: Monster) -> int:
    """The free square nearest on foot that no sanctuary bars; its own if there is none."""
    seen, edge = {monster.at}, [monster.at]
    while edge:
        edge = [there for one in edge for there in neighbours(state, one) if there not in seen]
        edge = [*dict.fromkeys(edge)]
        seen.update(edge)
        for square in edge:
            if may_enter(state, monster, square):
                return square
    return monster.at
