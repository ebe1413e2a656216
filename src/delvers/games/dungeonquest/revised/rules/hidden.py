"""Dealing anew what a seat cannot know."""

from delvers.games.dungeonquest.common.rules.state import pile_of
from delvers.games.dungeonquest.revised.rules.combat.fights import card_of
from delvers.games.dungeonquest.revised.rules.combat.rounds import OPTIONS
from delvers.games.dungeonquest.revised.rules.state import Fight, State
from delvers.games.dungeonquest.revised.rules.view import knows_card
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice


def determinize(state: State, seat: int | None, dice: Dice) -> None:
    """Change the Monster card and the laid attacks of a fight, and the dice to come.

    Decks are bags: no order exists in them that could be dealt anew, but for Search cards that
    another seat has foreseen.
    """
    if seat != state.foreseer:
        redeal_top(pile_of(state, "search").deck, dice)
    fight = state.fight
    if fight is not None:
        if not knows_card(state, fight, seat):
            redeal_monster(state, fight, dice)
        for player in fight.laid:
            if player != seat:
                fight.laid[player] = dice.choice(list(OPTIONS))
    state.dice = Dice(dice.next64())


def redeal_top(deck: Deck, dice: Dice) -> None:
    """Other cards may lie on top of a deck."""
    count = len(deck.top)
    if not count:
        return
    deck.cards += deck.top
    deck.cards.sort()
    deck.top.clear()
    deck.top[:] = [deck.draw(dice) for _ in range(count)]


def redeal_monster(state: State, fight: Fight, dice: Dice) -> None:
    """Another card that fits what is known: its name, unless it lies face down, and its wounds."""
    deck = state.monsters.deck.cards
    is_named, monster = not state.rules.solo, card_of(state, fight).monster
    deck.append(fight.card)
    deck.sort()  # what is dealt must not follow from which card it really is
    fight.card = dice.choice(
        [
            id
            for id in deck
            if state.content.monsters[id].life > fight.wounds
            and (state.content.monsters[id].monster == monster or not is_named)
        ]
    )
    deck.remove(fight.card)
