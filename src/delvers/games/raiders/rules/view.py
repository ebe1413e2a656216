"""What a seat may know."""

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
    seen: TableView = {
        "seat": seat,
        "level": state.level,
        "room": state.room,
        "step": state.step,
        "row": [visible_room(state, seat, at) for at in range(len(state.row))],
        "face_up": [*state.face_up],
        "waiting": [*state.waiting],
        "gazers": [*state.gazers],
        "starter": state.starter,
        "reserve": dict(state.reserve),
        "discarded": [*state.discarded],
        "players": [open_side(player, other == seat) for other, player in enumerate(state.players)],
        "is_over": state.is_over,
    }
    if seat is not None:
        player = state.players[seat]
        seen["hand"] = {"powers": [*player.powers], "items": sorted(player.items)}
    return seen


def visible_room(state: State, seat: int | None, at: int) -> str | None:
    """The room at a place of the row, if it lies face up or the seat has seen it."""
    if state.face_up[at] or (seat is not None and at in state.players[seat].knows):
        return state.row[at]
    return None


def open_side(player: Player, is_own: bool) -> PlayerView:
    """What everybody sees of a player; a card laid face down shows only to its owner."""
    return {
        "character": player.character,
        "coins": player.coins,
        "wounds": player.wounds,
        "played": [*player.played],
        "cards": len(player.powers) + len(player.items),
        "has_laid": bool(player.laid),
        "laid": player.laid if player.laid and (player.is_open or is_own) else None,
        "is_eliminated": player.is_eliminated,
    }
