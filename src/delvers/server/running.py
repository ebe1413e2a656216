"""Starting the server, and stopping it without losing anybody."""

import socket
from collections.abc import Sequence
from pathlib import Path

from delvers.kernel.errors import DelversError


class CannotListen(DelversError):
    """An address at which no server can be started."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    content: Sequence[str | Path] = (),
) -> None:
    """Serve at this address until stopped; port 0 takes any free one."""
    # The command line imports this module for every command, and these are slow to load.
    import uvicorn  # noqa: PLC0415
    from fastapi import FastAPI  # noqa: PLC0415

    from delvers.server.app import create_app  # noqa: PLC0415

    class Server(uvicorn.Server):
        """Ends the open streams first; they would keep the server from stopping."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.streams.close()
            await super().shutdown(sockets)

    listening = _listen(host, port)
    app: FastAPI = create_app(database, content)
    # The links of seats are their keys, so no log may keep them.
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    print(f"Delvers is at http://{_shown(host)}:{listening.getsockname()[1]}/", flush=True)
    Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        # A socket that does not name its protocol is not sped up: each answer would wait 40 ms.
        listening = socket.socket(*found[0][:3])
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as problem:
        raise CannotListen(
            f"no server can be started at {host}:{port} ({problem}); choose another port"
        ) from None
    return listening


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
