"""The texts of the Power cards: what each does, as small pieces (COMBAT)."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES, AttackType
from delvers.games.dungeonquest.common.rules.options import DISCARD, STOP
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    hit,
    revealed_type,
    throw_away,
    top_combat_card,
    type_of,
)
from delvers.games.dungeonquest.third.rules.options import NAME
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter
from delvers.kernel.events import REVEALED, AnyKind
from delvers.kernel.requests import Rule, ask, rule


class Play(NamedTuple):
    """A Power card in play: at which table, in which fight, on whose side, against whom."""

    table: Dungeon
    fight: Fight
    me: Fighter
    opponent: Fighter
    card: str


Text: TypeAlias = Callable[[Play], Rule[None]]


def clause_of(play: "Play") -> str:
    """What the card in play says."""
    return play.table.state.content.clauses[play.card]


def tell(table: Dungeon, kind: AnyKind, whose: Fighter, card: str, by: str = "") -> None:
    """Tell what happened to a card that all can see, by the text of a Power card or by its own."""
    if table.log is not None:
        rule, of_card = table.state.content.clauses[by or card], events.OF_A_CARD[kind.name]
        table.tell_to(REVEALED, of_card, rule, seat=whose.player, fighter=whose.owner, card=card)


def tell_left_alone(play: Play) -> None:
    """Say that a side does not do what the text of its card allows."""
    play.table.tell(common_events.declined, clause_of(play), seat=play.me.player, what=play.card)


def at_once(effect: Callable[[Play], None]) -> Text:
    """A text that leaves nobody a choice."""

    @rule
    def text(play: Play) -> None:
        effect(play)

    return text


# -- stronger cards --------------------------------------------------------------------------------


def stronger(amount: Callable[[Play], int], most: int) -> Text:
    """The card's own attack value rises."""

    def gain(play: Play) -> None:
        strengthen(play, min(most, amount(play)))

    return at_once(gain)


def strengthen(play: Play, amount: int) -> None:
    """The card in play is worth more."""
    play.me.values[-1] += amount
    if amount:
        play.table.tell(
            events.card_stronger,
            clause_of(play),
            seat=play.me.player,
            fighter=play.me.owner,
            card=play.card,
            amount=amount,
        )


def own_damage(play: Play) -> int:
    """One for each card in the own damage stack."""
    return len(play.me.damage)


def two_against(attack_type: AttackType) -> Callable[[Play], int]:
    """Two against a revealed card of an attack type."""
    return lambda play: 2 if revealed_type(play.table.state, play.opponent) == attack_type else 0


def two_against_unholy(play: Play) -> int:
    """Two against a Skeleton or a Demon."""
    return 2 if play.opponent.owner in ("skeleton", "demon") else 0


def melee_in_stack(play: Play) -> int:
    """One for each melee card in the combat stack."""
    return sum(type_of(play.table.state, card) == "melee" for card in play.fight.stack)


def burn_stack(play: Play) -> Rule[None]:
    """Brightblaze's Breath: the cards of a type leave the combat stack and make this stronger."""
    stack = play.fight.stack
    if not stack:
        return
    names = [NAME(attack_type) for attack_type in ATTACK_TYPES]
    option = yield from ask(play.me.player, names, clause_of(play), prompts.NAME_TYPE)
    (named,), state = NAME.parts(option), play.table.state
    burnt = [card for card in stack if type_of(state, card) == named]
    stack[:] = [card for card in stack if card not in burnt]
    for card in burnt:
        throw_away(state, play.fight, card)
        tell(play.table, events.stack_card_discarded, play.me, card, play.card)
    strengthen(play, min(3, len(burnt)))


# -- cancelling ------------------------------------------------------------------------------------


def cancel(*types: AttackType) -> Text:
    """The opponent's revealed card is cancelled if it is of one of the types."""

    def effect(play: Play) -> None:
        if revealed_type(play.table.state, play.opponent) in types:
            cancel_revealed(play.table, play.opponent, clause_of(play))

    return at_once(effect)


def cancel_revealed(table: Dungeon, victim: Fighter, rule: str) -> None:
    """No value, no text, no icon; a text for the next round is lost too."""
    card = victim.played[0]
    victim.is_cancelled = True
    victim.values[0] = 0
    for texts in (victim.active, victim.coming):
        if card in texts:
            texts.remove(card)
    table.tell(events.card_cancelled, rule, seat=victim.player, fighter=victim.owner, card=card)


# -- damage stacks ---------------------------------------------------------------------------------


def shed_one(play: Play) -> Rule[None]:
    """A card of the own damage stack is discarded."""
    if play.me.damage:
        yield from shed(play, [])


def shed_two(play: Play) -> Rule[None]:
    """Up to two cards of the own damage stack are discarded."""
    for _ in range(2):
        if not play.me.damage or not (yield from shed(play, [STOP])):
            return


def shed(play: Play, other: list[str]) -> Rule[bool]:
    """Discard a card of one's own damage stack, or do something else."""
    options = [*(DISCARD(card) for card in dict.fromkeys(play.me.damage)), *other]
    option = yield from ask(play.me.player, options, clause_of(play), prompts.DISCARD_OF_DAMAGE)
    if option in other:
        tell_left_alone(play)
        return False
    (card,) = DISCARD.parts(option)
    play.me.damage.remove(card)
    throw_away(play.table.state, play.fight, card)
    tell(play.table, events.damage_card_discarded, play.me, card, play.card)
    return True


def strike_again(count: int) -> Text:
    """Cards from the top of the Combat deck join the opponent's damage stack."""

    def effect(play: Play) -> None:
        for _ in range(count):
            hit_from_deck(play, play.opponent)

    return at_once(effect)


@at_once
def strike_oneself(play: Play) -> None:
    """Wrath of Kellos, lost: the top card joins his own damage stack."""
    hit_from_deck(play, play.me)


def hit_from_deck(play: Play, victim: Fighter) -> None:
    """The top card of the Combat deck joins a damage stack, if there is one."""
    card = top_combat_card(play.table.state)
    if card is not None:
        hit(play.table, play.fight, victim, [card], clause_of(play))


@at_once
def gather_way(play: Play) -> None:
    """Glorious Charge: the next round begins with a bonus."""
    play.me.coming.append(play.card)
