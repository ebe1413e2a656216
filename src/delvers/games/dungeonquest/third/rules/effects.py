"""What the cards of the third edition do that no other edition has (CARD, CATA)."""

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import has_entrance, may_surface
from delvers.games.dungeonquest.common.rules.effects.catacomb import offer_bribe
from delvers.games.dungeonquest.common.rules.effects.places import place_entrance
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.map import kind_at
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.attributes import attribute_test
from delvers.games.dungeonquest.third.rules.monsters.meeting import meet_monster
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule, rule


def old_bones(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """On 4 to 6 the bones rise as a monster."""
    assert card.monster is not None
    if (yield from roll_one(table, hero, card.id, table.state.content.clauses[card.id])) > 3:
        below = hero.status == "below"
        yield from meet_monster(table, hero, card.monster, token=None, in_catacombs=below)


def deep_elf(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A bribe may open the way out; too small a one makes an enemy."""
    assert card.monster is not None
    bribe = yield from offer_bribe(table, hero, card)
    rule = table.state.content.clauses[card.id]
    if bribe is None:
        return
    number = yield from roll_one(table, hero, card.id, rule)
    if number * 100 < bribe:
        yield from may_surface(table, hero, rule)
    else:
        yield from meet_monster(table, hero, card.monster, token=None, in_catacombs=True)


@rule
def passage_down(table: Dungeon, hero: Hero, card: Card) -> None:
    """A way into the catacombs for the next turn, and a marker where it was found."""
    hero.passage = 2
    place_entrance(table, hero, card)
    if table.log is not None and not has_entrance(table.state, hero.at):
        rule = "DQ3-CATA-04" if kind_at(table.state, hero.at) == "cave_in" else "DQ3-CATA-06"
        table.tell(events.passage_unmarked, rule, seat=hero.seat, at=hero.at)


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
