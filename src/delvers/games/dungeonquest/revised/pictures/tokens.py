"""Tokens of the Revised Edition: monsters without a face, searched chambers; the Monster deck."""

import functools

from delvers.draw.html import hidden, icon
from delvers.draw.ink import dot, line
from delvers.draw.svg import group, tag, text
from delvers.draw.woodcuts.tokens import heart
from delvers.games.dungeonquest.common.pictures.art.monsters import eyes
from delvers.games.dungeonquest.common.pictures.art.signs import run_away
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.rules.view import CommonToken
from delvers.games.dungeonquest.revised.pictures.scene import Scene
from delvers.games.dungeonquest.revised.rules.view import HeroView, TableView
from delvers.games.dungeonquest.revised.words.content import pieces_of

# -- on the board ----------------------------------------------------------------------------------


def lurker(_scene: Scene, _token: CommonToken) -> str:
    """All monster tokens look the same."""
    return monster_token()


@functools.cache
def monster_token() -> str:
    """Something waits here; what it is will be drawn."""
    return (
        dot(1.5, 3, 28, "shade")
        + dot(0, 0, 27, "stone")
        + tag("circle", r=23, class_="line", stroke_width=1.4, stroke_dasharray="3 3")
        + group(eyes(), at=(-20, -20), scale=0.4)
    )


def lurker_text(scene: Scene, _token: CommonToken) -> str:
    """A token in words."""
    return scene.words.say("a monster")


def traces(view: TableView) -> dict[int, str]:
    """The search tokens by their spaces."""
    return dict.fromkeys(view["searched"], search_token())


@functools.cache
def search_token() -> str:
    """A glass that has found what there was."""
    return group(
        dot(0, 0, 12, "paper outlined fine")
        + line("3,3 8,8", 3.4)
        + dot(-2, -2, 5.4, "sea fine")
        + line("-9,9 9,-9", 2.6, "blood-line"),
        at=(14, 86),
    )


def traces_text(scene: Scene, space: int) -> list[str]:
    """Whether a chamber has been searched."""
    is_searched = space in scene.view["searched"]
    return [scene.words.say("searched already")] if is_searched else []


# -- beside the board ------------------------------------------------------------------------------


def determination(hero: HeroView) -> int:
    """The tokens that a hero has for any test."""
    return hero["determination"]


def monster_deck(scene: Scene) -> str:
    """How many Monster cards are left, and those that everybody has seen."""
    words, monsters = scene.words, scene.view["monsters"]
    left = tag("p", text(words.say("Monster cards")), " ", tag("b", text(monsters["left"])))
    seen = "".join(_seen(scene, card) for card in monsters["discard"])
    said = words.say("Monsters that have shown themselves")
    discard = tag("ul", seen, aria_label=said) if seen else ""
    return tag("div", left, discard, class_="dq-monsters")


def _seen(scene: Scene, id: str) -> str:
    """A Monster card that lies open: life beside the heart, the price of an escape by the boot."""
    card = pieces_of(scene.words).monsters[id]
    name = scene.words.name(scene.game, card.monster)
    said = scene.words.say(
        "%(monster)s: life %(life)s, escaping costs %(penalty)s",
        monster=name,
        life=card.life,
        penalty=card.penalty,
    )
    drawn = icon(emblem(card.monster, scene.words, scene.game))
    for sign, number in ((heart(), card.life), (run_away(), card.penalty)):
        drawn += icon(sign, "icon small") + tag("span", text(number), aria_hidden="true")
    return tag("li", drawn, hidden(said), class_="dq-chip", title=said)
