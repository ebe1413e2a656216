"""Combat and Power cards of the third edition, 200 by 280, drawn and in words."""

import functools

from delvers.draw.ink import blob, cut, dot, frame
from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.tokens import drop
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES, agility
from delvers.games.dungeonquest.common.pictures.cards import BAND, paragraph, type_name
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.third.pictures.scene import Scene
from delvers.games.dungeonquest.third.rules.components import CombatCard, PowerCard
from delvers.games.dungeonquest.third.words.content import pieces_of
from delvers.games.dungeonquest.third.words.fighters import power_effect
from delvers.text import Words


def is_fighting_card(scene: Scene, id: str) -> bool:
    """Whether an id names a Combat or Power card."""
    pieces = pieces_of(scene.words)
    return id in pieces.combat or id in pieces.power


def fighting_card(scene: Scene, id: str) -> str:
    """A Combat or Power card in the viewer's language."""
    return card_face(id, scene.words, scene.game)


def fighting_text(scene: Scene, id: str) -> str:
    """A Combat or Power card in the viewer's words."""
    return card_words(id, scene.words, scene.game)


@functools.cache
def card_face(id: str, words: Words, game: str) -> str:
    """A card that can be played in combat."""
    card = pieces_of(words).fighting(id)
    seed = len(id) + card.attack * 3
    drawn = _power_face(card, words, game) if isinstance(card, PowerCard) else _combat_face(card)
    return (
        frame(5, 5, 190, 270, seed=seed, fill="sheet")
        + frame(12, 12, 176, 256, seed=seed + 1, fill="line thin")
        + frame(12, 12, 176, 58, seed=seed + 2, fill=BAND[card.attack_type])
        + dot(40, 41, 25, "paper outlined")
        + label(card.attack, 40, 55, 40, bold=True)
        + group(ATTACK_TYPES[card.attack_type](), at=(82, 16), scale=0.32)
        + label(type_name(card.attack_type, words, game), 98, 65, 14.5, bold=True, fit=60)
        + _counter(card)
        + drawn
    )


def _counter(card: CombatCard | PowerCard) -> str:
    """The attack type that the card can counter, on a shield."""
    if card.counters is None:
        return ""
    shield = "156,17! 170,21 181,19! 180,42 172,58 156,66 140,58 132,42 131,19! 142,21"
    return blob(shield, "paper outlined") + group(
        ATTACK_TYPES[card.counters](), at=(139, 23), scale=0.34
    )


def _combat_face(card: CombatCard) -> str:
    burst = "".join(
        tag(
            "g",
            cut("0,-66 0,-92", 6, "ray"),
            transform=f"translate(100 166) rotate({360 / (card.attack * 4) * i:.1f})",
        )
        for i in range(card.attack * 4)
    )
    return burst + group(ATTACK_TYPES[card.attack_type](), at=(46, 112), scale=1.08)


def _power_face(card: PowerCard, words: Words, game: str) -> str:
    figures = dot(34, 250, 14, "ink") + label(card.escape, 34, 256, 18, fill="paper", bold=True)
    figures += group(agility(), at=(50, 238), scale=0.24)
    if card.damage:
        figures += group(drop(card.damage), at=(148, 232), scale=0.36)
    return (
        group(emblem(card.owner, words, game), at=(64, 77), scale=0.7)
        + frame(14, 146, 172, 24, seed=len(card.id), fill="bone")
        + label(words.name(game, card.id), 100, 163, 14.5, bold=True, fit=156)
        + paragraph(power_effect(words, card), 184, size=11.4, lines=4, wide=31)
        + figures
    )


def card_words(id: str, words: Words, game: str) -> str:
    """A fighting card in words: 'Melee 3, counters magic'."""
    card = pieces_of(words).fighting(id)
    said = [f"{type_name(card.attack_type, words, game)} {card.attack}"]
    if card.counters:
        against = words.name(game, card.counters)
        said.append(words.say("counters %(type)s", type=against))
    if isinstance(card, PowerCard):
        said = [*filter(None, (words.name(game, id), *said, power_effect(words, card)))]
    return ", ".join(said)
