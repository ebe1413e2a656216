"""How the monster fights when the hero's player is alone (VAR-SOLO)."""

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.fighting import (
    discard_turned_up,
    icon_of,
    revealed_type,
    top_combat_card,
    total,
    turn_up_cards,
)
from delvers.games.dungeonquest.third.power import play_card
from delvers.games.dungeonquest.third.state import Dungeon, Fight
from delvers.kernel.requests import Rule


def monster_plays_top_card(table: Dungeon, fight: Fight) -> None:
    """The monster has no hand; it plays the top card of the Combat deck."""
    fight.foe.laid = top_combat_card(table.state) or ""


def monster_counterattacks(table: Dungeon, fight: Fight) -> Rule[None]:
    """Of five cards from the deck the fitting ones are played in order, if they win the round."""
    turn_up_cards(table, fight, "DQ3-VAR-SOLO-07")
    for card in winning_cards(fight):
        fight.turned_up.remove(card)
        yield from play_card(table, fight, fight.foe, card)
    discard_turned_up(table, fight)


def winning_cards(fight: Fight) -> list[str]:
    """The fitting cards that put the monster ahead, in the order they came; none if too few."""
    reached = total(fight.foe)
    cards: list[str] = []
    for card in fight.turned_up:
        if icon_of(card) == revealed_type(fight.hero):
            cards.append(card)
            reached += CONTENT.combat[card].attack
        if reached > total(fight.hero):
            return cards
    return []
