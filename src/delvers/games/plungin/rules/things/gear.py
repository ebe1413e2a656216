"""Whetstones, bandages, wedges, caltrops, oil and horns; what ends with a fight (CONSUM)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.lantern import bearer
from delvers.games.plungin.rules.board.map import beyond, doors_at, is_free, joined_tiles, living
from delvers.games.plungin.rules.board.moving import arrive, is_held
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.registry import CAN_USE, USES
from delvers.games.plungin.rules.fight.conditions import afflict, relieve
from delvers.games.plungin.rules.fight.fighting import is_fight_on, melee_weapons
from delvers.games.plungin.rules.fight.life import heal, provoke
from delvers.games.plungin.rules.heroes.stats import max_life, worn
from delvers.games.plungin.rules.options import FILL_LANTERN, FOR, POUR_OUT, STREW, WEDGE, WHET
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of, square_at
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import roll_die, tell
from delvers.games.plungin.rules.things.item_uses import book
from delvers.games.plungin.rules.things.items import beside
from delvers.kernel.requests import Rule, ask, rule

NEAR: Final = 2
CLOAK: Final = "cloak_of_dusk"
BOOTS: Final = "cursed_boots_of_dancing"


def is_calm(state: State, hero: Hero, _item: str = "") -> bool:
    """Whether no monster is awake within two tiles."""
    return not is_fight_on(state, hero)


def whetting(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A sharper edge for this fight or the next."""
    options = [WHET(weapon) for weapon in melee_weapons(hero)]
    option = yield from ask(hero.seat, options, "DP-CONSUM-02", prompts.WHET())
    (weapon,) = WHET.parts(option)
    hero.whetted[weapon] = book(table.state.content, item).dice
    tell(table, events.whetted, "DP-CONSUM-02", hero, item=weapon)


@rule
def bandaging(table: Dungeon, hero: Hero, item: str) -> None:
    """One LIFE, and bleeding ends."""
    relieve(table, hero, "bleeding", "DP-COND-04")
    heal(table, hero, int(book(table.state.content, item).heal), "DP-CONSUM-02")


