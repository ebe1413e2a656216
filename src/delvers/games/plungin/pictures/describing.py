"""What a thing of the companion books is, in words: its name, its facts, its text."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from delvers.draw.html import icon
from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.figures import figure
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.options import spell_in
from delvers.games.plungin.rules.view.seen import MonsterView
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.sentences import sentence

GAME: Final = "plungin"
FIGURE: Final = "dp-figure-"
SHOWN: Final = re.compile(f'href="#{FIGURE}([^"]+)"')


@kept
def known(books: Books) -> dict[str, Any]:
    """Every thing of the books that has a text of its own, by id."""
    village: list[Any] = [*books.village.services, *books.village.properties]
    shelves: list[Mapping[str, Any]] = [
        {thing.id: thing for thing in village},
        books.monsters,
        books.traps,
        books.recipes,
        books.conditions,
        books.schools,
        books.packs,
        books.heroes,
        books.races,
        books.kins,
        books.items,
        books.abilities,
        books.spells,
    ]
    return {id: thing for shelf in shelves for id, thing in shelf.items()}


def name_of(scene: Scene, id: str) -> str:
    """The name of a thing or a hero."""
    return scene.words.name(GAME, id)


def attention(scene: Scene, foe: MonsterView) -> str:
    """How watchful a monster is; one that was unaware at first fights all the same."""
    if foe["state"] == "unaware":
        return scene.words.say("awake")
    return name_of(scene, foe["state"])


def text_of(scene: Scene, id: str) -> str:
    """What a thing does, with its figures; '' if there is nothing to tell."""
    told = scene.words.card_text(GAME, id)
    return "" if told == name_of(scene, id) else told


def prose_of(scene: Scene, id: str) -> str:
    """Only the text of the books, where the figures are shown in another way."""
    prose = str(getattr(known(books_of(scene.words))[id], "text", "")).strip()
    return sentence(scene.words.say(prose)) if prose else ""


def thing_in(books: Books, option: str) -> str:
    """The thing of the books that an option is about; '' if there is none."""
    return first_thing(books, options.words_in(option))


def thing_asked_about(books: Books, prompt: str) -> str:
    """The thing of the books that a question is about; '' if there is none."""
    return first_thing(books, prompts.words_in(prompt))


def first_thing(books: Books, words: Iterable[str]) -> str:
    """The first of some words that names a thing of the books; '' if none does."""
    return next((word for word in words if word in known(books) or spell_in(word)), "")


# -- pieces of the page ----------------------------------------------------------------------------


def portrait(id: str, class_: str = "dp-portrait") -> str:
    """The figure of a hero or monster beside its name; `shared_figures` draws it once."""
    return icon(tag("use", href=f"#{FIGURE}{id}"), class_)


def shared_figures(books: Books, html: Iterable[str]) -> str:
    """The figures that some parts of the page show, each drawn once."""
    ids = dict.fromkeys(id for part in html for id in SHOWN.findall(part))
    box = {"viewBox": "0 0 100 100", "width": "100", "height": "100", "overflow": "visible"}
    drawn = (tag("svg", figure(books, id), id=f"{FIGURE}{id}", **box) for id in ids)
    return (
        tag("svg", tag("defs", *drawn), class_="shared-drawings", aria_hidden="true") if ids else ""
    )


def stats_row(scene: Scene, stats: Mapping[Any, int], signed: bool = False) -> str:
    """Stats as small figures, or what is added to them."""
    shown = "".join(
        tag(
            "span",
            tag("abbr", text(name_of(scene, stat)), title=text_of(scene, stat)),
            tag("b", text(f"{stats[stat]:+d}" if signed else stats[stat])),
            class_="dp-stat",
        )
        for stat in STATS
        if stat in stats
    )
    return tag("span", shown, class_="dp-stats") if shown else ""
