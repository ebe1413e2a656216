"""The course of an adventure: entering tiles, leaving, coming back, the end (REVISIT, EXITDUN)."""

from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.hazards import clear_away
from delvers.games.plungin.rules.board.lantern import use_oil
from delvers.games.plungin.rules.board.laying import tile_kind
from delvers.games.plungin.rules.board.map import doors_at, living
from delvers.games.plungin.rules.books.dungeon import Task
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.explore.filling import bring_monsters, fill_room
from delvers.games.plungin.rules.explore.random_events import random_event
from delvers.games.plungin.rules.fight.attention import set_attention
from delvers.games.plungin.rules.fight.conditions import is_asleep
from delvers.games.plungin.rules.fight.leaving_the_board import leave_board
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero, Monster
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.moments import HERO_ARRIVED, MONSTER_KILLED
from delvers.games.plungin.rules.state.rewards import earn, gain_gold
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.things.loot import reward_for
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, rule

ROOMS: Final = ("room", "special")
"""The kinds of tiles that are rooms into which monsters may move again."""
ENTRANCE: Final = 0
"""The number of the tile that was laid first."""


def come_to_tile(table: Dungeon, hero: Hero, start: int, is_own_move: bool) -> Rule[None]:
    """Something may wait on a tile for who walks; who was pushed there meets it on moving on."""
    state = table.state
    tile = state.ground[hero.at]
    laid, is_other = state.tiles[tile], tile != state.ground[start]
    if not is_own_move or state.acting != hero.number:
        laid.was_entered = laid.was_entered or is_other
    elif is_other or laid.has_event or laid.refill:
        yield from (enter_tile if is_other else meet_what_waits)(table, hero)


def enter_tile(table: Dungeon, hero: Hero) -> Rule[None]:
    """A step onto another tile: a corridor's event, or what has moved in while all were away."""
    state = table.state
    tile = state.ground[hero.at]
    is_alone = is_deserted(state, tile) and not others_on(state, hero)
    state.returned_to = tile if is_alone else NOWHERE
    state.tiles[tile].was_entered = True
    yield from meet_what_waits(table, hero)


def meet_what_waits(table: Dungeon, hero: Hero) -> Rule[None]:
    """The event or the monsters that wait for the first own step of a hero on a tile."""
    tile = table.state.ground[hero.at]
    laid = table.state.tiles[tile]
    if laid.refill:
        laid.refill = laid.has_event = False
        yield from refill(table, hero, tile)
    elif laid.has_event:
        laid.has_event = False
        yield from random_event(table, hero)


def is_deserted(state: State, tile: int) -> bool:
    """Whether somebody was in a room that had monsters and has none left."""
    laid = state.tiles[tile]
    if not (laid.was_cleared and laid.was_entered) or laid.refill:
        return False
    return tile_kind(state, tile) in ROOMS and not monsters_on(state, tile)


def monsters_on(state: State, tile: int) -> bool:
    """Whether a monster is on a tile."""
    return any(
        monster.side == "monsters" and state.ground[monster.at] == tile
        for monster in state.monsters
    )


def others_on(state: State, hero: Hero) -> bool:
    """Whether another hero is on a hero's tile."""
    tile = state.ground[hero.at]
    return any(one is not hero and state.ground[one.at] == tile for one in living(state))


def refill(table: Dungeon, hero: Hero, tile: int) -> Rule[None]:
    """After a return a corridor has its event again, and a room its monsters."""
    state = table.state
    kind, place = tile_kind(state, tile), state.content.locations.get(state.tiles[tile].location)
    entry = next(iter(doors_at(state, hero.at)), NOWHERE)
    if kind == "corridor":
        yield from random_event(table, hero)
    elif kind == "room" or (place is not None and place.monsters == "encounter"):
        yield from fill_room(table, hero, tile, entry, has_chests=False)
    elif place is not None and place.monsters == "monsters":
        yield from bring_monsters(table, hero, tile, entry)
    if kind != "corridor":
        yield from set_attention(table, hero, tile, entry, None)


def check_reappearance(table: Dungeon, hero: Hero) -> Rule[None]:
    """On a 1, new monsters have moved into a cleared room that a hero has entered alone."""
    state = table.state
    tile = state.ground[hero.at]
    returned_to, state.returned_to = state.returned_to, NOWHERE
    if returned_to != tile or monsters_on(state, tile):
        return
    number = state.dice.roll()
    tell(table, events.looked_around, "DP-REVISIT-05", hero, roll=number)
    if number == 1:
        entry = next(iter(doors_at(state, hero.at)), NOWHERE)
        yield from bring_monsters(table, hero, tile, entry)
        yield from set_attention(table, hero, tile, entry, "alert")


# -- leaving ---------------------------------------------------------------------------------------


def may_leave(state: State, hero: Hero) -> bool:
    """Whether a hero is at the way out and the whole party is there."""
    if not is_at_exit(state, hero):
        return False
    tile = state.ground[hero.at]
    return all(state.ground[other.at] == tile for other in living(state))


