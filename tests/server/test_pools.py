"""Worker processes: forked early or started anew, and gone with the server."""

import os
import select
import signal
import socket
import sys
import threading

import pytest

from delvers.server import pools
from tests.server.guests import bot, human, sit_down
from tests.server.process import serving
from tests.server.waiting import wait_for

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="workers are not forked here")


def test_nothing_is_forked_beside_a_thread() -> None:
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    with socket.socket() as listening:
        assert pools.forked_pool(1, listening) is None
    stop.set()
    thread.join()


def children_of(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as children:
        return [int(child) for child in children.read().split()]


@linux_only
def test_forked_workers_may_die_alone_and_end_with_the_server(database: str) -> None:
    with serving(database) as server:
        party = sit_down(server.http, human(0), bot("random"), bot("random"))
        wait_for(server.process, lambda: party.state()["waiting"] == [0])
        os.kill(children_of(server.process.pid)[0], signal.SIGKILL)
        party.lay_first(0)
        wait_for(server.process, lambda: 0 in party.state()["waiting"])
        server.kill()
    with serving(database) as server:
        ending = os.pidfd_open(children_of(server.process.pid)[0])
        port = int(server.address.rstrip("/").rpartition(":")[2])
        server.kill()
    select.select([ending], [], [])
    os.close(ending)
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", port))
