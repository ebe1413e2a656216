"""Preparing the game (SETUP)."""

from delvers.games.raiders.rules.components import CONTENT
from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.spec import Settings

REMOVED_ROOMS = 6
REMOVED_LEVELS = 2


def set_up(seats: int, options: Settings, dice: Dice) -> State:
    """Build both decks, deal the characters and, for the variant, the map card."""
    rooms = Deck.of(CONTENT.rooms)
    removed_rooms = tuple(rooms.draw(dice) for _ in range(REMOVED_ROOMS))
    rooms.bottom.append(Deck.of(CONTENT.bosses).draw(dice))
    levels = Deck.of(CONTENT.levels)
    removed_levels = tuple(levels.draw(dice) for _ in range(REMOVED_LEVELS))
    characters = Deck.of(CONTENT.characters)
    reserve = dict(CONTENT.components.items)
    players = [deal(characters.draw(dice), reserve) for _ in range(seats)]
    starter = dice.pick(seats) if options["tactical"] else None
    return State(
        dice, players, rooms, removed_rooms, levels, removed_levels, reserve, starter=starter
    )


def deal(character: str, reserve: dict[str, int]) -> Player:
    """A player with the coins, wounds and items of the character card."""
    card = CONTENT.characters[character]
    for item in card.items:
        reserve[item] -= 1
    return Player(card.id, card.coins, card.wounds, card.items)
