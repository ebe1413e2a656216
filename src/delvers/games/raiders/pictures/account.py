"""What just happened: the last room with the cards of all and what it did to them."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from delvers.games.raiders.rules import events
from delvers.kernel.events import Event

ENTERED: Final = (events.room_entered.name, events.room_revealed.name)
CHANGES: Final = {
    events.coins_gained.name: ("coins", 1),
    events.coins_lost.name: ("coins", -1),
    events.wounded.name: ("wounds", 1),
    events.healed.name: ("wounds", -1),
}
TOLD: Final = (
    events.monster_beaten.name,
    events.monster_unbeaten.name,
    events.monster_attacks.name,
    events.unbeatable.name,
    events.reward_for_highest.name,
    events.trap_springs.name,
    events.trap_harmless.name,
    events.chest_opened.name,
    events.chest_too_small.name,
    events.chest_for_nobody.name,
    events.remainder_lost.name,
    events.no_more_coins.name,
    events.potion_wasted.name,
    events.item_short.name,
    events.escaped.name,
    events.all_escaped.name,
    events.eliminated.name,
    events.no_reward.name,
    events.coins_over_limit.name,
)
"""The events that say in words why the room went as it did."""
READ: Final = frozenset(
    {
        *ENTERED,
        *CHANGES,
        *TOLD,
        events.cards_revealed.name,
        events.card_laid_open.name,
        events.item_taken.name,
    }
)
"""All that an account is made of; everybody sees it."""
MOST_KEPT: Final = 1024
"""So many accounts are kept, for all who have seen the same."""


@dataclass(slots=True)
class Share:
    """One player's part: the cards in the order of laying, and what came of it."""

    cards: list[str] = field(default_factory=list)
    coins: int = 0
    wounds: int = 0
    items: list[str] = field(default_factory=list)
    is_out: bool = False


@dataclass(slots=True, eq=False)
class Account:
    """One room, from its entering on; the same events make the same account."""

    room: str
    shares: list[Share]
    told: list[Event] = field(default_factory=list)
    is_resolved: bool = False

    @property
    def has_cards(self) -> bool:
        """Whether any card of the room is known."""
        return any(share.cards for share in self.shares)


class Same:
    """Events by what they are, not by what they say: those at one table are the same for all."""

    __slots__ = ("_which", "events")

    def __init__(self, happened: Sequence[Event]) -> None:
        self.events = happened
        self._which = (*map(id, happened),)

    def __hash__(self) -> int:
        """By which they are."""
        return hash(self._which)

    def __eq__(self, other: object) -> bool:
        """Whether they are the same."""
        return isinstance(other, Same) and self._which == other._which


def accounts_of(happened: Sequence[Event], seats: int) -> tuple[Account | None, Account | None]:
    """The last room that was carried out, and the present one once cards of it lie open."""
    last: Account | None = None
    present: Account | None = None
    for age, room in enumerate(reversed(rooms_of(happened))):
        account = account_of(Same([event for event in room if event.kind in READ]), seats)
        if account.is_resolved:
            last = account
            break
        if age == 0 and account.has_cards:
            present = account
    return last, present


def rooms_of(happened: Sequence[Event]) -> list[Sequence[Event]]:
    """The events of the last two rooms, room by room; found from the end, as games grow long."""
    parts: list[Sequence[Event]] = []
    end = len(happened)
    for at in range(len(happened) - 1, -1, -1):
        if happened[at].kind in ENTERED:
            parts.insert(0, happened[at:end])
            end = at
            if len(parts) == 2:
                break
    return parts


@functools.lru_cache(MOST_KEPT)
def account_of(happened: Same, seats: int) -> Account:
    """Read the events of one room."""
    room = str(happened.events[0].params["room"])
    account = Account(room, [Share() for _ in range(seats)])
    for event in happened.events:
        _take(account, event, event.params)
    return account


def _take(account: Account, event: Event, params: Any) -> None:
    if event.kind == events.cards_revealed.name:
        for seat, card in params["cards"].items():
            account.shares[int(seat)].cards.append(card)
    elif event.kind == events.card_laid_open.name:
        account.shares[params["seat"]].cards.append(params["card"])
    elif event.kind in CHANGES:
        what, sign = CHANGES[event.kind]
        share = account.shares[params["seat"]]
        setattr(share, what, getattr(share, what) + sign * params["amount"])
    elif event.kind == events.item_taken.name:
        account.shares[params["seat"]].items.append(params["item"])
    if event.kind == events.eliminated.name:
        account.shares[params["seat"]].is_out = True
    if event.kind in TOLD:
        account.told.append(event)
    if event.kind in (*CHANGES, *TOLD, events.item_taken.name):
        account.is_resolved = True
