"""Going through the dungeon, room by room (PLAY)."""

from collections.abc import Iterable

from delvers.games.raiders.cards import (
    BALL,
    NUMBER,
    USE_TORCH,
    lay_ask,
    place_of,
    take_from_hand,
    torch_ask,
    value_in,
)
from delvers.games.raiders.components import CONTENT, ROW, Room
from delvers.games.raiders.final_count import make_final_count
from delvers.games.raiders.level import build_level, complete_level, is_dark
from delvers.games.raiders.purse import return_item
from delvers.games.raiders.rooms import resolve
from delvers.games.raiders.state import LEVELS, State
from delvers.games.raiders.tactical import clockwise, pass_map
from delvers.kernel.events import Value
from delvers.kernel.requests import Ask, AskAll, Rule
from delvers.kernel.table import Table


def play(table: Table[State]) -> Rule[None]:
    """Five levels of five rooms, then the final count."""
    state = table.state
    if state.is_over:
        return
    if state.level == 0:
        tell_setup(table)
    while state.row or state.level < LEVELS:
        if not state.row:
            build_level(table)
        yield from go_through_room(table)
        if state.room == ROW:
            complete_level(table)
    make_final_count(table)


def tell_setup(table: Table[State]) -> None:
    """Who plays which character, and who holds the map card."""
    state = table.state
    for seat, player in enumerate(state.players):
        table.tell("character_dealt", "DR-SETUP-11", seat=seat, character=player.character)
    if state.starter is not None:
        table.tell("map_given", "DR-VAR-TACTIC-02", reveals=True, seat=state.starter)


def go_through_room(table: Table[State]) -> Rule[None]:
    """Enter, lay cards, look into crystal balls, resolve; `step` tells how far we are."""
    state = table.state
    if state.step == "enter":
        enter_room(table)
    if state.step == "lay":
        yield from lay_cards(table)
        reveal_cards(table)
    if state.gazers:
        yield from lay_cards(table)
        show_second_cards(table)
    resolve_room(table)


def enter_room(table: Table[State]) -> None:
    """The leftmost room left is entered, and turned face up for everybody."""
    state = table.state
    at, room = state.room, state.row[state.room]
    if not state.face_up[at]:
        state.face_up = (*state.face_up[:at], True, *state.face_up[at + 1 :])
        if table.log is not None:
            table.tell("room_revealed", "DR-PLAY-02", reveals=True, at=at, room=room)
    elif table.log is not None:
        table.tell("room_entered", "DR-PLAY-01", at=at, room=room)
    state.waiting = clockwise(state)
    state.step = "lay"


# -- laying cards ----------------------------------------------------------------------------------


def lay_cards(table: Table[State]) -> Rule[None]:
    """Wait until each waiting seat has laid a card; a torch may be used meanwhile by anyone."""
    state = table.state
    asks = asks_for_cards(table)
    while state.waiting:
        seat, card = yield AskAll(asks, checkpoint=True)
        if card == USE_TORCH:
            use_torch(table, seat)
        else:
            lay(table, seat, card)
        asks = asks_for_cards(table) if state.is_tactical else renewed(table, asks, seat)


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
    asks = asks.copy()
    ask = ask_for_card(table, seat)
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
    player, dark = state.players[seat], is_dark(state)
    if seat in (state.waiting if state.starter is None else state.waiting[:1]):
        place, is_second = PLACES[state.row[state.room]], state.step == "gaze"
        rule = laying_rule(state)
        ask = lay_ask(seat, player.powers, player.items, place, dark, is_second, rule)
        if len(ask.options) > 1:
            return ask
        lay(table, seat, ask.options[0])
    return torch_ask(seat) if dark and "torch" in player.items else None


PLACES = {room.id: place_of(room) for room in (*CONTENT.rooms.values(), *CONTENT.bosses.values())}


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
    """The card leaves the hand and lies before its player, face down (in the variant face up)."""
    state = table.state
    player = state.players[seat]
    rule = laying_rule(state) if table.log is not None else ""
    take_from_hand(player, card)
    player.laid = card
    player.is_open = state.is_tactical
    state.waiting = tuple(other for other in state.waiting if other != seat)
    if table.log is not None:
        if state.is_tactical:
            table.tell("card_laid_open", rule, reveals=True, known=(seat,), seat=seat, card=card)
        else:
            table.tell("card_laid", rule, seat=seat)


