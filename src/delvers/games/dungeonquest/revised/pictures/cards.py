"""Combat cards of the Revised Edition, 200 by 280: an attack, and what comes of it."""

import functools
from collections.abc import Iterator

from delvers.draw.ink import frame
from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.tokens import drop
from delvers.games.dungeonquest.common.pictures.art.monsters import eyes
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES
from delvers.games.dungeonquest.common.pictures.cards import BAND, type_name
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.rules import cards
from delvers.games.dungeonquest.common.rules.cards import AttackType
from delvers.games.dungeonquest.revised.pictures.scene import Scene, fight_in
from delvers.games.dungeonquest.revised.rules.combat.rounds import wounds_of
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.games.dungeonquest.revised.rules.state import Hero
from delvers.games.dungeonquest.revised.words.content import pieces_of
from delvers.text import Words

ROWS = (112, 166, 220)
"""Where the rows of a card's table begin."""


def side_of(scene: Scene) -> str:
    """The side whose cards the viewer looks at: his own; those who watch look at the hero's."""
    fighting = fight_in(scene)
    return "foe" if scene.seat == fighting["player"] != fighting["seat"] else "hero"


def hero_of(scene: Scene) -> str:
    """The hero who fights."""
    return scene.view["heroes"][fight_in(scene)["seat"]]["hero"]


def monster_name(scene: Scene) -> str:
    """The name of the monster, or what one calls it while it hides."""
    monster = fight_in(scene)["monster"]
    if monster is None:
        return scene.words.say("something in the dark")
    return scene.words.name(scene.game, monster)


def outcomes(
    words: Words, hero: str, side: str, attack: str
) -> Iterator[tuple[AttackType, int, int]]:
    """For each card of the other side: the wounds of the hero and of the monster."""
    for other in cards.ATTACK_TYPES:
        his, its = (attack, other) if side == "hero" else (other, attack)
        yield other, *outcome(pieces_of(words), hero, his, its)


@functools.cache
def outcome(content: Content, hero: str, his: AttackType, its: AttackType) -> tuple[int, int]:
    """The wounds of the hero and of the monster, the hero's ability counted in."""
    return wounds_of(content, Hero(0, hero, []), his, its)


# -- drawn -----------------------------------------------------------------------------------------


def fighting_card(scene: Scene, card: str) -> str:
    """A card of the viewer's side."""
    return card_of_side(scene, side_of(scene), card)


def card_of_side(scene: Scene, side: str, card: str) -> str:
    """A card of either side."""
    monster = fight_in(scene)["monster"] or ""
    return card_face(card, side, hero_of(scene), monster, scene.words, scene.game)


@functools.cache
def card_face(attack: str, side: str, hero: str, monster: str, words: Words, game: str) -> str:
    """The attack above, and below it a row for every card that may meet it."""
    seed = len(attack) + len(side)
    rows = zip(ROWS, outcomes(words, hero, side, attack), strict=True)
    return (
        frame(5, 5, 190, 270, seed=seed, fill="sheet")
        + frame(12, 12, 176, 256, seed=seed + 1, fill="line thin")
        + frame(12, 12, 176, 54, seed=seed + 2, fill=BAND[attack])
        + group(ATTACK_TYPES[attack](), at=(20, 17), scale=0.44)
        + label(type_name(attack, words, game), 124, 48, 25, bold=True, fit=112)
        + group(emblem(hero, words, game), at=(80, 71), scale=0.36)
        + group(emblem(monster, words, game) if monster else eyes(), at=(138, 71), scale=0.36)
        + "".join(_row(y, *row) for y, row in rows)
    )


def _row(y: float, other: str, hurt: int, hit: int) -> str:
    """What happens if the other side shows this card."""
    return (
        tag("path", d=f"M20 {y - 2}H180", class_="line", stroke_width=1.2)
        + group(ATTACK_TYPES[other](), at=(22, y + 5), scale=0.38)
        + _wounds(hurt, 98, y)
        + _wounds(hit, 156, y)
    )


def _wounds(count: int, x: float, y: float) -> str:
    if not count:
        return label("–", x, y + 35, 30, fill="faint", bold=True)
    return group(drop(count), at=(x - 23, y), scale=0.46)


# -- in words --------------------------------------------------------------------------------------


def fighting_text(scene: Scene, card: str) -> str:
    """A card of the viewer's side in words."""
    return text_of_side(scene, side_of(scene), card)


def text_of_side(scene: Scene, side: str, card: str) -> str:
    """The attack, and the wounds of both against each card: 'against magic 1 and 0'."""
    words, hero = scene.words, hero_of(scene)
    rows = [
        words.say(
            "against %(attack)s: %(hero)s %(hurt)s, %(monster)s %(hit)s",
            attack=words.name(scene.game, other),
            hero=words.name(scene.game, hero),
            hurt=hurt,
            monster=monster_name(scene),
            hit=hit,
        )
        for other, hurt, hit in outcomes(words, hero, side, card)
    ]
    return f"{type_name(card, words, scene.game)}; " + "; ".join(rows)
