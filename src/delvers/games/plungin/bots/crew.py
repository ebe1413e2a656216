"""Who does what at doors and chests, worked out once for a view."""

from typing import NamedTuple


class Crew(NamedTuple):
    """The numbers of the handy one and the two strongest (-1: nobody), and their dice.

    `pick` are the dice of the handy one at a lock, `blow` those of the strongest, `joint_blow` his
    with the help of the second.
    """

    expert: int
    strong: int
    second: int
    pick: int
    blow: int
    joint_blow: int
