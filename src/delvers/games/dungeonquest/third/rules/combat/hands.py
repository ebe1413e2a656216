"""Step 1 of a round: both sides fill their hands (COMBAT, VAR-SOLO)."""

from delvers.games.dungeonquest.common.rules.flow import tell_declined
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    draw_power,
    sides,
    tell_drawn,
    top_combat_card,
)
from delvers.games.dungeonquest.third.rules.options import SIXTH_CARD
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter
from delvers.kernel.requests import Rule, may

HAND = 5
WEARY = 8
"""With so many wounds Challara has no strength for a Power card."""


def fill_hands(table: Dungeon, fight: Fight) -> Rule[None]:
    """In the first round a Power card each, then Combat cards up to the size of the hand."""
    for fighter in those_with_hands(table, fight):
        before, ability = len(fighter.hand), table.state.content.abilities.get(fighter.owner)
        if fight.round == 1 and may_take_power(table, fighter):
            fighter.hand.append(draw_power(table.state, fighter))
        elif fight.round == 1 and ability == "challara":
            weary = table.state.content.clauses["challara"]
            rule = "DQ3-VAR-SOLO-03" if table.state.rules.solo else weary
            table.tell(events.no_power_card, rule, seat=fighter.player, fighter=fighter.owner)
        fill_up(table, fighter, HAND)
        if table.log is not None:
            tell_drawn(table, fighter, before)
        if ability == "krutzbeck":
            yield from take_sixth_card(table, fighter)
    if not fight.hero.hand and not fight.foe.hand:
        gather_cards(table, fight)
        for fighter in those_with_hands(table, fight):
            fill_up(table, fighter, HAND)
            tell_drawn(table, fighter, 0)


def those_with_hands(table: Dungeon, fight: Fight) -> tuple[Fighter, ...]:
    """Both sides, but no monster when the hero's player is alone."""
    return (fight.hero,) if table.state.rules.solo else sides(fight)


def may_take_power(table: Dungeon, fighter: Fighter) -> bool:
    """Nobody takes a Power card when he plays alone; Challara must be well enough for one."""
    if table.state.rules.solo:
        return False
    is_challara = table.state.content.abilities.get(fighter.owner) == "challara"
    return not is_challara or table.state.heroes[fighter.player].wounds < WEARY


def fill_up(table: Dungeon, fighter: Fighter, size: int) -> None:
    """Draw Combat cards until the hand has its size or there are no cards."""
    hand = fighter.hand
    while len(hand) < size:
        card = top_combat_card(table.state)
        if card is None:
            return
        hand.append(card)


def take_sixth_card(table: Dungeon, fighter: Fighter) -> Rule[None]:
    """Krutzbeck may hold six cards."""
    pile = table.state.combat
    if len(fighter.hand) != HAND or not (pile.deck or pile.discard):
        return
    rule = table.state.content.clauses["krutzbeck"]
    if (yield from may(fighter.player, SIXTH_CARD, rule, prompts.SIXTH_CARD)):
        fill_up(table, fighter, HAND + 1)
        tell_drawn(table, fighter, HAND, rule)
    else:
        tell_declined(table, table.state.heroes[fighter.player], "sixth_card", rule)


def gather_cards(table: Dungeon, fight: Fight) -> None:
    """With all cards used up, those that hit nobody make a new deck, so that the fight goes on."""
    state = table.state
    for cards in (fight.stack, fight.aside):
        state.combat.deck.cards += [card for card in cards if card in state.content.combat]
        cards[:] = [card for card in cards if card not in state.content.combat]
