"""A real server in a process of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.guests import forget_cookies

PROGRAM = "import sys; from delvers.server import run; run(port=0, database=sys.argv[1])"


class Server:
    """Started on any free port; `kill` is what a power cut does."""

    def __init__(self, database: str, program: str = PROGRAM) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, database], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]
        self.http = httpx.Client(base_url=self.address, timeout=None)
        forget_cookies(self.http)

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        self.http.close()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def serving(database: str, program: str = PROGRAM) -> Iterator[Server]:
    """A server that is stopped in the end, if it still runs."""
    server = Server(database, program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
