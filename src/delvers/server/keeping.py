"""How events and states are kept: as JSON, states compressed."""

import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from delvers.kernel.errors import BrokenSave
from delvers.kernel.events import Event
from delvers.kernel.plain import to_plain

LEVEL: Final = 1
"""Compression that costs a state less time than its conversion; the better ones save little."""
WINDOW: Final = 12
MEMORY: Final = 4
"""A state is small; to clear the memory for a large window would take longer than to pack it."""


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
    return packer.compress(json_of(to_plain(state))) + packer.flush()


def events_text(events: Sequence[Event]) -> str:
    """Events as they are kept with the choice that they followed."""
    rows = [[e.kind, e.rule, dict(e.params), e.to, e.reveals, e.known] for e in events]
    return json_of(rows).decode()


def events_in(text: str) -> tuple[Event, ...]:
    """The events that were kept with a choice."""
    return tuple(
        Event(kind, rule, params, None if to is None else tuple(to), reveals, tuple(known))
        for kind, rule, params, to, reveals, known in json.loads(text)
    )
