"""Chambers (CHAMB)."""

from delvers.games.raiders.components import ITEMS, Chamber
from delvers.games.raiders.purse import gain_coins, heal, take_item
from delvers.games.raiders.state import State
from delvers.kernel.events import Value
from delvers.kernel.table import Table


def resolve_chamber(table: Table[State], room: Chamber, values: dict[int, int]) -> None:
    """Each player receives the benefit of the value played."""
    claims: dict[str, list[int]] = {}
    for seat, value in values.items():
        claims.setdefault(room.benefits[value - 1], []).append(seat)
    for benefit, seats in claims.items():
        if benefit in ITEMS:
            share_item(table, benefit, seats)
            continue
        kind, amount = benefit.split()
        for seat in seats:
            if kind == "coins":
                gain_coins(table, seat, int(amount), "DR-CHAMB-07")
            else:
                heal(table, seat, int(amount), "DR-CHAMB-10")


def share_item(table: Table[State], item: str, seats: list[int]) -> None:
    """A copy for every claimant, or none at all if the reserve does not have enough."""
    if len(seats) <= table.state.reserve[item]:
        for seat in seats:
            take_item(table, seat, item, "DR-CHAMB-03")
    elif table.log is not None:
        told: list[Value] = [*seats]
        table.tell("item_short", "DR-CHAMB-04", item=item, seats=told)
