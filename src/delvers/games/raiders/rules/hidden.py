"""Dealing anew what a seat cannot know.

Every pool is sorted before it is dealt from: what is dealt follows from what the seat knows and
from the dice, never from how the hidden cards really lie.
"""

from delvers.games.raiders.rules.cards import NUMBER, USE_TORCH, kinds_in, lay_ask, take_from_hand
from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.dice import Dice


def determinize(state: State, seat: int | None, dice: Dice) -> None:
    """Change hidden rooms, levels, boss, cards laid face down and the dice to come.

    What another player holds besides a card laid face down follows from what all have seen (the
    characters' items, the chambers, the cards played), so hands stay as they are.
    """
    redeal_rooms(state, seat, dice)
    redeal_boss(state, seat, dice)
    redeal_levels(state, dice)
    for other, player in enumerate(state.players):
        if other != seat and player.laid and not player.is_open:
            lay_anew(state, other, player, dice)
    state.dice = Dice(dice.next64())


def unseen_places(state: State, seat: int | None) -> list[int]:
    """The places of the row whose rooms the seat has not seen."""
    knows = state.players[seat].knows if seat is not None else ()
    return [at for at, is_up in enumerate(state.face_up) if not is_up and at not in knows]


def redeal_rooms(state: State, seat: int | None, dice: Dice) -> None:
    """Mix the rooms in the deck, out of the game and unseen in the row."""
    places = [at for at in unseen_places(state, seat) if state.row[at] in state.content.rooms]
    pool = [*state.rooms.cards, *state.removed_rooms, *(state.row[at] for at in places)]
    pool = dice.shuffled(sorted(pool))
    row = [*state.row]
    for at in places:
        row[at] = pool.pop()
    state.row = tuple(row)
    state.removed_rooms = tuple(pool.pop() for _ in state.removed_rooms)
    state.rooms.cards = pool


def redeal_boss(state: State, seat: int | None, dice: Dice) -> None:
    """Any boss may lie at the bottom, or unseen at the end of the last row."""
    if state.rooms.bottom:
        state.rooms.bottom = [dice.choice([*state.content.bosses])]
    for at in unseen_places(state, seat):
        if state.row[at] in state.content.bosses:
            row = [*state.row]
            row[at] = dice.choice([*state.content.bosses])
            state.row = tuple(row)


def redeal_levels(state: State, dice: Dice) -> None:
    """Mix the levels in the deck with those out of the game."""
    pool = dice.shuffled(sorted([*state.levels.cards, *state.removed_levels]))
    state.removed_levels = tuple(pool.pop() for _ in state.removed_levels)
    state.levels.cards = pool


def lay_anew(state: State, seat: int, player: Player, dice: Dice) -> None:
    """Take a card laid face down back and lay any that could have been laid."""
    number = NUMBER.get(player.laid)
    if number is None:
        player.items += (player.laid,)
    else:
        player.powers = tuple(sorted((*player.powers, number)))
    player.items = tuple(sorted(player.items))
    place, is_second = state.content.places[state.row[state.room]], state.step == "gaze"
    ask = lay_ask(
        seat, player.powers, kinds_in(player.items), place, False, is_second, "DR-PLAY-03"
    )
    player.laid = dice.choice([option for option in ask.options if option != USE_TORCH])
    take_from_hand(player, player.laid)
