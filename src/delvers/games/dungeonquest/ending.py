"""What happens at the end of the game, before the gold is counted."""

from collections.abc import Callable
from typing import Final

from delvers.games.dungeonquest.dragon import take_treasure
from delvers.games.dungeonquest.flow import Dungeon, ask, may
from delvers.games.dungeonquest.loot import discard_loot
from delvers.games.dungeonquest.rolling import roll, roll_one
from delvers.games.dungeonquest.state import Hero, State
from delvers.kernel.requests import Rule

CHEST: Final = "catacomb_treasure_chest"
IMP: Final = "dungeon_bottle_imp"


def resolve_end_of_game(table: Dungeon) -> Rule[None]:
    """From the first player on, each hero who got out resolves what he carries."""
    heroes = table.state.heroes
    for step in range(len(heroes)):
        hero = heroes[(table.state.first + step) % len(heroes)]
        if hero.status == "out":
            yield from resolve_for(table, hero)


def resolve_for(table: Dungeon, hero: Hero) -> Rule[None]:
    """All end-of-game cards of a hero, in the order he likes."""
    due = [card for card in hero.loot if card in AT_THE_END]
    while due:
        options = [f"open {card}" for card in dict.fromkeys(due)]
        option = yield from ask(hero.seat, options, table.state.cites.end_order, "end_of_game")
        card = option.removeprefix("open ")
        due.remove(card)
        yield from AT_THE_END[card](table, hero)
        shut = hero.loot.count(CHEST) - len(opened_chests(table.state, hero))
        due = [*(card for card in due if card != CHEST), *[CHEST] * shut]


def opened_chests(state: State[Hero], hero: Hero) -> list[int]:
    """What the Treasure Chests that a hero has opened are worth."""
    return state.chests.setdefault(hero.seat, [])


def open_chest(table: Dungeon, hero: Hero) -> Rule[None]:
    """A Treasure Chest is worth a hundred times two dice."""
    dice = yield from roll(table, hero, 2, CHEST, table.state.cites.end_of_game)
    opened_chests(table.state, hero).append(100 * sum(dice))
    if table.log is not None:
        table.tell(
            "chest_opened", table.state.cites.end_of_game, seat=hero.seat, gold=100 * sum(dice)
        )


def free_imp(table: Dungeon, hero: Hero) -> Rule[None]:
    """The imp in the bottle takes a card or brings a treasure."""
    if not (yield from may(hero.seat, "free the imp", table.state.cites.end_of_game, "bottle_imp")):
        return
    number = yield from roll_one(table, hero, IMP, table.state.cites.end_of_game)
    if number <= 2:
        feed_imp(table, hero)
    elif number >= 4:
        yield from take_treasure(table, hero, table.state.cites.end_of_game)


def feed_imp(table: Dungeon, hero: Hero) -> None:
    """A random Loot card is gone; with an opened chest goes what was in it."""
    others = [at for at, card in enumerate(hero.loot) if card != IMP]
    if not others:
        return
    at = table.state.dice.choice(others)
    card, number = hero.loot[at], hero.loot[:at].count(CHEST)
    discard_loot(table, hero, card, table.state.cites.end_of_game)
    opened = opened_chests(table.state, hero)
    if card == CHEST and number < len(opened):
        opened.pop(number)


AT_THE_END: Final[dict[str, Callable[[Dungeon, Hero], Rule[None]]]] = {
    CHEST: open_chest,
    IMP: free_imp,
}
