"""Pictures of the table as arrays of pixels, as the interfaces for learning want them."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from delvers.envs.raster import png_of


def pixels_of(svg: str, *, width: int | None = 600) -> NDArray[np.uint8]:
    """A picture as an array of rows, columns and the three colours."""
    picture = Image.open(BytesIO(png_of(svg, width=width))).convert("RGB")
    return np.asarray(picture, dtype=np.uint8)
