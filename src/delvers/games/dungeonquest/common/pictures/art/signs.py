"""Small signs: attack types, attributes, actions, dice; each in a box of 100 by 100."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

from delvers.draw.ink import blob, both, cut, dot, line, twin
from delvers.draw.svg import label, tag
from delvers.draw.woodcuts.dungeon import die, larger, stairs
from delvers.draw.woodcuts.items import torch
from delvers.games.dungeonquest.common.pictures.art.dangers import dragon_head
from delvers.games.dungeonquest.common.rules import options
from delvers.kernel.forms import AnyForm


@functools.cache
def ranged() -> str:
    """Bow and arrow."""
    return tag(
        "g",
        line("34,6 74,22 82,50 74,78 34,94", 10)
        + line("34,6 74,22 82,50 74,78 34,94", 5, "wood-line")
        + line("34,6 30,50 34,94", 2.5)
        + line("4,50 84,50", 6)
        + blob("98,50! 80,38! 84,50! 80,62!", "steel")
        + blob("2,50! 10,38! 22,44! 22,56! 10,62!", "sea"),
        transform="rotate(-35 50 50)",
    )


@functools.cache
def melee() -> str:
    """Two crossed swords."""
    sword = (
        blob("50,-6! 57,6! 55,64! 45,64! 43,6!", "steel")
        + cut("50,6 50,58", 2.4)
        + blob("30,62! 70,62! 68,71! 32,71!", "gold")
        + blob("45,71! 55,71! 54,90! 46,90!", "wood")
        + dot(50, 94, 6, "gold")
    )
    return tag("g", sword, transform="rotate(-42 50 50)") + tag(
        "g", sword, transform="rotate(42 50 50)"
    )


@functools.cache
def magic() -> str:
    """A star that burns."""
    rays = (
        "50,2! 58,30! 80,16! 70,40! 98,46! 72,58! 84,82! 60,70! 50,98! 42,70! 18,84! 28,58!"
        " 2,50! 30,40! 18,18! 42,30!"
    )
    return blob(rays, "gold") + dot(50, 50, 17, "ember") + dot(50, 50, 8, "paper")


ATTACK_TYPES: Final[dict[str, Callable[[], str]]] = {
    "ranged": ranged,
    "melee": melee,
    "magic": magic,
}


def strength() -> str:
    """A raised fist."""
    return (
        blob("30,98! 34,66 22,54 22,34 34,28 68,26 80,36 80,58 68,68 70,98!", "skin")
        + "".join(line(f"{x},29 {x},46", 3) for x in (36, 50, 64))
        + blob("20,42! 26,50 48,50 52,58 46,64 28,60", "skin")
        + blob("28,84! 72,84! 72,98! 28,98!", "blood")
    )


def agility() -> str:
    """A boot with a wing."""
    return (
        blob("34,8! 60,8! 58,52 84,66 94,78 92,90! 28,90! 36,52", "wood")
        + blob("26,88! 94,88! 94,97! 26,97!", "ink")
        + line("36,20 60,20", 4)
        + blob("38,40! 8,20! 14,36! 2,38! 14,50! 6,56! 34,60!", "paper outlined")
    )


def armor() -> str:
    """A breastplate."""
    return (
        twin("50,14! 60,8 72,10! 80,30 92,36 84,64 76,92! 50,96", "steel")
        + cut("50,18 50,92", 4)
        + both(cut("56,44 68,50 78,44", 3.4) + cut("58,70 68,74 78,68", 3))
    )


def luck() -> str:
    """Four leaves."""
    leaf = blob("50,50! 36,36 34,18 46,12 50,22! 54,12 66,18 64,36", "moss")
    leaves = "".join(tag("g", leaf, transform=f"rotate({a} 50 50)") for a in (0, 90, 180, 270))
    return line("52,54 62,80 78,98", 7) + leaves + dot(50, 50, 4)


ATTRIBUTES: Final[dict[str, Callable[[], str]]] = {
    "strength": strength,
    "agility": agility,
    "armor": armor,
    "luck": luck,
}


def run_away() -> str:
    """Boots, running."""
    return agility() + cut("2,70 14,68", 4) + cut("0,82 18,80", 4)


def walk_out() -> str:
    """A gate with the sun behind it."""
    return (
        blob("10,98! 10,40 50,4 90,40 90,98!", "stone")
        + blob("24,98! 24,46 50,22 76,46 76,98!", "daylight outlined")
        + dot(50, 66, 15, "gold")
        + "".join(
            tag("g", cut("50,46 50,38", 4, "gold-cut"), transform=f"rotate({a} 50 66)")
            for a in range(-90, 120, 30)
        )
        + blob("18,82! 82,82! 82,98! 18,98!", "moss")
    )


def onward() -> str:
    """An arrow."""
    return blob("50,4! 92,48! 68,48! 68,96! 32,96! 32,48! 8,48!", "gold")


def hand() -> str:
    """A hand that lets it be."""
    return blob(
        "30,98! 20,62 10,50 18,44 30,52! 30,16 40,14 43,40! 46,8 56,8 58,40! 64,14 73,17 72,46!"
        " 80,32 88,37 84,62 74,98!",
        "skin",
    )


def hourglass() -> str:
    """Time to wait."""
    return (
        blob("20,4! 80,4! 80,14! 20,14!", "wood")
        + blob("20,86! 80,86! 80,96! 20,96!", "wood")
        + blob("28,14! 72,14! 70,34 54,50 70,66 72,86! 28,86! 30,66 46,50 30,34", "paper outlined")
        + blob("36,30! 64,30! 50,46!", "gold")
        + blob("32,84! 50,66! 68,84!", "gold")
    )


def spider_sign() -> str:
    """Across whatever lies there."""
    return (
        blob("6,70! 30,62 70,62 94,70! 94,92 70,98 30,98 6,92!", "stone")
        + line("12,58 40,20 62,20 86,56", 8)
        + line("12,58 40,20 62,20 86,56", 4, "gold-line")
        + blob("92,66! 74,54! 92,42!", "gold")
    )


@functools.cache
def determination(count: object = "") -> str:
    """Determination tokens: a clenched will, with a number if one is given."""
    return blob(
        "50,2! 60,30! 90,22! 74,48! 98,66! 68,70! 64,98! 48,76! 22,94! 28,66! 2,54! 30,42!"
        " 18,14! 42,28!",
        "ember",
    ) + label(count, 50, 68, 48, fill="paper", bold=True)


def arrow(direction: int) -> str:
    """A direction of the board, 0 is north."""
    return tag("g", onward(), transform=f"rotate({direction * 90} 50 50)")


ACTIONS: Final[Mapping[str | AnyForm, Callable[[], str]]] = {
    options.SEARCH: torch,
    options.DESCEND: lambda: larger(stairs()),
    options.CLIMB: onward,
    options.SURFACE: onward,
    options.STAY: hourglass,
    options.FACE_DRAGON: lambda: dragon_head(is_awake=False),
    options.STAY_BELOW: hourglass,
    options.DRIFT_LEFT: lambda: arrow(3),
    options.DRIFT_RIGHT: lambda: arrow(1),
    options.LEAVE: walk_out,
    options.TOWER: walk_out,
    options.TO: magic,
    options.PRAY: magic,
    options.CROSS: spider_sign,
    options.ESCAPE: run_away,
    options.STEP_ON_BRIDGE: onward,
    options.GO_ON: onward,
    options.MOVE_ON: onward,
    options.STOP: hand,
    options.DECLINE: hand,
    options.KEEP: hand,
    options.ENOUGH: hand,
    options.AGILITY: agility,
    options.ARMOR: armor,
}
"""The sign of an option of either edition, by the option or by its form."""
PARTS: Final[Mapping[str, Callable[[Any], str]]] = {
    options.WAY.name: lambda step: arrow(step.direction),
    options.DIRECTION.name: arrow,
    options.ATTACK_TYPE.name: lambda attack: ATTACK_TYPES[attack](),
    options.DIE.name: die,
}
"""The sign of what an option names, by the name of the part."""
