"""The texts of the Power cards: what each does, as small pieces (COMBAT)."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from delvers.games.dungeonquest.third.components import AttackType
from delvers.games.dungeonquest.third.fighting import (
    forget,
    hit,
    pick,
    revealed_type,
    take_from_hand,
    tell_drawn,
    throw_away,
    top_combat_card,
    type_of,
)
from delvers.games.dungeonquest.third.flow import Dungeon, ask
from delvers.games.dungeonquest.third.state import Fight, Fighter
from delvers.kernel.requests import Rule


class Play(NamedTuple):
    """A Power card in play: at which table, in which fight, on whose side, against whom."""

    table: Dungeon
    fight: Fight
    me: Fighter
    opponent: Fighter
    card: str


Text: TypeAlias = Callable[[Play], Rule[None]]
RULE: Final = "DQ3-COMBAT-05"


def tell(table: Dungeon, kind: str, whose: Fighter, card: str) -> None:
    """Tell what happened to a card that all can see."""
    if table.log is not None:
        table.tell(kind, RULE, reveals=True, seat=whose.player, fighter=whose.owner, card=card)


# -- stronger cards --------------------------------------------------------------------------------


def stronger(amount: Callable[[Play], int], most: int) -> Text:
    """The card's own attack value rises."""

    def text(play: Play) -> Rule[None]:
        play.me.values[-1] += min(most, amount(play))
        return
        yield

    return text


def own_damage(play: Play) -> int:
    """One for each card in the own damage stack."""
    return len(play.me.damage)


def two_against(attack_type: AttackType) -> Callable[[Play], int]:
    """Two against a revealed card of an attack type."""
    return lambda play: 2 if revealed_type(play.opponent) == attack_type else 0


def two_against_unholy(play: Play) -> int:
    """Two against a Skeleton or a Demon."""
    return 2 if play.opponent.owner in ("skeleton", "demon") else 0


def melee_in_stack(play: Play) -> int:
    """One for each melee card in the combat stack."""
    return sum(type_of(card) == "melee" for card in play.fight.stack)


def burn_stack(play: Play) -> Rule[None]:
    """Brightblaze's Breath: the cards of a type leave the combat stack and make this stronger."""
    stack = play.fight.stack
    if not stack:
        return
    names = [f"name {name}" for name in ("ranged", "melee", "magic")]
    option = yield from ask(play.me.player, names, RULE, "name_type")
    burnt = [card for card in stack if type_of(card) == option.removeprefix("name ")]
    stack[:] = [card for card in stack if card not in burnt]
    for card in burnt:
        throw_away(play.table.state, play.fight, card)
        tell(play.table, "stack_card_discarded", play.me, card)
    play.me.values[-1] += min(3, len(burnt))


# -- cancelling ------------------------------------------------------------------------------------


def cancel(*types: AttackType) -> Text:
    """The opponent's revealed card is cancelled if it is of one of the types."""

    def text(play: Play) -> Rule[None]:
        if revealed_type(play.opponent) in types:
            cancel_revealed(play.table, play.opponent)
        return
        yield

    return text


def cancel_revealed(table: Dungeon, victim: Fighter) -> None:
    """No value, no text, no icon; a text for the next round is lost too."""
    card = victim.played[0]
    victim.is_cancelled = True
    victim.values[0] = 0
    for texts in (victim.active, victim.coming):
        if card in texts:
            texts.remove(card)
    if table.log is not None:
        table.tell(
            "card_cancelled", "DQ3-COMBAT-50", seat=victim.player, fighter=victim.owner, card=card
        )


# -- hands -----------------------------------------------------------------------------------------


def discard_at_random(play: Play) -> Rule[None]:
    """The opponent discards a card of his hand at random."""
    hand, state = play.opponent.hand, play.table.state
    if hand:
        card = hand.pop(state.dice.pick(len(hand)))
        forget(play.opponent, card)
        throw_away(state, play.fight, card)
        tell(play.table, "hand_card_discarded", play.opponent, card)
        if play.card == "challara_familiars_bite" and type_of(card) == "magic":
            draw_a_card(play)
    return
    yield


