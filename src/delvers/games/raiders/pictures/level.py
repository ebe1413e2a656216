"""The level row and the room that is being gone through."""

import functools
from dataclasses import replace
from typing import Final

from delvers.draw.html import hidden, why
from delvers.draw.pieces import NOTHING, Drawn, Inside, card, drawn, element, icon
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
"""So many rows are kept, and so many places: every room at each of its places and steps."""


def progress(scene: Scene) -> Drawn:
    """How deep in the dungeon we are, in words and as five steps."""
    view = scene.view
    return _progress(view["level"], None if view["is_over"] else view["room"] + 1, scene.words)


@functools.lru_cache(MOST_KEPT)
def _progress(level: int, room: int | None, words: Words) -> Drawn:
    steps = "".join(_step(number, level) for number in range(1, LEVELS + 1))
    said = words.say("Level %(level)s of %(levels)s", level=level, levels=LEVELS)
    if room is not None:
        said = f"{said}, {words.say('room %(room)s of %(rooms)s', room=room, rooms=ROW)}"
    return drawn(
        tag("p", text(said), class_="depth"),
        tag("span", steps, class_="steps", aria_hidden="true"),
    )


def _step(number: int, level: int) -> str:
    state = "done" if number < level else "now" if number == level else "ahead"
    return tag("span", text(number), class_=f"step {state}")


def row(scene: Scene) -> Drawn:
    """The five rooms from the left; the present one is the large one."""
    view = scene.view
    row, open_places = tuple(view["row"]), tuple(view["face_up"])
    return _row(row, open_places, view["room"], scene.seats, scene.words)


@functools.lru_cache(MOST_KEPT)
def _row(
    row: tuple[str | None, ...],
    open_places: tuple[bool, ...],
    now: int,
    seats: int,
    words: Words,
) -> Drawn:
    if not row:
        return NOTHING
    places = [
        _drawn_place(
            at,
            room,
            "passed" if at < now else "current" if at == now else "ahead",
            room is not None and not open_places[at],
            seats,
            words,
        )
        for at, room in enumerate(row)
    ]
    return drawn(element("ol", *places, class_="row"))


@functools.lru_cache(MOST_KEPT)
def _drawn_place(
    at: int, room: str | None, state: str, is_secret: bool, seats: int, words: Words
) -> Drawn:
    name = words.name(GAME, room or "face_down")
    marks: list[Inside] = []
    if is_secret:
        marks.append(_mark(words.say("Seen by your torch"), "seen", icon(eye())))
    if state == "current":
        marks.append(_mark(words.say("You are here"), "here"))
    elif state == "passed":
        marks.append(_mark(words.say("Done"), "done"))
    else:
        marks.append(hidden(words.say("Ahead of you")))
    told = room_text(room, seats, words) if room else words.card_text(GAME, "face_down")
    said = name if state == "passed" else f"{name}. {told}"
    return drawn(
        element(
            "li",
            card(room_card(room, seats, words), said, class_="card"),
            *marks,
            id=f"place-{at + 1}",
            class_=f"place {state}{' secret' if is_secret else ''}",
            aria_current="step" if state == "current" else None,
        )
    )


def _mark(said: str, class_: str, sign: Inside = "") -> Inside:
    return element("span", sign, text(said), class_=f"mark {class_}")


def room_text(id: str, seats: int, words: Words) -> str:
    """What a room does at this table: of its strengths only the one that counts here."""
    card = cards_of(words).room(id)
    if isinstance(card, (Monster, Boss)) and card.strength:
        card = replace(card, strength={seats: card.strength[seats]})
    return told(words, card)


def room(scene: Scene) -> Drawn:
    """The present room in words."""
    view = scene.view
    id = view["row"][view["room"]] if view["row"] else None
    return NOTHING if id is None else _room(id, scene.seats, scene.words)


@functools.lru_cache(MOST_KEPT)
def _room(id: str, seats: int, words: Words) -> Drawn:
    name = words.name(GAME, id)
    return drawn(
        tag("h2", text(name), id="room-name"),
        tag(
            "p",
            text(room_text(id, seats, words)),
            " ",
            why(rule_of(cards_of(words).room(id)), words, name),
        ),
    )
