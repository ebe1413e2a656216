"""What chambers do in either edition, and what helps in them."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.attributes import single_test
from delvers.games.dungeonquest.common.rules.encounters import encounter_card
from delvers.games.dungeonquest.common.rules.flow import Dungeon, end_turn, tell_declined
from delvers.games.dungeonquest.common.rules.loot import (
    discard_loot,
    loose_cards,
    refused_discards,
    use_up,
)
from delvers.games.dungeonquest.common.rules.map import face_at, kind_at
from delvers.games.dungeonquest.common.rules.movement import open_ways
from delvers.games.dungeonquest.common.rules.options import DECLINE, DISCARD, STEP_ON_BRIDGE, USE
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.common.rules.wounds import die
from delvers.kernel.requests import Rule, ask

DUNGEON_CARD: Final = ("chamber", "catacomb_entrance", "chasm", "cave_in", "portcullis")
"""The chambers where a Dungeon card is drawn."""
ROPE: Final = "corpse_rope"


def draw_dungeon_card(table: Dungeon, hero: Hero) -> Rule[None]:
    """Plain chambers, entrances, rifts, cave-ins and portcullis chambers: draw a Dungeon card."""
    rule: str = getattr(table.state.cites, f"{kind_at(table.state, hero.at)}_draw")
    return encounter_card(table, hero, "dungeon", rule)


def trap_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Trap card instead."""
    return encounter_card(table, hero, "trap", table.state.cites.trap_chamber)


def bottomless_pit(table: Dungeon, hero: Hero) -> Rule[None]:
    """Luck, or death, unless a card spares the test. Who gets across has done enough."""
    cites = table.state.cites
    if not (yield from is_spared(table, hero, "pit", cites.pit)):
        tested = yield from single_test(table, hero, "luck", "pit", cites.pit)
        if not tested.passed:
            yield from die(table, hero, "bottomless_pit", cites.pit_death)
    end_turn(table, hero, "pit", cites.pit_crossed)


def is_spared(table: Dungeon, hero: Hero, test: str, rule: str) -> Rule[bool]:
    """Whether a hero gives up a rope or the like instead of testing."""
    held = [card for card in table.state.edition.spares.get(test, ()) if card in hero.loot]
    if not held:
        return False
    options = [*(USE(card) for card in held), DECLINE]
    option = yield from ask(hero.seat, options, rule, prompts.SPARE_TEST)
    if option == DECLINE:
        for card in held:
            tell_declined(table, hero, card, table.state.content.clauses[card])
        return False
    (card,) = USE.parts(option)
    use_up(table, hero, card, table.state.content.clauses[card])
    return True


def keeps_his_footing(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Over the bridge by a card, or by Agility with all that Loot that he does not throw away."""
    rule, stuck = table.state.cites.bridge_test, table.state.edition.stuck
    if (yield from is_spared(table, hero, "bridge", rule)):
        return True
    yield from lighten(table, hero)
    load = sum(2 if card in stuck else 1 for card in hero.loot)
    return (yield from single_test(table, hero, "agility", "bridge", rule, load)).passed


def lighten(table: Dungeon, hero: Hero) -> Rule[None]:
    """Before crossing a hero may throw away Loot, card by card."""
    cites = table.state.cites
    while loose := loose_cards(table.state, hero):
        options = [STEP_ON_BRIDGE, *(DISCARD(card) for card in loose)]
        refused = refused_discards(table.state, hero)
        option = yield from ask(hero.seat, options, cites.lighten, prompts.LIGHTEN, refused)
        if option == STEP_ON_BRIDGE:
            return
        discard_loot(table, hero, *DISCARD.parts(option), cites.lighten)


def ways_over(state: State, hero: Hero) -> list[Way]:
    """The open ways on the far side of the bridge."""
    face = face_at(state, hero.at)
    assert face is not None
    near = face.part_of(hero.entered_by) if hero.entered_by != NOWHERE else ()
    return [way for way in open_ways(state, hero) if way.direction not in near]
