"""Death can wait, whatever the hero died of, alone and by torchlight (VAR-DEATH)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    alone,
    discarded,
    exchange,
    lurking,
    meeting,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    drawn,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

WAIT = Rules(death_can_wait=True)
ALONE = Rules(solo=True, death_can_wait=True)
LIT = Rules(death_can_wait=True, torchlight=True)
ALL_TOWERS = ("tower a1", "tower m1", "tower a10", "tower m10")


def comes_back(game: Game, by: int = 1, seat: int = 0, tower: str = "a10") -> None:
    """The player on the left puts the dead hero on a tower."""
    assert hero(game, seat).status == "dead"
    assert game.pending[by].prompt == f"come_back {hero(game, seat).id}"
    act(game, by, f"tower {tower}")
    assert (hero(game, seat).status, place(game, seat)) == ("exploring", tower)
    assert (hero(game, seat).wounds, hero(game, seat).loot) == (0, [])


# -- causes ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-DEATH-06")
def test_after_death_in_a_fight_the_fight_is_over_before_he_comes_back() -> None:
    game = meeting("challara", "demon_4", "hugo", rules=WAIT, wounds={0: 10}, at=["m10"])
    exchange(game, "melee", "melee")
    assert shown(game)["fight"] is None
    assert (lurking(game), discarded(game)) == (["c1"], ["demon_4"])
    comes_back(game)
    assert (game.waiting, lurking(game), discarded(game)) == ([1], ["c1"], ["demon_4"])


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_a_hero_whose_escape_kills_him_comes_back_in_a_tower_and_nowhere_else() -> None:
    facts: dict[str, Any] = {"wounds": {0: 8}, "at": ["m10"], "dice": [1, 1]}
    game = meeting("challara", "demon_4", "hugo", rules=WAIT, **facts)
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    comes_back(game)
    assert told(game, "escaped") == []
    assert discarded(game) == ["demon_4"]


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-VAR-DEATH-04")
def test_a_hero_who_burns_in_another_heros_turn_comes_back_at_once() -> None:
    game = scene(
        "hugo",
        "challara",
        "lindel",
        at=["g5", "g5", "g5"],
        top={"dragon": ["dragon_dragon_rage"]},
        dice=[1, 1, 6, 6, 1, 2],
        loot={1: ["corpse_rope"]},
        rules=WAIT,
    )
    act(game, 0, "face the dragon", "first challara")
    assert hero(game, 2).wounds == 0
    comes_back(game, by=2, seat=1)
    assert (hero(game, 0).wounds, hero(game, 2).wounds) == (2, 3)
    assert len(told(game, "dragon_sleeps_again")) == 1
    assert (game.waiting, options(game, 1)) == ([1], ("move north", "move east"))


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_the_hero_who_woke_the_dragon_comes_back_and_the_others_burn_all_the_same() -> None:
    top = {"dragon": ["dragon_dragon_rage"]}
    facts: dict[str, Any] = {"dice": [6, 6, 1, 2], "rules": WAIT}
    game = scene("challara", "hugo", at=["g5", "g5"], top=top, **facts)
    act(game, 0, "face the dragon")
    comes_back(game)
    assert (hero(game, 1).wounds, game.waiting) == (3, [1])
    assert state_of(game).shown_dragons == []


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-GAP-43")
def test_after_death_below_he_is_above_ground_and_his_row_is_discarded() -> None:
    row = ["catacomb_empty", "catacomb_gigantic_diamond"]
    loot = {0: ["catacomb_gigantic_diamond"]}
    game = below(
        "challara",
        "catacomb_razorwing_attack",
        row=row,
        loot=loot,
        wounds={0: 11},
        rules=WAIT,
        skips={1: 1},
    )
    comes_back(game)
    assert (hero(game, 0).row, hero(game, 0).heading) == ([], -1)
    discard = state_of(game).decks["catacomb"].discard
    assert sorted(discard) == sorted([*row, "catacomb_razorwing_attack"])
    assert options(game, 0) == ("move north", "move east")
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-CATEXIT-12")
def test_after_death_at_the_outer_wall_he_does_not_surface_as_well() -> None:
    game = below("challara", "catacomb_exit", wounds={0: 10}, dice=[6], rules=WAIT, skips={})
    act(game, 0, "surface", "drift left")
    comes_back(game)
    assert (told(game, "surfaced"), state_of(game).tiles, game.waiting) == ([], {}, [1])


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-VAR-DEATH-05")
def test_after_death_in_the_status_phase_he_does_not_act_in_this_turn() -> None:
    facts: dict[str, Any] = {"wounds": {0: 11}, "kept": {0: ["catacomb_vampire_bite"]}}
    game = scene("challara", "hugo", at=["c3"], tiles={"c3": "chamber_01"}, rules=WAIT, **facts)
    comes_back(game)
    assert (game.waiting, hero(game, 0).kept) == ([1], [])


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_after_a_deadly_potion_in_the_status_phase_nothing_else_is_due() -> None:
    facts: dict[str, Any] = {
        "loot": {0: ["dungeon_unstable_potion"]},
        "kept": {0: ["catacomb_vampire_bite"]},
    }
    game = scene("challara", "hugo", at=["c3"], tiles={"c3": "chamber_01"}, rules=WAIT, **facts)
    act(game, 0, "use dungeon_unstable_potion")
    comes_back(game)
    assert (game.waiting, told(game, "wounded")) == ([1], [])
    assert state_of(game).decks["dungeon"].discard == ["dungeon_unstable_potion"]


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-DEATH-04")
def test_after_death_in_a_dead_end_he_comes_back() -> None:
    tiles = {"c1": "rotating_room_01@2"}
    game = scene("challara", "hugo", at=["c1"], tiles=tiles, searched=["c1"], rules=WAIT)
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]
    comes_back(game)
    assert game.waiting == [1]


@pytest.mark.rule("DQR-VAR-DEATH-01", "DQR-DEATH-05")
def test_after_death_in_a_pit_he_comes_back() -> None:
    tiles = {"c3": "chamber_01", "c2": "bottomless_pit_01"}
    game = scene("challara", "hugo", at=["c3"], tiles=tiles, dice=[6, 6], rules=WAIT)
    act(game, 0, "move north")
    comes_back(game)
    assert game.waiting == [1]


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_after_a_deadly_fall_from_a_bridge_he_is_in_a_tower_and_not_below() -> None:
    tiles = {"c3": "chamber_01", "c2": "bridge_01"}
    facts: dict[str, Any] = {"wounds": {0: 10}, "dice": [6, 6, 4], "rules": WAIT}
    game = scene("challara", "hugo", at=["c3"], tiles=tiles, **facts)
    act(game, 0, "move north", "cross")
    comes_back(game)
    assert (told(game, "descended"), game.waiting) == ([], [1])


# -- with the other options ------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-50", "DQR-VAR-DEATH-01")
def test_alone_a_hero_slain_by_a_monster_puts_himself_on_a_tower() -> None:
    game = alone("challara", "demon_4", rules=ALONE, wounds={0: 11}, dice=[1])
    act(game, 0, "fight")
    assert (options(game, 0), shown(game)["fight"]) == (ALL_TOWERS, None)
    comes_back(game, by=0)
    assert (game.waiting, game.pending[0].prompt) == ([0], "act")
    assert (lurking(game), discarded(game)) == (["c1"], ["demon_4"])


@pytest.mark.rule("DQR-GAP-50", "DQR-VAR-DEATH-01")
def test_alone_a_hero_who_dies_below_puts_himself_on_a_tower() -> None:
    game = scene(
        "challara",
        at=["c3"],
        status={0: "below"},
        heading={0: 1},
        wounds={0: 11},
        top={"catacomb": ["catacomb_razorwing_attack"]},
        rules=ALONE,
    )
    comes_back(game, by=0)
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-GAP-52", "DQR-VAR-DEATH-05")
def test_by_torchlight_he_lays_the_chambers_beside_his_tower_himself_when_he_comes_back() -> None:
    tiles = {"c3": "chamber_01", "c2": "bottomless_pit_01"}
    game = scene("challara", "hugo", at=["c3"], tiles=tiles, dice=[6, 6], rules=LIT)
    act(game, 0, "move north")
    before = set(state_of(game).tiles)
    comes_back(game, tower="m10")
    assert options(game, 0) == ("light north", "light west")
    act(game, 0, "light north")
    assert set(state_of(game).tiles) - before == {SPACE_OF["m9"], SPACE_OF["l10"]}
    assert game.waiting == [1]


@pytest.mark.rule("DQR-GAP-52", "DQR-GAP-50")
def test_alone_by_torchlight_he_chooses_tower_and_chambers() -> None:
    tiles = {"c1": "rotating_room_01@2"}
    rules = Rules(solo=True, death_can_wait=True, torchlight=True)
    game = scene("challara", at=["c1"], tiles=tiles, searched=["c1"], rules=rules)
    comes_back(game, by=0, tower="a1")
    assert options(game, 0) == ("light east", "light south")
    act(game, 0, "light south")
    assert {SPACE_OF["b1"], SPACE_OF["a2"]} <= state_of(game).tiles.keys()
    assert drawn(game, "dungeon") == []
    assert game.pending[0].prompt == "act"
