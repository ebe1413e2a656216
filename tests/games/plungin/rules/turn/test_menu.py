"""The two actions of a turn: Nothing, Move, Attack, Special Ability (ACTION, CONFLICT-32, -33)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, face_off, pools
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

STEPS = {"north", "east", "south", "west"}


def steps(game: Game) -> set[str]:
    """The steps that the first hero can take now."""
    return STEPS & set(options(game, 0))


@pytest.mark.rule("DP-ACTION-01", "DP-ACTION-03")
def test_a_hero_has_two_actions_and_a_monster_moves_and_attacks() -> None:
    game = scene(at=[(0, 0)], monsters=[("orc", (3, 0))], abilities={0: []}, rules=STEADY)
    assert hero(game).actions == 2
    act(game, 0, "move", "south", "stop")
    assert hero(game).actions == 1
    act(game, 0, "use potion_minor_healing")
    assert [one["who"] for one in told(game, "monster_moved")] == ["orc 10"]
    assert pools(game, "orc 10 attack") == [6]
    assert hero(game).actions == 2


@pytest.mark.rule("DP-ACTION-02", "DP-CONFLICT-32", "DP-ROUND-07")
def test_a_second_attack_or_move_in_a_turn_is_refused_with_its_clause() -> None:
    game = blow()
    assert "attack orc 10" not in options(game, 0)
    assert refused(game, 0)["attack orc 10"] == "DP-ACTION-02"
    with pytest.raises(IllegalChoice):
        act(game, 0, "attack orc 10")
    walked = scene(at=[(0, 0)])
    act(walked, 0, "move", "east", "stop")
    assert "move" not in options(walked, 0)
    assert refused(walked, 0)["move"] == "DP-ACTION-02"
    act(walked, 0, "pass")
    assert "move" in options(walked, 0)


@pytest.mark.rule("DP-CONFLICT-32")
def test_free_actions_have_no_limit_and_can_follow_both_actions() -> None:
    lids = [Chest(at=square_at(2, 1)), Chest(at=square_at(1, 2))]
    game = scene(at=[(1, 1)], chests=lids)
    act(game, 0, "nothing", "nothing")
    assert hero(game).actions == 0
    assert {"open chest 0", "open chest 1"} <= set(options(game, 0))
    act(game, 0, "open chest 0")
    assert state_of(game).chests[0].is_open
    assert not state_of(game).chests[1].is_open


@pytest.mark.rule("DP-ACTION-04", "DP-ACTION-05", "DP-CONFLICT-33")
def test_nothing_uses_up_one_action_and_can_be_chosen_twice() -> None:
    game = blow()
    act(game, 0, "nothing")
    assert state_of(game).round == 2
    first = face_off()
    act(first, 0, "nothing")
    assert hero(first).actions == 1
    assert {"attack orc 10", "move", "nothing", "pass"} <= set(options(first, 0))
    act(first, 0, "nothing")
    assert state_of(first).round == 2


@pytest.mark.rule("DP-ACTION-05", "DP-CONFLICT-33", "DP-ROUND-06")
def test_who_passes_ends_his_turn_with_actions_left() -> None:
    game = scene("brannoc_vale", "sable_wick")
    act(game, 0, "pass")
    assert list(game.pending) == [1]
    assert hero(game).actions == 0


@pytest.mark.rule("DP-ACTION-06")
@pytest.mark.parametrize("stop_after", [1, 4])
def test_a_hero_moves_up_to_mov_squares(stop_after: int) -> None:
    game = scene(at=[(0, 0)])
    act(game, 0, "move", *["east", "south", "east", "south"][:stop_after])
    if stop_after < 4:
        act(game, 0, "stop")
    assert place(game) == ((2, 2) if stop_after == 4 else (1, 0))
    assert "move" not in options(game, 0)
    assert [one["at"] for one in told(game, "hero_moved")] == [hero(game).at]


@pytest.mark.rule("DP-ACTION-07")
def test_nothing_but_steps_and_doors_comes_between_the_steps_of_a_move() -> None:
    game = scene(
        at=[(1, 2)], monsters=[("orc", (2, 1))], doors={"north": Door()}, beyond={"north": ""}
    )
    act(game, 0, "move", "north")
    assert set(options(game, 0)) <= {*STEPS, "stop"}
    act(game, 0, "stop")
    assert "move" not in options(game, 0)


@pytest.mark.rule("DP-ACTION-08")
def test_steps_are_orthogonal() -> None:
    game = scene(at=[(2, 2)])
    act(game, 0, "move")
    assert set(options(game, 0)) == {*STEPS, "stop"}
    act(game, 0, "north")
    assert place(game) == (2, 1)


@pytest.mark.rule("DP-ACTION-09", "DP-CONFLICT-36")
def test_nobody_steps_through_characters_chests_walls_or_closed_doors() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(2, 0), (1, 0)],
        monsters=[("orc", (2, 1))],
        chests=[Chest(at=square_at(3, 0))],
        doors={"north": Door(is_locked=True, difficulty=1)},
    )
    assert "move" not in options(game, 0)
    for is_open in (True, False):
        door = scene(
            at=[(2, 0)], doors={"north": Door(is_open=is_open)}, beyond={"north": "room_6x6"}
        )
        act(door, 0, "move")
        assert ("north" in options(door, 0)) is is_open


@pytest.mark.rule("DP-ACTION-09")
def test_pillars_and_rockfall_bar_the_way() -> None:
    game = scene(at=[(2, 2)])
    state_of(game).terrain[square_at(2, 1)] = "r"
    state_of(game).terrain[square_at(3, 2)] = "P"
    act(game, 0, "move")
    assert steps(game) == {"south", "west"}


@pytest.mark.rule("DP-ACTION-10")
def test_what_restricts_movement_does_not_restrict_an_advance() -> None:
    water = scene(at=[(0, 0)])
    for x in range(1, 6):
        state_of(water).terrain[square_at(x, 0)] = "~"
    act(water, 0, "move", "east", "east")
    assert place(water) == (2, 0)
    assert "east" not in options(water, 0)
    game = blow(5, 3, 3, 3, 3, 3, conditions={0: {"slowed": 2}})
    act(game, 0, "advance")
    assert place(game) == (2, 2)


@pytest.mark.rule("DP-ACTION-10")
@pytest.mark.parametrize("held", ["rooted", "trapped"])
def test_the_rooted_and_the_trapped_cannot_move(held: str) -> None:
    game = scene(at=[(0, 0)], conditions={0: {held: 0}})
    assert "move" not in options(game, 0)
    assert refused(game, 0)["move"] == "DP-COND-01"
    assert {"tear free", "get free"} & set(options(game, 0))


@pytest.mark.rule("DP-ACTION-12")
def test_both_sides_can_fumble() -> None:
    game = blow(1, 1, 5, 3, 3, 1, 1, 3, 3, hands={0: ["club", ""]})
    assert told(game, "item_broken")
    assert "stunned" in monster(game).conditions


@pytest.mark.rule("DP-ACTION-15")
def test_an_ability_costs_an_action_and_serves_once_a_turn() -> None:
    game = scene(at=[(0, 0)], abilities={0: ["battle_hymn"]})
    act(game, 0, "ability battle_hymn")
    assert hero(game).actions == 1
    assert "ability battle_hymn" not in options(game, 0)


@pytest.mark.rule("DP-ACTION-16", "DP-EX-19")
def test_charge_and_attack_exclude_each_other() -> None:
    facts: dict[str, Any] = {"abilities": {0: ["charge"]}, "monsters": [("ogre", (4, 2))]}
    game = face_off(*[3] * 8, **facts)
    act(game, 0, "ability charge")
    assert "attack ogre 10" not in options(game, 0)
    assert refused(game, 0)["attack ogre 10"] == "DP-ACTION-16"
    assert "move" in options(game, 0)
    two = [("ogre", (2, 2)), ("ogre", (2, 0))]
    other = face_off(abilities={0: ["charge"]}, monsters=two)
    assert "ability charge" in options(other, 0)
    act(other, 0, "attack ogre 10")
    assert "ability charge" not in options(other, 0)
    assert refused(other, 0)["ability charge"] == "DP-ACTION-16"


@pytest.mark.rule("DP-ACTION-20")
def test_what_is_worn_counts_and_what_is_carried_does_not() -> None:
    game = face_off(carried={0: ["sunblade"]}, hands={0: ["dagger", ""]})
    act(game, 0, "attack orc 10")
    assert pools(game, "attack") == [5]


@pytest.mark.rule("DP-ACTION-06")
def test_the_frightened_move_away_from_what_they_fear() -> None:
    game = face_off(
        at=[(2, 2)],
        monsters=[("orc", (0, 2))],
        conditions={0: {"frightened": 2}},
        sources={0: {"frightened": 10}},
        rules=Rules(),
    )
    act(game, 0, "move")
    assert steps(game) == {"north", "east", "south"}
    assert "stop" not in options(game, 0)
    act(game, 0, "east")
    assert "stop" in options(game, 0)
    assert "west" not in options(game, 0)


@pytest.mark.rule("DP-ACTION-06")
def test_the_hasty_move_twice_and_the_slow_half_as_far() -> None:
    game = scene(at=[(0, 0)], conditions={0: {"hasted": -5}})
    act(game, 0, "move", "east", "stop")
    assert "move" in options(game, 0)
    slow = scene(at=[(0, 0)], conditions={0: {"slowed": 2}})
    act(slow, 0, "move", "east", "east")
    assert "east" not in options(slow, 0)
    odd = scene("dagna_ironlid", at=[(0, 0)], conditions={0: {"slowed": 2}})
    assert shown(odd)["heroes"][0]["stats"]["MOV"] == 2
