"""Heroes and monsters on the map: figure, initial or number, life, conditions, attention."""

import functools
from collections.abc import Mapping
from typing import Final

from delvers.draw.ink import blob, dot
from delvers.draw.svg import group, label, tag, text
from delvers.games.plungin.pictures.art.blocks import box
from delvers.games.plungin.pictures.art.signs import attention_sign, condition_sign
from delvers.games.plungin.pictures.describing import FIGURE, attention, name_of
from delvers.games.plungin.pictures.places import corner
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.view.seen import HeroView, MonsterView
from delvers.games.plungin.words.content import books_of

TINTS: Final = ("sea", "blood", "moss", "plum", "gold")
ARCH: Final = "M3 38V16A17 17 0 0 1 37 16V38Z"
MOST_SIGNS: Final = 4
PLACES: Final = ((35, 17), (35, 27), (5, 18), (5, 28))
"""Where the signs of conditions are, in a square of 40."""


def hero_piece(scene: Scene, hero: HeroView) -> str:
    """A hero on his plinth, in the tint and with the initial of his seat at the table."""
    drawn = (
        _plinth(TINTS[hero["number"] % len(TINTS)])
        + _figure(hero["id"])
        + _life(hero["life"], hero["max_life"])
        + _letters(initials(scene)[hero["number"]])
        + _signs(scene, hero["conditions"])
    )
    if scene.view["rules"]["facing"]:
        drawn += _nose(hero["facing"])
    return _standing(hero["at"], hero_text(scene, hero), f"piece-{hero['number']}", drawn)


def monster_piece(scene: Scene, monster: MonsterView) -> str:
    """A monster on a round base with its number; a boss on a golden one."""
    is_boss = bool(books_of(scene.words).monsters[monster["id"]].boss)
    rim = "friend" if monster["side"] == "heroes" else "chief" if is_boss else "foe"
    hurt = (
        _wounds(monster["damage"])
        if monster["life"] is None
        else _life(monster["life"], monster["max_life"])
    )
    drawn = (
        tag("circle", cx=20, cy=20, r=18.2, class_=f"base {rim}")
        + _figure(monster["id"])
        + hurt
        + _number(monster["number"])
        + group(attention_sign(monster["state"]), at=(34, 6.4), scale=0.7)
        + _signs(scene, monster["conditions"])
    )
    said = monster_text(scene, monster)
    return _standing(monster["at"], said, f"piece-{monster['number']}", drawn)


def _standing(square: int, said: str, id: str, drawn: str) -> str:
    title = tag("title", text(said))
    return group(title, drawn, at=corner(square), id=id, role="img", aria_label=said)


# -- words -----------------------------------------------------------------------------------------


def hero_text(scene: Scene, hero: HeroView) -> str:
    """A hero in words: name, life, conditions."""
    said = scene.words.say(
        "%(name)s: life %(life)s of %(most)s",
        name=name_of(scene, hero["id"]),
        life=hero["life"],
        most=hero["max_life"],
    )
    return ". ".join([said, *_condition_names(scene, hero)])


def monster_text(scene: Scene, monster: MonsterView) -> str:
    """A monster in words: name and number, life or damage, attention, conditions."""
    words = scene.words
    name = f"{name_of(scene, monster['id'])} {monster['number']}"
    if monster["life"] is None:
        said = words.say("%(name)s: damage %(damage)s", name=name, damage=monster["damage"])
    else:
        said = words.say(
            "%(name)s: life %(life)s of %(most)s",
            name=name,
            life=monster["life"],
            most=monster["max_life"],
        )
    return ". ".join([said, attention(scene, monster), *_condition_names(scene, monster)])


def _condition_names(scene: Scene, one: HeroView | MonsterView) -> list[str]:
    return [name_of(scene, id) for id in one["conditions"]]


def initials(scene: Scene) -> dict[int, str]:
    """The letters on the plinths: one, or as many as it takes to tell two heroes apart."""
    names = {hero["number"]: name_of(scene, hero["id"]) for hero in scene.view["heroes"]}
    found = {}
    for number, name in names.items():
        others = [other for one, other in names.items() if one != number]
        long = next((n for n in (1, 2) if not any(other[:n] == name[:n] for other in others)), 0)
        found[number] = name[:long] if long else str(number + 1)
    return found


# -- parts -----------------------------------------------------------------------------------------


@functools.cache
def _plinth(tint: str) -> str:
    return tag("path", d=ARCH, class_="paper outlined fine") + tag(
        "path", d=ARCH, class_=f"{tint} veil fine"
    )


@functools.cache
def _figure(id: str) -> str:
    return tag("use", href=f"#{FIGURE}{id}", transform="translate(3.5 1.5) scale(.33)")


@functools.cache
def _letters(letters: str) -> str:
    wide = 11 if len(letters) == 1 else 16
    return box(0, 0, wide, 11.5, "paper outlined hair", 5) + label(
        letters, wide / 2, 9.2, 10, bold=True
    )


@functools.cache
def _number(number: int) -> str:
    wide = 7 + 5 * len(str(number))
    return box(0, 0, wide, 11.5, "ink outlined hair", 2.5) + label(
        number, wide / 2, 9, 9.6, fill="paper", bold=True
    )


@functools.cache
def _life(left: int, most: int) -> str:
    """Pips below the figure: full ones for the life that is left."""
    most = max(most, left, 1)
    step = 36 / most
    left = max(0, left)
    full, none = (
        "".join(
            f"M{2 + i * step + 0.4:.1f} 35.6h{step - 0.8:.1f}v3.8h-{step - 0.8:.1f}z" for i in span
        )
        for span in (range(left), range(left, most))
    )
    weak = " low" if left * 3 <= most else ""
    return (
        box(1, 34.6, 38, 5.8, "pip-bar", 1.5)
        + (tag("path", d=full, class_=f"pip{weak}") if full else "")
        + (tag("path", d=none, class_="pip gone") if none else "")
    )


@functools.cache
def _wounds(damage: int) -> str:
    """The damage that a boss has taken; what it can take nobody knows."""
    return blob("20,29! 26,37 24,42 20,43 16,42 14,37", "blood hair") + label(
        damage, 20, 41, 9.6, fill="paper", bold=True
    )


def _signs(scene: Scene, held: Mapping[str, int]) -> str:
    """Small signs of conditions, each with its name; too many become a number."""
    shown = [*held][: MOST_SIGNS if len(held) <= MOST_SIGNS else MOST_SIGNS - 1]
    drawn = "".join(
        group(tag("title", text(name_of(scene, id))), condition_sign(id), at=PLACES[i], scale=0.6)
        for i, id in enumerate(shown)
    )
    if len(held) > MOST_SIGNS:
        x, y = PLACES[MOST_SIGNS - 1]
        more = dot(0, 0, 5.4, "paper outlined hair") + label(
            f"+{len(held) - len(shown)}", 0, 3, 7.5, bold=True
        )
        drawn += group(more, at=(x, y))
    return drawn


@functools.cache
def _nose(facing: int) -> str:
    """Which way somebody looks."""
    return tag(
        "path",
        d="M20 -5L26 3H14Z",
        class_="gold hair",
        transform=f"rotate({facing * 90} 20 20)" if facing else None,
    )


def halo(square: int) -> str:
    """Light around the hero whose turn it is."""
    x, y = corner(square)
    return tag("rect", x=x - 3, y=y - 3, width=46, height=46, rx=9, class_="halo")
