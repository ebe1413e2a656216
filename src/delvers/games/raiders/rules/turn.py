"""Going through the dungeon, room by room (PLAY)."""

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.cards import NUMBER, VALUE, value_in
from delvers.games.raiders.rules.components import LEVELS, ROW, Boss, Room
from delvers.games.raiders.rules.final_count import make_final_count
from delvers.games.raiders.rules.laying import lay_cards, reveal_cards, show_second_cards
from delvers.games.raiders.rules.level import build_level, complete_level
from delvers.games.raiders.rules.purse import return_item
from delvers.games.raiders.rules.rooms import resolve
from delvers.games.raiders.rules.state import Player, State
from delvers.games.raiders.rules.tactical import clockwise, pass_map
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import CHECKPOINT, Rule
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
        if state.step == "enter":
            yield CHECKPOINT
        yield from go_through_room(table)
        if state.room == ROW:
            complete_level(table)
    make_final_count(table)


def tell_setup(table: Table[State]) -> None:
    """What was taken out, who plays which character with what, and who holds the map card."""
    state = table.state
    table.tell(
        events.decks_built,
        "DR-SETUP-04",
        rooms=len(state.removed_rooms),
        levels=len(state.removed_levels),
    )
    for seat, player in enumerate(state.players):
        table.tell(events.character_dealt, "DR-SETUP-11", seat=seat, character=player.character)
        tell_belongings(table, seat, player)
    if state.starter is not None:
        table.tell_to(
            REVEALED,
            events.map_given,
            "DR-VAR-TACTIC-02",
            seat=state.starter,
            number=state.starter + 1,
            sides=len(state.players),
        )


def tell_belongings(table: Table[State], seat: int, player: Player) -> None:
    """What the character card gives its player to begin with."""
    rule = table.state.content.clauses[player.character]
    table.tell(
        events.starts_with,
        rule,
        seat=seat,
        coins=player.coins,
        wounds=player.wounds,
        items=[*player.items],
    )


def go_through_room(table: Table[State]) -> Rule[None]:
    """Enter, lay cards, look into crystal balls, resolve; `step` tells how far we are."""
    state = table.state
    if state.step == "enter":
        enter_room(table)
    if state.step == "lay":
        yield from lay_cards(table)
        reveal_cards(table)
    while state.gazers:
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
            table.tell_to(REVEALED, events.room_revealed, "DR-PLAY-02", at=at, room=room)
    elif table.log is not None:
        table.tell(events.room_entered, "DR-PLAY-01", at=at, room=room)
    state.waiting = clockwise(state)
    state.step = "lay"


def resolve_room(table: Table[State]) -> None:
    """Carry the room out with the cards in play, then clear it away."""
    state = table.state
    room = state.content.room(state.row[state.room])
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
    values, boss = {}, room if isinstance(room, Boss) else None
    for seat, player in enumerate(table.state.players):
        value = value_in(room, player.laid) if boss else VALUE[player.laid]
        if value is not None:
            values[seat] = value
        elif table.log is not None and boss and boss.escape:
            table.tell(events.escaped, ESCAPE_RULES[boss.escape], seat=seat, boss=boss.id)
    return values


ESCAPE_RULES = {
    "torch": "DR-BOSS-14",
    "crystal ball": "DR-BOSS-16",
    "key": "DR-BOSS-19",
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
    "crystal ball": "DR-BOSS-24",
}
