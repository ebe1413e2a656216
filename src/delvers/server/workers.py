"""Several processes behind one address: one that dies is started again."""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from delvers.kernel.errors import DelversError

LOG: Final = logging.getLogger(__name__)
STOPS: Final = (signal.SIGTERM, signal.SIGINT)
PAUSE: Final = 1.0
"""Seconds before a process that did not live so long is started again."""


class CannotFork(DelversError):
    """A system on which one process must do."""


Serve = Callable[[str, Callable[[], None]], None]


def supervise(serve: Serve, count: int, told: str) -> None:
    """Keep so many processes serving until this one is stopped; then stop them all."""
    if not hasattr(os, "fork"):
        raise CannotFork("several workers need a system that can fork; use --workers 1 here")
    children: dict[int, float] = {}
    stopping: list[int] = []

    def stop(number: int, _frame: Any) -> None:
        stopping.append(number)
        for child in children:
            os.kill(child, signal.SIGTERM)

    def start() -> None:
        # Nobody is stopped between his birth and his entry in the list.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        if not stopping:
            children[_start(serve)] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    for number in STOPS:
        signal.signal(number, stop)
    for _ in range(count):
        start()
    print(told, flush=True)
    while children:
        try:
            child, status = os.wait()
        except InterruptedError:
            continue
        lived = time.monotonic() - children.pop(child, 0.0)
        if not stopping:
            LOG.warning("a worker ended with status %s and is started again", status)
            if lived < PAUSE:
                time.sleep(PAUSE)
            start()


def _start(serve: Serve) -> int:
    """A process of its own that serves and ends with this one."""
    parent = os.getpid()
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        for number in STOPS:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        serve("", partial(_end_with, parent))
        code = 0
    except BaseException as problem:
        print(f"delvers: a worker cannot serve: {problem}", file=sys.stderr, flush=True)
    finally:
        os._exit(code)


def _end_with(parent: int) -> None:
    """Watch whether the parent is still there: a kill reaches only itself."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
