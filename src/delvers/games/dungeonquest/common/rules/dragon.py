"""The dragon: his cards, his treasures and his fire."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.drawing import tell_drawn, top_card
from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.loot import discard, is_treasure
from delvers.games.dungeonquest.common.rules.map import heroes_at
from delvers.games.dungeonquest.common.rules.options import KEEP, REROLL, REROLL_BOTH
from delvers.games.dungeonquest.common.rules.rolling import roll
from delvers.games.dungeonquest.common.rules.state import H, Hero, State, pile_of
from delvers.games.dungeonquest.common.rules.wounds import suffer
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask

RAGE: Final = "dragon_dragon_rage"


def draw_dragon(table: Dungeon, hero: Hero, rule: str = "") -> bool:
    """Turn up a Dragon card; whether the dragon wakes."""
    card = turn_up_dragon(table.state)
    tell_drawn(table, hero, "dragon", card, rule or table.state.cites.dragon_card)
    return table.state.content.cards[card].effect == "dragon_rage"


def turn_up_dragon(state: State) -> str:
    """A random Dragon card stays face up; when all of them lie there they are shuffled again."""
    deck = pile_of(state, "dragon").deck
    if not deck:
        shuffle_back(state)
    card = deck.draw(state.dice)
    state.shown_dragons.append(card)
    return card


def shuffle_back(state: State) -> None:
    """The Dragon cards that were drawn go back into their deck."""
    pile_of(state, "dragon").deck.cards += state.shown_dragons
    state.shown_dragons.clear()


def take_treasures(table: Dungeon, hero: Hero, count: int) -> Rule[None]:
    """Draw Treasure cards, as far as there are any."""
    for _ in range(count):
        yield from take_treasure(table, hero, table.state.content.clauses["dragon_sleeping"])


def take_treasure(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Draw one Treasure card and keep it."""
    card = top_card(table.state, "treasure")
    if card is not None:
        tell_drawn(table, hero, "treasure", card, rule)
        taken = table.state.content.cards[card]
        yield from table.state.edition.effects[taken.effect](table, hero, taken)


def victims(table: Dungeon, heroes: list[H], first: H) -> list[H]:
    """Everybody in the treasure chamber, clockwise from the one who woke the dragon."""
    there = heroes_at(heroes, TREASURE)
    order = [heroes[(first.seat + step) % len(heroes)] for step in range(len(heroes))]
    burnt = [hero for hero in order if hero in there]
    seats = [hero.seat for hero in burnt]
    table.tell(events.dragon_rage, table.state.content.clauses[RAGE], seats=[*seats])
    return burnt


def burn(table: Dungeon, hero: Hero) -> Rule[None]:
    """Lose all Treasure cards and suffer two dice of wounds."""
    rule = table.state.content.clauses[RAGE]
    for card in [card for card in hero.loot if is_treasure(table.state, card)]:
        hero.loot.remove(card)
        discard(table, card)
        table.tell_to(REVEALED, events.loot_lost, rule, seat=hero.seat, card=card)
    dice = yield from roll(table, hero, 2, "dragon_rage", rule)
    dice = yield from pray_for_mercy(table, hero, dice)
    yield from suffer(table, hero, sum(dice), "dragon_rage", rule)


def pray_for_mercy(table: Dungeon, hero: Hero, dice: list[int]) -> Rule[list[int]]:
    """Brother Gherinn may roll one or both dice of Dragon Rage again, once."""
    if table.state.content.abilities[hero.id] != "gherinn":
        return dice
    rule = table.state.content.clauses[hero.id]
    options = [KEEP, *(REROLL(number) for number in dict.fromkeys(dice)), REROLL_BOTH]
    option = yield from ask(hero.seat, options, rule, prompts.REROLL_RAGE)
    if option == KEEP:
        tell_declined(table, hero, "reroll", rule)
        return dice
    again = dice if option == REROLL_BOTH else [*REROLL.parts(option)]
    kept = [*dice]
    for number in again:
        kept.remove(number)
        table.tell(events.die_rerolled, rule, seat=hero.seat, number=number)
    rolled = yield from roll(table, hero, len(again), "dragon_rage", rule)
    return [*kept, *rolled]
