"""A view read with a player's eyes: who stands where, who can still play what, what is to come."""

import functools
import math
from dataclasses import dataclass
from typing import Final

from delvers.games.raiders.bots.chances import Hand, Hands
from delvers.games.raiders.rules.cards import BALL, NUMBER, VALUE
from delvers.games.raiders.rules.components import LEVELS, ROW, Boss, Content, Room
from delvers.games.raiders.rules.state import ALL_POWERS
from delvers.games.raiders.rules.view import PlayerView, TableView

STAKE: Final = 10.0
"""To faint is as bad as losing so many coins."""
SPREAD: Final = 0.8
"""How far wounds drift apart in one room; over several rooms, by its square root."""


@dataclass(slots=True)
class Situation:
    """What matters for a choice.

    `rivals` holds the values that each opponent may have in this room, by seat (without those who
    escape); `now` is the same without the seats, `later` what they hold for the rooms after it.
    `ahead` are this room and the rest of the row, None where a room lies face down. `margin` is
    how many wounds we have less than the most wounded opponent.
    """

    seat: int
    seats: int
    coins: list[int]
    wounds: list[int]
    powers: Hand
    rivals: dict[int, Hand]
    now: Hands
    later: Hands
    ahead: list[Room | None]
    rooms_left: int
    margin: int
    content: Content

    def cost_of_wounds(self, amount: int) -> float:
        """What so many wounds (below 0: a potion) cost in coins: most where they may decide."""
        before = risk_of_fainting(self.margin, self.rooms_left)
        return STAKE * (risk_of_fainting(self.margin - amount, self.rooms_left) - before)

    @property
    def room(self) -> Room:
        """The room being gone through."""
        room = self.ahead[0]
        assert room is not None  # a room is turned up before cards are laid
        return room


def read(view: TableView, content: Content) -> Situation:
    """The situation of the seat whose view it is, at a table with these cards."""
    seat, players = view["seat"], view["players"]
    assert seat is not None  # bots sit at the table
    at, row = view["room"], view["row"]
    ahead = [None if id is None else content.room(id) for id in row[at:]]
    others = {other: player for other, player in enumerate(players) if other != seat}
    rivals = {other: cards_now(player, ahead[0]) for other, player in others.items()}
    wounds = [player["wounds"] for player in players]
    rooms_left = (LEVELS - view["level"]) * ROW + len(ahead)
    return Situation(
        seat=seat,
        seats=len(players),
        coins=[player["coins"] for player in players],
        wounds=wounds,
        powers=tuple(view["hand"]["powers"]),
        rivals={other: cards for other, cards in rivals.items() if cards},
        now=tuple(sorted(filter(None, rivals.values()))),
        later=tuple(sorted(filter(None, map(cards_later, others.values())))),
        ahead=ahead,
        rooms_left=rooms_left,
        margin=max(wounds[other] for other in others) - wounds[seat],
        content=content,
    )


def cards_later(player: PlayerView) -> Hand:
    """The power cards that a player holds after this room, as far as everybody knows."""
    gone = {*player["played"], NUMBER.get(player["laid"] or "")}
    return tuple(number for number in ALL_POWERS if number not in gone)


def cards_now(player: PlayerView, room: Room | None) -> Hand:
    """The values that a player may have in this room; none for one who escapes from a boss."""
    laid = player["laid"]
    if isinstance(room, Boss) and laid and laid == room.escape:
        return ()
    if laid and laid != BALL:
        return (VALUE[laid],)
    return cards_later(player)


@functools.cache
def risk_of_fainting(margin: int, rooms_left: int) -> float:
    """How likely it is to end with the most wounds, now so many below the most of all others."""
    spread = SPREAD * math.sqrt(rooms_left)
    return (1 - math.erf((margin - 0.5) / spread / math.sqrt(2))) / 2
