"""What a seat may know."""

from collections.abc import Callable
from typing import NotRequired, TypedDict

from delvers.games.raiders.rules.state import Player, State, Step


class Hand(TypedDict):
    """The cards in the hand of the viewer."""

    powers: list[int]
    """The power cards that are left in this level, by their numbers."""
    items: list[str]
    """The items, each as often as it is held."""


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    character: str
    """The character card."""
    coins: int
    """The coins in the purse."""
    wounds: int
    """The wounds taken so far."""
    played: list[int]
    """The power cards laid in the rooms of this level that are done."""
    cards: int
    """How many cards are in the hand."""
    has_laid: bool
    """Whether a card lies before the player for this room."""
    laid: str | None
    """That card, if it lies face up or is the viewer's own."""
    is_eliminated: bool
    """Whether the player is out of the game."""


class TableView(TypedDict):
    """The open table, and for a seat its own hand and what its torches have shown."""

    seat: int | None
    """Whose view it is; null is a spectator's."""
    level: int
    """The level that is being gone through, from 1 on."""
    room: int
    """The place of the present room in the row, from 0 on."""
    step: Step
    """How far the present room is: entered, cards laid, crystal balls looked into."""
    row: list[str | None]
    """The five rooms from the left; null is one that the viewer has not seen."""
    face_up: list[bool]
    """Which of them everybody sees."""
    waiting: list[int]
    """The seats that have yet to lay a card, in order."""
    gazers: list[int]
    """The seats that laid a crystal ball and lay another card."""
    starter: int | None
    """Who holds the map card; null without the tactical variant."""
    reserve: dict[str, int]
    """How many of each item are left in the reserve."""
    discarded: list[str]
    """The rooms that are done, in their order."""
    players: list[PlayerView]
    """Everybody, by their seats."""
    is_over: bool
    """Whether the game has ended."""
    hand: NotRequired[Hand]
    """The hand of the viewer; a spectator has none."""


def view(state: State, seat: int | None) -> TableView:
    """The open table, and for a seat its own hand and what its torches have shown."""
    return views(state)(seat)


def views(state: State) -> Callable[[int | None], TableView]:
    """The views of one moment; what is the same for several seats, they share."""
    open_row = [room if up else None for room, up in zip(state.row, state.face_up, strict=True)]
    face_up, waiting, gazers = [*state.face_up], [*state.waiting], [*state.gazers]
    reserve, discarded = dict(state.reserve), [*state.discarded]
    open_sides = [open_side(player) for player in state.players]

    def view_of(seat: int | None) -> TableView:
        row, players = open_row, open_sides
        if seat is not None:
            player = state.players[seat]
            if player.knows:
                row = row_seen_by(player, state)
            if player.laid and not player.is_open:
                players = [*open_sides]
                players[seat] = own_side(player)
        seen: TableView = {
            "seat": seat,
            "level": state.level,
            "room": state.room,
            "step": state.step,
            "row": row,
            "face_up": face_up,
            "waiting": waiting,
            "gazers": gazers,
            "starter": state.starter,
            "reserve": reserve,
            "discarded": discarded,
            "players": players,
            "is_over": state.is_over,
        }
        if seat is not None:
            seen["hand"] = {"powers": [*player.powers], "items": sorted(player.items)}
        return seen

    return view_of


def row_seen_by(player: Player, state: State) -> list[str | None]:
    """The rooms that lie face up, and those that the player has seen."""
    return [
        room if state.face_up[at] or at in player.knows else None
        for at, room in enumerate(state.row)
    ]


def own_side(player: Player) -> PlayerView:
    """What a player sees of himself: also the card that he has laid face down."""
    side = open_side(player)
    side["laid"] = player.laid or None
    return side


def open_side(player: Player) -> PlayerView:
    """What everybody sees of a player; a card laid face down shows only to its owner."""
    return {
        "character": player.character,
        "coins": player.coins,
        "wounds": player.wounds,
        "played": [*player.played],
        "cards": len(player.powers) + len(player.items),
        "has_laid": bool(player.laid),
        "laid": player.laid if player.laid and player.is_open else None,
        "is_eliminated": player.is_eliminated,
    }
