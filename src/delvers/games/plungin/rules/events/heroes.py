"""Heroes: who they are, what they know and what they have earned."""

from delvers.games.plungin.rules.events.reasons import Reason
from delvers.kernel.events import event


@event
def hero_joins(who: str, *, seat: int) -> None:
    """A hero of this player joins the party."""


@event
def outfit(who: str, *, life: int, gold: int, things: list[str]) -> None:
    """With what a hero sets out."""


@event
def spells_ready(who: str, *, spells: list[str]) -> None:
    """The spells that a hero has prepared."""


@event
def ability_used(who: str, *, ability: str) -> None:
    """A hero uses an ability."""


@event
def experience(*, amount: int, source: Reason) -> None:
    """The party earns experience."""


@event
def experience_share(who: str, *, amount: int) -> None:
    """A hero gets a share of the experience."""


@event
def level_gained(who: str, *, level: int) -> None:
    """A hero reaches a level."""


@event
def stat_raised(who: str, *, stat: str, value: int) -> None:
    """A stat is higher for good."""


@event
def ability_learnt(who: str, *, ability: str) -> None:
    """A hero learns an ability."""


@event
def spell_learnt(who: str, *, spell: str) -> None:
    """A hero learns a spell."""


@event
def points_saved(who: str, *, amount: int) -> None:
    """A hero saves stat points."""
