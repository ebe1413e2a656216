"""The tactical variant (VAR-TACTIC)."""

import pytest

import delvers
from delvers.games.raiders.rules import SPEC
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.errors import WrongSeat
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    cited,
    coins,
    hand,
    lay,
    reserve,
    scene,
    seen,
    told,
    wounds,
)

MAP_CARD = "starter"
TREASURE = "treasure_01"  # chests of 4 and 2
MONSTER = "monster_01"  # strength 14, 18, 23; 3 wounds
ARMOURY = "chamber_03"  # torch, crystal ball, key, sword, potion 1


def lay_in_turn(game: Game, *cards: str) -> None:
    """The seats lay their cards one after another, whoever's turn it is."""
    for card in cards:
        (seat,) = game.waiting
        game.choose(seat, card)


def order_of_laying(game: Game) -> list[int]:
    """The seats in the order in which they have laid cards so far."""
    return [laid["seat"] for laid in told(game, "card_laid_open")]


@pytest.mark.rule("DR-VAR-TACTIC-01")
def test_the_variant_is_off_unless_it_is_chosen() -> None:
    game = delvers.new("raiders", seats=3, seed=1)
    assert game.view(None)[MAP_CARD] is None
    assert game.waiting == [0, 1, 2]
    game.choose(0, "power 1")
    assert seen(game, "laid") == [None, None, None]
    assert not told(game, "map_given")


@pytest.mark.rule("DR-VAR-TACTIC-01")
@pytest.mark.parametrize("option", [True, False])
def test_the_variant_is_an_option_of_its_own_clause(option: bool) -> None:
    assert SPEC.options[0].clause == "DR-VAR-TACTIC-01"
    game = delvers.new("raiders", seats=3, seed=1, options={"tactical": option})
    assert len(game.waiting) == (1 if option else 3)


@pytest.mark.rule("DR-VAR-TACTIC-01", "DR-VAR-TACTIC-05")
@pytest.mark.parametrize("room", [TREASURE, MONSTER, ARMOURY, "trap_01", "trap_03", "sphinx"])
def test_a_room_has_the_same_outcome_with_and_without_the_variant(room: str) -> None:
    outcomes = []
    for map_at in (None, 0):
        game = scene(3, room, coins=(3, 5, 4), wounds=(2, 1, 4), map_at=map_at)
        lay(game, "power 3", "power 2", "power 4")
        hands = [hand(game, seat) for seat in range(3)]
        outcomes.append((coins(game), wounds(game), hands, game.view(None)["reserve"]))
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("DR-VAR-TACTIC-01")
def test_a_torch_may_be_used_in_the_variant_while_another_seat_is_to_lay() -> None:
    game = scene(
        3, TREASURE, map_at=0, items={2: ["torch"]}, face_up=[True, True, False, True, True]
    )
    assert game.pending[2].optional
    game.choose(2, "use torch")
    assert game.waiting == [0]
    assert len(told(game, "rooms_seen", 2)) == 1
    assert not told(game, "rooms_seen", 1)


@pytest.mark.rule("DR-VAR-TACTIC-01")
def test_items_are_refused_in_the_variant_where_the_base_game_refuses_them() -> None:
    game = scene(3, TREASURE, map_at=0, items={0: ["sword", "key", "torch"]})
    assert game.pending[0].refused["sword"] == "DR-ITEM-17"
    assert game.pending[0].refused["torch"] == "DR-ITEM-08"
    assert "key" in game.pending[0].options


@pytest.mark.rule("DR-VAR-TACTIC-02")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_a_random_player_receives_the_map_card_after_all_else_is_set_up(starter: int) -> None:
    dice = ScriptedDice(*[0] * 6, 0, *[0] * 2, *[0] * 4, starter, *[0] * 6)
    state = SPEC.setup(4, {"tactical": True}, dice)
    assert dice.asked[-2:] == [2, 4]
    game = Game(SPEC, 4, {"tactical": True}, scene=state)
    assert game.view(None)[MAP_CARD] == starter
    assert told(game, "map_given") == [{"seat": starter, "number": starter + 1, "sides": 4}]
    assert cited(game, "map_given") == ["DR-VAR-TACTIC-02"]
    assert game.waiting == [starter]


@pytest.mark.rule("DR-VAR-TACTIC-03")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_holder_of_the_map_plays_first_and_nobody_else_may(holder: int) -> None:
    game = scene(3, TREASURE, map_at=holder)
    assert game.waiting == [holder]
    assert game.pending[holder].rule == "DR-VAR-TACTIC-03"
    before = game.save()
    with pytest.raises(WrongSeat):
        game.choose((holder + 1) % 3, "power 1")
    assert game.save() == before


@pytest.mark.rule("DR-VAR-TACTIC-03")
def test_the_first_card_lies_face_up_for_everybody() -> None:
    game = scene(3, TREASURE, map_at=1)
    game.choose(1, "power 4")
    for seat in (None, 0, 1, 2):
        assert seen(game, "laid", seat) == [None, "power 4", None]
        assert told(game, "card_laid_open", seat) == [{"seat": 1, "card": "power 4"}]
    assert cited(game, "card_laid_open") == ["DR-VAR-TACTIC-03"]


@pytest.mark.rule("DR-VAR-TACTIC-04")
def test_the_others_follow_clockwise_around_the_table() -> None:
    game = scene(4, TREASURE, map_at=2)
    lay_in_turn(game, "power 1", "power 2", "power 3", "power 4")
    assert order_of_laying(game) == [2, 3, 0, 1]
    assert cited(game, "card_laid_open") == ["DR-VAR-TACTIC-03", *["DR-VAR-TACTIC-04"] * 3]