def eating(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """One LIFE for up to four heroes on the tile; the player says who, if more are hurt."""
    state = table.state
    tile = state.ground[hero.at]
    near = [one for one in living(state) if state.ground[one.at] == tile]
    hungry = [one for one in near if one.life < max_life(state, one)]
    eaters: list[Hero] = []
    while hungry and len(eaters) < book(state.content, item).most:
        if len(eaters) + len(hungry) <= book(state.content, item).most:
            eaters += hungry
            break
        options = [FOR(one.id) for one in hungry]
        option = yield from ask(hero.seat, options, "DP-ACTION-17", prompts.FOR_WHOM(item))
        eaters.append(hungry.pop(options.index(option)))
    for one in eaters or near[:1]:
        heal(table, one, int(book(state.content, item).heal), "DP-CONSUM-02")


# -- doors -----------------------------------------------------------------------------------------


def empty_doorways(state: State, hero: Hero, _item: str = "") -> list[int]:
    """The open doors before which a hero stands and where nobody else is in the way."""
    return [
        number
        for number in doors_at(state, hero.at)
        if state.doors[number].is_open and is_empty(state, hero, state.doors[number])
    ]


def is_empty(state: State, hero: Hero, door: Door) -> bool:
    """Whether nobody but the hero is in a doorway; the way out is no doorway."""
    around = (*door.squares, *door.beyond)
    return not door.is_exit and all(
        state.who.get(square, hero.number) == hero.number for square in around
    )


def wedging(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A doorway is shut and jammed: it can only be broken."""
    options = [WEDGE(number) for number in empty_doorways(table.state, hero)]
    option = yield from ask(hero.seat, options, "DP-DOOR-04", prompts.WEDGE())
    (number,) = WEDGE.parts(option)
    door = table.state.doors[number]
    door.is_open, door.is_locked, door.is_ruined = False, True, True
    door.difficulty, door.trap, door.blows = book(table.state.content, item).difficulty, "", 0
    tell(table, events.door_closed, "DP-DOOR-04", hero, door=number)


# -- on the floor ----------------------------------------------------------------------------------


def patches(state: State, hero: Hero, item: str) -> list[list[int]]:
    """The blocks of squares on the hero's tile that he can reach to strew something on."""
    side, tile = book(state.content, item).square, state.ground[hero.at]
    x, y = place_of(hero.at)
    found = []
    for top in range(y - side, y + side):
        for left in range(x - side, x + side):
            block = [square_at(left + dx, top + dy) for dy in range(side) for dx in range(side)]
            if all(state.ground.get(square) == tile and is_open(state, square) for square in block):
                found.append(block)
    return found


def is_open(state: State, square: int) -> bool:
    """Whether a square is floor on which one can stand."""
    return square in state.who or is_free(state, square)


def scattering(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Caltrops on four squares, for one fight."""
    blocks = patches(table.state, hero, item)
    options = [STREW(block[0]) for block in blocks]
    option = yield from ask(hero.seat, options, "DP-CONSUM-02", prompts.STREW())
    add_hazard(table, "caltrops", blocks[options.index(option)], 0, by=hero.number)


def oiling(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Into the lantern, or onto a square, where it waits for fire."""
    state = table.state
    pack = state.content.packs[state.pack]
    near = [hero.at, *(square_at(*place) for place in places_beside(state, hero))]
    options = [POUR_OUT(square) for square in near]
    at_hand = [hero, *beside(state, hero)]
    if pack.oil and bearer(state) in at_hand:
        options.insert(0, FILL_LANTERN())
    option = yield from ask(hero.seat, options, "DP-CONSUM-02", prompts.OIL())
    if option == FILL_LANTERN():
        state.oil = min(pack.oil, state.oil + book(state.content, item).oil)
        state.adventure.is_dark = False
        tell(table, events.refilled, "DP-CONSUM-02", hero, left=state.oil)
        return
    (square,) = POUR_OUT.parts(option)
    add_hazard(table, "oil", [square], 0, book(state.content, item).attack, hero.number)


def places_beside(state: State, hero: Hero) -> list[tuple[int, int]]:
    """The squares beside a hero on which one can stand."""
    squares = [beyond(state, hero.at, way) for way in range(4)]
    return [place_of(one) for one in squares if one is not None and is_open(state, one)]


@rule
def frightening(table: Dungeon, hero: Hero, _item: str) -> None:
    """The warlord's horn: every monster near is frightened."""
    state = table.state
    near = joined_tiles(state, state.ground[hero.at], NEAR)
    for monster in state.monsters:
        if monster.side == "monsters" and state.ground[monster.at] in near:
            provoke(table, monster)
            afflict(table, monster, "frightened", "DP-CONSUM-02", source=hero.number)


# -- fights ----------------------------------------------------------------------------------------


def watch_fights(table: Dungeon) -> None:
    """A fight begins: a cloak of dusk hides. It ends: an edge is blunt, caltrops are trodden in."""
    for hero in living(table.state):
        if not table.state.monsters and not (hero.is_in_fight or hero.has_ignored_stun):
            continue
        is_on = is_fight_on(table.state, hero)
        if is_on and not hero.is_in_fight:
            hero.is_in_fight = True
            if any(item.special == "hidden_at_start" for item in worn(hero)):
                rule = clause_of("item", CLOAK, "DP-EQUIP-01")
                afflict(table, hero, "hidden", rule, source=hero.number)
        elif not is_on and (hero.is_in_fight or hero.has_ignored_stun):
            end_fight(table.state, hero)
    forget_fights_of_the_dead(table.state)


def forget_fights_of_the_dead(state: State) -> None:
    """The fight in which a hero fell is over when nobody fights any more."""
    fallen = [hero for hero in state.heroes if hero.is_in_fight and not hero.is_on_board]
    if fallen and not any(is_fight_on(state, hero) for hero in living(state)):
        for hero in fallen:
            end_fight(state, hero)


def end_fight(state: State, hero: Hero) -> None:
    """What lasts for one fight is over."""
    hero.is_in_fight = hero.has_ignored_stun = False
    hero.whetted.clear()
    state.hazards = [
        hazard for hazard in state.hazards if hazard.kind != "caltrops" or hazard.by != hero.number
    ]


def come_out(table: Dungeon, hero: Hero) -> None:
    """Whom a cloak of dusk hides is hidden until he acts."""
    if hero.sources.get("hidden") == hero.number:
        relieve(table, hero, "hidden", clause_of("item", CLOAK, "DP-EQUIP-01"))


def dance(table: Dungeon, hero: Hero) -> Rule[None]:
    """Boots of dancing may carry their wearer off in a fight, and cost him his Move."""
    state = table.state
    wears = bool(hero.attire) and any(item.special == "dancing" for item in worn(hero))
    if not wears or is_held(hero) or not is_fight_on(state, hero):
        return
    rule = clause_of("item", BOOTS, "DP-CURSE-01")
    if roll_die(table, BOOTS, rule) != 1:
        return
    way, steps = state.dice.pick(4), 1 + state.dice.pick(4)
    tell(table, events.danced, rule, hero, way=DIRECTIONS[way], steps=steps)
    hero.did.append("move")
    for _ in range(steps):
        square = beyond(state, hero.at, way)
        if square is None or not is_free(state, square) or is_held(hero):
            return
        yield from arrive(table, hero, square, is_own_move=False)
        if not hero.is_on_board:
            return


USES.update(
    {
        "whet": whetting,
        "bandage": bandaging,
        "rations": eating,
        "wedge": wedging,
        "caltrops": scattering,
        "oil": oiling,
        "frighten": frightening,
    }
)
CAN_USE.update(
    {
        "whet": lambda _state, hero, _item: bool(melee_weapons(hero)),
        "bandage": is_calm,
        "rations": is_calm,
        "wedge": lambda state, hero, item: bool(empty_doorways(state, hero, item)),
        "caltrops": lambda state, hero, item: bool(patches(state, hero, item)),
    }
)
