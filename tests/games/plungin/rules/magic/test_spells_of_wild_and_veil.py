"""The spells of the Schools of Wild and Veil, one by one (SPELL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.scene import act, hero, monster, options, place, state_of, told

pytestmark = pytest.mark.rule("DP-SPELL-10", "DP-SPELL-21")
WELL = (5, 5, 5, 5)


def test_thorn_lash_may_pull_its_target_two_squares_nearer() -> None:
    game = caster("thorn_lash", monsters=[("ogre", (5, 1))], dice=[5, 2, 2, 2, *[5] * 9])
    act(game, 0, "cast thorn_lash")
    assert {"pull 4,1", "pull 3,1", "decline"} <= {*options(game, 0)}
    act(game, 0, "pull 3,1")
    assert place(game, 10) == (3, 1)


def test_an_overloaded_thorn_lash_roots_whom_it_hurts() -> None:
    game = caster("thorn_lash", monsters=[("ogre", (5, 1))], dice=[*WELL, *[2] * 9])
    act(game, 0, "cast thorn_lash overloaded", "decline")
    assert told(game, "damaged")[0]["amount"] == 5
    assert "rooted" in monster(game).conditions


@pytest.mark.parametrize(("option", "dice"), [("", 1), (" overloaded", 2)])
@pytest.mark.rule("DP-SPELL-20")
def test_bark_skin_wards_for_six_rounds(option: str, dice: int) -> None:
    game = caster("bark_skin", dice=WELL)
    act(game, 0, f"cast bark_skin{option}")
    assert (hero(game).strengths["warded"], hero(game).conditions["warded"]) == (dice, -6)


@pytest.mark.rule("DP-SPELL-20")
def test_swift_feet_let_a_hero_move_twice_and_farther() -> None:
    game = caster("swift_feet", dice=WELL)
    act(game, 0, "cast swift_feet", "pass", "move", "east", "stop")
    assert "move" in options(game, 0)
    for _ in range(2):
        act(game, 0, "pass")
    assert "hasted" not in hero(game).conditions


@pytest.mark.rule("DP-SPELL-19")
def test_entangle_roots_four_squares_until_a_check_of_res_frees() -> None:
    monsters = [("orc", (3, 1)), ("orc", (5, 1))]
    game = caster("entangle", monsters=monsters, dice=[*WELL, 5, 5, 2, 2])
    act(game, 0, "cast entangle", "at 3,1")
    assert monster(game).strengths["rooted"] == 2
    assert "rooted" not in monster(game, 11).conditions
    act(game, 0, "pass")
    assert "rooted" not in monster(game).conditions


@pytest.mark.parametrize(("option", "condition"), [("", "slowed"), (" overloaded", "frozen")])
@pytest.mark.rule("DP-SPELL-19")
def test_frost_breath_strikes_three_squares_in_a_line(option: str, condition: str) -> None:
    monsters = [("ogre", (2, 1)), ("ogre", (4, 1)), ("ogre", (5, 1))]
    game = caster("frost_breath", monsters=monsters, dice=[*WELL, *[2] * 30])
    act(game, 0, f"cast frost_breath{option}")
    assert [one["who"] for one in told(game, "damaged")] == ["ogre 10", "ogre 11"]
    assert condition in monster(game).conditions


def test_stone_shape_raises_stone_on_two_squares_or_clears_two() -> None:
    game = caster("stone_shape", dice=WELL)
    act(game, 0, "cast stone_shape", "raise 2,2", "raise 3,2")
    terrain = state_of(game).terrain
    assert [terrain[square_at(x, 2)] for x in (2, 3)] == ["r", "r"]
    game = caster("stone_shape", dice=WELL)
    state_of(game).terrain[square_at(2, 1)] = "r"
    act(game, 0, "cast stone_shape", "clear 2,1")
    assert state_of(game).terrain.get(square_at(2, 1), ".") == "."


def test_stone_shape_closes_an_empty_doorway_with_a_lock() -> None:
    game = caster("stone_shape", at=[(2, 2)], beyond={"north": "corridor_straight"}, dice=WELL)
    act(game, 0, "cast stone_shape", "close door 0")
    door = state_of(game).doors[0]
    assert (door.is_open, door.is_locked, door.difficulty, door.trap) == (False, True, 2, "")


@pytest.mark.rule("DP-BUILD-38")
@pytest.mark.parametrize("kind", ["great", "locked"])
def test_stone_shape_closes_no_great_door(kind: str) -> None:
    door = Door(2, is_open=True, trap="", kind=kind)  # type: ignore[arg-type]
    more: dict[str, Any] = {"doors": {"north": door}, "beyond": {"north": "corridor_straight"}}
    game = caster("stone_shape", at=[(2, 2)], dice=WELL, **more)
    act(game, 0, "cast stone_shape")
    assert ("close door 0" in options(game, 0)) is (kind != "great")


def test_a_called_wolf_fights_for_its_caster_right_after_his_turn_and_leaves() -> None:
    game = caster("call_beast", monsters=[("ogre", (3, 1))], dice=[*WELL, *[2] * 40])
    act(game, 0, "cast call_beast", "at 3,2")
    wolf = monster(game, 11)
    assert (wolf.id, wolf.side, wolf.leaves) == ("wolf", "heroes", 5)
    act(game, 0, "pass")
    attacks = [one["why"] for one in told(game, "rolled") if one["why"].endswith("attack")]
    assert attacks[0] == "wolf 11 attack"


def test_a_fumbled_call_brings_a_hostile_wolf_and_an_overload_two() -> None:
    game = caster("call_beast", mag=7, monsters=[("ogre", (5, 5))], dice=[5, 5, 5, 1, 1, 1, 1])
    act(game, 0, "cast call_beast", "at 3,2")
    assert monster(game, 11).side == "monsters"
    game = caster("call_beast", mag=5, monsters=[("ogre", (5, 5))], dice=[5] * 5)
    act(game, 0, "cast call_beast overloaded", "at 3,2", "at 1,2")
    assert [one.id for one in state_of(game).monsters] == ["ogre", "wolf", "wolf"]
    assert "pass" in options(game, 0)


@pytest.mark.rule("DP-SPELL-19")
def test_healing_rain_heals_all_heroes_on_the_tile_only() -> None:
    game = caster(
        "healing_rain",
        others=["sister_ivenne"],
        at=[(1, 1), (5, 5)],
        dice=[*WELL, 3, 4],
        life={0: 1, 1: 1},
    )
    act(game, 0, "cast healing_rain")
    assert [one.life for one in state_of(game).heroes] == [4, 5]


def test_inner_eye_finds_a_trap_from_afar_even_after_a_failed_look() -> None:
    chest = Chest(2, True, at=square_at(4, 1), trap="poisoned_needle", failed=[0])
    game = caster("inner_eye", chests=[chest], dice=WELL)
    act(game, 0, "cast inner_eye")
    assert state_of(game).chests[0].is_aware
    assert told(game, "trap_found")[0]["trap"] == "poisoned_needle"
    assert told(game, "trap_sprung") == []


def test_silent_step_makes_the_next_monsters_less_watchful() -> None:
    game = caster("silent_step", dice=WELL)
    act(game, 0, "cast silent_step overloaded")
    assert state_of(game).adventure.silent_step == -2
    assert hero(game).silent_step == 2


def test_whisper_lock_opens_a_lock_in_silence_and_leaves_its_trap() -> None:
    door = Door(2, True, trap="poisoned_needle", kind="locked")
    game = caster("whisper_lock", at=[(2, 0)], doors={"north": door}, dice=WELL)
    act(game, 0, "cast whisper_lock")
    door = state_of(game).doors[0]
    assert (door.is_locked, door.is_open, door.trap) == (False, False, "poisoned_needle")
    assert state_of(game).noise == 0


def test_a_fumbled_whisper_ruins_the_lock() -> None:
    door = Door(2, True, kind="locked")
    game = caster("whisper_lock", at=[(2, 0)], doors={"north": door}, dice=[1, 2, 2, 2])
    act(game, 0, "cast whisper_lock")
    assert state_of(game).doors[0].is_ruined


@pytest.mark.parametrize(("roll", "sleeps"), [((5, 2, 2, 2), True), ((5, 5, 2, 2), False)])
def test_sleep_needs_more_successes_than_its_target_has(
    roll: tuple[int, ...], sleeps: bool
) -> None:
    game = caster("sleep", monsters=[("orc", (5, 1))], dice=[5, 5, 2, 2, *roll])
    act(game, 0, "cast sleep")
    assert ("asleep" in monster(game).conditions) == sleeps


@pytest.mark.parametrize("kind", ["skeleton", "gargoyle", "demon", "gremlin_foreman", "seneschal"])
@pytest.mark.rule("DP-SPELL-19")
def test_the_dead_the_made_and_bosses_never_sleep(kind: str) -> None:
    game = caster("sleep", monsters=[(kind, (3, 1))])
    assert "cast sleep" not in options(game, 0)


@pytest.mark.rule("DP-SPELL-19")
def test_confuse_works_on_a_mini_boss_but_not_on_a_boss() -> None:
    assert "cast confuse" in options(caster("confuse", monsters=[("gremlin_foreman", (3, 1))]), 0)
    assert "cast confuse" not in options(caster("confuse", monsters=[("demon", (3, 1))]), 0)


@pytest.mark.parametrize(("option", "life", "rounds"), [("", 1, 3), (" overloaded", 3, 6)])
@pytest.mark.rule("DP-SPELL-20")
def test_a_phantom_stands_in_for_a_hero(option: str, life: int, rounds: int) -> None:
    game = caster("phantom", monsters=[("orc", (5, 5))], dice=WELL)
    act(game, 0, f"cast phantom{option}", "at 2,2")
    image = monster(game, 11)
    assert (image.life, image.leaves, image.stats["DEF"], image.side) == (life, rounds, 4, "heroes")


@pytest.mark.rule("DP-SPELL-20")
def test_who_has_vanished_is_hidden_for_five_rounds_until_he_attacks() -> None:
    game = caster("vanish", "spark", monsters=[("orc", (5, 3))], dice=WELL)
    act(game, 0, "cast vanish")
    assert hero(game).conditions["hidden"] == -5
    act(game, 0, "pass", "cast spark")
    assert "hidden" not in hero(game).conditions


@pytest.mark.parametrize(("option", "gained"), [("", 4), (" overloaded", 6)])
def test_life_leech_heals_by_the_damage_up_to_a_limit(option: str, gained: int) -> None:
    game = caster(
        "life_leech", mag=5, monsters=[("ogre", (3, 1))], dice=[5] * 5 + [2] * 8, life={0: 1}
    )
    act(game, 0, f"cast life_leech{option}")
    assert hero(game).life == 1 + gained
