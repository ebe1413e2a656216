"""Whom a step of Dungeon Plungin' is about: figures, and the players whose heroes they are."""

from delvers.draw.steps import Shown
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.options import figure_named


def figure_of(who: str, caption: str = "") -> Shown:
    """The figure of a hero, or of a monster such as "orc 12"."""
    return Shown(f"figure {kind_of(who)}", caption)


def kind_of(who: str) -> str:
    """The id of a hero or of a kind of monster."""
    monster = figure_named(who)
    return who if monster is None else monster.id


def seats_of(scene: Scene, who: str) -> tuple[int, ...]:
    """The player of a hero; nobody for a monster."""
    return tuple({hero["seat"] for hero in scene.view["heroes"] if hero["id"] == who})


def everybody(scene: Scene) -> tuple[int, ...]:
    """All players: what the party meets concerns them all."""
    return tuple(range(len(scene.names)))
