"""What both editions of DungeonQuest share as numbers: board, heroes, decks, and the options."""

from collections.abc import Mapping
from typing import Any, Final, get_args, get_type_hints

from delvers.envs.fields import (
    ByKey,
    Codec,
    Counts,
    Flag,
    Group,
    Kept,
    Length,
    Looked,
    Number,
    OneOf,
    Padded,
    SeatOf,
    Seats,
)
from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    DIRECTIONS,
    ROWS,
    SPACE_OF,
    TREASURE,
    TREASURE_SOUTH,
    as_space,
    label,
    square_beyond,
)
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES, DECKS, Box
from delvers.games.dungeonquest.common.rules.state import Bound, HeroStatus, Stage
from delvers.games.dungeonquest.common.rules.tiles import Kind, Side
from delvers.games.dungeonquest.common.rules.view import CommonView, PileView, laid_in
from delvers.kernel.spec import View

MOST: Final = 4
SQUARES: Final = COLUMNS * ROWS
MOST_SUN: Final = 40
MOST_GOLD: Final = 20_000
MOST_CARDS: Final = 99
LEFT_OUT: Final = {"seat": "seats are counted from the viewer on"}


def domains_of(content: Box) -> dict[str, list[str]]:
    """The words that parts of options can be, by the kind of part."""
    cards = [*content.cards, *content.runes]
    spaces = [*SPACE_OF]
    return {
        "direction": [*DIRECTIONS],
        "space": spaces,
        "way": ways(),
        "card": cards,
        "tile": [*content.tiles],
        "attack type": [*ATTACK_TYPES],
        "hero": [*content.heroes],
        "die": [str(number) for number in range(1, 13)],
        "resolve {what}.what": [*(bound for bound in get_args(Bound) if bound), *content.cards],
    }


def ways() -> list[str]:
    """The four directions, and those out of the treasure chamber with the spaces they lead to."""
    found = [*DIRECTIONS]
    for direction, name in enumerate(DIRECTIONS):
        for square in (TREASURE, TREASURE_SOUTH):
            beyond = square_beyond(square, direction)
            if beyond is not None and as_space(beyond) != TREASURE:
                found.append(f"{name} {label(beyond)}")
    return found


def table_fields(content: Box, hero: Mapping[str, Codec], kind: Any) -> dict[str, Any]:
    """A codec for every field that both editions show; `hero` and its `kind` are the edition's."""
    places, sides = get_args(Kind), get_args(Side)
    columns = {
        "kind": (0.0, float(len(places))),
        **{name: (0.0, float(len(sides))) for name in DIRECTIONS},
        "search": (0.0, 1.0),
    }
    faces = {
        laid: (
            1 + places.index(face.kind),
            *(1 + sides.index(side) for side in face.sides),
            float(face.search),
        )
        for laid, face in content.faces.items()
    }
    pile = Group({"left": Number(0, MOST_CARDS), "discard": Length(MOST_CARDS)}, PileView)
    return {
        "stage": OneOf(get_args(Stage)),
        "turn": SeatOf(MOST),
        "first": SeatOf(MOST),
        "sun": Number(0, MOST_SUN),
        "sun_spaces": Number(0, MOST_SUN),
        "tiles": Kept(ByKey(map(str, range(SQUARES)), Looked(columns, faces, of=laid_in))),
        "tiles_left": Number(0, 999),
        "entrances": Kept(Counts(range(SQUARES), 1)),
        "dragons_shown": Length(MOST_CARDS),
        "decks": ByKey(DECKS, pile),
        "heroes": Seats(Kept(Group({**hero_fields(content), **hero}, kind)), MOST),
    }


def hero_fields(content: Box) -> dict[str, Any]:
    """A codec for every field of a hero that both editions show."""
    return {
        "hero": OneOf(content.heroes),
        "status": OneOf(get_args(HeroStatus)),
        "at": Looked(PLACE, {square: place(square) for square in range(SQUARES)}),
        "came_from": Looked(PLACE, {square: place(square) for square in range(SQUARES)}),
        "entered_by": OneOf(range(4)),
        "heading": OneOf(range(4)),
        "wounds": Number(0, 60),
        "life": Number(0, 60),
        "loot": Length(MOST_CARDS),
        "gold": Number(0, MOST_GOLD),
        "kept": Counts([id for id, card in content.cards.items() if card.after == "keep"], 3),
        "row": Length(MOST_CARDS),
        "runes": Counts(content.runes, 3),
        "bound": OneOf(get_args(Bound)),
        "skips": Number(0, 9),
    }


PLACE: Final = {"is_there": (0.0, 1.0), "x": (0.0, float(COLUMNS)), "y": (0.0, float(ROWS))}
"""The columns of a place on the board."""


def place(square: int) -> tuple[float, float, float]:
    """A place on the board: that it is one, its column and its row."""
    return (1.0, float(square % COLUMNS), float(square // COLUMNS))


def switches(rules: Any) -> Kept:
    """A codec for the optional rules in force, as a view names them."""
    hints = get_type_hints(rules)
    fields = {name: Flag() if hint is bool else Number(0, 9) for name, hint in hints.items()}
    return Kept(Group(fields, rules))


def tokens(fields: Mapping[str, Codec], kind: Any, count: int) -> Padded:
    """A codec for the monster tokens on the board, the first so many."""
    where = Looked(PLACE, {square: place(square) for square in range(SQUARES)})
    return Padded(Group({"at": where, **fields}, kind), count)


def potential(view: View) -> float:
    """Gold is good for who lives, the more the nearer to the exit; death is the end of it."""
    table: CommonView = view  # type: ignore[assignment]
    if table["seat"] is None:
        return 0.0
    hero = table["heroes"][table["seat"]]
    if hero["status"] == "dead":
        return -1.0
    gold = min(hero["gold"] or 0, 5000) / 5000
    return 1.0 + gold if hero["status"] == "out" else gold - hero["wounds"] / (2 * hero["life"])
