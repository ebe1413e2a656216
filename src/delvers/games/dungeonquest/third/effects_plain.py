"""Cards whose effect is one verb with numbers (CARD)."""

from delvers.games.dungeonquest.third.components import Card
from delvers.games.dungeonquest.third.encounters import EFFECTS, clause_of, encounter_card
from delvers.games.dungeonquest.third.flow import Dungeon, may
from delvers.games.dungeonquest.third.rolling import roll
from delvers.games.dungeonquest.third.state import Hero
from delvers.games.dungeonquest.third.wounds import suffer
from delvers.kernel.requests import Rule


def nothing(_table: Dungeon, _hero: Hero, _card: Card) -> Rule[None]:
    """Nothing happens."""
    return
    yield


def wounds(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Suffer as many wounds as the dice show, less a number."""
    rule = clause_of(card)
    dice = yield from roll(table, hero, card.dice, card.id, rule)
    yield from suffer(table, hero, sum(dice) - card.less, card.id, rule)


def draw_from(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Draw a card of another deck and meet it."""
    assert card.draws is not None
    yield from encounter_card(table, hero, card.draws, "DQ3-CARD-01")


def offer(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """The hero may draw a card of another deck."""
    rule = "DQ3-CARD-15" if card.draws == "corpse" else "DQ3-CARD-17"
    if (yield from may(hero.seat, "look inside", rule, f"offer {card.id}")):
        yield from draw_from(table, hero, card)


def explosion(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Wounds, and the next turn is lost."""
    yield from suffer(table, hero, card.wounds, card.id, "DQ3-CARD-14")
    skip(table, hero, 1)


def poisonous_gas(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A die for wounds and a die for lost turns, each less three."""
    hurt = sum((yield from roll(table, hero, 1, card.id, "DQ3-CARD-14"))) - 3
    yield from suffer(table, hero, hurt, card.id, "DQ3-CARD-14")
    lost = sum((yield from roll(table, hero, 1, card.id, "DQ3-CARD-14"))) - 3
    skip(table, hero, max(0, lost))


def skip(table: Dungeon, hero: Hero, turns: int) -> None:
    """The hero will lose turns."""
    hero.skips += turns
    if turns and table.log is not None:
        table.tell("turns_lost", "DQ3-CARD-14", seat=hero.seat, count=turns)


EFFECTS.update(
    {
        "nothing": nothing,
        "wounds": wounds,
        "draw": draw_from,
        "offer": offer,
        "explosion": explosion,
        "poisonous_gas": poisonous_gas,
    }
)
