"""Dead ends, which are death at once (DEADEND, GAP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    place,
    scene,
    shown,
    told,
)

OPEN, SEALED = "chamber_01", "rotating_room_01@2"
WALLS = {"b2": "chamber_03@2", "d2": "chamber_05", "c3": "chamber_04", "c1": "chamber_04@2"}
"""Chambers around c2 that show it their walls."""
EMPTY = {"dungeon": ["dungeon_empty"] * 6, "search": ["search_empty_room"] * 4}


def sealed_in(tile: str = SEALED, **facts: Any) -> Game:
    """Hugo is in c1, in a rotating chamber that has turned its only hall to the outer wall."""
    given: dict[str, Any] = {"at": ["c1"], "tiles": {"c1": tile, "c2": OPEN}, "top": EMPTY} | facts
    return scene("hugo", "lindel", **given)


@pytest.mark.rule("DQR-DEADEND-01", "DQR-DEADEND-02", "DQR-TURN-07", "DQR-EX-21")
def test_a_hero_who_can_do_none_of_the_three_actions_dies() -> None:
    game = sealed_in(searched=["c1"], loot={0: ["corpse_rope"]})
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]
    assert cited(game, "died") == ["DQR-DEADEND-02"]
    assert shown(game)["decks"]["corpse"]["discard"] == ["corpse_rope"]
    assert game.waiting == [1]


@pytest.mark.rule("DQR-DEADEND-01")
@pytest.mark.parametrize(
    "tile",
    [
        *("bottomless_pit_01", "cave_in_01", "darkness_01", "chasm_01"),
        *("corridor_01", "spider_web_01", "trap_01"),
    ],
)
def test_a_chamber_without_torch_among_walls_is_a_dead_end(tile: str) -> None:
    game = scene("hugo", "lindel", at=["c2"], tiles=WALLS | {"c2": tile}, entered_by={0: 2})
    assert cited(game, "died") == ["DQR-DEADEND-02"]


@pytest.mark.rule("DQR-DEADEND-01", "DQR-GAP-21")
def test_a_bridge_among_walls_is_no_dead_end_as_it_may_be_crossed() -> None:
    game = scene("hugo", "lindel", at=["c2"], tiles=WALLS | {"c2": "bridge_01"}, entered_by={0: 2},
                 dice=[1, 1])  # fmt: skip
    assert (hero(game, 0).status, hero(game, 0).entered_by) == ("exploring", 0)


@pytest.mark.rule("DQR-DEADEND-01")
@pytest.mark.parametrize("open_side", ["b2", "d2", "c3", "c1"])
def test_one_way_out_is_enough(open_side: str) -> None:
    tiles = {**WALLS, "c2": OPEN, open_side: OPEN}
    game = scene("hugo", "lindel", at=["c2"], tiles=tiles, searched=["c2"], top=EMPTY)
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", open_side)


@pytest.mark.rule("DQR-DEADEND-01")
def test_a_rift_that_keeps_the_hero_from_the_open_halls_makes_a_dead_end() -> None:
    """He entered from the south: of his side's halls the west is barred too."""
    tiles = {"c2": "chasm_01", "c3": "chamber_04", "b2": "chamber_03@2"}
    facts: dict[str, Any] = {"at": ["c2"], "tiles": tiles, "entered_by": {0: 2}}
    game = scene("hugo", "lindel", **facts)
    assert cited(game, "died") == ["DQR-DEADEND-02"]
    game = scene("hugo", "lindel", loot={0: ["corpse_rope"]}, **facts)
    assert cited(game, "died") == ["DQR-DEADEND-02"], "a rope does not lead over it either"


@pytest.mark.rule("DQR-DEADEND-02")
def test_only_the_hero_in_the_dead_end_dies() -> None:
    game = sealed_in(searched=["c1"])
    assert [hero(game, seat).status for seat in (0, 1)] == ["dead", "exploring"]


@pytest.mark.rule("DQR-DEADEND-02")
def test_if_death_can_wait_he_comes_back() -> None:
    game = sealed_in(searched=["c1"], rules=Rules(death_can_wait=True))
    act(game, 1, "tower a10")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a10")
    assert cited(game, "died") == ["DQR-DEADEND-02"]


@pytest.mark.rule("DQR-DEADEND-03")
def test_nobody_dies_of_walls_while_he_is_below() -> None:
    game = below("hugo", "catacomb_exit", at=["c2"], tiles=WALLS | {"c2": "corridor_01"})
    assert (hero(game, 0).status, told(game, "died")) == ("below", [])
    assert drawn(game, "catacomb") == ["catacomb_exit"]


