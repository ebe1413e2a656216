"""Beasts and images that a spell has called: their turn, and their end (SPELL)."""

from dataclasses import replace

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.fight.fighting import is_fight_on
from delvers.games.plungin.rules.fight.leaving_the_board import leave_board
from delvers.games.plungin.rules.monsters.monster_turn import monster_turn
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule


def beasts_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """Right after the turn of its caster a beast acts against the monsters."""
    for beast in [*table.state.monsters]:
        is_his = beast.side == "heroes" and beast.caller == hero.number
        if is_his and beast.is_on_board:
            yield from monster_turn(table, beast)


def end_conjuring(table: Dungeon) -> None:
    """At the end of a round what was called for some rounds goes, and weapons burn down."""
    for monster in [*table.state.monsters]:
        if monster.leaves:
            monster.leaves -= 1
            if not monster.leaves:
                vanish(table, monster)
    for hero in table.state.heroes:
        if hero.burning_weapons:
            burn_down(table, hero)


def vanish(table: Dungeon, monster: Monster) -> None:
    """What a spell has called is there no more."""
    tell(table, events.vanished, "DP-SPELL-20", monster)
    leave_board(table, monster)


def burn_down(table: Dungeon, hero: Hero) -> None:
    """A burning weapon goes out after some rounds, or when the fight is over."""
    state = table.state
    for weapon, flames in [*hero.burning_weapons.items()]:
        if flames.lasts.is_for_fight:
            is_over = not hero.is_on_board or not is_fight_on(state, hero)
        else:
            hero.burning_weapons[weapon] = replace(flames, lasts=flames.lasts.less())
            is_over = flames.lasts.rounds_left <= 1
        if is_over:
            del hero.burning_weapons[weapon]
