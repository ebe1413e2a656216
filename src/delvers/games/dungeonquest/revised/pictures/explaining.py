"""A fight of the Revised Edition in words: what this moment of it is about."""

from delvers.games.dungeonquest.common.pictures import duel
from delvers.games.dungeonquest.common.pictures.cards import type_name
from delvers.games.dungeonquest.revised.pictures.moment import (
    attacks_shown,
    is_alone,
    is_laying,
)
from delvers.games.dungeonquest.revised.pictures.scene import Scene
from delvers.games.dungeonquest.revised.rules.view import FightView


def steps(scene: Scene, fighting: FightView) -> str:
    """The steps of a round; alone there is only a die."""
    if not fighting["round"] or is_alone(scene):
        return ""
    say = scene.words.say
    names = (say("Lay a card"), say("Turn up"), say("Fight on or escape"))
    return duel.round_steps(scene, names, 0 if is_laying(scene, fighting) else 2)


def explanation(scene: Scene, fighting: FightView) -> tuple[str, str]:
    """What this moment of the fight is about: a name for the moment, and its words."""
    if is_alone(scene):
        return _explained_alone(scene, fighting)
    if not fighting["round"]:
        return "begin", scene.words.say("The fight is about to begin.")
    if is_laying(scene, fighting):
        return "lay", scene.words.say(
            "Both choose one of their three cards, unseen, and turn them up together. The rows of "
            "a card say what the hero and the monster suffer from each card of the other side. "
            "Afterwards all three are in hand again."
        )
    return _explained_end(scene, fighting)


def _explained_alone(scene: Scene, fighting: FightView) -> tuple[str, str]:
    if fighting["monster"] is None:
        return "alone-unknown", scene.words.say(
            "The Monster card lies face down. Fight it, or try once to slip away by an Agility "
            "test: who fails turns it up, suffers its penalty and must fight."
        )
    return "alone", scene.words.say(
        "Each round a die is rolled until the hero or the monster is dead. There is no escape now."
    )


def _explained_end(scene: Scene, fighting: FightView) -> tuple[str, str]:
    """After the cards: whether one can get away."""
    if fighting["no_escape"]:
        return "no-escape", scene.words.say("There is no escape from this fight.")
    return "end", scene.words.say(
        "The hero may try to escape: an Agility test, and the wounds that the Monster card asks "
        "of whoever gets away. A failure means another round."
    )


def what_was_laid(scene: Scene, fighting: FightView) -> str:
    """The cards that were turned up; "" while none lie open."""
    words, shown = scene.words, attacks_shown(scene, fighting)
    if shown is None or is_alone(scene) or not fighting["round"] or is_laying(scene, fighting):
        return ""
    his, its = (type_name(attack, words, scene.game) for attack in shown)
    return words.say("%(his)s against %(its)s.", his=his, its=its)
