"""The Treasure Chamber and the Dragonlord (DRAGON)."""

from contextlib import suppress

from delvers.games.dungeonquest.board import TREASURE, WAYS, Way
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.drawing import tell_drawn, top_card
from delvers.games.dungeonquest.third.encounters import CHAMBERS, EFFECTS
from delvers.games.dungeonquest.third.flow import Dungeon, HeroFalls, TurnEnds, ask
from delvers.games.dungeonquest.third.loot import discard, is_treasure
from delvers.games.dungeonquest.third.map import (
    barriers,
    heroes_at,
    is_joined,
    is_occupied,
    ways_out,
)
from delvers.games.dungeonquest.third.movement import (
    choose_bridge_side,
    move_options,
    step_into,
)
from delvers.games.dungeonquest.third.rolling import roll
from delvers.games.dungeonquest.third.state import Hero, State
from delvers.games.dungeonquest.third.wounds import suffer
from delvers.kernel.requests import Rule


def enter_treasure_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Dragon card: two treasures while he sleeps, fire when he wakes."""
    card = turn_up_dragon(table.state)
    tell_drawn(table, hero, "dragon", card, "DQ3-DRAGON-03")
    if CONTENT.cards[card].effect == "dragon_rage":
        yield from dragon_rage(table, hero)
    else:
        yield from take_treasures(table, hero, 2)
    raise TurnEnds


def turn_up_dragon(state: State) -> str:
    """A random Dragon card stays face up; when all of them lie there they are shuffled again."""
    deck = state.decks["dragon"].deck
    if not deck:
        shuffle_back(state)
    card = deck.draw(state.dice)
    state.shown_dragons.append(card)
    return card


def shuffle_back(state: State) -> None:
    """The Dragon cards that were drawn go back into their deck."""
    state.decks["dragon"].deck.cards += state.shown_dragons
    state.shown_dragons.clear()


def take_treasures(table: Dungeon, hero: Hero, count: int) -> Rule[None]:
    """Draw Treasure cards, as far as there are any."""
    for _ in range(count):
        yield from take_treasure(table, hero, "DQ3-DRAGON-04")


def take_treasure(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """Draw one Treasure card and keep it."""
    card = top_card(table.state, "treasure")
    if card is not None:
        tell_drawn(table, hero, "treasure", card, rule)
        yield from EFFECTS[CONTENT.cards[card].effect](table, hero, CONTENT.cards[card])


def dragon_rage(table: Dungeon, first: Hero) -> Rule[None]:
    """Everybody in the chamber, clockwise from the one who woke the dragon."""
    count = len(table.state.heroes)
    order = [table.state.heroes[(first.seat + step) % count] for step in range(count)]
    victims = [hero for hero in order if hero in heroes_at(table.state, TREASURE)]
    if table.log is not None:
        table.tell("dragon_rage", "DQ3-DRAGON-21", seats=[hero.seat for hero in victims])
    for hero in victims:
        try:
            yield from burn(table, hero)
        except HeroFalls:
            continue
        yield from retreat(table, hero)


def burn(table: Dungeon, hero: Hero) -> Rule[None]:
    """Lose all Treasure cards and suffer two dice of wounds."""
    for card in [card for card in hero.loot if is_treasure(card)]:
        hero.loot.remove(card)
        discard(table, card)
        if table.log is not None:
            table.tell("loot_lost", "DQ3-DRAGON-07", reveals=True, seat=hero.seat, card=card)
    dice = yield from roll(table, hero, 2, "dragon_rage", "DQ3-DRAGON-08")
    dice = yield from pray_for_mercy(table, hero, dice)
    yield from suffer(table, hero, sum(dice), "dragon_rage", "DQ3-DRAGON-08")


def pray_for_mercy(table: Dungeon, hero: Hero, dice: list[int]) -> Rule[list[int]]:
    """Brother Gherinn may roll one or both dice of Dragon Rage again, once."""
    if hero.id != "gherinn":
        return dice
    options = ["keep", *(f"reroll {number}" for number in dict.fromkeys(dice)), "reroll both"]
    option = yield from ask(hero.seat, options, "DQ3-HERO-08", "reroll_rage")
    if option == "keep":
        return dice
    kept = [] if option == "reroll both" else [*dice]
    if kept:
        kept.remove(int(option.removeprefix("reroll ")))
    again = yield from roll(table, hero, 2 - len(kept), "dragon_rage", "DQ3-DRAGON-08")
    return [*kept, *again]


def retreat(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out by a passage without door or portcullis; the chamber there is met in the next turn."""
    ways = retreats(table.state, hero)
    if not ways:
        hero.owes_encounter = True
        return
    options = move_options(ways)
    refused = refused_retreats(table.state, hero)
    option = yield from ask(hero.seat, options, "DQ3-DRAGON-10", "move", refused)
    way = ways[options.index(option)]
    with suppress(TurnEnds):  # a rotating room turns; the retreat ends the turn anyway
        yield from step_into(table, hero, way)
    hero.owes_encounter = hero.came_specially = True
    yield from choose_bridge_side(table, hero)


def retreats(state: State, hero: Hero) -> list[Way]:
    """The passages by which a hero may flee; to another hero only if there is nothing else."""
    ways = [way for way in ways_out(state, hero) if not barriers(state, hero.at, way)]
    return [way for way in ways if not is_occupied(state, way.to, hero)] or ways


def refused_retreats(state: State, hero: Hero) -> dict[str, str]:
    """Why a hero cannot flee the other ways: a wall, a door or portcullis, another hero."""
    allowed, refused = retreats(state, hero), {}
    for way in WAYS[hero.at]:
        if way not in allowed:
            [move] = move_options([way])
            refused[move] = why_not_flee(state, hero, way)
    return refused


def why_not_flee(state: State, hero: Hero, way: Way) -> str:
    """The clause that bars a way of retreat."""
    if not is_joined(state, hero.at, way):
        return "DQ3-TILE-01"
    return "DQ3-DRAGON-13" if barriers(state, hero.at, way) else "DQ3-GAP-44"


def settle_dragon(table: Dungeon) -> None:
    """With nobody in the Treasure Chamber, the Dragon cards are shuffled together again."""
    state = table.state
    if not heroes_at(state, TREASURE):
        shuffle_back(state)
        if table.log is not None:
            table.tell("dragon_sleeps_again", "DQ3-DRAGON-25")


CHAMBERS["treasure"] = enter_treasure_chamber
