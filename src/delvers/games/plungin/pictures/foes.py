"""The monsters on the table: life, how watchful they are, how they behave, what they can do."""

from typing import TypeAlias

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import drawer
from delvers.games.plungin.pictures.describing import (
    attention,
    name_of,
    portrait,
    text_of,
)
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.sheets import conditions
from delvers.games.plungin.rules.view.seen import MonsterView
from delvers.games.plungin.words.content import books_of

Foe: TypeAlias = MonsterView


def foes(scene: Scene) -> str:
    """All monsters and called beasts; nothing when nobody is there."""
    shown = [foe for foe in scene.view["monsters"] if foe["at"] >= 0]
    if not shown:
        return ""
    heading = tag("h2", text(scene.words.say("Monsters")), id="foes-name")
    rows = "".join(row(scene, foe) for foe in shown)
    kinds = dict.fromkeys(foe["id"] for foe in shown)
    about = "".join(description(scene, id) for id in kinds)
    title = scene.words.say("What they can do")
    return (
        heading
        + tag("ul", rows, class_="dp-foes", aria_labelledby="foes-name")
        + drawer("about-foes", title, about)
    )


def row(scene: Scene, foe: Foe) -> str:
    """One monster."""
    told = [attention(scene, foe), aim_of(scene, foe)]
    if foe["side"] == "heroes":
        told = [scene.words.say("on your side")]
    name = tag("strong", text(f"{name_of(scene, foe['id'])} {foe['number']}"))
    return tag(
        "li",
        portrait(foe["id"], "icon"),
        tag("div", name, tag("p", text(" · ".join([life(scene, foe), *told])), class_="who")),
        conditions(scene, foe["conditions"]),
        id=f"foe-{foe['number']}",
        class_=f"dp-foe is-{foe['state']} of-{foe['side']}",
    )


def life(scene: Scene, foe: Foe) -> str:
    """LIFE left; of a boss only the damage is known."""
    if foe["life"] is None:
        return scene.words.say("damage %(number)s", number=foe["damage"])
    return f"{name_of(scene, 'LIFE')} {foe['life']}/{foe['max_life']}"


def description(scene: Scene, id: str) -> str:
    """A kind of monster: its stats, its Law and its text."""
    return tag("p", tag("strong", text(name_of(scene, id))), " ", text(text_of(scene, id)))


def aim_of(scene: Scene, foe: Foe) -> str:
    """Whom a monster goes for by its Law."""
    words, target = scene.words, foe["law"][1]
    return words.say("target: %(target)s", target=drawn_to(scene, foe) or name_of(scene, target))


def drawn_to(scene: Scene, foe: Foe) -> str:
    """By which stat a monster chooses; '' if it goes by something else."""
    words, book = scene.words, books_of(scene.words).monsters[foe["id"]]
    for law in filter(None, (book.law, book.next_law)):
        if foe["law"][1] == "drawn_to" == law.target:
            if law.most:
                return words.say("the highest %(stat)s", stat=name_of(scene, law.most))
            if law.least:
                return words.say("the lowest %(stat)s", stat=name_of(scene, law.least))
    return ""
