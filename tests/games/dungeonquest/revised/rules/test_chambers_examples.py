"""The worked examples about chambers (EX-09 to EX-23)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import outcomes
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    WALLS_EW,
    WALLS_NS,
    enters,
    is_over_for,
    starts,
    trials,
)
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


@pytest.mark.rule("DQR-EX-09", "DQR-SEARCH-05", "DQR-SEARCH-06", "DQR-SEARCH-07")
def test_a_searched_chamber_is_done_for_everybody() -> None:
    tiles = dict.fromkeys(("c3", "c4", "d3"), "chamber_01")
    top = {"search": ["search_gold_coins_60", *["search_empty_room"] * 2], **EMPTY}
    game = scene("hugo", "tatianna", at=["c3", "c4"], tiles=tiles, top=top)
    act(game, 0, "search")
    assert drawn(game, "search") == ["search_gold_coins_60"]
    assert shown(game)["searched"] == [SPACE_OF["c3"]]
    act(game, 1, "search")
    assert refused(game, 0)["search"] == "DQR-SEARCH-04"
    act(game, 0, "move east")
    act(game, 1, "move north")
    act(game, 0, "search")
    assert (place(game, 1), refused(game, 1)["search"]) == ("c3", "DQR-SEARCH-04")


@pytest.mark.rule("DQR-EX-10", "DQR-SEARCH-03")
def test_beside_a_monster_token_a_hero_cannot_search() -> None:
    game = starts("chamber_01", lurkers=["c3"])
    assert "search" not in options(game, 0)
    assert refused(game, 0)["search"] == "DQR-SEARCH-03"


@pytest.mark.rule("DQR-EX-11", "DQR-MON-02")
def test_a_monster_is_met_instead_of_the_bottomless_pit() -> None:
    game = enters("bottomless_pit_01", lurkers=["c3"], top={"monster": ["demon_4"]})
    act(game, 0, "move north")
    assert (trials(game), told(game, "rolled")) == ([], [])
    assert [fight["monster"] for fight in told(game, "fight_began")] == ["demon"]


# -- bridge ----------------------------------------------------------------------------------------

LOOT = ["treasure_ebon_ring", "search_gold_coins_10", "corpse_gold_coins_50"]


def crossing(*dice: int) -> Game:
    """Challara (Agility 7) with three Loot cards decides to cross the bridge at c3."""
    game = enters("bridge_01", "challara", tiles={"c2": "chamber_01"}, dice=dice, loot={0: [*LOOT]},
                  top=EMPTY)  # fmt: skip
    act(game, 0, "move north", "cross")
    return game


@pytest.mark.rule("DQR-EX-12", "DQR-ROOM-11", "DQR-ROOM-13", "DQR-CATA-08")
def test_with_three_loot_cards_a_five_is_an_eight_and_the_hero_falls() -> None:
    game = crossing(2, 3, 4)
    act(game, 0, "go", "head east")
    assert outcomes(game) == [("failed", "agility", 8, 7)]
    assert told(game, "wounded") == [{"seat": 0, "amount": 4, "cause": "fall"}]
    assert (hero(game, 0).status, hero(game, 0).wounds, place(game, 0)) == ("below", 4, "c3")
    assert game.waiting == [1]


@pytest.mark.rule("DQR-EX-13", "DQR-ROOM-10", "DQR-ROOM-12")
def test_with_one_loot_card_less_the_hero_is_across_in_the_same_turn() -> None:
    game = crossing(2, 3)
    act(game, 0, "discard treasure_ebon_ring", "go")
    assert outcomes(game) == [("passed", "agility", 7, 7)]
    assert (place(game, 0), hero(game, 0).loot) == ("c2", LOOT[1:])
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert state_of(game).decks["treasure"].discard == ["treasure_ebon_ring"]


@pytest.mark.rule("DQR-EX-14", "DQR-ROOM-09")
@pytest.mark.parametrize(
    ("choice", "end", "tested"), [("move south", "c4", []), ("cross", "c2", ["agility"])]
)
def test_next_turn_a_hero_goes_back_untested_or_crosses(
    choice: str, end: str, tested: list[str]
) -> None:
    game = enters("bridge_01", tiles={"c2": "chamber_01"}, skips=SLEEP, top=EMPTY)
    act(game, 0, "move north", "stay")
    assert options(game, 0) == ("move south", "cross")
    act(game, 0, choice)
    assert (place(game, 0), trials(game)) == (end, tested)


# -- corridor, darkness ----------------------------------------------------------------------------


@pytest.mark.rule("DQR-EX-15", "DQR-ROOM-36", "DQR-ROOM-34")
def test_a_straight_corridor_that_meets_a_wall_leads_back_through_the_door() -> None:
    top = {"door": ["door_opens", "door_jammed"], **EMPTY}
    tiles = {"c4": "chamber_09", "c2": WALLS_NS}
    game = enters("corridor_05", tiles=tiles, top=top)
    act(game, 0, "move north")
    assert [SPACE_OF["c3"], SPACE_OF["c4"]] == [move["at"] for move in told(game, "moved")]
    assert (drawn(game, "door"), drawn(game, "dungeon")) == (["door_opens"], ["dungeon_empty"])


@pytest.mark.rule("DQR-EX-15", "DQR-ROOM-34")
def test_nor_does_a_portcullis_stop_a_hero_on_his_way_back_through_a_corridor() -> None:
    tiles = {"c4": "portcullis_01@2", "c2": WALLS_NS}
    game = enters("corridor_05", tiles=tiles, top=EMPTY, dice=[3, 4, 6, 6])
    act(game, 0, "move north")
    assert (trials(game), place(game, 0)) == (["strength"], "c4")


@pytest.mark.rule("DQR-EX-16", "DQR-ROOM-35")
def test_from_a_crossing_of_corridors_a_hero_may_not_turn_back() -> None:
    game = enters("corridor_01", tiles={"c2": "chamber_01", "d3": "chamber_01"})
    act(game, 0, "move north")
    assert options(game, 0) == ("move north", "move east", "move west")
    assert refused(game, 0)["move south"] == "DQR-ROOM-35"


@pytest.mark.rule("DQR-EX-17", "DQR-ROOM-26", "DQR-ROOM-27")
def test_in_the_dark_a_blocked_five_is_rolled_again_and_a_two_leads_back() -> None:
    game = enters("darkness_03", tiles={"d3": WALLS_EW}, dice=[5, 2], top=EMPTY)
    act(game, 0, "move north")
    assert [roll["dice"] for roll in told(game, "rolled")] == [[5], [2]]
    assert told(game, "lost_in_the_dark") == [{"seat": 0, "direction": 1}]
    assert [SPACE_OF["c3"], SPACE_OF["c4"]] == [move["at"] for move in told(game, "moved")]


# -- spider web ------------------------------------------------------------------------------------


def in_web(*dice: int) -> Game:
    """Hugo (Strength 7) has come from b3 in the west into the web at c3."""
    tiles = {"b3": "chamber_01", "c3": "spider_web_02@1", "d3": "chamber_01"}
    game = scene("hugo", "krutzbeck", at=["b3"], tiles=tiles, dice=dice, skips=SLEEP, top=EMPTY)
    act(game, 0, "move east")
    return game


@pytest.mark.rule("DQR-EX-18", "DQR-ROOM-43")
def test_a_web_is_left_at_once_by_the_way_one_came_without_a_test() -> None:
    game = in_web(6, 6)
    act(game, 0, "move west")
    assert (place(game, 0), trials(game)) == ("b3", [])


@pytest.mark.rule("DQR-EX-18", "DQR-ROOM-44", "DQR-ROOM-50")
@pytest.mark.parametrize(("second", "end", "tokens"), [(3, "d3", 0), (4, "c3", 1)])
def test_through_a_web_strength_is_tested_and_failure_ends_the_turn(
    second: int, end: str, tokens: int
) -> None:
    game = in_web(4, second)
    act(game, 0, "move east")
    assert (place(game, 0), trials(game)) == (end, ["strength"])
    assert (hero(game, 0).determination, is_over_for(game, 1)) == (tokens, True)


@pytest.mark.rule("DQR-EX-19", "DQR-ROOM-47")
def test_a_hero_stuck_in_a_web_must_be_strong_even_to_go_back() -> None:
    game = in_web(6, 6, 6, 6, 1, 1)
    act(game, 0, "move east", "move west", "spend none")
    assert (place(game, 0), trials(game)) == ("c3", ["strength"] * 2)
    act(game, 0, "move west")
    assert (place(game, 0), trials(game)) == ("b3", ["strength"] * 3)


# -- rotating chamber ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-EX-20", "DQR-ROOM-39", "DQR-SEARCH-10", "DQR-DEADEND-04")
def test_a_hero_shut_in_by_a_rotating_chamber_may_still_search() -> None:
    top = {"search": ["search_gold_coins_10"]}
    game = enters("rotating_room_01", tiles={"c2": WALLS_NS}, skips=SLEEP, top=top)
    act(game, 0, "move north")
    assert [turn["turns"] for turn in told(game, "tile_turned")] == [2]
    assert shown(game)["tiles"][str(SPACE_OF["c3"])] == ["rotating_room_01", 2]
    assert drawn(game, "search") == ["search_gold_coins_10"]  # it is all that he can do


@pytest.mark.rule("DQR-EX-21", "DQR-DEADEND-01", "DQR-DEADEND-02")
@pytest.mark.parametrize(("entrances", "dies"), [([], True), (["c3"], False)])
def test_once_searched_the_shut_chamber_is_a_dead_end(entrances: list[str], dies: bool) -> None:
    game = enters("rotating_room_01", tiles={"c2": WALLS_NS}, skips=SLEEP, searched=["c3"],
                  entrances=entrances)  # fmt: skip
    act(game, 0, "move north")
    assert ("dead_end" in [death["cause"] for death in told(game, "died")]) == dies
    assert ("DQR-DEADEND-02" in cited(game, "died")) == dies
    assert hero(game, 0).status == ("dead" if dies else "exploring")


# -- tower and treasure chamber --------------------------------------------------------------------


@pytest.mark.rule("DQR-EX-22", "DQR-TOWER-06", "DQR-TOWER-05")
def test_without_loot_a_tower_only_leads_on() -> None:
    game = scene("hugo", "krutzbeck", at=["b1", "m1"], tiles={"b1": "chamber_01"})
    act(game, 0, "move west")
    assert options(game, 0) == ("move east", "move south", "tower a10", "tower m10")
    why_not = {"leave": "DQR-EXIT-02", "tower m1": "DQR-TOWER-05", "stay": "DQR-TOWER-02"}
    assert why_not.items() <= refused(game, 0).items()


@pytest.mark.rule("DQR-EX-23", "DQR-TREASURE-06")
def test_the_hall_to_another_hero_is_shut_for_those_in_the_treasure_chamber() -> None:
    game = scene(
        "hugo", "tatianna", "challara", at=["g5", "g5", "g4"], tiles={"g4": "chamber_01"},
        top={"dragon": ["dragon_sleeping"]},
    )  # fmt: skip
    for seat in (0, 1):
        assert refused(game, seat)["move north g4"] == "DQR-MOVE-08"
        assert {"move south g7", "face the dragon"} < {*options(game, seat)}
        act(game, seat, "face the dragon")
