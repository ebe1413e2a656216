"""What everybody sees, whichever edition; each edition has heroes, tokens and fights of its own."""

from typing import TypeAlias, TypedDict

from delvers.games.dungeonquest.common.rules.exits import gold_of
from delvers.games.dungeonquest.common.rules.state import Bound, Hero, HeroStatus, Stage, State
from delvers.games.dungeonquest.common.rules.tiles import Laid
from delvers.games.dungeonquest.common.rules.wounds import life_of

TileView: TypeAlias = list[str | int]
"""A tile on the board: its id, and its quarter turns clockwise from entry arrow at the south."""


class PileView(TypedDict):
    """A deck with its discard pile."""

    left: int
    """How many cards are left in the deck."""
    discard: list[str]
    """The discarded cards, the last one on top."""


class CommonTable(TypedDict):
    """The open table, but for what each edition shows in its own way."""

    seat: int | None
    """Whose view it is; null is a spectator's."""
    stage: Stage
    """Whether towers are chosen, turns are taken, or the game is over."""
    turn: int
    """The seat whose turn it is."""
    first: int
    """The seat of the first player, who moves the sun."""
    sun: int
    """The place of the sun token on its track, from 1 on."""
    sun_spaces: int
    """How many spaces the track has."""
    tiles: dict[str, TileView]
    """The tiles on the board by their spaces: the id, and the quarter turns clockwise."""
    tiles_left: int
    """How many tiles are left to be drawn."""
    entrances: list[int]
    """The spaces with a Catacomb Entrance marker."""
    dragons_shown: list[str]
    """The Dragon cards that lie face up, in their order."""
    decks: dict[str, PileView]
    """The nine decks by their names."""


class CommonRules(TypedDict):
    """Which optional rules are in force."""

    solo: bool
    """One player plays alone."""
    death_can_wait: bool
    """A hero who dies goes on."""


class CommonHero(TypedDict):
    """A hero with all that lies beside his card."""

    seat: int
    """Whose hero it is."""
    hero: str
    """Which hero it is."""
    status: HeroStatus
    """Whether the hero explores, is below in the catacombs, has come out, or is dead."""
    at: int
    """The space of the figure, or of the Travel marker below; -1 if it is not on the board."""
    came_from: int
    """The space that the hero came from; -1 after a special movement."""
    entered_by: int
    """The side of the chamber by which the hero entered, 0 is north; -1 if by none."""
    heading: int
    """The direction of the Travel marker below, 0 is north; -1 above ground."""
    wounds: int
    """The wounds taken so far."""
    life: int
    """So many wounds are death."""
    loot: list[str | None]
    """The Loot cards; null is a secret one."""
    gold: int | None
    """What the Loot is worth; null while it is secret."""
    kept: list[str]
    """The cards that trouble the hero."""
    row: list[str | None]
    """The Catacomb cards of this trip; null is a secret one."""
    runes: list[str]
    """The Rune cards that are not used yet."""
    bound: Bound
    """What holds the hero or must be done first; empty if nothing."""
    skips: int
    """How many turns the hero will lose."""


class CommonToken(TypedDict):
    """A monster token on the board."""

    at: int
    """The space where it lies."""


class CommonFight(TypedDict):
    """A fight that is on."""

    round: int
    """The round, from 1 on; 0 before the first."""


class CommonView(CommonTable):
    """The view of either edition, as far as both are the same."""

    rules: CommonRules
    """Which optional rules are in force."""
    heroes: list[CommonHero]
    """Everybody's hero, by their seats."""
    lurkers: list[CommonToken]
    """The monster tokens on the board."""
    fight: CommonFight | None
    """The fight that is on."""


def table_view(state: State, seat: int | None) -> CommonTable:
    """The open table."""
    return {
        "seat": seat,
        "stage": state.stage,
        "turn": state.turn,
        "first": state.first,
        "sun": state.sun,
        "sun_spaces": state.edition.sun_spaces,
        "tiles": {str(space): [*laid] for space, laid in sorted(state.tiles.items())},
        "tiles_left": len(state.pool),
        "entrances": [*sorted(state.entrances)],
        "dragons_shown": [*state.shown_dragons],
        "decks": {
            name: {"left": len(pile.deck), "discard": [*pile.discard]}
            for name, pile in state.decks.items()
        },
    }


def hero_view(state: State, hero: Hero) -> CommonHero:
    """A hero with all that lies beside his card."""
    return {
        "seat": hero.seat,
        "hero": hero.id,
        "status": hero.status,
        "at": hero.at,
        "came_from": hero.came_from,
        "entered_by": hero.entered_by,
        "heading": hero.heading,
        "wounds": hero.wounds,
        "life": life_of(state, hero),
        "loot": [*hero.loot],
        "gold": gold_of(state, hero),
        "kept": [*hero.kept],
        "row": [*hero.row],
        "runes": [*hero.runes],
        "bound": hero.bound,
        "skips": hero.skips,
    }


def laid_in(tile: TileView) -> Laid:
    """A tile of a view as rules know it."""
    id, turns = tile
    return (str(id), int(turns))
