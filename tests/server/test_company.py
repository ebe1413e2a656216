"""Who is at a table and what they say: told to open pages, and kept nowhere."""

import asyncio
import json

from fastapi import FastAPI

from delvers.server.changes import Wanted
from delvers.server.limits import Limits
from delvers.server.push import Streams, Watcher
from delvers.server.talking import BETWEEN
from delvers.text import words
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, bearer, human, humans, open_table, take


def events(lines: bytes, kind: str) -> list[dict[str, object]]:
    parts = [part.split("\ndata: ", 1) for part in lines.decode().split("\n\n") if part]
    return [json.loads(part[1]) for part in parts if part[0] == f"event: {kind}"]


def page_of(table: str, seat: int | None) -> Watcher:
    return Watcher(table, Wanted(seat, words("en"), with_parts=True))


def test_pages_are_told_who_is_there_and_what_is_said(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    party.state()
    streams: Streams = app.state.streams

    async def look() -> None:
        mine, his = page_of(party.table, 0), page_of(party.table, 2)
        here = streams.lines(mine)
        assert events(await anext(here), "company") == [{"seats": [0]}]
        there = streams.lines(his)
        assert events(await anext(there), "company") == [{"seats": [0, 2]}]
        assert events(await anext(here), "company") == [{"seats": [0, 2]}]
        app.state.talking.say(party.table, 2, "  hello\nyou ")
        assert events(await anext(here), "said") == [{"seat": 2, "text": "hello you"}]
        # What another process says comes by the news of the database.
        other = BETWEEN.join([party.table, "another", "1", "*thanks*"])
        assert app.state.talking.hear(other)
        assert events(await anext(here), "said") == [{"seat": 1, "text": "*thanks*"}]
        assert not app.state.talking.hear(party.table)
        await there.aclose()
        assert events(await anext(here), "company") == [{"seats": [0]}]
        await here.aclose()

    asyncio.run(look())
    with app.state.tables.at(party.table) as live:
        assert live.number == 0


def test_only_who_sits_there_talks_and_the_host_can_switch_it_off(http: Http) -> None:
    opened = open_table(http, human(0), human(1), human(2))
    table = opened["table"]
    keys = [take(http, table, seat)["key"] for seat in range(3)]
    url, host, guest = f"/api/tables/{table}", bearer(opened["host_key"]), bearer(keys[1])
    said = {"text": "hello"}
    assert http.post(f"{url}/sayings", json=said).status_code == 403
    assert http.post(f"{url}/sayings", json=said, headers=guest).status_code == 204
    assert http.post(f"{url}/chat", json={"is_on": False}, headers=guest).status_code == 403
    assert http.post(f"{url}/chat", json={"is_on": False}, headers=host).status_code == 200
    assert http.get(url, headers=guest).json()["is_silent"]
    assert http.post(f"{url}/sayings", json=said, headers=guest).status_code == 409
    assert http.post(f"{url}/chat", json={"is_on": True}, headers=host).status_code == 200
    assert http.post(f"{url}/sayings", json=said, headers=guest).status_code == 204


def test_an_address_talks_so_often(make_app: Apps) -> None:
    with InProcess(make_app(limits=Limits(sayings_per_minute=2))) as http:
        party = humans(http, 3)
        said = [
            http.post(f"{party.url}/sayings", json={"text": "hello"}, headers=party.key(seat))
            for seat in range(3)
        ]
        assert [one.status_code for one in said] == [204, 204, 429]
        assert int(said[-1].headers["Retry-After"]) > 0


def test_what_is_said_to_nobody_is_not_kept(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    http.post(f"{party.url}/sayings", json={"text": "anybody?"}, headers=party.key(0))
    assert app.state.streams.company._talks == {}


def test_a_cover_is_wanted_only_where_somebody_knows_more_than_others(http: Http) -> None:
    for game, secrets in (("raiders", [0, 1, 2]), ("plungin", [])):
        party = humans(http, 3, game=game, options={})
        state = party.look(0, "?regions=true").json()
        assert state["secrets"] == secrets