def reveal_cards(table: Table[State]) -> None:
    """All laid cards are turned up; whoever laid a crystal ball will lay a second card."""
    state = table.state
    gazes = PLACES[state.row[state.room]] != "boss crystal ball"
    for player in state.players:
        player.is_open = True
    if table.log is not None and not state.is_tactical:
        tell_cards(table, "DR-PLAY-05", range(len(state.players)))
    state.step = "gaze"
    if gazes:
        state.gazers = tuple(s for s in clockwise(state) if state.players[s].laid == BALL)
    if state.gazers:
        state.waiting = state.gazers
        if not state.is_tactical:
            return_balls(table, state.gazers, "DR-ITEM-12")
            for seat in state.gazers:
                state.players[seat].laid = ""


def return_balls(table: Table[State], seats: tuple[int, ...], rule: str) -> None:
    """The crystal balls that were looked into go back to the reserve."""
    for seat in seats:
        return_item(table, seat, BALL, rule)


def show_second_cards(table: Table[State]) -> None:
    """The cards laid after crystal balls are turned up together (in the variant they are up)."""
    state = table.state
    if state.is_tactical:
        return_balls(table, state.gazers, "DR-VAR-TACTIC-08")
    elif table.log is not None:
        tell_cards(table, "DR-ITEM-10" if len(state.gazers) == 1 else "DR-ITEM-11", state.gazers)
    for seat in state.gazers:
        state.players[seat].is_open = True
    state.gazers = ()


def tell_cards(table: Table[State], rule: str, seats: Iterable[int]) -> None:
    """Say which cards the seats have in play."""
    cards: dict[str, Value] = {str(seat): table.state.players[seat].laid for seat in seats}
    table.tell("cards_revealed", rule, reveals=True, cards=cards)


def use_torch(table: Table[State], seat: int) -> None:
    """Look secretly at every face-down room of the row; the torch is used up."""
    state = table.state
    player = state.players[seat]
    take_from_hand(player, "torch")
    dark: list[Value] = [at for at, is_up in enumerate(state.face_up) if not is_up]
    player.knows = tuple(at for at, is_up in enumerate(state.face_up) if not is_up)
    if table.log is not None:
        table.tell("torch_used", "DR-ITEM-05", seat=seat)
        rooms: list[Value] = [state.row[at] for at in player.knows]
        table.tell(
            "rooms_seen", "DR-ITEM-05", to=(seat,), reveals=True, seat=seat, at=dark, rooms=rooms
        )
    return_item(table, seat, "torch", "DR-ITEM-07")


# -- resolving -------------------------------------------------------------------------------------


def resolve_room(table: Table[State]) -> None:
    """Carry the room out with the cards in play, then clear it away."""
    state = table.state
    room = CONTENT.room(state.row[state.room])
    values = values_in_play(table, room)
    resolve(table, room, values)
    put_cards_away(table)
    state.discarded = (*state.discarded, room.id)
    state.room += 1
    state.step = "enter"
    if state.is_tactical and values:
        pass_map(table, values)


def values_in_play(table: Table[State], room: Room) -> dict[int, int]:
    """What each player's card counts; those who escape are left out."""
    values = {}
    for seat, player in enumerate(table.state.players):
        value = value_in(room, player.laid)
        if value is not None:
            values[seat] = value
        elif table.log is not None:
            table.tell("escaped", ESCAPE_RULES[room.id], seat=seat, boss=room.id)
    return values


ESCAPE_RULES = {
    "wolf_pack": "DR-BOSS-14",
    "necromancer": "DR-BOSS-16",
    "megadragon": "DR-BOSS-19",
}


def put_cards_away(table: Table[State]) -> None:
    """Power cards join their owner's pile for the level; items go back to the reserve."""
    for seat, player in enumerate(table.state.players):
        number = NUMBER.get(player.laid)
        if number is not None:
            player.played = (*player.played, number)
        else:
            return_item(table, seat, player.laid, RETURN_RULES[player.laid])
        player.laid = ""
        player.is_open = False


RETURN_RULES = {
    "key": "DR-ITEM-16",
    "sword": "DR-ITEM-19",
    "torch": "DR-BOSS-24",
    BALL: "DR-BOSS-24",
}
