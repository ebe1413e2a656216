"""A party that is shut in for good may give up (ROUND)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.locks.breaking import break_dice
from delvers.games.plungin.rules.options import GIVE_UP, GO_ON
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule, ask

LOOK: Final = 10
"""Every so many rounds the party looks whether there is a way left at all."""
LONG: Final = 200
"""Every so many rounds the players are asked in any case: no game goes on for ever."""


def consider_giving_up(table: Dungeon) -> Rule[None]:
    """Now and then a party that has no way left, or has been down for long, may give up."""
    state = table.state
    if state.round % LOOK or not living(state):
        return
    if state.round % LONG and not is_shut_in(state):
        return
    option = yield from ask(state.first, [GO_ON(), GIVE_UP()], "DP-ROUND-02", prompts.GIVE_UP())
    if option == GIVE_UP():
        state.lost = True
        table.tell(events.gave_up, "DP-ROUND-02")
        raise AdventureEnds


def is_shut_in(state: State) -> bool:
    """Whether no door of all the tiles that the heroes can come to leads anywhere new, or out."""
    seen = {state.ground[hero.at] for hero in living(state)}
    waiting = [*seen]
    while waiting:
        tile = waiting.pop()
        for number in state.tiles[tile].doors:
            door = state.doors[number]
            if door.is_blind or is_hopeless(state, door):
                continue
            if door.is_exit or door.to == NOWHERE:
                return False
            there = door.to if door.of == tile else door.of
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return True


def is_hopeless(state: State, door: Door) -> bool:
    """Whether a lock that no key turns would need more successes than all heroes have dice."""
    if not door.is_locked or not door.is_ruined:
        return False
    return 2 * door.difficulty + door.blows > sum(break_dice(state, hero) for hero in living(state))
