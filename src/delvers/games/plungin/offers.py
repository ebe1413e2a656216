"""What heroes can do in special locations (SPECIAL, UNIQUE)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import check
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.inventory import hand_over
from delvers.games.plungin.life import come_back, heal
from delvers.games.plungin.map import neighbours
from delvers.games.plungin.searching import detect_dice
from delvers.games.plungin.registry import PLACE_OPTIONS, PLACES
from delvers.games.plungin.rewards import earn, gain_gold, gain_valuable
from delvers.games.plungin.spell_effects import cure_one
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.games.plungin.stats import max_life
from delvers.kernel.requests import Rule


def beside_mark(state: State, hero: Hero, mark: str) -> bool:
    """Whether a hero stands beside a square with a mark."""
    return any(state.terrain.get(square) == mark for square in neighbours(state, hero.at))


def level_of(state: State) -> int:
    """The Dungeon Level."""
    return BOOKS.packs[state.pack].stages[state.chapter].level


# -- fountain and sarcophagus ----------------------------------------------------------------------


def fountain_options(state: State, hero: Hero, tile: int) -> list[str]:
    """A drink for each hero, once a stay, on the fountain's squares."""
    is_there = state.terrain.get(hero.at) == "F" and state.ground[hero.at] == tile
    return ["drink"] if is_there and not hero.used.get(f"fountain {tile}") else []


