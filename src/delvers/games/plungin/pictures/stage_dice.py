"""Dice of Dungeon Plungin' as steps: where they come from, what counts, and what was needed."""

from typing import Any, Final

from delvers.draw.steps import Step, Stepping, signed
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.stage_people import everybody, figure_of, seats_of
from delvers.games.plungin.rules import events
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import name
from delvers.games.plungin.words.reasons import part, reason, roller
from delvers.games.plungin.words.sentences import capital
from delvers.kernel.events import Event

CHECKS: Final = (events.check_passed.name, events.check_failed.name)
NEAR: Final = 4
"""So many events lie between a roll and the end of its check at most."""


def rolled(scene: Scene, at: int) -> Step | None:
    """Dice; those of a check whose end is known are shown with it."""
    params: Any = scene.events[at].params
    if any(event.kind in CHECKS for event in after_roll(scene, at)):
        return None
    return of_roll(scene, params)


def after_roll(scene: Scene, at: int) -> list[Event]:
    """The events after a roll, up to the next one."""
    found: list[Event] = []
    for event in scene.events[at + 1 : at + 1 + NEAR]:
        if event.kind == events.rolled.name:
            break
        found.append(event)
    return found


def of_roll(scene: Scene, params: Any, **more: Any) -> Step:
    """A roll as it is shown, with more if its end is known."""
    who, why = roller(books_of(scene.words), params["why"])
    other = params.get("other", "")
    least, words = params.get("least", 5), scene.words
    pictures = [figure_of(one) for one in (who, other) if one]
    said = {
        "total": successes(scene, params["successes"]),
        "needed": words.say("Successes: %(least)s or more.", least=least),
    }
    return Step(
        "dice",
        capital(reason(words, why)),
        pictures=tuple(pictures),
        dice=tuple(params["dice"]),
        marks="".join(mark(face, least) for face in params["dice"]),
        parts=tuple((part(words, id), signed(dice)) for id, dice in params.get("parts", ())),
        seats=tuple({*seats_of(scene, who), *seats_of(scene, other)}) or everybody(scene),
        **{**said, **more},
    )


def mark(face: int, least: int) -> str:
    """Whether a die is a success or a failure."""
    return "+" if face >= least else "-" if face == 1 else " "


def successes(scene: Scene, count: int) -> str:
    """How many successes there are."""
    return scene.words.count("%(count)s success", "%(count)s successes", count)


def check(scene: Scene, at: int) -> Step:
    """The end of a check: its dice, and how many successes it took."""
    event, words = scene.events[at], scene.words
    params: Any = event.params
    is_passed = event.kind == events.check_passed.name
    difficulty = words.say("Difficulty %(number)s", number=params["difficulty"])
    said: dict[str, Any] = {
        "needed": difficulty,
        "outcome": words.say("Passed") if is_passed else words.say("Failed"),
        "is_good": is_passed,
        "total": successes(scene, params["successes"]),
    }
    roll = next(
        (one for one in reversed(scene.events[:at]) if one.kind == events.rolled.name), None
    )
    if roll is not None and roller(books_of(words), str(roll.params["why"]))[0] == params["who"]:
        return of_roll(scene, roll.params, **said)
    shown = (figure_of(params["who"]),)
    seats = seats_of(scene, params["who"])
    return Step("dice", name(words, params["stat"]), pictures=shown, seats=seats, **said)


def one_die(needed: int = 0) -> Stepping:
    """One die that decides something; from `needed` on it does."""

    def step(scene: Scene, at: int) -> Step:
        params: Any = scene.events[at].params
        least = params.get("needed", needed)
        who = params.get("who", "")
        said: dict[str, Any] = {}
        if least:
            is_reached = params["roll"] >= least
            said["needed"] = scene.words.say("needed: %(number)s or more", number=least)
            said["marks"] = "+" if is_reached else "-"
        modifier = params.get("modifier", 0)
        if modifier:
            said["parts"] = ((scene.words.say("Modifier"), signed(modifier)),)
            said["total"] = str(params["roll"] + modifier)
        if params.get("total", params["roll"]) != params["roll"]:
            said["total"] = str(params["total"])
        cause = params.get("cause")
        return Step(
            "dice",
            capital(reason(scene.words, cause)) if cause else "",
            pictures=(figure_of(who),) if who else (),
            dice=(params["roll"],),
            seats=seats_of(scene, who) or everybody(scene),
            **said,
        )

    return step
