"""The room cards: art above, and below it every figure that decides the room."""

import functools
from collections.abc import Callable
from typing import Any, Final

from delvers.draw.ink import line
from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.items import flask
from delvers.draw.woodcuts.tokens import chest, coin, drop, skull
from delvers.games.raiders.pictures.art import ITEMS, chamber
from delvers.games.raiders.pictures.art.tokens import broken_shield, shield
from delvers.games.raiders.pictures.cards import GAME, banner, room_back, sheet
from delvers.games.raiders.pictures.portraits import boss_of, monster_of, trap_of
from delvers.games.raiders.rules.components import (
    Boss,
    Chamber,
    Monster,
    Room,
    Trap,
    Treasure,
)
from delvers.games.raiders.words.content import cards_of
from delvers.text import Words

VALUE_BOX: Final = "paper outlined fine"
TINT: Final = {
    "treasure": "gold",
    "monster": "moss",
    "chamber": "sea",
    "trap": "stone",
    "boss": "plum",
}


@functools.cache
def room_card(id: str | None, seats: int, words: Words) -> str:
    """A room or boss card for this number of seats; None is a card that lies face down."""
    if id is None:
        return room_back()
    room = cards_of(words).room(id)
    seed = sum(map(ord, id))
    return sheet(
        seed,
        banner(words.name(GAME, id), TINT[room.kind], seed),
        FIGURES[type(room)](room, seats, words),
    )


def small(words: str, x: float, fit: float = 80) -> str:
    """The words under a figure, on two lines where one is too narrow."""
    if len(words) * 6.8 <= fit or " " not in words:
        return label(words, x, 261, 13, fit=fit)
    first, _, rest = words.partition(" ")
    return label(first, x, 253, 12, fit=fit) + label(rest, x, 264, 12, fit=fit)


def treasure(room: Treasure, _seats: int, words: Words) -> str:
    """A chest for the highest value, and perhaps one for the second-highest."""
    if len(room.chests) == 1:
        return (
            group(chest(room.chests[0]), at=(38, 60), scale=1.24)
            + group(coin(room.chests[0]), at=(70, 186), scale=0.6)
            + small(words.say("highest card"), 100, fit=150)
        )
    first, second = room.chests
    return (
        group(chest(first), at=(19, 64), scale=0.98)
        + group(chest(second), at=(118, 100), scale=0.62)
        + group(coin(first), at=(32, 170), scale=0.68)
        + group(coin(second), at=(122, 182), scale=0.54)
        + small(words.say("highest card"), 64, fit=84)
        + small(words.say("second"), 149, fit=66)
    )


def monster(room: Monster, seats: int, words: Words) -> str:
    """Strength on the shield, wounds on the drop."""
    return (
        group(monster_of(room, words), at=(36, 54), scale=1.28)
        + group(shield(room.strength[seats]), at=(27, 182), scale=0.62)
        + group(drop(room.wounds), at=(114, 182), scale=0.6)
        + small(words.say("all together"), 58, fit=82)
        + small(words.say("lowest card"), 145, fit=78)
    )


def columns(figures: list[str], y: float) -> str:
    """Five figures below the values 1 to 5."""
    drawn = ""
    for i, figure in enumerate(figures):
        x = 17 + i * 33.4
        drawn += tag("rect", x=x + 4, y=float(y), width=25, height=30, rx=4, class_=VALUE_BOX)
        drawn += label(i + 1, x + 16.5, y + 23, 22, bold=True)
        drawn += line(f"{x + 16.5},{y + 33} {x + 16.5},{y + 39}", 2.5)
        drawn += group(figure, at=(x - 1, y + 40), scale=0.35)
    return drawn


def benefit(of: str) -> str:
    """The sign of a chamber's benefit."""
    if of in ITEMS:
        return ITEMS[of]()
    kind, amount = of.split()
    if kind == "coins":
        return coin(f"+{amount}")
    return flask(int(amount)) + label(f"−{amount}", 50, 88, 46, bold=True)


def chamber_room(room: Chamber, _seats: int, words: Words) -> str:
    """Five benefits."""
    return (
        group(chamber(), at=(46, 56), scale=1.06)
        + columns([benefit(of) for of in room.benefits], 172)
        + small(words.say("your card"), 100, fit=150)
    )


def trap(room: Trap, _seats: int, words: Words) -> str:
    """Whom it hits, and how hard for each highest value."""
    is_coins = room.target == "most_coins"
    target = words.say("hits: most coins") if is_coins else words.say("hits: fewest wounds")
    figures = []
    for penalty in room.penalties:
        sign = coin(f"−{penalty}") if is_coins else drop(penalty)
        figures.append(sign if penalty else label("–", 50, 66, 60, bold=True))
    return (
        group(trap_of(room, words), at=(50, 54), scale=0.98)
        + label(target, 100, 168, 15, bold=True, fit=164)
        + columns(figures, 174)
        + small(words.say("highest card"), 100, fit=150)
    )


def boss(room: Boss, seats: int, words: Words) -> str:
    """Strength, attack and particulars."""
    strong = shield(room.strength[seats]) if room.strength else broken_shield()
    attacked = words.say("lowest card") if room.attacks == "lowest" else words.say("highest card")
    beat = words.say("all together") if room.strength else words.say("unbeatable")
    figures = [(strong, beat), (attack(room), attacked), *particulars(room, words)]
    width = 170 / len(figures)
    drawn = group(boss_of(room, words), at=(36, 54), scale=1.28)
    for i, (figure, caption) in enumerate(figures):
        x = 15 + width * (i + 0.5)
        drawn += group(figure, at=(x - 27, 184), scale=0.54)
        drawn += small(caption, x, fit=width - 4)
    return drawn


def attack(room: Boss) -> str:
    """What the attacked suffer: wounds, coins, or everything."""
    if room.eliminates:
        return skull()
    if room.wounds and room.coins_lost:
        return group(drop(room.wounds), at=(-14, 0), scale=0.68) + group(
            coin(f"−{room.coins_lost}"), at=(48, 36), scale=0.64
        )
    return drop(room.wounds) if room.wounds else coin(f"−{room.coins_lost}")


def particulars(room: Boss, words: Words) -> list[tuple[str, str]]:
    """Signs for the lines that only this boss has."""
    signs = []
    if room.coins_for_highest:
        signs.append((coin(f"+{room.coins_for_highest}"), words.say("highest card")))
    if room.escape:
        signs.append((ITEMS[room.escape](), words.say("escape")))
    if room.fives_count_as != 5:
        signs.append((label(f"5={room.fives_count_as}", 50, 66, 48, bold=True), words.say("value")))
    return signs


FIGURES: Final[dict[type, Callable[[Any, int, Words], str]]] = {
    Treasure: treasure,
    Monster: monster,
    Chamber: chamber_room,
    Trap: trap,
    Boss: boss,
}


def rule_of(room: Room) -> str:
    """The clause with which a room's section begins."""
    return f"DR-{SECTION[room.kind]}-01"


SECTION: Final = {
    "treasure": "TREAS",
    "monster": "MON",
    "chamber": "CHAMB",
    "trap": "TRAP",
    "boss": "BOSS",
}
