"""Why a hero cannot escape from a monster."""

from typing import Literal, TypeAlias

NoEscape: TypeAlias = Literal["krutzbeck", "portcullis", "special", "surfaced", "shut", "held"]
