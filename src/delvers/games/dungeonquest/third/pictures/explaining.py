"""A fight of the third edition in words: the step of the round, and what it is about."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.common.pictures import duel
from delvers.games.dungeonquest.third.pictures.scene import Scene
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.combat.view import FightView

STEP_OF_PROMPT: Final[Mapping[str, int]] = {
    prompts.LAY_CARD: 0,
    prompts.RAPID_SHOT: 1,
    prompts.NAME_TYPE: 1,
    prompts.DISCARD_OF_HAND: 1,
    prompts.TAKE_FROM_STACK: 1,
    prompts.DISCARD_OF_DAMAGE: 1,
    prompts.COUNTERATTACK: 2,
    prompts.ANNOUNCE_ESCAPE: 3,
}
"""The step of a round in which something is asked, counted from 0."""


def steps(scene: Scene, fighting: FightView) -> str:
    """The steps of a round, with the present one marked."""
    if not fighting["round"]:
        return ""
    say = scene.words.say
    names = (say("Lay a card"), say("Turn up"), say("Counterattack"), say("Damage"))
    return duel.round_steps(scene, names, step_of(scene, fighting))


def step_of(scene: Scene, fighting: FightView) -> int:
    """Which of the four steps the round is in: as the question tells, else as the cards do."""
    if scene.ask is not None and scene.ask.prompt in STEP_OF_PROMPT:
        return STEP_OF_PROMPT[scene.ask.prompt]
    return 2 if fighting["hero"]["played"] and fighting["foe"]["played"] else 0


def explanation(scene: Scene, fighting: FightView) -> tuple[str, str]:
    """What this moment of the round is about: a name for the moment, and its words."""
    words, hero, foe = scene.words, fighting["hero"], fighting["foe"]
    if fighting["escape"] == "announced":
        said = words.say("The hero tries to get away: this round decides whether he does.")
        return "escape", said
    if not fighting["round"]:
        return "begin", words.say("The fight is about to begin: attack, or try to escape.")
    if not hero["played"] or not foe["played"]:
        return "lay", words.say(
            "Both lay a card face down and turn them up together. The higher attack wins the "
            "round, and the winner's cards go to the loser's damage stack."
        )
    return "counter", words.say(
        "A card with the right shield can counterattack; a winner whose attack type lies in the "
        "combat stack deals a deadly blow with those cards."
    )


def score(scene: Scene, fighting: FightView) -> str:
    """Who is ahead once the cards lie open; "" before."""
    words, hero, foe = scene.words, fighting["hero"], fighting["foe"]
    if not fighting["round"] or not hero["played"] or not foe["played"]:
        return ""
    names = [words.name(scene.game, side["owner"]) for side in (hero, foe)]
    if hero["total"] == foe["total"]:
        return words.say(
            "%(total)s to %(total)s: a stalemate, unless somebody counterattacks.",
            total=hero["total"],
        )
    ahead = names[0] if hero["total"] > foe["total"] else names[1]
    high, low = max(hero["total"], foe["total"]), min(hero["total"], foe["total"])
    return words.say(
        "%(fighter)s is ahead, %(high)s to %(low)s.", fighter=ahead, high=high, low=low
    )
