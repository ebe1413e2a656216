"""Where on the board an option of the Revised Edition is."""

from dataclasses import replace

from delvers.games.dungeonquest.common.pictures import places
from delvers.games.dungeonquest.common.pictures.places import Place, way
from delvers.games.dungeonquest.common.rules.view import CommonHero
from delvers.games.dungeonquest.revised.rules.options import LIGHT


def place_of(option: str, hero: CommonHero | None) -> Place | None:
    """The place of an option on the board; None if it has none."""
    step = LIGHT.read(option)
    if step is None:
        return places.place_of(option, hero)
    lit = way(hero["at"], *step) if hero is not None and hero["at"] >= 0 else None
    return None if lit is None else replace(lit, drawn="light")
