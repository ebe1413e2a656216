"""The catacombs: entering, travelling below, coming out (CATA)."""

from delvers.games.dungeonquest.board import (
    DIRECTIONS,
    as_space,
    square_ahead,
)
from delvers.games.dungeonquest.third.drawing import draw
from delvers.games.dungeonquest.third.encounters import resolve_card
from delvers.games.dungeonquest.third.flow import Dungeon, TurnEnds, ask, may
from delvers.games.dungeonquest.third.loot import return_row
from delvers.games.dungeonquest.third.map import is_explored, kind_at
from delvers.games.dungeonquest.third.movement import (
    choose_side,
    draw_tile,
    lay,
    leave_chamber,
    turn_tile,
)
from delvers.games.dungeonquest.third.rolling import roll_one, spend_rune
from delvers.games.dungeonquest.third.state import NOWHERE, Hero, State
from delvers.kernel.requests import Rule


def may_descend(state: State, hero: Hero) -> bool:
    """Whether a way into the catacombs is at hand."""
    return (
        hero.may_descend
        or hero.at in state.entrances
        or kind_at(state, hero.at) == "catacomb_entrance"
    )


def descend(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Lay the Travel marker with its arrow in a chosen direction; the figure goes below."""
    options = [f"head {name}" for name in DIRECTIONS]
    option = yield from ask(hero.seat, options, "DQ3-CATA-07", "heading")
    leave_chamber(table, hero)
    hero.heading = DIRECTIONS.index(option.removeprefix("head "))
    hero.status = "below"
    hero.came_from = hero.entered_by = NOWHERE
    hero.row.clear()
    lose_shade(table, hero)
    if table.log is not None:
        table.tell("descended", rule, seat=hero.seat, at=hero.at, heading=hero.heading)


def lose_shade(table: Dungeon, hero: Hero) -> None:
    """The Lingering Shade follows neither into the catacombs nor out of the dungeon."""
    while "dungeon_lingering_shade" in hero.kept:
        hero.kept.remove("dungeon_lingering_shade")
        table.state.decks["dungeon"].discard.append("dungeon_lingering_shade")


def travel(table: Dungeon, hero: Hero) -> Rule[None]:
    """A turn below: draw a Catacomb card and meet it, or rise by a Rune as soon as it is drawn."""
    card = yield from draw(table, hero, "catacomb", "DQ3-CATA-14")
    if card is None:
        return
    if "rune_of_ascent" in hero.runes and (
        yield from may(hero.seat, "use rune_of_ascent", "DQ3-RUNE-03", f"rise_instead {card}")
    ):
        yield from rise_instead(table, hero, card)
    yield from resolve_card(table, hero, card)


def rise_instead(table: Dungeon, hero: Hero, card: str) -> Rule[None]:
    """A card just drawn counts as distance and goes back into its deck unmet, even Loot."""
    spend_rune(table, hero, "rune_of_ascent")
    hero.row.append(card)
    square = yield from find_exit(table, hero)
    hero.row.remove(card)
    table.state.decks["catacomb"].deck.cards.append(card)
    yield from come_up(table, hero, square)


def may_surface(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Come out here, or stay below."""
    option = yield from ask(hero.seat, ["surface", "stay below"], rule, "surface")
    if option == "surface":
        yield from surface(table, hero)


def surface(table: Dungeon, hero: Hero) -> Rule[None]:
    """Come out where the cards and the drift lead."""
    square = yield from find_exit(table, hero)
    yield from come_up(table, hero, square)


def come_up(table: Dungeon, hero: Hero, square: int) -> Rule[None]:
    """The turn ends; the chamber is met in the next one."""
    space = as_space(square)
    if is_explored(table.state, space) or table.state.pool:  # else no tile is left to stand on
        yield from emerge(table, hero, space)
    raise TurnEnds


def emerge(table: Dungeon, hero: Hero, space: int) -> Rule[None]:
    """The figure is put into a space; where nothing lies a tile is laid as the hero likes."""
    if not is_explored(table.state, space):
        yield from lay_where_surfaced(table, hero, space)
        if kind_at(table.state, space) == "rotating_room":
            turn_tile(table, space, 2, "DQ3-ROOM-51")
    come_out(table, hero, space)
    yield from choose_side(table, hero)


def find_exit(table: Dungeon, hero: Hero) -> Rule[int]:
    """Forward one square per card as far as the wall, then a drift to the side chosen before."""
    option = yield from ask(hero.seat, ["drift left", "drift right"], "DQ3-CATA-24", "drift")
    number = yield from roll_one(table, hero, "drift", "DQ3-CATA-25")
    ahead = square_ahead(hero.at, hero.heading, len(hero.row))
    side = (hero.heading + (1 if option == "drift right" else 3)) % 4
    return square_ahead(ahead, side, number)


def come_out(table: Dungeon, hero: Hero, space: int) -> None:
    """The figure is back on the board and the Catacomb cards are back in their deck."""
    hero.status, hero.at, hero.heading = "exploring", space, NOWHERE
    hero.came_from = hero.entered_by = NOWHERE
    leave_chamber(table, hero)
    hero.owes_encounter = hero.came_specially = hero.surfaced = True
    return_row(table, hero)
    if table.log is not None:
        table.tell("surfaced", "DQ3-CATA-29", seat=hero.seat, at=space)


def lay_where_surfaced(table: Dungeon, hero: Hero, space: int) -> Rule[None]:
    """A tile is laid with its entry arrow in any direction."""
    tile = yield from draw_tile(table, hero)
    options = [f"arrow {name}" for name in DIRECTIONS]
    option = yield from ask(hero.seat, options, "DQ3-CATA-41", f"arrow {tile}")
    lay(table, hero, space, tile, DIRECTIONS.index(option.removeprefix("arrow ")))
