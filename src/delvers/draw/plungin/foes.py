"""The monsters on the table: life, how watchful they are, how they behave, what they can do."""

from typing import Any

from delvers.draw.plungin.buttons import drawer
from delvers.draw.plungin.describing import name_of, portrait, stats_row, text_of
from delvers.draw.plungin.sheets import conditions
from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text
from delvers.games.plungin.books.foes import Monster
from delvers.games.plungin.books.library import BOOKS
from delvers.text import Words

Foe = dict[str, Any]


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
    words = scene.words
    aim = aim_of(scene, BOOKS.monsters[foe["id"]], foe["law"][1])
    told = [states(words)[foe["state"]], aim]
    if foe["side"] == "heroes":
        told = [words.say("on your side")]
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


def states(words: Words) -> dict[str, str]:
    """How watchful monsters are."""
    return {
        "sleeping": words.say("asleep"),
        "surprised": words.say("surprised"),
        "unaware": words.say("unaware"),
        "alert": words.say("alert"),
        "ambush": words.say("in ambush"),
    }


def description(scene: Scene, id: str) -> str:
    """A kind of monster: its stats, its Law and its text."""
    book = BOOKS.monsters[id]
    return tag(
        "div",
        tag("h4", text(name_of(scene, id))),
        stats_row(scene, book.stats),
        tag("p", text(law_of(scene, book)), class_="dp-facts"),
        tag("p", text(text_of(scene, id))),
        class_="dp-kind",
    )


def law_of(scene: Scene, book: Monster) -> str:
    """How a monster behaves, in one line."""
    words = scene.words
    roles = {
        "combatant": words.say("fights hand to hand"),
        "shooter": words.say("attacks from as far as it can"),
        "special": words.say("rolls for what it does"),
        "patient": words.say("does nothing until it is provoked"),
    }
    target = aim_of(scene, book, book.law.target)
    return words.say("Law: %(role)s, %(target)s", role=roles[book.law.role], target=target)


def aim_of(scene: Scene, book: Monster, target: str) -> str:
    """Whom a monster goes for."""
    words = scene.words
    targets = {
        "near": words.say("goes for the nearest"),
        "determined": words.say("stays with its first target"),
        "pack": words.say("goes where others of its pack fight"),
        "frenzied": words.say("attacks somebody by lot"),
        "dumb": words.say("the players choose its target"),
        "vengeful": words.say("goes for whoever hit it last"),
    }
    return targets[target] if target in targets else drawn_to(scene, book)


def drawn_to(scene: Scene, book: Monster) -> str:
    """Whom a monster prefers by a stat or a kind."""
    words = scene.words
    for law in filter(None, (book.law, book.next_law)):
        if law.most:
            return words.say("goes for the highest %(stat)s", stat=name_of(scene, law.most))
        if law.least:
            return words.say("goes for the lowest %(stat)s", stat=name_of(scene, law.least))
        if law.of and law.target == "drawn_to":
            return words.say("drawn to: %(kind)s", kind=name_of(scene, law.of))
    return words.say("goes for the nearest")
