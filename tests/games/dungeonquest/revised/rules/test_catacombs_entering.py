"""Ways into the catacombs, and what a Travel marker does (CATA-01 to CATA-08, CATA-14)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
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

C3 = {"c3": "chamber_01"}
ALL_WAYS = ("head north", "head east", "head south", "head west")


def alone(name: str = "hugo", **facts: Any) -> Game:
    """A scene in c3 in which only seat 0 has anything to do."""
    return scene(name, "lindel", at=["c3"], **{"skips": {1: 99}, "tiles": C3, **facts})


def trapped(**facts: Any) -> Game:
    """A hero walks from c3 into a trapdoor at c2 and is not nimble enough."""
    tiles = {**C3, "c2": "trap_01"}
    game = alone(**{"tiles": tiles, "top": {"trap": ["trap_trapdoor"]}, "dice": [6, 6], **facts})
    act(game, 0, "move north")
    return game


# -- three ways down -------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CATA-01", "DQR-CATA-04")
def test_a_hero_goes_below_by_his_action_instead_of_moving_or_searching() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, entrances=["c3"])
    assert set(options(game, 0)) == {
        "move north",
        "move east",
        "move south",
        "move west",
        "search",
        "descend",
    }
    act(game, 0, "descend", "head north")
    assert cited(game, "descended") == ["DQR-CATA-04"]
    assert (place(game, 0), state_of(game).searched, drawn(game, "search")) == ("c3", [], [])


@pytest.mark.rule("DQR-CATA-01", "DQR-CATA-06")
def test_a_card_can_send_a_hero_below() -> None:
    game = trapped()
    assert options(game, 0) == ALL_WAYS
    act(game, 0, "head west")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("below", 1)
    assert cited(game, "descended") == ["DQR-CARDS-TRAP-TRAPDOOR"]


@pytest.mark.rule("DQR-CATA-01", "DQR-CATA-06", "DQR-CATA-08")
def test_a_fall_from_a_bridge_sends_a_hero_below_and_he_still_chooses_where_to_go() -> None:
    tiles = {**C3, "c2": "bridge_01"}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, dice=[6, 6, 2])
    act(game, 0, "move north", "cross")
    assert options(game, 0) == ALL_WAYS
    assert (game.pending[0].rule, game.pending[0].prompt) == ("DQR-CATA-06", "heading")
    act(game, 0, "head south")
    assert (hero(game, 0).status, hero(game, 0).heading, hero(game, 0).wounds) == ("below", 2, 2)
    assert (place(game, 0), game.waiting) == ("c2", [1])
    assert cited(game, "descended") == ["DQR-ROOM-13"]


@pytest.mark.rule("DQR-CATA-02")
def test_without_an_entrance_nobody_can_choose_to_go_below() -> None:
    game = alone(entrances=["c4"])
    assert refused(game, 0)["descend"] == "DQR-CATA-02"
    before = game.save()
    with pytest.raises(IllegalChoice):
        game.choose(0, "descend")
    assert game.save() == before


@pytest.mark.rule("DQR-CATA-02")
def test_a_tower_has_no_entrance() -> None:
    assert refused(scene("hugo", "lindel"), 0)["descend"] == "DQR-CATA-02"


@pytest.mark.rule("DQR-CATA-03", "DQR-CATA-04")
@pytest.mark.parametrize(
    ("tile", "marked"),
    [
        ("chamber_01", ["c3"]),
        ("catacomb_entrance_01", []),
        ("catacomb_entrance_05", []),
        ("spider_web_01", ["c3"]),
        ("bottomless_pit_01", ["c3"]),
    ],
)
def test_stairs_and_markers_lead_down_alike(tile: str, marked: list[str]) -> None:
    game = alone(tiles={"c3": tile}, entrances=marked)
    assert "descend" in options(game, 0)
    assert "descend" not in refused(game, 0)
    act(game, 0, "descend", "head east")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQR-CATA-03", "DQR-CATA-04")
def test_a_passage_down_leaves_a_marker_that_anybody_may_use_from_the_next_turn_on() -> None:
    game = alone(
        tiles={**C3, "c2": "chamber_01"}, top={"dungeon": ["dungeon_passage_down"]}, pool=[]
    )
    act(game, 0, "move north")
    assert shown(game)["entrances"] == [SPACE_OF["c2"]]
    assert told(game, "entrance_found") == [{"seat": 0, "at": SPACE_OF["c2"]}]
    assert cited(game, "entrance_found") == ["DQR-CARDS-DUNGEON-PASSAGE-DOWN"]
    assert state_of(game).decks["dungeon"].discard == ["dungeon_passage_down"]
    assert hero(game, 0).status == "exploring"
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQR-CATA-03")
@pytest.mark.parametrize(("tile", "marked"), [("chamber_01", ["c2"]), ("catacomb_entrance_01", [])])
def test_where_there_is_an_entrance_a_passage_down_adds_no_marker(
    tile: str, marked: list[str]
) -> None:
    tiles, top = {**C3, "c2": tile}, {"dungeon": ["dungeon_passage_down"]}
    game = alone(tiles=tiles, entrances=marked, top=top)
    act(game, 0, "move north")
    assert shown(game)["entrances"] == [SPACE_OF[place] for place in marked]
    assert told(game, "entrance_found") == []


@pytest.mark.rule("DQR-CATA-03")
def test_there_are_always_enough_markers() -> None:
    many = [f"{column}{row}" for column in "abcdefghij" for row in (5, 6)]
    tiles, top = {**C3, "c2": "chamber_01"}, {"dungeon": ["dungeon_passage_down"]}
    game = alone(tiles=tiles, entrances=many, top=top)
    act(game, 0, "move north")
    assert SPACE_OF["c2"] in shown(game)["entrances"]


@pytest.mark.rule("DQR-GAP-38")
def test_in_a_cave_in_too_a_marker_can_be_placed() -> None:
    tiles, top = {**C3, "c2": "cave_in_01"}, {"dungeon": ["dungeon_passage_down"]}
    game = alone(tiles=tiles, top=top)
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_passage_down"]
    assert shown(game)["entrances"] == [SPACE_OF["c2"]]
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQR-CATA-04")
def test_walking_into_a_chamber_with_stairs_does_not_lead_down_in_the_same_turn() -> None:
    tiles = {**C3, "c2": "catacomb_entrance_01"}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, top={"dungeon": ["dungeon_empty"]})
    act(game, 0, "move north")
    assert (hero(game, 0).status, game.waiting) == ("exploring", [1])


# -- the marker ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CATA-05", "DQR-CATA-06")
@pytest.mark.parametrize(
    ("direction", "number"), [("north", 0), ("east", 1), ("south", 2), ("west", 3)]
)
def test_the_marker_lies_in_his_chamber_and_points_where_he_likes(
    direction: str, number: int
) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, entrances=["c3"])
    act(game, 0, "descend")
    assert (options(game, 0), game.pending[0].rule) == (ALL_WAYS, "DQR-CATA-06")
    act(game, 0, f"head {direction}")
    marker = shown(game, 1)["heroes"][0]
    assert (marker["at"], marker["heading"]) == (SPACE_OF["c3"], number)
    assert told(game, "descended") == [{"seat": 0, "at": SPACE_OF["c3"], "heading": number}]


@pytest.mark.rule("DQR-CATA-05")
def test_the_marker_of_a_hero_who_fell_lies_where_he_fell() -> None:
    game = trapped()
    act(game, 0, "head east")
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQR-CATA-07", "DQR-CATA-14")
def test_the_figure_is_off_the_board_and_others_may_move_onto_the_marker() -> None:
    tiles = {"c3": "chamber_01", "c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, entrances=["c3"], turn=1, first=0)
    assert refused(game, 1)["move north"] == "DQR-MOVE-08"
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, entrances=["c3"])
    act(game, 0, "descend", "head east")
    assert shown(game)["heroes"][0]["status"] == "below"
    act(game, 1, "move north")
    assert (place(game, 1), place(game, 0)) == ("c3", "c3")


@pytest.mark.rule("DQR-CATA-14")
def test_under_the_treasure_chamber_a_hero_is_safe_from_the_dragon() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["g5", "g5"],
        status={1: "below"},
        heading={1: 0},
        loot={1: ["treasure_ruby_ring"]},
        top={"dragon": ["dragon_dragon_rage"], "catacomb": ["catacomb_exit"]},
        dice=[1, 1],
    )
    act(game, 0, "face the dragon")
    assert [rage["seats"] for rage in told(game, "dragon_rage")] == [[0]]
    assert (hero(game, 1).wounds, hero(game, 1).loot) == (0, ["treasure_ruby_ring"])


@pytest.mark.rule("DQR-CATA-08")
def test_going_below_ends_the_turn_before_a_card_is_drawn() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, entrances=["c3"])
    act(game, 0, "descend", "head north")
    assert (game.waiting, options(game, 0)) == ([1], ())
    assert (hero(game, 0).row, drawn(game, "catacomb")) == ([], [])


@pytest.mark.rule("DQR-CATA-08")
def test_a_trapdoor_ends_the_turn_and_is_discarded() -> None:
    game = trapped(skips={})
    act(game, 0, "head east")
    assert (game.waiting, drawn(game, "catacomb")) == ([1], [])
    assert state_of(game).decks["trap"].discard == ["trap_trapdoor"]


@pytest.mark.rule("DQR-GAP-37")
@pytest.mark.parametrize(("direction", "number"), [("north", 0), ("south", 2)])
def test_two_markers_may_lie_in_one_chamber_each_with_its_own_direction(
    direction: str, number: int
) -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "c3"],
        tiles=C3,
        entrances=["c3"],
        turn=1,
        first=0,
        status={0: "below"},
        heading={0: 0},
        skips={0: 99},
    )
    act(game, 1, "descend")
    assert options(game, 1) == ALL_WAYS
    act(game, 1, f"head {direction}")
    assert (hero(game, 0).heading, hero(game, 1).heading) == (0, number)
    assert place(game, 0) == place(game, 1) == "c3"


@pytest.mark.rule("DQR-CATA-07")
def test_the_lingering_shade_does_not_follow_a_hero_below() -> None:
    game = alone(entrances=["c3"], kept={0: ["dungeon_lingering_shade"]}, dice=[6] * 4)
    act(game, 0, "descend", "head east")
    assert (hero(game, 0).status, hero(game, 0).kept) == ("below", [])
    assert state_of(game).decks["dungeon"].discard == ["dungeon_lingering_shade"]
