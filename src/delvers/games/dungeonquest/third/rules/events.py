"""Every kind of event of the third edition, with its parameters.

A `fighter` or `foe` is a hero or a monster by its id; cards of a fight stand by their ids.
"""

from typing import Final

from delvers.games.dungeonquest.common.rules import events as common
from delvers.games.dungeonquest.third.rules.reasons import NoEscape
from delvers.kernel.events import event, kinds_in

# -- turns and the board ---------------------------------------------------------------------------


@event
def late_start(*, seat: int, dice: list[int], sun: int) -> None:
    """The heroes come late: where the sun begins."""


@event
def blocked(*, seat: int) -> None:
    """A hero can go nowhere and loses his turn."""


@event
def must_cross(*, seat: int) -> None:
    """A hero cannot go back and is not asked."""


@event
def will_go_back(*, seat: int) -> None:
    """A hero does not cross and will have to go back."""


@event
def side_chosen(*, seat: int, direction: int) -> None:
    """On which side of a rift or bridge a hero stands."""


@event
def tile_put_back(*, seat: int, tile: str) -> None:
    """A Rune puts a tile back for another."""


@event
def passage_unmarked(*, seat: int, at: int) -> None:
    """A way down without a marker."""


@event
def fell_back(*, seat: int, at: int) -> None:
    """A hero goes back to a chamber."""


@event
def cornered(*, seat: int, at: int) -> None:
    """A hero has nowhere to go back to."""


@event
def unconscious(*, seat: int, cause: str) -> None:
    """A hero falls unconscious instead of dying."""


# -- monsters --------------------------------------------------------------------------------------


@event
def monster_life(*, monster: str, life: int) -> None:
    """What is on the other side of a token."""


@event
def no_escape(*, seat: int, monster: str, why: NoEscape) -> None:
    """Why a hero cannot escape."""


@event
def escape_tried(
    *,
    seat: int,
    monster: str,
    card: str,
    value: int,
    monster_card: str,
    monster_value: int,
) -> None:
    """Two Power cards are compared for an escape."""


@event
def escaped(*, seat: int, monster: str) -> None:
    """A hero gets away."""


@event
def escape_announced(*, seat: int) -> None:
    """A hero will get away if he wins the next round too."""


@event
def no_treasure(*, seat: int) -> None:
    """A killed monster has no treasure."""


@event
def token_placed(*, monster: str, at: int) -> None:
    """A monster stays where it was met."""


@event
def token_taken(*, seat: int, monster: str, at: int) -> None:
    """A token is taken off the board for a new fight."""


@event
def token_moved(*, seat: int, at: int) -> None:
    """A dead hero's player moves a monster."""


@event
def token_added(*, seat: int, monster: str, at: int) -> None:
    """A dead hero's player brings a new monster."""


@event
def monsters_wait(*, seat: int) -> None:
    """A dead hero's player does nothing."""


# -- rounds of a fight -----------------------------------------------------------------------------


@event
def round_began(*, round: int) -> None:
    """A round begins."""


@event
def hand_filled(*, seat: int, fighter: str, count: int) -> None:
    """A side draws cards."""


@event
def cards_drawn(*, seat: int, cards: list[str]) -> None:
    """Which cards they are, for their player."""


@event
def no_power_card(*, seat: int, fighter: str) -> None:
    """A side gets no Power card."""


@event
def card_laid(*, seat: int, fighter: str) -> None:
    """A side lays a card face down."""


@event
def cards_played(
    *,
    seat: int,
    fighter: str,
    cards: list[str],
    foe: str,
    foe_seat: int,
    foe_cards: list[str],
) -> None:
    """Both cards are turned up."""


@event
def bonus(*, seat: int, fighter: str, cards: list[str], amount: int, total: int) -> None:
    """What cards of the last round add."""


@event
def turned_up(*, cards: list[str]) -> None:
    """Cards are turned up from the Combat deck."""


@event
def counterattacked(*, seat: int, fighter: str, cards: list[str], total: int) -> None:
    """A side answers with further cards."""


@event
def no_counterattack(*, seat: int, fighter: str) -> None:
    """A side does not counterattack."""


@event
def counterattack_forbidden(*, seat: int, fighter: str, card: str) -> None:
    """A card keeps a side from a counterattack."""


@event
def round_won(*, seat: int, fighter: str, total: int, against: int) -> None:
    """A side wins the round."""


@event
def stalemate(*, total: int, against: int) -> None:
    """Nobody wins the round."""


@event
def damaged(*, seat: int, fighter: str, cards: list[str], stack: int) -> None:
    """Cards go to a damage stack, which is so high then."""


@event
def no_damage(*, seat: int, fighter: str, cards: list[str]) -> None:
    """Cards do no damage, because an escape is announced."""


@event
def held_off(*, seat: int, fighter: str, card: str, cards: list[str]) -> None:
    """A card keeps others from hitting a side."""


@event
def deadly_blow(*, seat: int, fighter: str, cards: list[str]) -> None:
    """Cards of the combat stack hit too."""


@event
def no_deadly_blow(*, seat: int, fighter: str) -> None:
    """A deadly blow does nothing to a side."""


# -- Power cards -----------------------------------------------------------------------------------


@event
def power_effect(*, seat: int, fighter: str, card: str) -> None:
    """The text of a Power card takes effect."""


@event
def card_stronger(*, seat: int, fighter: str, card: str, amount: int) -> None:
    """A card is worth more."""


@event
def card_cancelled(*, seat: int, fighter: str, card: str) -> None:
    """A card is cancelled."""


@event
def card_added(*, seat: int, fighter: str, card: str) -> None:
    """A further card is played."""


@event
def round_saved(*, seat: int, fighter: str, card: str) -> None:
    """A card turns a lost round into a stalemate."""


@event
def stalemate_won(*, seat: int, fighter: str, card: str) -> None:
    """A card turns a stalemate into a win."""


@event
def hand_seen(*, seat: int, fighter: str, cards: list[str]) -> None:
    """A hand is shown to the opponent."""


@event
def hand_card_discarded(*, seat: int, fighter: str, card: str) -> None:
    """A card of a hand is discarded."""


@event
def stack_card_discarded(*, seat: int, fighter: str, card: str) -> None:
    """A card of the combat stack is discarded."""


@event
def stack_card_taken(*, seat: int, fighter: str, card: str) -> None:
    """A card of the combat stack is taken into a hand."""


@event
def damage_card_discarded(*, seat: int, fighter: str, card: str) -> None:
    """A card of a damage stack is discarded."""


# -- hero against hero -----------------------------------------------------------------------------


@event
def duel_began(*, seat: int, defender: int) -> None:
    """A hero attacks another."""


@event
def duel_won(*, seat: int, defeated: int) -> None:
    """A hero beats another."""


@event
def loot_taken(*, seat: int, loser: int, card: str) -> None:
    """The victor takes a Loot card."""


@event
def loot_taken_secretly(*, seat: int, loser: int) -> None:
    """The victor takes a Loot card that others may not see."""


OF_A_CARD: Final = {
    kind.name: kind
    for kind in (
        power_effect,
        card_added,
        round_saved,
        stalemate_won,
        hand_card_discarded,
        stack_card_discarded,
        stack_card_taken,
        damage_card_discarded,
    )
}
"""What happens to a card that all can see, by the text of a Power card or by its own."""
KINDS: Final = {**common.KINDS, **kinds_in(globals())}
