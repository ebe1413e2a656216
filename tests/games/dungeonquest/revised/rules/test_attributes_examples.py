"""The worked examples about tests, wounds and barriers (EX-01 to EX-08)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import outcomes
from tests.games.dungeonquest.revised.rules.rooms import SLEEP, enters, is_over_for, starts
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    told,
)


@pytest.mark.rule("DQR-EX-01", "DQR-TEST-04", "DQR-TEST-05")
def test_a_seven_against_agility_six_fails_and_earns_one_token() -> None:
    game = starts("cave_in_01", "lindel", dice=[2, 5])
    act(game, 0, "move north", "keep")
    assert outcomes(game) == [("failed", "agility", 7, 6)]
    assert told(game, "determination_gained") == [{"seat": 0, "count": 1}]
    assert (hero(game, 0).determination, place(game, 0)) == (1, "c3")


def at_portcullis(*dice: int) -> Game:
    """Challara (Strength 5, two tokens) rolls for the portcullis between c3 and c2."""
    game = scene(
        "challara", "krutzbeck", at=["c3"], tiles={"c3": "chamber_01", "c2": "portcullis_01"},
        top={"dungeon": ["dungeon_empty"]}, determination={0: 2}, dice=dice,
    )  # fmt: skip
    act(game, 0, "move north")
    return game


@pytest.mark.rule("DQR-EX-02", "DQR-DETERM-01", "DQR-DETERM-02")
def test_two_tokens_bring_a_seven_down_to_strength_five() -> None:
    game = at_portcullis(3, 4)
    assert options(game, 0) == ("spend none", "spend 1", "spend 2")
    act(game, 0, "spend 2", "decline")
    assert outcomes(game) == [("passed", "strength", 5, 5)]
    assert (hero(game, 0).determination, place(game, 0)) == (0, "c2")


@pytest.mark.rule("DQR-EX-03", "DQR-DETERM-07")
def test_one_token_is_lost_on_a_seven_and_one_gained_for_the_failure() -> None:
    game = at_portcullis(3, 4)
    act(game, 0, "spend 1")
    assert outcomes(game) == [("failed", "strength", 6, 5)]
    assert told(game, "determination_spent") == [{"seat": 0, "count": 1}]
    assert told(game, "determination_gained") == [{"seat": 0, "count": 1}]
    assert (hero(game, 0).determination, place(game, 0)) == (2, "c3")


@pytest.mark.rule("DQR-EX-04", "DQR-TEST-03")
@pytest.mark.parametrize(("second", "outcome"), [(1, "passed"), (2, "failed")])
def test_a_roll_equal_to_armor_four_holds_the_blade_off(second: int, outcome: str) -> None:
    game = enters("trap_01", "tatianna", top={"trap": ["trap_swinging_blade"]}, dice=[3, second])
    act(game, 0, "move north")
    assert outcomes(game) == [(outcome, "armor", 3 + second, 4)]
    assert hero(game, 0).status == ("exploring" if outcome == "passed" else "dead")


@pytest.mark.rule("DQR-EX-05", "DQR-WOUND-04", "DQR-DEATH-01")
@pytest.mark.parametrize(("wounds", "dies"), [(11, False), (12, True)])
def test_the_thirteenth_wound_kills_a_hero_of_life_thirteen_at_once(
    wounds: int, dies: bool
) -> None:
    game = scene(
        "gherinn", "hugo", at=["c3"], tiles={"c3": "chamber_01"}, wounds={0: wounds},
        kept={0: ["catacomb_vampire_bite"]},
    )  # fmt: skip
    assert [wound["amount"] for wound in told(game, "wounded")] == [1]
    assert (hero(game, 0).status == "dead", is_over_for(game, 0)) == (dies, dies)
    assert cited(game, "died") == ["DQR-DEATH-01"] * dies


@pytest.mark.rule("DQR-EX-06", "DQR-WOUND-06", "DQR-WOUND-05", "DQR-TRANS-05")
def test_of_six_healed_points_four_are_lost_on_two_wounds() -> None:
    game = starts("chamber_01", wounds={0: 2}, runes={0: ["rune_of_healing"]})
    act(game, 0, "use rune_of_healing")
    assert (hero(game, 0).wounds, told(game, "healed")) == (0, [{"seat": 0, "amount": 2}])


def at_door(*doors: str, dice: tuple[int, ...] = ()) -> Game:
    """Hugo (Strength 7) at c4, whose door to the north touches the portcullis of c3."""
    game = enters(
        "portcullis_01", tiles={"c4": "chamber_09"}, dice=dice, skips=SLEEP,
        top={"door": doors, "dungeon": ["dungeon_empty"]},
    )  # fmt: skip
    act(game, 0, "move north")
    return game


@pytest.mark.rule("DQR-EX-07", "DQR-MOVE-11", "DQR-MOVE-12")
def test_behind_a_door_that_opens_the_portcullis_is_tested() -> None:
    game = at_door("door_opens", dice=(3, 4))
    happened = [event.kind for event in game.events]
    assert happened.index("card_drawn") < happened.index("test_passed") < happened.index("moved")
    assert (drawn(game, "door"), outcomes(game)) == (
        ["door_opens"],
        [("passed", "strength", 7, 7)],
    )
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-EX-07", "DQR-MOVE-11", "DQR-MOVE-13", "DQR-GAP-19")
def test_behind_a_jammed_door_the_portcullis_is_not_even_tried() -> None:
    game = at_door("door_jammed", dice=(3, 4))
    assert (drawn(game, "door"), outcomes(game), place(game, 0)) == (["door_jammed"], [], "c4")


@pytest.mark.rule("DQR-EX-08", "DQR-PORT-04")
def test_a_portcullis_that_does_not_move_ends_the_turn_and_earns_a_token() -> None:
    game = scene(
        "hugo", "krutzbeck", at=["c4"], tiles={"c4": "chamber_01", "c3": "portcullis_01"},
        dice=[4, 4],
    )  # fmt: skip
    act(game, 0, "move north")
    assert outcomes(game) == [("failed", "strength", 8, 7)]
    assert (place(game, 0), hero(game, 0).determination, game.waiting) == ("c4", 1, [1])
