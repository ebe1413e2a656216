"""Experience, gold and valuables that fall to the party (XP, INV, TREASURE)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.events import REVEALED


def earn(table: Dungeon, exp: int, source: Reason, rule: str) -> None:
    """The party notes experience."""
    if exp > 0:
        table.state.party.exp += exp
        table.tell(events.experience, rule, amount=exp, source=source)


def gain_gold(
    table: Dungeon, amount: int, source: Reason, rule: str, finder: int = NOWHERE
) -> None:
    """Gold goes into the common purse; in a Gold Fever its finder keeps it."""
    if amount > 0:
        keeper = keeper_of(table.state, finder)
        if keeper is None:
            table.state.party.gold += amount
        else:
            keeper.gold += amount
        table.tell_to(REVEALED, events.gold_found, rule, amount=amount, source=source)


def keeper_of(state: State, finder: int) -> Hero | None:
    """The hero who keeps what he finds, in a Gold Fever."""
    if not state.rules.gold_fever:
        return None
    return next((h for h in state.heroes if h.number == finder and not h.is_escort), None)


def gain_valuable(table: Dungeon, item: str, rule: str, finder: int = NOWHERE) -> None:
    """Valuables, reagents and recipes are shared and take no slot; not so in a Gold Fever."""
    party, keeper = table.state.party, keeper_of(table.state, finder)
    owner = keeper or party
    (owner.recipes if item in table.state.content.recipes else owner.valuables).append(item)
    table.tell_to(REVEALED, events.valuable_found, rule, item=item)
