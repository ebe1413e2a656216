"""What a shared link shows: a picture as pixels, or as SVG where nobody can make any."""

import re

import pytest

from delvers.draw.inks import with_plain_inks
from delvers.server import sharing
from tests.server.guests import Http, humans


def picture_of(page: str) -> str:
    found = re.search(r'property="og:image" content="http://[^/]+([^"]+)"', page)
    assert found is not None
    return found[1].replace("&amp;", "&")


def test_a_link_to_a_table_shows_a_picture_in_pixels(http: Http) -> None:
    party = humans(http, 3)
    address = picture_of(http.get(f"/table/{party.table}").text)
    answer = http.get(address)
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")


def test_a_link_to_a_step_of_a_replay_shows_that_step(http: Http) -> None:
    party = humans(http, 3)
    party.play_out()
    address = picture_of(http.get(f"/table/{party.table}/replay?step=2").text)
    assert address.endswith("?step=2")
    early, late = http.get(address).content, http.get(address.partition("?")[0]).content
    assert early.startswith(b"\x89PNG")
    assert early != late


def test_without_the_extra_a_link_shows_svg(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "resvg_py", None)
    party = humans(http, 3)
    address = picture_of(http.get(f"/table/{party.table}").text)
    assert http.get(address).headers["Content-Type"].startswith("image/svg")
    assert http.get(address.replace(".svg", ".png")).status_code == 404


def test_inks_are_written_where_they_are_used() -> None:
    svg = "<style>:root{--ink:#123}@media print{:root{--ink:#fff}}</style><p fill='var(--ink)'/>"
    assert "fill='#123'" in with_plain_inks(svg)
