"""Laying cards: at the same time or in turn, after a look into a crystal ball, by torchlight."""

from collections.abc import Iterable

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.cards import (
    BALL,
    USE_TORCH,
    kinds_in,
    lay_ask,
    take_from_hand,
    torch_ask,
    without,
)
from delvers.games.raiders.rules.level import is_dark
from delvers.games.raiders.rules.purse import return_item
from delvers.games.raiders.rules.state import State
from delvers.games.raiders.rules.tactical import clockwise
from delvers.kernel.events import REVEALED, Audience
from delvers.kernel.requests import Ask, AskAll, Rule
from delvers.kernel.table import Table


def lay_cards(table: Table[State]) -> Rule[None]:
    """Wait until each waiting seat has laid a card; a torch may be used meanwhile by anyone."""
    state = table.state
    asked = AskAll(asks_for_cards(table), checkpoint=True)
    while state.waiting:
        seat, card = yield asked
        if card == USE_TORCH:
            use_torch(table, seat)
        else:
            lay(table, seat, card)
        if state.starter is None:
            asked.asks = renewed(table, asked.asks, seat)
        else:
            asked.asks = asks_for_cards(table)


def asks_for_cards(table: Table[State]) -> dict[int, Ask]:
    """What each seat is asked now, in the order of laying."""
    asks: dict[int, Ask] = {}
    for seat in clockwise(table.state):
        ask = ask_for_card(table, seat)
        if ask is not None:
            asks[seat] = ask
    return asks


def renewed(table: Table[State], asks: dict[int, Ask], seat: int) -> dict[int, Ask]:
    """The same questions, but for the seat that has just acted."""
    state, asks = table.state, asks.copy()
    is_done = seat not in state.waiting and "torch" not in state.players[seat].items
    ask = None if is_done else ask_for_card(table, seat)
    if ask is None:
        del asks[seat]
    else:
        asks[seat] = ask
    return asks


def ask_for_card(table: Table[State], seat: int) -> Ask | None:
    """Which card to lay, or whether to use a torch; a seat's only possible card is laid unasked.

    All who wait lay at the same time; in the tactical variant one after another.
    """
    state = table.state
    player = state.players[seat]
    dark = "torch" in player.items and is_dark(state)  # only who holds a torch minds the dark
    if seat in (state.waiting if state.starter is None else state.waiting[:1]):
        place, is_second = state.content.places[state.row[state.room]], state.step == "gaze"
        rule = laying_rule(state)
        held = kinds_in(player.items) if player.items else ()
        ask = lay_ask(seat, player.powers, held, place, dark, is_second, rule)
        if len(ask.options) > 1:
            return ask
        lay(table, seat, ask.options[0])
    return torch_ask(seat) if dark else None


def laying_rule(state: State) -> str:
    """The clause under which cards are being laid."""
    if state.step == "gaze":
        if state.is_tactical:
            return "DR-VAR-TACTIC-07"
        return "DR-ITEM-10" if len(state.gazers) == 1 else "DR-ITEM-11"
    if state.is_tactical:
        return "DR-VAR-TACTIC-03" if state.waiting[0] == state.starter else "DR-VAR-TACTIC-04"
    return "DR-PLAY-03"


def lay(table: Table[State], seat: int, card: str) -> None:
    """The card leaves the hand and lies before its player, face down or open."""
    state = table.state
    player = state.players[seat]
    rule = laying_rule(state) if table.log is not None else ""
    take_from_hand(player, card)
    player.laid = card
    player.is_open = is_laid_open(state)
    state.waiting = without(state.waiting, seat)
    if table.log is not None:
        if player.is_open:
            news = Audience(reveals=True, known=(seat,))
            table.tell_to(news, events.card_laid_open, rule, seat=seat, card=card)
        else:
            table.tell(events.card_laid, rule, seat=seat)


def is_laid_open(state: State) -> bool:
    """Whether cards are laid face up: in the variant, and by the only one with a crystal ball."""
    return state.starter is not None or (state.step == "gaze" and len(state.gazers) == 1)


def reveal_cards(table: Table[State]) -> None:
    """All laid cards are turned up at the same time."""
    state = table.state
    state.step = "gaze"
    for player in state.players:
        player.is_open = True
    if table.log is not None and not state.is_tactical:
        tell_cards(table, "DR-PLAY-05", range(len(state.players)))
    if state.content.places[state.row[state.room]] != "boss crystal ball":
        begin_gazing(table)


def begin_gazing(table: Table[State]) -> None:
    """Whoever laid a crystal ball has yet to lay another card, in the order of laying."""
    state = table.state
    gazers = tuple([seat for seat in clockwise(state) if state.players[seat].laid == BALL])
    state.gazers = state.waiting = gazers
    if not state.is_tactical:
        return_balls(table, state.gazers, "DR-ITEM-12")
        for seat in gazers:
            state.players[seat].laid = ""


def return_balls(table: Table[State], seats: tuple[int, ...], rule: str) -> None:
    """The crystal balls that were looked into go back to the reserve."""
    for seat in seats:
        return_item(table, seat, BALL, rule)


def show_second_cards(table: Table[State]) -> None:
    """The cards laid after crystal balls are turned up together; another ball is looked into."""
    state = table.state
    if state.is_tactical:
        return_balls(table, state.gazers, "DR-VAR-TACTIC-08")
    elif table.log is not None and not is_laid_open(state):
        tell_cards(table, "DR-ITEM-11", state.gazers)
    for seat in state.gazers:
        state.players[seat].is_open = True
    begin_gazing(table)


def tell_cards(table: Table[State], rule: str, seats: Iterable[int]) -> None:
    """Say which cards the seats have in play."""
    cards = {str(seat): table.state.players[seat].laid for seat in seats}
    table.tell_to(REVEALED, events.cards_revealed, rule, cards=cards)


def use_torch(table: Table[State], seat: int) -> None:
    """Look secretly at every face-down room of the row; the torch is used up."""
    state = table.state
    player = state.players[seat]
    take_from_hand(player, "torch")
    player.knows = tuple(at for at, is_up in enumerate(state.face_up) if not is_up)
    table.tell(events.torch_used, "DR-ITEM-04", seat=seat)
    places = [*player.knows]
    rooms = [state.row[at] for at in player.knows]
    owner = Audience((seat,), reveals=True)
    table.tell_to(owner, events.rooms_seen, "DR-ITEM-05", seat=seat, at=places, rooms=rooms)
    return_item(table, seat, "torch", "DR-ITEM-07")
