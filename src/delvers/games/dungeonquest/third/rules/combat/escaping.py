"""Escaping from a monster, before combat or as announced in it (MON, VAR-LIVE)."""

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.flow import HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.map import face_at, is_explored, is_joined
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.combat.fighting import close_fight, draw_power, sides
from delvers.games.dungeonquest.third.rules.monster_tokens import leave_token
from delvers.games.dungeonquest.third.rules.movement import (
    choose_bridge_side,
    choose_side,
    leave_chamber,
    way_back,
    why_must_stay,
)
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Hero, State
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule


def why_not_escape(state: State, hero: Hero, in_catacombs: bool) -> str | None:
    """The clause that forbids a hero to escape; None if he may."""
    if state.content.abilities[hero.id] == "krutzbeck":
        return state.content.clauses["krutzbeck"]
    why_must = why_must_stay(state, hero)
    if why_must is not None or in_catacombs:
        return why_must
    face = face_at(state, hero.at)
    if face is not None and "portcullis" in face.sides:
        return "DQ3-MON-12"
    if hero.surfaced:
        return "DQ3-MON-15"
    if hero.came_specially:
        return "DQ3-MON-14"
    return None if way_back(state, hero) is not None else "DQ3-GAP-50"


def try_to_escape(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """Compare two random Power cards: at least as high a value escapes, a lower one is wounded."""
    cards = [draw_power(table.state, fighter) for fighter in sides(fight)]
    fight.aside += cards
    his, its = (table.state.content.power[card] for card in cards)
    table.tell_to(
        REVEALED,
        events.escape_tried,
        "DQ3-MON-16",
        seat=hero.seat,
        monster=fight.monster,
        card=his.id,
        value=his.escape,
        monster_card=its.id,
        monster_value=its.escape,
    )
    if his.escape >= its.escape:
        yield from slip_away(table, hero, fight, "DQ3-MON-19")
    table.tell(common_events.escape_failed, "DQ3-MON-17", seat=hero.seat, monster=fight.monster)
    yield from suffer_for_trying(table, hero, fight, its.damage)


def suffer_for_trying(table: Dungeon, hero: Hero, fight: Fight, wounds: int) -> Rule[None]:
    """The wounds of a failed escape; if he falls the monster stays where it was met."""
    try:
        yield from suffer(table, hero, wounds, fight.monster, "DQ3-MON-18")
    except HeroFalls:
        leave_token(table, fight, "DQ3-TOKEN-01")
        close_fight(table, fight)
        raise


def slip_away(table: Dungeon, hero: Hero, fight: Fight, rule: str) -> Rule[None]:
    """The token stays, the hero goes back to where he came from (or stays below); his turn ends."""
    table.tell(events.escaped, rule, seat=hero.seat, monster=fight.monster)
    leave_token(table, fight, "DQ3-MON-20")
    close_fight(table, fight)
    if fight.at != NOWHERE:
        yield from fall_back(table, hero, refuge_of(table.state, hero), "DQ3-MON-24")
    raise TurnEnds


def refuge_of(state: State, hero: Hero) -> int:
    """Where a hero goes back to: where he came from, also by a secret door or a Rune."""
    space = hero.left if hero.came_from == NOWHERE else hero.came_from
    return space if space != NOWHERE and is_explored(state, space) else NOWHERE


def fall_back(table: Dungeon, hero: Hero, space: int, rule: str) -> Rule[None]:
    """Back to a chamber, which is met in the next turn; a hero who came from nowhere must stay."""
    start = hero.at
    leave_chamber(table, hero)
    hero.came_from, hero.entered_by = NOWHERE, NOWHERE
    if space != NOWHERE:
        come_back_in(table, hero, space, start)
    is_cornered = space == NOWHERE
    kind = events.cornered if is_cornered else events.fell_back
    why = "DQ3-GAP-93" if is_cornered else rule
    table.tell(kind, why, seat=hero.seat, at=hero.at)
    hero.owes_encounter = hero.came_specially = True
    if hero.entered_by == NOWHERE:
        yield from choose_side(table, hero)
    else:
        yield from choose_bridge_side(table, hero)


def come_back_in(table: Dungeon, hero: Hero, space: int, start: int) -> None:
    """As if he had just entered from where he fled; a side he came in by binds him at a rift."""
    hero.at = space
    for way in WAYS[space]:
        if way.to == start:
            hero.entered_by = way.direction
            if is_joined(table.state, space, way):
                hero.came_from = start
