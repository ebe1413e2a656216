"""Monster tokens of the third edition: the monster is seen, its life is on the other side."""

import functools

from delvers.draw.ink import dot
from delvers.draw.svg import group, label, tag
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.third.pictures.scene import Scene
from delvers.games.dungeonquest.third.rules.view import HeroView, TokenView
from delvers.text import Words


def lurker(scene: Scene, token: TokenView) -> str:
    """A token of the view."""
    return monster_token(token["monster"], token["life"], scene.words, scene.game)


@functools.cache
def monster_token(monster: str, life: int | None, words: Words, game: str) -> str:
    """A token with the monster's picture; its life is on the other side."""
    return (
        dot(1.5, 3, 28, "shade")
        + dot(0, 0, 27, "stone")
        + tag("circle", r=23, class_="line", stroke_width=1.4, stroke_dasharray="3 3")
        + group(emblem(monster, words, game), at=(-20, -21), scale=0.4)
        + dot(18, 19, 10, "blood fine")
        + label("?" if life is None else life, 18, 24.6, 16, fill="paper", bold=True)
    )


def lurker_text(scene: Scene, token: TokenView) -> str:
    """The monster's name, and its life if the viewer knows it."""
    words, life = scene.words, token["life"]
    name = words.name(scene.game, token["monster"])
    if life is None:
        return name
    return words.say("%(monster)s with %(life)s life", monster=name, life=life)


def determination(hero: HeroView) -> int:
    """The tokens that a hero has, each for the encounter it came from."""
    return sum(hero["determination"].values())
