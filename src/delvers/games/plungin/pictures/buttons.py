"""Buttons for what can be chosen, and for what a rule refuses."""

from delvers.draw.html import hidden
from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.describing import GAME, portrait, text_of, thing_in
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.options import words_in
from delvers.games.plungin.words.content import books_of


def slug(option: str) -> str:
    """An option as part of an element's id."""
    return option.replace(" ", "-").replace(",", "_").replace(":", "-")


def said(scene: Scene, option: str) -> str:
    """An option in words."""
    return scene.words.answer(GAME, scene.ask, option)


def creature_in(scene: Scene, option: str) -> str:
    """The monster or hero that an option is about; '' if there is none."""
    heroes = {hero["id"] for hero in scene.view["heroes"]}
    for word in words_in(option):
        if (
            word in heroes
            or word in books_of(scene.words).monsters
            or word in books_of(scene.words).heroes
        ):
            return word
    return ""


def words_of(scene: Scene, option: str, short: str, heard: str) -> str:
    """The words on a button; where short ones do for the eye, the rest is heard."""
    label = said(scene, option)
    if not short:
        return tag("span", text(label))
    return tag("span", text(short), hidden(f" {heard or label}"))


def button(
    scene: Scene, option: str, note: str = "", class_: str = "", short: str = "", heard: str = ""
) -> str:
    """A button with the words of its option; a note stands behind them, `short` instead."""
    about = thing_in(books_of(scene.words), option)
    creature = creature_in(scene, option)
    return tag(
        "button",
        portrait(creature, "icon") if creature else "",
        words_of(scene, option, short, heard),
        tag("span", text(note), class_="dp-note") if note else "",
        type="button",
        id=f"option-{slug(option)}",
        class_=f"dp-option {class_}".strip(),
        data_option=option,
        title=text_of(scene, about) if about else None,
    )


def refusal(scene: Scene, option: str, rule: str, short: str = "", heard: str = "") -> str:
    """A grey button that tells why an option is not there."""
    return tag(
        "button",
        words_of(scene, option, short, heard),
        tag("span", text(scene.words.say("Why not?")), class_="dp-why"),
        type="button",
        id=f"refused-{slug(option)}",
        class_="dp-option refused",
        data_rule=rule,
        data_refused=option,
    )


def drawer(id: str, title: str, inside: str, is_open: bool = False, class_: str = "") -> str:
    """A part that can be opened; it stays as its reader left it."""
    return tag(
        "details",
        tag("summary", text(title)),
        inside,
        id=id,
        class_=f"dp-drawer {class_}".strip(),
        data_keep=True,
        open=is_open,
    )


def listed(items: list[str], class_: str) -> str:
    """Pieces of the page as a list; nothing if there are none."""
    return tag("ul", "".join(tag("li", item) for item in items), class_=class_) if items else ""
