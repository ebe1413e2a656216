"""The board in words: every chamber that is known, for those who cannot see it."""

from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.common.pictures.names import people_text, space_facts
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules.board import TREASURE


def spoken(scene: Scene) -> str:
    """The spaces where somebody is, then all others that are known."""
    view = scene.view
    known = {int(space) for space in view["tiles"]} | {TREASURE, *view["entrances"]}
    known |= {one["at"] for one in (*view["heroes"], *view["lurkers"]) if one["at"] >= 0}
    busy = {space for space in known if people_text(scene, space)}
    spaces = [*sorted(busy), *sorted(known - busy)]
    rows = "".join(tag("li", text("; ".join(space_facts(scene, space)))) for space in spaces)
    return tag("ul", rows)
