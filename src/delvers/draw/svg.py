"""Writing SVG and HTML: elements with escaped attributes, escaped text, numbers kept short."""

from collections.abc import Mapping
from html import escape
from typing import TypeAlias

Attribute: TypeAlias = str | int | float | bool | None


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element; `inside` is markup, attribute values are escaped, None and False are left out."""
    begun = opening(name, attributes)
    content = "".join(inside)
    if not content and name not in NEVER_EMPTY:
        return f"<{begun}/>"
    return f"<{begun}>{content}</{name}>"


def opening(name: str, attributes: Mapping[str, Attribute]) -> str:
    """How an element begins: its name and its attributes."""
    return name + "".join(map(_attribute, attributes.items()))


NEVER_EMPTY = {
    "a", "abbr", "b", "button", "dd", "details", "div", "dl", "dt", "h2", "h3", "h4", "li", "ol",
    "p", "section", "small", "span", "strong", "summary", "td", "th", "ul",
}  # fmt: skip
"""HTML elements that must have an end tag even with nothing inside."""


def _attribute(item: tuple[str, Attribute]) -> str:
    name, value = item
    if value is None or value is False:
        return ""
    shown = "true" if value is True else short(value) if isinstance(value, float) else str(value)
    return f' {name.rstrip("_").replace("_", "-")}="{escape(shown)}"'


def text(content: object) -> str:
    """Plain text as markup."""
    return escape(str(content), quote=False)


def short(number: float) -> str:
    """A coordinate with one decimal at most."""
    rounded = f"{number:.1f}"
    if rounded.endswith(".0"):
        return "0" if rounded == "-0.0" else rounded[:-2]
    return rounded


def group(
    *inside: str, at: tuple[float, float] = (0, 0), scale: float = 1, **more: Attribute
) -> str:
    """The inside, moved and scaled."""
    moves = []
    if at != (0, 0):
        moves.append(f"translate({short(at[0])} {short(at[1])})")
    if scale != 1:
        moves.append(f"scale({scale:.4g})")
    return tag("g", *inside, transform=" ".join(moves) or None, **more)


def label(
    content: object,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = "ink",
    anchor: str = "middle",
    bold: bool = False,
    fit: float | None = None,
) -> str:
    """A line of text; `fit` squeezes it when it would grow wider than that."""
    line = str(content)
    wide = fit is not None and width(line, bold=bold) * size > fit
    return tag(
        "text",
        text(line),
        x=float(x),
        y=float(y),
        font_size=float(size),
        text_anchor=None if anchor == "start" else anchor,
        font_weight="bold" if bold else None,
        textLength=short(fit) if wide and fit is not None else None,
        lengthAdjust="spacingAndGlyphs" if wide else None,
        class_=f"letter {fill}",
    )


def width(line: str, *, bold: bool) -> float:
    """About how wide a line is, in heights of its letters; Cyrillic is wider than Latin."""
    cyrillic = sum("Ѐ" <= letter <= "ӿ" for letter in line)
    return len(line) * 0.52 + cyrillic * (0.17 if bold else 0.08)


def decoration(drawn: str) -> str:
    """A drawing in a box of 100 by 100 as decoration; it has no words of its own."""
    return tag("svg", drawn, viewBox="-3 -5 106 108", class_="emblem", aria_hidden="true")
