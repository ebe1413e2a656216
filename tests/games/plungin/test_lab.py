"""What a party won, who lived and what killed the rest, read off games of Dungeon Plungin'."""

from collections import Counter
from typing import Any

import pytest

from delvers.games.plungin.lab.reading import count_meetings, fates, figures
from delvers.kernel.game import Game
from delvers.lab.causes import by_words
from delvers.lab.plots import draw
from delvers.lab.report import plain
from delvers.lab.simulate import Report, simulate
from delvers.lab.tally import Tally
from delvers.text import words
from tests.games.plungin.rules.scene import act, scene, state_of

LINE_UP = ("heuristic", "random")


def with_goblin(**facts: Any) -> Game:
    """Brannoc beside a goblin, and Sable far away; both have just come."""
    places, foes = [(2, 2), (0, 5)], [("goblin", (3, 2))]
    return scene("brannoc_vale", "sable_wick", at=places, monsters=foes, **facts)


def test_gold_and_the_living_are_counted_for_the_whole_party() -> None:
    game = with_goblin()
    state = state_of(game)
    state.party.gold = 20
    state.heroes[1].status = "dead"
    found = figures(game)
    assert found["gold"] == [20 + 18 + 25] * 2
    assert found["alive"] == [1, 1]


def test_the_hardest_adventure_won_in_a_campaign_is_counted_from_the_easiest() -> None:
    assert "hardest" not in figures(with_goblin())
    game = with_goblin()
    game.options["campaign"] = True
    assert figures(game)["hardest"] == [0, 0]
    for won, place in (("bell_under_harrow", 2), ("tapping_in_the_wall", 2)):
        state_of(game).party.won.append(won)
        assert figures(game)["hardest"] == [place, place]
    state_of(game).party.won.append("lamplighters_road")
    assert figures(game)["hardest"] == [3, 3]


def test_rounds_are_read_off_the_events() -> None:
    game = scene("brannoc_vale", "sable_wick")
    before = figures(game)["rounds"][0]
    for seat in (0, 1):
        act(game, seat, "pass")
    assert figures(game)["rounds"][0] == before + 1


def test_a_hero_who_lives_is_counted_with_a_share_of_the_common_gold() -> None:
    game = with_goblin()
    state_of(game).party.gold = 20
    tally = Tally()
    tally.note_fates(fates(game), LINE_UP)
    fate = tally.fates["bots"]["heuristic"]
    assert (fate.seats, fate.out, fate.gold) == (1, 1, {28: 1})
    assert tally.fates["heroes"]["sable_wick"] == tally.fates["bots"]["random"]


def test_causes_of_death_have_names() -> None:
    named = by_words("plungin", Counter({"demon": 2, "swinging_axe": 1}), words("en"))
    assert named == {"Ghazrul, Lesser Demon of the Eye": 2, "Swinging Axe": 1}


def test_a_monster_that_is_killed_counts_as_beaten() -> None:
    game = with_goblin(dice=[6] * 6 + [1] * 3)
    tally = Tally()
    tally.meeting("goblin", "monster").met += 1
    act(game, 0, "attack goblin 10")
    count_meetings(game, LINE_UP, tally)
    assert tally.meetings["goblin"].beaten == 1


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate("plungin", 6, seats=2, bots=["random"], seed=1)


def test_a_party_of_one_bot_counts_once_for_each_game(report: Report) -> None:
    bot = report.tally.bots["random"]
    assert bot.seats == 6
    for what in ("gold", "experience", "rounds", "tiles", "alive"):
        assert bot.figures[what].total() == 6


def test_deaths_and_survivors_are_counted_by_bot_and_by_hero(report: Report) -> None:
    for ends in report.tally.fates.values():
        assert sum(one.seats for one in ends.values()) == 24
    told: Any = plain(report)["results"]["fates"]
    assert sum(told["bots"]["random"]["deaths"].values()) > 0
    assert report.tally.meetings


def test_a_plot_shows_victories_survival_gold_and_causes_of_death(report: Report) -> None:
    victories, survival, gold, deaths = draw(report, words("en")).axes
    assert victories.get_ylabel() == "Win rate"
    assert survival.get_ylabel() == "Heroes who came out alive"
    assert gold.get_xlabel() == "Gold of those who came out"
    assert deaths.get_xlabel() == "Part of all deaths"
