"""Finds that do more than lie there: potions, books, bones, things that must be kept."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.attributes import attribute_test
from delvers.games.dungeonquest.common.rules.board import TOWERS
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import come_out
from delvers.games.dungeonquest.common.rules.dragon import take_treasure
from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.encounters import clause_of, take_as_loot
from delvers.games.dungeonquest.common.rules.exits import leave_dungeon
from delvers.games.dungeonquest.common.rules.flow import Dungeon, TurnEnds, end_turn, tell_declined
from delvers.games.dungeonquest.common.rules.loot import (
    discard,
    discard_loot,
    is_treasure,
    keep_card,
    loose_cards,
    refused_discards,
    tell_got_rid,
    use_up,
)
from delvers.games.dungeonquest.common.rules.map import is_occupied
from delvers.games.dungeonquest.common.rules.movement import put
from delvers.games.dungeonquest.common.rules.options import DISCARD, LEAVE, STAY, TOWER_OPTION
from delvers.games.dungeonquest.common.rules.rolling import roll
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.games.dungeonquest.common.rules.wounds import die, heal, suffer
from delvers.kernel.requests import Rule, ask, rule

SHADE: Final = "dungeon_lingering_shade"


@rule
def keep(table: Dungeon, hero: Hero, card: Card) -> None:
    """The card is kept and works at the start of later turns."""
    keep_card(table, hero, card.id)


def torch_goes_out(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Dark until a Luck test lights the torch again; below, the card counts as distance too."""
    yield from keep(table, hero, card)


def light_torch(table: Dungeon, hero: Hero, card: str) -> Rule[None]:
    """Luck lights the torch; without it the turn is over."""
    rule = table.state.content.clauses[card]
    tested = yield from attribute_test(table, hero, "luck", card, rule)
    if not tested.passed:
        end_turn(table, hero, "torch", rule)
    hero.kept.remove(card)
    tell_got_rid(table, hero, card)
    if card not in hero.row:
        discard(table, card)


def lingering_shade(table: Dungeon, hero: Hero) -> Rule[None]:
    """Two dice at the start of a turn: 2 or 3 are death."""
    rule = table.state.content.clauses[SHADE]
    dice = yield from roll(table, hero, 2, SHADE, rule)
    if sum(dice) <= 3:
        yield from die(table, hero, SHADE, rule)


def drink_potion(table: Dungeon, hero: Hero, card: str) -> Rule[None]:
    """An unstable potion heals, hurts or kills."""
    rule = table.state.content.clauses[card]
    use_up(table, hero, card, rule)
    total = sum((yield from roll(table, hero, 2, card, rule)))
    if total == 2:
        yield from die(table, hero, card, rule)
    elif total <= 5:
        yield from suffer(table, hero, 4, card, rule)
    elif total >= 8:
        heal(table, hero, hero.wounds if total >= 11 else 3, rule)


def artifact_eater(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """It eats another Treasure card of the hero's choice."""
    yield from take_as_loot(table, hero, card)
    loose = [other for other in loose_cards(table.state, hero) if other != card.id]
    if food := [other for other in loose if is_treasure(table.state, other)]:
        options = [DISCARD(other) for other in food]
        refused = refused_discards(table.state, hero)
        option = yield from ask(
            hero.seat, options, clause_of(table, card), prompts.ARTIFACT_EATER, refused
        )
        discard_loot(table, hero, *DISCARD.parts(option), clause_of(table, card))


def read_tome(table: Dungeon, hero: Hero) -> Rule[None]:
    """The forbidden tome instead of acting: death, wounds, treasure, healing or a tower."""
    tome = "treasure_forbidden_tome"
    rule = table.state.content.clauses[tome]
    total = sum((yield from roll(table, hero, 2, tome, rule)))
    if total == 2:
        yield from die(table, hero, tome, rule)
    elif total <= 5:
        yield from suffer(table, hero, 4, tome, rule)
    elif total <= 8:
        yield from take_treasure(table, hero, rule)
    elif total == 11:
        heal(table, hero, hero.wounds, rule)
    elif total == 12:
        yield from fly_to_tower(table, hero)
    raise TurnEnds


def fly_to_tower(table: Dungeon, hero: Hero) -> Rule[None]:
    """To any tower where nobody stands; he may leave from there at once, but not move on."""
    rule = table.state.content.clauses["treasure_forbidden_tome"]
    taken = [tower for tower in TOWERS if is_occupied(table.state, tower, hero)]
    free = [tower for tower in TOWERS if tower not in taken]
    options = [TOWER_OPTION[tower] for tower in free]
    refused = {TOWER_OPTION[tower]: rule for tower in taken}
    option = yield from ask(hero.seat, options, rule, prompts.CHOOSE_TOWER, refused)
    tower = free[options.index(option)]
    if hero.status == "below":
        come_out(table, hero, tower, rule)
        hero.came_specially = True
    else:
        put(table, hero, tower, rule)
    yield from table.state.edition.stand_in_tower(table, hero)
    if table.state.edition.why_not_leave(table.state, hero) is None:
        option = yield from ask(hero.seat, [LEAVE, STAY], rule, prompts.TOWER)
        if option == LEAVE:
            leave_dungeon(table, hero)
        else:
            tell_declined(table, hero, "way_out", rule)


EFFECTS: Final[dict[str, Effect]] = {
    "torch_goes_out": torch_goes_out,
    "lingering_shade": keep,
    "unstable_potion": take_as_loot,
    "bottle_imp": take_as_loot,
    "rope": take_as_loot,
    "treasure_chest": take_as_loot,
    "forbidden_tome": take_as_loot,
    "artifact_eater": artifact_eater,
}
