"""Chambers (CHAMB)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.benefits import COINS, POTION
from delvers.games.raiders.rules.components import ITEMS, Chamber
from delvers.games.raiders.rules.purse import gain_coins, heal, take_item
from delvers.games.raiders.rules.state import State
from delvers.kernel.table import Table


def resolve_chamber(table: Table[State], room: Chamber, values: dict[int, int]) -> None:
    """Each player receives the benefit of the value played."""
    card = table.state.content.clauses[room.id]
    claims: dict[str, list[int]] = {}
    for seat, value in values.items():
        claims.setdefault(room.benefits[value - 1], []).append(seat)
    for benefit, seats in claims.items():
        if benefit in ITEMS:
            share_item(table, benefit, seats, card)
        elif coins := COINS.read(benefit):
            for seat in seats:
                gain_coins(table, seat, *coins, card)
        else:
            for seat in seats:
                heal(table, seat, *POTION.parts(benefit), card)


def share_item(table: Table[State], item: str, seats: list[int], card: str) -> None:
    """A copy for every claimant, or none at all if the reserve does not have enough."""
    if len(seats) <= table.state.reserve[item]:
        for seat in seats:
            take_item(table, seat, item, card)
    else:
        left = table.state.reserve[item]
        table.tell(events.item_short, "DR-CHAMB-04", item=item, seats=[*seats], left=left)
