"""Treasure rooms (TREAS)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import Treasure
from delvers.games.raiders.rules.purse import gain_coins
from delvers.games.raiders.rules.state import State
from delvers.kernel.table import Table


def resolve_treasure(table: Table[State], room: Treasure, values: dict[int, int]) -> None:
    """The larger chest goes to the highest value, a second one to the second-highest."""
    card = table.state.content.clauses[room.id]
    ranks = sorted(set(values.values()), reverse=True)
    rules = (("DR-TREAS-02", "DR-TREAS-03"), ("DR-TREAS-05", "DR-TREAS-06"))
    for chest, rank, (rule, tie_rule) in zip(room.chests, ranks, rules, strict=False):
        seats = [seat for seat, value in values.items() if value == rank]
        tell_chest(table, chest, rank, seats, card)
        share_chest(table, chest, seats, rule if len(seats) == 1 else tie_rule)
    if len(ranks) < len(room.chests) and table.log is not None:
        table.tell(events.chest_for_nobody, "DR-RULING-29", chest=room.chests[-1])


def tell_chest(table: Table[State], chest: int, value: int, seats: list[int], rule: str) -> None:
    """Say whose a chest is, and by which value."""
    if table.log is not None:
        table.tell(events.chest_opened, rule, chest=chest, value=value, seats=[*seats])


def share_chest(table: Table[State], chest: int, seats: list[int], rule: str) -> None:
    """Equal shares, rounded down; the remainder is lost."""
    share = chest // len(seats)
    if share:
        for seat in seats:
            gain_coins(table, seat, share, rule)
        if table.log is not None and chest % len(seats):
            table.tell(events.remainder_lost, rule, amount=chest % len(seats))
    elif table.log is not None:
        table.tell(events.chest_too_small, "DR-TREAS-04", seats=[*seats], chest=chest)
