"""The map in words: what stands on which square, for those who cannot see it."""

from collections.abc import Iterator

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.describing import name_of
from delvers.games.plungin.pictures.fixtures import chest_text, door_text
from delvers.games.plungin.pictures.pieces import hero_text, monster_text
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.squares import square_name


def spoken(scene: Scene) -> str:
    """Everything on the map with its square; nothing where there is no dungeon."""
    if scene.view["stage"] in ("creating", "village") or not scene.view["tiles"]:
        return ""
    return tag("ul", "".join(tag("li", text(row)) for row in rows(scene)))


def rows(scene: Scene) -> Iterator[str]:
    """Heroes, monsters, doors, chests, dangers, what lies about, and the rooms."""
    view = scene.view
    for hero in view["heroes"]:
        if hero["at"] >= 0:
            yield f"{square_name(hero['at'])}: {hero_text(scene, hero)}"
    for monster in view["monsters"]:
        if monster["at"] >= 0:
            yield f"{square_name(monster['at'])}: {monster_text(scene, monster)}"
    for number, door in enumerate(view["doors"]):
        yield f"{square_name(min(door['squares']))}: {door_text(scene, number, door)}"
    for number, chest in enumerate(view["chests"]):
        if chest["at"] >= 0:
            yield f"{square_name(chest['at'])}: {chest_text(scene, number, chest)}"
    for hazard in view["hazards"]:
        for square in hazard["squares"]:
            yield f"{square_name(square)}: {name_of(scene, hazard['kind'])}"
    for at, things in view["lying"].items():
        said = ", ".join(name_of(scene, thing) for thing in things)
        yield f"{square_name(int(at))}: {said}"
    for tile in view["tiles"]:
        yield f"{square_name(tile['at'])}: {name_of(scene, tile['location'] or tile['tile'])}"
