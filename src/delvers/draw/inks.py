"""Pictures whose inks are written where they are used, for who knows no style sheets' names."""

import re
from typing import Final

MEDIA: Final = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
"""What a style sheet says for dark screens, for print and for who wants no movement."""
DEFINED: Final = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")
USED: Final = re.compile(r"var\((--[\w-]+)\)")


def with_plain_inks(svg: str) -> str:
    """The same picture with every ink written where it is used."""
    light = MEDIA.sub("", svg)
    inks = {name: ink.strip() for name, ink in DEFINED.findall(light)}
    return USED.sub(lambda used: inks.get(used[1], used[0]), light)
