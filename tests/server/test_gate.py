"""Who is let in: names, other sites, sizes and kinds of bodies; and what answers carry."""

import asyncio
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from delvers.server import gate
from delvers.server.app import create_app
from delvers.server.gate import Site, is_number, name_in
from delvers.server.limits import Limits
from tests.server.conftest import Apps
from tests.server.guests import JSON, Http, InProcess, humans, open_table

THREE = [{"kind": "human"}] * 3
NEW = {"game": "raiders", "seats": THREE}


def test_every_answer_protects_its_reader(http: Http) -> None:
    for url in ("/api/games", "/api/nothing", "/api/tables/nowhere", "/", "/table/nowhere"):
        headers = http.get(url).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "script-src" not in headers["Content-Security-Policy"]
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "camera=()" in headers["Permissions-Policy"]
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert headers["Cache-Control"] == "no-store"
        assert "server" not in headers


def test_what_never_changes_may_be_kept(http: Http) -> None:
    assert "no-store" not in http.get("/static/table.js").headers.get("Cache-Control", "")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("localhost:8000", 200),
        ("192.168.1.7:8000", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("", 421),
    ],
)
def test_only_names_of_this_server_are_answered(http: Http, host: str, status: int) -> None:
    answer = http.get("/api/games", headers={"Host": host})
    assert answer.status_code == status
    if status == 421:
        assert "--name" in answer.json()["error"]


def test_the_owner_names_the_server(database: str) -> None:
    app = create_app(database, site=Site(("dungeon.example",)))
    with InProcess(app) as http:
        assert http.get("/api/games", headers={"Host": "Dungeon.example:80"}).status_code == 200
        assert http.get("/api/games", headers={"Host": "x.dungeon.example"}).status_code == 421
    assert Site(("*",)).has("anything.example")


def test_hosts_are_taken_apart() -> None:
    assert name_in("A.example:80") == "a.example"
    assert name_in("a.example") == "a.example"
    assert name_in("[::1]:80") == "::1"
    assert is_number("::1")
    assert is_number("10.0.0.1")
    assert not is_number("10.example")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_change_nothing(http: Http, headers: dict[str, str]) -> None:
    assert http.post("/api/tables", json=NEW, headers=headers).status_code == 403
    assert http.post("/api/promises", headers=headers).status_code == 403
    assert http.get("/api/games", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {},
    ],
)
def test_the_page_itself_and_programs_may(http: Http, headers: dict[str, str]) -> None:
    assert http.post("/api/tables", json=NEW, headers=headers).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_that_any_site_could_send_is_refused(http: Http, kind: str) -> None:
    body = b'{"game": "raiders"}'
    answer = http.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert "application/json" in answer.json()["error"]


def test_a_kind_may_name_its_letters(http: Http) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert http.post("/api/tables", content=b"{}", headers=headers).status_code == 422


def test_a_body_beyond_the_limit_is_refused(http: Http) -> None:
    small, large = b" " * (64 * 1024 + 1), b" " * (8 * 1024 * 1024 + 1)
    assert http.post("/api/tables", content=small, headers=JSON).status_code == 413
    assert http.post("/api/tables", content=small[1:], headers=JSON).status_code == 422
    assert http.post("/api/verify", content=large, headers=JSON).status_code == 413
    assert http.post("/api/verify", content=small, headers=JSON).status_code == 200


async def never() -> Any:
    """A body that does not come."""
    yield b"{"
    await httpx.AsyncClient().aclose()
    import asyncio  # noqa: PLC0415

    await asyncio.Event().wait()


def test_a_body_that_does_not_arrive_is_not_waited_for(database: str) -> None:
    app = create_app(database, limits=Limits(body_seconds=1))
    with InProcess(app) as http:
        headers = {**JSON, "Transfer-Encoding": "chunked"}
        answer = http.post("/api/tables", content=never(), headers=headers)
    assert answer.status_code == 408


