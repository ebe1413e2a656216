"""The level row and the room that is being gone through."""

import functools
from dataclasses import replace
from typing import Final

from delvers.draw.html import card_picture, hidden, icon, why
from delvers.draw.svg import tag, text
from delvers.games.raiders.pictures.art.tokens import eye
from delvers.games.raiders.pictures.cards import GAME
from delvers.games.raiders.pictures.rooms import room_card, rule_of
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules.components import LEVELS, ROW, Boss, Monster
from delvers.games.raiders.words.cards import told
from delvers.games.raiders.words.content import cards_of
from delvers.text import Words

MOST_KEPT: Final = 1024
"""So many places of the row are kept: every room at each of its places and steps."""


def progress(scene: Scene) -> str:
    """How deep in the dungeon we are, in words and as five steps."""
    view, words = scene.view, scene.words
    steps = "".join(_step(number, view["level"]) for number in range(1, LEVELS + 1))
    said = words.say("Level %(level)s of %(levels)s", level=view["level"], levels=LEVELS)
    if not view["is_over"]:
        room = words.say("room %(room)s of %(rooms)s", room=view["room"] + 1, rooms=ROW)
        said = f"{said}, {room}"
    return tag("p", text(said), class_="depth") + tag(
        "span", steps, class_="steps", aria_hidden="true"
    )


def _step(number: int, level: int) -> str:
    state = "done" if number < level else "now" if number == level else "ahead"
    return tag("span", text(number), class_=f"step {state}")


def row(scene: Scene) -> str:
    """The five rooms from the left; the present one is the large one."""
    places = "".join(_place(scene, at, room) for at, room in enumerate(scene.view["row"]))
    return tag("ol", places, class_="row") if places else ""


def _place(scene: Scene, at: int, room: str | None) -> str:
    now = scene.view["room"]
    state = "passed" if at < now else "current" if at == now else "ahead"
    is_secret = room is not None and not scene.view["face_up"][at]
    return _drawn_place(at, room, state, is_secret, scene.seats, scene.words)


@functools.lru_cache(MOST_KEPT)
def _drawn_place(
    at: int, room: str | None, state: str, is_secret: bool, seats: int, words: Words
) -> str:
    name = words.name(GAME, room or "face_down")
    marks = [_mark(words.say("Seen by your torch"), "seen", icon(eye()))] if is_secret else []
    if state == "current":
        marks.append(_mark(words.say("You are here"), "here"))
    elif state == "passed":
        marks.append(_mark(words.say("Done"), "done"))
    else:
        marks.append(hidden(words.say("Ahead of you")))
    told = room_text(room, seats, words) if room else words.card_text(GAME, "face_down")
    said = name if state == "passed" else f"{name}. {told}"
    drawn = card_picture(room_card(room, seats, words), said, class_="card")
    return tag(
        "li",
        drawn,
        *marks,
        id=f"place-{at + 1}",
        class_=f"place {state}{' secret' if is_secret else ''}",
        aria_current="step" if state == "current" else None,
    )


def _mark(said: str, class_: str, sign: str = "") -> str:
    return tag("span", sign, text(said), class_=f"mark {class_}")


def room_text(id: str, seats: int, words: Words) -> str:
    """What a room does at this table: of its strengths only the one that counts here."""
    card = cards_of(words).room(id)
    if isinstance(card, (Monster, Boss)) and card.strength:
        card = replace(card, strength={seats: card.strength[seats]})
    return told(words, card)


def room(scene: Scene) -> str:
    """The present room in words."""
    view, words = scene.view, scene.words
    id = view["row"][view["room"]] if view["row"] else None
    if id is None:
        return ""
    name = words.name(GAME, id)
    return tag("h2", text(name), id="room-name") + tag(
        "p",
        text(room_text(id, scene.seats, words)),
        " ",
        why(rule_of(cards_of(words).room(id)), words, name),
    )
