"""What is drawn, without where exactly: elements with their words, classes and what they do."""

import hashlib
import re
from collections import Counter
from html.parser import HTMLParser

WHERE = frozenset(
    ["x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "d", "points", "transform",
     "viewbox", "width", "height", "font-size", "stroke-width", "textlength", "style"]
)  # fmt: skip
"""Attributes that say where and how large; moving a line by a hair changes nothing."""


class Outline(HTMLParser):
    """Every element as a line, in the order in which they are drawn."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.is_style = False
        self.feed(markup)

    def handle_endtag(self, tag: str) -> None:
        """An element ends."""
        if tag == "style":
            self.is_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.is_style = tag == "style"
        kept = [f"{name}={value}" for name, value in attrs if name not in WHERE]
        self.lines.append(" ".join([f"<{tag}", *kept]))

    def handle_data(self, data: str) -> None:
        """Words."""
        if data.strip() and not self.is_style:
            self.lines.append(" ".join(data.split()))


def outline(markup: str) -> list[str]:
    """The words and what can be chosen, and how many elements there are; a digest holds the rest.

    The digest is made of all elements in the order in which they are drawn, which says what lies
    above what.
    """
    lines = Outline(markup).lines
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]
    said = Counter(line for line in lines if not line.startswith("<"))
    acts = [re.findall(r"data-(?:option|refused)=.*?(?= [a-z-]+=|$)", line) for line in lines]
    counted = [f"{word} x{count}" if count > 1 else word for word, count in said.items()]
    return [
        " | ".join(counted),
        ", ".join(act for found in acts for act in found),
        f"{len(lines)} elements and words, {digest}",
    ]