@pytest.mark.parametrize(("accepted", "way"), [("gzip, br", "br"), ("gzip", "gzip")])
def test_large_answers_are_packed_for_who_can_unpack(http: Http, accepted: str, way: str) -> None:
    plain = http.get("/rules", headers={"Accept-Encoding": "identity"})
    packed = http.get("/rules", headers={"Accept-Encoding": accepted})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == way
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    small = http.get("/api/rules/dr-play-03", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers


# -- addresses -------------------------------------------------------------------------------------


def limited(make_app: Apps, **limits: int) -> FastAPI:
    """An application with other limits."""
    return make_app(limits=Limits(**limits))


def test_an_address_that_asks_too_much_is_told_when_to_come_again(make_app: Apps) -> None:
    app = limited(make_app, requests_at_once=3, requests_per_second=1)
    with InProcess(app) as http:
        answers = [http.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["Retry-After"]) >= 1
        assert "Content-Security-Policy" in answers[-1].headers


def test_what_a_proxy_says_counts_only_if_it_is_trusted(make_app: Apps) -> None:
    limits = Limits(requests_at_once=1, requests_per_second=1)
    for proxies, expected in (((), 429), (("127.0.0.0/8",), 200), (("127.0.0.1",), 200)):
        app = make_app(limits=limits, site=Site(proxies=proxies))
        with InProcess(app) as http:
            http.get("/api/games", headers={"X-Forwarded-For": "1.1.1.1"})
            other = http.get("/api/games", headers={"X-Forwarded-For": "9.9.9.9, 2.2.2.2"})
            assert other.status_code == expected
    # A client cannot choose another address by writing one in front of its own.
    with InProcess(app) as http:
        forged = http.get("/api/games", headers={"X-Forwarded-For": "3.3.3.3, 2.2.2.2"})
        assert forged.status_code == 429


def test_behind_a_trusted_proxy_with_https_cookies_are_secure(make_app: Apps) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "1.1.1.1"}
    for proxies, is_secure in (((), False), (("127.0.0.1",), True)):
        with InProcess(make_app(site=Site(proxies=proxies))) as http:
            table = open_table(http, *THREE)["table"]
            url = f"/api/tables/{table}/seats/0?keep=true"
            cookies = http.post(url, json={}, headers=headers).headers["set-cookie"]
            assert ("Secure" in cookies) == is_secure


def test_who_guesses_tables_and_keys_is_stopped(make_app: Apps) -> None:
    app = limited(make_app, misses_per_minute=3)
    with InProcess(app) as http:
        guesses = [http.get(f"/api/tables/{n}").status_code for n in range(4)]
        assert guesses == [404, 404, 404, 429]
        assert http.get("/api/games").status_code == 429


# -- tables, streams, verifications ----------------------------------------------------------------


def test_an_address_opens_so_many_tables(make_app: Apps) -> None:
    app = limited(make_app, tables_per_hour=2, bot_tables_per_hour=1)
    bots = {"game": "raiders", "seats": [{"kind": "bot", "bot": "random"}] * 3}
    app.state.tables.listeners.clear()
    with InProcess(app) as http:
        assert http.post("/api/tables", json=bots).status_code == 201
        refused = http.post("/api/tables", json=bots)
        assert refused.status_code == 429
        assert 3000 < int(refused.headers["Retry-After"]) <= 3600
        assert http.post("/api/tables", json=NEW).status_code == 201
        assert http.post("/api/tables", json=NEW).status_code == 429


def test_there_are_so_many_tables_in_all(make_app: Apps) -> None:
    app = limited(make_app, open_tables=2)
    with InProcess(app) as http:
        assert [http.post("/api/tables", json=NEW).status_code for _ in range(3)] == [201, 201, 503]
        assert app.state.tables.storage.running() == 2


