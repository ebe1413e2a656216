"""Every kind of event of Dungeon Raiders, with its parameters.

A `seat` is a player, `seats` are several; rooms, monsters, traps and items stand by their ids.
"""

from delvers.games.raiders.rules.components import Target
from delvers.kernel.events import event, kinds_in

# -- setting up ------------------------------------------------------------------------------------


@event
def decks_built(*, rooms: int, levels: int) -> None:
    """So many rooms and level cards were taken out unseen."""


@event
def character_dealt(*, seat: int, character: str) -> None:
    """A player gets a character card."""


@event
def starts_with(*, seat: int, coins: int, wounds: int, items: list[str]) -> None:
    """What the character card gives its player to begin with."""


@event
def map_given(*, seat: int, number: int, sides: int) -> None:
    """The dice give the map card to a player."""


# -- going through the dungeon ---------------------------------------------------------------------


@event
def level_built(*, level: int, card: str, row: list[str | None]) -> None:
    """A level card is turned up; `row` are its rooms, None where one lies face down."""


@event
def level_completed(*, level: int) -> None:
    """All take their power cards back."""


@event
def room_entered(*, at: int, room: str) -> None:
    """A room that lies face up is entered."""


@event
def room_revealed(*, at: int, room: str) -> None:
    """A room that lay face down is entered and turned up."""


@event
def map_passed(*, seat: int, value: int) -> None:
    """The map card goes to the highest value."""


# -- laying cards ----------------------------------------------------------------------------------


@event
def card_laid(*, seat: int) -> None:
    """A card is laid face down."""


@event
def card_laid_open(*, seat: int, card: str) -> None:
    """A card is laid face up."""


@event
def cards_revealed(*, cards: dict[str, str]) -> None:
    """Cards are turned up together; they stand by the numbers of their seats."""


@event
def torch_used(*, seat: int) -> None:
    """A torch is used."""


@event
def rooms_seen(*, seat: int, at: list[int], rooms: list[str]) -> None:
    """What a torch shows: the rooms at these places of the row."""


# -- what a room does ------------------------------------------------------------------------------


@event
def coins_gained(*, seat: int, amount: int) -> None:
    """A player takes coins."""


@event
def coins_over_limit(*, seat: int, amount: int) -> None:
    """Coins are left behind, because nobody can carry more."""


@event
def coins_lost(*, seat: int, amount: int) -> None:
    """A player loses coins."""


@event
def no_more_coins(*, seat: int, amount: int) -> None:
    """A player would have to lose so many coins more."""


@event
def wounded(*, seat: int, amount: int) -> None:
    """A player takes wounds."""


@event
def healed(*, seat: int, amount: int) -> None:
    """A player loses wounds."""


@event
def potion_wasted(*, seat: int, amount: int) -> None:
    """A potion would heal so many wounds more."""


@event
def item_taken(*, seat: int, item: str) -> None:
    """A player takes an item from the reserve."""


@event
def item_returned(*, seat: int, item: str) -> None:
    """An item goes back to the reserve."""


@event
def item_short(*, item: str, seats: list[int], left: int) -> None:
    """The reserve has too few items for all who would get one."""


@event
def chest_opened(*, chest: int, value: int, seats: list[int]) -> None:
    """A chest goes to those whose card has this value."""


@event
def chest_for_nobody(*, chest: int) -> None:
    """All values are equal, so nobody is second."""


@event
def chest_too_small(*, seats: list[int], chest: int) -> None:
    """A chest has fewer coins than there are players to share it."""


@event
def remainder_lost(*, amount: int) -> None:
    """Coins of a chest that cannot be shared."""


@event
def monster_beaten(*, monster: str, total: int, strength: int) -> None:
    """All values together reach the strength."""


@event
def monster_unbeaten(*, monster: str, total: int, strength: int) -> None:
    """All values together do not reach the strength."""


@event
def monster_attacks(*, monster: str, value: int, seats: list[int]) -> None:
    """A monster attacks those whose card has this value."""


@event
def unbeatable(*, boss: str) -> None:
    """A boss that has no strength cannot be beaten."""


@event
def reward_for_highest(*, boss: str, value: int, seats: list[int]) -> None:
    """Coins for the highest value."""


@event
def no_reward(*, boss: str) -> None:
    """All values are equal, so there are no coins."""


@event
def escaped(*, seat: int, boss: str) -> None:
    """A player escapes from a boss by an item."""


@event
def all_escaped(*, boss: str) -> None:
    """Nobody is left for a boss to attack."""


@event
def eliminated(*, seat: int, boss: str) -> None:
    """A player is out of the game."""


@event
def trap_springs(*, trap: str, highest: int, target: Target, have: int, seats: list[int]) -> None:
    """A trap hits those with the most coins, or with the fewest wounds: so many they `have`."""


@event
def trap_harmless(*, trap: str, highest: int) -> None:
    """The highest value lets a trap do nothing."""


# -- the final count -------------------------------------------------------------------------------


@event
def counted(*, seat: int, coins: int, wounds: int) -> None:
    """What a survivor has at the end."""


@event
def fainted(*, seat: int, wounds: int) -> None:
    """A player has the most wounds and drops out."""


@event
def nobody_faints_equal(*, wounds: int) -> None:
    """All who are left have the same number of wounds."""


@event
def nobody_faints_tied(*, wounds: int, seats: list[int]) -> None:
    """Of three players several have the most wounds."""


@event
def game_won(*, winners: list[int]) -> None:
    """The game is over, and somebody has won."""


@event
def game_lost(*, winners: list[int]) -> None:
    """The game is over, and nobody has won."""


KINDS = kinds_in(globals())
