"""Treasures that do more than shine: what they are worth, and what they do when used (CARDS)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.dragon import take_treasure
from delvers.games.dungeonquest.common.rules.drawing import tell_drawn, top_card
from delvers.games.dungeonquest.common.rules.edition import Effect, Meeting
from delvers.games.dungeonquest.common.rules.encounters import take_as_loot
from delvers.games.dungeonquest.common.rules.flow import TurnEnds, end_turn
from delvers.games.dungeonquest.common.rules.loot import discard, discard_loot, gain_loot, use_up
from delvers.games.dungeonquest.common.rules.options import TAKE
from delvers.games.dungeonquest.common.rules.rolling import roll, roll_one
from delvers.games.dungeonquest.common.rules.starting import potions_of
from delvers.games.dungeonquest.common.rules.wounds import die, suffer
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.leaving import EATER, leave
from delvers.games.dungeonquest.revised.rules.runes import gain_turns, why_not_rune
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask, rule

CARPET: Final = "treasure_flying_carpet"
HARP: Final = "treasure_harp_of_tranquility"
QUICKSILVER: Final = "treasure_quicksilver_potion"
TOME: Final = "treasure_forbidden_tome"
PAIR: Final = ("treasure_staff_of_light", "treasure_sun_spear")
PAIR_WORTH: Final = 2500
"""What each of the two is worth to whoever has both."""
TOME_DRAWN, TOME_KEPT, TOME_TAKEN = 4, 2, 3


def worth(state: State, hero: Hero, card: str) -> int:
    """What a Loot card of a hero is worth: spear and staff more together, the eater as rolled."""
    if card == EATER:
        return hero.eater_gold
    if card in PAIR and all(one in hero.loot for one in PAIR):
        return PAIR_WORTH
    return state.content.cards[card].gold


def early(state: State, hero: Hero) -> list[str]:
    """The cards that may be used at the start of a turn, in any order with what is due."""
    cards = [card for card in START_CARDS if card in hero.loot]
    return [*potions_of(hero), *(c for c in cards if why_not_use(state, hero, c) is None)]


def why_not_use(state: State, hero: Hero, what: str) -> str | None:
    """The clause that forbids a card or Rune at the start of this turn; None if it may be used."""
    if what not in START_CARDS:
        return why_not_rune(state, hero, what)
    is_there = hero.status == "exploring" and hero.at == TREASURE
    if what == TOME and (hero.has_read or not is_there):
        return state.content.clauses[TOME]
    return None


@rule
def drink_quicksilver(table: Dungeon, hero: Hero) -> None:
    """Three turns in a row, this one and two more."""
    rule = table.state.content.clauses[QUICKSILVER]
    use_up(table, hero, QUICKSILVER, rule)
    gain_turns(table, hero, 2, rule)


@rule
def put_harp_away(table: Dungeon, hero: Hero) -> None:
    """The harp may be got rid of."""
    discard_loot(table, hero, HARP, table.state.content.clauses[HARP])


# -- the forbidden tome ----------------------------------------------------------------------------


def read_tome(table: Dungeon, hero: Hero) -> Rule[None]:
    """Once a turn in the treasure chamber: death, wounds, nothing more, or treasures."""
    rule = table.state.content.clauses[TOME]
    hero.has_read = True
    total = sum((yield from roll(table, hero, 2, TOME, rule)))
    if total <= 3:
        yield from die(table, hero, TOME, rule)
    elif total <= 5:
        wounds = yield from roll_one(table, hero, TOME, rule)
        yield from suffer(table, hero, wounds, TOME, rule)
    elif total <= 8:
        end_turn(table, hero, "tome", rule)
    elif total <= 11:
        yield from choose_treasures(table, hero)
    else:
        for _ in range(TOME_TAKEN):
            yield from take_treasure(table, hero, rule)
        yield from leave(table, hero)
        raise TurnEnds


def choose_treasures(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw some Treasure cards, keep some of them and discard the others."""
    rule = table.state.content.clauses[TOME]
    drawn = [card for _ in range(TOME_DRAWN) if (card := top_card(table.state, "treasure"))]
    for card in drawn:
        tell_drawn(table, hero, "treasure", card, rule)
    for _ in range(min(TOME_KEPT, len(drawn))):
        options = [TAKE(card) for card in dict.fromkeys(drawn)]
        option = yield from ask(hero.seat, options, rule, prompts.KEEP_TREASURE)
        (card,) = TAKE.parts(option)
        drawn.remove(card)
        gain_loot(table, hero, card, rule)
    for card in drawn:
        discard(table, card)
        table.tell(events.card_ignored, rule, seat=hero.seat, card=card)


START_CARDS: Final[dict[str, Meeting]] = {
    QUICKSILVER: drink_quicksilver,
    HARP: put_harp_away,
    TOME: read_tome,
}


def keep_treasure(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A treasure whose text matters only while it is held."""
    yield from take_as_loot(table, hero, card)


EFFECTS: Final[dict[str, Effect]] = dict.fromkeys(
    (
        "artifact_eater",
        "flying_carpet",
        "forbidden_tome",
        "harp",
        "quicksilver_potion",
        "sun_spear",
    ),
    keep_treasure,
)
