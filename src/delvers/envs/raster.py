"""Pictures of the table as pixels, for those who cannot read SVG."""

import resvg_py

from delvers.draw.inks import with_plain_inks


def png_of(svg: str, *, width: int | None = None) -> bytes:
    """A picture as PNG, as wide as it says itself or as wanted."""
    return bytes(resvg_py.svg_to_bytes(svg_string=with_plain_inks(svg), width=width))
