"""A fight of the Revised Edition below the board of the whole picture."""

from delvers.draw.svg import group, label
from delvers.draw.woodcuts.tokens import drop
from delvers.games.dungeonquest.common.pictures.art.monsters import eyes
from delvers.games.dungeonquest.common.pictures.cards import back
from delvers.games.dungeonquest.common.pictures.frame import BELOW
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.revised.pictures.cards import (
    card_of_side,
    hero_of,
    monster_name,
)
from delvers.games.dungeonquest.revised.pictures.moment import (
    attacks_shown,
    is_alone,
)
from delvers.games.dungeonquest.revised.pictures.scene import Scene, fight_in
from delvers.games.dungeonquest.revised.rules.options import PLAY
from delvers.games.dungeonquest.revised.rules.view import FightView


def fight_panel(scene: Scene) -> str:
    """The hero on the left, the monster on the right."""
    fighting = fight_in(scene)
    hero = scene.view["heroes"][fighting["seat"]]
    monster = fighting["monster"]
    return _fighter(
        scene,
        "hero",
        44,
        scene.words.name(scene.game, hero_of(scene)),
        emblem(hero["hero"], scene.words, scene.game),
    ) + _fighter(
        scene,
        "foe",
        1080,
        monster_name(scene),
        emblem(monster, scene.words, scene.game) if monster else eyes(),
    )


def _fighter(scene: Scene, side: str, x: float, name: str, portrait: str) -> str:
    fighting = fight_in(scene)
    wounds, life, seat = _figures(scene, fighting, side)
    player = "" if side == "foe" and is_alone(scene) else f" ({scene.names[seat]})"
    return (
        label(name + player, x, BELOW + 32, 20, anchor="start", bold=True, fit=330)
        + group(portrait, at=(x, BELOW + 48), scale=1.1)
        + group(drop(wounds), at=(x + 122, BELOW + 46), scale=0.6)
        + label(f"/ {'?' if life is None else life}", x + 152, BELOW + 130, 22, bold=True)
        + group(_card(scene, fighting, side, seat), at=(x + 210, BELOW + 40), scale=0.62)
    )


def _figures(scene: Scene, fighting: FightView, side: str) -> tuple[int, int | None, int]:
    """Wounds, life and player of a side."""
    if side == "foe":
        return fighting["wounds"], fighting["life"], fighting["player"]
    hero = scene.view["heroes"][fighting["seat"]]
    return hero["wounds"], hero["life"], fighting["seat"]


def _card(scene: Scene, fighting: FightView, side: str, seat: int) -> str:
    """The card of this round: turned up, or face down for all but its owner."""
    shown = None if is_alone(scene) else attacks_shown(scene, fighting)
    if shown is not None:
        return card_of_side(scene, side, shown[side == "foe"])
    if str(seat) not in fighting["laid"]:
        return ""
    option = fighting["laid"][str(seat)]
    return back() if option is None else card_of_side(scene, side, *PLAY.parts(option))
