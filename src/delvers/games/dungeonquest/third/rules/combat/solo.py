"""How the monster fights when the hero's player is alone (VAR-SOLO)."""

from itertools import combinations

from delvers.games.dungeonquest.third.rules.combat.fighting import (
    discard_turned_up,
    icon_of,
    revealed_type,
    top_combat_card,
    total,
    turn_up_cards,
)
from delvers.games.dungeonquest.third.rules.combat.power import play_card
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, State
from delvers.kernel.requests import Rule


def monster_plays_top_card(table: Dungeon, fight: Fight) -> None:
    """The monster has no hand; it plays the top card of the Combat deck."""
    fight.foe.laid = top_combat_card(table.state) or ""


def monster_counterattacks(table: Dungeon, fight: Fight) -> Rule[None]:
    """Of five cards from the deck those are played that win the round, and no others."""
    turn_up_cards(table, fight, "DQ3-VAR-SOLO-07")
    for card in winning_cards(table.state, fight):
        fight.turned_up.remove(card)
        yield from play_card(table, fight, fight.foe, card)
    discard_turned_up(table, fight)


def winning_cards(state: State, fight: Fight) -> list[str]:
    """The fewest fitting cards that put the monster ahead, the first of such; none if too few."""
    wanted = revealed_type(state, fight.hero)
    fitting = [card for card in fight.turned_up if icon_of(state, card) == wanted]
    needed = total(fight.hero) - total(fight.foe)
    for count in range(1, len(fitting) + 1):
        for cards in combinations(fitting, count):
            if sum(state.content.combat[card].attack for card in cards) > needed:
                return [*cards]
    return []
