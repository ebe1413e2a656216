"""Several heroes in one place, and optional rules that meet: fire, death, torchlight, sunset."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import outcomes
from tests.games.dungeonquest.revised.rules.fights import exchange, lurking
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, WALLS_NS
from tests.games.dungeonquest.revised.rules.scene import (
    act,
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

FOUR = ("hugo", "gherinn", "challara", "krutzbeck")
RAGE = {"dragon": ["dragon_dragon_rage"]}
OPEN = "chamber_01"


def fire(*dice: int, rules: Rules | None = None, **facts: Any) -> Game:
    """All four heroes are with the dragon when the first of them wakes him."""
    game = scene(*FOUR, at=["g5"] * 4, top=RAGE, dice=dice, rules=rules, **facts)
    act(game, 0, "face the dragon")
    return game


@pytest.mark.rule("DQR-GAP-32", "DQR-VAR-DEATH-04", "DQR-GAP-50", "DQR-GAP-52")
def test_two_heroes_who_burn_together_come_back_in_different_towers_by_torchlight() -> None:
    rules = Rules(death_can_wait=True, torchlight=True)
    tiles = dict.fromkeys(("f5", "f6", "g4", "g7", "h5", "h6"), OPEN)
    game = fire(6, 6, 6, 6, 1, 1, 1, 1, rules=rules, tiles=tiles, wounds={0: 15, 1: 12})
    act(game, 1, "tower a1")  # on Hugo's left; Hugo lights his way before Gherinn burns
    act(game, 0, "light east", "first gherinn")
    act(game, 1, "keep")
    assert refused(game, 2)["tower a1"] == "DQR-GAP-50"
    act(game, 2, "tower m1")
    act(game, 1, "light south")
    act(game, 0, *(option for option in options(game, 0)[:1]))
    assert [place(game, seat) for seat in range(4)] == ["a1", "m1", "g5", "g5"]
    assert [hero(game, seat).wounds for seat in range(4)] == [0, 0, 2, 2]
    laid = [label(tile["at"]) for tile in told(game, "tile_laid")]
    assert laid == ["b1", "a2", "m2", "l1"]
    assert (len(state_of(game).decks["dragon"].deck), game.waiting) == (8, [1])


@pytest.mark.rule("DQR-GAP-32", "DQR-TIMING-01")
def test_in_the_fire_the_hero_who_woke_the_dragon_orders_the_others() -> None:
    loot = {2: ["treasure_ebon_ring", "corpse_rope"]}
    game = fire(1, 1, 2, 2, 3, 3, 4, 4, loot=loot)
    assert [hero(game, seat).wounds for seat in range(4)] == [2, 0, 0, 0]
    assert (game.waiting, game.pending[0].prompt) == ([0], "who_first")
    names = [hero(game, seat).id for seat in (1, 2, 3)]
    assert options(game, 0) == tuple(f"first {name}" for name in names)
    act(game, 0, f"first {names[2]}", f"first {names[1]}")
    act(game, 1, "keep")
    assert [hero(game, seat).wounds for seat in range(4)] == [2, 8, 6, 4]
    assert hero(game, 2).loot == ["corpse_rope"]


@pytest.mark.rule("DQR-CATEXIT-14", "DQR-MOVE-08", "DQR-SEARCH-07")
def test_two_heroes_in_one_chamber_hinder_neither_each_other_nor_share_a_search() -> None:
    tiles = {"c3": OPEN, "c2": WALLS_NS, "d3": OPEN}
    game = scene("hugo", "lindel", at=["c3", "c3"], tiles=tiles, top=EMPTY)
    act(game, 0, "search")
    assert refused(game, 1)["search"] == "DQR-SEARCH-04"
    act(game, 1, "move east")
    assert refused(game, 0)["move east"] == "DQR-MOVE-08"


def surfaced_beside(card: str, **facts: Any) -> Game:
    """Challara comes up in c3, where Hugo stands beside a monster token."""
    game = scene(
        "challara", "hugo", at=["b4", "c3"], status={0: "below"}, heading={0: 1}, lurkers=["c3"],
        tiles={"c3": OPEN, "c4": OPEN}, top={"catacomb": ["catacomb_exit"], "monster": [card]},
        **{"dice": [1], **facts},
    )  # fmt: skip
    act(game, 0, "surface", "drift left")
    return game


@pytest.mark.rule("DQR-MON-13", "DQR-COMBAT-10", "DQR-SEARCH-03", "DQR-MON-03")
def test_a_monster_that_kills_a_hero_leaves_the_other_in_its_chamber_alone() -> None:
    game = surfaced_beside("demon_4", wounds={0: 11})
    exchange(game, "melee", "ranged")
    assert hero(game, 0).status == "dead"
    assert (lurking(game), refused(game, 1)["search"]) == (["c3"], "DQR-SEARCH-03")
    act(game, 1, "move south")
    assert (place(game, 1), told(game, "fight_began")[1:]) == ("c4", [])


@pytest.mark.rule("DQR-MON-12", "DQR-COMBAT-12", "DQR-SEARCH-03")
def test_a_monster_that_is_killed_frees_the_chamber_for_the_other_hero_too() -> None:
    game = surfaced_beside("skeleton_1")
    exchange(game, "ranged", "melee")
    assert (lurking(game), "search" in options(game, 1)) == ([], True)


@pytest.mark.rule("DQR-GAP-12", "DQR-ESCAPE-06")
def test_nobody_flees_to_two_heroes_but_into_the_treasure_chamber_to_any_number() -> None:
    game = scene(
        "challara", "hugo", "lindel", at=["f4", "g5", "g5"], lurkers=["g4"], dice=[1, 1],
        tiles={"f4": OPEN, "g4": OPEN, "h4": OPEN}, top={"monster": ["troll_4"]},
    )  # fmt: skip
    state_of(game).heroes[2].at = SPACE_OF["h4"]
    act(game, 0, "move east")
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    assert (options(game, 0), refused(game, 0)["move east"]) == (
        ("move south", "move west"),
        "DQR-GAP-12",
    )
    act(game, 0, "move south")
    assert (place(game, 0), len(drawn(game, "dragon"))) == ("g5", 1)


@pytest.mark.rule("DQR-ROOM-32", "DQR-CARD-03")
def test_heroes_on_both_sides_of_a_chasm_turn_with_it_and_stay_on_their_sides() -> None:
    game = scene(
        "hugo", "lindel", at=["b4", "c3"], status={0: "below"}, heading={0: 1}, dice=[1],
        entered_by={1: 0}, tiles={"c3": "chasm_01"},
        top={"catacomb": ["catacomb_exit"], "dungeon": ["dungeon_ceiling_collapses"]},
    )  # fmt: skip
    act(game, 0, "surface", "drift left", "side south")
    assert options(game, 1) == ("move east", "move south")  # north and east before
    act(game, 1, "move east")
    assert options(game, 0) == ("move north", "move west")  # south and west before


@pytest.mark.rule("DQR-SUN-04", "DQR-SUN-05", "DQR-WIN-08", "DQR-GAP-41", "DQR-DEATH-03")
def test_a_first_player_who_loses_his_turn_still_brings_the_sunset_for_all() -> None:
    rules = Rules(death_can_wait=True, torchlight=True)
    game = scene(
        *FOUR, at=["c3", "g5", "a1", "c3"], tiles={"c3": OPEN}, first=0, sun=30, dice=[5],
        skips={0: 2}, status={3: "below"}, heading={3: 0}, rules=rules,
        loot={seat: ["treasure_ebon_ring"] for seat in range(4)},
    )  # fmt: skip
    assert game.is_over
    assert [death["cause"] for death in told(game, "died")] == ["sunset"] * 4
    assert told(game, "came_back") == []
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DQR-WIN-08")


@pytest.mark.rule("DQR-VAR-DEATH-05", "DQR-SETUP-02", "DQR-SUN-01")
def test_a_first_player_who_came_back_is_still_first_and_moves_the_sun() -> None:
    tiles = {"c4": OPEN, "c3": "bottomless_pit_01", "k5": OPEN}
    game = scene(
        "hugo", "lindel", at=["c4", "k5"], tiles=tiles, first=0, sun=4, dice=[6, 6],
        rules=Rules(death_can_wait=True), top={"search": ["search_empty_room"]},
    )  # fmt: skip
    act(game, 0, "move north")
    act(game, 1, "tower m10", "search")
    assert (shown(game)["sun"], shown(game)["first"], game.waiting) == (6, 0, [0])
    assert outcomes(game) == [("failed", "luck", 12, 4)]


@pytest.mark.rule("DQR-DEATH-12", "DQR-GAP-17", "DQR-VAR-DEATH-04")
@pytest.mark.parametrize("status", ["dead", "out", "below"])
def test_the_neighbour_plays_the_monster_and_chooses_the_tower_wherever_he_is(status: str) -> None:
    game = scene(
        "hugo", "lindel", at=["b1", "k5"], tiles={"b1": OPEN, "c1": OPEN}, lurkers=["c1"],
        status={1: status}, heading={1: 0}, rules=Rules(death_can_wait=True), wounds={0: 15},
        top={"monster": ["demon_4"]},
    )  # fmt: skip
    act(game, 0, "move east", "play melee")
    act(game, 1, "play ranged", "tower m10")
    assert (place(game, 0), hero(game, 0).status) == ("m10", "exploring")
