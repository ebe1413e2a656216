"""Determination from failed tests (TEST), and kept for later tests (VAR-FOCUS)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, place, told
from tests.games.dungeonquest.third.rules.watched import seen, wait, watched

FOCUSED = Rules(focused=True)


def at_portcullis(*dice: int, **more: Any) -> Game:
    """Challara (Strength 5) north of a portcullis; to the east another chamber."""
    return watched(
        "challara",
        tiles={"c3": "portcullis_01", "c4": "chamber_01", "d3": "chamber_01"},
        top={"dungeon": ["dungeon_empty"] * 3},
        dice=dice,
        **more,
    )


def tokens(game: Game, seat: int = 0) -> int:
    """All Determination of a hero."""
    return sum(hero(game, seat).determination.values())


def values(game: Game) -> list[object]:
    """What the totals of all tests were compared with."""
    return [e.params["value"] for e in game.events if e.kind.startswith("test_")]


@pytest.mark.rule("DQ3-TEST-06", "DQ3-TOKEN-14")
def test_a_failed_test_gives_one_determination_token() -> None:
    game = at_portcullis(3, 3)
    act(game, 0, "move south")
    assert told(game, "determination_gained") == [{"seat": 0, "count": 1}]
    assert cited(game, "determination_gained") == ["DQ3-TEST-06"]
    assert [*seen(game, 1, 0)["determination"].values()] == [1]


@pytest.mark.rule("DQ3-TEST-06")
def test_a_passed_test_gives_no_determination() -> None:
    game = at_portcullis(2, 3)
    act(game, 0, "move south")
    assert (tokens(game), told(game, "determination_gained")) == (0, [])


@pytest.mark.rule("DQ3-TEST-07", "DQ3-PORT-08")
def test_a_token_raises_the_attribute_by_one_when_the_encounter_is_tried_again() -> None:
    game = at_portcullis(3, 3, 3, 3)
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "move south")
    assert (values(game), place(game, 0)) == ([5, 6], "c4")


@pytest.mark.rule("DQ3-TEST-08")
@pytest.mark.parametrize(("last", "ends_at"), [((4, 3), "c4"), ((4, 4), "c3")])
def test_tokens_of_repeated_failures_add_up(last: tuple[int, int], ends_at: str) -> None:
    game = at_portcullis(3, 3, 6, 6, *last)
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "move south")
    assert (values(game), place(game, 0)) == ([5, 6, 7], ends_at)


@pytest.mark.rule("DQ3-TEST-09")
def test_passing_the_test_discards_all_tokens_needed_or_not() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        dice=[4, 3],
        kept={0: ["trap_trapdoor"]},
        determination={0: {"trapdoor": 3}},
    )
    assert (values(game), hero(game, 0).kept, tokens(game)) == ([9], [], 0)


@pytest.mark.rule("DQ3-TEST-09")
def test_giving_up_discards_all_tokens() -> None:
    game = at_portcullis(3, 3)
    act(game, 0, "move south")
    assert tokens(game) == 1
    wait(game)
    act(game, 0, "move east")
    assert tokens(game) == 0


@pytest.mark.rule("DQ3-TEST-09")
def test_an_encounter_that_tests_but_once_leaves_no_token_behind() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01", "d3": "trap_01"},
        top={"trap": ["trap_crossfire_trap"]},
        dice=[3, 3],
    )
    act(game, 0, "move east")
    assert told(game, "determination_gained") == [{"seat": 0, "count": 1}]
    assert tokens(game) == 0


@pytest.mark.rule("DQ3-TEST-10", "DQ3-DIFF-41", "DQ3-GAP-79")
def test_tokens_of_one_encounter_do_not_help_in_another() -> None:
    game = watched(
        "challara",
        tiles={"c3": "portcullis_01"},
        top={"search": ["search_empty_room", "search_hidden_trap"], "trap": ["trap_trapdoor"]},
        dice=[3, 3, 4, 3],
    )
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "search")
    assert values(game) == [5, 6]
    assert hero(game, 0).determination == {"trapdoor": 1}, "he gave the portcullis up"


@pytest.mark.rule("DQ3-TEST-10")
def test_tokens_of_one_portcullis_do_not_help_at_another() -> None:
    game = watched(
        "challara",
        tiles={"c3": "portcullis_01", "d3": "portcullis_02@1", "c4": "chamber_01"},
        dice=[3, 3, 3, 3],
    )
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "move east")
    assert (values(game), place(game, 0)) == ([5, 5], "c3")


@pytest.mark.rule("DQ3-TEST-06", "DQ3-CLAR-02", "DQ3-GAP-39")
@pytest.mark.parametrize(("taken", "gained"), [(23, 1), (24, 0)])
def test_when_all_tokens_are_taken_a_failure_gives_none(taken: int, gained: int) -> None:
    game = at_portcullis(3, 3, determination={1: {"here web": taken}})
    act(game, 0, "move south")
    assert (tokens(game), len(told(game, "determination_gained"))) == (gained, gained)


# -- focused determination -------------------------------------------------------------------------


@pytest.mark.rule("DQ3-VAR-FOCUS-01", "DQ3-DIFF-53")
@pytest.mark.parametrize(("dice", "left"), [((1, 1), 3), ((2, 3), 3), ((3, 3), 2), ((4, 4), 0)])
def test_focused_a_passed_test_costs_only_the_tokens_it_needed(
    dice: tuple[int, int], left: int
) -> None:
    game = at_portcullis(*dice, rules=FOCUSED, determination={0: {"any": 3}})
    act(game, 0, "move south")
    assert (place(game, 0), tokens(game)) == ("c4", left)


@pytest.mark.rule("DQ3-VAR-FOCUS-01")
def test_focused_a_failed_test_costs_nothing_and_gives_a_token() -> None:
    game = at_portcullis(5, 4, rules=FOCUSED, determination={0: {"any": 3}})
    act(game, 0, "move south")
    assert (place(game, 0), tokens(game)) == ("c3", 4)


@pytest.mark.rule("DQ3-VAR-FOCUS-02", "DQ3-DIFF-41")
def test_focused_tokens_help_in_the_next_test_of_another_attribute() -> None:
    game = watched(
        "challara",
        tiles={"c3": "portcullis_01"},
        top={"search": ["search_empty_room", "search_hidden_trap"], "trap": ["trap_trapdoor"]},
        dice=[3, 3, 4, 3],
        rules=FOCUSED,
    )
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "search")
    tested = [e.params["attribute"] for e in game.events if e.kind.startswith("test_")]
    assert (tested, values(game), tokens(game)) == (["strength", "agility"], [5, 7], 0)


@pytest.mark.rule("DQ3-VAR-FOCUS-02")
def test_focused_tokens_stay_with_a_hero_who_gives_up_and_goes_elsewhere() -> None:
    game = at_portcullis(3, 3, rules=FOCUSED)
    act(game, 0, "move south")
    wait(game)
    act(game, 0, "move east")
    assert (place(game, 0), tokens(game)) == ("d3", 1)


@pytest.mark.rule("DQ3-VAR-FOCUS-02")
def test_focused_tokens_stay_after_an_encounter_that_tests_but_once() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01", "d3": "trap_01"},
        top={"trap": ["trap_crossfire_trap"]},
        dice=[3, 3],
        rules=FOCUSED,
    )
    act(game, 0, "move east")
    assert tokens(game) == 1
