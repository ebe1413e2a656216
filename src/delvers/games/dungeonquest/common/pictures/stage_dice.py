"""Dice of DungeonQuest as steps: what was rolled, what was added, and which number was needed."""

from typing import Any, Final

from delvers.draw.steps import LIGHT, Shown, Step, last_before, signed
from delvers.games.dungeonquest.common.pictures.edition import content_at
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.attributes import TEST
from delvers.games.dungeonquest.common.rules.state import ATTRIBUTES

ENDS: Final = (events.test_passed.name, events.test_failed.name)
ADDED: Final = "load_added"
"""What only one edition tells in an event of its own."""


def rolled(scene: Scene, at: int) -> Step | None:
    """Dice; those of a test whose end is known are shown with it."""
    params: Any = scene.events[at].params
    seat, why = params["seat"], params["why"]
    is_of_test = why == "reroll" or bool(tested_attribute(why))
    if is_of_test and any(is_end(event, seat) for event in scene.events[at + 1 :]):
        return None
    hero = scene.view["heroes"][seat]["hero"]
    return Step(
        "dice",
        pictures=(Shown(f"who {hero}"),),
        dice=tuple(params["dice"]),
        total=str(sum(params["dice"])) if len(params["dice"]) > 1 else "",
        needed=needed(scene, at),
        seats=(seat,),
        **sunset_outcome(scene, at),
    )


def rerolled(scene: Scene, at: int) -> Step:
    """One die is rolled again."""
    params: Any = scene.events[at].params
    return Step("dice", dice=(params["number"],), marks="-", seats=(params["seat"],), weight=LIGHT)


def tested(scene: Scene, at: int) -> Step:
    """The end of a test: the dice, all that was added, and the number needed."""
    event, words = scene.events[at], scene.words
    params: Any = event.params
    seat, is_passed = params["seat"], event.kind == events.test_passed.name
    dice = dice_of_test(scene, at, seat)
    attribute = words.name(scene.game, params["attribute"])
    return Step(
        "dice",
        f"{attribute}",
        pictures=(Shown(f"who {scene.view['heroes'][seat]['hero']}"),),
        dice=tuple(dice),
        parts=parts(scene, at, dice),
        total=str(params["total"]),
        needed=words.say("needed: %(number)s or less", number=needed_value(scene, params)),
        outcome=words.say("Passed") if is_passed else words.say("Failed"),
        is_good=is_passed,
        seats=(seat,),
    )


def needed_value(scene: Scene, params: Any) -> str:
    """The attribute, and the Determination that helps it."""
    help = params.get("help", 0)
    if not help:
        return str(params["value"])
    name = scene.words.name(scene.game, "determination")
    return f"{params['value']} ({params['value'] - help} + {help} {name})"


def dice_of_test(scene: Scene, at: int, seat: int) -> list[int]:
    """The two dice as they count in the end, one of them perhaps rolled again."""
    given_up: list[int] = []
    again: list[int] = []
    for event in reversed(scene.events[:at]):
        params: Any = event.params
        if params.get("seat") != seat:
            continue
        if is_end(event, seat):
            return []
        if event.kind == events.die_rerolled.name:
            given_up.append(params["number"])
        elif event.kind == events.rolled.name and params["why"] == "reroll":
            again = again or [*params["dice"]]
        elif event.kind == events.rolled.name and tested_attribute(params["why"]):
            kept = [*params["dice"]]
            for number in given_up:
                if number in kept:
                    kept.remove(number)
            return kept + again
    return []


def parts(scene: Scene, at: int, dice: list[int]) -> tuple[tuple[str, str], ...]:
    """What makes up the total of a test besides the dice."""
    params: Any = scene.events[at].params
    seat, words = params["seat"], scene.words
    load = params.get("load", 0) + counted(scene, at, seat, ADDED)
    spent = counted(scene, at, seat, events.determination_spent.name)
    if params["total"] != sum(dice) + load - spent:
        return ()
    found = [(words.say("Load"), load), (words.name(scene.game, "determination"), -spent)]
    return tuple((name, signed(number)) for name, number in found if number)


def counted(scene: Scene, at: int, seat: int, kind: str) -> int:
    """How much was added or spent for a test since its dice were rolled."""
    total = 0
    for event in reversed(scene.events[:at]):
        params: Any = event.params
        if event.kind == events.rolled.name:
            break
        if event.kind == kind and params["seat"] == seat:
            total += params["count"]
    return total


def needed(scene: Scene, at: int) -> str:
    """What a roll must show, where that is known before anything follows from it."""
    params: Any = scene.events[at].params
    attribute = tested_attribute(params["why"])
    if attribute:
        hero = scene.view["heroes"][params["seat"]]["hero"]
        value = getattr(content_at(scene.words, scene.game).heroes[hero], attribute)
        name = scene.words.name(scene.game, attribute)
        return f"{name}: {scene.words.say('needed: %(number)s or less', number=value)}"
    risk = sunset_risk(scene, at)
    return scene.words.say("needed: %(number)s or more", number=risk + 1) if risk else ""


def sunset_risk(scene: Scene, at: int) -> int:
    """The number up to which the doors shut; 0 if the roll is about something else."""
    params: Any = scene.events[at].params
    near = last_before(scene, at, events.sunset_near.name)
    return int(str(near.params["risk"])) if near and params["why"] == "sunset" else 0


def sunset_outcome(scene: Scene, at: int) -> dict[str, Any]:
    """Whether the doors stay open."""
    risk = sunset_risk(scene, at)
    if not risk:
        return {}
    params: Any = scene.events[at].params
    is_good = sum(params["dice"]) > risk
    said = scene.words.say("Passed") if is_good else scene.words.say("Failed")
    return {"outcome": said, "is_good": is_good}


def tested_attribute(why: str) -> str:
    """The attribute that dice are rolled for; '' if it is no test."""
    return next((one for one in ATTRIBUTES if why == TEST(one)), "")


def is_end(event: Any, seat: int) -> bool:
    """Whether an event is the end of a test of this hero."""
    return event.kind in ENDS and event.params["seat"] == seat
