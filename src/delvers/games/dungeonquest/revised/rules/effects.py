"""Cards of the Revised Edition that the third edition does not have so (CARD)."""

from typing import Final

from delvers.games.dungeonquest.common.rules.attributes import attribute_of
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import descend, may_surface
from delvers.games.dungeonquest.common.rules.chambers import is_spared as is_helped
from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.effects.catacomb import offer_bribe
from delvers.games.dungeonquest.common.rules.effects.places import place_entrance
from delvers.games.dungeonquest.common.rules.encounters import clause_of
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.loot import choose_loot, discard_loot
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.revised.rules import events
from delvers.games.dungeonquest.revised.rules.attributes import attribute_test, grim_test
from delvers.games.dungeonquest.revised.rules.combat.fights import draw_monster
from delvers.games.dungeonquest.revised.rules.combat.monsters import meet_monster
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, rule

SCORCHED: Final = 1
"""The wounds of a demon's flame that has missed."""


def ambush(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A monster."""
    yield from meet_monster(table, hero, clause_of(table, card))


def old_bones(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """On 4 to 6 the bones rise as a monster from which there is no escape."""
    if (yield from roll_one(table, hero, card.id, clause_of(table, card))) > 3:
        yield from meet_monster(table, hero, clause_of(table, card), no_escape=True)


@rule
def passage_down(table: Dungeon, hero: Hero, card: Card) -> None:
    """A way into the catacombs for whoever starts a turn here."""
    place_entrance(table, hero, card)


def trapdoor(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Agility or a rope, or a wound and down into the catacombs."""
    if (yield from is_helped(table, hero, "trapdoor", clause_of(table, card))):
        return
    if (yield from attribute_test(table, hero, "agility", card.id, clause_of(table, card))).passed:
        return
    yield from suffer(table, hero, card.wounds, card.id, clause_of(table, card))
    if hero.status == "exploring":
        yield from descend(table, hero, clause_of(table, card))
        end_turn(table, hero, "below", "DQR-CATA-08")


# -- creatures of the catacombs --------------------------------------------------------------------


def demon_flame(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Luck decides how much it hurts, and Determination does not help."""
    tested = yield from grim_test(table, hero, "luck", clause_of(table, card))
    yield from suffer(
        table, hero, SCORCHED if tested.passed else card.wounds, card.id, clause_of(table, card)
    )


def is_spared(table: Dungeon, hero: Hero, card: Card) -> Rule[int]:
    """Luck, and the turn is over; else by how much the roll was too high."""
    tested = yield from attribute_test(table, hero, "luck", card.id, clause_of(table, card))
    if tested.passed:
        end_turn(table, hero, "spared", clause_of(table, card))
    return tested.margin


def skeleton_volley(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Luck, or the escape penalties of two Monster cards."""
    yield from is_spared(table, hero, card)
    drawn = [draw_monster(table) for _ in range(2)]
    table.state.monsters.discard += drawn
    if table.log is not None:
        for id in drawn:
            shown = table.state.content.monsters[id]
            table.tell_to(
                REVEALED,
                events.monster_shown,
                clause_of(table, card),
                monster=shown.monster,
                life=shown.life,
                penalty=shown.penalty,
            )
    wounds = sum(table.state.content.monsters[id].penalty for id in drawn)
    yield from suffer(table, hero, wounds, card.id, clause_of(table, card))


def golem_grab(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Luck, or wounds and a Loot card of the hero's choice."""
    yield from is_spared(table, hero, card)
    yield from suffer(table, hero, card.wounds, card.id, clause_of(table, card))
    if hero.loot:
        lost = yield from choose_loot(table.state, hero, clause_of(table, card))
        discard_loot(table, hero, lost, clause_of(table, card))


def troll_smash(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Luck, or more wounds the less armor one has."""
    yield from is_spared(table, hero, card)
    armor = attribute_of(table.state, hero, "armor")
    yield from suffer(table, hero, card.wounds - armor, card.id, clause_of(table, card))


def sorcerers_bolt(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Luck, or as many wounds as the roll was too high."""
    margin = yield from is_spared(table, hero, card)
    yield from suffer(table, hero, margin, card.id, clause_of(table, card))


def greedy_deep_elf(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A bribe may open the way out; too small a one is paid for in wounds."""
    bribe = yield from offer_bribe(table, hero, card)
    if bribe is None:
        return
    number = yield from roll_one(table, hero, card.id, clause_of(table, card))
    if number * 100 < bribe:
        yield from may_surface(table, hero, clause_of(table, card))
    else:
        yield from suffer(table, hero, card.wounds, card.id, clause_of(table, card))


EFFECTS: Final[dict[str, Effect]] = {
    "ambush": ambush,
    "old_bones": old_bones,
    "passage_down": passage_down,
    "trapdoor": trapdoor,
    "demon_flame": demon_flame,
    "skeleton_volley": skeleton_volley,
    "golem_grab": golem_grab,
    "troll_smash": troll_smash,
    "sorcerers_bolt": sorcerers_bolt,
    "greedy_deep_elf": greedy_deep_elf,
}
