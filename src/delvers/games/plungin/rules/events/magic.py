"""Spells and curses."""

from delvers.kernel.events import event


@event
def cast(who: str, *, spell: str, overloaded: bool) -> None:
    """A hero casts a spell."""


@event
def cast_failed(who: str, *, spell: str, difficulty: int) -> None:
    """A spell has too few successes."""


@event
def cast_fumbled(who: str, *, spell: str) -> None:
    """A spell goes wrong."""


@event
def spell_hits(who: str, *, spell: str, amount: int) -> None:
    """A spell that adds to an attack hits somebody so often."""


@event
def spell_in_vain(who: str, *, spell: str) -> None:
    """A spell has no effect."""


@event
def spell_kept(who: str, *, spell: str) -> None:
    """A fumbled spell stays in memory."""


@event
def spell_wiped(who: str, *, spell: str) -> None:
    """A spell is lost until the next rest."""


@event
def spell_recalled(who: str, *, spell: str) -> None:
    """A thing brings a spell back to memory."""


@event
def spell_restored(who: str, *, spell: str) -> None:
    """A place brings a spell back to memory."""


@event
def guarded_by_spell(who: str, *, dice: int) -> None:
    """A spell gives more dice on DEF."""


@event
def hushed(who: str, *, dice: int) -> None:
    """A spell gives more dice on the Alert check."""


@event
def weapon_burns(who: str, *, item: str) -> None:
    """A spell sets a weapon aflame."""


@event
def pulled(who: str, *, at: int) -> None:
    """A spell draws somebody to a square."""


@event
def expelled(who: str, *, at: int) -> None:
    """Somebody is put out of a Sanctuary."""


@event
def stone_cleared(who: str, *, at: int) -> None:
    """A spell clears stone from a square."""


@event
def stone_raised(who: str, *, at: int) -> None:
    """A spell raises stone on a square."""


@event
def cursed(who: str, *, item: str) -> None:
    """Somebody is cursed with a thing."""


@event
def curse_recognised(who: str, *, item: str) -> None:
    """Somebody knows a cursed thing and leaves it."""


@event
def curse_in_vain(who: str, *, item: str) -> None:
    """A cursed thing finds no place on somebody."""


@event
def curse_lifted(who: str, *, item: str) -> None:
    """Somebody is rid of a cursed thing."""
