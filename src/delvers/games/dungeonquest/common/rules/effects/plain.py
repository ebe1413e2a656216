"""Cards whose effect is one verb with numbers."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.encounters import clause_of, encounter_card
from delvers.games.dungeonquest.common.rules.flow import Dungeon, HeroFalls, tell_declined
from delvers.games.dungeonquest.common.rules.options import LOOK_INSIDE
from delvers.games.dungeonquest.common.rules.rolling import roll
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.kernel.requests import Rule, may, rule


@rule
def nothing(_table: Dungeon, _hero: Hero, _card: Card) -> None:
    """Nothing happens."""


def wounds(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Suffer as many wounds as the dice show, less a number."""
    rule = clause_of(table, card)
    dice = yield from roll(table, hero, card.dice, card.id, rule)
    yield from suffer(table, hero, sum(dice) - card.less, card.id, rule)


def draw_from(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Draw a card of another deck and meet it."""
    assert card.draws is not None
    return encounter_card(table, hero, card.draws, clause_of(table, card))


def offer(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """The hero may draw a card of another deck."""
    rule = clause_of(table, card)
    if (yield from may(hero.seat, LOOK_INSIDE, rule, prompts.OFFER(card.id))):
        yield from draw_from(table, hero, card)
    else:
        tell_declined(table, hero, card.id, rule)


def explosion(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Wounds, and the next turn is lost, also by a hero who falls unconscious."""
    try:
        yield from suffer(table, hero, card.wounds, card.id, clause_of(table, card))
    except HeroFalls:
        if lies_here(table, hero):
            skip(table, hero, 1, card)
        raise
    skip(table, hero, 1, card)


def lies_here(table: Dungeon, hero: Hero) -> bool:
    """Whether a hero who has fallen lies where he fell, so that a card goes on to work on him."""
    return hero.status != "dead" and table.state.edition.fallen_stay


def poisonous_gas(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A die for wounds and a die for lost turns, each less three."""
    rule = clause_of(table, card)
    hurt = sum((yield from roll(table, hero, 1, card.id, rule))) - 3
    try:
        yield from suffer(table, hero, hurt, card.id, rule)
    except HeroFalls:
        if lies_here(table, hero):
            yield from faint_in_gas(table, hero, card)
        raise
    yield from faint_in_gas(table, hero, card)


def faint_in_gas(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """The second die of the gas: so many turns, less three."""
    lost = sum((yield from roll(table, hero, 1, card.id, clause_of(table, card)))) - 3
    skip(table, hero, max(0, lost), card)


def skip(table: Dungeon, hero: Hero, turns: int, card: Card) -> None:
    """The hero will lose turns."""
    hero.skips += turns
    if turns:
        table.tell(events.turns_lost, clause_of(table, card), seat=hero.seat, count=turns)


EFFECTS: Final[dict[str, Effect]] = {
    "nothing": nothing,
    "wounds": wounds,
    "draw": draw_from,
    "offer": offer,
    "explosion": explosion,
    "poisonous_gas": poisonous_gas,
}
