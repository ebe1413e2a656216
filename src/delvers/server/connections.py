"""Connections: how many one address may keep open, and how long the head of a request may take."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from delvers.server.gate import LARGEST_HEAD, Site
from delvers.server.limits import Counter, Limits, home_of


def guarded(limits: Limits, site: Site) -> type[asyncio.Protocol]:
    """The usual protocol, with a watch on connections that send half a request and wait."""
    counter, in_all = Counter(limits.connections_per_address), Counter(limits.connections)
    seconds = limits.header_seconds
    usual: Any = AutoHTTPProtocol

    class Guarded(usual):  # type: ignore[misc]
        """One connection."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Count it, and give it some time for its first request."""
            self._timer: asyncio.TimerHandle | None = None
            self._head_size = 0
            self._slow: asyncio.TimerHandle | None = None
            self._is_counted = self._begin(transport.get_extra_info("peername"))
            super().connection_made(transport)
            if not self._is_counted:
                transport.close()
                return
            self._timer = self.loop.call_later(seconds, self._give_up)

        def _begin(self, peer: tuple[str, int] | None) -> bool:
            """Whether there may be one more connection, of this address and in all."""
            address = peer[0] if peer else ""
            self._home = "" if site.trusts(address) else home_of(address)
            if not in_all.begin(""):
                return False
            if self._home and not counter.begin(self._home):
                in_all.end("")
                return False
            return True

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
            self._stop_waiting()
            if self._is_counted:
                in_all.end("")
                counter.end(self._home)
                self._is_counted = False
            super().connection_lost(problem)

        def pause_writing(self) -> None:
            """More was sent than the reader has taken: he must go on before long."""
            super().pause_writing()
            self._slow = self.loop.call_later(limits.slow_stream_seconds, self._let_go)

        def resume_writing(self) -> None:
            """He has."""
            self._stop_waiting()
            super().resume_writing()

        def _let_go(self) -> None:
            """He has not; whatever is still being answered is answered to nobody."""
            if self.cycle is not None:
                self.cycle.disconnected = True
            self.transport.abort()

        def _stop_waiting(self) -> None:
            if self._slow is not None:
                self._slow.cancel()
                self._slow = None

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
