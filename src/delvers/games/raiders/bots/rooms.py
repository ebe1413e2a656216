"""What a card is worth in each kind of room, measured in coins."""

from collections.abc import Callable
from typing import Any, Final

from delvers.games.raiders.bots.chances import (
    Hands,
    chance_of_attack,
    chance_of_being_highest,
    chances_of_highest,
    expected_coins,
)
from delvers.games.raiders.bots.situation import Situation
from delvers.games.raiders.rules.benefits import COINS, POTION
from delvers.games.raiders.rules.components import Boss, Chamber, Monster, Room, Trap, Treasure
from delvers.games.raiders.rules.state import MOST_COINS

RIVAL: Final = 0.3
"""What a loss of one rival is worth to us, beside a gain of our own."""
ITEM_WORTH: Final = {"torch": 0.3, "crystal ball": 0.8, "key": 1.2, "sword": 1.2}
"""What an item in hand is worth with a whole game to come."""
ELIMINATION: Final = 10.0
UNBEATABLE: Final = 100


def worth_in(room: Room, situation: Situation, hands: Hands, value: int) -> float:
    """What laying a card of this value brings, when the opponents lay from these hands."""
    return WORTH[type(room)](room, situation, hands, value)


def treasure_worth(room: Treasure, situation: Situation, hands: Hands, value: int) -> float:
    """The expected share of the chests, as far as the purse can hold it."""
    space = MOST_COINS - situation.coins[situation.seat]
    return min(space, expected_coins(hands, value, room.chests))


def monster_worth(room: Monster, situation: Situation, hands: Hands, value: int) -> float:
    """The wounds to be feared."""
    danger = chance_of_attack(hands, value, room.strength[situation.seats])
    return -danger * situation.cost_of_wounds(room.wounds)


def chamber_worth(room: Chamber, situation: Situation, hands: Hands, value: int) -> float:  # noqa: ARG001
    """The benefit with this number."""
    benefit, seat = room.benefits[value - 1], situation.seat
    if coins := COINS.read(benefit):
        return min(*coins, MOST_COINS - situation.coins[seat])
    if potion := POTION.read(benefit):
        return -situation.cost_of_wounds(-min(*potion, situation.wounds[seat]))
    return item_worth(benefit, situation)


def item_worth(item: str, situation: Situation) -> float:
    """What an item will still bring; after the last room, nothing."""
    return ITEM_WORTH[item] * min(1.0, (situation.rooms_left - 1) / 10)


def trap_worth(room: Trap, situation: Situation, hands: Hands, value: int) -> float:
    """What the trap takes from us, or from those who are ahead of us."""
    chances = chances_of_highest(hands, value)
    penalty = sum(
        chance * hit for chance, hit in zip(chances, room.penalties, strict=True) if chance
    )
    if room.target == "most_coins":
        measure, unit = situation.coins, 1.0
        is_hit = measure[situation.seat] == max(measure)
    else:
        measure, unit = situation.wounds, situation.cost_of_wounds(1)
        is_hit = measure[situation.seat] == min(measure)
    return penalty * unit * (-1.0 if is_hit else RIVAL)


def boss_worth(boss: Boss, situation: Situation, hands: Hands, value: int) -> float:
    """A boss that is still to come: its attack, and its coins for the highest value."""
    value, hands = (
        counted(boss, value),
        tuple(tuple(counted(boss, card) for card in hand) for hand in hands),
    )
    if boss.attacks == "highest":
        danger = chance_of_being_highest(hands, value)
    else:
        strength = boss.strength.get(situation.seats, UNBEATABLE)
        danger = chance_of_attack(hands, value, strength)
    harm = situation.cost_of_wounds(boss.wounds) + boss.coins_lost + boss.eliminates * ELIMINATION
    reward = boss.coins_for_highest * chance_of_being_highest(hands, value)
    return reward - danger * harm


def counted(boss: Boss, value: int) -> int:
    """What a value counts before this boss."""
    return boss.fives_count_as if value == 5 else value


WORTH: Final[dict[type, Callable[[Any, Situation, Hands, int], float]]] = {
    Treasure: treasure_worth,
    Monster: monster_worth,
    Chamber: chamber_worth,
    Trap: trap_worth,
    Boss: boss_worth,
}