@pytest.mark.rule("DR-VAR-TACTIC-04")
def test_each_player_sees_the_cards_laid_before() -> None:
    game = scene(4, TREASURE, map_at=2)
    lay_in_turn(game, "power 1", "power 2", "power 3")
    assert game.waiting == [1]
    assert game.pending[1].rule == "DR-VAR-TACTIC-04"
    assert seen(game, "laid", 1) == ["power 3", None, "power 1", "power 2"]


@pytest.mark.rule("DR-VAR-TACTIC-04")
def test_a_player_with_one_card_left_lays_it_when_the_turn_comes() -> None:
    game = scene(3, TREASURE, map_at=1, at=4, powers={seat: [seat + 1] for seat in range(3)})
    assert order_of_laying(game) == [1, 2, 0]
    assert coins(game) == [0, 2, 4]


@pytest.mark.rule("DR-VAR-TACTIC-05")
def test_the_room_is_resolved_only_when_all_have_played() -> None:
    game = scene(3, TREASURE, map_at=1)
    lay_in_turn(game, "power 5", "power 4")
    assert coins(game) == [0, 0, 0]
    assert game.view(None)["room"] == 0
    lay_in_turn(game, "power 1")
    assert coins(game) == [0, 4, 2]
    assert game.view(None)["room"] == 1


@pytest.mark.rule("DR-VAR-TACTIC-06")
def test_laying_a_crystal_ball_passes_the_turn_on() -> None:
    game = scene(3, TREASURE, map_at=1, items={1: ["crystal ball"]})
    game.choose(1, "crystal ball")
    assert game.waiting == [2]
    assert seen(game, "laid") == [None, "crystal ball", None]
    lay_in_turn(game, "power 2")
    assert game.waiting == [0]
    lay_in_turn(game, "power 3")
    assert game.waiting == [1]


@pytest.mark.rule("DR-VAR-TACTIC-07")
def test_second_cards_are_laid_clockwise_from_the_map_by_those_with_balls_only() -> None:
    game = scene(4, TREASURE, map_at=2, items={seat: ["crystal ball"] for seat in (1, 3)})
    lay_in_turn(game, "power 1", "crystal ball", "power 2", "crystal ball")
    assert game.waiting == [3]
    assert game.pending[3].rule == "DR-VAR-TACTIC-07"
    assert game.pending[3].prompt == "lay_second_card"
    lay_in_turn(game, "power 4", "power 3")
    assert order_of_laying(game) == [2, 3, 0, 1, 3, 1]
    assert cited(game, "card_laid_open")[-2:] == ["DR-VAR-TACTIC-07"] * 2
    assert coins(game) == [0, 2, 0, 4]


@pytest.mark.rule("DR-VAR-TACTIC-07")
def test_a_second_card_lies_face_up_before_the_next_one_is_chosen() -> None:
    game = scene(3, TREASURE, map_at=0, items={seat: ["crystal ball"] for seat in (0, 1)})
    lay_in_turn(game, "crystal ball", "crystal ball", "power 2", "power 5")
    assert game.waiting == [1]
    assert seen(game, "laid", 1) == ["power 5", "crystal ball", "power 2"]


@pytest.mark.rule("DR-VAR-TACTIC-07")
def test_the_second_card_may_be_any_that_has_a_use_in_the_room() -> None:
    game = scene(3, TREASURE, map_at=0, items={0: ["crystal ball", "crystal ball", "key"]})
    lay_in_turn(game, "crystal ball", "power 1", "power 2")
    assert {"key", "crystal ball"} <= set(game.pending[0].options)


@pytest.mark.rule("DR-VAR-TACTIC-07")
def test_a_crystal_ball_against_the_necromancer_is_an_escape_without_a_second_card() -> None:
    game = scene(3, "necromancer", map_at=0, items={0: ["crystal ball"]})
    lay_in_turn(game, "crystal ball", "power 5", "power 4")
    assert game.is_over
    assert wounds(game) == [0, 0, 2]
    assert told(game, "item_returned") == [{"seat": 0, "item": "crystal ball"}]


@pytest.mark.rule("DR-VAR-TACTIC-08")
def test_crystal_balls_return_only_after_all_second_cards_have_been_laid() -> None:
    game = scene(3, TREASURE, map_at=0, items={seat: ["crystal ball"] for seat in (0, 1)})
    lay_in_turn(game, "crystal ball", "crystal ball", "power 2")
    assert reserve(game, "crystal ball") == 4
    lay_in_turn(game, "power 5")
    assert reserve(game, "crystal ball") == 4
    lay_in_turn(game, "power 4")
    assert reserve(game, "crystal ball") == 6
    assert cited(game, "item_returned") == ["DR-VAR-TACTIC-08"] * 2


@pytest.mark.rule("DR-VAR-TACTIC-08")
def test_a_returned_crystal_ball_can_be_claimed_in_the_same_chamber() -> None:
    game = scene(3, ARMOURY, map_at=0, items={0: ["crystal ball"]}, reserve={"crystal ball": 0})
    lay_in_turn(game, "crystal ball", "power 1", "power 1", "power 2")
    assert hand(game, 0)["items"] == ["crystal ball"]
    assert reserve(game, "crystal ball") == 0
