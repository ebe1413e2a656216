"""Hero against hero (VAR-PVP)."""

from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.flow import HeroFalls, TurnEnds, tell_declined
from delvers.games.dungeonquest.common.rules.loot import cards_of_his_own
from delvers.games.dungeonquest.common.rules.map import heroes_at, is_explored, ways_out
from delvers.games.dungeonquest.common.rules.options import DECLINE, TAKE
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.common.rules.wounds import BY_SEAT, life_of, wound
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.escaping import fall_back, refuge_of
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    close_fight,
    is_dying,
    new_fighter,
    opponent_of,
    sides,
)
from delvers.games.dungeonquest.third.rules.combat.rounds import play_round
from delvers.games.dungeonquest.third.rules.movement import why_must_stay
from delvers.games.dungeonquest.third.rules.options import (
    FIGHT,
    FLEE,
    LOOT_FIRST,
    TAKE_UNSEEN,
    WOUNDS_FIRST,
)
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter, Hero, State
from delvers.kernel.events import Audience
from delvers.kernel.requests import LOOP, ROUND, Rule, ask

DEFEAT = 4
"""So many cards in a damage stack end a fight between heroes."""


def attack_heroes_here(table: Dungeon, hero: Hero) -> Rule[None]:
    """Who moves into a space with other heroes must attack them, one after another."""
    if hero.at == TREASURE:
        return
    others = [other for other in heroes_at(table.state.heroes, hero.at) if other is not hero]
    while others:
        options = [FIGHT(other.id) for other in others]
        option = yield from ask(hero.seat, options, "DQ3-VAR-PVP-02", prompts.ATTACK_HERO)
        yield from duel(table, hero, others.pop(options.index(option)))


def duel(table: Dungeon, attacker: Hero, defender: Hero) -> Rule[None]:
    """Rounds until one has four cards in his damage stack (or dies of fewer)."""
    fight = Fight(
        new_fighter(table.state, attacker.id, attacker.seat),
        new_fighter(table.state, defender.id, defender.seat),
        "",
        "",
        attacker.at,
    )
    table.state.fight = fight
    table.tell(events.duel_began, "DQ3-VAR-PVP-02", seat=attacker.seat, defender=defender.seat)
    yield LOOP
    while (beaten := defeated(table.state, fight)) is None:
        yield ROUND
        yield from play_round(table, fight)
    winner = opponent_of(fight, beaten)
    table.tell(events.duel_won, "DQ3-VAR-PVP-07", seat=winner.player, defeated=beaten.player)
    yield from settle(table, attacker, defender, fight, beaten)


def defeated(state: State, fight: Fight) -> Fighter | None:
    """The side that has lost; None while the fight goes on."""
    for fighter in sides(fight):
        if len(fighter.damage) >= DEFEAT or is_dying(state, fighter):
            return fighter
    return None


def settle(
    table: Dungeon, attacker: Hero, defender: Hero, fight: Fight, beaten: Fighter
) -> Rule[None]:
    """Damage becomes wounds, the victor may take a Loot card, and the loser goes away."""
    loser, victor = attacker, defender
    if beaten is fight.foe:
        loser, victor = defender, attacker
    wounds, scratches = len(beaten.damage), len(opponent_of(fight, beaten).damage)
    close_fight(table, fight)
    by_loser, by_victor = BY_SEAT(loser.seat), BY_SEAT(victor.seat)
    yield from wound(table, victor, scratches, by_loser, "DQ3-GAP-86")
    is_first = yield from is_loot_first(table.state, attacker, loser, wounds)
    if is_first:
        yield from take_loot(table, victor, loser)
    try:
        yield from wound(table, loser, wounds, by_victor, "DQ3-GAP-86")
    except HeroFalls:
        if not is_first:
            yield from take_loot(table, victor, loser)
        if loser.status == "exploring":
            yield from give_way(table, attacker, loser)
        if loser is attacker:
            raise
        return
    yield from give_way(table, attacker, loser)
    if loser is attacker:
        raise TurnEnds


def is_loot_first(state: State, attacker: Hero, loser: Hero, wounds: int) -> Rule[bool]:
    """If the loser falls, the attacker decides whether his Loot or his wounds come first."""
    if loser.wounds + wounds < life_of(state, loser) or not loser.loot:
        return True
    options = [LOOT_FIRST, WOUNDS_FIRST]
    return (yield from ask(attacker.seat, options, "DQ3-VAR-PVP-10", prompts.ORDER)) == LOOT_FIRST


def take_loot(table: Dungeon, victor: Hero, loser: Hero) -> Rule[None]:
    """The victor may take a Loot card of his choice; of secret Loot he cannot see which."""
    if not loser.loot:
        return
    is_secret = table.state.rules.secret_loot
    cards = [TAKE_UNSEEN] if is_secret else [TAKE(card) for card in cards_of_his_own(loser)]
    options = [*cards, DECLINE]
    option = yield from ask(victor.seat, options, "DQ3-VAR-PVP-08", prompts.TAKE_LOOT)
    if option == DECLINE:
        tell_declined(table, victor, "type_loot", "DQ3-VAR-PVP-08")
        return
    (card,) = (table.state.dice.choice(loser.loot),) if is_secret else TAKE.parts(option)
    loser.loot.remove(card)
    victor.loot.append(card)
    to = (victor.seat, loser.seat) if is_secret else None
    rule = "DQ3-VAR-PVP-08"
    if is_secret:
        table.tell(events.loot_taken_secretly, rule, seat=victor.seat, loser=loser.seat)
    table.tell_to(
        Audience(to, reveals=is_secret),
        events.loot_taken,
        rule,
        seat=victor.seat,
        loser=loser.seat,
        card=card,
    )


def give_way(table: Dungeon, attacker: Hero, loser: Hero) -> Rule[None]:
    """A beaten attacker goes back, a beaten defender chooses where to go; who is held stays."""
    if loser is attacker:
        yield from fall_back(table, loser, refuge_of(table.state, loser), "DQ3-GAP-87")
        return
    ways, why_must = refuges(table.state, loser), why_must_stay(table.state, loser)
    if ways and why_must is None:
        options = [FLEE(way.step) for way in ways]
        option = yield from ask(loser.seat, options, "DQ3-GAP-87", prompts.FLEE)
        yield from fall_back(table, loser, ways[options.index(option)].to, "DQ3-GAP-87")
    else:
        table.tell(events.cornered, why_must or "DQ3-GAP-50", seat=loser.seat, at=loser.at)


def refuges(state: State, hero: Hero) -> list[Way]:
    """The explored spaces next to a hero that he can get to; others may stand there."""
    return [way for way in ways_out(state, hero) if is_explored(state, way.to)]