def draw_a_card(play: Play) -> None:
    """Familiar's Bite: after a magic card a Combat card is drawn."""
    card = top_combat_card(play.table.state)
    if card is not None:
        play.me.hand.append(card)
        tell_drawn(play.table, play.me, len(play.me.hand) - 1, RULE)


def look_at_hand(play: Play) -> Rule[None]:
    """Elven Lore: look at the opponent's hand and choose a card that he discards."""
    victim = play.opponent
    if not victim.hand:
        return
    victim.seen[:] = unshown(victim)
    if play.table.log is not None:
        play.table.tell(
            "hand_seen",
            RULE,
            to=(play.me.player,),
            reveals=True,
            seat=victim.player,
            fighter=victim.owner,
            cards=[*sorted(victim.hand)],
        )

    def options() -> list[str]:
        return [f"discard {card}" for card in sorted(set(victim.hand))]

    option = yield from pick(play.me.player, options, RULE, "discard_of_hand")
    card = option.removeprefix("discard ")
    take_from_hand(victim, card)
    throw_away(play.table.state, play.fight, card)
    tell(play.table, "hand_card_discarded", victim, card)


def unshown(fighter: Fighter) -> list[str]:
    """The cards of a hand that not everybody has seen yet."""
    rest = [*fighter.hand]
    for card in fighter.shown:
        rest.remove(card)
    return rest


def take_from_stack(play: Play) -> Rule[None]:
    """Graceful Strike: after winning, a card of the combat stack may be taken into the hand."""
    options = ["decline", *(f"take {card}" for card in dict.fromkeys(play.fight.stack))]
    option = yield from ask(play.me.player, options, RULE, "take_from_stack")
    if option != "decline":
        card = option.removeprefix("take ")
        play.fight.stack.remove(card)
        play.me.hand.append(card)
        play.me.shown.append(card)
        tell(play.table, "stack_card_taken", play.me, card)


# -- damage stacks ---------------------------------------------------------------------------------


def shed_one(play: Play) -> Rule[None]:
    """A card of the own damage stack is discarded."""
    if play.me.damage:
        yield from shed(play, [])


def shed_two(play: Play) -> Rule[None]:
    """Up to two cards of the own damage stack are discarded."""
    for _ in range(2):
        if not play.me.damage or not (yield from shed(play, ["stop"])):
            return


def shed(play: Play, other: list[str]) -> Rule[bool]:
    """Discard a card of one's own damage stack, or do something else."""
    options = [*(f"discard {card}" for card in dict.fromkeys(play.me.damage)), *other]
    option = yield from ask(play.me.player, options, RULE, "discard_of_damage")
    if option in other:
        return False
    card = option.removeprefix("discard ")
    play.me.damage.remove(card)
    throw_away(play.table.state, play.fight, card)
    tell(play.table, "damage_card_discarded", play.me, card)
    return True


def strike_again(count: int) -> Text:
    """Cards from the top of the Combat deck join the opponent's damage stack."""

    def text(play: Play) -> Rule[None]:
        for _ in range(count):
            hit_from_deck(play, play.opponent)
        return
        yield

    return text


def strike_oneself(play: Play) -> Rule[None]:
    """Wrath of Kellos, lost: the top card joins his own damage stack."""
    hit_from_deck(play, play.me)
    return
    yield


def hit_from_deck(play: Play, victim: Fighter) -> None:
    """The top card of the Combat deck joins a damage stack, if there is one."""
    card = top_combat_card(play.table.state)
    if card is not None:
        hit(play.table, play.fight, victim, [card], RULE)


def gather_way(play: Play) -> Rule[None]:
    """Glorious Charge: the next round begins with a bonus."""
    play.me.coming.append(play.card)
    return
    yield
