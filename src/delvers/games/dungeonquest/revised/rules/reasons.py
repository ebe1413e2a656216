"""Why a hero cannot escape from a monster."""

from typing import Literal, TypeAlias

NoEscape: TypeAlias = Literal["krutzbeck", "caught", "occupied", "unexplored", "no_way_out"]
