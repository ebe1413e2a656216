"""The Runes of the third edition and when they are used (RUNE)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.catacombs import surface
from delvers.games.dungeonquest.common.rules.edition import Meeting
from delvers.games.dungeonquest.common.rules.effects.finds import read_tome
from delvers.games.dungeonquest.common.rules.flow import TurnEnds, tell_declined
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.movement import put
from delvers.games.dungeonquest.common.rules.options import MOVE_ON, STOP, TO
from delvers.games.dungeonquest.common.rules.rolling import uses
from delvers.games.dungeonquest.common.rules.starting import HEALER, healing, potions_of
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.attributes import give_up_portcullises
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask

STASIS_MOVES: Final = 3
STASIS: Final = "stasis_rune"
TELEPORTATION: Final = "rune_of_teleportation"
TOME: Final = "treasure_forbidden_tome"
SHAPING: Final = "rune_of_shaping"


# -- at the start of a turn ------------------------------------------------------------------------


def early(_state: State, hero: Hero) -> list[str]:
    """Potions and a healing Rune take no action."""
    return [*potions_of(hero), *([HEALER] if HEALER in hero.runes else [])]


def why_not_use(state: State, hero: Hero, what: str) -> str | None:
    """The clause that forbids a card or Rune at the start of this turn; None if it may be used."""
    is_below = hero.status == "below"
    if what in (HEALER, TOME):
        return None
    if what == "rune_of_ascent":
        return None if is_below else state.cites.rune_condition
    if is_below:
        return state.cites.below_only
    if what == TELEPORTATION:
        return None if destinations(state, hero) else state.cites.rune_condition
    return state.edition.why_not_move(state, hero)


def ascent(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out of the catacombs."""
    yield from surface(table, hero)


def teleportation(table: Dungeon, hero: Hero) -> Rule[None]:
    """To any explored chamber without a hero, which is met now; there is no escape from there."""
    spaces = destinations(table.state, hero)
    options = [TO(space) for space in spaces]
    rule = table.state.content.clauses[TELEPORTATION]
    option = yield from ask(hero.seat, options, rule, prompts.TELEPORT)
    give_up_portcullises(table, hero, None)
    put(table, hero, spaces[options.index(option)], rule)
    yield from table.state.edition.arrive(table, hero, False)
    raise TurnEnds


def destinations(state: State, hero: Hero) -> list[int]:
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
    rule = table.state.content.clauses[STASIS]
    option = yield from ask(hero.seat, [MOVE_ON, STOP], rule, prompts.STASIS)
    if option == STOP:
        tell_declined(table, hero, STASIS, rule)
    return option == MOVE_ON


def tome(table: Dungeon, hero: Hero) -> Rule[None]:
    """Reading instead of acting; who tried a portcullis before has given it up."""
    give_up_portcullises(table, hero, None)
    yield from read_tome(table, hero)


START_CARDS: Final[dict[str, Meeting]] = {TOME: tome}
RUNES: Final[dict[str, Meeting]] = {
    HEALER: healing,
    "rune_of_ascent": ascent,
    TELEPORTATION: teleportation,
    STASIS: stasis,
}


# -- when something happens ------------------------------------------------------------------------


def ward_off(table: Dungeon, hero: Hero, card: str) -> Rule[bool]:
    """Whether a Rune of Warning wards off a trap; a Catacomb card still counts as distance."""
    if not hero.runes or table.state.content.cards[card].type != "trap":
        return False
    if not (yield from uses(table, hero, "rune_of_warning", prompts.WARD_OFF(card))):
        return False
    if table.state.content.deck_of[card] == "catacomb":
        hero.row.append(card)
    else:
        discard(table, card)
    return True


def change_tile(table: Dungeon, hero: Hero, tile: str) -> Rule[str]:
    """A Rune of Shaping may change a tile for another."""
    pool = table.state.pool
    may_change = SHAPING in hero.runes and len(pool)
    if may_change and (yield from uses(table, hero, SHAPING, prompts.RESHAPE(tile))):
        rule = table.state.content.clauses[SHAPING]
        table.tell_to(REVEALED, events.tile_put_back, rule, seat=hero.seat, tile=tile)
        pool.cards.append(tile)
        return pool.draw(table.state.dice)
    return tile


def opens_freely(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Whether a Rune of Opening takes a hero past what bars his way."""
    return (yield from uses(table, hero, "rune_of_opening", prompts.OPEN_PASSAGE))
