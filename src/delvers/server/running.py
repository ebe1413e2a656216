"""Starting the server, and stopping it without losing anybody."""

import gc
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from delvers.kernel.errors import DelversError

if TYPE_CHECKING:
    from delvers.server.gate import Site
    from delvers.server.limits import Limits


OTHER_FILES: Final = 500
"""What the server has open beside its connections, at most."""


class CannotListen(DelversError):
    """An address at which no server can be started."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    content: Sequence[str | Path] = (),
    *,
    limits: Sequence[str] = (),
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    workers: int = 1,
) -> None:
    """Serve at this address until stopped; port 0 takes any free one.

    `limits` are settings such as "streams=100", `names` those under which the server is reached,
    and `proxies` the addresses of reverse proxies whose word about their clients counts. With
    several `workers` each is a process of its own on the same address and database.
    """
    with _loading():
        from delvers.server.gate import Site  # noqa: PLC0415
        from delvers.server.limits import limits_from  # noqa: PLC0415
        from delvers.server.logs import begin  # noqa: PLC0415

    begin()
    allowed = limits_from(limits)
    site = Site(tuple(name.lower() for name in (*names, host)), tuple(proxies))
    listening = _listen(host, port)
    told = f"Delvers is at http://{_shown(host)}:{listening.getsockname()[1]}/"
    serve = partial(_serve, listening, database, content, allowed, site)
    if workers > 1:
        from delvers.server.workers import supervise  # noqa: PLC0415

        supervise(serve, workers, told)
    else:
        serve(told)


@contextmanager
def _loading() -> Iterator[None]:
    """Nothing that is being loaded can be thrown away, so nobody need look for it meanwhile."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _serve(
    listening: socket.socket,
    database: str | None,
    content: Sequence[str | Path],
    allowed: "Limits",
    site: "Site",
    told: str,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve on a socket until stopped, in this process, which may have threads once `ready`."""
    # The command line imports this module for every command, and these are slow to load.
    with _loading():
        import uvicorn  # noqa: PLC0415
        from fastapi import FastAPI  # noqa: PLC0415

        from delvers.server.app import create_app  # noqa: PLC0415
        from delvers.server.bots import WORKERS  # noqa: PLC0415
        from delvers.server.connections import guarded  # noqa: PLC0415
        from delvers.server.pools import forked_pool  # noqa: PLC0415

    class Server(uvicorn.Server):
        """Ends the open streams first; they would keep the server from stopping."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.streams.close()
            await super().shutdown(sockets)

    _allow_files(allowed.connections + OTHER_FILES)
    bot_workers = forked_pool(WORKERS, listening)
    ready()
    app: FastAPI = create_app(database, content, limits=allowed, site=site, bot_workers=bot_workers)
    # What was made for good need not be looked at again and again for what can be thrown away.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    # A thread that works must not keep the loop waiting for long.
    sys.setswitchinterval(0.001)
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="none",
        http=guarded(allowed, site, app.state.moves),
        timeout_keep_alive=60,
        timeout_graceful_shutdown=5,
    )
    if told:
        print(told, flush=True)
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


def _allow_files(wanted: int) -> None:
    """Have as many files open as that many connections need, or as the system lets us."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if now != resource.RLIM_INFINITY and now < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
