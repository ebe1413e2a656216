"""Worker processes, in which bots think and records are verified, beside the server."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Final

CAN_FORK: Final = sys.platform == "linux"
"""Elsewhere the system's own libraries may have begun threads that a fork would break."""


def new_pool(count: int) -> ProcessPoolExecutor:
    """Workers that are started when there is work, each as a new Python."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), start_worker)


def forked_pool(count: int, listening: socket.socket) -> ProcessPoolExecutor | None:
    """Workers that have at once what this process has imported; None where that is not safe.

    It is safe before the first thread and the first connection to a database. The workers let the
    socket go, or they would keep its address after the server's death.
    """
    if not CAN_FORK or threading.active_count() > 1:
        return None
    context = multiprocessing.get_context("fork")
    pool = ProcessPoolExecutor(count, context, _start_forked, (listening,))
    pool.submit(os.getpid)  # with the first work all workers are started
    return pool


# -- in a worker process ---------------------------------------------------------------------------


def start_worker() -> None:
    """Leave keyboard and processor to the server, and end when it does, however it does."""
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _start_forked(listening: socket.socket) -> None:
    listening.close()
    start_worker()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
