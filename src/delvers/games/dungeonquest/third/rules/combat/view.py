"""What a seat may know of a fight, and dealing anew what it cannot know."""

from collections.abc import Sequence

from delvers.games.dungeonquest.third.rules.combat.fighting import sides, told, total
from delvers.games.dungeonquest.third.rules.monster_tokens import (
    life_of_monster,
    monster_of,
    tokens_in_pool,
)
from delvers.games.dungeonquest.third.rules.state import Fight, Fighter, State
from delvers.kernel.dice import Dice
from delvers.kernel.events import Value


def fight_view(state: State, seat: int | None) -> dict[str, Value] | None:
    """The fight as a seat (None: a spectator) sees it; None if there is none."""
    fight = state.fight
    if fight is None:
        return None
    return {
        "monster": fight.monster,
        "life": life_of_monster(state, fight) if knows_life(state, fight, seat) else None,
        "at": fight.at,
        "round": fight.round,
        "hero": fighter_view(fight, fight.hero, seat),
        "foe": fighter_view(fight, fight.foe, seat),
        "stack": told(fight.stack),
        "aside": told(fight.aside),
        "turned_up": told(fight.turned_up),
        "deck": len(state.combat.deck),
        "discard": told(state.combat.discard),
        "escape": fight.escape,
    }


def knows_life(state: State, fight: Fight, seat: int | None) -> bool:
    """Alone the token lies face up; otherwise only those know it who have run this monster."""
    return bool(fight.token) and (state.rules.solo or seat in fight.seen_by)


def fighter_view(fight: Fight, fighter: Fighter, seat: int | None) -> dict[str, Value]:
    """One side: the player sees his cards, the others how many there are and what was shown."""
    is_own = fighter.player == seat
    return {
        "owner": fighter.owner,
        "player": fighter.player,
        "hand": told(fighter.hand) if is_own else None,
        "hand_count": len(fighter.hand),
        "known": told(known_cards(fight, fighter, seat)),
        "power": len(fighter.power),
        "has_laid": bool(fighter.laid),
        "laid": fighter.laid if is_own and fighter.laid else None,
        "played": told(fighter.played),
        "values": [*fighter.values],
        "total": total(fighter),
        "bonus": fighter.bonus,
        "cancelled": fighter.is_cancelled,
        "active": told(fighter.active),
        "coming": told(fighter.coming),
        "due": told(fighter.due),
        "damage": told(fighter.damage),
    }


def known_cards(fight: Fight, fighter: Fighter, seat: int | None) -> list[str]:
    """The cards that a seat knows to be in a hand (or laid), its own left out."""
    if fighter.player == seat:
        return []
    is_opponent = seat in (fight.hero.player, fight.foe.player)
    return sorted([*fighter.shown, *(fighter.seen if is_opponent else ())])


# -- dealing anew ----------------------------------------------------------------------------------


def redeal_fight(state: State, seat: int | None, dice: Dice) -> None:
    """Deal hands, laid cards and the token anew, as far as the seat cannot know them."""
    fight = state.fight
    if fight is None:
        return
    hidden = [fighter for fighter in sides(fight) if fighter.player != seat]
    counts = [take_back(state, fight, fighter, seat) for fighter in hidden]
    for fighter, (combat_cards, power_cards) in zip(hidden, counts, strict=True):
        deal(state, fighter, combat_cards, power_cards, dice)
    if fight.token and not knows_life(state, fight, seat):
        redeal_token(state, fight, seat, dice)


def take_back(state: State, fight: Fight, fighter: Fighter, seat: int | None) -> tuple[int, int]:
    """Unknown cards go back where they came from; so many were Combat and so many Power cards."""
    known = known_cards(fight, fighter, seat)
    unknown = [*fighter.hand, *([fighter.laid] if fighter.laid else ())]
    for card in known:
        unknown.remove(card)
    combat = [card for card in unknown if card in state.content.combat]
    power = [card for card in unknown if card not in state.content.combat]
    state.combat.deck.cards += combat
    fighter.power += power
    fighter.hand[:] = known
    return (len(combat), len(power))


def deal(state: State, fighter: Fighter, combat_cards: int, power_cards: int, dice: Dice) -> None:
    """New cards for the unknown ones; one of all lies face down if one did."""
    known = len(fighter.hand)
    fighter.hand += [state.combat.deck.draw(dice) for _ in range(combat_cards)]
    for _ in range(power_cards):
        fighter.hand.append(fighter.power.pop(dice.pick(len(fighter.power))))
    if len(fighter.shown) + len(fighter.seen) > known:
        fighter.seen[:] = dice.shuffled(fighter.hand[known:])[: len(fighter.seen)]
    if fighter.laid:
        fighter.laid = fighter.hand.pop(dice.pick(len(fighter.hand)))


def redeal_token(state: State, fight: Fight, seat: int | None, dice: Dice) -> None:
    """Another token that the seat has not seen may be the one, if it would still be alive."""
    others = [
        lurker
        for lurker in state.lurkers
        if monster_of(state, lurker.token) == fight.monster and seat not in lurker.seen_by
    ]
    tokens = [
        fight.token,
        *tokens_in_pool(state, fight.monster),
        *(lurker.token for lurker in others),
    ]
    chosen = dice.choice(still_possible(state, fight, tokens))
    for lurker in others:
        if lurker.token == chosen:
            lurker.token = fight.token
    fight.token = chosen


def still_possible(state: State, fight: Fight, tokens: Sequence[str]) -> list[str]:
    """The tokens whose life is higher than what the monster has survived."""
    return [token for token in tokens if state.content.tokens[token].life > fight.survived]
