"""What a hero can do now, and what the rules forbid him (ACTION)."""

from typing import Final

from delvers.games.plungin.rules.board.moving import can_step, is_held
from delvers.games.plungin.rules.books.registry import ABILITIES, MAY_USE
from delvers.games.plungin.rules.explore.adventure import is_at_exit, may_leave
from delvers.games.plungin.rules.explore.places import place_options, place_refusals
from delvers.games.plungin.rules.fight.attacking import attack_options, shots
from delvers.games.plungin.rules.fight.fighting import cannot_shoot, must_disengage
from delvers.games.plungin.rules.locks.lock_options import Locks
from delvers.games.plungin.rules.magic.spells import refused_spells, spell_options
from delvers.games.plungin.rules.options import (
    ABILITY_USED,
    BEAT_OUT_FLAMES,
    GET_FREE,
    LEAVE_DUNGEON,
    MOVE,
    STOP_BLEEDING,
    TEAR_FREE,
    quick,
)
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.things.items import item_options, uses
from delvers.games.plungin.rules.traps.pits import is_walled_in
from delvers.games.plungin.rules.traps.searching import ONCE_A_TURN
from delvers.games.plungin.rules.traps.trap_effects import climbs_for_nothing

MOVE_ON: Final = MOVE()
FREE: Final = GET_FREE()
LEAVE: Final = LEAVE_DUNGEON()
ability_option: Final = quick(ABILITY_USED)


def menu(state: State, hero: Hero, locks: Locks) -> list[str]:
    """Everything that a hero can do now; when no action is left only what is free."""
    options: list[str] = []
    if hero.actions > 0:
        options += actions(state, hero)
    elif "trapped" in hero.conditions and climbs_for_nothing(state, hero):
        options += [one for one in remedies(state, hero) if one == FREE]
    if not hero.is_escort:
        for option, clause in locks:
            if not clause:
                options.append(option)
    if may_leave(state, hero):
        options.append(LEAVE)
    return options


def actions(state: State, hero: Hero) -> list[str]:
    """What costs an action."""
    options: list[str] = []
    if can_step(state, hero.at) and not why_not_move(state, hero):
        options.append(MOVE_ON)
    if "attack" not in hero.did:
        options += attack_options(state, hero)
    if not hero.is_escort:
        options += ability_options(state, hero)
        options += spell_options(state, hero)
    options += item_options(state, hero)
    options += place_options(state, hero)
    if hero.conditions:
        options += remedies(state, hero)
    return options


def why_not_move(state: State, hero: Hero) -> str:
    """The clause that forbids the Move action; "" if it may be used."""
    if hero.did:
        if hero.did.count("move") >= (2 if "hasted" in hero.conditions else 1):
            return "DP-ACTION-02"
        if "precise" in hero.did:
            return "DP-ACTION-15"
    if hero.conditions and is_held(hero):
        return "DP-COND-01"
    if state.rules.disengage and has_disengaged(state, hero):
        return "DP-VAR-COMBAT-09"
    return ""


def has_disengaged(state: State, hero: Hero) -> bool:
    """Whether the one square of a hero who must disengage has been used."""
    return "move" in hero.did and must_disengage(state, hero)


def remedies(state: State, hero: Hero) -> list[str]:
    """What an action can end: flames, bleeding, a net, a pit, a web."""
    options = []
    if "burning" in hero.conditions:
        options.append(BEAT_OUT_FLAMES())
    if "bleeding" in hero.conditions:
        options.append(STOP_BLEEDING())
    if "trapped" in hero.conditions and not is_walled_in(state, hero):
        options.append(FREE)
    if hero.conditions.get("rooted") == UNTIL_ENDED:
        options.append(TEAR_FREE())
    return options


def ability_options(state: State, hero: Hero) -> list[str]:
    """The abilities that can be used as an action now."""
    options = []
    for ability in hero.abilities:
        if ability in ABILITIES and may_use(state, hero, ability):
            options.append(ability_option(ability))
    return options


def may_use(state: State, hero: Hero, ability: str) -> bool:
    """Not twice in a turn, no second attack, as often as its text allows, and where it helps."""
    book = state.content.abilities[ability]
    if ability in hero.did or (book.uses and hero.used.get(ability, 0) >= book.uses):
        return False
    if book.kind == "attack" and is_kept_from_attacks(hero):
        return False
    return ability not in MAY_USE or MAY_USE[ability](state, hero)


def is_kept_from_attacks(hero: Hero) -> bool:
    """Who has attacked, or must attack a friend first, cannot choose a blow."""
    return "attack" in hero.did or hero.is_commanded


# -- why not ---------------------------------------------------------------------------------------


def refused(state: State, hero: Hero, locks: Locks) -> dict[str, str]:
    """What a player might expect but a rule forbids, with the clause."""
    found: dict[str, str] = {}
    if hero.actions <= 0:
        return found
    if clause := why_not_move(state, hero):
        found[MOVE_ON] = clause
    if "use" in hero.did:
        found.update(dict.fromkeys(uses(state, hero), ONCE_A_TURN))
    if is_at_exit(state, hero) and not may_leave(state, hero):
        found[LEAVE] = "DP-EXITDUN-02"
    if "trapped" in hero.conditions and is_walled_in(state, hero):
        found[FREE] = "DP-TRAPLIST-26"
    if state.tiles[state.ground[hero.at]].location:
        found.update(place_refusals(state, hero))
    if not hero.is_escort:
        for option, clause in locks:
            if clause:
                found[option] = clause
        if hero.known or hero.prepared:
            found.update(refused_spells(hero))
    if not hero.is_escort and state.monsters:
        found.update(refused_attacks(state, hero))
    return found


def refused_attacks(state: State, hero: Hero) -> dict[str, str]:
    """The second Attack of a turn, and shots beside an opponent."""
    found: dict[str, str] = {}
    if "attack" in hero.did:
        is_ability = any(
            state.content.abilities[one].kind == "attack" for one in used_abilities(hero)
        )
        clause = "DP-ACTION-16" if is_ability else "DP-ACTION-02"
        found.update(dict.fromkeys(attack_options(state, hero), clause))
        for ability in hero.abilities:
            if ability in ABILITIES and state.content.abilities[ability].kind == "attack":
                found[ability_option(ability)] = "DP-ACTION-16"
    elif cannot_shoot(state, hero):
        found.update(dict.fromkeys(shots(state, hero), "DP-VAR-COMBAT-10"))
    return found


def used_abilities(hero: Hero) -> list[str]:
    """The abilities that a hero has used this turn."""
    return [one for one in hero.did if one in ABILITIES]
