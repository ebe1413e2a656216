"""A fight of the third edition in words: the step of the round, and what it is about."""

from typing import Any, Final

from delvers.draw.scene import Scene
from delvers.games.dungeonquest.common.pictures import duel

STEP_OF_PROMPT: Final = {
    "lay_card": 0,
    "rapid_shot": 1,
    "name_type": 1,
    "discard_of_hand": 1,
    "take_from_stack": 1,
    "discard_of_damage": 1,
    "counterattack": 2,
    "announce_escape": 3,
}
"""The step of a round in which something is asked, counted from 0."""


def steps(scene: Scene, fighting: dict[str, Any]) -> str:
    """The steps of a round, with the present one marked."""
    if not fighting["round"]:
        return ""
    say = scene.words.say
    names = (say("Lay a card"), say("Turn up"), say("Counterattack"), say("Damage"))
    return duel.round_steps(scene, names, step_of(scene, fighting))


def step_of(scene: Scene, fighting: dict[str, Any]) -> int:
    """Which of the four steps the round is in: as the question tells, else as the cards do."""
    if scene.ask is not None and scene.ask.prompt in STEP_OF_PROMPT:
        return STEP_OF_PROMPT[scene.ask.prompt]
    return 2 if fighting["hero"]["played"] and fighting["foe"]["played"] else 0


def explanation(scene: Scene, fighting: dict[str, Any]) -> str:
    """What this moment of the round is about."""
    words, hero, foe = scene.words, fighting["hero"], fighting["foe"]
    if fighting["escape"] == "announced":
        return words.say("The hero tries to get away: this round decides whether he does.")
    if not fighting["round"]:
        return words.say("The fight is about to begin: attack, or try to escape.")
    if not hero["played"] or not foe["played"]:
        return words.say(
            "Both lay a card face down and turn them up together. The higher attack wins the "
            "round, and the winner's cards go to the loser's damage stack."
        )
    names = [words.name(scene.game, side["owner"]) for side in (hero, foe)]
    if hero["total"] == foe["total"]:
        return words.say(
            "%(total)s to %(total)s: a stalemate, unless somebody counterattacks.",
            total=hero["total"],
        )
    ahead = names[0] if hero["total"] > foe["total"] else names[1]
    high, low = max(hero["total"], foe["total"]), min(hero["total"], foe["total"])
    return words.say(
        "%(fighter)s is ahead, %(high)s to %(low)s. A card with the right shield can "
        "counterattack; a winner whose attack type lies in the combat stack deals a deadly blow "
        "with those cards.",
        fighter=ahead,
        high=high,
        low=low,
    )
