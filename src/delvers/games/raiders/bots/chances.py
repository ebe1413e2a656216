"""How likely things are when every opponent lays any card of a hand, each equally likely."""

import functools
from typing import Final, TypeAlias

Hand: TypeAlias = tuple[int, ...]
Hands: TypeAlias = tuple[Hand, ...]

KEPT: Final = 1 << 15
"""How many answers each question remembers."""


@functools.lru_cache(KEPT)
def expected_coins(hands: Hands, value: int, chests: tuple[int, ...]) -> float:
    """What a card of this value brings in a treasure room, on average."""
    coins = expected_share(hands, value, chests[0])
    if len(chests) > 1:
        for above in range(value + 1, 6):
            with_winner = expected_share(hands, value, chests[1], above)
            coins += with_winner - expected_share(hands, value, chests[1])
    return coins


def expected_share(hands: Hands, value: int, chest: int, above: int = 0) -> float:
    """The average share of a chest, 0 whenever a card higher than value and not `above` is laid."""
    ties = [1.0]
    for hand in hands:
        same = hand.count(value) / len(hand)
        lower = sum(card < value or card == above for card in hand) / len(hand)
        ties = [
            chance * lower + fewer * same
            for chance, fewer in zip([*ties, 0.0], [0.0, *ties], strict=True)
        ]
    return sum(chance * (chest // (others + 1)) for others, chance in enumerate(ties))


@functools.lru_cache(KEPT)
def chance_of_attack(hands: Hands, value: int, strength: int) -> float:
    """How likely it is that no card is lower than value and all together are too weak."""
    totals = {value: 1.0}
    for hand in hands:
        reached: dict[int, float] = {}
        for card in hand:
            if card >= value:
                for total, chance in totals.items():
                    sum_with = total + card
                    reached[sum_with] = reached.get(sum_with, 0.0) + chance / len(hand)
        totals = reached
    return sum(chance for total, chance in totals.items() if total < strength)


@functools.lru_cache(KEPT)
def chances_of_highest(hands: Hands, value: int) -> tuple[float, ...]:
    """How likely 1, 2, 3, 4 and 5 are to be the highest value when value is laid too."""
    at_most = [0.0]
    for highest in range(1, 6):
        chance = float(highest >= value)
        for hand in hands:
            chance *= sum(card <= highest for card in hand) / len(hand)
        at_most.append(chance)
    return tuple(at_most[highest] - at_most[highest - 1] for highest in range(1, 6))


@functools.lru_cache(KEPT)
def chance_of_being_highest(hands: Hands, value: int) -> float:
    """How likely it is that no card is higher than value."""
    chance = 1.0
    for hand in hands:
        chance *= sum(card <= value for card in hand) / len(hand)
    return chance
