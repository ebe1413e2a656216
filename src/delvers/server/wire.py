"""The way out of an open stream: straight into its connection, past tasks and layers."""

import asyncio
import zlib
from typing import Any, Final

CONNECTION: Final = "delvers.connection"
"""Where a request says by which connection it came, if that can be written to directly."""


EVENT: Final = b"event: %b\ndata: %b\n\n"
"""An event of a stream: its kind, and JSON on one line."""


class Wire:
    """A connection that is in the middle of an answer without end, sent in chunks."""

    __slots__ = ("_flow", "_packer", "_transport")

    def __init__(self, connection: Any, packer: "zlib._Compress | None") -> None:
        self._transport: asyncio.Transport = connection.transport
        self._flow = connection.flow
        self._packer = packer

    @classmethod
    def of(cls, connection: Any, packer: "zlib._Compress | None") -> "Wire | None":
        """The wire of a connection, if there is one."""
        return None if connection is None else cls(connection, packer)

    @property
    def is_free(self) -> bool:
        """Whether its reader has taken what was written before."""
        return not self._flow.write_paused and not self._transport.is_closing()

    def write_event(self, kind: bytes, told: bytes) -> None:
        """Send an event."""
        self.write(EVENT % (kind, told))

    def write(self, told: bytes) -> None:
        """Send a part of the stream."""
        if self._packer is not None:
            told = self._packer.compress(told) + self._packer.flush(zlib.Z_SYNC_FLUSH)
        self._transport.write(b"%x\r\n%b\r\n" % (len(told), told))
