"""What single lines of the log cite: tiles, what stays on the floor, gold (BUILD, TREASURE)."""

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.adventure import complete
from delvers.games.plungin.rules.explore.locations import open_cage
from delvers.games.plungin.rules.squares import square_at
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import EMPTY, NORMAL, ROOM, SPECIAL, great_door, opened
from tests.games.plungin.rules.scene import act, cited, hero, options, scene


def laid(game: Game) -> str:
    """The clause of the tile that was laid last."""
    return cited(game, "tile_laid")[-1]


@pytest.mark.rule("DP-SETUP-13")
def test_the_entrance_is_laid_by_its_own_clause() -> None:
    game = Game(SPEC, 1, SPEC.check_options({}), seed=1)
    while not cited(game, "tile_laid"):
        act(game, 0, options(game, 0)[0])
    assert laid(game) == "DP-SETUP-13"


@pytest.mark.rule("DP-BUILD-08", "DP-SPECIAL-04", "DP-UNIQUE-01", "DP-TIME-10")
def test_rooms_special_places_unique_ones_and_dead_ends_cite_their_clauses() -> None:
    assert laid(opened(ROOM, NORMAL, EMPTY, then=("door north",))) == "DP-BUILD-08"
    assert laid(opened(SPECIAL, 1)) == "DP-SPECIAL-04"
    assert laid(opened(ROOM, count=40)) == "DP-TIME-10"
    door = great_door()
    door.is_locked, door.trap = False, ""
    assert laid(opened(door=door)) == "DP-UNIQUE-01"


@pytest.mark.rule("DP-TRAP-13")
@pytest.mark.parametrize(
    ("kind", "clause"),
    [
        ("pit_trap", "DP-ENTRY-TRAP-PIT-TRAP"),
        ("wall_of_flame", "DP-ENTRY-SPELL-WALL-OF-FLAME"),
        ("sanctuary", "DP-ENTRY-SPELL-SANCTUARY"),
        ("caltrops", "DP-ENTRY-ITEM-CALTROPS"),
        ("smoke", "DP-ENTRY-ITEM-SMOKE-POT"),
        ("oil", "DP-ENTRY-ITEM-LAMP-OIL"),
    ],
)
def test_what_stays_on_the_floor_cites_its_own_entry(kind: str, clause: str) -> None:
    game = scene()
    add_hazard(game._table, kind, [square_at(3, 3)], 1)
    assert cited(game, "hazard") == [clause]


@pytest.mark.rule("DP-TREASURE-06")
def test_gold_for_a_task_cites_the_reward_and_gold_of_a_cage_its_place() -> None:
    game = scene(dice=[4, 3])
    task = next(one for one in BOX.packs["tapping_in_the_wall"].tasks if one.gold)
    complete(game._table, task)
    assert cited(game, "gold_found") == ["DP-TREASURE-06"]
    for _ in open_cage(game._table, hero(game)):
        pass
    assert cited(game, "gold_found")[-1] == "DP-ENTRY-LOCATION-CELLS"
