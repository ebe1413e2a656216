"""A fight of the third edition below the board of the whole picture."""

from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.tokens import drop
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES
from delvers.games.dungeonquest.common.pictures.cards import BAND, back
from delvers.games.dungeonquest.common.pictures.frame import BELOW
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.pictures.sheets import life_left
from delvers.games.dungeonquest.third.pictures.cards import fighting_card
from delvers.games.dungeonquest.third.pictures.fight import Side, player_of
from delvers.games.dungeonquest.third.pictures.scene import Scene, fight_in
from delvers.games.dungeonquest.third.rules.combat.view import FightView
from delvers.games.dungeonquest.third.words.content import pieces_of


def fight_panel(scene: Scene) -> str:
    """The two sides, and the combat stack between them."""
    fighting = fight_in(scene)
    drawn = _fighter(scene, fighting, "hero", 44) + _fighter(scene, fighting, "foe", 1080)
    drawn += label(scene.words.say("Combat stack"), 620, BELOW + 34, 16, bold=True)
    drawn += _minis(scene, fighting["stack"], 520, BELOW + 44, 4)
    return drawn


def _fighter(scene: Scene, fighting: FightView, side: Side, x: float) -> str:
    fighter, words = fighting[side], scene.words
    life = fighting["life"] if fighter["owner"] == fighting["monster"] else None
    if fighter["owner"] in pieces_of(words).heroes:
        heroes = scene.view["heroes"]
        life = next(life_left(hero) for hero in heroes if hero["hero"] == fighter["owner"])
    player = player_of(fighting, side)
    said = words.name(scene.game, fighter["owner"]) + (
        f" ({scene.names[player]})" if player is not None else ""
    )
    shown = fighter["played"][-2:]
    cards = "".join(
        group(fighting_card(scene, card), at=(x + 210 + at * 60, BELOW + 40), scale=0.62)
        for at, card in enumerate(shown)
    )
    if fighter["has_laid"] and not fighter["played"]:
        drawn = fighting_card(scene, fighter["laid"]) if fighter["laid"] else back()
        cards = group(drawn, at=(x + 210, BELOW + 40), scale=0.62)
    return (
        label(said, x, BELOW + 32, 20, anchor="start", bold=True, fit=330)
        + group(emblem(fighter["owner"], words, scene.game), at=(x, BELOW + 48), scale=1.1)
        + group(drop(len(fighter["damage"])), at=(x + 122, BELOW + 46), scale=0.6)
        + label(f"/ {'?' if life is None else life}", x + 152, BELOW + 130, 22, bold=True)
        + _minis(scene, fighter["damage"], x, BELOW + 168, 4)
        + cards
        + (label(f"= {fighter['total']}", x + 168, BELOW + 158, 26, bold=True) if shown else "")
    )


def _minis(scene: Scene, cards: list[str], x: float, y: float, columns: int) -> str:
    drawn = ""
    for at, card in enumerate(cards[: columns * 2]):
        fighting = pieces_of(scene.words).fighting(card)
        left, top = x + at % columns * 52, y + at // columns * 34
        drawn += tag(
            "rect",
            x=left,
            y=top,
            width=48,
            height=30,
            rx=6,
            class_=f"{BAND[fighting.attack_type]} fine",
        )
        drawn += group(ATTACK_TYPES[fighting.attack_type](), at=(left + 3, top + 3), scale=0.24)
        drawn += label(fighting.attack, left + 37, top + 22, 18, bold=True)
    return drawn
