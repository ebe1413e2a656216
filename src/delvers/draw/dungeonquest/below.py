"""The way through the catacombs in words: where it began, how far it has led, what comes next."""

from typing import Any

from delvers.draw.dungeonquest.art.emblems import emblem_of
from delvers.draw.dungeonquest.names import direction_name, space_name
from delvers.draw.raiders.html import hidden, icon
from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.board import as_space, label, square_ahead


def below(scene: Scene) -> str:
    """What a hero below ground, or about to go down, must know; nothing for the others."""
    if scene.ask is not None and scene.ask.prompt == "heading":
        return tag("p", text(_before(scene)), class_="dq-lost")
    hero = _whose(scene)
    if hero is None or hero["status"] != "below" or hero["heading"] < 0:
        return ""
    return tag("p", text(_so_far(scene, hero)), class_="dq-lost") + _steps(scene, hero)


def _whose(scene: Scene) -> dict[str, Any] | None:
    """The viewer's hero; those who watch follow the hero on turn."""
    seat = scene.view["turn"] if scene.seat is None else scene.seat
    heroes: list[dict[str, Any]] = scene.view["heroes"]
    return heroes[seat] if 0 <= seat < len(heroes) else None


def _before(scene: Scene) -> str:
    return scene.words.say(
        "Your marker stays here, with an arrow that you choose now. Below you draw a Catacomb card "
        "each turn. When you find a way up, every card you drew is one space along the arrow, and "
        "a die carries you aside, to the left or to the right as you choose."
    )


def _so_far(scene: Scene, hero: dict[str, Any]) -> str:
    to = square_ahead(hero["at"], hero["heading"], len(hero["row"]))
    return scene.words.say(
        "Below ground since %(start)s, heading %(direction)s. Every Catacomb card is one space. "
        "A way up would lead to %(end)s now, and from there up to six spaces aside by a die.",
        start=label(hero["at"]),
        direction=direction_name(scene.words, hero["heading"]),
        end=space_name(scene, as_space(to)),
    )


def _steps(scene: Scene, hero: dict[str, Any]) -> str:
    """The cards drawn below in their order, as steps of the way."""
    steps = "".join(_step(scene, card) for card in hero["row"])
    said = scene.words.say("Way through the catacombs")
    return tag("ol", steps, class_="dq-steps", aria_label=said) if steps else ""


def _step(scene: Scene, card: str | None) -> str:
    name = scene.words.say("A secret card") if card is None else scene.words.name(scene.game, card)
    drawn = tag("span", "?", aria_hidden="true") if card is None else icon(emblem_of(card))
    return tag("li", drawn, hidden(name), title=name)
