"""What heroes can do in special and unique locations (SPECIAL, UNIQUE)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.lantern import bearer, put_down
from delvers.games.plungin.rules.board.map import free_neighbours, is_free, neighbours, squares_of
from delvers.games.plungin.rules.board.reviving import carried_dead, stand_on_one
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.registry import PLACE_OPTIONS, PLACE_REFUSALS, PLACES
from delvers.games.plungin.rules.explore.adventure import complete
from delvers.games.plungin.rules.fight.life import heal
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import at_hand, use_up
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.magic.spell_effects import cure_one
from delvers.games.plungin.rules.options import (
    DRINK,
    LAY_IN,
    OFFER,
    REFILL,
    RESTORE,
    SET_PANE,
    STOP_SPRING,
)
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.purse import can_pay, pay_found_first
from delvers.games.plungin.rules.state.rewards import earn
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.state.terrain_counter import stage_of
from delvers.kernel.requests import Rule, ask, rule

SPRING = 3
"""The Difficulty of stopping the great spring."""
STILL = 10
"""For so many rounds the lantern loses nothing."""


def is_beside(state: State, hero: Hero, mark: str) -> bool:
    """Whether a hero stands beside a square with a mark."""
    return any(state.terrain.get(square) == mark for square in neighbours(state, hero.at))


# -- fountain --------------------------------------------------------------------------------------


def is_at_fountain(state: State, hero: Hero) -> bool:
    """Whether a hero stands on a square of the fountain."""
    return state.terrain.get(hero.at) == "F"


def fountain_options(state: State, hero: Hero, tile: int) -> list[str]:
    """A drink for each hero, once a stay, on the fountain's squares."""
    has_drunk = tile in hero.drank_at
    return [DRINK()] if is_at_fountain(state, hero) and not has_drunk else []


def fountain_refusals(state: State, hero: Hero, tile: int) -> dict[str, str]:
    """No second drink in one stay."""
    has_drunk = is_at_fountain(state, hero) and tile in hero.drank_at
    return {DRINK(): "DP-CONFLICT-43"} if has_drunk else {}


