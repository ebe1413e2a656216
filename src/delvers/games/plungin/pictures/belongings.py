"""What a hero wears and carries, each thing with what can be done with it in the village."""

from collections import Counter
from typing import Any

from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import button, listed, refusal
from delvers.games.plungin.pictures.describing import name_of, text_of
from delvers.games.plungin.pictures.prices import price
from delvers.text import Words


def belongings(scene: Scene, hero: dict[str, Any], verbs: tuple[str, ...]) -> str:
    """All things of a hero, what is worn first."""
    worn = dict.fromkeys(one for one in (*hero["hands"], hero["armour"], *hero["attire"]) if one)
    rows = [row(scene, item, ("remove",), scene.words.say("worn")) for item in worn]
    others = tuple(verb for verb in verbs if verb != "remove")
    for item, count in Counter(hero["carried"]).items():
        rows.append(row(scene, item, others, f"× {count}" if count > 1 else ""))
    return listed(rows, "dp-things")


def row(scene: Scene, item: str, verbs: tuple[str, ...], note: str) -> str:
    """A thing with its text and its buttons."""
    told = text_of(scene, item)
    return tag(
        "div",
        tag("strong", text(name_of(scene, item))),
        tag("span", text(note), class_="dp-note") if note else "",
        tag("span", text(told), class_="dp-line") if told else "",
        listed(actions_with(scene, item, verbs), "dp-options dp-small"),
        class_="dp-thing",
    )


def actions_with(scene: Scene, item: str, verbs: tuple[str, ...]) -> list[str]:
    """What can be done with a thing, and what a rule refuses."""
    assert scene.ask is not None
    found, name = [], name_of(scene, item)
    for verb in verbs:
        option = f"{verb} {item}"
        if option in scene.ask.options:
            short = short_names(scene.words, price(scene, option))[verb]
            found.append(button(scene, option, short=short, heard=name))
        elif option in scene.ask.refused:
            short = short_names(scene.words, None)[verb]
            found.append(refusal(scene, option, scene.ask.refused[option], short, name))
    return found


def short_names(words: Words, gold: int | None) -> dict[str, str]:
    """What is done with a thing, where its name stands before."""
    sell = words.say("Sell") if gold is None else words.say("Sell for %(gold)s gold", gold=gold)
    return {
        "equip": words.say("Put on"),
        "remove": words.say("Take off"),
        "sell": sell,
        "store": words.say("Into the common chest"),
        "discard": words.say("Throw away"),
        "read": words.say("Learn the spell"),
    }
