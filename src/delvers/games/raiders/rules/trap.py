"""Traps (TRAP)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import Trap
from delvers.games.raiders.rules.purse import lose_coins, wound
from delvers.games.raiders.rules.state import State
from delvers.kernel.table import Table

RULES = {
    "lava_cauldron": "DR-TRAP-02",
    "coin_snatcher": "DR-TRAP-03",
    "spike_trap": "DR-TRAP-04",
    "giant_boulder": "DR-TRAP-05",
}


def resolve_trap(table: Table[State], room: Trap, values: dict[int, int]) -> None:
    """The highest value decides how hard the trap hits its targets."""
    highest = max(values.values())
    penalty = room.penalties[highest - 1]
    if not penalty:
        table.tell(events.trap_harmless, "DR-TRAP-07", trap=room.trap, highest=highest)
        return
    seats, rule = targets(table.state, room), table.state.content.clauses[room.id]
    tell_targets(table, room, highest, seats)
    for seat in seats:
        if room.target == "most_coins":
            lose_coins(table, seat, penalty, rule)
        else:
            wound(table, seat, penalty, rule)


def tell_targets(table: Table[State], room: Trap, highest: int, seats: list[int]) -> None:
    """Say whom the trap hits, and for what they have or have not."""
    hit = table.state.players[seats[0]]
    have = hit.coins if room.target == "most_coins" else hit.wounds
    rule = RULES.get(room.trap, "DR-TRAP-01")
    table.tell(
        events.trap_springs,
        rule,
        trap=room.trap,
        highest=highest,
        target=room.target,
        have=have,
        seats=seats,
    )


def targets(state: State, room: Trap) -> list[int]:
    """All players with the most coins, or all with the fewest wounds."""
    if room.target == "most_coins":
        most = max(player.coins for player in state.players)
        return [seat for seat, player in enumerate(state.players) if player.coins == most]
    fewest = min(player.wounds for player in state.players)
    return [seat for seat, player in enumerate(state.players) if player.wounds == fewest]