def test_records_are_verified_so_often_and_so_many_at_a_time(make_app: Apps) -> None:
    app = limited(make_app, verifications_per_minute=1)
    with InProcess(app) as http:
        assert http.post("/api/verify", content=b"{}", headers=JSON).status_code == 200
        assert http.post("/api/verify", content=b"{}", headers=JSON).status_code == 429
    app.state.verifier._underway = app.state.verifier._most
    other = {**JSON, "X-Forwarded-For": "2.2.2.2"}
    busy = limited(make_app, verifications=1)
    busy.state.verifier._underway = 1
    with InProcess(busy) as http:
        answer = http.post("/api/verify", content=b"{}", headers=other)
        assert answer.status_code == 503
        assert int(answer.headers["Retry-After"]) > 0


def test_streams_are_counted_by_address_by_table_and_in_all(make_app: Apps) -> None:
    app = limited(make_app, streams_per_address=2, streams_per_table=3, streams=4)
    allowance = app.state.allowance
    with InProcess(app) as http:
        party = humans(http, 3)
        address = "127.0.0.1"
        allowance.begin_stream(address, "a")
        allowance.begin_stream(address, party.table)
        refused = http.get(f"{party.url}/stream")
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) > 0
        allowance.end_stream(address, "a")
        for other in ("x", "y"):
            allowance.begin_stream(other, party.table)
        assert http.get(f"{party.url}/stream").status_code == 429
        allowance.end_stream("x", party.table)
        for other in ("v", "w"):
            allowance.begin_stream(other, "b")
        assert http.get(f"{party.url}/stream").status_code == 503
        allowance.end_stream("v", "b")
        allowance.begin_stream("v", "b")


def test_no_record_is_read_that_could_not_be_verified(make_app: Apps) -> None:
    app = limited(make_app, verifications=1)
    asked = list[bytes]()

    async def body() -> Any:
        asked.append(b"{}")
        yield b"{}"

    async def two_at_once() -> list[int]:
        began, go_on = asyncio.Event(), asyncio.Event()

        async def verify(_body: bytes) -> dict[str, Any]:
            began.set()
            await go_on.wait()
            return {"ok": False, "checked": []}

        app.state.verifier.verify = verify
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            first = asyncio.create_task(http.post("/api/verify", content=b"{}", headers=JSON))
            await began.wait()
            refused = await http.post("/api/verify", content=body(), headers=JSON)
            go_on.set()
            again = await http.post("/api/verify", content=b"{}", headers=JSON)
            return [(await first).status_code, refused.status_code, again.status_code]

    assert asyncio.run(two_at_once())[1] == 503
    assert asked == []


def test_who_goes_on_although_he_is_refused_is_held_back(
    make_app: Apps, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = list[float]()

    async def sleep(seconds: float) -> None:
        held.append(seconds)

    app = limited(make_app, requests_at_once=1)
    with InProcess(app) as http:
        assert http.get("/api/games").status_code == 200
        monkeypatch.setattr(asyncio, "sleep", sleep)
        refused = 0
        while not held:
            refused += http.get("/api/games").status_code == 429
        assert refused > gate.REFUSED_AT_ONCE


@pytest.mark.parametrize("path", ["/api/games?x=", "/", "/api/tables/"])
def test_too_long_an_address_is_refused(http: Http, path: str) -> None:
    answer = http.get(path + "a" * gate.LARGEST_QUERY)
    assert answer.status_code == 414
    assert "allowed" in answer.json()["error"]


def test_addresses_of_one_home_share_their_limits(make_app: Apps) -> None:
    limits = Limits(requests_at_once=1, requests_per_second=1)
    with InProcess(make_app(limits=limits, site=Site(proxies=("127.0.0.1",)))) as http:
        for address, status in (("2001:db8::1", 200), ("2001:db8::2", 429), ("2001:db8:1::", 200)):
            answer = http.get("/api/games", headers={"X-Forwarded-For": address})
            assert answer.status_code == status


def test_a_proxy_is_known_by_its_mapped_address_too() -> None:
    assert Site(proxies=("10.0.0.0/8",)).trusts("::ffff:10.1.2.3")
    assert not Site(proxies=("10.0.0.0/8",)).trusts("::ffff:11.1.2.3")
