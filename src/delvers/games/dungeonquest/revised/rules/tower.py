"""Tower chambers: out of the dungeon, on, or to another tower (TOWER, EXIT)."""

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.board import TOWERS
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.map import is_occupied
from delvers.games.dungeonquest.common.rules.movement import move_options, sorted_ways
from delvers.games.dungeonquest.common.rules.options import LEAVE, STAY, TOWER, TOWER_OPTION
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.revised.rules.encounters import enter, move
from delvers.games.dungeonquest.revised.rules.leaving import leave
from delvers.games.dungeonquest.revised.rules.movement import run_through
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask


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
    ways, onward, refused = ways_onward(table.state, hero)
    why_not = why_not_leave(table.state, hero)
    options = [*onward, *([] if why_not else [LEAVE]), *([] if onward else [STAY])]
    refused |= {LEAVE: why_not} if why_not else {}
    refused |= {STAY: "DQR-TOWER-02"} if onward else {}
    option = yield from ask(hero.seat, options, "DQR-TOWER-02", prompts.TOWER, refused)
    if option == STAY:
        end_turn(table, hero, "stays", "DQR-GAP-08")
    if option == LEAVE:
        yield from leave(table, hero)
    elif to := TOWER.read(option):
        yield from change_tower(table, hero, *to)
    else:
        yield from move(table, hero, ways[options.index(option)], "DQR-TOWER-04")


def ways_onward(state: State, hero: Hero) -> tuple[list[Way], list[str], dict[str, str]]:
    """The ways out of a tower, what may be chosen besides leaving, and why not the rest."""
    ways, refused = sorted_ways(state, hero)
    towers = {TOWER_OPTION[tower]: tower for tower in TOWERS if tower != hero.at}
    seen = [name for name, tower in towers.items() if tower in hero.towers]
    taken = [name for name, tower in towers.items() if is_occupied(state, tower, hero)]
    refused |= dict.fromkeys(seen, "DQR-GAP-07") | dict.fromkeys(taken, "DQR-TOWER-05")
    return ways, [*move_options(ways), *(name for name in towers if name not in refused)], refused


def change_tower(table: Dungeon, hero: Hero, tower: int) -> Rule[None]:
    """To another tower, which is entered like this one."""
    hero.came_from, hero.entered_by = NOWHERE, NOWHERE
    hero.at = tower
    table.tell(events.changed_tower, "DQR-TOWER-05", seat=hero.seat, at=hero.at)
    yield from enter(table, hero)
