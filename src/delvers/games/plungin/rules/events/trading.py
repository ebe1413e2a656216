"""Trade, services and property in the village."""

from typing import Literal, TypeAlias

from delvers.kernel.events import event

HowTraded: TypeAlias = Literal["reagent", "recipe", "cash", "part with"]
"""What the party buys or sells together."""
HowEmptied: TypeAlias = Literal["sell", "discard", "hand"]
"""What becomes of a thing for which the common chest has no room."""


@event
def village(*, visit: int) -> None:
    """The party is in the village, for the so many-th time."""


@event
def veterans(*, exp: int, gold: int) -> None:
    """The heroes bring experience and gold of other adventures."""


@event
def rested(who: str, *, life: int) -> None:
    """A hero has rested."""


@event
def gold_shared(*, share: int, left: int) -> None:
    """Gold is shared; what is left goes to the common fund."""


@event
def paid(who: str, *, own: int, common: int) -> None:
    """A hero pays, and so much of it out of what is common."""


@event
def party_paid(*, amount: int) -> None:
    """The party pays out of what is common."""


@event
def bought(who: str, *, item: str, price: int) -> None:
    """A hero buys a thing."""


@event
def sold(who: str, *, item: str, price: int) -> None:
    """A hero sells a thing."""


@event
def discarded(who: str, *, item: str) -> None:
    """A hero throws a thing away."""


@event
def traded(*, how: HowTraded, what: str, price: int) -> None:
    """The party buys or sells together."""


@event
def stored(who: str, *, item: str) -> None:
    """A hero puts a thing into the common chest."""


@event
def fetched(who: str, *, item: str) -> None:
    """A hero takes a thing out of the common chest."""


@event
def chest_emptied(*, how: HowEmptied, item: str) -> None:
    """The common chest has no room for a thing any longer."""


@event
def property_bought(who: str = "", *, property: str) -> None:
    """The party, or one hero, buys a property."""


@event
def property_lost(who: str = "", *, property: str) -> None:
    """The party, or one hero, gives up a property."""


@event
def repaired(who: str, *, item: str) -> None:
    """The smith replaces a broken thing."""


@event
def retrained(who: str, *, old: str, new: str) -> None:
    """A hero unlearns one ability and learns another."""


@event
def sage_said(who: str, *, about: str, pack: str, rows: list[str]) -> None:
    """The sage tells the rows of a table of an adventure or of a boss."""


@event
def buried(who: str) -> None:
    """A dead hero is buried."""
