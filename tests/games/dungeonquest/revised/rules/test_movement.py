"""Moving from space to space (MOVE)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import COLUMNS, SPACE_OF, TREASURE, label
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import exchange
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
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

OPEN = "chamber_01"
EMPTY = {"dungeon": ["dungeon_empty"] * 6}
ALL_WAYS = {"move north", "move east", "move south", "move west"}


def kinds(game: Game, *wanted: str) -> list[str]:
    """The kinds of events in order, only those wanted."""
    return [event.kind for event in game.events if event.kind in wanted]


# -- one step --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-MOVE-01")
def test_a_hero_moves_through_a_hall_into_the_space_beside_his() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chamber_02", "c2": OPEN, "d3": OPEN},
                 top=EMPTY)  # fmt: skip
    assert set(options(game, 0)) == {"move north", "move south", "move west", "search"}
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert cited(game, "moved") == ["DQR-MOVE-01"]
    assert told(game, "moved") == [{"seat": 0, "at": SPACE_OF["c2"]}]
    assert game.waiting == [1], "one space is all"


@pytest.mark.rule("DQR-MOVE-02")
def test_no_way_leads_diagonally_or_further_than_one_space() -> None:
    for space, ways in enumerate(WAYS):
        for way in ways:
            if TREASURE not in (space, way.to) and space != TREASURE + COLUMNS:
                assert abs(space - way.to) in (1, COLUMNS), (label(space), label(way.to))
    beside = {label(way.to) for way in WAYS[TREASURE]}
    assert beside == {"g4", "h5", "h6", "g7", "f5", "f6"}


@pytest.mark.rule("DQR-MOVE-02")
@pytest.mark.parametrize("wish", ["move northeast", "move d2", "move"])
def test_nobody_moves_diagonally(wish: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "d2": OPEN})
    assert set(options(game, 0)) == {*ALL_WAYS, "search"}
    before = game.save()
    with pytest.raises(IllegalChoice):
        act(game, 0, wish)
    assert game.save() == before


# -- explored and unexplored spaces ----------------------------------------------------------------


@pytest.mark.rule("DQR-MOVE-03")
def test_an_explored_chamber_is_entered_and_resolved_without_a_tile() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "chamber_05"}, top=EMPTY)
    left = shown(game)["tiles_left"]
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert (told(game, "tile_laid"), shown(game)["tiles_left"]) == ([], left)
    assert state_of(game).tiles[SPACE_OF["c2"]] == ("chamber_05", 0)


@pytest.mark.rule("DQR-MOVE-04", "DQR-MOVE-06", "DQR-MOVE-07")
def test_for_an_unexplored_space_one_tile_is_drawn_and_laid_then_the_hero_goes_there() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["trap_01"],
                 top={"trap": ["trap_explosion"]})  # fmt: skip
    left = shown(game)["tiles_left"]
    act(game, 0, "move west")
    order = ["tile_laid", "moved", "card_drawn"]
    assert kinds(game, *order) == order
    assert shown(game)["tiles_left"] == left - 1
    assert shown(game)["tiles"][str(SPACE_OF["b3"])] == ["trap_01", 3]
    assert (place(game, 0), drawn(game, "trap")) == ("b3", ["trap_explosion"])


@pytest.mark.rule("DQR-MOVE-04")
def test_a_tile_is_drawn_from_all_that_are_left() -> None:
    """Which of the stacks it comes from makes no difference: nobody knows what is in them."""
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, top=EMPTY)
    pool = len(state_of(game).pool)
    act(game, 0, "move north")
    assert state_of(game).dice.asked[0] == pool  # type: ignore[attr-defined]


@pytest.mark.rule("DQR-MOVE-07")
def test_the_figure_is_in_the_new_chamber_when_its_card_is_resolved() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_05"],
                 top={"dungeon": ["dungeon_passage_down"]})  # fmt: skip
    act(game, 0, "move north")
    assert shown(game)["entrances"] == [SPACE_OF["c2"]]


# -- other heroes ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-MOVE-08")
def test_a_hero_cannot_move_where_another_heros_figure_stands() -> None:
    game = scene("hugo", "lindel", at=["c3", "c2"], tiles={"c3": OPEN, "c2": OPEN})
    assert set(options(game, 0)) == {*ALL_WAYS, "search"} - {"move north"}
    assert refused(game, 0)["move north"] == "DQR-MOVE-08"
    with pytest.raises(IllegalChoice, match="DQR-MOVE-08"):
        act(game, 0, "move north")


@pytest.mark.rule("DQR-MOVE-08", "DQR-TOWER-08")
def test_an_occupied_tower_is_barred_too() -> None:
    game = scene("hugo", "lindel", at=["b1", "a1"], tiles={"b1": OPEN})
    assert refused(game, 0)["move west"] == "DQR-MOVE-08"


@pytest.mark.rule("DQR-MOVE-08", "DQR-CATA-14")
@pytest.mark.parametrize("status", ["below", "out", "dead"])
def test_only_a_figure_bars_a_chamber(status: str) -> None:
    game = scene("hugo", "lindel", at=["c3", "c2"], tiles={"c3": OPEN, "c2": OPEN},
                 status={1: status}, heading={1: 0})  # fmt: skip
    assert "move north" in options(game, 0)


@pytest.mark.rule("DQR-MOVE-09", "DQR-TREASURE-01")
def test_the_treasure_chamber_may_be_entered_however_many_are_there() -> None:
    game = scene("hugo", "lindel", "tatianna", "challara", at=["f5", "g5", "g5", "g5"],
                 tiles={"f5": OPEN})  # fmt: skip
    act(game, 0, "move east")
    assert [place(game, seat) for seat in range(4)] == ["g5"] * 4
    assert len(drawn(game, "dragon")) == 1


# -- entering --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-MOVE-14")
def test_a_chamber_is_resolved_on_every_entry_by_a_move() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY,
                 skips={1: 9})  # fmt: skip
    act(game, 0, "move north", "move south", "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"] * 3


@pytest.mark.rule("DQR-MOVE-14")
def test_a_chamber_is_resolved_when_a_card_leads_there() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "trap_01"},
                 top={"search": ["search_secret_door"], "trap": ["trap_explosion"]})  # fmt: skip
    act(game, 0, "search", "through north")
    assert (place(game, 0), drawn(game, "trap")) == ("c2", ["trap_explosion"])
    assert cited(game, "put") == ["DQR-CARDS-SEARCH-SECRET-DOOR"]
    assert game.waiting == [1]


@pytest.mark.rule("DQR-MOVE-14")
def test_a_chamber_is_resolved_by_whoever_comes_out_of_the_catacombs() -> None:
    game = below("hugo", "catacomb_exit", tiles={"d4": "trap_01"}, dice=[1],
                 top={"trap": ["trap_explosion"]}, skips={})  # fmt: skip
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), drawn(game, "trap")) == ("d4", ["trap_explosion"])
    assert game.waiting == [1], "all in the same turn"


@pytest.mark.rule("DQR-MOVE-15")
@pytest.mark.parametrize("tile", ["bridge_01", "cave_in_01", "chasm_01", "spider_web_01"])
def test_a_hero_from_a_hall_does_not_choose_his_side_as_one_from_below_does(tile: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": tile}, top=EMPTY)
    act(game, 0, "move north")
    assert hero(game, 0).entered_by == 2
    assert all(not option.startswith("side ") for option in options(game, 0))
    game = below("hugo", "catacomb_exit", tiles={"d4": tile}, dice=[1], top=EMPTY, skips={})
    act(game, 0, "surface", "drift right")
    assert game.pending[0].prompt == "choose_side"


@pytest.mark.rule("DQR-MOVE-16", "DQR-MON-02")
@pytest.mark.parametrize("tile", [OPEN, "trap_01", "bottomless_pit_01", "corridor_01"])
def test_a_monster_token_is_met_instead_of_the_chamber(tile: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": tile}, lurkers=["c2"],
                 top={"monster": ["skeleton_1"]})  # fmt: skip
    act(game, 0, "move north")
    assert told(game, "fight_began") == [{"seat": 0, "monster": "skeleton", "player": 1}]
    exchange(game, "ranged", "melee")
    assert (drawn(game, "dungeon"), drawn(game, "trap"), told(game, "rolled")) == ([], [], [])
    assert (place(game, 0), game.waiting) == ("c2", [1]), "not even when it is dead"


# -- moving again ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-MOVE-17")
def test_a_further_move_is_made_at_once_and_what_it_leads_to_is_resolved() -> None:
    tiles = {"c3": OPEN, "c2": "corridor_01", "d2": "corridor_01"}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, top=EMPTY, pool=["chamber_08"])
    act(game, 0, "move north")
    assert set(options(game, 0)) == ALL_WAYS - {"move south"}, "he cannot stay"
    act(game, 0, "move east")
    assert game.waiting == [0]
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["d1"]] == ("chamber_08", 0)
    assert (place(game, 0), drawn(game, "dungeon")) == ("d1", ["dungeon_empty"])
    assert game.waiting == [1]


@pytest.mark.rule("DQR-MOVE-17")
def test_a_further_move_needs_unblocked_halls_and_free_chambers_like_any_other() -> None:
    tiles = {"c3": OPEN, "c2": "corridor_02", "b2": OPEN}
    game = scene("hugo", "lindel", at=["c3", "b2"], tiles=tiles, top=EMPTY, pool=[OPEN])
    act(game, 0, "move north")
    assert place(game, 0) == "c1", "north was all that was left"
    tiles |= {"c2": "corridor_01", "d2": "chamber_03"}
    game = scene("hugo", "lindel", "tatianna", at=["c3", "b2", "a1"], tiles=tiles, top=EMPTY,
                 pool=[OPEN])  # fmt: skip
    act(game, 0, "move north")
    assert place(game, 0) == "c1"


@pytest.mark.rule("DQR-MOVE-18", "DQR-DOOR-06", "DQR-PORT-07")
@pytest.mark.parametrize("tile", ["corridor_05", "spider_web_02", "darkness_02"])
@pytest.mark.parametrize("barrier", ["chamber_09", "portcullis_01"])
def test_a_move_that_ignores_barriers_needs_neither_card_nor_test(tile: str, barrier: str) -> None:
    """Whichever way he goes on, a door or a portcullis is in the hall."""
    north, west = ("chamber_09@2", "chamber_09@1")
    if barrier == "portcullis_01":
        north, west = ("portcullis_01", "portcullis_01@3")
    tiles = {"c3": OPEN, "c2": tile, "c1": north, "b2": west}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, top=EMPTY, dice=[4, 3])
    act(game, 0, "move north")
    if tile.startswith("spider"):
        act(game, 0, "move north")
    assert place(game, 0) == ("b2" if tile.startswith("dark") else "c1")
    assert drawn(game, "door") == []
    tested = [roll["why"] for roll in told(game, "rolled")]
    assert tested == {"s": ["strength test"], "d": ["darkness"]}.get(tile[0], []), "only the web"
