"""Adventures, rounds, turns and steps."""

from typing import Literal, TypeAlias

from delvers.kernel.events import event

WhyEnded: TypeAlias = Literal["passes", "helpless", "cut_short"]
"""Why the turn of a hero ends before his actions are used."""
WhyOver: TypeAlias = Literal["DP-ROUND-02", "DP-CONFLICT-48", "DP-EXITDUN-02"]
"""Why a game is over: won or given up, the party lost, or gone home; each by its clause."""


@event
def adventure_began(*, adventure: str) -> None:
    """An adventure begins."""


@event
def adventure_won(*, adventure: str) -> None:
    """An adventure is won."""


@event
def adventure_lost(*, adventure: str) -> None:
    """An adventure is lost."""


@event
def stage_began(*, stage: int) -> None:
    """The next stage of the adventure begins."""


@event
def task_done(*, task: str) -> None:
    """A task of the adventure is done."""


@event
def bosses_lowered(*, amount: int) -> None:
    """Bosses are weaker, since there are fewer than four heroes."""


@event
def keys_discarded() -> None:
    """Keys that were not used are thrown away."""


@event
def left_dungeon(who: str) -> None:
    """A hero leads the party out of the dungeon."""


@event
def gave_up() -> None:
    """The heroes give up."""


@event
def game_won(*, pack: str) -> None:
    """The heroes have won."""


@event
def game_lost(*, pack: str) -> None:
    """The heroes have lost."""


@event
def round_began(*, round: int) -> None:
    """A round begins."""


@event
def turn_began(who: str) -> None:
    """The turn of a hero begins."""


@event
def turn_ended(who: str, *, why: WhyEnded) -> None:
    """The turn of a hero is over before his actions are used."""


@event
def placed(who: str, *, at: int) -> None:
    """A hero begins on a square."""


@event
def hero_moved(who: str, *, at: int) -> None:
    """A hero goes to a square."""


@event
def turned(who: str, *, facing: str) -> None:
    """A hero looks into a direction."""
