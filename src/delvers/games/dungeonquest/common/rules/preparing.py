"""Preparation: decks, tiles, heroes and Runes, and who goes first."""

from typing import Generic, TypeVar

from delvers.games.dungeonquest.common.rules.cards import DECKS, Box, each_copy
from delvers.games.dungeonquest.common.rules.state import Pile
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption, listed

B = TypeVar("B", bound=Box)


class Supply(Generic[B]):
    """Everything in the box that is mixed before a game, ready to be copied."""

    def __init__(self, box: B) -> None:
        self.box = box
        self.decks = {name: each_copy(box.decks[name]) for name in DECKS}
        self.runes = each_copy(box.runes.values())
        self.tiles = each_copy(box.tiles.values())

    def fresh_decks(self) -> dict[str, Pile]:
        """The nine decks, shuffled."""
        return {name: Pile(Deck(cards[:])) for name, cards in self.decks.items()}

    def fresh_tiles(self) -> Deck:
        """All chamber tiles, mixed."""
        return Deck(self.tiles[:])

    def deal_runes(self, seats: int, each: int, dice: Dice) -> list[list[str]]:
        """Random Runes for every player."""
        deck = Deck(self.runes[:])
        return [[deck.draw(dice) for _ in range(each)] for _ in range(seats)]

    def deal_heroes(self, seats: int, wanted: str, dice: Dice) -> list[str]:
        """The heroes that the players agreed on, or one at random for each."""
        deck = Deck.of(self.box.heroes)
        return wanted.split(",") if wanted else [deck.draw(dice) for _ in range(seats)]


def highest_roll(seats: list[int], dice: Dice) -> list[tuple[int, int]]:
    """Every seat with its roll for the first turn; those who tie roll again, and the last wins."""
    rolls = {seat: dice.roll() for seat in seats}
    best = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    if len(best) > 1:
        return [*rolls.items(), *highest_roll(best, dice)]
    return sorted(rolls.items(), key=lambda rolled: rolled[0] == best[0])


def check_heroes(box: Box, seats: int, wanted: str) -> None:
    """One known hero for every seat, nobody twice; or none named at all."""
    names = wanted.split(",") if wanted else []
    for name in names:
        if name not in box.heroes:
            known = listed(box.heroes)
            raise BadOption(f"option 'heroes': no hero is called {name!r}; known: {known}")
    if len(set(names)) != len(names):
        raise BadOption("option 'heroes': every hero can be played only once")
    if names and len(names) != seats:
        raise BadOption(
            f"option 'heroes': {len(names)} heroes for {seats} seats; name one for each"
        )
