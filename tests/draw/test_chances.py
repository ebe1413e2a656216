"""The graph of everybody's chances."""

import re
from xml.etree import ElementTree

from delvers.draw.chances import chances_drawn
from delvers.text import words

POINTS = [
    (0, [0.5, 0.25], [0.1, 0.1]),
    (10, [0.8, 0.1], [0.3, 0.2]),
    (20, [1.0, 0.0], [0.0, 0.0]),
]


def drawn(*names: str) -> str:
    return chances_drawn(names, POINTS, [11], words("en"))


def test_everybody_has_a_line_a_band_and_a_key() -> None:
    svg = drawn("Mia", "Tom & Co <x>")
    ElementTree.fromstring(svg)
    assert svg.count('class="way of-0"') == svg.count('class="way of-1"') == 2
    assert svg.count('class="band of-1"') == 1
    assert ">Mia<" in svg
    assert "Tom &amp; Co &lt;x&gt;" in svg


def test_it_is_told_in_words_too() -> None:
    assert "Everybody's chances over the game. Mia: from 50% to 100%; Tom: from 25% to 0%" in (
        drawn("Mia", "Tom")
    )


def test_lines_stay_within_the_picture() -> None:
    for points in re.findall(r'points="([^"]+)"', drawn("Mia", "Tom")):
        for corner in points.split():
            x, y = map(float, corner.split(","))
            assert 0 <= x <= 390
            assert 20 <= y <= 330


def test_lines_can_be_told_apart_without_colour_on_light_and_dark_paper() -> None:
    svg = drawn("Mia", "Tom")
    assert svg.count("stroke-dasharray=") == 2
    assert "prefers-color-scheme:dark" in svg


def test_numbers_of_moments_that_are_close_stand_beside_each_other() -> None:
    drawn = chances_drawn(["Mia", "Tom"], POINTS, [20, 19, 20], words("en"))
    places = {
        int(number): float(x)
        for x, number in re.findall(r'<text x="([\d.]+)" y="16"[^>]*>(\d)</text>', drawn)
    }
    apart = [places[3] - places[1], places[1] - places[2]]
    assert [round(one, 1) for one in apart] == [13.0, 13.0]
