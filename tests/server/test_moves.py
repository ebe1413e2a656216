"""The short way of a move: what goes it, what does not, and that both lead to the same."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from http.client import parse_headers
from typing import Any

import pytest
from fastapi import FastAPI

from delvers.server import moves
from delvers.server.changes import Wanted
from delvers.server.gathering import take_seat
from delvers.server.pagechanges import page_json_for
from delvers.server.push import Watcher
from delvers.server.sought import MOST_HEADS, Heads, plain_choice
from delvers.server.stored import Entry, StoredChoice
from delvers.server.tables import Guest, Tables
from delvers.text import words
from tests.server.guests import Party, humans
from tests.server.process import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("moves") / "games.sqlite3")) as server:
        yield server


class Asking:
    """A connection that keeps what becomes of a request."""

    address = "127.0.0.1"

    def __init__(self) -> None:
        self.heads: Heads = {}
        self.ended: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def answer(self, answer: bytes) -> None:
        self.ended.set_result(answer)

    def go_the_usual_way(self, data: bytes) -> None:
        self.ended.set_result(data)


class Player:
    """A table of three people in an application without a server."""

    def __init__(self, app: FastAPI) -> None:
        tables: Tables = app.state.tables
        app.state.bot_seats.close()  # bots would look at the new table, too
        opened = tables.open("raiders", [Guest("human")] * 3, {})
        self.table = opened.stored.id
        self.keys = [take_seat(tables, self.table, seat, "", "").key for seat in range(3)]
        self.live = tables.opened(self.table)

    def bytes_of(
        self, option: str, seat: int = 0, more: str = "", host: str = "localhost"
    ) -> bytes:
        return request(self.table, self.keys[seat], option, self.live.number, more, host)


def request(
    table: str, key: str, option: str, number: int = 0, more: str = "", host: str = "localhost"
) -> bytes:
    body = json.dumps({"number": number, "option": option})
    return (
        f"POST /api/tables/{table}/choices HTTP/1.1\r\nHost: {host}\r\n{more}"
        f"Authorization: Bearer {key}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


# -- which requests are plain ----------------------------------------------------------------------


def test_a_whole_request_in_one_piece_is_plain() -> None:
    plain = plain_choice(request("0123456789abcdef", "k", "power 1"), {})
    assert plain is not None
    assert (plain.table, plain.head.texts["authorization"]) == ("0123456789abcdef", "Bearer k")
    assert json.loads(plain.body) == {"number": 0, "option": "power 1"}


def test_heads_that_come_again_are_read_once_and_not_kept_without_end() -> None:
    heads: Heads = {}
    first = plain_choice(request("0123456789abcdef", "k", "power 1"), heads)
    again = plain_choice(request("fedcba9876543210", "k", "power 2"), heads)
    other = plain_choice(request("0123456789abcdef", "l", "power 1"), heads)
    assert first is not None
    assert again is not None
    assert other is not None
    assert first.head is again.head
    assert first.head is not other.head
    for number in range(100):
        plain_choice(request("0123456789abcdef", f"key {number}", "power 1"), heads)
    assert 1 <= len(heads) <= MOST_HEADS


@pytest.mark.parametrize(
    "more",
    [
        "Transfer-Encoding: chunked\r\n",
        "Expect: 100-continue\r\n",
        "Connection: close\r\n",
        "Content-Length: 3\r\n",
        "Content-Type: text/plain\r\n",
        "Host: other\r\n",
        "X: folded\r\n over two lines\r\n",
        "X : space\r\n",
        "X: bell\a\r\n",
        "X: bare\nY: newline\r\n",
        "X: " + "long" * 2000 + "\r\n",
    ],
)
def test_what_is_odd_is_left_to_the_parser(more: str) -> None:
    assert plain_choice(request("0123456789abcdef", "k", "power 1", more=more), {}) is None


@pytest.mark.parametrize("cut", [10, 80, -1])
def test_what_is_not_whole_is_left_to_the_parser(cut: int) -> None:
    whole = request("0123456789abcdef", "k", "power 1")
    assert plain_choice(whole[:cut], {}) is None
    assert plain_choice(whole + whole[:cut], {}) is None


def test_a_head_opens_the_seat_of_the_table_that_is_asked_for(app: FastAPI) -> None:
    async def play() -> None:
        one, other, asking = Player(app), Player(app), Asking()
        assert app.state.moves.take(asking, one.bytes_of("power 1"))
        await asking.ended
        data = one.bytes_of("power 1").replace(one.table.encode(), other.table.encode())
        again = Asking()
        again.heads = asking.heads
        assert not app.state.moves.take(again, data)
        assert other.live.number == 0

    asyncio.run(play())


# -- which of them are made ------------------------------------------------------------------------


def test_a_plain_choice_is_on_the_disk_before_it_is_answered(app: FastAPI) -> None:
    async def play() -> bytes:
        player, asking = Player(app), Asking()
        assert app.state.moves.take(asking, player.bytes_of("power 1"))
        assert player.live.number == 0
        answer = await asking.ended
        kept = app.state.tables.storage.choices_after(player.table, 0)
        assert [(one.seat, one.option) for one in kept] == [(0, "power 1")]
        return answer

    head, _, body = asyncio.run(play()).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"content-security-policy" in head
    assert json.loads(body)["number"] == 1


@pytest.mark.parametrize(
    ("option", "more", "host"),
    [
        ("power 9", "", "localhost"),
        ("power 1", "", "evil.example"),
        ("power 1", "Origin: http://evil.example\r\n", "localhost"),
        ("power 1", "Sec-Fetch-Site: cross-site\r\n", "localhost"),
    ],
)
def test_what_is_to_be_refused_is_not_begun(
    app: FastAPI, option: str, more: str, host: str
) -> None:
    async def play() -> None:
        player = Player(app)
        data = player.bytes_of(option, more=more, host=host)
        assert not app.state.moves.take(Asking(), data)
        wrong = player.bytes_of("power 1").replace(player.keys[0].encode(), b"w" * 32)
        assert not app.state.moves.take(Asking(), wrong)
        assert not player.live.lock.locked()
        assert player.live.number == 0

    asyncio.run(play())


def test_a_choice_at_a_table_that_somebody_is_changing_waits_the_usual_way(app: FastAPI) -> None:
    async def play() -> None:
        player = Player(app)
        with player.live.lock:
            assert not app.state.moves.take(Asking(), player.bytes_of("power 1"))
        first = Asking()
        assert app.state.moves.take(first, player.bytes_of("power 1"))
        assert not app.state.moves.take(Asking(), player.bytes_of("power 2", seat=1))
        await first.ended

    asyncio.run(play())


def test_a_choice_that_another_process_was_quicker_with_starts_again(app: FastAPI) -> None:
    async def play() -> None:
        player, asking = Player(app), Asking()
        quicker = StoredChoice(1, 1, "power 2", 5.0, (), (0, 0, 0, 0))
        app.state.tables.storage.append(Entry(player.table, quicker))
        data = player.bytes_of("power 1")
        assert app.state.moves.take(asking, data)
        assert await asking.ended == data
        assert not player.live.lock.locked()
        assert player.live.number == 0

    asyncio.run(play())


def test_a_choice_waits_for_who_is_at_the_table_and_lets_all_else_go_on(app: FastAPI) -> None:
    player = Player(app)
    is_held, may_go, went = threading.Event(), threading.Event(), list[bool]()

    def hold() -> None:
        with player.live.lock:
            is_held.set()
            went.append(may_go.wait(5))

    async def play() -> None:
        choice = app.state.tables.choose_soon(player.live, 0, player.live.number, "power 1")
        playing = asyncio.create_task(choice)
        await asyncio.sleep(0)
        may_go.set()
        assert (await playing).number == 1

    holder = threading.Thread(target=hold)
    holder.start()
    assert is_held.wait(5)
    asyncio.run(play())
    holder.join()
    assert went == [True]


# -- over a real connection ------------------------------------------------------------------------


def send(server: Server, *pieces: bytes, count: int = 1) -> list[tuple[int, dict[str, str], Any]]:
    """Send pieces over one connection, and read so many answers."""
    port = int(server.address.rstrip("/").rpartition(":")[2])
    answers = []
    with socket.create_connection(("127.0.0.1", port), timeout=120) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            connection.sendall(piece)
        with connection.makefile("rb") as reading:
            for _ in range(count):
                status = int(reading.readline().split()[1])
                headers = parse_headers(reading)
                body = reading.read(int(headers["content-length"]))
                answers.append((status, dict(headers), json.loads(body)))
    return answers


def plain(party: Party, seat: int, option: str, number: int = 0, more: str = "") -> bytes:
    return request(party.table, str(party.keys[seat]), option, number, more)


def test_both_ways_give_the_same_answer(server: Server) -> None:
    party = humans(server.http, 3)
    ((status, headers, short),) = send(server, plain(party, 0, "power 1"))
    ((other, usual_headers, usual),) = send(
        server, plain(party, 1, "power 1").replace(b"application/json", b"application/json;")
    )
    assert (status, other) == (200, 200)
    assert short.keys() == usual.keys()
    assert {**headers, "date": "", "content-length": ""} == {
        **usual_headers,
        "date": "",
        "content-length": "",
    }


def test_requests_in_a_row_are_answered_in_their_order(server: Server) -> None:
    party = humans(server.http, 3)
    first, second, third = (plain(party, seat, "power 1") for seat in range(3))
    look = f"GET {party.url} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    told = send(server, first, second + third[:70], third[70:], look, count=4)
    assert [status for status, _, _ in told] == [200] * 4
    assert [body["number"] for _, _, body in told] == [1, 2, 3, 3]


def test_who_is_refused_is_told_why(server: Server) -> None:
    party = humans(server.http, 3)
    illegal = plain(party, 0, "power 9")
    foreign = plain(party, 0, "power 1", more="Origin: http://evil.example\r\n")
    ((status, _, told),) = send(server, illegal)
    assert (status, "power 1" in told["allowed"]) == (422, True)
    ((status, _, told),) = send(server, foreign)
    assert (status, told) == (403, {"error": "requests from other sites are refused"})


def test_a_game_can_be_played_to_its_end(server: Server) -> None:
    party = humans(server.http, 3)
    assert party.play_out()["result"]["winners"]


# -- pages -----------------------------------------------------------------------------------------


def page_at(app: FastAPI, player: Player) -> Watcher:
    """A page of the first seat, which follows its stream and was told its parts."""
    watcher = Watcher(player.table, Wanted(0, words("en"), with_parts=True), "page")
    app.state.streams._join(watcher)
    page_json_for(player.live, player.live.moment, watcher.wanted, watcher.known)
    return watcher


def page_bytes(player: Player, option: str) -> bytes:
    path = b"/choices?regions=true&lang=en&client=page "
    return player.bytes_of(option).replace(b"/choices ", path)


def test_a_choice_on_a_page_is_answered_with_what_changed_of_its_parts(app: FastAPI) -> None:
    async def play() -> dict[str, Any]:
        player, asking = Player(app), Asking()
        assert not app.state.moves.take(Asking(), page_bytes(player, "power 1"))
        watcher = page_at(app, player)
        assert app.state.moves.take(asking, page_bytes(player, "power 1"))
        answer = json.loads((await asking.ended).partition(b"\r\n\r\n")[2])
        assert watcher.known.number == 1
        app.state.streams.close()
        return dict(answer)

    answer = asyncio.run(play())
    assert (answer["number"], answer["since"]) == (1, None)
    assert {"hand", "players"} <= answer["regions"].keys()
    assert "progress" not in answer["regions"]


def test_a_choice_whose_page_cannot_be_drawn_goes_the_usual_way(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bytes:
        raise KeyError("broken")

    async def play() -> None:
        player, asking = Player(app), Asking()
        page_at(app, player)
        monkeypatch.setattr(moves, "page_json_for", broken)
        data = page_bytes(player, "power 1")
        assert app.state.moves.take(asking, data)
        assert await asking.ended == data
        assert player.live.number == 1
        app.state.streams.close()

    asyncio.run(play())
