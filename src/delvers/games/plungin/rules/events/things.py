"""Things that heroes find, take, use and wear."""

from delvers.games.plungin.rules.events.reasons import Reason
from delvers.kernel.events import event


@event
def gold_found(*, amount: int, source: Reason) -> None:
    """Gold is found."""


@event
def valuable_found(who: str = "", *, item: str) -> None:
    """The party, or a hero by a property, gets a valuable, a reagent or a recipe."""


@event
def quest_object(*, item: str) -> None:
    """What the party was looking for is found."""


@event
def item_used(who: str, *, item: str) -> None:
    """Somebody uses a thing."""


@event
def item_taken(who: str, *, item: str) -> None:
    """Somebody takes a thing."""


@event
def taken_from_dead(who: str, *, item: str, body: str) -> None:
    """Somebody takes what a dead hero carried."""


@event
def given(who: str, *, item: str, to_whom: str) -> None:
    """Somebody gives a thing to another."""


@event
def dropped(who: str, *, item: str) -> None:
    """Somebody drops a thing."""


@event
def left_behind(who: str, *, item: str) -> None:
    """There is no room for a thing."""


@event
def equipped(who: str, *, item: str) -> None:
    """A thing is held or worn from now on."""


@event
def taken_off(who: str, *, item: str) -> None:
    """A thing is held or worn no longer."""


@event
def weapon_drawn(who: str, *, item: str) -> None:
    """Somebody draws a weapon."""


@event
def reloaded(who: str, *, item: str) -> None:
    """Somebody loads a weapon."""


@event
def whetted(who: str, *, item: str) -> None:
    """Somebody whets a weapon."""


@event
def life_lowered(who: str, *, life: int) -> None:
    """A thing taken off lowers how much LIFE somebody can have."""


@event
def life_raised(who: str) -> None:
    """Somebody can have one LIFE more for ever."""


@event
def danced(who: str, *, way: str, steps: int) -> None:
    """Cursed boots carry somebody off."""


@event
def item_made(who: str, *, recipe: str, item: str) -> None:
    """Somebody makes a thing."""


@event
def recipe_failed(who: str, *, recipe: str, fumbled: bool) -> None:
    """A recipe goes wrong."""
