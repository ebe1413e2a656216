"""Coins, wounds and items changing hands; each change is told (LIMIT)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.state import MOST_COINS, State
from delvers.kernel.table import Table


def gain_coins(table: Table[State], seat: int, amount: int, rule: str) -> None:
    """Take coins, up to the most that a player may hold."""
    player = table.state.players[seat]
    gained = min(amount, MOST_COINS - player.coins)
    player.coins += gained
    if table.log is not None:
        table.tell(events.coins_gained, rule, seat=seat, amount=gained)
        if gained < amount:
            table.tell(events.coins_over_limit, "DR-LIMIT-01", seat=seat, amount=amount - gained)


def lose_coins(table: Table[State], seat: int, amount: int, rule: str) -> None:
    """Give coins back to the reserve, as far as there are any."""
    player = table.state.players[seat]
    lost = min(amount, player.coins)
    player.coins -= lost
    if table.log is not None:
        table.tell(events.coins_lost, rule, seat=seat, amount=lost)
        if lost < amount:
            table.tell(events.no_more_coins, "DR-LIMIT-02", seat=seat, amount=amount - lost)


def wound(table: Table[State], seat: int, amount: int, rule: str) -> None:
    """Receive wounds."""
    table.state.players[seat].wounds += amount
    if table.log is not None:
        table.tell(events.wounded, rule, seat=seat, amount=amount)


def heal(table: Table[State], seat: int, amount: int, rule: str) -> None:
    """Discard wounds, as far as there are any."""
    player = table.state.players[seat]
    healed = min(amount, player.wounds)
    player.wounds -= healed
    if table.log is not None:
        table.tell(events.healed, rule, seat=seat, amount=healed)
        if healed < amount:
            table.tell(events.potion_wasted, "DR-LIMIT-04", seat=seat, amount=amount - healed)


def take_item(table: Table[State], seat: int, item: str, rule: str) -> None:
    """Take an item card from the reserve into the hand."""
    state = table.state
    state.reserve[item] -= 1
    state.players[seat].items += (item,)
    if table.log is not None:
        table.tell(events.item_taken, rule, seat=seat, item=item)


def return_item(table: Table[State], seat: int, item: str, rule: str) -> None:
    """Put a used item card back into the reserve."""
    table.state.reserve[item] += 1
    if table.log is not None:
        table.tell(events.item_returned, rule, seat=seat, item=item)
