"""Escaping from a monster at the end of a round (ESCAPE)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.flow import CutShort, end_turn
from delvers.games.dungeonquest.common.rules.map import is_explored, ways_out
from delvers.games.dungeonquest.common.rules.movement import (
    move_options,
    open_ways,
    sorted_ways,
    step_into,
)
from delvers.games.dungeonquest.common.rules.options import ESCAPE
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.attributes import attribute_test
from delvers.games.dungeonquest.revised.rules.combat.fights import card_of, end_fight, show_card
from delvers.games.dungeonquest.revised.rules.components import CARDS
from delvers.games.dungeonquest.revised.rules.options import FIGHT_ON
from delvers.games.dungeonquest.revised.rules.reasons import NoEscape
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Fight, Hero, State
from delvers.kernel.clauses import entry_clause
from delvers.kernel.requests import Rule, ask

NO_ESCAPE: Final[dict[str, NoEscape]] = {
    entry_clause(CARDS, "krutzbeck"): "krutzbeck",
    "DQR-GAP-66": "caught",
    "DQR-GAP-12": "occupied",
    "DQR-ESCAPE-10": "unexplored",
    "DQR-VAR-SOLO-07": "no_way_out",
}
"""What a clause that forbids an escape is about."""


class Flees(CutShort):
    """A hero gets away from a monster through a hall, and enters what lies behind it."""

    def __init__(self, way: Way, rule: str) -> None:
        super().__init__(way.option)
        self.way = way
        self.rule = rule


def may_escape(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """After a round the hero may try to get away, once, unless something keeps him."""
    why_not = why_not_escape(table.state, hero, fight)
    options = [FIGHT_ON] if why_not else [FIGHT_ON, ESCAPE]
    if (yield from ask(hero.seat, options, "DQR-ESCAPE-01", prompts.ESCAPE_OR_FIGHT)) == FIGHT_ON:
        return
    tested = yield from attribute_test(table, hero, "agility", "escape", "DQR-ESCAPE-03")
    if tested.passed:
        yield from pay_and_go(table, hero, fight)
    monster = card_of(table.state, fight).monster
    table.tell(common_events.escape_failed, "DQR-ESCAPE-09", seat=hero.seat, monster=monster)


def why_not_escape(state: State, hero: Hero, fight: Fight) -> str | None:
    """The clause that keeps a hero in the fight; None if he may try to escape."""
    if state.content.abilities[hero.id] == "krutzbeck":
        return state.content.clauses["krutzbeck"]
    if fight.no_escape:
        return "DQR-GAP-66"
    return why_not_flee(state, hero)


def tell_no_escape(table: Dungeon, hero: Hero, fight: Fight) -> None:
    """Say why a hero has no way out of a fight, if it is so."""
    why_not = why_not_escape(table.state, hero, fight)
    if why_not is not None:
        table.tell(events.no_escape, why_not, seat=hero.seat, why=NO_ESCAPE[why_not])


def why_not_flee(state: State, hero: Hero) -> str | None:
    """There must be somewhere to go."""
    if ways_to_flee(state, hero):
        return None
    if state.rules.solo:
        return "DQR-VAR-SOLO-07"
    is_beside = any(is_explored(state, way.to) for way in ways_out(state, hero))
    return "DQR-GAP-12" if is_beside else "DQR-ESCAPE-10"


def ways_to_flee(state: State, hero: Hero) -> list[Way]:
    """The unblocked halls to explored chambers without a hero; alone any unblocked hall."""
    ways = open_ways(state, hero)
    return ways if state.rules.solo else [way for way in ways if is_explored(state, way.to)]


def pay_and_go(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """The Monster card is shown and its penalty suffered; only then the hero is away."""
    card = card_of(table.state, fight)
    show_card(table, fight, "DQR-ESCAPE-05")
    yield from suffer(table, hero, card.penalty, card.monster, "DQR-ESCAPE-05")
    yield from slip_away(table, hero, "DQR-ESCAPE-04")


def slip_away(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """The card is discarded and a token stays; the chamber beside is entered, if not quietly."""
    table.tell(events.escaped, rule, seat=hero.seat)
    way = yield from choose_refuge(table.state, hero)
    end_fight(table)
    if hero.at not in table.state.lurkers:
        table.state.lurkers.append(hero.at)
    moves = "DQR-VAR-SOLO-07" if table.state.rules.solo else "DQR-ESCAPE-06"
    if not table.state.rules.quiet_escape:
        raise Flees(way, moves)
    yield from step_into(table, hero, way, moves)
    end_turn(table, hero, "quiet_escape", "DQR-GAP-10")


def choose_refuge(state: State, hero: Hero) -> Rule[Way]:
    """Where a hero flees to, of all the chambers that he can reach."""
    ways = ways_to_flee(state, hero)
    options = move_options(ways)
    others, refused = sorted_ways(state, hero)
    refused = dict.fromkeys(move_options(others), "DQR-ESCAPE-06") | refused
    for option in options:
        refused.pop(option, None)
    occupied = [way for way in ways_out(state, hero) if way.option in refused]
    occupied = [way for way in occupied if is_explored(state, way.to)]
    refused |= dict.fromkeys(move_options(occupied), "DQR-GAP-12")
    rule = "DQR-VAR-SOLO-07" if state.rules.solo else "DQR-ESCAPE-07"
    option = yield from ask(hero.seat, options, rule, prompts.FLEE, refused)
    return ways[options.index(option)]
