"""What spells can be aimed at (SPELL-18, SPELL-19), and heroes in the making (SETUP-07)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.heroes.test_creating import creating, in_the_making
from tests.games.plungin.rules.scene import act, hero, monster, options, state_of

WELL = (5, 5, 5, 5)


def aims(spell: str, overloaded: bool = False, **facts: Any) -> set[str]:
    """What a spell could be aimed at."""
    terrain = facts.pop("terrain", {})
    game = caster(spell, **facts)
    for place, mark in terrain.items():
        state_of(game).terrain[square_at(*place)] = mark
    act(game, 0, f"cast {spell} overloaded" if overloaded else f"cast {spell}")
    return {*options(game, 0)}


@pytest.mark.rule("DP-SPELL-19", "DP-SPELL-18")
def test_an_area_is_laid_where_it_catches_a_monster_in_range_and_sight() -> None:
    block = {f"at {x},{y}" for x in (1, 2, 3) for y in (1, 2, 3)}
    assert aims("fireball", at=[(0, 0)], monsters=[("ogre", (2, 2))]) == block
    far = aims("fireball", at=[(0, 0)], monsters=[("ogre", (5, 2))])
    assert far == {"at 4,1", "at 4,2", "at 5,1"}


@pytest.mark.rule("DP-SPELL-19")
def test_an_area_is_not_laid_behind_pillars() -> None:
    game = caster("fireball", at=[(0, 0)], monsters=[("ogre", (4, 4))])
    for place in ((1, 0), (1, 1), (0, 1)):
        state_of(game).terrain[square_at(*place)] = "P"
    act(game, 0, "move")
    assert "cast fireball" not in options(game, 0)


@pytest.mark.rule("DP-SPELL-19")
def test_a_block_of_two_squares_lies_south_and_east_of_its_aim() -> None:
    found = aims("entangle", at=[(0, 0)], monsters=[("ogre", (2, 2))])
    assert found == {"at 1,1", "at 2,1", "at 1,2", "at 2,2"}


@pytest.mark.rule("DP-SPELL-19", "DP-SPELL-18")
def test_a_wall_of_flame_is_laid_in_range_on_the_own_tile() -> None:
    found = aims("wall_of_flame", at=[(0, 0)], monsters=[("ogre", (5, 5))])
    near = {(x, y) for x in range(6) for y in range(6) if x + y <= 5}
    assert found == {f"{way} {x},{y}" for x, y in near for way in ("row", "column")}


@pytest.mark.rule("DP-SPELL-19", "DP-SPELL-18")
def test_stone_is_raised_on_free_squares_in_range() -> None:
    found = aims("stone_shape", at=[(0, 0)], monsters=[("ogre", (1, 0))])
    free = {(x, y) for x in range(6) for y in range(6) if 0 < x + y <= 4} - {(1, 0)}
    assert found <= {f"raise {x},{y}" for x, y in free}
    assert {"raise 0,1", "raise 0,4", "raise 2,2"} <= found
    assert "raise 0,5" not in found
    cleared = aims("stone_shape", at=[(0, 0)], terrain={(0, 2): "r"})
    assert "clear 0,2" in cleared
    assert "raise 0,2" not in cleared


@pytest.mark.rule("DP-SPELL-19")
@pytest.mark.parametrize(("stands", "may"), [((0, 0), True), ((3, 0), False)])
def test_only_an_open_and_empty_doorway_is_closed(stands: tuple[int, int], may: bool) -> None:
    facts: dict[str, Any] = {"others": ["sable_wick"], "at": [(2, 2), stands]}
    facts["beyond"] = {"north": "corridor_straight"}
    assert ("close door 0" in aims("stone_shape", **facts)) == may
    shut = {"north": Door(2, False, trap="", is_open=False)}
    assert "close door 0" not in aims("stone_shape", at=[(2, 2)], doors=shut)


@pytest.mark.rule("DP-SPELL-19")
def test_an_inner_eye_looks_only_at_closed_things_whose_trap_is_not_known() -> None:
    def looks(door: Door) -> bool:
        game = caster("inner_eye", at=[(2, 0)], doors={"north": door})
        return "cast inner_eye" in options(game, 0)

    assert looks(Door(2, False, trap="poisoned_needle"))
    assert not looks(Door(2, False, trap=""))
    assert not looks(Door(2, False, trap="poisoned_needle", is_aware=True))
    assert not looks(Door(2, False, trap="poisoned_needle", is_open=True))
    assert not looks(Door(2, False, trap="poisoned_needle", kind="great"))


@pytest.mark.rule("DP-SPELL-19", "DP-OVERLOAD-05")
@pytest.mark.parametrize(
    ("facts", "may"), [({}, True), ({"is_aware": True}, False), ({"trap": ""}, False)]
)
def test_an_overloaded_eye_needs_something_unknown_on_the_tile(
    facts: dict[str, Any], may: bool
) -> None:
    chest = Chest(2, True, at=square_at(5, 5), **{"trap": "poisoned_needle", **facts})
    game = caster("inner_eye", at=[(0, 0)], chests=[chest])
    assert "cast inner_eye" not in options(game, 0)
    assert ("cast inner_eye overloaded" in options(game, 0)) == may


@pytest.mark.rule("DP-SPELL-19")
def test_a_whisper_is_not_for_clockwork_nor_for_what_is_open() -> None:
    game = caster("whisper_lock", "burst_lock", monsters=[("seneschal", (2, 1))])
    assert "cast whisper_lock" not in options(game, 0)
    assert "cast burst_lock" in options(game, 0)


@pytest.mark.rule("DP-SPELL-18", "DP-SPELL-19")
def test_beasts_and_friends_are_no_targets_of_attacks() -> None:
    game = caster("spark", monsters=[("wolf", (3, 1)), ("orc", (5, 5))])
    monster(game).side = "heroes"
    act(game, 0, "move", "stop")
    assert "cast spark" not in options(game, 0)


@pytest.mark.rule("DP-DEATH-05", "DP-SPELL-19")
def test_nobody_is_raised_where_there_is_no_room() -> None:
    game = caster(
        "raise_fallen",
        others=["sable_wick"],
        at=[(0, 0), (5, 5)],
        status={1: "dead"},
        monsters=[("orc", (1, 0)), ("orc", (0, 1))],
    )
    assert "cast raise_fallen" not in options(game, 0)


# -- heroes in the making --------------------------------------------------------------------------


@pytest.mark.rule("DP-SETUP-07")
def test_race_and_class_are_shown_as_soon_as_they_are_chosen() -> None:
    (one,) = in_the_making("create", "race elf")
    assert (one["race"], one["kin"]) == ("elf", "")
    (one,) = in_the_making("create", "race elf", "class mage")
    assert (one["race"], one["kin"]) == ("elf", "mage")
    (one,) = in_the_making("create", "race human", "class mage", "class package")
    assert one["stats"]["MAG"] == 5


@pytest.mark.rule("DP-SETUP-07")
def test_each_question_of_making_a_hero_cites_its_clause() -> None:
    game = creating("create")
    for choice in ("race human", "class warrior", "class package", "raise ATK"):
        assert game.pending[0].rule == "DP-SETUP-07"
        act(game, 0, choice)
    assert game.pending[0].rule == "DP-SETUP-07"
    act(game, 0, "learn tough")
    assert hero(game).id == "human_warrior_1"
    school = creating("create", "race elf", "class priest", "class package")
    assert school.pending[0].rule == "DP-SPELL-01"
    act(school, 0, "school school_of_light")
    assert school.pending[0].rule == "DP-SPELL-02"
