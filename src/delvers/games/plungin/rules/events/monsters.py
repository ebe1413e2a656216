"""What monsters do, and how watchful they are."""

from typing import Literal, TypeAlias

from delvers.kernel.events import event

WhyIdle: TypeAlias = Literal[
    "asleep",
    "surprised",
    "helpless",
    "patient",
    "reloading",
    "spent",
    "alone",
    "sanctuary",
    "afraid",
    "held",
    "no_way",
]
"""Why a monster attacks nobody in its turn."""
WhyWoken: TypeAlias = Literal["attack", "spell", "trap", "noise", "damage"]
"""What wakes a sleeping monster."""


@event
def monster_placed(who: str, *, at: int) -> None:
    """A monster appears on a square."""


@event
def fewer_monsters(*, amount: int) -> None:
    """So many monsters stay away, since there are fewer than four heroes."""


@event
def monsters_turn(*, seat: int) -> None:
    """All monsters act; the player at this seat handles them."""


@event
def monster_moved(who: str, *, at: int) -> None:
    """A monster goes to a square."""


@event
def monster_casts(who: str, *, spell: str) -> None:
    """A monster casts a spell."""


@event
def idle(who: str, *, why: WhyIdle) -> None:
    """A monster attacks nobody."""


@event
def woke(who: str, *, why: WhyWoken) -> None:
    """A sleeping monster is woken and surprised."""


@event
def alarmed(who: str) -> None:
    """Noise rouses a monster."""


@event
def attention(*, state: str, tile: int) -> None:
    """How watchful the monsters of a tile are."""


@event
def heard(who: str, *, door: int) -> None:
    """The monsters hear who comes through a door."""


@event
def not_heard(who: str, *, door: int) -> None:
    """The monsters do not hear who comes through a door."""


@event
def ambush() -> None:
    """The monsters strike first."""


@event
def pilfered(who: str, *, amount: int) -> None:
    """A gremlin steals gold."""


@event
def law_rolled(who: str, *, roll: int, act: str) -> None:
    """The die says what a monster with a special Law does."""


@event
def law_changed(who: str) -> None:
    """A monster is provoked and follows another Law."""


@event
def life_rolled(who: str, *, roll: int, total: int, result: str) -> None:
    """The Life Table of a boss says what comes of its damage."""


@event
def boss_changed(who: str, *, how: str) -> None:
    """Something is different about a boss from now on."""


@event
def called(who: str, *, what: str) -> None:
    """A monster calls others of this kind."""


@event
def commanded(who: str) -> None:
    """A hero must obey and attack a friend."""


@event
def free_again(who: str) -> None:
    """A hero need not obey any longer."""


@event
def vanished(who: str) -> None:
    """A monster that was called is gone."""
