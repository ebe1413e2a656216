"""Cards of the catacombs."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.attributes import HERE, attribute_test
from delvers.games.dungeonquest.common.rules.board import opposite
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import find_exit, may_surface
from delvers.games.dungeonquest.common.rules.chambers import is_spared
from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.encounters import clause_of
from delvers.games.dungeonquest.common.rules.flow import Dungeon, end_turn, tell_declined
from delvers.games.dungeonquest.common.rules.loot import (
    discard,
    discard_loot,
    loose_cards,
    refused_discards,
)
from delvers.games.dungeonquest.common.rules.options import CLIMB, DISCARD, ENOUGH, GO_ON
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.kernel.requests import Rule, ask, rule

HOLE_CARD: Final = "catacomb_hole_in_the_roof"
HOLE: Final = HERE("hole")
"""The test to climb up; its Determination is gone when the hero comes out by other means."""


VENOM: Final = "catacomb_spiders_venom"


def exit_card(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """The hero may come out."""
    yield from may_surface(table, hero, clause_of(table, card))


def hole_in_the_roof(table: Dungeon, hero: Hero, _card: Card) -> Rule[None]:
    """Agility, and the hero may come out."""
    yield from climb_to_hole(table, hero)


def climb_to_hole(table: Dungeon, hero: Hero) -> Rule[None]:
    """Up through the hole; who fails may try again in the next turn."""
    hero.bound, rule = "hole", table.state.content.clauses[HOLE_CARD]
    is_helped = yield from is_spared(table, hero, "hole", rule)
    if not is_helped:
        tested = yield from attribute_test(table, hero, "agility", HOLE, rule)
        if not tested.passed:
            end_turn(table, hero, "hole", rule)
    hero.bound = ""
    table.state.edition.give_up(table, hero, HOLE)
    yield from may_surface(table, hero, rule)


def try_hole_again(table: Dungeon, hero: Hero) -> Rule[bool]:
    """The hole again, or a Catacomb card instead, and then the hole is lost."""
    rule = table.state.content.clauses[HOLE_CARD]
    option = yield from ask(hero.seat, [CLIMB, GO_ON], rule, prompts.HOLE_IN_THE_ROOF)
    if option == CLIMB:
        yield from climb_to_hole(table, hero)
        return True
    tell_declined(table, hero, HOLE_CARD, rule)
    hero.bound = ""
    table.state.edition.give_up(table, hero, HOLE)
    return False


def spiders_venom(table: Dungeon, hero: Hero) -> Rule[None]:
    """A die at the start of a turn below: 1 or 2 are a wound."""
    rule = table.state.content.clauses[VENOM]
    if (yield from roll_one(table, hero, VENOM, rule)) <= 2:
        yield from suffer(table, hero, 1, VENOM, rule)


@rule
def venom(_table: Dungeon, _hero: Hero, _card: Card) -> None:
    """The venom works from the next turn on, as long as the card is in the row."""


def offer_bribe(table: Dungeon, hero: Hero, card: Card) -> Rule[int | None]:
    """Any Loot cards, one after another; None if nothing is offered."""
    state, rule, bribe = table.state, clause_of(table, card), None
    worth = {one: state.edition.worth(state, hero, one) for one in hero.loot}
    while loose := loose_cards(state, hero):
        options = [ENOUGH, *(DISCARD(one) for one in loose)]
        refused = refused_discards(state, hero)
        option = yield from ask(hero.seat, options, rule, prompts.BRIBE, refused)
        if option == ENOUGH:
            break
        (given,) = DISCARD.parts(option)
        discard_loot(table, hero, given, rule)
        bribe = (bribe or 0) + worth[given]
    if bribe is None:
        tell_declined(table, hero, card.id, rule)
    return bribe


def giant_naga(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """It drags the hero to where he would have come out, and turns him round."""
    hero.at = yield from find_exit(table, hero, len(hero.row) + 1)  # the card itself counts too
    hero.heading = opposite(hero.heading)
    discard_row(table, hero)
    table.tell(
        events.dragged, clause_of(table, card), seat=hero.seat, at=hero.at, heading=hero.heading
    )
    end_turn(table, hero, "naga", clause_of(table, card))


def discard_row(table: Dungeon, hero: Hero) -> None:
    """The Catacomb cards of the trip are discarded, but for Loot and what must be kept."""
    stays = [
        id for id in hero.row if table.state.content.cards[id].after == "loot" or id in hero.kept
    ]
    for id in hero.row:
        if id not in stays:
            discard(table, id)
    hero.row[:] = stays


EFFECTS: Final[dict[str, Effect]] = {
    "exit": exit_card,
    "hole_in_the_roof": hole_in_the_roof,
    "spiders_venom": venom,
    "giant_naga": giant_naga,
}
