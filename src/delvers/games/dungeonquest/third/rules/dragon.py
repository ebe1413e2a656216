"""The Treasure Chamber and the Dragonlord of the third edition (DRAGON)."""

from contextlib import suppress

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.dragon import (
    burn,
    draw_dragon,
    shuffle_back,
    take_treasures,
    victims,
)
from delvers.games.dungeonquest.common.rules.flow import HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.map import (
    barriers,
    heroes_at,
    is_joined,
    is_occupied,
    ways_out,
)
from delvers.games.dungeonquest.common.rules.movement import move_options
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.movement import choose_bridge_side, step_into
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask


def enter_treasure_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Dragon card: two treasures while he sleeps, fire when he wakes."""
    if draw_dragon(table, hero):
        yield from dragon_rage(table, hero)
    else:
        yield from take_treasures(table, hero, 2)
    raise TurnEnds


def dragon_rage(table: Dungeon, first: Hero) -> Rule[None]:
    """Whoever survives the fire has to retreat, unconscious too."""
    for hero in victims(table, table.state.heroes, first):
        try:
            yield from burn(table, hero)
        except HeroFalls:
            if hero.status == "dead":
                continue
        yield from retreat(table, hero)


def retreat(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out by a passage without door or portcullis; the chamber there is met in the next turn."""
    ways = retreats(table.state, hero)
    if not ways:
        hero.owes_encounter = True
        table.tell(events.cornered, "DQ3-GAP-43", seat=hero.seat, at=hero.at)
        return
    options = move_options(ways)
    refused = refused_retreats(table.state, hero)
    option = yield from ask(hero.seat, options, "DQ3-DRAGON-10", prompts.MOVE, refused)
    way = ways[options.index(option)]
    with suppress(TurnEnds):  # a rotating room turns; the retreat ends the turn anyway
        yield from step_into(table, hero, way)
    hero.owes_encounter = hero.came_specially = True
    yield from choose_bridge_side(table, hero)


def retreats(state: State, hero: Hero) -> list[Way]:
    """The passages by which a hero may flee; to another hero only if there is nothing else."""
    ways = [way for way in ways_out(state, hero) if not barriers(state, hero.at, way)]
    return [way for way in ways if not is_occupied(state, way.to, hero)] or ways


def refused_retreats(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot flee the other ways: a wall, a door or portcullis, another hero."""
    allowed, refused = retreats(state, hero), {}
    for way in WAYS[hero.at]:
        if way not in allowed:
            [move] = move_options([way])
            refused[move] = why_not_flee(state, hero, way)
    return refused


def why_not_flee(state: State, hero: Hero, way: Way) -> str:
    """The clause that bars a way of retreat."""
    if not is_joined(state, hero.at, way):
        return "DQ3-TILE-01"
    return "DQ3-DRAGON-13" if barriers(state, hero.at, way) else "DQ3-GAP-44"


def settle_dragon(table: Dungeon) -> None:
    """With nobody in the Treasure Chamber, the Dragon cards are shuffled together again."""
    state = table.state
    if not heroes_at(state.heroes, TREASURE):
        shuffle_back(state)
        table.tell(common_events.dragon_sleeps_again, "DQ3-DRAGON-25")
