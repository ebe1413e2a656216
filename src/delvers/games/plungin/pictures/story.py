"""The prose of an adventure where it belongs: at its beginning and at its end."""

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import drawer
from delvers.games.plungin.pictures.describing import name_of
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.words.content import books_of


def story(scene: Scene) -> str:
    """The introduction while an adventure begins, and its end in the village."""
    view = scene.view
    if is_beginning(scene):
        return introduction(scene, is_open=True)
    return ending(scene) if view["stage"] == "village" and view["won"] else ""


def plot(scene: Scene) -> str:
    """The same later on, out of the way."""
    is_later = scene.view["stage"] in ("placing", "dungeon") and not is_beginning(scene)
    return introduction(scene, is_open=False) if is_later else ""


def is_beginning(scene: Scene) -> bool:
    """Whether an adventure has only just begun and nobody has acted."""
    return bool(scene.view["stage"] == "placing" and scene.view["round"] == 0)


def introduction(scene: Scene, is_open: bool) -> str:
    """How an adventure begins, and what it asks for."""
    words, pack = scene.words, books_of(scene.words).packs[scene.view["adventure"]]
    objective = tag("b", text(words.say("Objective:"))) + " " + text(words.say(pack.objective))
    prose = drawer(
        "story-first" if is_open else "story-later",
        words.say("The story"),
        paragraphs(words.say(pack.introduction.strip())),
        is_open,
        "dp-prose",
    )
    name = tag("h2", text(name_of(scene, pack.id)))
    return name + tag("p", objective, class_="dp-objective") + prose


def ending(scene: Scene) -> str:
    """How a won adventure ends."""
    words, pack = scene.words, books_of(scene.words).packs[scene.view["adventure"]]
    heading = tag("h2", text(words.say("%(adventure)s: won!", adventure=name_of(scene, pack.id))))
    prose = paragraphs(words.say(pack.victory.strip()))
    return heading + tag("div", prose, class_="dp-prose")


def last_words(scene: Scene) -> str:
    """The prose at the end of the game."""
    words, pack = scene.words, books_of(scene.words).packs[scene.view["adventure"]]
    if scene.view["lost"]:
        return paragraphs(words.say(pack.defeat.strip()))
    return paragraphs(words.say(pack.victory.strip())) if scene.view["won"] else ""


def paragraphs(prose: str) -> str:
    """Prose with its paragraphs."""
    return "".join(tag("p", text(one)) for one in prose.split("\n\n") if one.strip())
