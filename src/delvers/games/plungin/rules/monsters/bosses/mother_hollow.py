"""Mother Hollow (LAW, BOSS)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.fighting import cannot_shoot, wake_near
from delvers.games.plungin.rules.fight.life import heal, stun
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.magic.spell_attacks import breathe
from delvers.games.plungin.rules.monsters.actions import (
    ATTACK,
    MOST_CALLED,
    appear,
    charge_in,
    close_in,
    count_on_tile,
    fights,
    heroes_on_tile,
)
from delvers.games.plungin.rules.monsters.laws import NEAR, WEAKEST
from delvers.games.plungin.rules.monsters.life_results import RULE, once
from delvers.games.plungin.rules.monsters.straight_lines import best_line, caught_on
from delvers.games.plungin.rules.monsters.walking import own_tile
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import CRACKED, Monster
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import is_boss, tell
from delvers.kernel.requests import Rule, rule


def low_note(table: Dungeon, monster: Monster) -> Rule[None]:
    """A note that stuns, and a step nearer."""
    monster.did.append("low_note")
    for hero in heroes_on_tile(table.state, monster):
        passed = (yield from check(table, hero, "RES", 1, "DP-LAW-06", why="low_note")).passed
        if not passed:
            stun(table, hero, "DP-LAW-06")
    yield from close_in(table, monster, NEAR)


def call_the_choir(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two skeletons rise."""
    for _ in range(2):
        if count_on_tile(table.state, monster, "skeleton") < MOST_CALLED:
            appear(table, monster, "skeleton", own_tile(table.state, monster))
    yield from close_in(table, monster, NEAR)


def cold_breath(table: Dungeon, monster: Monster) -> Rule[None]:
    """Frost along the line that catches most; a fight if it would catch nobody or cannot be cast,
    in silence or, with that option, beside an opponent.
    """
    spell = table.state.content.spells["frost_breath"]
    way = best_line(table.state, monster, monster.at, spell.squares)
    is_kept = "silenced" in monster.conditions or cannot_shoot(table.state, monster)
    if is_kept or not caught_on(table.state, monster, monster.at, way, spell.squares):
        yield from charge_in(table, monster, NEAR)
        return
    monster.did.append(ATTACK)
    tell(table, events.monster_casts, "DP-LAW-06", monster, spell=spell.id)
    wake_near(table, monster.at, "spell")
    yield from by_entry(table, "spell", spell.id, breathe(table, monster, spell, way, 4))


def hunger(table: Dungeon, monster: Monster) -> Rule[None]:
    """It feeds on the weakest."""
    damage = yield from charge_in(table, monster, WEAKEST)
    if monster.is_on_board:
        heal(table, monster, damage // 2, "DP-LAW-06")


@rule
def the_bell_answers(table: Dungeon, monster: Monster, _by: int) -> None:
    """All other monsters on the tile are whole again."""
    state = table.state
    for other in state.monsters:
        is_here = state.ground[other.at] == state.ground[monster.at] and other.side == monster.side
        if is_here and other is not monster and not is_boss(other):
            heal(table, other, max_life(state, other), RULE)


ACTS.update(
    {
        "toll": fights(),
        "low_note": low_note,
        "call_the_choir": call_the_choir,
        "cold_breath": cold_breath,
        "hunger": hunger,
    }
)
LIFE_RESULTS.update(
    {
        "the_bell_answers": the_bell_answers,
        "cracked": once(CRACKED),
    }
)
