"""Treasure rooms (TREAS)."""

from delvers.games.raiders.components import Treasure
from delvers.games.raiders.purse import gain_coins
from delvers.games.raiders.state import State
from delvers.kernel.events import Value
from delvers.kernel.table import Table


def resolve_treasure(table: Table[State], room: Treasure, values: dict[int, int]) -> None:
    """The larger chest goes to the highest value, a second one to the second-highest."""
    ranks = sorted(set(values.values()), reverse=True)
    rules = (("DR-TREAS-02", "DR-TREAS-03"), ("DR-TREAS-05", "DR-TREAS-06"))
    # With fewer distinct values than chests, the second chest goes to nobody (DR-RULING-29).
    for chest, rank, (rule, tie_rule) in zip(room.chests, ranks, rules, strict=False):
        seats = [seat for seat, value in values.items() if value == rank]
        share_chest(table, chest, seats, rule if len(seats) == 1 else tie_rule)


def share_chest(table: Table[State], chest: int, seats: list[int], rule: str) -> None:
    """Equal shares, rounded down; the remainder is lost."""
    share = chest // len(seats)
    if share:
        for seat in seats:
            gain_coins(table, seat, share, rule)
    elif table.log is not None:
        told: list[Value] = [*seats]
        table.tell("chest_too_small", "DR-TREAS-04", seats=told, chest=chest)
