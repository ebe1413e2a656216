"""The cards in a hand: their values, and where an item has a use (ITEM)."""

import functools
from typing import Final

from delvers.games.raiders.rules import options, prompts
from delvers.games.raiders.rules.components import ITEMS, Boss, Room
from delvers.games.raiders.rules.state import ALL_POWERS, Player
from delvers.kernel.requests import Ask

USE_TORCH: Final = options.USE_TORCH()
BALL: Final = options.LAY_BALL()
POWER: Final = {number: options.LAY_POWER(number) for number in ALL_POWERS}
NUMBER: Final = {card: number for number, card in POWER.items()}
VALUE: Final = {**NUMBER, "key": 5, "sword": 5}

USABLE: Final = {
    "treasure": (BALL, "key"),
    "monster": (BALL, "sword"),
    "chamber": (BALL,),
    "trap": (BALL,),
    "boss": (BALL, "sword"),
    "boss torch": (BALL, "sword", "torch"),
    "boss crystal ball": (BALL, "sword"),
    "boss key": (BALL, "sword", "key"),
}
"""The items that may be laid at each place; the ball against the necromancer is an escape."""


def value_in(room: Room, card: str) -> int | None:
    """What a card counts in a room; None for the card that escapes from its boss."""
    if isinstance(room, Boss):
        if card == room.escape:
            return None
        return room.fives_count_as if VALUE[card] == 5 else VALUE[card]
    return VALUE[card]


def why_not(item: str, place: str) -> str:
    """The clause that keeps an item from being laid at a place."""
    if place.startswith("boss"):
        return {"torch": "DR-RULING-05", "key": "DR-RULING-06"}[item]
    if place == "chamber" and item != "torch":
        return "DR-RULING-44"
    return {"torch": "DR-ITEM-08", "key": "DR-ITEM-14", "sword": "DR-ITEM-17"}[item]


@functools.lru_cache(maxsize=1 << 12)
def kinds_in(items: tuple[str, ...]) -> tuple[str, ...]:
    """Each item once, in the order of the rules: more of them make no other question."""
    return tuple([item for item in ITEMS if item in items])


@functools.lru_cache(maxsize=1 << 16)
def lay_ask(
    seat: int,
    powers: tuple[int, ...],
    items: tuple[str, ...],
    place: str,
    is_dark: bool,
    is_second: bool,
    rule: str,
) -> Ask:
    """Which card to lay, or a torch to use first; with what a rule forbids.

    `items` are the kinds in the hand.
    """
    open_cards = [POWER[number] for number in powers]
    refused = {POWER[number]: "DR-PLAY-11" for number in ALL_POWERS if number not in powers}
    for item in items:
        if item not in USABLE[place]:
            refused[item] = why_not(item, place)
        else:
            open_cards.append(item)
    if "torch" in items:
        if is_dark:
            open_cards.append(USE_TORCH)
        else:
            refused[USE_TORCH] = "DR-RULING-20"
    prompt = prompts.LAY_SECOND_CARD() if is_second else prompts.LAY_CARD()
    return Ask(seat, tuple(open_cards), rule, prompt, refused)


@functools.cache
def torch_ask(seat: int) -> Ask:
    """Whoever holds a torch may use it while others choose."""
    return Ask(seat, (USE_TORCH,), "DR-ITEM-03", prompts.USE_TORCH(), optional=True)


def absent_choice(ask: Ask) -> str:
    """The lowest power card is laid for a player who does not act in time (DR-RULING-71)."""
    return min(NUMBER.keys() & set(ask.options))


def final_choice(option: str) -> str:
    """The clause by which a laid card stays; a torch is used, not laid."""
    return "" if option == USE_TORCH else "DR-RULING-23"


def take_from_hand(player: Player, card: str) -> None:
    """The card leaves the hand."""
    number = NUMBER.get(card)
    if number is None:
        at = player.items.index(card)
        player.items = player.items[:at] + player.items[at + 1 :]
    else:
        player.powers = without(player.powers, number)


@functools.cache
def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The numbers in the same order, less the one."""
    return tuple(other for other in numbers if other != number)
