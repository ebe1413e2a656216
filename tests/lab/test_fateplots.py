"""What the pictures of fates show: bars by bot, purses, and the deadliest causes from above."""

from collections import Counter
from typing import Any

import pytest

from delvers.lab.fateplots import DEADLIEST, PURSES, draw_deaths, draw_fates, draw_gold, in_purses
from delvers.lab.ink import COLOURS, HATCHES
from delvers.lab.plots import paper
from delvers.text import words
from tests.lab.counted import survivors, tally

EN = words("en")


@pytest.fixture
def panel() -> Any:
    return paper(1)[1][0]


def heights(panel: Any) -> list[float]:
    return [round(bar.get_height(), 4) for bar in panel.patches]


def ticks(axis: Any) -> list[str]:
    return [tick.get_text() for tick in axis]


def legend(panel: Any) -> list[str]:
    return ticks(panel.get_legend().get_texts())


def test_gold_lies_in_the_purse_that_begins_at_it_or_below() -> None:
    found = in_purses(Counter({0: 1, 49: 1, 50: 2, 3199: 1, 3200: 3}))
    assert dict(zip(PURSES, found, strict=True)) == {
        0: 0.25,
        50: 0.25,
        100: 0,
        200: 0,
        400: 0,
        800: 0,
        1600: 0.125,
        3200: 0.375,
    }
    assert in_purses(Counter()) == [0.0] * len(PURSES)


def test_gold_is_drawn_for_every_bot_with_its_mean(panel: Any) -> None:
    draw_gold(panel, {"clever": Counter({40: 1, 260: 1}), "plain": Counter({1600: 1})}, EN)
    assert heights(panel)[:8] == [0.5, 0, 0, 0.5, 0, 0, 0, 0]
    assert heights(panel)[8:] == [0, 0, 0, 0, 0, 0, 1.0, 0]
    assert legend(panel) == ["clever: mean 150", "plain: mean 1,600"]
    names = ticks(panel.get_xticklabels())
    assert (names[0], names[-2], names[-1]) == ("0–50", "1600–3200", "3200+")
    assert panel.get_xlabel() == "Gold of those who came out"
    assert panel.get_ylabel() == "Part of those who came out"


def test_the_bars_of_two_bots_stand_side_by_side_around_their_purse(panel: Any) -> None:
    draw_gold(panel, {"clever": Counter({0: 1}), "plain": Counter({0: 1})}, EN)
    left, right = panel.patches[0], panel.patches[len(PURSES)]
    assert left.get_x() == pytest.approx(-0.42)
    assert right.get_x() == pytest.approx(0.0)
    assert left.get_x() + left.get_width() == pytest.approx(right.get_x())
    assert right.get_x() + right.get_width() == pytest.approx(0.42)


def test_causes_of_death_stand_from_the_deadliest_down_as_parts_of_each_bots_deaths(
    panel: Any,
) -> None:
    deaths = {"clever": Counter({"Troll": 1, "Pit": 3}), "plain": Counter({"Troll": 1})}
    draw_deaths(panel, deaths, EN)
    assert ticks(panel.get_yticklabels()) == ["Pit", "Troll"]
    assert panel.yaxis_inverted()
    assert [round(bar.get_width(), 4) for bar in panel.patches] == [0.75, 0.25, 0, 1.0]
    assert legend(panel) == ["clever", "plain"]
    assert panel.get_xlabel() == "Part of all deaths"


def test_only_the_deadliest_causes_are_drawn(panel: Any) -> None:
    deaths = Counter({f"cause {n}": 100 - n for n in range(DEADLIEST + 3)})
    draw_deaths(panel, {"clever": deaths}, EN)
    assert len(panel.patches) == DEADLIEST
    assert panel.patches[0].get_width() == pytest.approx(100 / deaths.total())


def test_a_bot_without_deaths_has_bars_of_no_length(panel: Any) -> None:
    draw_deaths(panel, {"clever": Counter({"Pit": 2}), "plain": Counter()}, EN)
    assert [bar.get_width() for bar in panel.patches] == [1.0, 0.0]


def test_fates_are_drawn_as_survival_gold_and_causes() -> None:
    _, panels = paper(3)
    draw_fates("dungeonquest-3e", panels, tally(has_fates=True).fates["bots"], EN)
    assert panels[0].get_ylabel() == "Heroes who came out alive"
    assert heights(panels[0]) == [0.5, 0.0]
    assert legend(panels[1])[0] == "clever: mean 150"
    assert ticks(panels[2].get_yticklabels()) == ["Dragon Rage", "Troll"]
    assert survivors().deaths.total() == 3


def test_bots_differ_in_colour_and_pattern(panel: Any) -> None:
    draw_gold(panel, {str(n): Counter({0: 1}) for n in range(7)}, EN)
    first = [panel.patches[n * len(PURSES)] for n in range(7)]
    assert [bar.get_hatch() or "" for bar in first] == [*HATCHES, HATCHES[0]]
    assert len({bar.get_facecolor() for bar in first[:6]}) == len(COLOURS)
    assert first[0].get_facecolor() == first[6].get_facecolor()
