"""Tower chambers: out of the dungeon, on, or to another tower (TOWER, EXIT)."""

from delvers.games.dungeonquest.board import TOWERS, Way, label
from delvers.games.dungeonquest.exits import leave_dungeon
from delvers.games.dungeonquest.flow import TurnEnds, ask
from delvers.games.dungeonquest.loot import has_treasure
from delvers.games.dungeonquest.map import is_occupied
from delvers.games.dungeonquest.movement import move_options, sorted_ways
from delvers.games.dungeonquest.revised.encounters import move
from delvers.games.dungeonquest.revised.state import Dungeon, Hero, State
from delvers.games.dungeonquest.revised.torchlight import light_the_way
from delvers.games.dungeonquest.state import NOWHERE
from delvers.kernel.requests import Rule


def why_not_leave(state: State, hero: Hero) -> str | None:
    """The clause that keeps a hero inside; None if he may leave the dungeon."""
    if not hero.loot:
        return "DQR-EXIT-02"
    if state.rules.solo and not has_treasure(state, hero):
        return "DQR-VAR-SOLO-02"
    return None


def tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """On entering: leave the dungeon, move again, or go to another tower."""
    ways, onward, refused = ways_onward(table.state, hero)
    hero.passed.append(hero.at)
    why_not = why_not_leave(table.state, hero)
    options = [*onward, *([] if why_not else ["leave"]), *([] if onward else ["stay"])]
    refused |= {"leave": why_not} if why_not else {}
    refused |= {"stay": "DQR-TOWER-02"} if onward else {}
    option = yield from ask(hero.seat, options, "DQR-TOWER-02", "tower", refused)
    if option == "stay":
        raise TurnEnds
    if option == "leave":
        leave_dungeon(table, hero)
    elif option.startswith("tower "):
        yield from change_tower(table, hero, option.removeprefix("tower "))
    else:
        yield from move(table, hero, ways[options.index(option)])


def ways_onward(state: State, hero: Hero) -> tuple[list[Way], list[str], dict[str, str]]:
    """The ways out of a tower, what may be chosen besides leaving, and why not the rest."""
    ways, refused = sorted_ways(state, hero)
    towers = {f"tower {label(tower)}": tower for tower in TOWERS if tower != hero.at}
    taken = [name for name, tower in towers.items() if is_occupied(state, tower, hero)]
    options = [*move_options(ways), *(name for name in towers if name not in taken)]
    refused |= dict.fromkeys(taken, "DQR-TOWER-05")
    if hero.at in hero.passed:  # round and round in one turn leads nowhere
        return [], [], refused | dict.fromkeys(options, "DQR-GAP-27")
    return ways, options, refused


def change_tower(table: Dungeon, hero: Hero, name: str) -> Rule[None]:
    """To another tower, and on from there with a move."""
    hero.came_from, hero.entered_by = NOWHERE, NOWHERE
    hero.at = next(tower for tower in TOWERS if label(tower) == name)
    hero.passed.append(hero.at)
    if table.log is not None:
        table.tell("changed_tower", "DQR-TOWER-05", seat=hero.seat, at=hero.at)
    yield from light_the_way(table, hero)
    ways, refused = sorted_ways(table.state, hero)
    if not ways:
        raise TurnEnds
    options = move_options(ways)
    others = (f"tower {label(tower)}" for tower in TOWERS if tower != hero.at)
    refused |= dict.fromkeys(("leave", *others), "DQR-GAP-07")
    option = yield from ask(hero.seat, options, "DQR-GAP-07", "move", refused)
    yield from move(table, hero, ways[options.index(option)])
