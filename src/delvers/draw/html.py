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
