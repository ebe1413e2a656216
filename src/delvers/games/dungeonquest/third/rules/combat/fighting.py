"""The two sides of a fight and the cards they fight with (COMBAT)."""

from collections.abc import Callable

from delvers.games.dungeonquest.common.rules.cards import AttackType
from delvers.games.dungeonquest.common.rules.drawing import reshuffle
from delvers.games.dungeonquest.common.rules.wounds import life_of
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter, Hero, State
from delvers.kernel.events import REVEALED, Audience
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import AGAIN, Refusals, Rule, ask


def sides(fight: Fight) -> tuple[Fighter, Fighter]:
    """Both sides, the hero (or the hero who attacked) first."""
    return (fight.hero, fight.foe)


def opponent_of(fight: Fight, fighter: Fighter) -> Fighter:
    """The other side."""
    return fight.foe if fighter is fight.hero else fight.hero


def type_of(state: State, card: str) -> AttackType:
    """The attack type of a card."""
    return state.content.types[card]


def icon_of(state: State, card: str) -> AttackType | None:
    """The attack type that a card can counter."""
    return state.content.icons[card]


def revealed_type(state: State, fighter: Fighter) -> AttackType | None:
    """The attack type of the card that a side turned up this round, also of a cancelled one."""
    return state.content.types[fighter.played[0]] if fighter.played else None


def total(fighter: Fighter) -> int:
    """The attack value of all cards a side has played; nothing raises a cancelled card."""
    if not fighter.bonus:
        return sum(fighter.values)
    bonus = min(fighter.bonus, 0) if fighter.is_cancelled else fighter.bonus
    return max(0, sum(fighter.values) + bonus)


def is_dying(state: State, fighter: Fighter) -> bool:
    """Whether a hero's wounds and his damage stack together reach his Life value."""
    hero = state.heroes[fighter.player]
    return hero.wounds + len(fighter.damage) >= life_of(state, hero)


def pick(
    seat: int,
    options: Callable[[], list[str]],
    rule: str,
    prompt: Prompt,
    refused: Callable[[], dict[str, str]] = dict,
) -> Rule[str]:
    """Ask about cards in hand, and ask again if the cards were dealt anew meanwhile."""
    while True:
        denied = Refusals(refused)
        option = yield from ask(seat, options(), rule, prompt, denied, is_renewable=True)
        if option != AGAIN[1]:
            return option


TURNED_UP = 5
"""How many cards are turned up at once from the Combat deck."""

# -- cards that change their place -----------------------------------------------------------------


def new_fighter(state: State, hero_or_monster: str, player: int) -> Fighter:
    """A side with its four Power cards in a pile."""
    return Fighter(hero_or_monster, player, power=state.content.powers_of(hero_or_monster))


def top_combat_card(state: State) -> str | None:
    """The top card of the Combat deck, made anew of discarded cards if need be; None if none."""
    pile = state.combat
    cards = pile.deck
    if not (cards.cards or cards):
        reshuffle(pile)
        if not cards:
            return None
    return cards.draw(state.dice)


def tell_drawn(table: Dungeon, fighter: Fighter, before: int, rule: str = "DQ3-COMBAT-13") -> None:
    """Everybody sees how many cards joined a hand since it had so many, the player which."""
    if table.log is None:
        return
    if drawn := fighter.hand[before:]:
        seat, owner = fighter.player, fighter.owner
        table.tell(events.hand_filled, rule, seat=seat, fighter=owner, count=len(drawn))
        table.tell_to(
            Audience((seat,), reveals=True), events.cards_drawn, rule, seat=seat, cards=[*drawn]
        )


def draw_power(state: State, fighter: Fighter) -> str:
    """A random card of a side's Power pile."""
    return fighter.power.pop(state.dice.pick(len(fighter.power)))


def throw_away(state: State, fight: Fight, card: str) -> None:
    """A discarded Combat card may come back by a shuffle; a Power card is out of this fight."""
    if card in state.content.combat:
        state.combat.discard.append(card)
    else:
        fight.aside.append(card)


def forget(fighter: Fighter, card: str) -> None:
    """A card that has left a hand is no longer known to be there."""
    for known in (fighter.shown, fighter.seen):
        if card in known:
            known.remove(card)
            return


def take_from_hand(fighter: Fighter, card: str) -> None:
    """A card leaves a hand for all to see."""
    fighter.hand.remove(card)
    forget(fighter, card)


def hit(table: Dungeon, fight: Fight, victim: Fighter, cards: list[str], rule: str) -> None:
    """Cards go to a damage stack; a hero who announced an escape lays them aside instead."""
    is_spared = victim is fight.foe and bool(fight.escape)
    (fight.aside if is_spared else victim.damage).extend(cards)
    if table.log is None:
        return
    if is_spared:
        seat, fighter = victim.player, victim.owner
        table.tell(events.no_damage, "DQ3-VAR-LIVE-02", seat=seat, fighter=fighter, cards=[*cards])
    else:
        table.tell(
            events.damaged,
            rule,
            seat=victim.player,
            fighter=victim.owner,
            cards=[*cards],
            stack=len(victim.damage),
        )


def turn_up_cards(table: Dungeon, fight: Fight, rule: str) -> None:
    """Turn up five cards from the top of the Combat deck, as far as there are any."""
    for _ in range(TURNED_UP):
        card = top_combat_card(table.state)
        if card is not None:
            fight.turned_up.append(card)
    table.tell_to(REVEALED, events.turned_up, rule, cards=[*fight.turned_up])


def discard_turned_up(table: Dungeon, fight: Fight) -> None:
    """What was turned up and not used is discarded."""
    for card in fight.turned_up:
        throw_away(table.state, fight, card)
    fight.turned_up.clear()


def close_fight(table: Dungeon, fight: Fight) -> None:
    """All Combat cards go back to their deck, and all Power cards to their own."""
    state = table.state
    cards = [*fight.stack, *fight.aside, *fight.turned_up]
    for fighter in sides(fight):
        cards += [*fighter.hand, fighter.laid, *fighter.played, *fighter.damage]
    state.combat.deck.cards += [card for card in cards if card in state.content.combat]
    reshuffle(state.combat)
    state.fight = None


def hero_of(state: State, fight: Fight) -> Hero:
    """The hero of a fight (of two: the one who attacked)."""
    return state.heroes[fight.hero.player]
