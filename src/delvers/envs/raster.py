"""Pictures of the table as pixels, for those who cannot read SVG."""

import re
from typing import Final

import resvg_py

MEDIA: Final = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
"""What a style sheet says for dark screens, for print and for who wants no movement."""
DEFINED: Final = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")
USED: Final = re.compile(r"var\((--[\w-]+)\)")


def png_of(svg: str, *, width: int | None = None) -> bytes:
    """A picture as PNG, as wide as it says itself or as wanted."""
    return bytes(resvg_py.svg_to_bytes(svg_string=with_plain_inks(svg), width=width))


def with_plain_inks(svg: str) -> str:
    """The same picture with every ink written where it is used: the rasteriser knows no names."""
    light = MEDIA.sub("", svg)
    inks = {name: ink.strip() for name, ink in DEFINED.findall(light)}
    return USED.sub(lambda used: inks.get(used[1], used[0]), light)
