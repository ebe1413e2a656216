"""Preparation (SETUP, VAR-MAGIC, VAR-LATE)."""

from typing import Final

from delvers.games.dungeonquest.third.components import CONTENT, DECKS
from delvers.games.dungeonquest.third.state import Hero, Pile, Rules, State
from delvers.games.dungeonquest.third.sun import start_late
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.spec import Settings


def set_up(seats: int, options: Settings, dice: Dice) -> State:
    """Shuffle all decks, deal heroes and Runes, and roll for the first player."""
    rules = rules_of(seats, options)
    heroes = deal_heroes(seats, str(options["heroes"]), dice)
    first = highest_roll(list(range(seats)), dice)
    runes = Deck.of(id for rune in CONTENT.runes.values() for id in [rune.id] * rune.copies)
    for hero in heroes:
        hero.runes = [runes.draw(dice) for _ in range(rules.runes)]
    state = State(
        dice,
        rules,
        heroes,
        first,
        first,
        {name: Pile(Deck(cards[:])) for name, cards in FULL_DECKS.items()},
        Pile(Deck(COMBAT_DECK[:])),
        Deck(ALL_TILES[:]),
    )
    state.sun = start_late(state)
    return state


def rules_of(seats: int, options: Settings) -> Rules:
    """The optional rules in force; alone one plays by the rules for one."""
    return Rules(
        solo=seats == 1,
        hero_against_hero=bool(options["hero_against_hero"]),
        servants=bool(options["servants"]),
        focused=bool(options["focused_determination"]),
        death_can_wait=bool(options["death_can_wait"]),
        tower_power=bool(options["tower_power"]),
        secret_loot=bool(options["secret_loot"]),
        runes=int(options["runes"]),
        live_to_fight=bool(options["live_to_fight_another_day"]),
        no_glory=bool(options["no_glory_without_valour"]),
        monster_treasure=bool(options["monster_treasure"]),
        late_start=bool(options["late_start"]),
    )


def deal_heroes(seats: int, wanted: str, dice: Dice) -> list[Hero]:
    """The heroes that the players agreed on, or one at random for each."""
    deck = Deck.of(CONTENT.heroes)
    names = wanted.split(",") if wanted else [deck.draw(dice) for _ in range(seats)]
    return [Hero(seat, name, []) for seat, name in enumerate(names)]


def highest_roll(seats: list[int], dice: Dice) -> int:
    """Who rolls highest goes first; those who tie roll again."""
    rolls = {seat: dice.roll() for seat in seats}
    best = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    return best[0] if len(best) == 1 else highest_roll(best, dice)


def copies_of(deck: str) -> list[str]:
    """All cards of a deck."""
    return [id for card in CONTENT.decks[deck] for id in [card.id] * card.copies]


FULL_DECKS: Final = {name: copies_of(name) for name in DECKS}
COMBAT_DECK: Final = [id for card in CONTENT.combat.values() for id in [card.id] * card.copies]
ALL_TILES: Final = [id for tile in CONTENT.tiles.values() for id in [tile.id] * tile.copies]
