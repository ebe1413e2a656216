"""Cards that turn into monsters (CARD)."""

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import may_surface
from delvers.games.dungeonquest.common.rules.effects_catacomb import offer_bribe
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.third.rules.monsters import meet_monster
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule


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
