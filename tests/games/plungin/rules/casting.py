"""A hero who can cast, in a room, with dice."""

from collections.abc import Sequence
from typing import Any

from delvers.games.plungin.rules.books.library import BOX
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import Place, act, scene, told

LIGHT, EMBER, WILD, VEIL = (f"school_of_{name}" for name in ("light", "ember", "wild", "veil"))


def caster(
    *prepared: str,
    school: str = "",
    mag: int = 4,
    at: Sequence[Place] = ((1, 1),),
    others: Sequence[str] = (),
    **more: Any,
) -> Game:
    """Brannoc as a caster of the School of his first spell, who has prepared some spells."""
    stats = {**BOX.heroes["brannoc_vale"].stats, "MAG": mag}
    schools = [school or BOX.spells[prepared[0]].school]
    facts: dict[str, Any] = {
        "prepared": {0: [*prepared]},
        "known": {0: [*prepared]},
        "schools": {0: schools},
        "stats": {0: stats},
    }
    for name, values in more.items():
        facts[name] = {**facts[name], **values} if name in facts else values
    game = scene("brannoc_vale", *others, at=at, **facts)
    if others and any(one.options and one.prompt == "who_acts" for one in game.pending.values()):
        act(game, 0, "act brannoc_vale")
    return game


def cast(spell: str, overloaded: bool, *aims: str, **facts: Any) -> Game:
    """A scene after a spell."""
    game = caster(spell, **facts)
    act(game, 0, f"cast {spell} overloaded" if overloaded else f"cast {spell}", *aims)
    return game


def rolled(game: Game, why: str) -> int:
    """How many dice were rolled for something."""
    return next(len(one["dice"]) for one in told(game, "rolled") if one["why"] == why)