def is_at_exit(state: State, hero: Hero) -> bool:
    """Whether a hero stands before the Dungeon Exit, or where a winch leads out."""
    tile = state.ground[hero.at]
    if tile == ENTRANCE:
        for number in doors_at(state, hero.at):
            if state.doors[number].is_exit:
                return True
    return bool(state.chapter) and has_winch(state, tile)


def has_winch(state: State, tile: int) -> bool:
    """Whether a winch leads out from a tile: in the cleared hall of the first stage."""
    winch = state.content.packs[state.pack].winch
    is_hall = bool(winch) and state.tiles[tile].location == winch
    return is_hall and not monsters_on(state, tile)


@rule
def leave_dungeon(table: Dungeon, hero: Hero) -> None:
    """The party goes out to the village; the dungeon stays as it is, but fills again."""
    state = table.state
    tell(table, events.left_dungeon, "DP-EXITDUN-02", hero)
    tile = state.ground[hero.at]
    for beast in [one for one in state.monsters if one.side == "heroes"]:
        leave_board(table, beast)
    if has_winch(state, tile):
        ride_up(table, tile)
    else:
        refill_tiles(table, [*range(1, len(state.tiles))])
    for one in living(state):
        leave_board(table, one)
    clear_away(state)
    state.part = "village"
    state.visits += 1
    raise AdventureEnds


def ride_up(table: Dungeon, hall: int) -> None:
    """The first ride changes nothing below, later ones only the second stage; the first is gone."""
    state = table.state
    if state.adventure.winch != NOWHERE:
        refill_tiles(table, [at for at, laid in enumerate(state.tiles) if laid.stage])
    state.adventure.winch = hall
    for monster in state.monsters:
        if not state.tiles[state.ground[monster.at]].stage:
            leave_board(table, monster)
    for number in state.tiles[hall].doors:
        door = state.doors[number]
        other = door.to if door.of == hall else door.of
        if other != NOWHERE and not state.tiles[other].stage:
            door.is_open, door.is_blind = False, True


def way_in(state: State) -> int:
    """The tile on which a party comes back: the entrance, or the hall with the winch."""
    winch = state.adventure.winch
    return ENTRANCE if winch == NOWHERE else winch


def refill_tiles(table: Dungeon, tiles: list[int]) -> None:
    """Tiles fill again when they are entered; only those whom a location has of its own stay."""
    state = table.state
    for tile in tiles:
        state.tiles[tile].refill = True
        state.tiles[tile].was_cleared = False
    for monster in state.monsters:
        if state.ground[monster.at] in tiles and not is_at_home(state, monster):
            leave_board(table, monster)


def is_at_home(state: State, monster: Monster) -> bool:
    """Whether a monster belongs to a location that names its monsters."""
    if monster.home == NOWHERE or not state.tiles[monster.home].location:
        return False
    id = state.tiles[monster.home].location
    place = state.content.locations.get(id)
    return place is None or bool(place.boss or place.group)


# -- tasks and the end -----------------------------------------------------------------------------


def monster_fell(table: Dungeon, monster: Monster, tile: int) -> Rule[None]:
    """What it leaves; then a task may be done, a room cleared, a stage over, all won."""
    state = table.state
    yield from reward_for(table, monster)
    done(table, f"boss {monster.id}")
    for one in {tile, monster.home} - {NOWHERE}:
        if not monsters_on(state, one):
            state.tiles[one].was_cleared = True
            if not any(o.home == one for o in state.monsters if o.side == "monsters"):
                location_cleared(table, state.tiles[one].location)


def location_cleared(table: Dungeon, location: str) -> None:
    """All monsters of a location are dead, wherever they went."""
    state = table.state
    pack = state.content.packs[state.pack]
    if location:
        done(table, f"cleared {location}")
    if location in pack.ends:
        state.won = True
        raise AdventureEnds
    if location and location == pack.winch and state.chapter + 1 < len(pack.stages):
        next_stage(table)


def next_stage(table: Dungeon) -> None:
    """The next stage: a new Dungeon Level, a new Time Interval."""
    state = table.state
    state.chapter += 1
    state.count = 0
    table.tell_to(REVEALED, events.stage_began, "DP-TIME-01", stage=state.chapter + 1)


def done(table: Dungeon, what: str) -> None:
    """A task of the adventure is done."""
    state = table.state
    for task in state.content.packs[state.pack].tasks:
        if task.when == what and task.id not in state.party.tasks:
            complete(table, task)


def complete(table: Dungeon, task: Task) -> None:
    """Experience and gold for a task."""
    table.state.party.tasks.append(task.id)
    table.tell_to(REVEALED, events.task_done, "DP-XP-09", task=task.id)
    earn(table, task.exp, Named(task.id), "DP-XP-09")
    gain_gold(table, task.gold, Named(task.id), "DP-TREASURE-06")


@rule
def round_ends(table: Dungeon) -> None:
    """What a pack does at the end of a round: lamps burn down where monsters are awake."""
    state = table.state
    awake = [m for m in state.monsters if m.side == "monsters" and not is_asleep(m)]
    if state.content.packs[state.pack].oil and awake:
        use_oil(table, 1)
    state.adventure.still_rounds = max(0, state.adventure.still_rounds - 1)


HERO_ARRIVED.rule = come_to_tile

MONSTER_KILLED.rule = monster_fell
