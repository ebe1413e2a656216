"""The twelve Runes of the Revised Edition, each used once when its card says so (RUNE, CARDS)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules import prompts as common_prompts
from delvers.games.dungeonquest.common.rules.drawing import reshuffle
from delvers.games.dungeonquest.common.rules.edition import Meeting
from delvers.games.dungeonquest.common.rules.effects.places import slip_through, ways_to_slip
from delvers.games.dungeonquest.common.rules.flow import TurnEnds
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.options import THROUGH
from delvers.games.dungeonquest.common.rules.rolling import uses
from delvers.games.dungeonquest.common.rules.starting import HEALER, healing
from delvers.games.dungeonquest.common.rules.state import pile_of
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.common.rules.wounds import heal, suffer
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.options import LAY, NEXT
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.kernel.events import REVEALED, Audience
from delvers.kernel.requests import Rule, ask, rule

BLINDED: Final = ("search", "crypt", "corpse")
"""The decks whose cards a Rune of Blinding hides."""
FORESEEN: Final = 4
"""So many Search cards the Rune of Vision shows."""
DEATH: Final = "rune_of_death"
BLINDING: Final = "rune_of_blinding"
INSIGHT: Final = "rune_of_insight"
TRANSFORMATION: Final = "rune_of_transformation"
LUCK: Final = "rune_of_luck"
LIFE_DRAIN: Final = "life_drain_rune"
TELEPORTATION: Final = "teleportation_rune"
VISION: Final = "rune_of_vision"


# -- at the end of the status phase ----------------------------------------------------------------


def why_not_rune(state: State, hero: Hero, rune: str) -> str | None:
    """The clause that forbids a Rune at the end of this status phase; None if it may be used."""
    if rune != TELEPORTATION:
        return None
    if hero.status == "below":
        return "DQR-CATA-10"
    return None if ways_to_slip(state, hero) else state.content.clauses[rune]


@rule
def stasis(table: Dungeon, hero: Hero) -> None:
    """One more turn right after this one."""
    gain_turns(table, hero, 1, table.state.content.clauses["stasis_rune"])


def gain_turns(table: Dungeon, hero: Hero, count: int, rule: str) -> None:
    """A hero will take more turns before anybody else."""
    hero.extra_turns += count
    table.tell(events.turns_gained, rule, seat=hero.seat, count=count)


@rule
def opening(_table: Dungeon, hero: Hero) -> None:
    """Neither doors nor portcullises hold a hero for this turn."""
    hero.opens = True


def teleportation(table: Dungeon, hero: Hero) -> Rule[None]:
    """Into a space beside him instead of an action; there is no escape from a monster there."""
    ways = ways_to_slip(table.state, hero)
    options = [THROUGH(way.step) for way in ways]
    rule = table.state.content.clauses[TELEPORTATION]
    option = yield from ask(hero.seat, options, rule, common_prompts.TELEPORT)
    yield from slip_through(table, hero, ways[options.index(option)], rule)
    raise TurnEnds


def vision(table: Dungeon, hero: Hero) -> Rule[None]:
    """Look at the next Search cards and put them back in any order."""
    state = table.state
    pile, rule = pile_of(state, "search"), state.content.clauses[VISION]
    deck = pile.deck
    if not deck:
        reshuffle(pile)
    count = min(FORESEEN, len(deck))
    deck.top[:0] = [deck.draw(state.dice) for _ in range(count)]
    state.foreseer = hero.seat
    own = Audience((hero.seat,), reveals=True)
    cards = [*deck.top[:count]]
    table.tell_to(own, events.cards_foreseen, rule, seat=hero.seat, cards=cards)
    yield from arrange(table, hero, count)


def arrange(table: Dungeon, hero: Hero, count: int) -> Rule[None]:
    """Which card lies uppermost, which under it, and so on."""
    state, rule = table.state, table.state.content.clauses[VISION]
    for place in range(count - 1):
        option = ""
        while not option:
            top = state.decks["search"].deck.top
            options = [NEXT(card) for card in dict.fromkeys(top[place:count])]
            option = yield from ask(hero.seat, options, rule, prompts.FORESEE, is_renewable=True)
        (card,) = NEXT.parts(option)
        top = pile_of(state, "search").deck.top
        top.remove(card) if card not in top[:place] else top.pop(top.index(card, place))
        top.insert(place, card)


RUNES: Final[dict[str, Meeting]] = {
    HEALER: healing,
    "stasis_rune": stasis,
    "rune_of_opening": opening,
    TELEPORTATION: teleportation,
    VISION: vision,
}


# -- when something happens ------------------------------------------------------------------------


def ward_off(table: Dungeon, hero: Hero, card: str) -> Rule[bool]:
    """Whether a Rune puts away a card just drawn: an Ambush, or a find at the price of a wound."""
    is_hidden = table.state.content.deck_of[card] in BLINDED
    rune = DEATH if card == "dungeon_ambush" else BLINDING if is_hidden else ""
    if rune not in hero.runes:
        return False
    if not (yield from uses(table, hero, rune, common_prompts.WARD_OFF(card))):
        return False
    rule = table.state.content.clauses[rune]
    discard(table, card)
    table.tell(common_events.card_ignored, rule, seat=hero.seat, card=card)
    if rune == BLINDING:
        yield from suffer(table, hero, 1, BLINDING, rule)
    return True


def change_tile(table: Dungeon, hero: Hero, tile: str) -> Rule[str]:
    """A Rune of Transformation draws a second tile, and the hero lays the one he likes better."""
    pool = table.state.pool
    if not pool or TRANSFORMATION not in hero.runes:
        return tile
    if not (yield from uses(table, hero, TRANSFORMATION, prompts.TRANSFORM(tile))):
        return tile
    other, rule = pool.draw(table.state.dice), table.state.content.clauses[TRANSFORMATION]
    for drawn in (tile, other):
        table.tell_to(REVEALED, events.tile_drawn, rule, seat=hero.seat, tile=drawn)
    options = list(dict.fromkeys((LAY(tile), LAY(other))))
    option = yield from ask(hero.seat, options, rule, prompts.LAY_WHICH)
    (chosen,) = LAY.parts(option)
    pool.cards.append(other if chosen == tile else tile)
    return chosen


@rule
def opens_freely(table: Dungeon, hero: Hero) -> bool:
    """Whether a Rune of Opening was used this turn."""
    if hero.opens and table.log is not None:
        rule = table.state.content.clauses["rune_of_opening"]
        table.tell(events.barriers_ignored, rule, seat=hero.seat)
    return hero.opens


def turn_luck(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Whether a Rune of Luck makes a failed test succeed, for all Determination that is left."""
    if not (yield from uses(table, hero, LUCK, prompts.TURN_LUCK)):
        return False
    lost, hero.determination = hero.determination, 0
    table.tell(events.luck_turned, table.state.content.clauses[LUCK], seat=hero.seat, count=lost)
    return True


def drain_life(table: Dungeon, hero: Hero) -> Rule[None]:
    """A hero who has killed a monster may heal all wounds by a Rune."""
    if (yield from uses(table, hero, LIFE_DRAIN, prompts.DRAIN_LIFE)):
        heal(table, hero, hero.wounds, table.state.content.clauses[LIFE_DRAIN])


def gain_insight(table: Dungeon, hero: Hero) -> Rule[None]:
    """At the end of an action a Rune may take the search tokens off the spaces around."""
    state = table.state
    if INSIGHT not in hero.runes or hero.status != "exploring":
        return
    around = (hero.at, *(way.to for way in WAYS[hero.at]))
    found = [space for space in state.searched if space in around]
    if found and (yield from uses(table, hero, INSIGHT, prompts.GAIN_INSIGHT)):
        for space in found:
            state.searched.remove(space)
            rule = state.content.clauses[INSIGHT]
            table.tell(events.search_token_removed, rule, seat=hero.seat, at=space)
