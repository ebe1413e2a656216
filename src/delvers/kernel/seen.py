"""A view as a game gives it: plain data that shows itself in a notebook."""

from collections.abc import Mapping
from typing import Any

from delvers.kernel.kit import found_at
from delvers.kernel.spec import Spec


class Seen(dict[str, Any]):
    """A view; nothing but a table of plain data, until a notebook asks for its picture."""

    __slots__ = ("_seats", "_spec")

    def __init__(self, spec: Spec[Any], seats: int, view: Mapping[str, Any]) -> None:
        super().__init__(view)
        self._spec = spec
        self._seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        """Elsewhere it is only data."""
        return dict, (dict(self),)

    def _repr_svg_(self) -> str:
        """The table as the seat of this view sees it."""
        drawn: str = found_at("delvers.draw.notebook:svg_of_view")(self._spec, self._seats, self)
        return drawn
