"""Dealing anew what a seat cannot know."""

from delvers.games.dungeonquest.third.rules.combat.view import redeal_fight
from delvers.games.dungeonquest.third.rules.state import State
from delvers.kernel.dice import Dice


def determinize(state: State, seat: int | None, dice: Dice) -> None:
    """Change the lives of unseen monster tokens, hands in a fight, secret Loot, dice to come.

    Decks are bags: no order exists in them that could be dealt anew.
    """
    redeal_tokens(state, seat, dice)
    redeal_loot(state, seat, dice)
    redeal_fight(state, seat, dice)
    state.dice = Dice(dice.next64())


def redeal_tokens(state: State, seat: int | None, dice: Dice) -> None:
    """Tokens of a monster that the seat has not seen change places with those in the pool."""
    moved = ""
    if state.last_moved in tokens_off_board(state):
        state.last_moved = ""
    for monster in sorted({state.content.tokens[lurker.token].monster for lurker in state.lurkers}):
        unseen = [
            lurker
            for lurker in state.lurkers
            if state.content.tokens[lurker.token].monster == monster and seat not in lurker.seen_by
        ]
        taken = {lurker.token for lurker in state.lurkers if lurker not in unseen}
        if state.fight is not None:
            taken.add(state.fight.token)
        tokens = [token.id for token in state.content.tokens.values() if token.monster == monster]
        pool = dice.shuffled([token for token in tokens if token not in taken])
        for lurker in unseen:
            was_moved = lurker.token == state.last_moved
            lurker.token = pool.pop()
            if was_moved:
                moved = lurker.token
    if moved:
        state.last_moved = moved


def tokens_off_board(state: State) -> set[str]:
    """The tokens that are neither on the board nor in a fight."""
    used = {lurker.token for lurker in state.lurkers}
    if state.fight is not None:
        used.add(state.fight.token)
    return {*state.content.tokens} - used


def redeal_loot(state: State, seat: int | None, dice: Dice) -> None:
    """With secret Loot, the others' cards change with those left in their decks."""
    if not state.rules.secret_loot:
        return
    cards = state.content.cards
    for hero in state.heroes:
        if hero.seat not in (seat, state.turn):  # he may be in the middle of a question about it
            for at, card in enumerate(hero.loot):
                deck = state.decks[state.content.deck_of[card]].deck.cards
                same = [i for i, other in enumerate(deck) if cards[other].after == "loot"]
                pick = dice.pick(1 + len(same))
                if pick:  # else it is the card that he has
                    i = same[pick - 1]
                    hero.loot[at], deck[i] = deck[i], card
                    if hero.row.count(card) > hero.loot.count(card):
                        hero.row[hero.row.index(card)] = hero.loot[at]
