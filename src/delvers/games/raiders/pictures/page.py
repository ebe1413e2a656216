"""The regions of the page: every part that can change on its own, in pieces that are kept."""

import functools
from typing import Final

from delvers.draw.html import why
from delvers.draw.pieces import Drawn, drawn
from delvers.draw.svg import tag, text
from delvers.games.raiders.pictures.account import accounts_of
from delvers.games.raiders.pictures.cards import GAME
from delvers.games.raiders.pictures.hand import hand
from delvers.games.raiders.pictures.happened import ended, happened, open_cards
from delvers.games.raiders.pictures.level import progress, room, row
from delvers.games.raiders.pictures.players import choosing, players, reserve
from delvers.games.raiders.pictures.scene import Scene
from delvers.text import Words

MOST_KEPT: Final = 1024
"""So many questions are kept."""


def regions(scene: Scene) -> dict[str, str]:
    """All regions by name; an empty one is not shown."""
    return {name: part.text for name, part in parts(scene).items()}


def parts(scene: Scene) -> dict[str, Drawn]:
    """The same in pieces; each part keeps its drawings by what they show."""
    last, present = accounts_of(scene.events, scene.seats)
    return {
        "progress": progress(scene),
        "result": ended(scene),
        "row": row(scene),
        "room": room(scene),
        "happened": happened(scene, last),
        "cards": open_cards(scene, present),
        "prompt": prompt(scene),
        "hand": hand(scene),
        # What the last room changed is pointed out until the cards of the next one lie open.
        "players": players(scene, None if present else last),
        "reserve": reserve(scene),
    }


def prompt(scene: Scene) -> Drawn:
    """What the viewer is asked, or whom the table waits for."""
    if scene.view["is_over"]:
        return _over(scene.words)
    if scene.ask is not None:
        return _asked(scene.ask.prompt, scene.ask.rule, scene.ask.optional, scene.words)
    return _waiting(tuple([scene.names[seat] for seat in choosing(scene)]), scene.words)


@functools.lru_cache(MOST_KEPT)
def _over(words: Words) -> Drawn:
    return drawn(tag("p", text(words.say("The game is over.")), class_="prompt"))


@functools.lru_cache(MOST_KEPT)
def _asked(asked: str, rule: str, optional: bool, words: Words) -> Drawn:
    said = tag("p", text(words.prompt(GAME, asked)), " ", why(rule, words))
    return drawn(tag("div", said, class_="prompt" if optional else "prompt yours"))


@functools.lru_cache(MOST_KEPT)
def _waiting(names: tuple[str, ...], words: Words) -> Drawn:
    said = words.say("Waiting for %(players)s …", players=words.listing(names))
    return drawn(tag("p", text(said), class_="prompt"))
