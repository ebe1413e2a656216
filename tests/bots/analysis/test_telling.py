"""An analysis in words."""

from dataclasses import replace

import pytest

from delvers.bots.analysis import Analysis, Decision, Figure, Lost, Story, Verdict
from delvers.bots.analysis.telling import told, ways
from delvers.text import words

NOTHING = Figure(0.0, 0.0)


def decision(number: int, before: float, after: float) -> Decision:
    change = Figure(after - before, 0.01)
    return Decision(
        number=number,
        seat=1,
        prompt="",
        option="power 5",
        before=(Figure(before, 0.01), Figure(1 - before, 0.01)),
        after=(Figure(after, 0.01), Figure(1 - after, 0.01)),
        choice=(NOTHING, NOTHING),
        luck=(change, Figure(-change.mean, 0.01)),
        lost=Lost("power 3", Figure(0.25, 0.05)),
    )


def story(seat: int, end: float) -> Story:
    lost = Figure(0.25, 0.05)
    return Story(seat, Figure(0.5, 0.02), end, Figure(end - 0.5, 0.02), NOTHING, NOTHING, lost, 1)


FOUND = Analysis(
    game="raiders",
    seed=0,
    rehearsals=12_000,
    choices=8,
    is_party=False,
    decisions=(
        decision(1, 0.5, 0.52),
        decision(3, 0.52, 0.9),
        decision(5, 0.9, 0.895),
        decision(7, 0.895, 1.0),
    ),
    stories=(story(0, 1.0), story(1, 0.0)),
    verdict=Verdict("lucky", 0, Figure(0.4, 0.05)),
)
NAMES = ("Mia", "Tom")


def test_the_verdict_is_one_line() -> None:
    assert told(FOUND, NAMES, words("en")).line == "Lucky: the dice were worth 0.4 wins to Mia."


@pytest.mark.parametrize(
    ("verdict", "line"),
    [
        (Verdict("unlucky", 1, Figure(0.25, 0.1)), "Unlucky: the dice cost Tom 0.25 wins."),
        (Verdict("mistakes", 1, Figure(0.5, 0.1)), "Given away: mistakes cost Tom 0.5 wins."),
        (Verdict("lucky", None, Figure(0.4, 0.1)), "the dice were worth 0.4 wins to the party."),
        (Verdict("even", None, NOTHING), "neither luck nor mistakes can be told from chance"),
    ],
)
def test_every_verdict_has_its_line(verdict: Verdict, line: str) -> None:
    assert line in told(replace(FOUND, verdict=verdict), NAMES, words("en")).line


def test_the_moments_are_those_that_changed_most_in_the_order_of_the_game() -> None:
    found = told(FOUND, NAMES, words("en"))
    assert found.moments == [1, 3, 7]
    moments = found.tables[1]
    assert moments.rows[1][0] == "3"
    assert moments.rows[1][3] == "52% → 90%"
    assert moments.rows[1][5] == "+0.38 ± 0.02"


def test_mistakes_name_the_better_option() -> None:
    mistakes = told(FOUND, NAMES, words("en")).tables[2]
    assert len(mistakes.rows) == 4
    assert mistakes.rows[0][1].startswith("Tom: ")
    assert mistakes.rows[0][3] == "0.25 ± 0.10"


def test_a_sample_is_said_to_be_one() -> None:
    assert "The game has 8 choices." in told(FOUND, NAMES, words("en")).notes[1]
    whole = replace(FOUND, choices=4)
    assert len(told(whole, NAMES, words("en")).notes) == 1


def test_a_party_has_one_line_in_the_graph() -> None:
    lines, points = ways(replace(FOUND, is_party=True), NAMES, words("en"))
    assert lines == ["the party"]
    number, chances, (reach,) = points[0]
    assert (number, chances) == (0, [0.5])
    assert reach == pytest.approx(0.0196, abs=1e-4)
    assert points[-1] == (8, [1.0], [0.0])


@pytest.mark.parametrize("lang", ["es", "ru", "ro"])
def test_everything_is_told_in_other_languages(lang: str) -> None:
    here, there = (told(FOUND, NAMES, words(one)) for one in ("en", lang))
    assert here.line != there.line
    assert here.notes[1] != there.notes[1]
    for one, other in zip(here.tables, there.tables, strict=True):
        assert one.title != other.title
        assert one.headings[0] != other.headings[0]
