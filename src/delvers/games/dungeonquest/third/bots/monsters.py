"""What meetings with monsters cost on average."""

from typing import Final

WOUNDS: Final = {"skeleton": 3.0, "sorcerer": 2.5, "troll": 4.2, "golem": 5.2, "demon": 6.5}
"""The wounds of a fight to the end, as measured over many games."""
ANY: Final = 4.5


def wounds_by(monster: str) -> float:
    """The wounds to be feared of a monster; of one that nobody has measured, some."""
    return WOUNDS.get(monster, ANY)
