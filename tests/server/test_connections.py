"""Connections that send half a request end, and one address keeps only so many of them."""

import socket
from collections.abc import Iterator
from http.client import HTTPResponse

import pytest

from delvers.server.gate import LARGEST_HEAD, MOST_HEADERS
from tests.server.process import Server, serving

PROGRAM = """
import sys
from delvers.server import run
run(port=0, database=sys.argv[1], limits=[
    "header_seconds=1", "connections_per_address=4", "connections=12", "slow_stream_seconds=1"])
"""
LONGEST = 120
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("connections")
    with serving(str(folder / "games.sqlite3"), PROGRAM) as server:
        yield server


def connect(server: Server, source: str) -> socket.socket:
    """Every test comes from an address of its own."""
    port = int(server.address.rstrip("/").rpartition(":")[2])
    made = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
    made.settimeout(LONGEST)
    return made


def come_in(server: Server, source: str) -> None:
    """Connect again and again, until the server has let an earlier connection go."""
    while True:
        with connect(server, source) as again:
            try:
                again.sendall(ASK + b"\r\n")
                if b" 200 " in again.recv(65536):
                    return
            except ConnectionError:
                pass


def is_ended(connection: socket.socket) -> bool:
    """Whether the server hangs up without a word; this waits until it does."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET /heal", ASK])
def test_a_head_that_does_not_come_is_not_waited_for(server: Server, said: bytes) -> None:
    with connect(server, "127.0.1.1") as connection:
        connection.sendall(said)
        assert is_ended(connection)


def test_the_next_head_has_its_time_too(server: Server) -> None:
    with connect(server, "127.0.1.2") as connection:
        connection.sendall(ASK + b"\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert (answer.status, bool(answer.read())) == (200, True)
        connection.sendall(b"GET /heal")
        assert is_ended(connection)


def test_a_head_without_end_is_ended_long_before_its_time(server: Server) -> None:
    with connect(server, "127.0.1.3") as connection:
        connection.sendall(ASK)
        with pytest.raises(OSError, match=r"."):  # noqa: PT012
            for _ in range(10_000):
                connection.sendall(b"x: " + b"a" * LARGEST_HEAD)
            raise AssertionError("600 MB of head were taken")


@pytest.mark.parametrize(
    "more",
    [b"x: " + b"a" * (LARGEST_HEAD + 1) + b"\r\n", b"x: y\r\n" * (MOST_HEADERS + 1)],
    ids=["large", "many"],
)
def test_too_large_a_head_is_refused(server: Server, more: bytes) -> None:
    with connect(server, "127.0.1.4") as connection:
        connection.sendall(ASK + more + b"\r\n")
        # A head in several pieces may be cut off before it is whole.
        try:
            answer = connection.recv(65536)
        except ConnectionError:
            answer = b""
        assert answer == b"" or b" 431 " in answer.partition(b"\r\n")[0]


def test_a_request_names_one_host(server: Server) -> None:
    with connect(server, "127.0.1.5") as connection:
        connection.sendall(
            b"GET /healthz HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\r\n"
        )
        assert b" 400 " in connection.recv(65536).partition(b"\r\n")[0]


def test_an_address_keeps_so_many_connections_and_may_come_again(server: Server) -> None:
    kept = [connect(server, "127.0.1.6") for _ in range(4)]
    for one in kept:
        one.sendall(ASK + b"\r\n")
        assert b" 200 " in one.recv(65536)
    with connect(server, "127.0.1.6") as fifth:
        assert is_ended(fifth)
    with connect(server, "127.0.1.7") as other:
        other.sendall(ASK + b"\r\n")
        assert b" 200 " in other.recv(65536)
    for one in kept:
        one.close()
    come_in(server, "127.0.1.6")


def test_who_asks_for_much_and_reads_nothing_is_let_go(server: Server) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200
    kept = [connect(server, "127.0.1.8") for _ in range(4)]
    for one in kept:
        one.sendall(asked)
    come_in(server, "127.0.1.8")
    for one in kept:
        one.close()


def test_there_are_so_many_connections_in_all(server: Server) -> None:
    kept = [connect(server, f"127.0.2.{number // 4 + 1}") for number in range(12)]
    for one in kept:
        one.sendall(ASK + b"\r\n")
        assert b" 200 " in one.recv(65536)
    with connect(server, "127.0.2.9") as one_more:
        assert is_ended(one_more)
    for one in kept:
        one.close()
