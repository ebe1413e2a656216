"""Preparing the game (SETUP)."""

from delvers.games.raiders.rules.components import LEVELS, ROOMS, Character, Content
from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.spec import Settings


def set_up(content: Content, seats: int, options: Settings, dice: Dice) -> State:
    """Build both decks, deal the characters and, for the variant, the map card."""
    rooms = Deck.of(content.rooms)
    removed_rooms = tuple(rooms.draw(dice) for _ in range(len(content.rooms) - ROOMS))
    rooms.bottom.append(Deck.of(content.bosses).draw(dice))
    levels = Deck.of(content.levels)
    removed_levels = tuple(levels.draw(dice) for _ in range(len(content.levels) - LEVELS))
    characters = Deck.of(content.characters)
    reserve = dict(content.components.items)
    players = [deal(content.characters[characters.draw(dice)], reserve) for _ in range(seats)]
    starter = dice.pick(seats) if options["tactical"] else None
    state = State(dice, players, rooms, removed_rooms, levels, removed_levels, reserve, starter)
    state.content = content
    return state


def deal(card: Character, reserve: dict[str, int]) -> Player:
    """A player with the coins, wounds and items of the character card."""
    for item in card.items:
        reserve[item] -= 1
    return Player(card.id, card.coins, card.wounds, card.items)
