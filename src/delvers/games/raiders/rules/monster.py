"""Monster rooms (MON)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import Monster
from delvers.games.raiders.rules.purse import wound
from delvers.games.raiders.rules.state import State
from delvers.kernel.table import Table


def resolve_monster(table: Table[State], room: Monster, values: dict[int, int]) -> None:
    """Beaten by the sum of all values, or else it attacks the lowest."""
    if is_beaten(table, room.monster, room.strength, values):
        return
    lowest = min(values.values())
    attacked = seats_with(values, lowest)
    rule = "DR-MON-05" if len(attacked) == 1 else "DR-MON-07"
    tell_attack(table, room.monster, lowest, attacked, rule)
    for seat in attacked:
        wound(table, seat, room.wounds, table.state.content.clauses[room.id])


def is_beaten(
    table: Table[State], name: str, strength: dict[int, int], values: dict[int, int]
) -> bool:
    """Whether the values add up to the strength for the number of players in the game."""
    total, needed = sum(values.values()), strength[len(table.state.players)]
    if table.log is not None:
        if total >= needed:
            table.tell(
                events.monster_beaten, "DR-MON-03", monster=name, total=total, strength=needed
            )
        else:
            table.tell(
                events.monster_unbeaten, "DR-MON-02", monster=name, total=total, strength=needed
            )
    return total >= needed


def seats_with(values: dict[int, int], wanted: int) -> list[int]:
    """The seats whose card has this value."""
    return [seat for seat, value in values.items() if value == wanted]


def tell_attack(table: Table[State], name: str, value: int, seats: list[int], rule: str) -> None:
    """Say whom the monster attacks, and for which value."""
    if table.log is not None:
        table.tell(events.monster_attacks, rule, monster=name, value=value, seats=[*seats])
