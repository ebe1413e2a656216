"""Determination tokens: spent after a roll, kept from test to test (DETERM)."""

from typing import Any

import pytest

from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    outcomes,
    sheet,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    place,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 4}
TOO_HIGH = "spend_determination 2"


def at_gate(*dice: int, tokens: int = 2, name: str = "challara", **more: Any) -> Game:
    """Challara (Strength 5) tries the portcullis to the north of her."""
    game = enters("portcullis_01", name, dice=dice, determination={0: tokens}, top=EMPTY, **more)
    act(game, 0, "move north")
    return game


@pytest.mark.rule("DQR-DETERM-01", "DQR-EX-02")
def test_after_the_roll_a_player_may_spend_any_number_of_tokens() -> None:
    game = at_gate(3, 4)
    assert (game.pending[0].prompt, game.pending[0].rule) == (TOO_HIGH, "DQR-DETERM-01")
    assert options(game, 0) == ("spend none", "spend 1", "spend 2")
    assert [roll["dice"] for roll in told(game, "rolled")] == [[3, 4]]
    act(game, 0, "spend 2", "decline")
    assert outcomes(game) == [("passed", "strength", 5, 5)]
    assert (place(game, 0), hero(game, 0).determination) == ("c3", 0)


@pytest.mark.rule("DQR-DETERM-01")
def test_only_the_testing_player_is_asked_and_only_his_own_tokens_count() -> None:
    game = enters("portcullis_01", dice=[4, 4], determination={1: 5}, top=EMPTY)
    act(game, 0, "move north")
    assert outcomes(game) == [("failed", "strength", 8, 7)]
    assert [hero(game, seat).determination for seat in (0, 1)] == [1, 5]


@pytest.mark.rule("DQR-DETERM-01")
def test_nobody_can_spend_more_tokens_than_he_has() -> None:
    game = at_gate(3, 4)
    before = game.save()
    with pytest.raises(IllegalChoice):
        act(game, 0, "spend 3")
    assert game.save() == before


@pytest.mark.rule("DQR-DETERM-01")
def test_more_tokens_than_needed_may_be_spent() -> None:
    game = at_gate(3, 4, tokens=4)
    act(game, 0, "spend 3", "decline")
    assert outcomes(game) == [("passed", "strength", 4, 5)]
    assert hero(game, 0).determination == 1


@pytest.mark.rule("DQR-DETERM-01")
def test_a_passed_test_asks_for_no_tokens() -> None:
    game = at_gate(2, 3)
    assert game.pending[0].prompt == "draw_another dungeon_empty"
    assert hero(game, 0).determination == 2


@pytest.mark.rule("DQR-DETERM-02")
@pytest.mark.parametrize(("spent", "total"), [(1, 10), (2, 9), (3, 8)])
def test_each_token_lowers_the_total_by_one(spent: int, total: int) -> None:
    game = at_gate(5, 6, tokens=3)
    act(game, 0, f"spend {spent}")
    assert outcomes(game) == [("failed", "strength", total, 5)]
    assert told(game, "determination_spent") == [{"seat": 0, "count": spent}]
    assert cited(game, "determination_spent") == ["DQR-DETERM-02"]


@pytest.mark.rule("DQR-DETERM-02")
def test_tokens_make_the_wounds_of_a_margin_fewer() -> None:
    game = draws("trap_crossfire_trap", hero="challara", dice=[6, 4], determination={0: 3})
    act(game, 0, "spend 3")
    assert outcomes(game) == [("failed", "armor", 7, 5)]
    assert hero(game, 0).wounds == 2


@pytest.mark.rule("DQR-DETERM-03", "DQR-CARD-08")
def test_spent_tokens_leave_the_hero_sheet_for_all_to_see() -> None:
    game = at_gate(3, 4, tokens=5)
    act(game, 0, "spend 2")
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["determination"] == 3


@pytest.mark.rule("DQR-DETERM-04", "DQR-DETERM-05", "DQR-VS3E-11")
def test_a_token_of_one_test_helps_in_another_attribute_many_turns_later() -> None:
    game = enters(
        "portcullis_01",
        dice=[4, 4, 2, 3, 2],
        skips=SLEEP,
        tiles={"b4": "chamber_01", "c5": "bottomless_pit_01@2"},
        top=EMPTY,
    )
    act(game, 0, "move north")
    assert hero(game, 0).determination == 1
    act(game, 0, "move west", "move east")
    assert (place(game, 0), hero(game, 0).determination) == ("c4", 1)
    act(game, 0, "move south")
    assert options(game, 0) == ("spend none", "spend 1")
    act(game, 0, "spend 1")
    assert outcomes(game)[-1] == ("passed", "luck", 4, 4)
    assert hero(game, 0).determination == 0


@pytest.mark.rule("DQR-DETERM-04", "DQR-COMP-01", "DQR-DETERM-08")
def test_there_is_no_limit_to_tokens_even_beyond_those_in_the_box() -> None:
    game = at_gate(6, 6, tokens=65, name="hugo")
    assert options(game, 0)[-1] == "spend 65"
    act(game, 0, "spend none")
    assert hero(game, 0).determination == 66


@pytest.mark.rule("DQR-DETERM-05")
def test_tokens_stay_when_a_hero_goes_below_and_comes_out_again() -> None:
    game = below(
        "hugo", "catacomb_exit", determination={0: 3}, tiles={"d4": "rotating_room_01"}, dice=[1]
    )
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), hero(game, 0).determination) == ("d4", 3)


@pytest.mark.rule("DQR-DETERM-05", "DQR-DEATH-09")
def test_tokens_are_gone_when_the_hero_dies() -> None:
    game = draws("trap_swinging_blade", dice=[6, 6], determination={0: 2})
    act(game, 0, "spend none")
    assert (hero(game, 0).status, hero(game, 0).determination) == ("dead", 0)


@pytest.mark.rule("DQR-DETERM-06")
def test_the_token_of_a_failure_comes_too_late_for_that_test() -> None:
    game = draws("trap_swinging_blade", dice=[4, 6])
    assert hero(game, 0).status == "dead"
    kinds = [event.kind for event in game.events]
    assert kinds.index("test_failed") < kinds.index("determination_gained") < kinds.index("died")


@pytest.mark.rule("DQR-DETERM-07", "DQR-EX-03")
def test_tokens_spent_on_a_test_that_fails_all_the_same_are_lost_and_one_is_gained() -> None:
    game = at_gate(3, 4)
    act(game, 0, "spend 1")
    assert outcomes(game) == [("failed", "strength", 6, 5)]
    assert (place(game, 0), hero(game, 0).determination) == ("c4", 2)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-DETERM-01", "DQR-DETERM-07")
def test_a_player_may_spend_nothing_and_fail() -> None:
    game = at_gate(3, 3)
    act(game, 0, "spend none")
    assert (place(game, 0), hero(game, 0).determination) == ("c4", 3)
    assert told(game, "determination_spent") == []


@pytest.mark.rule("DQR-DETERM-08", "DQR-COMP-01")
def test_search_tokens_and_determination_do_not_use_each_other_up() -> None:
    game = draws("search_empty_room", determination={0: 64, 1: 64}, searched=["c3", "e5"])
    assert [hero(game, seat).determination for seat in (0, 1)] == [64, 64]
    assert len(game.view(0)["searched"]) == 3
