"""Who came out, what killed the rest and what the monsters did, read off games of DungeonQuest."""

from functools import partial
from typing import Any

import pytest

from delvers import new
from delvers.bots import Player
from delvers.games.dungeonquest.common import lab
from delvers.games.dungeonquest.common.lab import BOARD, figures, place
from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.third.lab import TOLD
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.lab.fates import Death, FateTally
from delvers.lab.plots import draw
from delvers.lab.report import plain
from delvers.lab.simulate import Report, simulate
from delvers.lab.tally import MeetingTally, Tally
from delvers.text import words
from tests.games.dungeonquest.third.rules.scene import act, scene

LINE_UP = ("heuristic", "random")
fates = partial(lab.fates, TOLD)
deaths_in = partial(lab.deaths_in, TOLD)
count_meetings = partial(lab.count_meetings, TOLD)


def fate(game: Game) -> FateTally:
    tally = Tally()
    tally.note_fates(fates(game), LINE_UP)
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
    for ends in report.tally.fates.values():
        assert sum(one.seats for one in ends.values()) == 32
        for one in ends.values():
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


def test_a_death_has_the_place_where_the_hero_stood() -> None:
    game = scene("hugo", pool=["bottomless_pit_01"], dice=(6, 6))
    act(game, 0, "move east")
    assert fates(game)[0].deaths == (Death("bottomless_pit", "b1"),)


def test_a_death_in_the_catacombs_is_told_apart() -> None:
    told = [
        Event("moved", "", {"seat": 0, "at": 14}),
        Event("descended", "", {"seat": 0, "at": 14}),
        Event("died", "", {"seat": 0, "cause": "sunset"}),
    ]
    assert deaths_in(told) == {0: Death("sunset", "b2 below")}
    assert place(words("en"), "b2 below", ()) == "B2, catacombs"
    assert BOARD.spaces["b2 below"] == BOARD.spaces["b2"] == (1, 1)


@pytest.mark.parametrize("game_id", ["dungeonquest-3e", "dungeonquest-revised"])
def test_the_events_tell_at_every_choice_where_the_heroes_stand(game_id: str) -> None:
    game = new(game_id, seats=4, seed=5)
    players = [Player("heuristic", game_id, 3)] * 4
    while game.pending:
        seat = min(game.waiting)
        heroes: Any = game.view(None)["heroes"]
        for hero in heroes:
            if hero["status"] in ("exploring", "below") and hero["at"] >= 0:
                fall = Event("died", "", {"seat": hero["seat"], "cause": ""})
                where = deaths_in((*game.events, fall))[hero["seat"]].place
                below = " below" if hero["status"] == "below" else ""
                assert where == label(hero["at"]) + below
        game.choose(seat, players[seat].choose(game, seat))
