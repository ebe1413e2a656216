"""From finished games to rows."""

from collections import defaultdict
from typing import Any

import pytest

from delvers.kernel.spec import Result
from delvers.lab.experiments.cells import Cell
from delvers.lab.facts import Facts, facts_of
from delvers.lab.fates import Death, Fate
from delvers.lab.running import chunks
from delvers.lab.running.chunks import (
    Columns,
    Task,
    add_fates,
    add_result,
    constants_of,
    play_task,
    read_rows,
    rows_of,
)
from delvers.lab.simulate import Series, play_one, seeds

SERIES = Series("raiders", 9, 3, ("heuristic", "random", "random"), 4, {"tactical": True}, 0)
CELL = Cell(2, (("seats", 3),), SERIES)
RESULT = Result(winners=(1, 2), ranking=((1, 2), (0,)), scores=(3, 9, 9), why="coins")


def told_in(result: Result, seat: int, facts: Facts) -> dict[str, Any]:
    """What a row tells of the end of a game."""
    columns: Columns = defaultdict(list)
    add_result(columns, result, [seat], facts)
    return {name: only for name, [only] in columns.items()}


def told_of(fate: Fate) -> dict[str, Any]:
    """What a row tells of a hero."""
    columns: Columns = defaultdict(list)
    add_fates(columns, [fate])
    return {name: only for name, [only] in columns.items()}


def rows_of_game(number: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = rows_of(CELL, range(number, number + 1)).to_pylist()
    return rows


def test_a_row_tells_victory_rank_and_score_of_its_seat() -> None:
    assert told_in(RESULT, 0, Facts()) == {"victory": 0.0, "rank": 2, "score": 3}
    assert told_in(RESULT, 2, Facts()) == {"victory": 0.5, "rank": 1, "score": 9}
    assert told_in(RESULT, 2, Facts(is_party=True))["victory"] == 1.0


def test_a_seat_without_rank_or_score_has_none() -> None:
    bare = Result(winners=(0,), ranking=(), scores=(), why="won")
    assert told_in(bare, 0, Facts()) == {"victory": 1.0, "rank": None, "score": None}


def test_a_row_tells_of_a_hero_how_he_died_last() -> None:
    deaths = (Death("pit", "a1"), Death("troll", "b2"))
    gone = Fate(0, "hugo", False, None, 9, deaths, was_replaced=True)
    assert told_of(gone) == {
        "hero": "hugo",
        "survived": False,
        "cause": "troll",
        "place": "b2",
        "deaths": 2,
        "gold": None,
        "turns": 9,
        "replaced": True,
    }


def test_who_lives_has_neither_cause_nor_place() -> None:
    out = Fate(0, "hugo", True, 70, 9, (Death("pit", "a1"),))
    told = told_of(out)
    assert (told["cause"], told["place"], told["deaths"]) == (None, None, 1)
    assert (told["survived"], told["gold"], told["replaced"]) == (True, 70, False)
    nobody = told_of(Fate(0, has_survived=False, deaths=(Death("pit"),)))
    assert (nobody["hero"], nobody["cause"], nobody["place"]) == (None, "pit", None)


def test_what_is_the_same_in_all_games_of_a_cell() -> None:
    series = Series(
        "raiders",
        9,
        3,
        ("random",) * 3,
        4,
        {"tactical": True, "pace": 2},
        0,
        content=("/packs/one.toml", "/packs/two"),
        numbers=(("monsters.orc.life", 4),),
        heroes=("hugo",),
    )
    assert constants_of(Cell(5, (), series)) == {
        "cell": 5,
        "game": "raiders",
        "seats": 3,
        "bots": "random+random+random",
        "content": "one.toml+two",
        "named": "hugo",
        "option.tactical": "true",
        "option.pace": "2",
        "sweep.monsters.orc.life": 4,
    }
    assert constants_of(CELL)["content"] == constants_of(CELL)["named"] == "none"


def test_every_seat_of_a_game_has_a_row_with_its_bot_and_figures() -> None:
    rows, game = rows_of_game(1), play_one(SERIES, 1)
    assert [row["bot"] for row in rows] == ["random", "random", "heuristic"]
    assert [(row["seat"], row["of_seat"]) for row in rows] == [(0, 0), (1, 0), (2, 0)]
    assert {(row["number"], row["seed"], row["choices"]) for row in rows} == {
        (1, seeds(4, 1)[0], game.number)
    }
    coins = facts_of("raiders").figures(game)["coins"]
    assert [row["figure.coins"] for row in rows] == coins
    assert [row["score"] for row in rows] == [*(game.result.scores if game.result else ())]


def test_a_second_hero_of_a_seat_is_numbered_and_labels_are_columns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    facts = Facts(
        figures=lambda _game: {"gold": [5, 6, 7]},
        fates=lambda _game: [Fate(0, "a"), Fate(1, "b"), Fate(0, "c")],
        labels=lambda _game: {"party": "a,b"},
    )
    monkeypatch.setattr(chunks, "facts_of", lambda _game: facts)
    rows = rows_of_game(0)
    assert [(row["hero"], row["seat"], row["of_seat"]) for row in rows] == [
        *(("a", 0, 0), ("b", 1, 0), ("c", 0, 1))
    ]
    assert [row["figure.gold"] for row in rows] == [5, 6, 5]
    assert {row["label.party"] for row in rows} == {"a,b"}


def test_a_task_in_two_parts_equals_one() -> None:
    whole = rows_of(CELL, range(4))
    parts = [read_rows(play_task(Task(0, CELL, numbers))) for numbers in (range(2), range(2, 4))]
    assert [*parts[0].to_pylist(), *parts[1].to_pylist()] == whole.to_pylist()
    assert whole["number"].to_pylist() == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert set(whole["cell"].to_pylist()) == {2}
    assert whole.column_names[:4] == ["cell", "game", "number", "seed"]
    assert whole.column_names[-3:] == ["option.tactical", "figure.coins", "figure.wounds"]
