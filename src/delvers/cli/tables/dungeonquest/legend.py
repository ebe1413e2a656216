"""The marks on the board and what they mean."""

from typing import Any, Final

from delvers.cli.tables.dungeonquest.window import Window
from delvers.games.dungeonquest.board import TOWERS, TREASURE, as_space
from delvers.games.dungeonquest.tiles import FACES
from delvers.text import Words

GAME: Final = "dungeonquest-3e"
MARKS: Final = {
    "unexplored": "",
    "tower": "♜",
    "treasure": "$",
    "chamber": "",
    "corridor": "=",
    "portcullis": "",
    "trap": "!",
    "rotating_room": "@",
    "cave_in": "%",
    "darkness": "?",
    "chasm": "/",
    "bottomless_pit": "O",
    "bridge": "H",
    "spider_web": "#",
    "catacomb_entrance": "▼",
}
MONSTER_MARKS: Final = {
    "skeleton": "S",
    "sorcerer": "W",
    "troll": "T",
    "golem": "G",
    "demon": "D",
}


def kind_of(view: dict[str, Any], space: int) -> str:
    """The kind of chamber at a space."""
    laid = view["tiles"].get(str(space))
    if laid is not None:
        return FACES[(laid[0], laid[1])].kind
    return "tower" if space in TOWERS else "treasure" if space == TREASURE else "unexplored"


def monsters_at(view: dict[str, Any], space: int) -> list[str]:
    """The marks of the monsters that lurk at a space."""
    return [MONSTER_MARKS[lurker["monster"]] for lurker in view["lurkers"] if lurker["at"] == space]


def legend(view: dict[str, Any], window: Window, words: Words) -> str:
    """The marks that are in sight, each with its meaning."""
    spaces = {as_space(square) for square in window.squares()}
    kinds = {kind_of(view, space) for space in spaces}
    marked = not spaces.isdisjoint(view["entrances"])
    told = [
        f"{mark} {words.name(GAME, kind)}"
        for kind, mark in MARKS.items()
        if mark and (kind in kinds or (kind == "catacomb_entrance" and marked))
    ]
    lurking = {lurker["monster"] for lurker in view["lurkers"] if lurker["at"] in spaces}
    told += [f"{MONSTER_MARKS[name]} {words.name(GAME, name)}" for name in sorted(lurking)]
    told += sides_in_sight(view, spaces, words)
    # A mark stays on one line with its meaning.
    return "  ".join(text.replace(" ", "\u00a0") for text in told)


def sides_in_sight(view: dict[str, Any], spaces: set[int], words: Words) -> list[str]:
    """The doors and portcullises of chambers in sight."""
    sides = {
        side
        for space in spaces
        if (laid := view["tiles"].get(str(space)))
        for side in FACES[(laid[0], laid[1])].sides
    }
    told = {"door": f"▒ {words.say('Door')}", "portcullis": f"╫ {words.name(GAME, 'portcullis')}"}
    return [text for side, text in told.items() if side in sides]
