"""The map of the dungeon: tiles, doors, figures, and what can be chosen on it."""

from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text


def map_svg(scene: Scene) -> str:
    """The map as one drawing; nothing while no tile lies on the table."""
    if not scene.view["tiles"]:
        return ""
    title = tag("title", text(scene.words.say("The dungeon")))
    return tag("svg", title, viewBox="0 0 100 100", class_="dungeon-map")
