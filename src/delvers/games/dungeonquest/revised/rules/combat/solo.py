"""How one fights when nobody plays the monster (VAR-SOLO)."""

from delvers.games.dungeonquest.common.rules.options import ESCAPE
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.wounds import suffer, wound
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.attributes import attribute_test
from delvers.games.dungeonquest.revised.rules.combat.escaping import slip_away, why_not_escape
from delvers.games.dungeonquest.revised.rules.combat.fights import card_of, show_card
from delvers.games.dungeonquest.revised.rules.combat.rounds import first_shot, strike
from delvers.games.dungeonquest.revised.rules.options import FIGHT
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Fight, Hero
from delvers.kernel.requests import Rule, ask


def face_alone(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """One chance to escape before combat; then dice decide until one is dead."""
    why_not = why_not_escape(table.state, hero, fight)
    options = [FIGHT] if why_not else [FIGHT, ESCAPE]
    refused = {ESCAPE: why_not} if why_not else None
    if (
        yield from ask(hero.seat, options, "DQR-VAR-SOLO-04", prompts.FACE_ALONE, refused)
    ) == ESCAPE:
        tested = yield from attribute_test(table, hero, "agility", "escape", "DQR-VAR-SOLO-06")
        if tested.passed:
            yield from slip_away(table, hero, "DQR-VAR-SOLO-07")
        show_card(table, fight, "DQR-VAR-SOLO-09")
        card = card_of(table.state, fight)
        yield from suffer(table, hero, card.penalty, card.monster, "DQR-VAR-SOLO-09")
    else:
        show_card(table, fight, "DQR-GAP-48")
    yield from first_shot(table, hero, fight)
    while True:
        yield from roll_round(table, hero, fight)


def roll_round(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """One die: low numbers hurt the hero, middle ones both, high ones the monster."""
    fight.round += 1
    number = yield from roll_one(table, hero, "solo_round", "DQR-VAR-SOLO-10")
    if number <= 4:
        rule = "DQR-VAR-SOLO-11" if number <= 2 else "DQR-VAR-SOLO-12"
        yield from wound(table, hero, 1, card_of(table.state, fight).monster, rule)
    if number >= 3:
        rule = {5: "DQR-VAR-SOLO-13", 6: "DQR-VAR-SOLO-14"}.get(number, "DQR-VAR-SOLO-12")
        yield from strike(table, hero, fight, 2 if number == 6 else 1, rule)
