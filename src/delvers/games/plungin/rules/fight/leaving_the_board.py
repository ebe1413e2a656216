"""The one way off the board: who dies, vanishes or leaves ends what hung on him (DEATH, SPELL)."""

from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.hazards import end_hazards
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.board.sanctuary import sanctuaries_of
from delvers.games.plungin.rules.fight.conditions import relieve
from delvers.games.plungin.rules.fight.songs import end_songs
from delvers.games.plungin.rules.heroes.heroes import lose_effects
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell

RULE: Final = "DP-DEATH-14"


def leave_board(table: Dungeon, one: Character) -> None:
    """A figure is taken off the board, with what hung on it and what it kept up for others."""
    state = table.state
    if state.who.get(one.at) == one.number:
        del state.who[one.at]
    one.at = NOWHERE
    if isinstance(one, Monster):
        state.monsters = [other for other in state.monsters if other is not one]
    strip(state, one)
    end_what_it_kept_up(table, one)


def strip(state: State, one: Character) -> None:
    """Conditions, wards, songs and flames on somebody, and what he was about to do, are over."""
    lose_effects(one)
    one.actions = 0
    if isinstance(one, Hero):
        for lock in (*state.doors, *state.chests):
            lock.helpers = tuple(helper for helper in lock.helpers if helper != one.number)
    if state.engaged == one.number:
        state.engaged = NOWHERE


def end_what_it_kept_up(table: Dungeon, one: Character) -> None:
    """Songs, sanctuaries, wards till the end of its next turn, commands, taunts and marks."""
    state = table.state
    if end_songs(state, one.number):
        tell(table, events.song_ended, RULE, one)
    end_hazards(table, sanctuaries_of(state, one), RULE)
    everyone: list[Hero | Monster] = [*state.heroes, *state.monsters]
    for other in everyone:
        for condition, lasts in [*other.conditions.items()]:
            if lasts.causers_turns_left and other.sources.get(condition) == one.number:
                relieve(table, other, condition, RULE)
        if isinstance(other, Hero):
            forget_it(table, other, one)
        elif other.taunted_by == one.number:
            other.taunted_by = NOWHERE


def forget_it(table: Dungeon, hero: Hero, one: Character) -> None:
    """A hero obeys somebody no longer, and has no mark on it."""
    is_last = hero.is_commanded and living(table.state) == [hero]
    if is_last or hero.commander == one.number:
        obey_no_more(table, hero, RULE)
    if hero.marked == one.number:
        hero.marked = NOWHERE


def obey_no_more(table: Dungeon, hero: Hero, rule: str) -> None:
    """The next Attack of a hero is his own again."""
    hero.commanded_turns, hero.commander = 0, NOWHERE
    tell(table, events.free_again, rule, hero)


def come_to_oneself(table: Dungeon, hero: Hero) -> None:
    """A command is over with the turn for which it was given, obeyed or not."""
    if hero.commanded_turns > 1:
        hero.commanded_turns -= 1
    elif hero.is_commanded:
        obey_no_more(table, hero, "DP-COND-04")


def forget_number(state: State, number: int) -> None:
    """A new hero has the number of a dead one, and nothing of what is remembered about him."""
    for tile in state.tiles:
        tile.laid_in = tuple(one for one in tile.laid_in if one != number)
        tile.searched_by = tuple(one for one in tile.searched_by if one != number)
    for monster in state.monsters:
        monster.target = NOWHERE if monster.target == number else monster.target
        monster.hurt_by = NOWHERE if monster.hurt_by == number else monster.hurt_by
    for lock in (*state.doors, *state.chests):
        lock.failed = [one for one in lock.failed if one != number]
        lock.forgiven = tuple(one for one in lock.forgiven if one != number)
