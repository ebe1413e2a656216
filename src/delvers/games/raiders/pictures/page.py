"""The regions of the page: every part that can change on its own."""

from typing import Final

from delvers.draw.html import why
from delvers.draw.memo import parts_of
from delvers.draw.svg import tag, text
from delvers.games.raiders.pictures.cards import GAME
from delvers.games.raiders.pictures.hand import hand
from delvers.games.raiders.pictures.happened import ended, happened, open_cards
from delvers.games.raiders.pictures.level import progress, room, row
from delvers.games.raiders.pictures.players import choosing, players, reserve
from delvers.games.raiders.pictures.scene import Scene

IN_ORDER: Final = (
    *("progress", "result", "row", "room", "happened"),
    *("cards", "prompt", "hand", "players", "reserve"),
)
"""The regions from top to bottom."""


def regions(scene: Scene) -> dict[str, str]:
    """All regions by name; an empty one is not shown.

    Those that read the log differ after every choice in what they are drawn from, but seldom in
    what they show: they keep their drawings themselves.
    """
    drawn = parts_of(
        scene,
        {
            "progress": progress,
            "result": ended,
            "row": row,
            "room": room,
            "prompt": prompt,
            "hand": hand,
            "reserve": reserve,
        },
    )
    drawn |= {
        "happened": happened(scene),
        "cards": open_cards(scene),
        "players": players(scene),
    }
    return {name: drawn[name] for name in IN_ORDER}


def prompt(scene: Scene) -> str:
    """What the viewer is asked, or whom the table waits for."""
    words = scene.words
    if scene.view["is_over"]:
        return tag("p", text(words.say("The game is over.")), class_="prompt")
    if scene.ask is not None:
        asked = tag("p", text(words.prompt(GAME, scene.ask)), " ", why(scene.ask.rule, words))
        kind = "prompt" if scene.ask.optional else "prompt yours"
        return tag("div", asked, class_=kind)
    waited = words.listing(scene.names[seat] for seat in choosing(scene))
    said = words.say("Waiting for %(players)s …", players=waited)
    return tag("p", text(said), class_="prompt")
