"""The space where a hero comes out of the catacombs (CATA-34 to CATA-43)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    place,
    state_of,
    told,
)


def arrive(tile: str = "", **facts: Any) -> Game:
    """The hero comes out in d4, where this tile lies."""
    tiles = {"d4": tile} if tile else {}
    game = below("hugo", "catacomb_exit", **{"tiles": tiles, **facts})
    act(game, 0, "surface", "drift right")
    return game


@pytest.mark.rule("DQ3-CATA-34", "DQ3-ROOM-16")
@pytest.mark.parametrize(
    ("side", "ways"),
    [("south", ("move south", "move west")), ("north", ("move north", "move east"))],
)
def test_at_a_chasm_he_chooses_his_side_and_is_bound_to_it(
    side: str, ways: tuple[str, ...]
) -> None:
    game = arrive("chasm_01", top={"dungeon": ["dungeon_empty"]})
    assert set(options(game, 0)) == {"side south", "side north"}
    assert game.pending[0].rule == "DQ3-CATA-34"
    act(game, 0, f"side {side}")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == set(ways)


@pytest.mark.rule("DQ3-CATA-34", "DQ3-CLAR-12", "DQ3-CLAR-13")
@pytest.mark.parametrize(("side", "beyond"), [("south", "d3"), ("north", "d5")])
def test_at_a_bridge_he_chooses_his_side_and_must_cross_to_the_other(
    side: str, beyond: str
) -> None:
    game = arrive("bridge_01", dice=[1, 1, 1], pool=["chamber_01"])
    assert set(options(game, 0)) == {"side south", "side north"}
    act(game, 0, f"side {side}")
    assert place(game, 0) == beyond


@pytest.mark.rule("DQ3-CATA-34")
def test_a_plain_chamber_has_no_sides_to_choose() -> None:
    game = arrive("chamber_01", top={"dungeon": ["dungeon_empty"]})
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQ3-CATA-35", "DQ3-MON-15")
@pytest.mark.parametrize("monster_from", ["token", "card"])
def test_he_cannot_escape_from_a_monster_in_the_turn_after(monster_from: str) -> None:
    if monster_from == "token":
        game = arrive("chamber_01", lurkers={"d4": "troll_1"})
    else:
        game = arrive("chamber_01", top={"dungeon": ["dungeon_monster_troll"]})
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert told(game, "escape_tried") == []
    assert state_of(game).fight is not None


@pytest.mark.rule("DQ3-CATA-35")
def test_why_he_cannot_escape_is_told_where_a_rune_leaves_him_a_choice() -> None:
    game = arrive("chamber_01", lurkers={"d4": "troll_1"}, runes={0: ["rune_of_lightning"]})
    assert options(game, 0) == ("attack", "use rune_of_lightning")
    assert game.pending[0].refused == {"escape": "DQ3-MON-15"}


@pytest.mark.rule("DQ3-CATA-36", "DQ3-CATA-37", "DQ3-ENC-07")
@pytest.mark.parametrize("where", ["d4", "g5"])
def test_coming_out_in_an_explored_space_ends_the_turn_before_anything_is_met(where: str) -> None:
    start = {"d4": "c3", "g5": "f4"}[where]
    game = below(
        "hugo",
        "catacomb_exit",
        at=[start],
        tiles={"d4": "chamber_01"},
        lurkers={"d4": "troll_1"},
        skips={},
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == where
    assert game.waiting == [1]
    assert len(told(game, "card_drawn")) == 1
    assert told(game, "fight_began") == []
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-CATA-38", "DQ3-ENC-08")
def test_the_chamber_is_met_in_the_next_turn_instead_of_moving_or_searching() -> None:
    game = arrive("trap_01", top={"trap": ["trap_poisonous_snakes"]}, dice=[1, 5])
    kinds = [event.kind for event in game.events if event.kind in ("surfaced", "turn_began")]
    assert kinds[-3:] == ["turn_began", "turn_began", "turn_began"]
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == [
        "catacomb_exit",
        "trap_poisonous_snakes",
    ]
    assert hero(game, 0).wounds == 5
    assert place(game, 0) == "d4"
    assert not hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-CATA-38", "DQ3-ENC-09")
def test_the_delayed_encounter_begins_with_the_monster() -> None:
    game = arrive("trap_01", lurkers={"d4": "troll_1"}, runes={0: ["rune_of_lightning"]})
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["catacomb"]
    act(game, 0, "use rune_of_lightning")
    assert [drawn["deck"] for drawn in told(game, "card_drawn")][:2] == ["catacomb", "trap"]


@pytest.mark.rule("DQ3-CATA-39", "DQ3-CLAR-07", "DQ3-DIFF-29")
def test_he_may_come_out_where_another_hero_stands() -> None:
    game = arrive("chamber_01", at=["c3", "d4"], top={"dungeon": ["dungeon_empty"]})
    assert place(game, 0) == place(game, 1) == "d4"


@pytest.mark.rule("DQ3-CATA-38", "DQ3-GAP-66")
def test_out_in_a_tower_he_may_leave_the_dungeon_a_turn_later() -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        at=["k2"],
        loot={0: ["treasure_giant_ruby"]},
        row=["catacomb_empty"],
    )
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "m1"
    assert "leave" in options(game, 0)
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"


@pytest.mark.rule("DQ3-CATA-40")
def test_in_an_unexplored_space_a_tile_is_drawn_and_laid_at_once() -> None:
    game = arrive(pool=["corridor_01"], skips={})
    assert options(game, 0) == ("arrow north", "arrow east", "arrow south", "arrow west")
    act(game, 0, "arrow north")
    assert place(game, 0) == "d4"
    assert state_of(game).tiles[SPACE_OF["d4"]][0] == "corridor_01"
    [laid] = told(game, "tile_laid")
    assert (laid["at"], laid["tile"]) == (SPACE_OF["d4"], "corridor_01")


@pytest.mark.rule("DQ3-CATA-41")
@pytest.mark.parametrize(
    ("direction", "turns"), [("south", 0), ("west", 1), ("north", 2), ("east", 3)]
)
def test_the_entry_arrow_points_where_the_hero_likes(direction: str, turns: int) -> None:
    game = arrive(pool=["chamber_08"], skips={})
    assert game.pending[0].rule == "DQ3-CATA-41"
    assert game.pending[0].prompt == "arrow chamber_08"
    act(game, 0, f"arrow {direction}")
    assert state_of(game).tiles[SPACE_OF["d4"]] == ("chamber_08", turns)


@pytest.mark.rule("DQ3-CATA-42", "DQ3-ENC-07")
def test_the_new_chamber_is_not_met_in_the_turn_it_is_laid() -> None:
    game = arrive(pool=["trap_01"], skips={})
    act(game, 0, "arrow south")
    assert game.waiting == [1]
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["catacomb"]


@pytest.mark.rule("DQ3-CATA-43", "DQ3-ENC-08")
def test_the_new_chamber_is_met_in_the_next_turn() -> None:
    game = arrive(pool=["corridor_01"])
    act(game, 0, "arrow south")
    assert game.pending[0].prompt == "move"
    assert game.pending[0].rule == "DQ3-ROOM-10"
    assert set(options(game, 0)) == {"move north", "move east", "move south", "move west"}


@pytest.mark.rule("DQ3-CATA-40", "DQ3-ROOM-51")
def test_a_rotating_room_turns_round_when_a_hero_comes_out_in_it() -> None:
    game = arrive(pool=["rotating_room_01"], skips={})
    act(game, 0, "arrow south")
    assert state_of(game).tiles[SPACE_OF["d4"]] == ("rotating_room_01", 2)
    assert cited(game, "tile_turned") == ["DQ3-ROOM-51"]


@pytest.mark.rule("DQ3-CATA-40", "DQ3-GAP-36")
def test_without_a_tile_to_lay_he_stays_below() -> None:
    game = below("hugo", "catacomb_exit", "catacomb_exit")
    state_of(game).pool.cards.clear()
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).status == "below"
    assert len(hero(game, 0).row) == 2
