"""What a seat may know of a fight, and dealing anew what it cannot know."""

from typing import TypedDict

from delvers.games.dungeonquest.common.rules.view import CommonFight
from delvers.games.dungeonquest.third.rules.combat.fighting import sides, total
from delvers.games.dungeonquest.third.rules.monster_tokens import life_of_monster
from delvers.games.dungeonquest.third.rules.state import Escape, Fight, Fighter, State
from delvers.kernel.dice import Dice


class FighterView(TypedDict):
    """One side of a fight: the player sees his cards, the others how many there are."""

    owner: str
    """The hero or monster."""
    player: int
    """The seat that plays its cards."""
    hand: list[str] | None
    """The cards in hand, for their player."""
    hand_count: int
    """How many they are."""
    known: list[str]
    """The cards in another's hand (or laid) that the viewer has seen there."""
    power: int
    """How many Power cards are left in the pile."""
    has_laid: bool
    """Whether a card lies face down."""
    laid: str | None
    """That card, for its player."""
    played: list[str]
    """The cards of this round, the revealed one first."""
    values: list[int]
    """What each of them is worth."""
    total: int
    """The attack value of all of them."""
    bonus: int
    """What cards of the last round add to it."""
    cancelled: bool
    """Whether the revealed card is cancelled."""
    active: list[str]
    """The Power cards whose text holds this round."""
    coming: list[str]
    """The Power cards that wait for the next round."""
    due: list[str]
    """The Power cards that waited for this round."""
    damage: list[str]
    """The damage stack."""


class FightView(CommonFight):
    """A fight as a seat sees it."""

    monster: str
    """The monster; empty if two heroes fight."""
    life: int | None
    """The life value of its token, for those who know it."""
    at: int
    """The space where they met; -1 in the catacombs."""
    hero: FighterView
    """The hero, of two the one who attacked."""
    foe: FighterView
    """The monster, or the hero who is attacked."""
    stack: list[str]
    """The combat stack."""
    aside: list[str]
    """The cards that are out of this fight."""
    turned_up: list[str]
    """The cards just turned up from the Combat deck."""
    deck: int
    """How many cards are left in the Combat deck."""
    discard: list[str]
    """The discarded Combat cards."""
    escape: Escape
    """How far an announced escape is; empty if there is none."""


def fight_view(state: State, seat: int | None) -> FightView | None:
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
        "stack": [*fight.stack],
        "aside": [*fight.aside],
        "turned_up": [*fight.turned_up],
        "deck": len(state.combat.deck),
        "discard": [*state.combat.discard],
        "escape": fight.escape,
    }


def knows_life(state: State, fight: Fight, seat: int | None) -> bool:
    """Alone the token lies face up; otherwise only those know it who have run this monster."""
    return bool(fight.token) and (state.rules.solo or seat in fight.seen_by)


def fighter_view(fight: Fight, fighter: Fighter, seat: int | None) -> FighterView:
    """One side: the player sees his cards, the others how many there are and what was shown."""
    is_own = fighter.player == seat
    return {
        "owner": fighter.owner,
        "player": fighter.player,
        "hand": [*fighter.hand] if is_own else None,
        "hand_count": len(fighter.hand),
        "known": known_cards(fight, fighter, seat),
        "power": len(fighter.power),
        "has_laid": bool(fighter.laid),
        "laid": fighter.laid if is_own and fighter.laid else None,
        "played": [*fighter.played],
        "values": [*fighter.values],
        "total": total(fighter),
        "bonus": fighter.bonus,
        "cancelled": fighter.is_cancelled,
        "active": [*fighter.active],
        "coming": [*fighter.coming],
        "due": [*fighter.due],
        "damage": [*fighter.damage],
    }


def known_cards(fight: Fight, fighter: Fighter, seat: int | None) -> list[str]:
    """The cards that a seat knows to be in a hand (or laid), its own left out."""
    if fighter.player == seat:
        return []
    is_opponent = seat in (fight.hero.player, fight.foe.player)
    return sorted([*fighter.shown, *(fighter.seen if is_opponent else ())])


# -- dealing anew ----------------------------------------------------------------------------------


def redeal_fight(state: State, seat: int | None, dice: Dice) -> None:
    """Deal hands and laid cards anew, as far as the seat cannot know them."""
    fight = state.fight
    if fight is None:
        return
    hidden = [fighter for fighter in sides(fight) if fighter.player != seat]
    counts = [take_back(state, fight, fighter, seat) for fighter in hidden]
    for fighter, (combat_cards, power_cards) in zip(hidden, counts, strict=True):
        deal(state, fighter, combat_cards, power_cards, dice)


def take_back(state: State, fight: Fight, fighter: Fighter, seat: int | None) -> tuple[int, int]:
    """Unknown cards go back where they came from; so many were Combat and so many Power cards."""
    known = known_cards(fight, fighter, seat)
    unknown = [*fighter.hand, *([fighter.laid] if fighter.laid else ())]
    for card in known:
        unknown.remove(card)
    combat = [card for card in unknown if card in state.content.combat]
    power = [card for card in unknown if card not in state.content.combat]
    state.combat.deck.cards += combat
    state.combat.deck.cards.sort()  # what is dealt must not follow from which cards they are
    fighter.power += power
    fighter.power.sort()
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
