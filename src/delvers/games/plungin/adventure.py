"""The course of an adventure: entering tiles, leaving, coming back, the end (REVISIT, EXITDUN)."""

from delvers.games.plungin.attention import set_attention
from delvers.games.plungin.books.dungeon import Task
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.events import tell
from delvers.games.plungin.filling import bring_monsters, fill_room
from delvers.games.plungin.flow import AdventureEnds
from delvers.games.plungin.laying import tile_kind
from delvers.games.plungin.map import doors_at, living
from delvers.games.plungin.registry import EVENTS
from delvers.games.plungin.rewards import earn, gain_gold
from delvers.games.plungin.state import NOWHERE, Dungeon, Hero, State
from delvers.games.plungin.tables import roll_on
from delvers.kernel.requests import Rule


def enter_tile(table: Dungeon, hero: Hero) -> Rule[None]:
    """The first step onto a tile: a corridor's event, or what has moved in while all were away."""
    state = table.state
    tile = state.ground[hero.at]
    laid = state.tiles[tile]
    if laid.refill:
        laid.refill = False
        yield from refill(table, hero, tile)
    elif laid.has_event:
        laid.has_event = False
        yield from random_event(table, hero)


def random_event(table: Dungeon, hero: Hero) -> Rule[None]:
    """Table 3.1; an event that is impossible here is ignored."""
    state = table.state
    pack = BOOKS.packs[state.pack]
    row = roll_on(table, "events", pack.events, "DP-BUILD-42")
    event = BOOKS.events[row.event]
    tell(table, "random_event", "DP-BUILD-44", hero, event=event.id)
    if event.effect in EVENTS:
        yield from EVENTS[event.effect](table, hero, event)


def refill(table: Dungeon, hero: Hero, tile: int) -> Rule[None]:
    """After a return a corridor has its event again, and a room its monsters."""
    state = table.state
    if tile_kind(state, tile) == "corridor":
        yield from random_event(table, hero)
    elif tile_kind(state, tile) in ("room", "special") and tile:
        entry = next(iter(doors_at(state, hero.at)), NOWHERE)
        yield from fill_room(table, hero, tile, entry, has_chests=False)
        yield from set_attention(table, hero, tile, entry, None)


def check_reappearance(table: Dungeon, hero: Hero) -> Rule[None]:
    """On a 1, new monsters have moved into a cleared room that a hero enters alone."""
    state = table.state
    tile = state.ground[hero.at]
    laid = state.tiles[tile]
    if not laid.was_cleared or tile_kind(state, tile) != "room":
        return
    key = f"seen {tile} {hero.number}"
    others = [one for one in living(state) if one is not hero and state.ground[one.at] == tile]
    if others or state.flags.get("last room") == tile * 100 + hero.number or key in laid.marks:
        return
    state.flags["last room"] = tile * 100 + hero.number
    if state.dice.roll() == 1:
        laid.was_cleared = False
        entry = next(iter(doors_at(state, hero.at)), NOWHERE)
        yield from bring_monsters(table, hero, tile, entry)
        yield from set_attention(table, hero, tile, entry, "alert")


# -- leaving ---------------------------------------------------------------------------------------


def may_leave(state: State, hero: Hero) -> bool:
    """Whether a hero stands before the way out and the whole party is there."""
    if not any(state.doors[number].is_exit for number in doors_at(state, hero.at)):
        return False
    tile = state.ground[hero.at]
    return all(state.ground[other.at] == tile for other in living(state))


def leave_dungeon(table: Dungeon, hero: Hero) -> Rule[None]:
    """The party goes out to the village; the dungeon stays as it is, but fills again."""
    state = table.state
    tell(table, "left_dungeon", "DP-EXITDUN-02", hero)
    for laid in state.tiles[1:]:
        laid.refill = True
    state.monsters.clear()
    state.who.clear()
    state.hazards.clear()
    state.stage = "village"
    state.visits += 1
    raise AdventureEnds
    yield


# -- tasks and the end -----------------------------------------------------------------------------


def tile_cleared(table: Dungeon, tile: int) -> Rule[None]:
    """The last monster of a tile is dead: a task may be done, a stage over, the adventure won."""
    state = table.state
    location = state.tiles[tile].location
    pack = BOOKS.packs[state.pack]
    if location:
        done(table, f"cleared {location}")
    if location in pack.ends:
        state.won = True
        raise AdventureEnds
    if location and location == pack.winch and state.chapter + 1 < len(pack.stages):
        next_stage(table)
    return
    yield


def next_stage(table: Dungeon) -> None:
    """The next stage: a new Dungeon Level, a new Time Interval."""
    state = table.state
    state.chapter += 1
    state.count = 0
    if table.log is not None:
        table.tell("stage_began", "DP-TIME-01", reveals=True, stage=state.chapter + 1)


def done(table: Dungeon, what: str) -> None:
    """A task of the adventure is done."""
    state = table.state
    for task in BOOKS.packs[state.pack].tasks:
        if task.when == what and task.id not in state.party.tasks:
            complete(table, task)


def complete(table: Dungeon, task: Task) -> None:
    """Experience and gold for a task."""
    table.state.party.tasks.append(task.id)
    if table.log is not None:
        table.tell("task_done", "DP-XP-09", reveals=True, task=task.id)
    earn(table, task.exp, task.id, "DP-XP-09")
    gain_gold(table, task.gold, task.id, "DP-XP-09")


def round_ends(table: Dungeon) -> Rule[None]:
    """What a pack does at the end of a round: lamps burn down."""
    state = table.state
    if BOOKS.packs[state.pack].oil and state.monsters:
        use_oil(table, 1)
    return
    yield


def use_oil(table: Dungeon, amount: int) -> None:
    """The lantern burns; without oil it is dark."""
    state = table.state
    if state.flags.get("stopped spring", 0) > 0:
        return
    state.oil = max(0, state.oil - amount)
    if table.log is not None:
        table.tell("oil", "DP-ROUND-16", left=state.oil)
    if state.oil:
        state.flags.pop("dark", None)
    else:
        state.flags["dark"] = 1
