"""How events and states are kept: as JSON, states compressed."""

import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from delvers.kernel.errors import BrokenSave
from delvers.kernel.events import Event
from delvers.kernel.hints import hints_of
from delvers.kernel.plain import to_plain
from delvers.kernel.reading import SAVED, SCALARS

LEVEL: Final = 1
"""Compression that costs a state less time than its conversion; the better ones save little."""
WINDOW: Final = 12
MEMORY: Final = 4
"""A state is small; to clear the memory for a large window would take longer than to pack it."""


ROW: Final = attrgetter("kind", "rule", "params", "to", "reveals", "known")
"""What is kept of an event."""


def _number(value: Any) -> int:
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{type(value).__name__} is no plain data")


ENCODER: Final = msgspec.json.Encoder(enc_hook=_number)


def json_of(plain: Any) -> bytes:
    """Plain data as JSON; a number with a meaning of its own is a number."""
    return ENCODER.encode(plain)


def packed(plain: Any) -> bytes:
    """Plain data, compressed."""
    return zlib.compress(json_of(plain), LEVEL)


def unpacked(kept: bytes) -> Any:
    """What was packed."""
    try:
        return json.loads(zlib.decompress(kept))
    except (ValueError, zlib.error) as problem:
        raise BrokenSave(f"what was kept of this table is damaged: {problem}") from None


def packed_state(state: Any) -> bytes:
    """A state, compressed."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY)
    return packer.compress(json_of(to_write(state))) + packer.flush()


# -- states, ready to be written -------------------------------------------------------------------


def to_write(value: Any) -> Any:
    """The same JSON as of `to_plain`: what can be written as it stands is left as it is."""
    form: Any = type(value)
    return value if form in SCALARS else _writer(form)(value)


@cache
def _writer(form: Any) -> Callable[[Any], Any]:
    if is_dataclass(form):
        return _writer_of_fields(form)
    if issubclass(form, (list, tuple)):
        return lambda items: [to_write(item) for item in items]
    if issubclass(form, dict):
        return lambda items: {str(key): to_write(item) for key, item in items.items()}
    return to_plain


def _writer_of_fields(form: Any) -> Callable[[Any], Any]:
    hints = hints_of(form)
    kept = [field.name for field in fields(form) if field.metadata.get(SAVED, True)]
    deep = [name for name in kept if not is_plain(hints[name])]
    values = attrgetter(*kept, "__class__")  # one name more, so that it gives a tuple

    def write(one: Any) -> dict[str, Any]:
        plain = dict(zip(kept, values(one), strict=False))
        for name in deep:
            plain[name] = to_write(plain[name])
        return plain

    return write


def is_plain(hint: Any) -> bool:
    """Whether values of a type are written as they stand."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return is_plain(inner[0])
    if origin in (list, tuple, Union, UnionType):
        return all(one is ... or is_plain(one) for one in inner)
    if origin is dict:
        return inner[0] is str and is_plain(inner[1])
    return origin is Literal or hint in SCALARS


# -- events ----------------------------------------------------------------------------------------


def events_text(events: Sequence[Event]) -> str:
    """Events as they are kept with the choice that they followed."""
    return json_of([*map(ROW, events)]).decode()


def events_in(text: str) -> tuple[Event, ...]:
    """The events that were kept with a choice."""
    return tuple(
        Event(kind, rule, params, None if to is None else tuple(to), reveals, tuple(known))
        for kind, rule, params, to, reveals, known in json.loads(text)
    )
