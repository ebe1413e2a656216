"""Combat of a hero with a monster, from the first round to the end (COMBAT)."""

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.flow import tell_declined
from delvers.games.dungeonquest.common.rules.options import STOP
from delvers.games.dungeonquest.common.rules.wounds import wound
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.combat.escaping import slip_away
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    close_fight,
    discard_turned_up,
    hit,
    is_dying,
    turn_up_cards,
    type_of,
)
from delvers.games.dungeonquest.third.rules.combat.rounds import play_round
from delvers.games.dungeonquest.third.rules.monster_tokens import leave_token, life_of_monster
from delvers.games.dungeonquest.third.rules.options import ADD, VOLLEY
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Hero
from delvers.kernel.requests import LOOP, ROUND, Rule, ask, may


def combat(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """Round after round until the monster is dead; a hero who dies or escapes does not return."""
    yield LOOP
    while len(fight.foe.damage) < life_of_monster(table.state, fight):
        yield ROUND
        fight.survived = max(fight.survived, len(fight.foe.damage))
        yield from play_round(table, fight)
        if fight.escape == "done":
            yield from escape_from_combat(table, hero, fight)
        if is_dying(table.state, fight.hero):
            yield from fall_in_combat(table, hero, fight)
    yield from survive_combat(table, hero, fight)


def survive_combat(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """The monster is dead; the hero takes his damage stack as wounds."""
    table.tell(events.monster_killed, "DQ3-COMBAT-57", seat=hero.seat, monster=fight.monster)
    wounds = len(fight.hero.damage)
    close_fight(table, fight)
    yield from wound(table, hero, wounds, fight.monster, "DQ3-COMBAT-58")


def fall_in_combat(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """The monster stays where it was met; the hero's damage stack is his death."""
    wounds = len(fight.hero.damage)
    leave_token(table, fight, "DQ3-COMBAT-61")
    close_fight(table, fight)
    yield from wound(table, hero, wounds, fight.monster, "DQ3-COMBAT-60")


def escape_from_combat(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """An announced escape: wounds as after a combat survived, then away."""
    yield from wound(table, hero, len(fight.hero.damage), fight.monster, "DQ3-VAR-LIVE-04")
    yield from slip_away(table, hero, fight, "DQ3-VAR-LIVE-03")


def opening_volley(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """Tatianna turns up five cards when she attacks; ranged ones may hit the monster at once."""
    if table.state.content.abilities[hero.id] != "tatianna":
        return
    if not (yield from may(hero.seat, VOLLEY, "DQ3-HERO-13", prompts.OPENING_VOLLEY)):
        tell_declined(table, hero, "volley", "DQ3-HERO-13")
        return
    turn_up_cards(table, fight, "DQ3-HERO-13")
    while ranged := [card for card in fight.turned_up if type_of(table.state, card) == "ranged"]:
        options = [*(ADD(card) for card in dict.fromkeys(ranged)), STOP]
        others = [card for card in fight.turned_up if card not in ranged]
        refused = {ADD(card): "DQ3-HERO-13" for card in others}
        option = yield from ask(hero.seat, options, "DQ3-GAP-14", prompts.ADD_TO_VOLLEY, refused)
        if option == STOP:
            break
        (card,) = ADD.parts(option)
        fight.turned_up.remove(card)
        hit(table, fight, fight.foe, [card], "DQ3-HERO-13")
    discard_turned_up(table, fight)
