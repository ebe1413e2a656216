"""Small pieces that the regions of the page share: pictures of cards, figures, questions why."""

from delvers.draw.svg import Attribute, tag, text
from delvers.text import Words


def card_picture(drawn: str, said: str | None = None, **more: Attribute) -> str:
    """A card as an image of its own; without words it is decoration."""
    return tag(
        "svg",
        tag("title", text(said)) if said else "",
        drawn,
        viewBox="0 0 200 280",
        role="img" if said else None,
        aria_hidden=None if said else "true",
        **more,
    )


def icon(drawn: str, class_: str = "icon") -> str:
    """A sign beside a figure; what it means stands in words beside it."""
    return tag("svg", drawn, viewBox="-3 -3 106 106", class_=class_, aria_hidden="true")


def hidden(said: str) -> str:
    """Words for those who hear the page."""
    return tag("span", text(said), class_="heard")


def why(rule: str, words: Words, about: str = "") -> str:
    """The button that shows the rule behind something."""
    asked = words.say("Why?")
    return tag(
        "button",
        text(asked),
        hidden(f" {about}") if about else "",
        type="button",
        class_="why",
        data_rule=rule,
    )


def name_button(id: str, hero: str, name: str, words: Words) -> str:
    """The button by which a player names a hero; only pages where he can do so show it."""
    # Translators: what a small button beside a hero does; %(hero)s is what the hero is called now.
    said = words.say("Give %(hero)s another name", hero=name)
    return tag(
        "button",
        tag("span", "✎", aria_hidden="true"),
        hidden(said),
        type="button",
        class_="naming",
        id=id,
        title=said,
        data_hero=hero,
        data_given=words.given.get(hero, ""),
        data_called=name,
    )


def once(key: str, said: str, words: Words) -> str:
    """An explanation that the page opens the first time, and then keeps behind a "?"."""
    asked = words.say("What is this about?")
    summary = tag("summary", "?", aria_label=asked, title=asked)
    return tag("details", summary, tag("p", text(said)), class_="once", data_once=key)


def figure(drawn: str, number: object, said: str, class_: str = "") -> str:
    """A sign with its number; the words are heard, the sign is seen."""
    return tag(
        "span",
        icon(drawn),
        tag("span", text(number), aria_hidden="true"),
        hidden(said),
        class_=f"figure {class_}".strip(),
    )
