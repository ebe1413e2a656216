"""What a hero wears and carries, each thing with what can be done with it in the village."""

from collections import Counter
from typing import TypeAlias

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import button, listed, refusal
from delvers.games.plungin.pictures.describing import name_of, text_of
from delvers.games.plungin.pictures.prices import price
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.options import DISCARD, EQUIP, READ, REMOVE, SELL, STORE
from delvers.games.plungin.rules.view.seen import HeroView
from delvers.kernel.forms import Form
from delvers.text import Words

Way: TypeAlias = Form[str]
"""What can be done with a thing."""


def belongings(scene: Scene, hero: HeroView, ways: tuple[Way, ...]) -> str:
    """All things of a hero, what is worn first."""
    worn = dict.fromkeys(one for one in (*hero["hands"], hero["armour"], *hero["attire"]) if one)
    rows = [row(scene, item, (REMOVE,), scene.words.say("worn")) for item in worn]
    others = tuple(way for way in ways if way is not REMOVE)
    for item, count in Counter(hero["carried"]).items():
        rows.append(row(scene, item, others, f"× {count}" if count > 1 else ""))
    return listed(rows, "dp-things")


def row(scene: Scene, item: str, ways: tuple[Way, ...], note: str) -> str:
    """A thing with its text and its buttons."""
    told = text_of(scene, item)
    return tag(
        "div",
        tag("strong", text(name_of(scene, item))),
        tag("span", text(note), class_="dp-note") if note else "",
        tag("span", text(told), class_="dp-line") if told else "",
        listed(actions_with(scene, item, ways), "dp-options dp-small"),
        class_="dp-thing",
    )


def actions_with(scene: Scene, item: str, ways: tuple[Way, ...]) -> list[str]:
    """What can be done with a thing, and what a rule refuses."""
    assert scene.ask is not None
    found, name = [], name_of(scene, item)
    for way in ways:
        option = way(item)
        if option in scene.ask.options:
            short = short_names(scene.words, price(scene, option))[way]
            found.append(button(scene, option, short=short, heard=name))
        elif option in scene.ask.refused:
            short = short_names(scene.words, None)[way]
            found.append(refusal(scene, option, scene.ask.refused[option], short, name))
    return found


def short_names(words: Words, gold: int | None) -> dict[Way, str]:
    """What is done with a thing, where its name stands before."""
    sell = words.say("Sell") if gold is None else words.say("Sell for %(gold)s gold", gold=gold)
    return {
        EQUIP: words.say("Put on"),
        REMOVE: words.say("Take off"),
        SELL: sell,
        STORE: words.say("Into the common chest"),
        DISCARD: words.say("Throw away"),
        READ: words.say("Learn the spell"),
    }
