"""The Runes of the third edition and when they are used (RUNE)."""

from typing import Final

from delvers.games.dungeonquest.board import label
from delvers.games.dungeonquest.catacombs import surface
from delvers.games.dungeonquest.edition import Meeting
from delvers.games.dungeonquest.effects_finds import read_tome
from delvers.games.dungeonquest.flow import Dungeon, TurnEnds, ask, may
from delvers.games.dungeonquest.loot import discard
from delvers.games.dungeonquest.movement import put
from delvers.games.dungeonquest.rolling import spend_rune
from delvers.games.dungeonquest.starting import HEALER, healing, potions_of
from delvers.games.dungeonquest.state import Hero, State
from delvers.kernel.requests import Rule

STASIS_MOVES: Final = 3
TOME: Final = "treasure_forbidden_tome"


# -- at the start of a turn ------------------------------------------------------------------------


def early(_state: State[Hero], hero: Hero) -> list[str]:
    """Potions and a healing Rune take no action."""
    return [*potions_of(hero), *([HEALER] if HEALER in hero.runes else [])]


def why_not_use(state: State[Hero], hero: Hero, what: str) -> str | None:
    """The clause that forbids a card or Rune at the start of this turn; None if it may be used."""
    is_below = hero.status == "below"
    if what in (HEALER, TOME):
        return None
    if what == "rune_of_ascent":
        return None if is_below else state.cites.rune_condition
    if is_below:
        return state.cites.below_only
    if what == "rune_of_teleportation":
        return None if destinations(state, hero) else state.cites.rune_condition
    return state.edition.why_not_move(state, hero)


def ascent(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out of the catacombs."""
    yield from surface(table, hero)


def teleportation(table: Dungeon, hero: Hero) -> Rule[None]:
    """To any explored chamber without a hero, which is met now; there is no escape from there."""
    spaces = destinations(table.state, hero)
    options = [f"to {label(space)}" for space in spaces]
    option = yield from ask(hero.seat, options, table.state.cites.use_rune, "teleport")
    put(table, hero, spaces[options.index(option)])
    yield from table.state.edition.arrive(table, hero, False)
    raise TurnEnds


def destinations(state: State[Hero], hero: Hero) -> list[int]:
    """Explored chamber tiles that no other hero bars."""
    may_enter = state.edition.may_enter
    return [s for s in sorted(state.tiles) if s != hero.at and may_enter(state, hero, s)]


def stasis(table: Dungeon, hero: Hero) -> Rule[None]:
    """Up to three moves one after another, meeting each chamber."""
    for number in range(STASIS_MOVES):
        if number and not (yield from moves_on(table, hero)):
            break
        yield from table.state.edition.move_on(table, hero)
    raise TurnEnds


def moves_on(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Whether a hero in stasis goes further, if he can."""
    if hero.status != "exploring" or table.state.edition.why_not_move(table.state, hero):
        return False
    option = yield from ask(hero.seat, ["move on", "stop"], table.state.cites.use_rune, "stasis")
    return option == "move on"


START_CARDS: Final[dict[str, Meeting]] = {TOME: read_tome}
RUNES: Final[dict[str, Meeting]] = {
    HEALER: healing,
    "rune_of_ascent": ascent,
    "rune_of_teleportation": teleportation,
    "stasis_rune": stasis,
}


# -- when something happens ------------------------------------------------------------------------


def ward_off(table: Dungeon, hero: Hero, card: str) -> Rule[bool]:
    """Whether a Rune of Warning wards off a trap; a Catacomb card still counts as distance."""
    if table.state.content.cards[card].type != "trap" or "rune_of_warning" not in hero.runes:
        return False
    rule = table.state.cites.use_rune
    if not (yield from may(hero.seat, "use rune_of_warning", rule, f"ward_off {card}")):
        return False
    spend_rune(table, hero, "rune_of_warning")
    if table.state.content.deck_of[card] == "catacomb":
        hero.row.append(card)
    else:
        discard(table, card)
    return True


def change_tile(table: Dungeon, hero: Hero, tile: str) -> Rule[str]:
    """A Rune of Shaping may change a tile for another."""
    pool, rule = table.state.pool, table.state.cites.use_rune
    if (
        "rune_of_shaping" in hero.runes
        and len(pool)
        and (yield from may(hero.seat, "use rune_of_shaping", rule, f"reshape {tile}"))
    ):
        spend_rune(table, hero, "rune_of_shaping")
        pool.cards.append(tile)
        return pool.draw(table.state.dice)
    return tile


def opens_freely(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Whether a Rune of Opening takes a hero past what bars his way."""
    rule = table.state.cites.use_rune
    if "rune_of_opening" not in hero.runes:
        return False
    if not (yield from may(hero.seat, "use rune_of_opening", rule, "open_passage")):
        return False
    spend_rune(table, hero, "rune_of_opening")
    return True
