"""Dice of Dungeon Plungin' as steps: where they come from, what counts, and what was needed."""

from typing import Any, Final

from delvers.draw.steps import Step, Stepping, last_before, signed
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.stage_people import everybody, figure_of, seats_of
from delvers.games.plungin.rules import events
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import name
from delvers.games.plungin.words.reasons import part, reason, roller
from delvers.games.plungin.words.sentences import capital
from delvers.kernel.events import Event

DEFENCE: Final = "defence"
CASTING: Final = "cast"
"""Why dice are rolled."""
CHECKS: Final = (events.check_passed.name, events.check_failed.name)
NEAR: Final = 4
"""So many events lie between a roll and the end of its check at most."""


def rolled(scene: Scene, at: int) -> Step | None:
    """Dice; those of a check whose end is known are shown with it."""
    params: Any = scene.events[at].params
    if any(event.kind in CHECKS for event in after_roll(scene, at)):
        return None
    who, why = roller(books_of(scene.words), params["why"])
    least = needed_for(scene, at, who, why)
    if not least:
        return of_roll(scene, params)
    is_enough = params["successes"] >= least
    said = scene.words.say("needed: %(number)s or more", number=least)
    if why == DEFENCE:
        return of_roll(scene, params, needed=said)
    outcome = scene.words.say("Passed") if is_enough else scene.words.say("Failed")
    return of_roll(scene, params, needed=said, outcome=outcome, is_good=is_enough)


def needed_for(scene: Scene, at: int, who: str, why: str) -> int:
    """How many successes a defence or a spell needs; 0 if that does not depend on a number."""
    if why == DEFENCE:
        attack = last_before(scene, at, events.rolled.name)
        return int(str(attack.params["successes"])) if attack is not None else 0
    return spell_difficulty(scene, at, who) if why == CASTING else 0


def spell_difficulty(scene: Scene, at: int, who: str) -> int:
    """The Difficulty of the spell that a hero has just cast."""
    told = last_before(scene, at, events.cast.name)
    hero = next((one for one in scene.view["heroes"] if one["id"] == who), None)
    if told is None or hero is None or told.params["who"] != who:
        return 0
    spell, schools = books_of(scene.words).spells[str(told.params["spell"])], hero["schools"]
    if told.params["overloaded"] and spell.overload is not None:
        return spell.overload.difficulty + (spell.school not in schools)
    own = [dif for school, dif in spell.difficulty.items() if school in schools]
    return min(own or spell.difficulty.values())


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
    said = {"total": successes(scene, params["successes"])}
    faces = words.say("Successes: %(least)s or more.", least=least)
    more["needed"] = f"{faces} {more['needed']}" if "needed" in more else faces
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
    roll = last_before(scene, at, events.rolled.name)
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
