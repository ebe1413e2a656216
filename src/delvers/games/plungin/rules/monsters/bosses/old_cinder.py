"""Old Cinder (LAW, BOSS)."""

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import is_unwalled, living
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.life import stun
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.monsters.actions import can_strike, charge_in, hit
from delvers.games.plungin.rules.monsters.dragons import bite_twice, breathe_along
from delvers.games.plungin.rules.monsters.laws import NEAR
from delvers.games.plungin.rules.monsters.life_results import once
from delvers.games.plungin.rules.monsters.straight_lines import blow_back
from delvers.games.plungin.rules.monsters.walking import own_tile, retreat
from delvers.games.plungin.rules.state.figures import MOLTEN, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule

STORM = 2


def bite_and_claw(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two attacks, on different heroes if possible."""
    struck = yield from bite_twice(table, monster)
    if len(struck) == 1:
        again = [one for one in struck if can_strike(table.state, monster, one)]
        if again:
            yield from hit(table, monster, again[0])


def breath(table: Dungeon, monster: Monster) -> Rule[None]:
    """Fire along the line of eight that catches most heroes; a fight if it would catch nobody."""
    if not (yield from breathe_along(table, monster, 8, 8)):
        yield from charge_in(table, monster, NEAR)


def in_storm(state: State, monster: Monster) -> list[Hero]:
    """The heroes near whom no wall shields."""
    near = [hero for hero in living(state) if distance(hero.at, monster.at) <= STORM]
    return [hero for hero in near if is_unwalled(state, monster.at, hero.at)]


def wing_storm(table: Dungeon, monster: Monster) -> Rule[None]:
    """Everybody near is blown back and may be stunned; with nobody near it fights."""
    near = in_storm(table.state, monster)
    if not near:
        yield from charge_in(table, monster, NEAR)
        return
    monster.did.append("wing_storm")
    for hero in near:
        if hero.is_on_board:
            yield from blow_back(table, monster, hero, 2)
            if not hero.is_on_board:
                continue
            passed = (yield from check(table, hero, "RES", 2, "DP-LAW-06", why="storm")).passed
            if not passed:
                stun(table, hero, "DP-LAW-06")


def ash_veil(table: Dungeon, monster: Monster) -> Rule[None]:
    """Hard to hit until its next turn, and far away."""
    monster.veil = 2
    monster.did.append("ash_veil")
    yield from retreat(table, monster, own_tile(table.state, monster), "DP-LAW-06")


def last_breath(table: Dungeon, monster: Monster, _by: int) -> Rule[None]:
    """It breathes at once."""
    yield from breathe_along(table, monster, 8, 8)


ACTS.update(
    {
        "bite_and_claw": bite_and_claw,
        "breath": breath,
        "wing_storm": wing_storm,
        "ash_veil": ash_veil,
    }
)
LIFE_RESULTS.update(
    {
        "molten_wounds": once(MOLTEN),
        "last_breath": last_breath,
    }
)
