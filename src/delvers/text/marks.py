"""Marks for English texts that stand in tables and are translated later, when a viewer reads them.

`python -m delvers.text.update` finds the marked literals.
"""

from typing import NamedTuple


class Plural(NamedTuple):
    """A text that depends on the number `count`."""

    one: str
    many: str


def N_(text: str) -> str:  # noqa: N802  # gettext's own name for it
    """Mark a text for translation."""
    return text


def NN_(one: str, many: str) -> Plural:  # noqa: N802
    """Mark a text with its plural for translation; `%(count)s` is the number."""
    return Plural(one, many)
