"""What a fight is worth: reckoned from its end, round by round, with the best mixtures of attacks.

The worth of a fight is the hero's chance to come home afterwards. The monster's player plays for
the opposite, so every round is a small game in which both should mix their attacks.
"""

import functools
from typing import Final, NamedTuple

from delvers.games.dungeonquest.common.bots.chances import alive
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES
from delvers.games.dungeonquest.revised.bots.matrix import Matrix, Solution, solve
from delvers.games.dungeonquest.revised.rules.combat.rounds import wounds_of
from delvers.games.dungeonquest.revised.rules.components import CONTENT, Content
from delvers.games.dungeonquest.revised.rules.state import Hero

AHEAD: Final = 50
"""The wounds (in tenths) that a hero must still expect after a fight."""
AWAY: Final = 0.95
"""What the chance of a hero is multiplied by who ran away: the monster is still there."""


class Duel(NamedTuple):
    """Who fights; `escape` is the chance to get away after a round, in percent."""

    hero: str
    monster: str
    escape: int = 0
    content: Content = CONTENT


class Blows(NamedTuple):
    """What the hero and the monster suffer from a pair of attacks."""

    hurt: int
    hit: int


@functools.cache
def blows(content: Content, hero: str) -> tuple[tuple[Blows, ...], ...]:
    """The result table for a hero: his attacks by rows, the monster's by columns."""
    fighter = Hero(0, hero, [])
    return tuple(
        tuple(Blows(*wounds_of(content, fighter, his, its)) for its in ATTACK_TYPES)
        for his in ATTACK_TYPES
    )


def future(life: int) -> float:
    """The chance to come home with so much life left."""
    return alive(AHEAD, life)


@functools.cache
def escaped(monster: str, life: int, content: Content = CONTENT) -> float:
    """What it is worth to have got away, after the penalty of one of the monster's cards."""
    penalties = [card.penalty for card in content.monsters.values() if card.monster == monster]
    return AWAY * sum(future(life - penalty) for penalty in penalties) / len(penalties)


@functools.cache
def fight_on(duel: Duel, life: int, foes: tuple[int, ...]) -> Solution:
    """A round, if the monster has one of these lives left, each equally likely."""
    tables = [outcomes(duel, life, foe) for foe in foes]
    return solve(
        [
            [sum(cells) / len(cells) for cells in zip(*rows, strict=True)]
            for rows in zip(*tables, strict=True)
        ]
    )


@functools.cache
def outcomes(duel: Duel, life: int, foe: int) -> Matrix:
    """What the fight is worth after each pair of attacks."""
    return tuple(
        tuple(after_blows(duel, life - blow.hurt, foe - blow.hit) for blow in row)
        for row in blows(duel.content, duel.hero)
    )


def after_blows(duel: Duel, life: int, foe: int) -> float:
    """The end of a round: somebody is dead, or the hero fights on or tries to get away."""
    if life <= 0:
        return 0.0
    if foe <= 0:
        return future(life)
    stays = fight_on(duel, life, (foe,)).value
    return stays + duel.escape / 100 * max(0.0, escaped(duel.monster, life, duel.content) - stays)


# -- alone -----------------------------------------------------------------------------------------


@functools.cache
def alone(life: int, foe: int) -> float:
    """A fight by dice, which ends only with the death of one."""
    if life <= 0:
        return 0.0
    if foe <= 0:
        return future(life)
    hurt, both = alone(life - 1, foe), alone(life - 1, foe - 1)
    return (2 * hurt + 2 * both + alone(life, foe - 1) + alone(life, foe - 2)) / 6
