"""Moving from space to space (MOVE)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import COLUMNS, TREASURE, label
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.kernel.errors import IllegalChoice
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 4}
OPEN = "chamber_01"


def moves(*ways: str) -> set[str]:
    """The options that are moves, by their directions."""
    return {f"move {way}" for way in ways}


@pytest.mark.rule("DQ3-MOVE-01", "DQ3-TURN-03")
def test_a_hero_moves_through_a_passage_into_the_space_beside_his() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chamber_02", "c2": OPEN}, top=EMPTY)
    assert set(options(game, 0)) == {*moves("north", "south", "west"), "search"}
    assert game.pending[0].rule == "DQ3-TURN-03"
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert cited(game, "moved") == ["DQ3-MOVE-01"]


@pytest.mark.rule("DQ3-MOVE-02")
def test_no_way_leads_diagonally_or_further_than_one_space() -> None:
    for space, ways in enumerate(WAYS):
        for way in ways:
            if TREASURE not in (space, way.to) and space != TREASURE + COLUMNS:
                assert abs(space - way.to) in (1, COLUMNS), (label(space), label(way.to))


@pytest.mark.rule("DQ3-MOVE-02", "DQ3-TURN-05")
@pytest.mark.parametrize("wish", ["move northeast", "move b2", "pass", "stay"])
def test_a_hero_can_neither_go_diagonally_nor_pass(wish: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN})
    before = game.save()
    with pytest.raises(IllegalChoice):
        act(game, 0, wish)
    assert game.save() == before


@pytest.mark.rule("DQ3-MOVE-03")
def test_a_hero_cannot_move_where_another_heros_figure_stands() -> None:
    game = scene("hugo", "lindel", at=["c3", "c2"], tiles={"c3": OPEN, "c2": OPEN})
    assert "move north" not in options(game, 0)
    assert game.pending[0].refused["move north"] == "DQ3-MOVE-03"
    with pytest.raises(IllegalChoice, match="DQ3-MOVE-03"):
        act(game, 0, "move north")


@pytest.mark.rule("DQ3-MOVE-03", "DQ3-TURN-05")
def test_heroes_who_left_or_died_bar_no_way() -> None:
    for status in ("out", "dead"):
        game = scene(
            "hugo", "lindel", at=["c3", "c2"], tiles={"c3": OPEN, "c2": OPEN}, status={1: status}
        )
        assert "move north" in options(game, 0)


@pytest.mark.rule("DQ3-MOVE-04")
def test_a_hero_may_join_others_in_the_treasure_chamber() -> None:
    game = scene("hugo", "lindel", "tatianna", at=["f5", "g5", "g5"], tiles={"f5": OPEN})
    act(game, 0, "move east")
    assert [place(game, seat) for seat in range(3)] == ["g5", "g5", "g5"]


@pytest.mark.rule("DQ3-MOVE-05")
def test_a_travel_marker_bars_no_way() -> None:
    game = scene(
        "hugo", "lindel", at=["c3", "c2"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY,
        status={1: "below"}, heading={1: 0},
    )  # fmt: skip
    act(game, 0, "move north")
    assert place(game, 0) == place(game, 1) == "c2"


@pytest.mark.rule("DQ3-MOVE-06", "DQ3-MOVE-07")
def test_a_known_chamber_is_met_without_laying_a_tile() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "chamber_05"}, top=EMPTY)
    left = shown(game)["tiles_left"]
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert told(game, "tile_laid") == []
    assert shown(game)["tiles_left"] == left
    assert state_of(game).tiles[hero(game, 0).at] == ("chamber_05", 0)


@pytest.mark.rule("DQ3-MOVE-08")
def test_a_chamber_is_met_every_time_a_hero_enters_it() -> None:
    game = scene(
        "hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY, skips={1: 9}
    )
    act(game, 0, "move north", "move south", "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"] * 3


@pytest.mark.rule("DQ3-MOVE-09", "DQ3-MOVE-10")
def test_a_monster_token_is_met_first_and_the_chamber_when_it_is_dead() -> None:
    game = scene(
        "hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY,
        lurkers={"c2": "skeleton_1"}, runes={0: ["rune_of_lightning"]},
    )  # fmt: skip
    act(game, 0, "move north")
    assert {"attack", "escape"} < set(options(game, 0))
    assert drawn(game, "dungeon") == []
    act(game, 0, "use rune_of_lightning")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert state_of(game).lurkers == []


@pytest.mark.rule("DQ3-MOVE-11")
def test_a_hero_who_escapes_the_monster_does_not_meet_the_chamber() -> None:
    game = scene(
        "hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY,
        lurkers={"c2": "skeleton_1"},
    )  # fmt: skip
    act(game, 0, "move north", "escape")
    assert place(game, 0) == "c3"
    assert drawn(game, "dungeon") == []
    assert shown(game)["turn"] == 1


@pytest.mark.rule("DQ3-MOVE-11")
def test_a_hero_whom_the_monster_kills_does_not_meet_the_chamber() -> None:
    game = scene(
        "hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY,
        lurkers={"c2": "sorcerer_1"}, wounds={0: 15},
    )  # fmt: skip
    act(game, 0, "move north", "escape")
    assert hero(game, 0).status == "dead"
    assert drawn(game, "dungeon") == []
    assert [label(lurker.at) for lurker in state_of(game).lurkers] == ["c2"]


@pytest.mark.rule("DQ3-MOVE-16", "DQ3-TURN-06")
def test_a_move_is_one_space_and_then_the_next_hero_is_up() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN, "c1": OPEN}, top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-MOVE-17")
def test_a_further_move_lays_a_tile_and_meets_it_like_any_other() -> None:
    game = scene(
        "hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "corridor_01"}, top=EMPTY,
        pool=["chamber_08"],
    )  # fmt: skip
    act(game, 0, "move north")
    assert set(options(game, 0)) == moves("north", "east", "south", "west")
    act(game, 0, "move east")
    assert state_of(game).tiles[hero(game, 0).at] == ("chamber_08", 1)
    assert drawn(game, "dungeon") == ["dungeon_empty"]


@pytest.mark.rule("DQ3-MOVE-17")
def test_a_further_move_needs_passages_doors_and_free_spaces_like_any_other() -> None:
    game = scene(
        "hugo", "lindel", at=["c3", "b2"], top={"door": ["door_jammed"]},
        tiles={"c3": OPEN, "c2": "corridor_02", "c1": "chamber_09@2", "b2": OPEN},
    )  # fmt: skip
    act(game, 0, "move north")
    assert set(options(game, 0)) == moves("north", "south")
    assert refused(game, 0) == {"move east": "DQ3-TILE-01", "move west": "DQ3-MOVE-03"}
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == ["door_jammed"]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-MOVE-18")
def test_known_chambers_and_unexplored_spaces_are_both_open_to_a_hero() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY)
    assert moves("north", "east", "south", "west") <= set(options(game, 0))
