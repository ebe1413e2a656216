"""What using a potion, grenade or piece of gear does (CONSUM)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Item
from delvers.games.plungin.checks import check, roll_pool
from delvers.games.plungin.combat import Strike, defend
from delvers.games.plungin.conditions import afflict, relieve
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import in_range, is_fight_on, wake_near
from delvers.games.plungin.flow import ask
from delvers.games.plungin.hazards import add_hazard
from delvers.games.plungin.inventory import item_of
from delvers.games.plungin.items import beside
from delvers.games.plungin.life import come_back, harm, heal, stun
from delvers.games.plungin.map import doors_at, joined_tiles, living, squares_of
from delvers.games.plungin.registry import USES
from delvers.games.plungin.reviving import square_name
from delvers.games.plungin.spell_attacks import caught_in, squares_around
from delvers.games.plungin.spell_effects import uncurse
from delvers.games.plungin.state import Dungeon, Hero
from delvers.games.plungin.stats import tags_of, worn
from delvers.kernel.requests import Rule


def book(item: str) -> Item:
    """The entry of a thing."""
    return BOOKS.items[item_of(item)]


def for_whom(table: Dungeon, hero: Hero, item: str) -> Rule[Hero]:
    """The drinker: the hero himself or one beside him."""
    drinkers = [hero, *beside(table.state, hero)]
    options = [f"for {other.id}" for other in drinkers]
    option = yield from ask(hero.seat, options, "DP-ACTION-17", f"for_whom {item}")
    return drinkers[options.index(option)]


def healing(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """LIFE regained."""
    other = yield from for_whom(table, hero, item)
    heal(table, other, roll_words(table.state.dice, book(item).heal), "DP-CONSUM-02")


def curing(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Conditions end."""
    other = yield from for_whom(table, hero, item)
    for condition in book(item).ends:
        relieve(table, other, condition, "DP-CONSUM-02")


