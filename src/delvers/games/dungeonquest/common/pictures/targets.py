"""What can be chosen on the board, and what a rule forbids there."""

from typing import Final

from delvers.draw.ink import blob, dot, line
from delvers.draw.svg import group, tag, text
from delvers.draw.woodcuts.items import torch
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.names import way_text
from delvers.games.dungeonquest.common.pictures.places import Place, corner
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules.board import TREASURE


def targets(scene: Scene) -> dict[str, Place]:
    """The options that have a place on the board."""
    if scene.ask is None:
        return {}
    hero = scene.view["heroes"][scene.ask.seat]
    places = {option: edition_of(scene).place_of(option, hero) for option in scene.ask.options}
    return {option: place for option, place in places.items() if place is not None}


def target_marks(scene: Scene) -> str:
    """Arrows and outlines to click on, and bars across what a rule forbids."""
    if scene.ask is None:
        return ""
    drawn = "".join(_refused(scene, option, rule) for option, rule in scene.ask.refused.items())
    for option, place in targets(scene).items():
        inside = ARROWS[place.drawn](place) + tag("title", text(way_text(scene, option, place.to)))
        drawn += tag(
            "g",
            inside,
            id="way-" + option.replace(" ", "-"),
            class_=f"target {verb_of(scene, option)}",
            role="button",
            tabindex="0",
            data_option=option,
            aria_label=way_text(scene, option, place.to),
        )
    return drawn


def verb_of(scene: Scene, option: str) -> str:
    """What is done by an option."""
    form = edition_of(scene).grammar.form_of(option)
    return form.verb if form is not None else ""


def _aim(space: int) -> str:
    x, y = corner(space)
    high = 192 if space == TREASURE else 92
    return tag("rect", x=x + 4, y=y + 4, width=92, height=high, rx=9, class_="aim")


ARROW: Final = "50,-17! 70,5! 59,5! 59,20! 41,20! 41,5! 30,5!"
SHORT_ARROW: Final = "50,2! 68,20! 58,20! 58,32! 42,32! 42,20! 32,20!"


def _pointing(shape: str, place: Place) -> str:
    x, y = corner(place.square)
    turn = f" rotate({place.direction * 90} 50 50)" if place.direction else ""
    return tag("g", blob(shape, "pointer"), transform=f"translate({x} {y}){turn}")


def _torch(space: int) -> str:
    x, y = corner(space)
    return group(torch(), at=(x + 10, y + 10), scale=0.8)


ARROWS: Final = {
    "way": lambda place: _aim(place.to) + _pointing(ARROW, place),
    "light": lambda place: _aim(place.to) + _torch(place.to),
    "space": lambda place: _aim(place.to),
    "arrow": lambda place: _pointing(SHORT_ARROW, place),
}


def _refused(scene: Scene, option: str, rule: str) -> str:
    """A bar across a way that a rule forbids; it tells why."""
    assert scene.ask is not None
    place = edition_of(scene).place_of(option, scene.view["heroes"][scene.ask.seat])
    if place is None:
        return ""
    x, y = corner(place.square)
    said = f"{scene.words.option(scene.game, option)}. {scene.words.say('Why not?')}"
    bar = (
        dot(50, 8, 11, "paper outlined fine")
        + line("45,3 55,13", 3.4, "blood-line")
        + line("55,3 45,13", 3.4, "blood-line")
    )
    turn = f" rotate({place.direction * 90} 50 50)" if place.direction else ""
    return tag(
        "g",
        tag("g", bar, transform=f"translate({x} {y}){turn}"),
        tag("title", text(said)),
        id="not-" + option.replace(" ", "-"),
        class_="barred",
        role="button",
        tabindex="0",
        data_rule=rule,
        data_refused=option,
        aria_label=said,
    )
