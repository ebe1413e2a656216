"""The texts of the Power cards that look into hands or change them (COMBAT)."""

from delvers.games.dungeonquest.common.rules.options import DECLINE, DISCARD, TAKE
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    forget,
    pick,
    take_from_hand,
    tell_drawn,
    throw_away,
    top_combat_card,
    type_of,
)
from delvers.games.dungeonquest.third.rules.combat.power_texts import (
    Play,
    at_once,
    clause_of,
    tell,
    tell_left_alone,
)
from delvers.games.dungeonquest.third.rules.state import Fighter
from delvers.kernel.events import Audience
from delvers.kernel.requests import Rule, ask


@at_once
def discard_at_random(play: Play) -> None:
    """The opponent discards a card of his hand at random."""
    hand, state = play.opponent.hand, play.table.state
    if hand:
        card = hand.pop(state.dice.pick(len(hand)))
        forget(play.opponent, card)
        throw_away(state, play.fight, card)
        tell(play.table, events.hand_card_discarded, play.opponent, card, play.card)
        if play.card == "challara_familiars_bite" and type_of(state, card) == "magic":
            draw_a_card(play)


def draw_a_card(play: Play) -> None:
    """Familiar's Bite: after a magic card a Combat card is drawn."""
    card = top_combat_card(play.table.state)
    if card is not None:
        play.me.hand.append(card)
        tell_drawn(play.table, play.me, len(play.me.hand) - 1, clause_of(play))


def look_at_hand(play: Play) -> Rule[None]:
    """Elven Lore: look at the opponent's hand and choose a card that he discards."""
    victim = play.opponent
    if not victim.hand:
        return
    victim.seen[:] = unshown(victim)
    play.table.tell_to(
        Audience((play.me.player,), reveals=True),
        events.hand_seen,
        clause_of(play),
        seat=victim.player,
        fighter=victim.owner,
        cards=[*sorted(victim.hand)],
    )

    def options() -> list[str]:
        return [DISCARD(card) for card in sorted(set(victim.hand))]

    option = yield from pick(play.me.player, options, clause_of(play), prompts.DISCARD_OF_HAND)
    (card,) = DISCARD.parts(option)
    take_from_hand(victim, card)
    throw_away(play.table.state, play.fight, card)
    tell(play.table, events.hand_card_discarded, victim, card, play.card)


def unshown(fighter: Fighter) -> list[str]:
    """The cards of a hand that not everybody has seen yet."""
    rest = [*fighter.hand]
    for card in fighter.shown:
        rest.remove(card)
    return rest


def take_from_stack(play: Play) -> Rule[None]:
    """Graceful Strike: after winning, a card of the combat stack may be taken into the hand."""
    options = [DECLINE, *(TAKE(card) for card in dict.fromkeys(play.fight.stack))]
    option = yield from ask(play.me.player, options, clause_of(play), prompts.TAKE_FROM_STACK)
    if option == DECLINE:
        tell_left_alone(play)
    else:
        (card,) = TAKE.parts(option)
        play.fight.stack.remove(card)
        play.me.hand.append(card)
        play.me.shown.append(card)
        tell(play.table, events.stack_card_taken, play.me, card, play.card)
