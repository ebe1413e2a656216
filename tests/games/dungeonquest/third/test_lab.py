"""Who came out, what killed the rest and what the monsters did, read off games of DungeonQuest."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.lab import count_fates, count_meetings, figures
from delvers.kernel.game import Game
from delvers.lab.fates import FateTally
from delvers.lab.plots import draw
from delvers.lab.report import plain
from delvers.lab.simulate import Report, simulate
from delvers.lab.tally import MeetingTally, Tally
from delvers.text import words
from tests.games.dungeonquest.third.rules.scene import act, scene

LINE_UP = ("heuristic", "random")


def fate(game: Game) -> FateTally:
    tally = Tally()
    count_fates(game, LINE_UP, tally)
    assert tally.fates["heroes"]["hugo"] == tally.fates["bots"]["heuristic"]
    return tally.fates["bots"]["heuristic"]


def meetings(game: Game) -> dict[str, MeetingTally]:
    tally = Tally()
    count_meetings(game, LINE_UP, tally)
    return tally.meetings


def test_a_hero_who_leaves_is_counted_with_his_gold_and_turns() -> None:
    game = scene("hugo", at=["b1"], tiles={"b1": "chamber_01"}, loot={0: ["treasure_sun_spear"]})
    act(game, 0, "move west", "leave")
    found = fate(game)
    assert (found.seats, found.out, found.gold, found.turns) == (1, 1, {1100: 1}, {1: 1})
    assert not found.deaths
    assert figures(game) == {"gold": (1100,)}


def test_a_hero_who_dies_is_counted_with_the_cause() -> None:
    game = scene("hugo", pool=["bottomless_pit_01"], dice=(6, 6))
    act(game, 0, "move east")
    found = fate(game)
    assert (found.out, found.deaths) == (0, {"bottomless_pit": 1})
    assert figures(game) == {"gold": (0,)}


def test_a_monster_that_is_escaped_from_is_met_and_not_beaten() -> None:
    top = {"dungeon": ["dungeon_monster_skeleton"]}
    runes = {0: ["rune_of_blinding"]}
    game = scene("hugo", "lindel", pool=["chamber_01"], top=top, runes=runes)
    act(game, 0, "move east", "use rune_of_blinding")
    skeleton = meetings(game)["skeleton"]
    assert (skeleton.kind, skeleton.met) == ("monster", 1)
    assert (skeleton.beaten, skeleton.escaped, skeleton.wounds) == (0, 1, 0)


def test_a_monster_struck_by_lightning_is_beaten() -> None:
    top = {"dungeon": ["dungeon_monster_demon"]}
    runes = {0: ["rune_of_lightning"]}
    game = scene("hugo", "lindel", pool=["chamber_01"], top=top, runes=runes)
    act(game, 0, "move east", "use rune_of_lightning")
    assert meetings(game)["demon"].beaten == 1


def test_a_dragon_that_sleeps_counts_as_beaten_and_one_that_wakes_hurts() -> None:
    for card, beaten, wounds in (("dragon_sleeping", 1, 0), ("dragon_dragon_rage", 0, 7)):
        game = scene(
            *("hugo", "lindel"), at=["g5"], top={"dragon": [card]}, dice=(3, 4), pool=["chamber_01"]
        )
        act(game, 0, "face the dragon")
        dragon = meetings(game)["dragon_rage"]
        assert (dragon.kind, dragon.met, dragon.beaten, dragon.wounds) == (
            "boss",
            1,
            beaten,
            wounds,
        )


@pytest.fixture(scope="module", params=["dungeonquest-3e", "dungeonquest-revised"])
def report(request: pytest.FixtureRequest) -> Report:
    return simulate(request.param, 8, bots=["heuristic", "random"], seed=1)


def test_every_seat_has_one_fate_by_bot_and_by_hero(report: Report) -> None:
    for fates in report.tally.fates.values():
        assert sum(one.seats for one in fates.values()) == 32
        for one in fates.values():
            assert one.out + one.deaths.total() == one.seats
            assert one.turns.total() == one.seats
            assert one.gold.total() == one.out


def test_the_report_tells_survival_gold_turns_and_deaths(report: Report) -> None:
    fates: Any = plain(report)["results"]["fates"]
    assert set(fates["bots"]) == {"heuristic", "random"}
    for told in (*fates["bots"].values(), *fates["heroes"].values()):
        assert {"seats", "out", "survival", "interval", "gold", "turns", "deaths"} == set(told)
    deadly = [*fates["bots"]["random"]["deaths"].values()]
    assert deadly == sorted(deadly, reverse=True)


def test_the_report_does_not_depend_on_how_many_games_are_told_in_detail(report: Report) -> None:
    game = report.series.game
    short: Any = plain(simulate(game, 8, bots=["heuristic", "random"], seed=1, detailed=0))
    assert short["results"]["met"] == {}
    assert short["results"]["fates"] == plain(report)["results"]["fates"]


def test_a_plot_shows_survival_gold_and_causes_of_death(report: Report) -> None:
    survival, gold, deaths = draw(report, words("en")).axes
    assert survival.get_ylabel() == "Heroes who came out alive"
    assert gold.get_xlabel() == "Gold of those who came out"
    assert deaths.get_xlabel() == "Part of all deaths"
    assert [tick.get_text() for tick in survival.get_xticklabels()] == ["heuristic", "random"]