def fountain(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """The fountain heals like the spell Pulse."""
    hero.used[f"fountain {tile}"] = 1
    heal(table, hero, roll_words(table.state.dice, "1d4"), "DP-SPECIAL-08")
    yield from cure_one(table, hero, hero)


def sarcophagus_options(state: State, hero: Hero, tile: int) -> list[str]:
    """A dead comrade can be laid into it by a hero beside it."""
    if not beside_mark(state, hero, "S"):
        return []
    return [
        f"lay {other.id}"
        for other in state.heroes
        if other.status == "dead" and not state.tiles[tile].marks.get(f"used {other.number}")
    ]


def sarcophagus(table: Dungeon, _hero: Hero, tile: int, option: str) -> Rule[None]:
    """The dead come back with 1 LIFE, each once."""
    state = table.state
    other = next(one for one in state.heroes if option == f"lay {one.id}")
    state.tiles[tile].marks[f"used {other.number}"] = 1
    yield from come_back(table, other, 1, "DP-SPECIAL-12")
    state.acted.append(other.number)


# -- things to search ------------------------------------------------------------------------------


def search_options(mark: str, times: int) -> object:
    """Objects that can be searched so many times in all."""

    def options(state: State, hero: Hero, tile: int) -> list[str]:
        marks = state.tiles[tile].marks
        if marks.get("searched", 0) >= times or not beside_mark(state, hero, mark):
            return []
        if any(state.ground[monster.at] == tile for monster in state.monsters):
            return []
        return ["search"]

    return options


def finds(table: Dungeon, hero: Hero, tile: int, difficulty: int) -> Rule[bool]:
    """A Detect check on an object."""
    marks = table.state.tiles[tile].marks
    marks["searched"] = marks.get("searched", 0) + 1
    dice = detect_dice(table.state, hero) - ("trapsense" in hero.abilities)
    found = yield from check(table, hero, "WIT", difficulty, "DP-ACTION-22", dice, "search")
    return found.passed


def library(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Books: a tome, a spell book, some gold."""
    if not (yield from finds(table, hero, tile, 2)):
        return
    marks = table.state.tiles[tile].marks
    marks["found"] = marks.get("found", 0) + 1
    if marks["found"] == 1:
        has_pane = table.state.pack == "lamplighters_road" and "pane" not in table.state.flags
        item = "pane_of_dawn" if has_pane else "tome_of_knowledge_lesser"
        table.state.flags["pane"] = 1
        yield from hand_over(table, item, hero.number)
    elif marks["found"] == 2:
        from delvers.games.plungin.treasure import gain_from

        yield from gain_from(table, hero, "SB1")
    else:
        gain_gold(table, roll_words(table.state.dice, "1d6x3"), "library", "DP-SPECIAL-03")


def armoury(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Racks: mostly rust."""
    if not (yield from finds(table, hero, tile, 1)):
        return
    number, flags = table.state.dice.roll(), table.state.flags
    item = {3: "whetstone", 4: "rusty_sword", 5: "wooden_shield"}.get(number, "")
    if number == 6:
        item = "whetstone"
        if "armoury" not in flags:
            flags["armoury"] = 1
            item = "studded_leather" if level_of(table.state) <= 2 else "iron_shield"
    if item:
        yield from hand_over(table, item, hero.number)


def den_options(state: State, hero: Hero, _tile: int) -> list[str]:
    """The bench can be searched by each hero once."""
    if not beside_mark(state, hero, "T") or hero.used.get("den"):
        return []
    return ["search"]


def den(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """The alchemist's bench."""
    hero.used["den"] = 1
    if not (yield from finds(table, hero, tile, 1)):
        return
    number = table.state.dice.roll()
    item = ("moon_moss", "moon_moss", "cave_honey", "ember_salt", "frost_lily")
    if number == 6:
        yield from hand_over(table, "potion_healing", hero.number)
    else:
        gain_valuable(table, item[number - 1], "DP-SPECIAL-03")


# -- altar, lamp, spring ---------------------------------------------------------------------------


def altar_options(state: State, hero: Hero, tile: int) -> list[str]:
    """An offering for each hero once a stay."""
    price = 10 * level_of(state)
    if hero.used.get(f"altar {tile}") or state.party.gold < price:
        return []
    return ["offer"] if beside_mark(state, hero, "A") else []


def altar(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Gold for the favour of something forgotten."""
    state = table.state
    state.party.gold -= 10 * level_of(state)
    hero.used[f"altar {tile}"] = 1
    number = state.dice.roll()
    if number in (2, 3):
        heal(table, hero, roll_words(state.dice, "1d4"), "DP-SPECIAL-03")
    elif number in (4, 5):
        afflict(table, hero, "blessed", "DP-SPECIAL-03", rounds=10)
    elif number == 6:
        if hero.wiped:
            hero.prepared.append(hero.wiped.pop())
        else:
            heal(table, hero, max_life(state, hero), "DP-SPECIAL-03")
    return
    yield


def lamp_options(state: State, hero: Hero, tile: int) -> list[str]:
    """The escort may refill the lantern once."""
    if state.tiles[tile].marks.get("lamp") or not hero.is_escort:
        return []
    return ["refill"] if beside_mark(state, hero, "H") else []


def lamp(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """Oil for the lantern."""
    state = table.state
    state.tiles[tile].marks["lamp"] = 1
    most = BOOKS.packs[state.pack].oil
    state.oil = min(most, state.oil + BOOKS.locations["lamp_station"].oil)
    state.flags.pop("dark", None)
    tell(table, "refilled", "DP-SPECIAL-03", hero, left=state.oil)
    return
    yield


def spring_options(state: State, hero: Hero, tile: int) -> list[str]:
    """The great spring can be stopped when its keeper is dead."""
    if state.tiles[tile].marks.get("stopped") or not beside_mark(state, hero, "H"):
        return []
    return [] if any(m.id == "seneschal" for m in state.monsters) else ["stop spring"]


def stop_spring(table: Dungeon, hero: Hero, tile: int, _option: str) -> Rule[None]:
    """No oil is lost for ten rounds."""
    if (yield from check(table, hero, "DEX", 3, "DP-SPECIAL-03", why="spring")).passed:
        table.state.tiles[tile].marks["stopped"] = 1
        table.state.flags["stopped spring"] = 10
        earn(table, 60, "winding_room", "DP-XP-08")


def oriel_options(state: State, hero: Hero, _tile: int) -> list[str]:
    """A pane can be set from beside the oriel."""
    has_pane = "pane_of_dawn" in hero.carried
    return ["set pane"] if has_pane and beside_mark(state, hero, "K") else []


def set_pane(table: Dungeon, hero: Hero, _tile: int, _option: str) -> Rule[None]:
    """A pane of dawn weakens the Count while the lantern burns."""
    from delvers.games.plungin.adventure import complete

    state = table.state
    hero.carried.remove("pane_of_dawn")
    key = "lower count_morrow"
    state.flags[key] = state.flags.get(key, 0) + 3
    task = next(one for one in BOOKS.packs[state.pack].tasks if one.when == "pane_set")
    complete(table, task)
    return
    yield


PLACE_OPTIONS.update(
    {
        "healing_fountain": fountain_options,
        "sarcophagus": sarcophagus_options,
        "library": search_options("B", 4),  # type: ignore[dict-item]
        "armoury": search_options("W", 4),  # type: ignore[dict-item]
        "alchemists_den": den_options,
        "altar": altar_options,
        "lamp_station": lamp_options,
        "winding_room": spring_options,
        "morrow_crypt": oriel_options,
    }
)
PLACES.update(
    {
        "healing_fountain": fountain,
        "sarcophagus": sarcophagus,
        "library": library,
        "armoury": armoury,
        "alchemists_den": den,
        "altar": altar,
        "lamp_station": lamp,
        "winding_room": stop_spring,
        "morrow_crypt": set_pane,
    }
)
