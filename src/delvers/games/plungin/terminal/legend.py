"""What the marks on the map mean: those in sight, and no others."""

from delvers.cli.terminal.lines import in_lines
from delvers.games.plungin.rules.view.seen import TableView
from delvers.games.plungin.terminal.cells import reach_of
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.marks import (
    CAGE,
    CHEST,
    EMPTY,
    EXIT,
    GAME,
    LYING,
    REACHED,
    TERRAIN,
    hazard_mark,
)
from delvers.games.plungin.terminal.window import Window
from delvers.text import Words


def legend(look: Look, window: Window, width: int) -> list[str]:
    """The marks in lines, each mark on one line with its meaning."""
    squares = set(window.squares())
    told = [
        *signs(look.view, squares, look.words),
        *lying_things(look.view, squares, look.words),
        *hazards(look.view, squares, look.words),
        *terrain(window, look.words),
    ]
    return in_lines(told, width)


def signs(view: TableView, squares: set[int], words: Words) -> list[str]:
    """The marks of squares, doors and chests that are in sight."""
    doors = [one for one in view["doors"] if squares & {*one["squares"], *one["beyond"]}]
    boxes = [one for one in view["chests"] if one["at"] in squares]
    chests = [one for one in boxes if one["kind"] == "chest"]
    shut = [one for one in doors if not one["open"]]
    locks = [*shut, *(one for one in boxes if not one["open"])]
    # Translators: the legend of a map, in small letters.
    told = [
        (REACHED, words.say("in reach"), bool(squares.intersection(reach_of(view)))),
        ("▒", words.say("shut door"), bool(shut)),
        ("G", words.say("Great Door"), any(one["kind"] == "great" for one in shut)),
        ("L", words.say("locked"), any(one["locked"] for one in locks)),
        ("!", words.say("trap"), any(one["trap"] for one in locks)),
        (EXIT, words.say("way out"), any(one["exit"] for one in doors)),
        ("x", words.say("leads nowhere"), any(one["blind"] and one["open"] for one in doors)),
        (CHEST, words.say("chest"), any(not one["open"] for one in chests)),
        (EMPTY, words.say("open chest"), any(one["open"] for one in chests)),
        (CAGE, words.say("cage"), len(boxes) > len(chests)),
    ]
    return [f"{sign} {text}" for sign, text, is_there in told if is_there]


def lying_things(view: TableView, squares: set[int], words: Words) -> list[str]:
    """What lies about in sight."""
    things = [
        thing
        for square, lying in view["lying"].items()
        if int(square) in squares
        for thing in lying
    ]
    names = dict.fromkeys(words.name(GAME, thing) for thing in things)
    return [f"{LYING} {', '.join(names)}"] if names else []


def hazards(view: TableView, squares: set[int], words: Words) -> list[str]:
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
