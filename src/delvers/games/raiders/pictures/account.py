"""What just happened: the last room with the cards of all and what it did to them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from delvers.kernel.events import Event

ENTERED: Final = ("room_entered", "room_revealed")
CHANGES: Final = {
    "coins_gained": ("coins", 1),
    "coins_lost": ("coins", -1),
    "wounded": ("wounds", 1),
    "healed": ("wounds", -1),
}
TOLD: Final = (
    "monster_beaten",
    "monster_unbeaten",
    "monster_attacks",
    "unbeatable",
    "reward_for_highest",
    "trap_springs",
    "trap_harmless",
    "chest_opened",
    "chest_too_small",
    "chest_for_nobody",
    "remainder_lost",
    "no_more_coins",
    "potion_wasted",
    "item_short",
    "escaped",
    "all_escaped",
    "eliminated",
    "no_reward",
    "coins_over_limit",
)
"""The events that say in words why the room went as it did."""


@dataclass(slots=True)
class Share:
    """One player's part: the cards in the order of laying, and what came of it."""

    cards: list[str] = field(default_factory=list)
    coins: int = 0
    wounds: int = 0
    items: list[str] = field(default_factory=list)
    is_out: bool = False


@dataclass(slots=True)
class Account:
    """One room, from its entering on."""

    room: str
    shares: list[Share]
    told: list[Event] = field(default_factory=list)
    is_resolved: bool = False

    @property
    def has_cards(self) -> bool:
        """Whether any card of the room is known."""
        return any(share.cards for share in self.shares)


def last_account(events: Sequence[Event], seats: int) -> Account | None:
    """The account of the last room that was carried out; None before the first one."""
    accounts = [account_of(part, seats) for part in rooms_of(events)]
    return next((one for one in reversed(accounts) if one.is_resolved), None)


def present_account(events: Sequence[Event], seats: int) -> Account | None:
    """The account of the room being gone through, once some of its cards lie open."""
    rooms = rooms_of(events)
    account = account_of(rooms[-1], seats) if rooms else None
    return account if account and account.has_cards and not account.is_resolved else None


def rooms_of(events: Iterable[Event]) -> list[list[Event]]:
    """The events, room by room; the last two rooms are enough."""
    parts: list[list[Event]] = []
    for event in events:
        if event.kind in ENTERED:
            parts.append([])
        if parts:
            parts[-1].append(event)
    return parts[-2:]


def account_of(events: Sequence[Event], seats: int) -> Account:
    """Read the events of one room."""
    account = Account(str(events[0].params["room"]), [Share() for _ in range(seats)])
    for event in events:
        _take(account, event, event.params)
    return account


def _take(account: Account, event: Event, params: Any) -> None:
    if event.kind == "cards_revealed":
        for seat, card in params["cards"].items():
            account.shares[int(seat)].cards.append(card)
    elif event.kind == "card_laid_open":
        account.shares[params["seat"]].cards.append(params["card"])
    elif event.kind in CHANGES:
        what, sign = CHANGES[event.kind]
        share = account.shares[params["seat"]]
        setattr(share, what, getattr(share, what) + sign * params["amount"])
    elif event.kind == "item_taken":
        account.shares[params["seat"]].items.append(params["item"])
    if event.kind == "eliminated":
        account.shares[params["seat"]].is_out = True
    if event.kind in TOLD:
        account.told.append(event)
    if event.kind in (*CHANGES, *TOLD, "item_taken"):
        account.is_resolved = True
