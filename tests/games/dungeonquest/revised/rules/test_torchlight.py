"""Torchlight: chambers are laid ahead of a hero (VAR-TORCH, GAP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import exchange
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    enters,
    is_over_for,
    rises,
    slips,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    faces,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

TORCH = Rules(torchlight=True)
LIGHTS = ("light north", "light east", "light west")


def lit(game: Game) -> list[tuple[str, str]]:
    """Where tiles were laid so far, and which."""
    return [(label(laid["at"]), laid["tile"]) for laid in told(game, "tile_laid")]


def lying(game: Game, space: str) -> tuple[str, int]:
    """The tile at a space and its quarter turns."""
    return state_of(game).tiles[SPACE_OF[space]]


def kinds(game: Game, *wanted: str) -> list[str]:
    """The events of these kinds in order."""
    return [event.kind for event in game.events if event.kind in wanted]


@pytest.mark.rule("DQR-VAR-TORCH-01", "DQR-VAR-TORCH-02", "DQR-VAR-TORCH-03")
def test_behind_every_hall_of_an_entered_chamber_a_tile_is_laid_in_the_order_chosen() -> None:
    pool = ["trap_01", "chamber_05", "corridor_01"]
    game = enters("chamber_01", rules=TORCH, pool=pool, top=EMPTY)
    act(game, 0, "move north")
    assert options(game, 0) == LIGHTS
    assert game.pending[0].rule == "DQR-VAR-TORCH-03"
    act(game, 0, "light west")
    assert lit(game) == [("b3", "trap_01")]
    assert options(game, 0) == ("light north", "light east")
    act(game, 0, "light east")
    assert lit(game) == [("b3", "trap_01"), ("d3", "chamber_05"), ("c2", "corridor_01")]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-VAR-TORCH-01", "DQR-VAR-TORCH-07")
def test_the_chamber_is_resolved_only_when_all_tiles_lie() -> None:
    game = enters("chamber_01", rules=TORCH, top=EMPTY)
    act(game, 0, "move north", "light north")
    assert drawn(game, "dungeon") == []
    act(game, 0, "light east")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert kinds(game, "tile_laid", "card_drawn") == ["tile_laid"] * 3 + ["card_drawn"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-VAR-TORCH-01")
def test_a_chamber_just_placed_lights_the_way_as_well() -> None:
    game = enters("chamber_01", at=["c3"], rules=TORCH, pool=["chamber_01"], top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert options(game, 0) == LIGHTS


@pytest.mark.rule("DQR-VAR-TORCH-01")
def test_without_the_optional_rule_nothing_is_laid_ahead() -> None:
    game = enters("chamber_01", top=EMPTY)
    act(game, 0, "move north")
    assert lit(game) == []


@pytest.mark.rule("DQR-VAR-TORCH-01")
def test_who_stays_where_he_is_lays_nothing() -> None:
    game = enters("chamber_01", rules=TORCH, top={"search": ["search_empty_room"]})
    act(game, 0, "search")
    assert lit(game) == []


@pytest.mark.rule("DQR-VAR-TORCH-02")
def test_neither_behind_walls_nor_where_a_chamber_lies_is_a_tile_laid() -> None:
    game = enters("chamber_02", rules=TORCH, tiles={"b3": "chamber_05"}, top=EMPTY)
    act(game, 0, "move north")
    assert [space for space, _ in lit(game)] == ["c2"]


@pytest.mark.rule("DQR-VAR-TORCH-02")
def test_neither_beyond_the_outer_wall_nor_in_a_tower_is_a_tile_laid() -> None:
    tiles = {"b2": "chamber_01", "a2": "chamber_01"}
    game = scene("hugo", "lindel", at=["b2"], tiles=tiles, rules=TORCH, top=EMPTY)
    act(game, 0, "move west")
    assert [space for space, _ in lit(game)] == ["a3"]


@pytest.mark.rule("DQR-VAR-TORCH-02")
@pytest.mark.parametrize("tile", ["chasm_01", "cave_in_01", "spider_web_01"])
def test_the_light_falls_over_chasms_rubble_and_webs_too(tile: str) -> None:
    game = enters(tile, rules=TORCH, top=EMPTY)
    act(game, 0, "move north")
    assert options(game, 0) == LIGHTS


@pytest.mark.rule("DQR-VAR-TORCH-04")
def test_every_tile_lies_with_its_arrow_to_the_hall() -> None:
    game = enters("chamber_01", rules=TORCH, pool=["trap_01"] * 3, top=EMPTY)
    act(game, 0, "move north", "light north", "light east")
    assert [lying(game, space)[1] for space in ("c2", "d3", "b3")] == [0, 1, 3]
    assert cited(game, "tile_laid") == ["DQR-VAR-TORCH-04"] * 3


@pytest.mark.rule("DQR-VAR-TORCH-05", "DQR-VAR-TORCH-02")
def test_behind_a_door_it_stays_dark() -> None:
    game = enters("chamber_09", rules=TORCH, top=EMPTY)
    act(game, 0, "move north")
    assert options(game, 0) == ("light east", "light west")
    assert refused(game, 0) == {"light north": "DQR-VAR-TORCH-05"}
    act(game, 0, "light east")
    assert {space for space, _ in lit(game)} == {"b3", "d3"}


@pytest.mark.rule("DQR-VAR-TORCH-06")
def test_through_a_portcullis_the_light_falls() -> None:
    game = enters("portcullis_05@2", rules=TORCH, top=EMPTY)
    act(game, 0, "move north")
    assert [space for space, _ in lit(game)] == ["c2"]


@pytest.mark.rule("DQR-VAR-TORCH-07", "DQR-VAR-TORCH-03")
def test_krutzbeck_lays_two_tiles_in_a_corridor_before_he_goes_on() -> None:
    pool = ["trap_01", "rotating_room_01"]
    game = enters("corridor_04", "lindel", rules=TORCH, pool=pool)
    act(game, 0, "move north", "light west")
    assert lit(game) == [("b3", "trap_01"), ("d3", "rotating_room_01")]
    assert options(game, 0) == ("move east", "move west")
    act(game, 0, "move east")
    assert lying(game, "d3") == ("rotating_room_01", 3)


@pytest.mark.rule("DQR-VAR-TORCH-07", "DQR-VAR-TORCH-01")
def test_the_way_is_lit_before_a_monster_is_met() -> None:
    game = enters("corridor_05", rules=TORCH, lurkers=["c3"])
    act(game, 0, "move north")
    assert kinds(game, "tile_laid", "fight_began") == ["tile_laid", "fight_began"]


@pytest.mark.rule("DQR-VAR-TORCH-07", "DQR-GAP-52")
@pytest.mark.parametrize("comes", [rises, slips])
def test_the_way_is_lit_before_a_side_is_chosen(comes: Any) -> None:
    game = comes("bridge_01", rules=TORCH, tiles={"c4": "chamber_01"})
    assert [space for space, _ in lit(game)] == ["c2"]
    assert options(game, 0) == ("side south", "side north")


@pytest.mark.rule("DQR-VAR-TORCH-02")
def test_when_the_tiles_run_out_the_rest_stays_dark() -> None:
    game = enters("chamber_01", rules=TORCH, top=EMPTY)
    pool = state_of(game).pool
    pool.cards.clear()
    pool.top[:] = ["trap_01"]
    act(game, 0, "move north", "light east")
    assert lit(game) == [("d3", "trap_01")]
    assert drawn(game, "dungeon") == ["dungeon_empty"]


# -- towers and the treasure chamber ---------------------------------------------------------------


@pytest.mark.rule("DQR-VAR-TORCH-08")
def test_before_the_first_turn_everybody_lays_tiles_beside_the_own_tower() -> None:
    options_ = SPEC.check_options({"torchlight": True, "heroes": "hugo,lindel"})
    state = SPEC.setup(2, options_, faces(6, 1))
    game = Game(SPEC, 2, options_, scene=state)
    act(game, 0, "tower a1")
    assert options(game, 0) == ("light east", "light south")
    act(game, 0, "light south")
    assert [space for space, _ in lit(game)] == ["a2", "b1"]
    assert game.waiting == [1]
    act(game, 1, "tower m10", "light north")
    assert [space for space, _ in lit(game)[2:]] == ["m9", "l10"]
    assert [laid["seat"] for laid in told(game, "tile_laid")] == [0, 0, 1, 1]
    assert [lying(game, space)[1] for space in ("a2", "b1", "m9", "l10")] == [2, 1, 0, 3]
    assert told(game, "turn_began")[0] == {"seat": 0}


@pytest.mark.rule("DQR-VAR-TORCH-09")
def test_the_first_hero_in_the_treasure_chamber_lights_all_its_halls() -> None:
    tiles = {"g4": "chamber_01", "h5": "chamber_05"}
    game = scene("hugo", "lindel", at=["g4"], tiles=tiles, rules=TORCH, skips=SLEEP)
    act(game, 0, "move south")
    dark = ("light east h6", "light south g7", "light west f5", "light west f6")
    assert options(game, 0) == dark
    act(game, 0, *dark[:3])
    assert [space for space, _ in lit(game)] == ["h6", "g7", "f5", "f6"]
    assert len(drawn(game, "dragon")) == 1
    assert [lying(game, space)[1] for space in ("h6", "g7", "f5")] == [1, 2, 3]


@pytest.mark.rule("DQR-GAP-52")
def test_coming_up_lights_the_way() -> None:
    game = rises("corridor_05", tiles={"c4": "chamber_01"}, rules=TORCH, top=EMPTY)
    assert [space for space, _ in lit(game)] == ["c2"]


@pytest.mark.rule("DQR-GAP-52")
def test_going_to_another_tower_lights_the_way_there() -> None:
    tiles = {"b1": "chamber_01", "a2": "chamber_01"}
    game = scene("hugo", "lindel", at=["b1"], tiles=tiles, rules=TORCH)
    act(game, 0, "move west", "tower a10")
    assert options(game, 0) == ("light north", "light east")
    act(game, 0, "light north")
    assert [space for space, _ in lit(game)] == ["a9", "b10"]
    assert options(game, 0)[:2] == ("move north", "move east")


@pytest.mark.rule("DQR-GAP-52", "DQR-GAP-10")
@pytest.mark.parametrize("quiet", [False, True])
def test_a_chamber_reached_by_an_escape_is_lit_unless_it_is_reached_quietly(quiet: bool) -> None:
    rules = Rules(torchlight=True, quiet_escape=quiet)
    tiles = {"c4": "chamber_01", "c2": "chamber_05", "d3": "chamber_05"}
    game = enters("corridor_05", rules=rules, tiles=tiles, lurkers=["c3"], dice=[1, 1],
                  top={"monster": ["troll_4"], **EMPTY})  # fmt: skip
    act(game, 0, "move north")
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "move north")
    assert place(game, 0) == "c2"
    assert bool(lit(game)) is not quiet


# -- with the other optional rules -----------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-52")
def test_a_hero_who_comes_back_from_death_lights_the_way_from_his_tower() -> None:
    rules = Rules(torchlight=True, death_can_wait=True)
    game = enters("bottomless_pit_01", rules=rules, dice=[6, 6])
    act(game, 0, "move north")
    assert [space for space, _ in lit(game)] == ["c2"]
    act(game, 1, "tower a10")
    assert game.waiting == [0]
    act(game, 0, "light east")
    assert [space for space, _ in lit(game)[1:]] == ["b10", "a9"]
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a10")
    assert game.waiting == [1]


def alone(tile: str, **rest: Any) -> Game:
    """Hugo alone in c4, with a chamber to the north; the sun is far from setting."""
    rules = Rules(solo=True, torchlight=True, death_can_wait=True)
    tiles = {"c4": "chamber_01", "c3": tile}
    return scene("hugo", at=["c4"], tiles=tiles, rules=rules, **rest)


@pytest.mark.rule("DQR-VAR-TORCH-01", "DQR-GAP-52")
def test_alone_too_the_way_is_lit_first_and_not_after_an_escape() -> None:
    game = alone("chamber_09", lurkers=["c3"], dice=[1, 1])
    act(game, 0, "move north", "light east")
    assert {space for space, _ in lit(game)} == {"b3", "d3"}
    act(game, 0, "escape", "move north")
    assert place(game, 0) == "c2"
    assert [space for space, _ in lit(game)[2:]] == ["c2"]


@pytest.mark.rule("DQR-GAP-52")
def test_alone_too_a_hero_lights_the_way_after_death() -> None:
    game = alone("bottomless_pit_01", dice=[6, 6])
    act(game, 0, "move north", "tower m1", "light west")
    assert [space for space, _ in lit(game)] == ["c2", "l1", "m2"]
    assert place(game, 0) == "m1"
    assert options(game, 0) == ("move south", "move west")
