"""Traps: looking for them, setting them off, getting away."""

from delvers.kernel.events import event


@event
def trap_found(who: str, *, trap: str, what: str) -> None:
    """Somebody finds a trap on a door or chest."""


@event
def no_trap(who: str, *, trap: str, what: str) -> None:
    """Somebody is sure that there is no trap."""


@event
def nothing_found(who: str, *, what: str) -> None:
    """Somebody cannot tell whether there is a trap."""


@event
def disarmed(who: str, *, trap: str) -> None:
    """Somebody disarms a trap."""


@event
def trap_sprung(who: str, *, trap: str) -> None:
    """Somebody springs a trap."""


@event
def trap_area(*, trap: str, squares: list[int]) -> None:
    """The squares on which a trap works."""


@event
def caught(who: str, *, trap: str) -> None:
    """A trap catches somebody."""


@event
def chimes_rolled(who: str, *, roll: int) -> None:
    """A die says whether somebody comes at the chimes."""


@event
def floor_fell(*, at: int) -> None:
    """The floor falls away."""


@event
def floor_holds(*, at: int) -> None:
    """The floor holds, since there is no other way."""


@event
def rocks_spare(*, at: int) -> None:
    """Rocks leave a square free, since there is no other way."""


@event
def jumped(who: str, *, at: int) -> None:
    """Somebody leaps aside to a square."""


@event
def climbed_out(who: str, *, at: int) -> None:
    """Somebody climbs out of a pit."""
