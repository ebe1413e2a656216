"""Where on the board an option of the third edition is."""

from typing import Final

from delvers.games.dungeonquest.common.pictures import places
from delvers.games.dungeonquest.common.pictures.places import Place, space_meant, way, way_back
from delvers.games.dungeonquest.common.rules.board import Step
from delvers.games.dungeonquest.common.rules.view import CommonHero
from delvers.games.dungeonquest.third.rules.options import AT, FLEE, MOVE_TOKEN, RETREAT, TOKEN

SPACES: Final = (AT, TOKEN)
"""What means a space itself."""


def place_of(option: str, hero: CommonHero | None) -> Place | None:
    """The place of an option on the board; None if it has none."""
    if move := MOVE_TOKEN.read(option):
        space, direction = move
        return way(space, Step(direction))
    for one in SPACES:
        if meant := one.read(option):
            return space_meant(*meant)
    if hero is not None and hero["at"] >= 0:
        if step := FLEE.read(option):
            return way(hero["at"], *step)
        if option == RETREAT:
            return way_back(hero)
    return places.place_of(option, hero)
