"""The files of the page: kept by browsers as long as they are the same."""

import re

from delvers.server.files import address_of, files, version
from tests.server.guests import Http


def test_a_page_names_its_files_by_their_digest_and_browsers_keep_them(http: Http) -> None:
    page = http.get("/").text
    named = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
    assert {address_of("delvers.css"), address_of("draw.css"), address_of("lobby.js")} <= {*named}
    for address in named:
        answer = http.get(address, headers={"Accept-Encoding": "gzip, br"})
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Encoding"] == "br"


def test_a_file_without_the_digest_or_with_an_old_one_is_asked_for_again(http: Http) -> None:
    for address in ("/static/table.js", "/static/0123456789abcdef/table.js"):
        answer = http.get(address)
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.text == files()["table.js"].plain.decode()


def test_what_is_no_file_is_not_found(http: Http) -> None:
    for address in ("/static/nothing.js", "/static/../app.py", f"/static/{version()}/x/table.js"):
        assert http.get(address).status_code == 404


def test_who_can_only_unpack_gzip_gets_that(http: Http) -> None:
    answer = http.get("/static/table.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.content == files()["table.js"].plain


def test_who_cannot_unpack_gets_a_file_as_it_is(http: Http) -> None:
    answer = http.get("/static/table.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in answer.headers
    assert answer.content == files()["table.js"].plain


def test_a_table_needs_the_drawings_of_its_game_only(http: Http) -> None:
    sizes = {name: len(file.plain) for name, file in files().items() if name.startswith("draw")}
    assert sizes.pop("draw.css") > max(sizes.values())
    assert len(sizes) >= 4
