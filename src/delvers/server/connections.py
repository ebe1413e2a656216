"""Connections: how many one address may keep open, and how long the head of a request may take."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from delvers.server.gate import LARGEST_HEAD, Site
from delvers.server.limits import Counter, Limits


def guarded(limits: Limits, site: Site) -> type[asyncio.Protocol]:
    """The usual protocol, with a watch on connections that send half a request and wait."""
    counter = Counter(limits.connections_per_address)
    seconds = limits.header_seconds
    usual: Any = AutoHTTPProtocol

    class Guarded(usual):  # type: ignore[misc]
        """One connection."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Count it, and give it some time for its first request."""
            self._timer: asyncio.TimerHandle | None = None
            self._head_size = 0
            self._address = (transport.get_extra_info("peername") or ("",))[0]
            self._is_counted = not site.trusts(self._address) and counter.begin(self._address)
            super().connection_made(transport)
            if not self._is_counted and not site.trusts(self._address):
                transport.close()
                return
            self._timer = self.loop.call_later(seconds, self._give_up)

        def data_received(self, data: bytes) -> None:
            """Stop the watch when a head is whole, and start it when another one begins."""
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self._stop_watch()
                self._head_size = 0
            elif self._timer is not None and self._is_too_large(data):
                self._give_up()
            elif self._timer is None and (before is None or before.response_complete):
                self._timer = self.loop.call_later(seconds, self._give_up)

        def connection_lost(self, problem: Exception | None) -> None:
            """It is gone."""
            self._stop_watch()
            if self._is_counted:
                counter.end(self._address)
                self._is_counted = False
            super().connection_lost(problem)

        def _is_too_large(self, data: bytes) -> bool:
            """Whether a head that is still coming has more than any head may have."""
            self._head_size += len(data)
            return self._head_size > LARGEST_HEAD

        def _stop_watch(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self) -> None:
            self._stop_watch()
            self.transport.close()

    return cast(type[asyncio.Protocol], Guarded)