@pytest.mark.rule("DQR-DEADEND-04", "DQR-EX-20")
def test_a_chamber_that_can_be_searched_is_no_dead_end() -> None:
    game = sealed_in()
    assert told(game, "searched") == [{"seat": 0, "at": SPACE_OF["c1"]}], "all that he can do"
    assert (hero(game, 0).status, game.waiting) == ("exploring", [1])
    act(game, 1, "move south")
    assert cited(game, "died") == ["DQR-DEADEND-02"], "now it is one"


@pytest.mark.rule("DQR-DEADEND-04", "DQR-SEARCH-03")
def test_a_monster_token_makes_a_sealed_chamber_a_dead_end() -> None:
    assert hero(sealed_in(lurkers=["c1"]), 0).status == "dead"


@pytest.mark.rule("DQR-DEADEND-04")
def test_a_find_may_save_a_sealed_hero() -> None:
    game = sealed_in(top={"search": ["search_secret_door"], "dungeon": ["dungeon_empty"]})
    act(game, 0, "through south")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c2")


@pytest.mark.rule("DQR-DEADEND-05")
@pytest.mark.parametrize("tile", ["catacomb_entrance_05@2", SEALED])
def test_an_entrance_to_the_catacombs_saves_from_a_dead_end(tile: str) -> None:
    entrances = ["c1"] if tile == SEALED else []
    game = sealed_in(tile, searched=["c1"], entrances=entrances)
    assert (hero(game, 0).status, told(game, "died")) == ("exploring", [])
    act(game, 0, "head south")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQR-DEADEND-06")
@pytest.mark.parametrize(
    ("tile", "beyond"), [("portcullis_08", OPEN), ("chamber_08", "chamber_09"), (OPEN, "")]
)
def test_a_hall_with_a_barrier_is_a_possible_move(tile: str, beyond: str) -> None:
    """A portcullis or a door is in the only hall; the last hero has no barrier at all."""
    tiles = {"c1": tile, "b1": "chamber_03@2", "d1": "chamber_05"}
    tiles |= {"c2": beyond} if beyond else {}
    game = sealed_in(tiles=tiles, searched=["c1"], dice=[6, 6],
                     top=EMPTY | {"door": ["door_jammed"]})  # fmt: skip
    assert (hero(game, 0).status, told(game, "died")) == ("exploring", [])
    assert place(game, 0) == ("c1" if beyond else "c2")
    assert game.waiting == [1], "he tried, for it was all that he could do"


@pytest.mark.rule("DQR-DEADEND-07", "DQR-ROOM-41", "DQR-EX-20", "DQR-EX-21")
def test_the_walls_close_in_one_turn_and_kill_in_the_next() -> None:
    game = scene("hugo", "lindel", at=["c2"], tiles={"c2": OPEN, "c1": "rotating_room_01"},
                 searched=["c1"])  # fmt: skip
    act(game, 0, "move north")
    assert shown(game)["tiles"][str(SPACE_OF["c1"])] == ["rotating_room_01", 2]
    assert (hero(game, 0).status, game.waiting) == ("exploring", [1])
    act(game, 1, "move south")
    assert cited(game, "died") == ["DQR-DEADEND-02"]


@pytest.mark.rule("DQR-DEADEND-07")
def test_what_is_due_comes_before_the_dead_end() -> None:
    game = sealed_in(searched=["c1"], kept={0: ["dungeon_torch_goes_out"]}, dice=[6, 6])
    assert (hero(game, 0).status, game.waiting) == ("exploring", [1]), "there was no action phase"
    game = sealed_in(searched=["c1"], skips={0: 1})
    assert (hero(game, 0).status, game.waiting) == ("exploring", [1])


@pytest.mark.rule("DQR-GAP-05", "DQR-VS3E-14")
def test_a_hero_whose_only_hall_leads_to_another_hero_dies() -> None:
    facts: dict[str, Any] = {"tiles": {"c1": "chamber_08", "c2": OPEN}, "at": ["c1", "c2"]}
    game = sealed_in(searched=["c1"], **facts)
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]
    assert told(sealed_in(**facts), "searched") == [{"seat": 0, "at": SPACE_OF["c1"]}]
    game = sealed_in(searched=["c1"], entrances=["c1"], **facts)
    assert game.pending[0].prompt == "heading", "he goes below"


@pytest.mark.rule("DQR-GAP-05", "DQR-MOVE-09")
def test_heroes_in_the_treasure_chamber_bar_nobodys_way() -> None:
    tiles = {"f5": "chamber_08@3"}
    game = sealed_in(at=["f5", "g5"], tiles=tiles, searched=["f5"])
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "g5")
