"""The marks on the board and what they mean."""

from typing import Final

from delvers.cli.terminal.lines import in_lines
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE, as_space
from delvers.games.dungeonquest.common.rules.view import CommonView, laid_in
from delvers.games.dungeonquest.common.terminal.edition import Edition
from delvers.games.dungeonquest.common.terminal.window import Window
from delvers.text import Words

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
SEARCHED: Final = "✓"


def kind_of(edition: Edition, view: CommonView, space: int) -> str:
    """The kind of chamber at a space."""
    laid = view["tiles"].get(str(space))
    if laid is not None:
        return edition.content.faces[laid_in(laid)].kind
    return "tower" if space in TOWERS else "treasure" if space == TREASURE else "unexplored"


def tokens_at(edition: Edition, view: CommonView, space: int) -> str:
    """The marks of the tokens at a space: monsters that lurk there, a search that was made."""
    lurkers = (lurker for lurker in view["lurkers"] if lurker["at"] == space)
    monsters = "".join(edition.monster_mark(lurker) for lurker in lurkers)
    return monsters + (SEARCHED if space in edition.searched(view) else "")


def legend(
    edition: Edition, view: CommonView, window: Window, words: Words, width: int = Window.WIDTH
) -> str:
    """The marks that are in sight; each stays on one line with its meaning."""
    spaces = {as_space(square) for square in window.squares()}
    kinds = {kind_of(edition, view, space) for space in spaces}
    marked = not spaces.isdisjoint(view["entrances"])
    told = [
        f"{mark} {words.name(edition.game, kind)}"
        for kind, mark in MARKS.items()
        if mark and (kind in kinds or (kind == "catacomb_entrance" and marked))
    ]
    told += tokens_in_sight(edition, view, spaces, words)
    told += sides_in_sight(edition, view, spaces, words)
    return "\n".join(in_lines(told, width))


def tokens_in_sight(
    edition: Edition, view: CommonView, spaces: set[int], words: Words
) -> list[str]:
    """The tokens that lie in sight."""
    marks = {mark for space in spaces for mark in tokens_at(edition, view, space)}
    names = {**edition.monster_names(words), SEARCHED: words.say("searched already")}
    return [f"{mark} {name}" for mark, name in names.items() if mark in marks]


def sides_in_sight(edition: Edition, view: CommonView, spaces: set[int], words: Words) -> list[str]:
    """The doors and portcullises of chambers in sight."""
    sides = {
        side
        for space in spaces
        if (laid := view["tiles"].get(str(space)))
        for side in edition.content.faces[laid_in(laid)].sides
    }
    door, portcullis = words.say("Door"), words.name(edition.game, "portcullis")
    told = {"door": f"▒ {door}", "portcullis": f"╫ {portcullis}"}
    return [text for side, text in told.items() if side in sides]
