"""Where a fight of the Revised Edition stands, read from the view and from what was told."""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES
from delvers.games.dungeonquest.common.rules.events import fight_began
from delvers.games.dungeonquest.revised.pictures.scene import Scene
from delvers.games.dungeonquest.revised.rules.events import cards_revealed, escaped, monster_hides
from delvers.games.dungeonquest.revised.rules.prompts import ESCAPE_OR_FIGHT
from delvers.games.dungeonquest.revised.rules.view import FightView
from delvers.kernel.events import AnyKind
from delvers.text.telling import Params

BEGINNINGS: Final = (fight_began.name, monster_hides.name)


def is_alone(scene: Scene) -> bool:
    """Whether nobody plays the monster."""
    return scene.view["rules"]["solo"]


def told_in_fight(scene: Scene, kind: AnyKind) -> list[Params]:
    """What was told of a kind since the fight began, the last first."""
    found = []
    for event in reversed(scene.events):
        if event.kind in BEGINNINGS:
            break
        if event.kind == kind.name:
            found.append(event.params)
    return found


def has_got_away(scene: Scene) -> bool:
    """Whether the hero has escaped and only looks for a way out; the board is needed then."""
    return bool(told_in_fight(scene, escaped))


def attacks_shown(scene: Scene, fighting: FightView) -> tuple[str, str] | None:
    """The hero's and the monster's card of this round, once they are turned up."""
    rounds = told_in_fight(scene, cards_revealed)
    if not rounds or len(rounds) < fighting["round"]:
        return None
    return rounds[0]["attack"], rounds[0]["monster_attack"]


def is_laying(scene: Scene, fighting: FightView) -> bool:
    """Whether both sides are to choose a card now."""
    if scene.ask is not None and scene.ask.prompt == ESCAPE_OR_FIGHT:
        return False
    has_begun = bool(fighting["round"]) and not is_alone(scene)
    return has_begun and attacks_shown(scene, fighting) is None


def hand_of(scene: Scene) -> list[str]:
    """All three cards are in both hands in every round."""
    fighting = scene.view["fight"]
    if fighting is None or not is_laying(scene, fighting):
        return []
    return [*ATTACK_TYPES] if scene.seat in (fighting["seat"], fighting["player"]) else []


def waited_for(scene: Scene) -> list[int]:
    """In a fight both sides may be; whoever is to come back, the player on his left."""
    fighting, turn = scene.view["fight"], scene.view["turn"]
    if neighbours := _coming_back(scene):
        return neighbours
    if fighting is None:
        return [turn]
    hero, foe = fighting["seat"], fighting["player"]
    if not is_laying(scene, fighting):
        return [hero]
    return [seat for seat in (hero, foe) if str(seat) not in fighting["laid"]] or [turn]


def _coming_back(scene: Scene) -> list[int]:
    """The neighbours of the dead, while death can wait."""
    view = scene.view
    if view["stage"] != "turns" or not view["rules"]["death_can_wait"]:
        return []
    fallen = [hero["seat"] for hero in view["heroes"] if hero["status"] == "dead"]
    return [(seat + 1) % len(scene.names) for seat in fallen]
