"""Tower chambers: out of the dungeon, on, or to another tower (TOWER, EXIT)."""

from delvers.games.dungeonquest.board import TOWERS, label
from delvers.games.dungeonquest.exits import leave_dungeon
from delvers.games.dungeonquest.flow import TurnEnds, ask
from delvers.games.dungeonquest.loot import has_treasure
from delvers.games.dungeonquest.map import is_occupied
from delvers.games.dungeonquest.movement import choose_way, move_options, open_ways, sorted_ways
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
    state = table.state
    ways, refused = sorted_ways(state, hero)
    towers = other_towers(state, hero)
    if hero.at in hero.passed:  # round and round in one turn leads nowhere
        ways, towers = [], []
    hero.passed.append(hero.at)
    options = [*move_options(ways), *towers]
    why_not = why_not_leave(state, hero)
    if why_not is None:
        options.append("leave")
    else:
        refused["leave"] = why_not
    option = yield from ask(hero.seat, options or ["stay"], "DQR-TOWER-02", "tower", refused)
    if option == "stay":
        raise TurnEnds
    if option == "leave":
        leave_dungeon(table, hero)
    elif option in towers:
        yield from change_tower(table, hero, option.removeprefix("tower "))
    else:
        yield from move(table, hero, ways[options.index(option)])


def other_towers(state: State, hero: Hero) -> list[str]:
    """The other towers where nobody stands."""
    return [
        f"tower {label(tower)}"
        for tower in TOWERS
        if tower != hero.at and not is_occupied(state, tower, hero)
    ]


def change_tower(table: Dungeon, hero: Hero, name: str) -> Rule[None]:
    """To another tower, and on from there with a move."""
    hero.came_from, hero.entered_by = NOWHERE, NOWHERE
    hero.at = next(tower for tower in TOWERS if label(tower) == name)
    if table.log is not None:
        table.tell("changed_tower", "DQR-TOWER-05", seat=hero.seat, at=hero.at)
    yield from light_the_way(table, hero)
    ways = open_ways(table.state, hero)
    if not ways:
        raise TurnEnds
    way = yield from choose_way(table, hero, ways, "DQR-GAP-07")
    yield from move(table, hero, way)
