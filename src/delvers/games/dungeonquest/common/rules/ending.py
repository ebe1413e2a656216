"""What happens at the end of the game, before the gold is counted."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.dragon import take_treasure
from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.loot import discard_loot
from delvers.games.dungeonquest.common.rules.options import FREE_IMP, OPEN
from delvers.games.dungeonquest.common.rules.rolling import roll, roll_one
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.kernel.requests import Rule, ask, may, rule

CHEST: Final = "catacomb_treasure_chest"
IMP: Final = "dungeon_bottle_imp"


def resolve_end_of_game(table: Dungeon) -> Rule[None]:
    """Each hero who got out resolves what he carries."""
    heroes, due = table.state.heroes, table.state.edition.at_the_end
    order = [heroes[(table.state.first + step) % len(heroes)] for step in range(len(heroes))]
    waiting = [h for h in order if h.status == "out" and not due.keys().isdisjoint(h.loot)]
    while waiting:
        hero = yield from table.state.edition.next_to_resolve(table, waiting)
        waiting.remove(hero)
        yield from resolve_for(table, hero)


@rule
def from_the_first_on(_table: Dungeon, waiting: list[Hero]) -> Hero:
    """The first player comes first, then the others clockwise."""
    return waiting[0]


def resolve_for(table: Dungeon, hero: Hero) -> Rule[None]:
    """All end-of-game cards of a hero, in the order he likes."""
    at_the_end = table.state.edition.at_the_end
    due = [card for card in hero.loot if card in at_the_end]
    while due:
        options = [OPEN(card) for card in dict.fromkeys(due)]
        option = yield from ask(
            hero.seat, options, table.state.cites.end_order, prompts.END_OF_GAME
        )
        (card,) = OPEN.parts(option)
        due.remove(card)
        yield from at_the_end[card](table, hero)
        shut = hero.loot.count(CHEST) - len(opened_chests(table.state, hero))
        due = [*(card for card in due if card != CHEST), *[CHEST] * shut]


def opened_chests(state: State, hero: Hero) -> list[int]:
    """What the Treasure Chests that a hero has opened are worth."""
    return state.chests.setdefault(hero.seat, [])


def open_chest(table: Dungeon, hero: Hero) -> Rule[None]:
    """A Treasure Chest is worth a hundred times two dice."""
    rule = table.state.content.clauses[CHEST]
    dice = yield from roll(table, hero, 2, CHEST, rule)
    opened_chests(table.state, hero).append(100 * sum(dice))
    table.tell(events.chest_opened, rule, seat=hero.seat, gold=100 * sum(dice))


def free_imp(table: Dungeon, hero: Hero, takes: int = 2) -> Rule[None]:
    """The imp in the bottle takes a card, up to a number of the die, or brings a treasure."""
    rule = table.state.content.clauses[IMP]
    if not (yield from may(hero.seat, FREE_IMP, rule, prompts.BOTTLE_IMP)):
        tell_declined(table, hero, IMP, rule)
        return
    number = yield from roll_one(table, hero, IMP, rule)
    if number <= takes:
        lose_at_random(table, hero, IMP, rule)
    elif number >= 4:
        yield from take_treasure(table, hero, rule)


def lose_at_random(table: Dungeon, hero: Hero, to: str, rule: str) -> None:
    """One of his other Loot cards is gone by chance; with an opened chest goes what was in it."""
    others = [at for at, card in enumerate(hero.loot) if card != to]
    if not others:
        table.tell(events.nothing_to_lose, rule, seat=hero.seat)
        return
    at = table.state.dice.choice(others)
    card, number = hero.loot[at], hero.loot[:at].count(CHEST)
    discard_loot(table, hero, card, rule)
    opened = opened_chests(table.state, hero)
    if card == CHEST and number < len(opened):
        opened.pop(number)
