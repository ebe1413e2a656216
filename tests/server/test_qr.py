"""Codes of links: what a camera reads leads back to the seat."""

import hashlib

import pytest

from delvers.server.qr import TooLong, matrix_of, svg_of, version_for
from tests.server.guests import Http, humans

LINK = "https://delvers.example/table/0123456789abcdef#key=abcdefghijklmnopqrstuvwxyz012345"


def test_a_code_is_as_the_standard_wants_it() -> None:
    """This code was compared, square by square, with that of another program."""
    code = matrix_of(LINK)
    drawn = "".join("1" if cell else "0" for row in code for cell in row)
    assert (len(code), version_for(len(LINK))) == (37, 5)
    assert hashlib.sha256(drawn.encode()).hexdigest()[:16] == "b2f6ecc2d7d1e6b5"


@pytest.mark.parametrize(("count", "version"), [(17, 1), (18, 2), (106, 5), (230, 9), (271, 10)])
def test_the_smallest_version_is_taken(count: int, version: int) -> None:
    assert version_for(count) == version
    assert len(matrix_of("x" * count)) == 17 + 4 * version


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(TooLong, match="at most 271 bytes"):
        svg_of("x" * 272, "")


def test_only_who_holds_a_seat_gets_its_code(http: Http) -> None:
    party = humans(http, 3)
    assert http.get(f"{party.url}/code").status_code == 403
    answer = http.get(f"{party.url}/code?lang=es", headers=party.key(1))
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert "Tu propio enlace como código" in answer.text
