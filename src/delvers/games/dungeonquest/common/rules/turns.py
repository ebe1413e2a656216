"""A game from the choice of towers to the last count, turn after turn."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.board import TOWERS
from delvers.games.dungeonquest.common.rules.ending import resolve_end_of_game
from delvers.games.dungeonquest.common.rules.exits import is_anyone_inside, tell_end
from delvers.games.dungeonquest.common.rules.flow import Dungeon, HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.options import (
    DECLINE,
    ENOUGH,
    GO_ON,
    KEEP,
    STAY_BELOW,
    STEP_ON_BRIDGE,
    STOP,
    TOWER_OPTION,
)
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.kernel.requests import CHECKPOINT, Rule, ask


def play(table: Dungeon) -> Rule[None]:
    """Choose towers, then turn after turn until all are out or dead or the doors shut."""
    state = table.state
    edition = state.edition
    if state.stage == "towers" and all(hero.at == NOWHERE for hero in state.heroes):
        tell_setup(table)
    while state.stage == "towers":
        yield CHECKPOINT
        yield from choose_tower(table, state.heroes[state.turn])
    while state.stage == "turns":
        hero = state.heroes[state.turn]
        if hero.seat == state.first or edition.has_a_turn(state, hero):
            if not state.is_acting:  # else the rules are started again in the middle of a turn
                yield CHECKPOINT
                if table.log is not None:
                    tell_turn(table, hero)
                if hero.seat == state.first:  # the sun comes first
                    yield from edition.pass_time(table)
            try:  # this is asked every turn, and `suppress` is slow
                if state.stage == "turns":  # else the sun is gone, and nothing else happens
                    yield from edition.take_turn(table, hero)
            except (TurnEnds, HeroFalls):  # a fall or an effect may end a turn early
                pass
        pass_the_turn(table)
    if state.stage == "over" and not state.has_counted:
        yield CHECKPOINT
        yield from resolve_end_of_game(table)
        state.has_counted = True
        tell_end(table)


def tell_setup(table: Dungeon) -> None:
    """Who runs which hero with which Runes, and who goes first."""
    cites = table.state.cites
    for hero in table.state.heroes:
        runes = [*hero.runes]
        table.tell(events.hero_dealt, cites.hero_dealt, seat=hero.seat, hero=hero.id, runes=runes)
    for seat, number in table.state.first_rolls:
        table.tell(events.rolled, cites.first_player, seat=seat, dice=[number], why="first_player")
    table.state.first_rolls.clear()
    table.tell(events.first_player, cites.first_player, seat=table.state.first)


def choose_tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """From the first player on, each hero starts in a tower of his own."""
    state = table.state
    cites, taken = state.cites, {other.at for other in state.heroes}
    free = [tower for tower in TOWERS if tower not in taken]
    options = [TOWER_OPTION[tower] for tower in free]
    refused = {TOWER_OPTION[tower]: cites.tower_taken for tower in TOWERS if tower in taken}
    option = yield from ask(hero.seat, options, cites.choose_tower, prompts.CHOOSE_TOWER, refused)
    hero.at = free[options.index(option)]
    table.tell(events.tower_chosen, cites.choose_tower, seat=hero.seat, at=hero.at)
    yield from state.edition.stand_in_tower(table, hero)
    state.turn = (state.turn + 1) % len(state.heroes)
    if state.turn == state.first:
        state.stage = "turns"


def tell_turn(table: Dungeon, hero: Hero) -> None:
    """Say whose turn begins; the sun moves also for a first player who has none."""
    state = table.state
    if state.edition.has_a_turn(state, hero):
        table.tell(events.turn_began, state.cites.turn, seat=hero.seat)


def is_skipped(table: Dungeon, hero: Hero) -> bool:
    """A new turn of a hero; whether he loses it."""
    hero.passed.clear()
    hero.has_prayed = False
    if not hero.skips:
        return False
    hero.skips -= 1
    table.tell(events.turn_skipped, table.state.cites.lost_turn, seat=hero.seat)
    return True


def pass_the_turn(table: Dungeon) -> None:
    """The next player is up, unless nobody is left inside."""
    state = table.state
    state.edition.end_turn(table)
    if state.heroes[state.turn].status == "exploring" or is_anyone_inside(state):
        state.turn = state.edition.next_seat(state)
    else:
        state.stage = "over"


def clockwise(state: State) -> int:
    """The player on the left is next."""
    return (state.turn + 1) % len(state.heroes)


LEFT_ALONE: Final = (DECLINE, GO_ON, KEEP, STOP, STAY_BELOW, ENOUGH, STEP_ON_BRIDGE)
"""A player who does not act in time leaves things alone, or takes the first option."""
