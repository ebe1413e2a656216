"""The final count and the winner (END)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.state import State
from delvers.kernel.spec import Result
from delvers.kernel.table import Table


def make_final_count(table: Table[State]) -> None:
    """The most wounded faint; of the others the richest wins."""
    state = table.state
    state.is_over = True
    if table.log is None:
        return
    tell_belongings(table)
    tell_fainted(table)
    result = count(state)
    kind = events.game_won if result.winners else events.game_lost
    table.tell(kind, result.why, winners=[*result.winners])


def tell_belongings(table: Table[State]) -> None:
    """What everybody has when the count is made."""
    for seat in survivors(table.state):
        player = table.state.players[seat]
        table.tell(events.counted, "DR-END-01", seat=seat, coins=player.coins, wounds=player.wounds)


def tell_fainted(table: Table[State]) -> None:
    """Who faints; and if nobody does, why."""
    state, down = table.state, fainted(table.state)
    for seat in down:
        rule = "DR-END-02" if len(down) == 1 else "DR-END-03"
        table.tell(events.fainted, rule, seat=seat, wounds=state.players[seat].wounds)
    if down or not survivors(state):
        return
    most = max(state.players[seat].wounds for seat in survivors(state))
    worst = [seat for seat in survivors(state) if state.players[seat].wounds == most]
    if len(worst) == len(survivors(state)):
        table.tell(events.nobody_faints_equal, "DR-END-05", wounds=most)
    else:
        table.tell(events.nobody_faints_tied, "DR-END-04", wounds=most, seats=worst)


def survivors(state: State) -> list[int]:
    """The seats that medusa has left in the game."""
    return [seat for seat, player in enumerate(state.players) if not player.is_eliminated]


def fainted(state: State) -> list[int]:
    """The survivors who drop out of the count because of their wounds."""
    wounds = {seat: state.players[seat].wounds for seat in survivors(state)}
    if len(set(wounds.values())) <= 1:
        return []
    most = max(wounds.values())
    worst = [seat for seat, count in wounds.items() if count == most]
    # With three players at the start, a tie for the most wounds makes nobody faint.
    return worst if len(state.players) > 3 or len(worst) == 1 else []


def count(state: State) -> Result:
    """Who wins, and the order of all others."""
    down = fainted(state)
    standing = [seat for seat in survivors(state) if seat not in down]
    eliminated = [seat for seat, player in enumerate(state.players) if player.is_eliminated]
    ranking = (*ranked(state, standing), *ranked(state, down), *ranked(state, eliminated))
    scores = tuple(player.coins for player in state.players)
    if not standing:
        return Result((), ranking, scores, "DR-BOSS-05")
    return Result(ranking[0], ranking, scores, why_won(state, standing, ranking[0]))


def ranked(state: State, seats: list[int]) -> tuple[tuple[int, ...], ...]:
    """The seats by most coins, then fewest wounds; equals stand together."""

    def worth(seat: int) -> tuple[int, int]:
        return (-state.players[seat].coins, state.players[seat].wounds)

    return tuple(
        tuple(seat for seat in seats if worth(seat) == one)
        for one in sorted({worth(seat) for seat in seats})
    )


def why_won(state: State, standing: list[int], winners: tuple[int, ...]) -> str:
    """The clause that decided: coins, fewer wounds, or a shared victory."""
    if len(winners) > 1:
        return "DR-END-08"
    coins = [state.players[seat].coins for seat in standing]
    return "DR-END-07" if coins.count(max(coins)) > 1 else "DR-END-06"
