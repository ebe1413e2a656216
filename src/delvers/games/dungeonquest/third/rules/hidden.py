"""Dealing anew what a seat cannot know.

What is dealt follows from what the seat knows and from the dice, never from what really lies there:
every pool is in an order of its own before anything is drawn from it.
"""

from delvers.games.dungeonquest.common.rules.state import pile_of
from delvers.games.dungeonquest.third.rules.combat.view import knows_life, redeal_fight
from delvers.games.dungeonquest.third.rules.state import Fight, Hero, Lurker, State
from delvers.kernel.dice import Dice


def determinize(state: State, seat: int | None, dice: Dice) -> None:
    """Change the lives of unseen monster tokens, hands in a fight, secret Loot, dice to come.

    Decks are bags: no order exists in them that could be dealt anew.
    """
    redeal_tokens(state, seat, dice)
    if state.rules.secret_loot:
        redeal_loot(state, seat, dice)
    redeal_fight(state, seat, dice)
    state.dice = Dice(dice.next64())


# -- monster tokens --------------------------------------------------------------------------------


def redeal_tokens(state: State, seat: int | None, dice: Dice) -> None:
    """Tokens of a monster that the seat has not seen change places with those in the pool."""
    unseen = unseen_tokens(state, seat)
    moved = next((one for one in unseen if one.token == state.last_moved), None)
    if moved is None and state.last_moved in tokens_off_board(state):
        state.last_moved = ""
    seen = {lurker.token for lurker in state.lurkers if seat in lurker.seen_by}
    if state.fight is not None and knows_life(state, state.fight, seat):
        seen.add(state.fight.token)
    monsters = {state.content.tokens[one.token].monster for one in unseen}
    pools = {monster: unseen_pool(state, monster, seen, dice) for monster in sorted(monsters)}
    for one in unseen:
        pool = pools[state.content.tokens[one.token].monster]
        survived = one.survived if isinstance(one, Fight) else 0
        fits = (token for token in pool if state.content.tokens[token].life > survived)
        one.token = next(fits)
        pool.remove(one.token)
    if moved is not None:
        state.last_moved = moved.token


def unseen_tokens(state: State, seat: int | None) -> list[Fight | Lurker]:
    """Where tokens lie that the seat has not seen; that of a fight comes first."""
    unseen: list[Fight | Lurker] = []
    fight = state.fight
    if fight is not None and fight.token and not knows_life(state, fight, seat):
        unseen.append(fight)
    unseen += [lurker for lurker in state.lurkers if seat not in lurker.seen_by]
    return unseen


def unseen_pool(state: State, monster: str, seen: set[str], dice: Dice) -> list[str]:
    """All tokens of a monster but those that the seat has seen, mixed."""
    tokens = [token.id for token in state.content.tokens.values() if token.monster == monster]
    return dice.shuffled([token for token in tokens if token not in seen])


def tokens_off_board(state: State) -> set[str]:
    """The tokens that are neither on the board nor in a fight."""
    used = {lurker.token for lurker in state.lurkers}
    if state.fight is not None:
        used.add(state.fight.token)
    return {*state.content.tokens} - used


# -- secret Loot -----------------------------------------------------------------------------------


def redeal_loot(state: State, seat: int | None, dice: Dice) -> None:
    """The others' cards change with those left in their decks."""
    # Whoever is in turn may be in the middle of a question about his.
    others = [hero for hero in state.heroes if hero.seat not in (seat, state.turn)]
    slots = [(hero, at) for hero in others for at in range(len(hero.loot))]
    for name in sorted({state.content.deck_of[hero.loot[at]] for hero, at in slots}):
        of_deck = [(hero, at) for hero, at in slots if state.content.deck_of[hero.loot[at]] == name]
        redeal_loot_of(state, name, of_deck, dice)


def redeal_loot_of(state: State, name: str, slots: list[tuple[Hero, int]], dice: Dice) -> None:
    """Mix the Loot of one deck: what lies in it and what the others hold of it."""
    deck, cards = pile_of(state, name).deck, state.content.cards
    loot = [card for card in deck.cards if cards[card].after == "loot"]
    rest = [card for card in deck.cards if cards[card].after != "loot"]
    pool = dice.shuffled(sorted(loot + [hero.loot[at] for hero, at in slots]))
    for hero, at in slots:
        old, hero.loot[at] = hero.loot[at], pool.pop()
        if hero.row.count(old) > hero.loot.count(old):
            hero.row[hero.row.index(old)] = hero.loot[at]
    deck.cards[:] = sorted(rest + pool)
