"""Dungeon Raiders as numbers, for research: ten options, and the open table with one's own hand."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from delvers.envs.encoding import Encoding
from delvers.envs.fields import (
    Amounts,
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
    SeatsIn,
)
from delvers.envs.numbering import numbered
from delvers.games.raiders.rules.components import (
    ITEMS,
    LEVELS,
    ROW,
    SEATS,
    Boss,
    Chamber,
    Content,
    Monster,
    Room,
    Trap,
    Treasure,
)
from delvers.games.raiders.rules.options import GRAMMAR
from delvers.games.raiders.rules.state import ALL_POWERS, MOST_COINS, Step
from delvers.games.raiders.rules.view import Hand, PlayerView, TableView
from delvers.kernel.spec import Spec, View

MOST: Final = SEATS[-1]
MOST_WOUNDS: Final = 30
KINDS: Final = ("treasure", "monster", "chamber", "trap", "boss")
ROOM_COLUMNS: Final = {
    **dict.fromkeys(KINDS, (0.0, 1.0)),
    "first_chest": (0.0, 20.0),
    "second_chest": (0.0, 20.0),
    "strength_of_3": (0.0, 99.0),
    "strength_of_4": (0.0, 99.0),
    "strength_of_5": (0.0, 99.0),
    "wounds": (0.0, 20.0),
    "hits_richest": (0.0, 1.0),
    "penalty_of_5": (0.0, 20.0),
    "coins_for_highest": (0.0, 20.0),
    "benefits": (0.0, 5.0),
}


def encoding(spec: Spec[Any]) -> Encoding:
    """The encoding with the cards of this game."""
    content: Content = spec.content
    domains = {"number": map(str, ALL_POWERS), "item": ("torch", "key", "sword")}
    return Encoding(
        version=1,
        actions=numbered(GRAMMAR, domains),
        layout=Group(fields_of(content), TableView),
        potential=potential,
        left_out={
            "seat": "seats are counted from the viewer on",
            "is_over": "nobody is asked then",
        },
    )


def fields_of(content: Content) -> dict[str, Any]:
    """A codec for every field of the view."""
    rooms: dict[str, Room] = {**content.rooms, **content.bosses}
    known = {id: known_of(room) for id, room in rooms.items()}
    laid = OneOf((*(f"power {number}" for number in ALL_POWERS), *ITEMS))
    player: dict[str, Codec] = {
        "character": OneOf(content.characters),
        "coins": Number(0, MOST_COINS),
        "wounds": Number(0, MOST_WOUNDS),
        "played": Counts(ALL_POWERS, 1),
        "cards": Number(0, 30),
        "has_laid": Flag(),
        "laid": laid,
        "is_eliminated": Flag(),
    }
    return {
        "level": Number(0, LEVELS),
        "room": Number(0, ROW),
        "step": OneOf(get_args(Step)),
        "row": Kept(Padded(Looked(ROOM_COLUMNS, known), ROW)),
        "face_up": Kept(Padded(Flag(), ROW)),
        "waiting": SeatsIn(MOST),
        "gazers": SeatsIn(MOST),
        "starter": SeatOf(MOST),
        "reserve": Amounts(ITEMS, 60),
        "discarded": Length(LEVELS * ROW),
        "players": Seats(Group(player, PlayerView), MOST),
        "hand": Group({"powers": Counts(ALL_POWERS, 1), "items": Counts(ITEMS, 6)}, Hand),
    }


def known_of(room: Room) -> list[float]:
    """What a room card says, in the columns of rooms."""
    said: Mapping[str, float] = {}
    if isinstance(room, Treasure):
        said = {"first_chest": room.chests[0], "second_chest": [*room.chests, 0][1]}
    elif isinstance(room, Monster | Boss):
        strength = {f"strength_of_{seats}": value for seats, value in room.strength.items()}
        said = {**strength, "wounds": room.wounds}
        if isinstance(room, Boss):
            said = {**said, "coins_for_highest": room.coins_for_highest}
    elif isinstance(room, Trap):
        is_rich = room.target == "most_coins"
        said = {"hits_richest": is_rich, "penalty_of_5": room.penalties[-1]}
    elif isinstance(room, Chamber):
        said = {"benefits": len({*room.benefits})}
    return [float(said.get(column, column == room.kind)) for column in ROOM_COLUMNS]


def potential(view: View) -> float:
    """Coins are good, and wounds a little bad: most of them decide only at the end."""
    table: TableView = view  # type: ignore[assignment]
    seat = table["seat"]
    if seat is None:
        return 0.0
    player = table["players"][seat]
    return (player["coins"] - 0.5 * player["wounds"]) / MOST_COINS
