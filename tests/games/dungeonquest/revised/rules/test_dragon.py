"""The treasure chamber and the dragon in it (TREASURE, GAP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import TREASURE, TREASURE_SOUTH, label
from delvers.games.dungeonquest.common.rules.cards import copies_of
from delvers.games.dungeonquest.common.rules.map import is_explored
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, SLEEP, is_over_for, turns_of
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
    shown,
    state_of,
    told,
)

SLEEPING, RAGE = "dragon_sleeping", "dragon_dragon_rage"
RINGS = ["treasure_ruby_ring", "treasure_gold_ring", "treasure_ebon_ring", "treasure_pearl_ring"]
AROUND = ("g4", "h5", "h6", "g7", "f5", "f6")
MOVES = (
    "move north g4", "move east h5", "move east h6", "move south g7", "move west f5",
    "move west f6",
)  # fmt: skip
TOP = {"dragon": [SLEEPING], "treasure": RINGS}


def inside(*heroes: str, **rest: Any) -> Game:
    """All heroes are in the treasure chamber."""
    names = heroes or ("hugo", "lindel")
    return scene(*names, **{"at": ["g5"] * len(names), "top": TOP, **rest})


# -- the chamber -----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-TREASURE-01")
def test_any_number_of_heroes_may_be_in_the_treasure_chamber() -> None:
    at = ["g4", "g5", "g5", "g5"]
    tiles = {"g4": "chamber_01"}
    game = scene("hugo", "lindel", "gherinn", "challara", at=at, tiles=tiles, top=TOP)
    act(game, 0, "move south")
    assert [place(game, seat) for seat in range(4)] == ["g5"] * 4


@pytest.mark.rule("DQR-TREASURE-02")
@pytest.mark.parametrize(("start", "way"), [("f5", "move east"), ("f6", "move east")])
def test_its_two_squares_are_one_chamber(start: str, way: str) -> None:
    game = scene("hugo", "lindel", at=[start], tiles={start: "chamber_01"}, top=TOP, skips=SLEEP)
    act(game, 0, way)
    assert place(game, 0) == "g5"
    assert options(game, 0) == (*MOVES, "face the dragon")


@pytest.mark.rule("DQR-TREASURE-02", "DQR-TREASURE-10")
def test_it_has_six_halls_one_at_each_outer_side_of_its_two_squares() -> None:
    assert tuple(label(way.to) for way in WAYS[TREASURE]) == AROUND
    assert WAYS[TREASURE_SOUTH] == WAYS[TREASURE]
    assert options(inside(), 0) == (*MOVES, "face the dragon")


@pytest.mark.rule("DQR-TREASURE-03")
def test_it_is_explored_from_the_start_and_no_tile_is_laid_there() -> None:
    assert is_explored(SPEC.setup(2, SPEC.check_options({}), faces(1, 2)), TREASURE)
    game = scene("hugo", "lindel", at=["g4"], tiles={"g4": "chamber_01"}, top=TOP)
    act(game, 0, "move south")
    assert told(game, "tile_laid") == []


@pytest.mark.rule("DQR-TREASURE-04")
def test_on_entering_a_dragon_card_is_drawn_and_the_turn_is_over() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles={"g4": "chamber_01"}, top=TOP)
    act(game, 0, "move south")
    assert drawn(game, "dragon") == [SLEEPING]
    assert cited(game, "card_drawn")[0] == "DQR-TREASURE-04"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-TREASURE-04", "DQR-TREASURE-02")
@pytest.mark.parametrize("drift", [1, 2])
def test_coming_up_in_either_square_a_dragon_card_is_drawn(drift: int) -> None:
    top = {**TOP, "catacomb": ["catacomb_exit"]}
    game = scene(
        "hugo", "lindel", at=["f7"], status={0: "below"}, heading={0: 1}, dice=[drift], top=top
    )
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "g5"
    assert drawn(game, "dragon") == [SLEEPING]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-TREASURE-05", "DQR-TREASURE-09")
def test_who_starts_a_turn_there_draws_a_dragon_card_or_leaves_and_never_searches() -> None:
    game = inside()
    assert options(game, 0) == (*MOVES, "face the dragon")
    assert game.pending[0].rule == "DQR-TREASURE-05"
    assert refused(game, 0) == {"search": "DQR-TREASURE-09", "descend": "DQR-CATA-02"}
    assert drawn(game, "dragon") == []


@pytest.mark.rule("DQR-TREASURE-05", "DQR-TREASURE-07")
def test_the_dragon_card_may_be_chosen_turn_after_turn() -> None:
    game = inside(skips=SLEEP, top={"dragon": [SLEEPING] * 2, "treasure": RINGS})
    act(game, 0, "face the dragon", "face the dragon")
    assert drawn(game, "dragon") == [SLEEPING] * 2
    assert turns_of(game, 0) == 3
    assert options(game, 0) == (*MOVES, "face the dragon")


@pytest.mark.rule("DQR-TREASURE-06")
def test_neither_walls_nor_other_heroes_let_anybody_out() -> None:
    tiles = {"g4": "chamber_05@1", "h5": "chamber_01"}
    game = inside("hugo", "lindel", at=["g5", "h5"], tiles=tiles)
    assert options(game, 0) == (*MOVES[2:], "face the dragon")
    assert refused(game, 0)["move north g4"] == "DQR-BOARD-06"
    assert refused(game, 0)["move east h5"] == "DQR-MOVE-08"


@pytest.mark.rule("DQR-TREASURE-06", "DQR-TREASURE-05")
def test_who_cannot_get_out_draws_a_dragon_card() -> None:
    walls = dict.fromkeys(("h5", "h6", "f5", "f6"), "chamber_05")
    tiles = {**walls, "g4": "chamber_05@1", "g7": "chamber_05@1"}
    game = inside(tiles=tiles, at=["g5"])
    assert drawn(game, "dragon") == [SLEEPING]


@pytest.mark.rule("DQR-TREASURE-08")
@pytest.mark.parametrize(("tiles", "laid"), [({"h6": "chamber_01"}, 0), ({}, 1)])
def test_whoever_leaves_enters_a_chamber_or_the_unknown(tiles: dict[str, str], laid: int) -> None:
    game = inside(tiles=tiles, pool=["chamber_01"], top=EMPTY)
    act(game, 0, "move east h6")
    assert place(game, 0) == "h6"
    assert len(told(game, "tile_laid")) == laid
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert drawn(game, "dragon") == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-TREASURE-08")
def test_on_leaving_a_door_must_be_opened() -> None:
    game = inside(tiles={"g4": "chamber_09@2"}, top={"door": ["door_jammed"]})
    act(game, 0, "move north g4")
    assert drawn(game, "door") == ["door_jammed"]
    assert place(game, 0) == "g5"


# -- the dragon ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-33")
def test_while_the_dragon_sleeps_two_treasures_are_taken() -> None:
    game = inside()
    act(game, 0, "face the dragon")
    assert hero(game, 0).loot == RINGS[:2]
    assert drawn(game, "treasure") == RINGS[:2]
    assert cited(game, "card_drawn")[1:] == ["DQR-CARDS-DRAGON-SLEEPING"] * 2
    assert hero(game, 0).wounds == 0
    assert hero(game, 1).loot == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-33")
def test_treasures_are_taken_as_far_as_there_are_any() -> None:
    game = inside()
    treasures = state_of(game).decks["treasure"].deck
    treasures.cards.clear()
    treasures.top[:] = RINGS[:1]
    act(game, 0, "face the dragon")
    assert hero(game, 0).loot == RINGS[:1]


@pytest.mark.rule("DQR-GAP-31")
def test_there_are_seven_sleeping_cards_and_one_rage() -> None:
    assert copies_of(CONTENT, "dragon") == [SLEEPING] * 7 + [RAGE]


@pytest.mark.rule("DQR-GAP-31")
def test_drawn_cards_stay_out_even_when_the_chamber_is_empty() -> None:
    game = inside(skips=SLEEP, at=["g5"], pool=["chamber_01"], top={**TOP, **EMPTY})
    act(game, 0, "face the dragon", "move north g4")
    assert place(game, 0) == "g4"
    assert shown(game)["dragons_shown"] == [SLEEPING]
    assert shown(game)["decks"]["dragon"]["left"] == 7


@pytest.mark.rule("DQR-GAP-31", "DQR-GAP-32")
def test_rage_shuffles_all_dragon_cards_together() -> None:
    game = inside(skips=SLEEP, at=["g5"], top={"dragon": [SLEEPING, RAGE], "treasure": RINGS})
    act(game, 0, "face the dragon")
    assert shown(game)["decks"]["dragon"]["left"] == 7
    act(game, 0, "face the dragon")
    assert shown(game)["dragons_shown"] == []
    assert sorted(state_of(game).decks["dragon"].deck.cards) == [RAGE] + [SLEEPING] * 7
    assert cited(game, "dragon_sleeps_again") == ["DQR-GAP-31"]


@pytest.mark.rule("DQR-GAP-32")
def test_rage_takes_all_treasure_cards_and_no_other_loot_and_burns_by_two_dice() -> None:
    loot = {0: [RINGS[0], "corpse_rope", "treasure_loadstone", "catacomb_gigantic_diamond"]}
    game = inside(at=["g5"], loot=loot, top={"dragon": [RAGE]}, dice=[5, 6])
    act(game, 0, "face the dragon")
    assert hero(game, 0).loot == ["corpse_rope", "catacomb_gigantic_diamond"]
    assert state_of(game).decks["treasure"].discard == [RINGS[0], "treasure_loadstone"]
    assert hero(game, 0).wounds == 11
    assert told(game, "rolled") == [{"seat": 0, "dice": [5, 6], "why": "dragon_rage"}]
    assert set(cited(game, "loot_lost") + cited(game, "wounded")) == {
        "DQR-CARDS-DRAGON-DRAGON-RAGE"
    }


@pytest.mark.rule("DQR-GAP-32", "DQR-TREASURE-02")
def test_all_others_in_the_chamber_suffer_the_same_in_the_order_of_the_one_who_drew() -> None:
    game = inside(
        "hugo",
        "lindel",
        "challara",
        "krutzbeck",
        at=["g5", "g5", "g4", "g5"],
        tiles={"g4": "chamber_01"},
        turn=1,
        first=0,
        loot={seat: [ring] for seat, ring in enumerate(RINGS)},
        top={"dragon": [RAGE]},
        dice=[1, 2, 1, 3, 1, 4],
    )
    act(game, 1, "face the dragon", "first krutzbeck")
    assert told(game, "dragon_rage") == [{"seats": [1, 3, 0]}]
    assert [hero(game, seat).wounds for seat in range(4)] == [5, 3, 0, 4]
    assert [hero(game, seat).loot for seat in range(4)] == [[], [], [RINGS[2]], []]
    assert is_over_for(game, 1)


@pytest.mark.rule("DQR-GAP-32")
def test_a_hero_below_the_treasure_chamber_does_not_burn() -> None:
    game = inside(status={1: "below"}, heading={1: 0}, top={"dragon": [RAGE]}, dice=[1, 1, 6, 6])
    act(game, 0, "face the dragon")
    assert told(game, "dragon_rage") == [{"seats": [0]}]
    assert hero(game, 1).wounds == 0


@pytest.mark.rule("DQR-GAP-32")
def test_nobody_retreats_from_the_dragon() -> None:
    game = inside(top={"dragon": [RAGE]}, dice=[1, 1, 1, 1])
    act(game, 0, "face the dragon")
    assert [place(game, seat) for seat in range(2)] == ["g5", "g5"]
    assert told(game, "moved") == []
    assert game.pending[1].rule == "DQR-TREASURE-05"


@pytest.mark.rule("DQR-GAP-32")
def test_one_hero_dying_in_the_fire_does_not_spare_the_next_nor_keep_the_cards_out() -> None:
    game = inside(wounds={0: 15}, top={"dragon": [RAGE]}, dice=[1, 1, 2, 2])
    act(game, 0, "face the dragon")
    assert told(game, "died") == [{"seat": 0, "cause": "dragon_rage"}]
    assert hero(game, 1).wounds == 4
    assert shown(game)["decks"]["dragon"]["left"] == 8


@pytest.mark.rule("DQR-GAP-32")
@pytest.mark.parametrize(
    ("choice", "wounds"), [("keep", 9), ("reroll 5", 5), ("reroll 4", 6), ("reroll both", 3)]
)
def test_brother_gherinn_may_roll_dice_of_the_fire_again(choice: str, wounds: int) -> None:
    game = inside("gherinn", "lindel", at=["g5"], top={"dragon": [RAGE]}, dice=[5, 4, 1, 2])
    act(game, 0, "face the dragon", choice)
    assert hero(game, 0).wounds == wounds
