"""The final count and the winner (END)."""

from delvers.games.raiders.state import State
from delvers.kernel.events import Value
from delvers.kernel.spec import Result
from delvers.kernel.table import Table


def make_final_count(table: Table[State]) -> None:
    """The most wounded faint; of the others the richest wins."""
    state = table.state
    state.is_over = True
    if table.log is None:
        return
    for seat in fainted(state):
        rule = "DR-END-02" if len(fainted(state)) == 1 else "DR-END-03"
        table.tell("fainted", rule, seat=seat, wounds=state.players[seat].wounds)
    result = count(state)
    winners: list[Value] = [*result.winners]
    table.tell("game_won" if winners else "game_lost", result.why, winners=winners)


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
