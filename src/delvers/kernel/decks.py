"""A deck is a bag: no order exists before a card is drawn, except where cards are known to lie."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from delvers.kernel.copying import Copied
from delvers.kernel.dice import Dice


@dataclass(slots=True)
class Deck(Copied):
    """Cards in no order, below those put on top and above those put at the bottom."""

    cards: list[str]
    top: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, cards: Iterable[str]) -> "Deck":
        """A shuffled deck of these cards."""
        return cls(list(cards))

    def __bool__(self) -> bool:
        return bool(self.cards or self.top or self.bottom)

    def __len__(self) -> int:
        return len(self.cards) + len(self.top) + len(self.bottom)

    def draw(self, dice: Dice) -> str:
        """Take the top card."""
        if self.top:
            return self.top.pop(0)
        if cards := self.cards:
            i = dice.pick(len(cards))
            card = cards[i]
            cards[i] = cards[-1]
            cards.pop()
            return card
        if self.bottom:
            return self.bottom.pop(0)
        raise IndexError("draw from an empty deck")
