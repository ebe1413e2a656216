"""What everybody knows of the course of a game: who has acted, since when nothing has happened."""

from tests.games.plungin.rules.objects import at_door
from tests.games.plungin.rules.scene import act, monster, scene, shown, state_of


def test_everybody_sees_who_has_acted_in_this_round() -> None:
    game = scene("brannoc_vale", "sable_wick", seats=1)
    assert shown(game, 0)["acted"] == []
    act(game, 0, "act sable_wick")
    assert shown(game, 0)["acted"] == [1]


def test_rounds_in_which_nothing_is_achieved_are_counted() -> None:
    game = scene("brannoc_vale", seats=1)
    for rounds in range(4):
        assert shown(game, 0)["quiet"] == rounds
        act(game, 0, "pass")


def test_a_blow_at_a_lock_that_makes_it_harder_is_something_new() -> None:
    game = at_door("brannoc_vale", dice=[1] * 40, trap="", seats=1)
    act(game, 0, "pass", "break door 0", "pass", "pass")
    assert shown(game, 0)["doors"][0]["blows"] == 1
    assert shown(game, 0)["quiet"] == 1


def test_a_wounded_monster_is_something_new() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("zombie", (5, 5))], seats=1)
    monster(game).state = "sleeping"
    act(game, 0, "pass", "pass")
    assert shown(game, 0)["quiet"] == 2
    monster(game).life -= 1
    act(game, 0, "pass")
    assert shown(game, 0)["quiet"] == 0


def test_it_is_part_of_a_copy() -> None:
    state = state_of(scene("brannoc_vale", seats=1))
    state.progress, state.changed, state.party.begun = [1, 2], 3, 2
    copy = state.copy()
    assert (copy.progress, copy.changed, copy.party.begun) == ([1, 2], 3, 2)
    assert copy.progress is not state.progress
