"""Answers are packed in the best way that their reader can unpack."""

import gzip

import brotli
import pytest

from delvers.server.packing import Effort, best_of, packed

CONTENT = b"a dragon sleeps on its gold, and a dragon wakes; " * 40


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=1.0, gzip;q=0.8", "br"),
        ("GZIP", "gzip"),
        ("gzip,br;q=0", "gzip"),
        ("gzip;q=0.5, br;q=0.000", "gzip"),
        ("gzip;q=0", None),
        ("identity", None),
        ("brotli", None),
        ("", None),
    ],
)
def test_the_best_way_is_taken_that_a_reader_allows(accepted: str, way: str | None) -> None:
    assert best_of(accepted) == way


@pytest.mark.parametrize("effort", Effort)
def test_what_is_packed_is_small_and_can_be_unpacked(effort: Effort) -> None:
    packings = (packed(CONTENT, "br", effort), packed(CONTENT, "gzip", effort))
    assert brotli.decompress(packings[0]) == gzip.decompress(packings[1]) == CONTENT
    assert max(map(len, packings)) < len(CONTENT) / 10
