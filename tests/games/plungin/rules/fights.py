"""Fights in a line: a hero strikes at a monster beside him, or is struck by it."""

from typing import Any

from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, scene, told

HIS = (1, 2)
ITS = (2, 2)


def face_off(*dice: int, who: str = "brannoc_vale", foe: str = "orc", **more: Any) -> Game:
    """A hero without abilities (unless they are given) and a monster to the east of him."""
    facts: dict[str, Any] = {"abilities": {0: []}, "at": [HIS], "monsters": [(foe, ITS)]}
    return scene(who, dice=dice, **{**facts, **more})


def blow(*dice: int, foe: str = "orc", **more: Any) -> Game:
    """The hero attacks the monster."""
    game = face_off(*dice, foe=foe, **more)
    act(game, 0, f"attack {foe} 10")
    return game


def struck(*dice: int, **more: Any) -> Game:
    """The hero passes, and the monster attacks him."""
    game = face_off(*dice, **more)
    act(game, 0, "pass")
    return game


def pools(game: Game, why: str = "") -> list[int]:
    """How many dice were rolled, one number for each roll whose reason ends so."""
    return [len(roll["dice"]) for roll in told(game, "rolled") if roll["why"].endswith(why)]


def damage(game: Game) -> list[int]:
    """All losses of LIFE so far."""
    return [one["amount"] for one in told(game, "damaged")]
