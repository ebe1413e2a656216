"""Tiles, doors, chests, locks and what lies on the floor."""

from delvers.kernel.events import event


@event
def construction(who: str, *, phase: int) -> None:
    """A hero looks into the unknown: a construction phase begins."""


@event
def tile_laid(*, tile: str, at: int, turns: int, location: str) -> None:
    """A tile is laid, turned so often, with this special location if it is one."""


@event
def counter_moved(*, count: int, marker: int, is_pink: bool) -> None:
    """The Terrain Counter moves on."""


@event
def door_placed(*, door: int, kind: str) -> None:
    """A new door of this kind."""


@event
def doors_meet(*, door: int) -> None:
    """Two doors meet and are one."""


@event
def leads_nowhere(*, door: int) -> None:
    """There is no room for a tile behind a door."""


@event
def great_door() -> None:
    """The Great Door is found."""


@event
def secret_passage(*, door: int, at: int) -> None:
    """A secret passage joins two tiles."""


@event
def unique_location(*, location: str) -> None:
    """The heroes have found a unique location."""


@event
def door_opened(who: str, *, door: int) -> None:
    """Somebody opens a door."""


@event
def door_closed(who: str, *, door: int) -> None:
    """Somebody closes a door."""


@event
def door_locked(who: str, *, door: int, key: str) -> None:
    """Somebody locks a door with a key."""


@event
def unlocked(who: str, *, key: str = "", what: str) -> None:
    """Somebody unlocks a door or chest, perhaps with a key."""


@event
def broken_open(who: str, *, what: str) -> None:
    """Somebody breaks a door or chest open."""


@event
def blow_fumbled(who: str, *, what: str) -> None:
    """A blow at a door or chest goes wrong."""


@event
def lends_strength(who: str, *, what: str) -> None:
    """Somebody will help to break a door or chest open."""


@event
def lock_ruined(who: str, *, what: str) -> None:
    """A lock can be picked no longer."""


@event
def beyond_skill(who: str, *, what: str) -> None:
    """Only a key opens this door or chest now."""


@event
def chest_placed(*, chest: int, at: int, locked: bool) -> None:
    """A chest stands on a square."""


@event
def chest_opened(who: str, *, at: int, what: str) -> None:
    """Somebody opens a chest."""


@event
def hazard(*, kind: str, squares: list[int]) -> None:
    """Something stays on the floor."""


@event
def hazard_ended(*, kind: str, squares: list[int]) -> None:
    """What has stayed on the floor is gone."""


@event
def oil_burns(*, squares: list[int]) -> None:
    """Oil on the floor catches fire."""


@event
def oil_begins(*, left: int) -> None:
    """The lantern is full."""


@event
def oil(*, left: int, amount: int) -> None:
    """The lantern uses oil."""


@event
def refilled(who: str, *, left: int) -> None:
    """Somebody fills the lantern."""


@event
def random_event(who: str, *, event: str) -> None:
    """A random event meets a hero."""


@event
def laid_in(who: str, *, body: str) -> None:
    """Somebody lays a dead hero into the sarcophagus."""


@event
def offered(who: str, *, roll: int) -> None:
    """Somebody lays gold on an altar."""


@event
def prisoner_freed(who: str) -> None:
    """Somebody frees a prisoner."""


@event
def looked_around(who: str, *, roll: int) -> None:
    """A die says whether monsters are in an empty room."""
