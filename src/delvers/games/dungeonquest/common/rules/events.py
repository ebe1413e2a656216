"""Every kind of event that both editions tell, with its parameters.

A `seat` is a player, `seats` are several; `at` is a space of the board and a `direction` a side of
it, both by their numbers; cards, tiles, heroes and monsters stand by their ids. A `why` or `cause`
is such an id too, or a key of the words that say why.
"""

from typing import Final

from delvers.games.dungeonquest.common.rules.reasons import EndOfTurn
from delvers.games.dungeonquest.common.rules.state import Attribute
from delvers.kernel.events import event, kinds_in

# -- setting out -----------------------------------------------------------------------------------


@event
def hero_dealt(*, seat: int, hero: str, runes: list[str]) -> None:
    """A player gets a hero and Runes."""


@event
def first_player(*, seat: int) -> None:
    """Who goes first and moves the sun."""


@event
def tower_chosen(*, seat: int, at: int) -> None:
    """A hero starts in a tower."""


# -- turns -----------------------------------------------------------------------------------------


@event
def turn_began(*, seat: int) -> None:
    """A turn begins."""


@event
def turn_ended(*, seat: int, reason: EndOfTurn) -> None:
    """A turn is over before it could go on."""


@event
def turn_skipped(*, seat: int) -> None:
    """A turn is lost."""


@event
def turns_lost(*, seat: int, count: int) -> None:
    """Turns to come are lost."""


@event
def declined(*, seat: int, what: str) -> None:
    """Something is left alone that might have been taken or done."""


@event
def sun_moved(*, sun: int) -> None:
    """The sun token moves on to a space of its track."""


@event
def sunset_near(*, seat: int, risk: int) -> None:
    """The first player rolls: up to this number the doors shut."""


@event
def doors_shut() -> None:
    """The sun has set, and nobody gets out any more."""


# -- the board -------------------------------------------------------------------------------------


@event
def moved(*, seat: int, at: int) -> None:
    """A figure goes into the next space."""


@event
def put(*, seat: int, at: int) -> None:
    """A special movement puts a figure into a space."""


@event
def changed_tower(*, seat: int, at: int) -> None:
    """A figure goes to another tower."""


@event
def tile_laid(*, seat: int, at: int, tile: str, entry: int) -> None:
    """A tile is laid with its entry arrow at a side."""


@event
def tile_turned(*, at: int, turns: int) -> None:
    """A tile is turned by quarters, clockwise."""


@event
def lost_in_the_dark(*, seat: int, direction: int) -> None:
    """A die leads where no way is open."""


@event
def entrance_found(*, seat: int, at: int) -> None:
    """A Catacomb Entrance marker is laid."""


@event
def entrance_there(*, seat: int, at: int) -> None:
    """There is a way down already."""


@event
def descended(*, seat: int, at: int, heading: int) -> None:
    """A hero goes below, with the arrow of his marker in a direction."""


@event
def way_below(*, seat: int, count: int, direction: int) -> None:
    """How far a hero has come below, and to which side he drifts."""


@event
def surfaced(*, seat: int, at: int) -> None:
    """A hero comes out of the catacombs."""


@event
def stayed_below(*, seat: int) -> None:
    """A hero stays in the catacombs."""


@event
def dragged(*, seat: int, at: int, heading: int) -> None:
    """A hero is dragged off below."""


@event
def searched(*, seat: int, at: int) -> None:
    """A hero searches his chamber."""


@event
def left(*, seat: int) -> None:
    """A hero leaves the dungeon."""


# -- cards -----------------------------------------------------------------------------------------


@event
def card_drawn(*, seat: int, deck: str, card: str) -> None:
    """A card of a deck is drawn."""


@event
def card_ignored(*, seat: int, card: str) -> None:
    """A card is put away unresolved."""


@event
def card_chosen(*, seat: int, card: str) -> None:
    """One of several cards is chosen."""


@event
def card_kept(*, seat: int, card: str) -> None:
    """A card must be kept and works from now on."""


@event
def card_rid(*, seat: int, card: str) -> None:
    """A card that was kept works no longer."""


@event
def deck_shuffled(*, deck: str) -> None:
    """A deck is shuffled with its discard pile."""


@event
def rune_used(*, seat: int, rune: str) -> None:
    """A Rune is used."""


@event
def loot_gained(*, seat: int, card: str) -> None:
    """A Loot card is taken."""


@event
def loot_gained_secretly(*, seat: int) -> None:
    """A Loot card is taken that others may not see."""


@event
def loot_used(*, seat: int, card: str) -> None:
    """A Loot card is used up."""


@event
def loot_lost(*, seat: int, card: str) -> None:
    """A Loot card is lost."""


@event
def nothing_to_lose(*, seat: int) -> None:
    """There is no other Loot card to lose."""


@event
def chest_opened(*, seat: int, gold: int) -> None:
    """What a Treasure Chest is worth."""


# -- dice, tests and wounds ------------------------------------------------------------------------


@event
def rolled(*, seat: int, dice: list[int], why: str) -> None:
    """Dice are rolled."""


@event
def die_rerolled(*, seat: int, number: int) -> None:
    """A die that showed this is rolled again."""


@event
def test_passed(
    *,
    seat: int,
    attribute: Attribute,
    total: int,
    value: int,
    load: int = 0,  # noqa: PT028  # no test of pytest
    help: int = 0,  # noqa: PT028
) -> None:
    """A test is passed; `load` is the part of the total, `help` that of the value that is added."""


@event
def test_failed(
    *,
    seat: int,
    attribute: Attribute,
    total: int,
    value: int,
    load: int = 0,  # noqa: PT028  # no test of pytest
    help: int = 0,  # noqa: PT028
) -> None:
    """A test is failed; `load` is the part of the total, `help` that of the value that is added."""


@event
def determination_gained(*, seat: int, count: int) -> None:
    """A hero takes Determination tokens."""


@event
def determination_spent(*, seat: int, count: int) -> None:
    """Determination tokens go back."""


@event
def wounded(*, seat: int, amount: int, cause: str) -> None:
    """A hero takes wounds."""


@event
def healed(*, seat: int, amount: int) -> None:
    """A hero loses wounds."""


@event
def died(*, seat: int, cause: str) -> None:
    """A hero dies."""


# -- dragon and monsters ---------------------------------------------------------------------------


@event
def dragon_rage(*, seats: list[int]) -> None:
    """The dragon wakes and burns everybody in his chamber."""


@event
def dragon_sleeps_again() -> None:
    """The Dragon cards are shuffled together again."""


@event
def fight_began(*, seat: int, monster: str, player: int) -> None:
    """A hero meets a monster, which a player runs."""


@event
def escape_failed(*, seat: int, monster: str) -> None:
    """A hero does not get away."""


@event
def monster_killed(*, seat: int, monster: str) -> None:
    """A hero kills a monster."""


# -- the end ---------------------------------------------------------------------------------------


@event
def gold_counted(*, seat: int, gold: int, count: int) -> None:
    """What a hero has brought out, and in how many Loot cards."""


@event
def game_won(*, winners: list[int]) -> None:
    """The game is over, and somebody has won."""


@event
def game_lost(*, winners: list[int]) -> None:
    """The game is over, and nobody has won."""


@event
def back_without_treasure(*, seat: int) -> None:
    """A lone hero has come out without a Treasure card."""


KINDS: Final = kinds_in(globals())
