"""An analysis as a page that needs nothing from outside."""

from collections.abc import Sequence
from html import escape
from importlib import resources

from delvers.bots.analysis import Analysis
from delvers.bots.analysis.telling import told
from delvers.draw.findings import findings
from delvers.text import Words

OWN = """main { max-width: 46rem; }
.found { margin-top: 1.2rem; }
.chances { display: block; width: 100%; height: auto; }
.found td, .found thead th:not(:first-child) { text-align: right; }
"""


def page_of(found: Analysis, names: Sequence[str], words: Words) -> str:
    """The whole page, in the reader's language, with the style of all reports."""
    style = resources.files("delvers.lab.reporting").joinpath("report.css")
    title = f"{words.game(found.game)} – {', '.join(names)}"
    body = findings(*told(found, names, words), words)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>\n{style.read_text(encoding='utf-8')}{OWN}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n<main>{body}</main>\n</body>\n</html>\n"
    )