def boosting(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A good condition for some rounds."""
    other = yield from for_whom(table, hero, item)
    afflict(table, other, book(item).condition, "DP-CONSUM-02", rounds=book(item).rounds)


def remembering(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """One wiped spell comes back."""
    other = yield from for_whom(table, hero, item)
    options = [f"recall {spell}" for spell in dict.fromkeys(other.wiped)]
    if options:
        option = yield from ask(other.seat, options, "DP-CONSUM-02", "recall")
        spell = option.removeprefix("recall ")
        other.wiped.remove(spell)
        other.prepared.append(spell)


def cleansing(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A cursed thing crumbles, and a drained point comes back."""
    other = yield from for_whom(table, hero, item)
    cursed = [thing.id for thing in worn(other) if thing.cursed]
    if cursed:
        options = [f"rid {thing}" for thing in cursed]
        option = yield from ask(other.seat, options, "DP-CURSE-06", "rid")
        uncurse(table, other, option.removeprefix("rid "))
    if other.drained:
        other.drained -= 1
    relieve(table, other, "rotting", "DP-CURSE-06")


def reviving(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A dead hero is back."""
    dead = [other for other in table.state.heroes if other.status == "dead"]
    if not dead:
        return
    options = [f"revive {other.id}" for other in dead]
    option = yield from ask(hero.seat, options, "DP-DEATH-05", "revive")
    other = dead[options.index(option)]
    life = roll_words(table.state.dice, book(item).heal)
    yield from come_back(table, other, life, "DP-DEATH-05")


def vigour(_table: Dungeon, hero: Hero, _item: str) -> Rule[None]:
    """One LIFE more for ever."""
    if hero.stats["LIFE"] < 10:
        hero.stats["LIFE"] += 1
        hero.life += 1
    return
    yield


# -- grenades --------------------------------------------------------------------------------------


def aim_at(table: Dungeon, hero: Hero, item: str) -> Rule[int | None]:
    """The square at which a grenade is thrown: where a monster stands in range and sight."""
    state, reach = table.state, book(item).range
    squares = [
        monster.at
        for monster in state.monsters
        if monster.side == "monsters" and in_range(state, hero.at, monster.at, reach)
    ]
    if not squares:
        return None
    names = [f"at {square_name(square)}" for square in squares]
    option = yield from ask(hero.seat, names, "DP-ACTION-17", f"throw {item}")
    wake_near(table, hero.at)
    return squares[names.index(option)]


def bursting(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """An attack rolled once on everybody around a square."""
    centre = yield from aim_at(table, hero, item)
    if centre is None:
        return
    entry = book(item)
    dice = entry.attack + ("alchemist" in hero.abilities)
    pool = roll_pool(table, dice, item, "DP-CONSUM-02")
    for one in caught_in(table.state, entry, centre):
        if not one.life_left or not pool.successes:
            continue
        strike = Strike(defend=entry.defend, is_ranged=True, fire=entry.fire, kind="grenade")
        damage = yield from defend(table, one, pool.successes, strike, hero)
        yield from harm(table, one, damage, item, "DP-CONSUM-02", hero.number, fire=entry.fire)
        if damage and one.life_left and entry.on_damage:
            afflict(table, one, entry.on_damage, "DP-COND-02")


def smoking(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Smoke that nothing can be seen through."""
    centre = yield from aim_at(table, hero, item)
    if centre is not None:
        squares = squares_around(table.state, book(item), centre)
        add_hazard(table, "smoke", squares, book(item).rounds)


def holy_water(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """The dead and the damned are burnt by it."""
    centre = yield from aim_at(table, hero, item)
    if centre is None:
        return
    for one in caught_in(table.state, book(item), centre):
        if {"undead", "demon"} & set(tags_of(one)):
            damage = roll_words(table.state.dice, book(item).damage)
            yield from harm(table, one, damage, item, "DP-CONSUM-02", hero.number)


def thunder(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Everybody near must stand it or is stunned."""
    centre = yield from aim_at(table, hero, item)
    if centre is None:
        return
    for one in caught_in(table.state, book(item), centre):
        passed = (
            yield from check(
                table, one, "RES", book(item).resist_difficulty, "DP-CONSUM-02", why="thunder"
            )
        ).passed
        if not passed and one.life_left:
            stun(table, one, "DP-CONSUM-02")


# -- gear ------------------------------------------------------------------------------------------


def whetting(_table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A sharper edge for this fight or the next."""
    weapons = [held for held in dict.fromkeys(hero.hands) if held and not BOOKS.items[held].range]
    if weapons:
        options = [f"whet {weapon}" for weapon in weapons]
        option = yield from ask(hero.seat, options, "DP-CONSUM-02", "whet")
        hero.bonus[option] = book(item).dice


def bandaging(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """One LIFE, where no monster is awake."""
    other = yield from for_whom(table, hero, item)
    if not is_fight_on(table.state, hero):
        heal(table, other, 1, "DP-CONSUM-02")
    relieve(table, other, "bleeding", "DP-COND-04")


def eating(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """One LIFE for up to four heroes, where no monster is awake."""
    if is_fight_on(table.state, hero):
        return
    tile = table.state.ground[hero.at]
    near = [one for one in living(table.state) if table.state.ground[one.at] == tile]
    for one in near[: book(item).most]:
        heal(table, one, 1, "DP-CONSUM-02")
    return
    yield


def wedging(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """An open and empty doorway is shut and jammed."""
    state = table.state
    open_doors = [
        number
        for number in doors_at(state, hero.at)
        if state.doors[number].is_open and not state.doors[number].is_exit
    ]
    if open_doors:
        door = state.doors[open_doors[0]]
        door.is_open, door.is_locked, door.difficulty = False, True, book(item).difficulty
        door.is_ruined, door.trap = True, ""
        tell(table, "door_closed", "DP-DOOR-04", hero, door=open_doors[0])
    return
    yield


def scattering(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Caltrops on four squares."""
    state = table.state
    squares = [
        square
        for square in squares_around(state, book(item), hero.at)
        if square in squares_of(state, state.ground[hero.at])
    ]
    add_hazard(table, "caltrops", squares, 0, by=hero.number)
    return
    yield


def oiling(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Into the lantern, or onto the floor."""
    state = table.state
    escorts = [one for one in beside(state, hero) if one.is_escort]
    pack = BOOKS.packs[state.pack]
    if pack.oil and (escorts or hero.is_escort):
        state.oil = min(pack.oil, state.oil + book(item).oil)
        state.flags.pop("dark", None)
        return
    add_hazard(table, "burning_oil", [hero.at], book(item).rounds, book(item).attack)
    return
    yield


def frightening(table: Dungeon, hero: Hero, _item: str) -> Rule[None]:
    """The warlord's horn: every monster near is frightened."""
    state = table.state
    near = joined_tiles(state, state.ground[hero.at], 2)
    for monster in state.monsters:
        if state.ground[monster.at] in near:
            afflict(table, monster, "frightened", "DP-CONSUM-02", source=hero.number)
    return
    yield


USES.update(
    {
        "heal": healing,
        "cure": curing,
        "boost": boosting,
        "remember": remembering,
        "cleanse": cleansing,
        "revive": reviving,
        "vigour": vigour,
        "blast": bursting,
        "smoke": smoking,
        "holy_water": holy_water,
        "thunder": thunder,
        "whet": whetting,
        "bandage": bandaging,
        "rations": eating,
        "wedge": wedging,
        "caltrops": scattering,
        "oil": oiling,
        "frighten": frightening,
    }
)
