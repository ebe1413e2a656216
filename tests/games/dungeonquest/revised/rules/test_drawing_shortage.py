"""When tiles or cards run out, and Runes and cards at odd moments."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, TREASURE_SOUTH
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import sheet
from tests.games.dungeonquest.revised.rules.fights import fight_of, lurking
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, SLEEP, trials
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
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


def without_tiles(*heroes: str, left: tuple[str, ...] = (), **given: Any) -> Game:
    """A scene in which only these tiles are left to be drawn."""
    game = scene(*(heroes or ("hugo", "krutzbeck")), **given)
    state = game._origin.copy()
    state.pool.cards, state.pool.top = [], [*left]
    return Game(game.spec, game.seats, game.options, scene=state)


@pytest.mark.rule("DQR-GAP-39", "DQR-BOARD-09")
def test_without_a_tile_left_nobody_moves_into_the_unknown() -> None:
    game = without_tiles(at=["c4"], tiles={"c4": OPEN, "c3": OPEN})
    assert options(game, 0) == ("move north", "search")
    assert {refused(game, 0)[f"move {side}"] for side in ("east", "south", "west")} == {
        "DQR-GAP-39"
    }


@pytest.mark.rule("DQR-GAP-39", "DQR-DEADEND-02")
def test_without_a_tile_left_a_tower_by_the_unknown_is_a_dead_end() -> None:
    game = without_tiles("hugo", "krutzbeck", at=["a1", "c4"], tiles={"c4": OPEN})
    assert told(game, "died")[0] == {"seat": 0, "cause": "dead_end"}


@pytest.mark.rule("DQR-GAP-39", "DQR-ROOM-36", "DQR-GAP-21")
def test_without_a_tile_left_a_corridor_leads_back_and_a_bridge_only_to_its_far_side() -> None:
    tiles = {"c4": OPEN, "c3": "corridor_01", "d4": "bridge_01@1"}
    game = without_tiles(at=["c4"], tiles=tiles, top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert [place(game, 0), len(told(game, "moved"))] == ["c4", 2]
    act(game, 0, "move east", "cross")
    assert {"seat": 0, "reason": "far_side"} in told(game, "turn_ended")
    assert trials(game)[0] == "agility"


@pytest.mark.rule("DQR-GAP-39", "DQR-VAR-TORCH-02", "DQR-CATEXIT-15")
def test_the_last_tile_goes_to_the_hero_who_surfaces_and_none_to_his_torch() -> None:
    given: dict[str, Any] = {
        "at": ["b4"],
        "status": {0: "below"},
        "heading": {0: 1},
        "runes": {0: ["rune_of_transformation"]},
        "rules": Rules(torchlight=True),
        "top": {"catacomb": ["catacomb_exit"], **EMPTY},
    }
    game = without_tiles(left=(OPEN,), **given)
    act(game, 0, "surface", "drift left", "arrow south")
    assert (place(game, 0), hero(game, 0).runes) == ("c3", ["rune_of_transformation"])
    assert (len(told(game, "tile_laid")), drawn(game, "dungeon")) == (1, ["dungeon_empty"])


@pytest.mark.rule("DQR-GAP-39", "DQR-CATEXIT-15", "DQR-CATA-13")
def test_without_a_tile_to_stand_on_a_hero_stays_below_with_his_row() -> None:
    game = without_tiles(
        at=["b4", "k5"], status={0: "below"}, heading={0: 1}, tiles={"k5": OPEN, "k6": OPEN},
        top={"catacomb": ["catacomb_exit"]}, row={0: ["catacomb_empty"]},
    )  # fmt: skip
    act(game, 0, "surface", "drift left")
    assert (hero(game, 0).status, place(game, 0), game.waiting) == ("below", "b4", [1])
    assert hero(game, 0).row == ["catacomb_empty", "catacomb_exit"]


@pytest.mark.rule("DQR-GAP-39", "DQR-CARD-03")
def test_without_a_tile_left_a_secret_door_leads_to_explored_chambers_only() -> None:
    top = {"search": ["search_secret_door"]}
    game = without_tiles(at=["c4"], tiles={"c4": OPEN, "c3": "chamber_08"}, top=top)
    act(game, 0, "search")
    assert options(game, 0) == ("through north", "decline")
    assert refused(game, 0)["through east"] == "DQR-GAP-39"


@pytest.mark.rule("DQR-CARD-07", "DQR-MON-11")
def test_the_last_monster_card_comes_round_again_after_its_fight() -> None:
    game = scene("hugo", at=["b1"], tiles={"b1": OPEN, "c1": OPEN, "d1": OPEN}, dice=[6],
                 lurkers=["c1", "d1"])  # fmt: skip
    state = state_of(game)
    state.monsters.deck.cards[:], state.monsters.deck.top[:] = [], ["skeleton_1"]
    act(game, 0, "move east", "fight", "move east")
    assert (fight_of(game).card, lurking(game)) == ("skeleton_1", ["d1"])


@pytest.mark.rule("DQR-CATEXIT-18", "DQR-GAP-34", "DQR-CATA-11")
def test_a_naga_leaves_a_marker_on_the_southern_square_of_the_treasure_chamber() -> None:
    game = below("hugo", "catacomb_giant_naga", "catacomb_exit", at=["c5"], top=EMPTY, dice=[1, 1],
                 row=["catacomb_empty"] * 3, tiles={"f5": OPEN})  # fmt: skip
    act(game, 0, "drift right")
    assert (sheet(game, 0)["at"], sheet(game, 0)["heading"]) == (TREASURE_SOUTH, 3)
    assert told(game, "card_drawn")[-1]["card"] == "catacomb_exit"
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "f5"  # one space west along its own row, then north


@pytest.mark.rule("DQR-CARD-03", "DQR-ROOM-35", "DQR-GAP-28")
def test_a_curse_turns_the_corridor_of_another_hero_but_not_where_he_came_from() -> None:
    tiles = {"c4": OPEN, "c3": OPEN, "e5": "corridor_05"}
    game = scene(
        "hugo", "krutzbeck", at=["c4", "e5"], tiles=tiles, entered_by={1: 2}, dice=[1],
        top={"dungeon": ["dungeon_curse_of_the_wizard"]},
    )  # fmt: skip
    act(game, 0, "move north")
    assert shown(game)["tiles"][str(SPACE_OF["e5"])] == ["corridor_05", 1]
    assert options(game, 1) == ("move east", "move west")
