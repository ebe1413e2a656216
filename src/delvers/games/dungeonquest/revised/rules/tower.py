"""Tower chambers: out of the dungeon, on, or to another tower (TOWER, EXIT)."""

from functools import partial

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.board import TOWERS
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.map import is_occupied, spaces_taken
from delvers.games.dungeonquest.common.rules.movement import (
    move_options,
    open_ways,
    sorted_ways,
)
from delvers.games.dungeonquest.common.rules.options import LEAVE, STAY, TOWER, TOWER_OPTION
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.revised.rules.encounters import enter, move
from delvers.games.dungeonquest.revised.rules.leaving import leave
from delvers.games.dungeonquest.revised.rules.movement import run_through
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Refusals, Rule, ask


def why_not_leave(state: State, hero: Hero) -> str | None:
    """The clause that keeps a hero inside; None if he may leave the dungeon."""
    if not hero.loot:
        return "DQR-EXIT-02"
    if state.rules.solo and not has_treasure(state, hero):
        return "DQR-VAR-SOLO-02"
    return None


def tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """On entering: leave the dungeon, move again, or go to another tower."""
    run_through(table, hero)
    hero.towers.append(hero.at)
    ways = open_ways(table.state, hero)
    onward = [*move_options(ways), *towers_onward(table.state, hero)]
    why_not = why_not_leave(table.state, hero)
    options = [*onward, *([] if why_not else [LEAVE]), *([] if onward else [STAY])]
    refused = Refusals(partial(refused_in_tower, table.state, hero))
    option = yield from ask(hero.seat, options, "DQR-TOWER-02", prompts.TOWER, refused)
    if option == STAY:
        end_turn(table, hero, "stays", "DQR-GAP-08")
    if option == LEAVE:
        yield from leave(table, hero)
    elif to := TOWER.read(option):
        yield from change_tower(table, hero, *to)
    else:
        yield from move(table, hero, ways[options.index(option)], "DQR-TOWER-04")


def towers_onward(state: State, hero: Hero) -> list[str]:
    """The other towers to which a hero may go."""
    here, seen, taken = hero.at, hero.towers, spaces_taken(state)
    towers = [tower for tower in TOWERS if tower != here and tower not in seen]
    return [TOWER_OPTION[tower] for tower in towers if tower not in taken]


def refused_in_tower(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot go the other ways, to the other towers or out, or must go on."""
    refused = sorted_ways(state, hero)[1]
    towers = {TOWER_OPTION[tower]: tower for tower in TOWERS if tower != hero.at}
    seen = [name for name, tower in towers.items() if tower in hero.towers]
    taken = [name for name, tower in towers.items() if is_occupied(state, tower, hero)]
    refused |= dict.fromkeys(seen, "DQR-GAP-07") | dict.fromkeys(taken, "DQR-TOWER-05")
    why_not = why_not_leave(state, hero)
    refused |= {LEAVE: why_not} if why_not else {}
    can_go_on = open_ways(state, hero) or towers_onward(state, hero)
    return refused | ({STAY: "DQR-TOWER-02"} if can_go_on else {})


def change_tower(table: Dungeon, hero: Hero, tower: int) -> Rule[None]:
    """To another tower, which is entered like this one."""
    hero.came_from, hero.entered_by = NOWHERE, NOWHERE
    hero.at = tower
    table.tell(events.changed_tower, "DQR-TOWER-05", seat=hero.seat, at=hero.at)
    yield from enter(table, hero)
