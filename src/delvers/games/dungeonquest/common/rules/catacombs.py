"""The catacombs: entering, travelling below, coming out."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.board import (
    as_space,
    square_ahead,
    squares_to_wall,
)
from delvers.games.dungeonquest.common.rules.drawing import draw
from delvers.games.dungeonquest.common.rules.encounters import resolve_card
from delvers.games.dungeonquest.common.rules.flow import Dungeon, TurnEnds
from delvers.games.dungeonquest.common.rules.loot import return_row, tell_got_rid
from delvers.games.dungeonquest.common.rules.map import is_explored, kind_at
from delvers.games.dungeonquest.common.rules.movement import draw_tile, lay
from delvers.games.dungeonquest.common.rules.options import (
    ARROW,
    DRIFT_LEFT,
    DRIFT_RIGHT,
    HEAD,
    STAY_BELOW,
    SURFACE,
)
from delvers.games.dungeonquest.common.rules.rolling import roll_one, uses
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State, pile_of
from delvers.kernel.requests import Rule, ask

ASCENT: Final = "rune_of_ascent"


def has_entrance(state: State, space: int) -> bool:
    """Whether there is a way into the catacombs in a space, printed or by a marker."""
    return space in state.entrances or kind_at(state, space) == "catacomb_entrance"


def descend(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Lay the Travel marker with its arrow in a chosen direction; the figure goes below."""
    options = [HEAD(direction) for direction in range(4)]
    option = yield from ask(hero.seat, options, table.state.cites.heading, prompts.HEADING)
    table.state.edition.leave_chamber(table, hero)
    (hero.heading,) = HEAD.parts(option)
    hero.status = "below"
    hero.came_from = hero.entered_by = NOWHERE
    hero.row.clear()
    table.tell(events.descended, rule, seat=hero.seat, at=hero.at, heading=hero.heading)
    lose_shade(table, hero)


def lose_shade(table: Dungeon, hero: Hero) -> None:
    """The Lingering Shade follows neither into the catacombs nor out of the dungeon."""
    while "dungeon_lingering_shade" in hero.kept:
        hero.kept.remove("dungeon_lingering_shade")
        tell_got_rid(table, hero, "dungeon_lingering_shade")
        pile_of(table.state, "dungeon").discard.append("dungeon_lingering_shade")


def travel(table: Dungeon, hero: Hero) -> Rule[None]:
    """A turn below: draw a Catacomb card and meet it, or rise by a Rune as soon as it is drawn."""
    card = yield from draw(table, hero, "catacomb", table.state.cites.catacomb_card)
    if card is None:
        return
    rises = ASCENT in hero.runes
    if rises and (yield from uses(table, hero, ASCENT, prompts.RISE_INSTEAD(card))):
        yield from rise_instead(table, hero, card)
    yield from resolve_card(table, hero, card)


def rise_instead(table: Dungeon, hero: Hero, card: str) -> Rule[None]:
    """A card just drawn counts as distance and goes back unmet, even Loot."""
    table.state.edition.return_card(table, card)
    square = yield from find_exit(table, hero, len(hero.row) + 1)
    yield from come_up(table, hero, square)


def may_surface(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Come out here, or stay below."""
    option = yield from ask(hero.seat, [SURFACE, STAY_BELOW], rule, prompts.SURFACE)
    if option == SURFACE:
        yield from surface(table, hero)
    table.tell(events.stayed_below, rule, seat=hero.seat)


def surface(table: Dungeon, hero: Hero) -> Rule[None]:
    """Come out where the cards and the drift lead."""
    square = yield from find_exit(table, hero, len(hero.row))
    yield from come_up(table, hero, square)


def find_exit(table: Dungeon, hero: Hero, cards: int) -> Rule[int]:
    """Forward one square per card as far as the wall, then a drift to the side chosen before."""
    state = table.state
    options = [DRIFT_LEFT, DRIFT_RIGHT]
    option = yield from ask(hero.seat, options, state.cites.turn_marker, prompts.DRIFT)
    side = (hero.heading + (1 if option == DRIFT_RIGHT else 3)) % 4
    tell_way_below(table, hero, cards, side)
    number = yield from roll_one(table, hero, "drift", state.cites.drift)
    ahead = square_ahead(hero.at, hero.heading, cards)
    return (yield from state.edition.drift(table, hero, ahead, side, number))


def tell_way_below(table: Dungeon, hero: Hero, cards: int, side: int) -> None:
    """Say how far a hero has come below, and to which side he drifts."""
    if table.log is not None:
        count = min(cards, squares_to_wall(hero.at, hero.heading))
        rule = table.state.cites.way_below
        table.tell(events.way_below, rule, seat=hero.seat, count=count, direction=side)


def come_up(table: Dungeon, hero: Hero, square: int) -> Rule[None]:
    """The hero emerges, unless no tile is left to stand on, and his turn is over."""
    space = as_space(square)
    if is_explored(table.state, space) or table.state.pool:
        yield from table.state.edition.emerge(table, hero, space)
    else:
        table.tell(events.stayed_below, table.state.cites.no_tile, seat=hero.seat)
    raise TurnEnds


def come_out(table: Dungeon, hero: Hero, space: int, rule: str = "") -> None:
    """The figure is back on the board and the Catacomb cards of the trip go back."""
    table.state.edition.leave_chamber(table, hero)
    hero.status, hero.at, hero.heading = "exploring", space, NOWHERE
    hero.came_from = hero.entered_by = NOWHERE
    return_row(table, hero)
    table.tell(events.surfaced, rule or table.state.cites.surface, seat=hero.seat, at=space)


def lay_where_surfaced(table: Dungeon, hero: Hero, space: int) -> Rule[None]:
    """A tile is laid with its entry arrow in any direction."""
    tile = yield from draw_tile(table, hero)
    options = [ARROW(direction) for direction in range(4)]
    rule = table.state.cites.any_orientation
    option = yield from ask(hero.seat, options, rule, prompts.ARROW(tile))
    (direction,) = ARROW.parts(option)
    lay(table, hero, space, tile, direction, rule)
