"""The best results of lone players on the server: kept with the last choice, shown, compared."""

from typing import Any

import pytest
from fastapi import FastAPI

from delvers.kernel.game import Game
from delvers.server import show, standins
from delvers.server.database import open_database
from delvers.server.live import LiveTable, Moment, Step
from delvers.server.storage import Storage
from delvers.server.stored import Entry, StoredChoice, StoredResult
from delvers.server.tables import Guest, Tables, reached_in
from delvers.text import words
from tests.games.dungeonquest.third.rules.scene import act, scene
from tests.server.guests import InProcess, seated

GAME = "dungeonquest-3e"
HUGO = StoredResult(GAME, "hugo", "", 700)


@pytest.fixture
def tables(database: str) -> Tables:
    return Tables(Storage(open_database(database)))


def alone(tables: Tables, kind: str = "human", **options: Any) -> str:
    """A table for one."""
    guest = Guest(kind, "Ana", bot="heuristic" if kind == "bot" else None)
    return seated(tables, tables.open(GAME, [guest], {"heroes": "lindel", **options}))


def ended(tables: Tables, at: float, reached: StoredResult | None) -> str:
    """A table whose lone player has reached something."""
    table = alone(tables)
    choice = StoredChoice(1, 0, "tower a1", at)
    tables.storage.append(Entry(table, choice, is_last=True, reached=reached))
    return table


def test_the_best_before_is_the_best_of_the_same_game_hero_and_options(tables: Tables) -> None:
    first = ended(tables, 1.0, HUGO)
    ended(tables, 2.0, StoredResult(GAME, "lindel", "", 5000))
    ended(tables, 3.0, StoredResult(GAME, "hugo", "late_start=True", 6000))
    second = ended(tables, 4.0, StoredResult(GAME, "hugo", "", 900))
    ended(tables, 5.0, StoredResult(GAME, "hugo", "", 1200))
    storage = tables.storage
    assert storage.best_before(first, HUGO) is None
    assert storage.best_before(second, StoredResult(GAME, "hugo", "", 900)) == 700
    assert [(one.who, one.options, one.points) for one in storage.best_results(GAME)] == [
        ("hugo", "late_start=True", 6000),
        ("lindel", "", 5000),
        ("hugo", "", 1200),
    ]
    assert storage.best_results("raiders") == []


def won(loot: str = "treasure_gold_ring") -> Game:
    """A game that a lone hero has left with one card."""
    game = scene("lindel", loot={0: [loot]})
    act(game, 0, "leave")
    return game


def seen(tables: Tables, table: str, game: Game) -> LiveTable:
    """A table where this game has been played."""
    with tables.at(table) as live:
        live.game = game
        live.moment = Moment(game, live.number, live._lines)
        live.best_before = tables.best_before(live)
    return live


@pytest.mark.rule("DQ3-VAR-SOLO-13", "DQ3-DIFF-47")
def test_at_the_end_the_page_shows_the_best_result_before(tables: Tables) -> None:
    ended(tables, 1.0, StoredResult(GAME, "lindel", "", 150))
    live = seen(tables, alone(tables), won())
    told = "Lindel: 190, a new best result! The best before was 150."
    assert show.best_for(live, words("en")) == told
    game = live.game
    assert game.result is not None
    assert show.result_for(live, game.result, words("en"))["best"] == told
    assert told in show.state_for(live, 0, words("en"), with_regions=True)["regions"]["result"]


def test_a_hero_without_a_treasure_and_a_bot_have_no_result(tables: Tables) -> None:
    live = seen(tables, alone(tables), won("crypt_gold_coins_250"))
    assert show.best_for(live, words("en")) == ""
    assert reached_in(live.game) is None
    played_by_bot = seen(tables, alone(tables, "bot"), won())
    assert show.best_for(played_by_bot, words("en")) == ""


def test_what_a_bot_had_a_part_in_is_not_the_work_of_people_alone(tables: Tables) -> None:
    with tables.at(alone(tables)) as live:
        assert not live.is_helped_by_bots
        standins.leave(tables, live, 0, for_good=False)
        assert live.is_helped_by_bots
    with tables.at(alone(tables, "bot")) as live:
        assert live.is_helped_by_bots


def test_the_choice_of_a_hero_is_no_other_set_of_options() -> None:
    reached = reached_in(won())
    assert reached is not None
    spec = won().spec
    options = spec.check_options({"heroes": "hugo", "late_start": True, "runes": 2})
    assert spec.option_set(options) == "late_start=True,runes=2"
    assert spec.option_set(spec.check_options({"heroes": "hugo"})) == ""


def test_the_last_choice_keeps_what_was_reached(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = alone(tables)

    def win(live: LiveTable, seat: int, option: str, at: float) -> Step:
        choice = StoredChoice(1, seat, option, at)
        return Step(won(), live.guard, choice, {}, None)

    monkeypatch.setattr(LiveTable, "step", win)
    with tables.at(table) as live:
        option = live.game.pending[0].options[0]
    tables.choose(table, 0, 0, option)
    assert tables.storage.best_results(GAME) == [StoredResult(GAME, "lindel", "", 190)]


def test_the_lobby_lists_the_best_results(app: FastAPI) -> None:
    with InProcess(app) as http:
        assert 'id="best"' not in http.get(f"/?game={GAME}").text
        ended(app.state.tables, 1.0, StoredResult(GAME, "hugo", "late_start=True,runes=2", 6000))
        shown = " ".join(http.get(f"/?game={GAME}").text.split())
        assert (
            "Hugo the Glorious</strong>: 6000 <span>(Late start, Runes for each hero: 2)" in shown
        )
        assert 'id="best"' not in http.get("/?game=raiders").text
