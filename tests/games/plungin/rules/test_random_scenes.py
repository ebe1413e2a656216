"""A sample of random scenes; the module itself plays as many as one likes."""

import pytest

from tests.games.plungin.rules.random_scenes import begin, check_board, combinations, run
from tests.games.plungin.rules.scene import state_of

SAMPLE = 48
"""How many scenes the tests play, in groups."""
GROUP = 12


@pytest.mark.parametrize("first", range(0, SAMPLE, GROUP))
def test_random_scenes_are_played_without_an_error(first: int) -> None:
    assert sum(run(seed) for seed in range(first, first + GROUP)) > 0


def test_a_scene_is_the_same_whenever_it_is_made() -> None:
    assert state_of(begin(7)) == state_of(begin(7))


def test_the_sample_has_every_pair_of_settings_of_the_optional_rules() -> None:
    met, pairs = combinations(0, SAMPLE)
    assert met == pairs


def test_two_on_one_square_are_noticed() -> None:
    state = state_of(begin(0))
    state.heroes[0].at = state.monsters[0].at
    with pytest.raises(AssertionError):
        check_board(state)


def test_a_charge_ends_where_a_room_entered_on_the_way_has_put_a_monster() -> None:
    assert run(1107) > 0
