"""The trapdoor of the third edition, from which a hero must climb (CARD)."""

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.third.rules.attributes import attribute_test
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def trapdoor(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Kept until an Agility test gets the hero out."""
    hero.kept.append(card.id)
    yield from climb_trapdoor(table, hero)


def climb_trapdoor(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out of the trapdoor, or a wound and the turn is over."""
    rule = table.state.content.clauses["trap_trapdoor"]
    tested = yield from attribute_test(table, hero, "agility", "trapdoor", rule)
    if not tested.passed:
        yield from suffer(table, hero, 1, "trap_trapdoor", rule)
        end_turn(table, hero, "trapdoor", rule)
    hero.kept.remove("trap_trapdoor")
    discard(table, "trap_trapdoor")
