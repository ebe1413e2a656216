"""What the marks on the map mean: those in sight, and no others."""

from delvers.cli.tables.lines import in_lines
from delvers.cli.tables.look import Look, Seen
from delvers.cli.tables.plungin.cells import reach_of
from delvers.cli.tables.plungin.marks import (
    CHEST,
    EMPTY,
    EXIT,
    GAME,
    LYING,
    REACHED,
    TERRAIN,
    hazard_mark,
)
from delvers.cli.tables.plungin.window import Window
from delvers.text import Words


def legend(look: Look, window: Window, width: int) -> list[str]:
    """The marks in lines, each mark on one line with its meaning."""
    squares = set(window.squares())
    told = [
        *([f"{REACHED} {look.words.say('in reach')}"] if in_reach(look.view, squares) else []),
        *door_signs(look.view, squares, look.words),
        *chest_signs(look.view, squares, look.words),
        *lying_things(look.view, squares, look.words),
        *hazards(look.view, squares, look.words),
        *terrain(window, look.words),
    ]
    return in_lines(told, width)


def in_reach(view: Seen, squares: set[int]) -> bool:
    """Whether a square in sight can be reached."""
    return not squares.isdisjoint(reach_of(view))


def door_signs(view: Seen, squares: set[int], words: Words) -> list[str]:
    """The kinds of doors in sight."""
    doors = [
        door
        for door in view["doors"]
        if not squares.isdisjoint([*door["squares"], *door["beyond"]])
    ]
    shut = [door for door in doors if not door["open"]]
    chests = [chest for chest in view["chests"] if chest["at"] in squares and not chest["open"]]
    signs = {
        f"▒ {words.say('shut door')}": bool(shut),
        f"G {words.say('Great Door')}": any(door["kind"] == "great" for door in shut),
        f"L {words.say('locked')}": any(lock["locked"] for lock in [*shut, *chests]),
        f"! {words.say('trap')}": any(lock["trap"] for lock in [*shut, *chests]),
        f"{EXIT} {words.say('way out')}": any(door["exit"] for door in doors),
        f"x {words.say('leads nowhere')}": any(door["blind"] and door["open"] for door in doors),
    }
    return [sign for sign, is_there in signs.items() if is_there]


def chest_signs(view: Seen, squares: set[int], words: Words) -> list[str]:
    """The chests in sight."""
    chests = [c for c in view["chests"] if c["at"] in squares and c["kind"] == "chest"]
    cages = [c for c in view["chests"] if c["at"] in squares and c["kind"] == "cage"]
    signs = {
        f"{CHEST} {words.say('chest')}": any(not chest["open"] for chest in chests),
        f"{EMPTY} {words.say('open chest')}": any(chest["open"] for chest in chests),
        f"# {words.say('cage')}": bool(cages),
    }
    return [sign for sign, is_there in signs.items() if is_there]


def lying_things(view: Seen, squares: set[int], words: Words) -> list[str]:
    """What lies about in sight."""
    things = [
        thing
        for square, lying in view["lying"].items()
        if int(square) in squares
        for thing in lying
    ]
    names = dict.fromkeys(words.name(GAME, thing) for thing in things)
    return [f"{LYING} {', '.join(names)}"] if names else []


def hazards(view: Seen, squares: set[int], words: Words) -> list[str]:
    """The hazards in sight."""
    return [
        *dict.fromkeys(
            f"{hazard_mark(hazard, words)} {words.name(GAME, hazard['kind'])}"
            for hazard in view["hazards"]
            if not squares.isdisjoint(hazard["squares"])
        )
    ]


def terrain(window: Window, words: Words) -> list[str]:
    """Pillars, objects and water in sight."""
    # Translators: things on the map of a dungeon, in small letters.
    names = {
        "P": words.say("pillar"),
        "~": words.say("water"),
        "E": words.say("eye"),
        "F": words.say("fountain"),
        "O": words.say("obstacle"),
        "S": words.say("sarcophagus"),
        "B": words.say("bookcase"),
        "T": words.say("table"),
        "A": words.say("altar"),
        "W": words.say("rack"),
        "H": words.say("hearth"),
        "C": words.say("coffin"),
        "K": words.say("oriel"),
        "r": words.say("rubble"),
        "c": words.say("chasm"),
        "o": words.say("pit"),
    }
    there = {window.ground.mark(square) for square in window.squares()}
    return [f"{TERRAIN[mark]} {name}" for mark, name in names.items() if mark in there]
