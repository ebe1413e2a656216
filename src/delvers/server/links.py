"""Rules as links: where the text of a rule names another one, the page leads there."""

import re

from markupsafe import Markup, escape

from delvers.kernel.rulebook import CITED, clauses


def with_links(text: str, own: str = "") -> Markup:
    """The text of a rule as HTML; ids of rules are links, but for its own."""
    known = clauses()

    def link(found: re.Match[str]) -> str:
        id = found[0]
        return f'<a href="/rules/{id}">{id}</a>' if id in known and id != own else id

    return Markup(CITED.sub(link, str(escape(text))))
