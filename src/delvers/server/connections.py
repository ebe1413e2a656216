"""Connections: how many one address may keep open, and how long the head of a request may take.

Plain choices are handed to `moves` as they arrive; all other bytes go to the usual parser.
"""

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from delvers.server.gate import LARGEST_FORM, LARGEST_HEAD, Site
from delvers.server.limits import Counter, Limits, home_of
from delvers.server.moves import Moves
from delvers.server.sought import Heads
from delvers.server.wire import CONNECTION

CAN_HAND_OVER: Final = hasattr(AutoHTTPProtocol, "on_message_complete")
"""Whether the usual parser says where a request begins and ends."""


USUAL: Any = AutoHTTPProtocol


class Connection(USUAL):  # type: ignore[misc]
    """One connection."""

    limits: ClassVar[Limits]
    site: ClassVar[Site]
    moves: ClassVar[Moves | None]
    of_address: ClassVar[Counter]
    in_all: ClassVar[Counter]
    usual_head: ClassVar[tuple[Any, bytes]] = (None, b"")

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Count it, and give it some time for its first request."""
        self._timer: asyncio.TimerHandle | None = None
        self._head_size = 0
        self._slow: asyncio.TimerHandle | None = None
        self._is_between = True
        """Whether the parser has seen whole requests only."""
        self._held: bytes | None = None
        """What came while a choice was being made; None if none is."""
        self.heads: Heads = {}
        self._is_ending = False
        self._moved_at = 0.0
        self._is_counted = self._begin(transport.get_extra_info("peername"))
        super().connection_made(transport)
        if not self._is_counted:
            transport.close()
            return
        self._timer = self.loop.call_later(self.limits.header_seconds, self._give_up)

    def _begin(self, peer: tuple[str, int] | None) -> bool:
        """Whether there may be one more connection, of this address and in all."""
        self.address = peer[0] if peer else ""
        self._home = "" if self.site.trusts(self.address) else home_of(self.address)
        if not self.in_all.begin(""):
            return False
        if self._home and not self.of_address.begin(self._home):
            self.in_all.end("")
            return False
        return True

    def data_received(self, data: bytes) -> None:
        """Stop the watch when a head is whole, and start it when another one begins."""
        if self._held is not None:
            self._hold(data)
            return
        if self.moves is not None and self._is_idle and self.moves.take(self, data):
            self._held = b""
            self._stop_watch()
            return
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._stop_watch()
            self._head_size = 0
        elif self._timer is not None and self._is_too_large(data):
            self._give_up()
        elif self._timer is None and (before is None or before.response_complete):
            self._timer = self.loop.call_later(self.limits.header_seconds, self._give_up)

    def connection_lost(self, problem: Exception | None) -> None:
        """It is gone."""
        self._stop_watch()
        self._stop_waiting()
        if self._is_counted:
            self.in_all.end("")
            if self._home:
                self.of_address.end(self._home)
            self._is_counted = False
        super().connection_lost(problem)

    def pause_writing(self) -> None:
        """More was sent than the reader has taken: he must go on before long."""
        super().pause_writing()
        self._slow = self.loop.call_later(self.limits.slow_stream_seconds, self._let_go)

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

    # -- choices made by `moves` -----------------------------------------------------------

    @property
    def _is_idle(self) -> bool:
        return self._is_between and (self.cycle is None or self.cycle.response_complete)

    def on_message_begin(self) -> None:
        """The parser has seen the first byte of a request."""
        self._is_between = False
        super().on_message_begin()
        self.scope[CONNECTION] = self

    def on_message_complete(self) -> None:
        """The parser has seen the last byte of a request."""
        self._is_between = True
        super().on_message_complete()

    def answer(self, answer: bytes) -> None:
        """Write the answer to a choice, and read on."""
        if self.transport.is_closing():
            return
        first, _, rest = answer.partition(b"\r\n")
        self.transport.write(b"%b\r\n%b%b" % (first, self._usual_head(), rest))
        self.server_state.total_requests += 1
        self._moved_at = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self._wait_for_more(self.timeout_keep_alive)
        self._read_on()

    def _usual_head(self) -> bytes:
        """The headers of every answer, of which the date is another one every second."""
        headers = self.server_state.default_headers
        if self.usual_head[0] is not headers:
            head = b"".join([b"%b: %b\r\n" % one for one in headers])
            type(self).usual_head = (headers, head)
        return self.usual_head[1]

    def go_the_usual_way(self, data: bytes) -> None:
        """Let the application answer what came."""
        if self.transport.is_closing():
            return
        held, self._held = self._held or b"", None
        super().data_received(data + held)

    def _read_on(self) -> None:
        held, self._held = self._held, None
        if self._is_ending:
            self.transport.close()
        elif held:
            self.transport.resume_reading()
            self.data_received(held)

    def _hold(self, data: bytes) -> None:
        self._held = (self._held or b"") + data
        if len(self._held) > LARGEST_FORM:
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """Hang up, but not on somebody whose choice is being made."""
        if self._held is None:
            super().shutdown()
        else:
            self._is_ending = True

    def _wait_for_more(self, seconds: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(
            seconds, self.timeout_keep_alive_handler
        )

    def timeout_keep_alive_handler(self) -> None:
        """Hang up on somebody who has asked nothing for long."""
        left = self._moved_at + self.timeout_keep_alive - self.loop.time()
        if self._held is not None or left > 0:
            self._wait_for_more(max(left, 1.0))
        else:
            super().timeout_keep_alive_handler()

    # -- the watch -------------------------------------------------------------------------

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


def guarded(limits: Limits, site: Site, moves: Moves | None = None) -> type[asyncio.Protocol]:
    """The usual protocol, with a watch on connections that send half a request and wait."""
    shared = {
        "limits": limits,
        "site": site,
        "moves": moves if CAN_HAND_OVER else None,
        "of_address": Counter(limits.connections_per_address),
        "in_all": Counter(limits.connections),
    }
    return type("Guarded", (Connection,), shared)