def fountain(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """The fountain heals like the spell Pulse."""
    hero.drank_at = (*hero.drank_at, tile)
    words = table.state.content.locations[table.state.tiles[tile].location].heal
    heal(table, hero, roll_words(table.state.dice, words), "DP-SPECIAL-08")
    yield from cure_one(table, hero, hero)


# -- sarcophagus -----------------------------------------------------------------------------------


def sarcophagus_options(state: State, hero: Hero, tile: int) -> list[str]:
    """A dead comrade can be laid into it by a hero beside it."""
    if not is_beside(state, hero, "S"):
        return []
    used = state.tiles[tile].laid_in
    return [LAY_IN(dead.id) for dead in carried_dead(state) if dead.number not in used]


def sarcophagus_refusals(state: State, hero: Hero, tile: int) -> dict[str, str]:
    """Not from afar, and no hero twice."""
    if not is_beside(state, hero, "S"):
        return {LAY_IN(dead.id): "DP-CONFLICT-46" for dead in carried_dead(state)}
    used = state.tiles[tile].laid_in
    dead = [one for one in carried_dead(state) if one.number in used]
    return {LAY_IN(one.id): "DP-CONFLICT-45" for one in dead}


@rule
def sarcophagus(table: Dungeon, hero: Hero, tile: int, option: str) -> None:
    """The dead hero is laid in; he comes out in the next round."""
    state = table.state
    dead = next(one for one in state.heroes if option == LAY_IN(one.id))
    state.tiles[tile].laid_in = (*state.tiles[tile].laid_in, dead.number)
    dead.in_stone = tile
    tell(table, events.laid_in, "DP-SPECIAL-11", hero, body=dead.id)


def rise(table: Dungeon) -> Rule[None]:
    """At the start of a round those in a sarcophagus come out, beside it, with 1 LIFE."""
    state = table.state
    for hero in state.heroes:
        tile, hero.in_stone = hero.in_stone, NOWHERE
        if tile == NOWHERE or hero.status != "dead":
            continue
        squares = squares_of(state, tile)
        stones = [square for square in squares if state.terrain.get(square) == "S"]
        free = [there for stone in stones for there in free_neighbours(state, stone)]
        free = free or [square for square in squares if is_free(state, square)]
        hero.status, hero.life = "alive", 1
        if hero.is_escort:
            put_down(state)
        hero.fell_at = NOWHERE
        tell(table, events.revived, "DP-SPECIAL-12", hero, life=1)
        yield from stand_on_one(table, hero, free, "DP-SPECIAL-12")


# -- altar -----------------------------------------------------------------------------------------


def altar_options(state: State, hero: Hero, tile: int) -> list[str]:
    """An offering for each hero once a stay."""
    if tile in hero.offered_at or not can_pay(state, hero, offering(state)):
        return []
    return [OFFER()] if is_beside(state, hero, "A") and not hero.is_escort else []


def altar_refusals(state: State, hero: Hero, tile: int) -> dict[str, str]:
    """No second offering in one stay, and none without the gold that the altar wants."""
    if not is_beside(state, hero, "A") or altar_options(state, hero, tile) or hero.is_escort:
        return {}
    return {OFFER(): clause_of("location", state.tiles[tile].location, "DP-SPECIAL-03")}


def offering(state: State) -> int:
    """What the altar wants."""
    return 10 * stage_of(state).level


def altar(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Gold for the favour of something forgotten."""
    state = table.state
    pay_found_first(state, hero, offering(state))
    hero.offered_at = (*hero.offered_at, tile)
    number = state.dice.roll()
    tell(table, events.offered, "DP-SPECIAL-03", hero, roll=number)
    if number in (2, 3):
        heal(table, hero, roll_words(state.dice, "1d4"), "DP-SPECIAL-03")
    elif number in (4, 5):
        hero.has_blessing_to_come = True
    elif number == 6 and hero.schools:
        yield from remember(table, hero)
    elif number == 6:
        heal(table, hero, max_life(state, hero), "DP-SPECIAL-03")


def remember(table: Dungeon, hero: Hero) -> Rule[None]:
    """One wiped spell comes back."""
    options = [RESTORE(spell) for spell in dict.fromkeys(hero.wiped)]
    if options:
        option = yield from ask(hero.seat, options, "DP-SPECIAL-03", prompts.RESTORE(hero.id))
        (spell,) = RESTORE.parts(option)
        hero.wiped.remove(spell)
        hero.prepared.append(spell)
        tell(table, events.spell_restored, "DP-SPECIAL-03", hero, spell=spell)


# -- lamp, spring, oriel ---------------------------------------------------------------------------


def lamp_options(state: State, hero: Hero, tile: int) -> list[str]:
    """Who bears the lantern may refill it once."""
    if state.tiles[tile].is_lamp_used or hero is not bearer(state):
        return []
    return [REFILL()] if is_beside(state, hero, "H") else []


@rule
def lamp(table: Dungeon, hero: Hero, tile: int, _option: str) -> None:
    """Oil for the lantern."""
    state = table.state
    state.tiles[tile].is_lamp_used = True
    most = state.content.packs[state.pack].oil
    state.oil = min(most, state.oil + state.content.locations[state.tiles[tile].location].oil)
    state.adventure.is_dark = False
    tell(table, events.refilled, "DP-SPECIAL-03", hero, left=state.oil)


def spring_options(state: State, hero: Hero, tile: int) -> list[str]:
    """The great spring can be stopped when its keeper is dead."""
    if state.tiles[tile].is_spring_stopped or not is_beside(state, hero, "H"):
        return []
    return [] if any(one.id == "seneschal" for one in state.monsters) else [STOP_SPRING()]


def stop_spring(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """No oil is lost in what is left of this round and for the next ten."""
    if (yield from check(table, hero, "DEX", SPRING, "DP-SPECIAL-03", why="spring")).passed:
        table.state.tiles[tile].is_spring_stopped = True
        table.state.adventure.still_rounds = 1 + STILL
        earn(table, 60, "winding_room", "DP-XP-08")


def oriel_options(state: State, hero: Hero, _tile: int) -> list[str]:
    """A pane can be set from beside the oriel."""
    has_pane = "pane_of_dawn" in at_hand(state, hero)
    return [SET_PANE()] if has_pane and is_beside(state, hero, "K") else []


@rule
def set_pane(table: Dungeon, hero: Hero, _tile: int, _option: str) -> None:
    """A pane of dawn weakens the Count while the lantern burns."""
    state = table.state
    use_up(table, hero, "pane_of_dawn")
    state.adventure.panes += 1
    for task in state.content.packs[state.pack].tasks:
        if task.when == "pane_set":
            complete(table, task)


PLACE_OPTIONS.update(
    {
        "fountain": fountain_options,
        "sarcophagus": sarcophagus_options,
        "altar": altar_options,
        "lamp": lamp_options,
        "spring": spring_options,
        "morrow_crypt": oriel_options,
    }
)
PLACE_REFUSALS.update(
    {
        "fountain": fountain_refusals,
        "sarcophagus": sarcophagus_refusals,
        "altar": altar_refusals,
    }
)
PLACES.update(
    {
        "fountain": fountain,
        "sarcophagus": sarcophagus,
        "altar": altar,
        "lamp": lamp,
        "spring": stop_spring,
        "morrow_crypt": set_pane,
    }
)
