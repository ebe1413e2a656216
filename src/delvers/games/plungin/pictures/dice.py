"""The dice of the last rolls, as they fell."""

from typing import Any, Final

from delvers.draw.html import hidden
from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.describing import GAME, name_of
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.events.rolls import read_roll_reason
from delvers.games.plungin.rules.options import figure_name
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.reasons import reason
from delvers.games.plungin.words.reasons import roller as rolled_for
from delvers.games.plungin.words.sentences import capital
from delvers.kernel.events import Event

LATELY: Final = 30
"""How far back a roll still counts as one of the last."""
MOST: Final = 3
SUCCESS: Final = 5


def dice(scene: Scene) -> str:
    """The last rolls as they came, each with who rolled, for what and what came of it."""
    rolls = [event for event in scene.events[-LATELY:] if event.kind == events.rolled.name][-MOST:]
    if not rolls or scene.view["stage"] != "dungeon":
        return ""
    rows = "".join(tag("li", roll(scene, event)) for event in rolls)
    return tag("h2", text(scene.words.say("Dice"))) + tag("ol", rows, class_="dp-rolls")


def roll(scene: Scene, event: Event) -> str:
    """One roll: who, and the dice; successes and failures are marked."""
    named = roller(scene, str(event.params["why"]))
    params: Any = event.params
    said = scene.words.event(GAME, event, scene.names)
    drawn = "".join(die(face, params.get("least", SUCCESS)) for face in params["dice"])
    why = capital(reason(scene.words, rolled_for(books_of(scene.words), params["why"])[1]))
    count = params["successes"]
    came = scene.words.count("%(count)s success", "%(count)s successes", count)
    who = tag("b", text(f"{name_of(scene, named)}: {why}" if named else why))
    seen = who + tag("span", drawn, class_="dp-dice") + tag("span", text(came))
    return tag("span", seen, aria_hidden="true", title=said) + hidden(said)


def roller(scene: Scene, why: str) -> str:
    """Who rolls, by the reason of a roll: "orc 12 attack"; '' if nobody is named."""
    who, number, _ = read_roll_reason(why)
    if who in books_of(scene.words).monsters:
        return figure_name(who, int(number)) if number else who
    return who if any(hero["id"] == who for hero in scene.view["heroes"]) else ""


def die(face: int, least: int = SUCCESS) -> str:
    """A die; a success is raised, a failure is struck."""
    kind = "hit" if face >= least else "fail" if face == 1 else ""
    return tag("span", text(face), class_=f"dp-die {kind}".strip())
