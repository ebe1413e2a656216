"""The optional combat rules (VAR-COMBAT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.turn.options import OPTIONS, SWITCHES
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    shown,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)
BOW = {0: ["short_bow", "short_bow"]}
NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.rule("DP-VAR-COMBAT-01", "DP-SETUP-17")
def test_every_optional_combat_rule_is_off_unless_it_is_agreed_on() -> None:
    assert Rules() == Rules(**dict.fromkeys(SWITCHES, False))  # type: ignore[arg-type]
    found = {option.name: option.default for option in OPTIONS}
    assert all(found[name] is False for name in SWITCHES)
    assert found["stun"] == 0
    assert pools(blow(*HIT, facing={0: WEST})) == [6, 4]


@pytest.mark.rule("DP-VAR-COMBAT-02")
@pytest.mark.parametrize(("facing", "dice"), [(NORTH, 6), (EAST, 7), (SOUTH, 6), (WEST, 6)])
def test_an_attack_from_behind_has_a_die_more(facing: int, dice: int) -> None:
    game = face_off(rules=Rules(facing=True))
    monster(game).facing = facing
    act(game, 0, "attack orc 10")
    assert pools(game, "attack") == [dice]


@pytest.mark.rule("DP-VAR-COMBAT-02")
@pytest.mark.parametrize(("at", "dice"), [((0, 1), 7), ((0, 3), 7), ((1, 1), 6), ((2, 0), 6)])
def test_a_shot_comes_from_behind_out_of_the_quarter_at_the_back(
    at: tuple[int, int], dice: int
) -> None:
    game = face_off(at=[at], hands=BOW, monsters=[("ogre", (2, 2))], rules=Rules(facing=True))
    monster(game).facing = EAST
    act(game, 0, "shoot ogre 10")
    assert pools(game, "attack") == [dice - 1]


@pytest.mark.rule("DP-VAR-COMBAT-02", "DP-VAR-COMBAT-03")
def test_monsters_look_at_their_target_and_strike_at_backs() -> None:
    game = face_off(*HIT, rules=Rules(facing=True))
    act(game, 0, "pass", "face west")
    assert pools(game, "orc 10 attack") == [7]
    assert monster(game).facing == WEST
    front = face_off(*HIT, rules=Rules(facing=True))
    act(front, 0, "pass", "face east")
    assert pools(front, "orc 10 attack") == [6]


@pytest.mark.rule("DP-VAR-COMBAT-03")
def test_facing_is_chosen_after_a_move_or_at_the_end_of_a_turn_without_one() -> None:
    game = scene(at=[(1, 1)], rules=Rules(facing=True))
    act(game, 0, "move", "south")
    assert hero(game).facing == SOUTH
    act(game, 0, "stop")
    assert set(options(game, 0)) == {"face north", "face east", "face south", "face west"}
    assert game.pending[0].rule == "DP-VAR-COMBAT-03"
    act(game, 0, "face east")
    assert shown(game)["heroes"][0]["facing"] == EAST
    act(game, 0, "pass")
    assert "move" in options(game, 0)
    act(game, 0, "pass")
    assert "face north" in options(game, 0)
    assert "face north" not in options(scene(at=[(1, 1)]), 0)


def shot(*between: tuple[str, tuple[int, int]], rules: Rules | None = None) -> Game:
    """A shot along a row at an ogre, perhaps past others."""
    foes = [("ogre", (4, 2)), *between]
    game = face_off(5, at=[(0, 2)], hands=BOW, monsters=foes, rules=rules or Rules(cover=True))
    act(game, 0, "shoot ogre 10")
    return game


@pytest.mark.rule("DP-VAR-COMBAT-04")
def test_who_is_shot_at_past_another_character_has_a_die_more() -> None:
    assert pools(shot(("goblin", (2, 2)))) == [5, 5]
    assert pools(shot(("goblin", (2, 1)))) == [5, 4]
    assert pools(shot()) == [5, 4]
    assert pools(shot(("goblin", (2, 2)), rules=Rules())) == [5, 4]
    melee = blow(*HIT, monsters=[("orc", (2, 2)), ("orc", (3, 2))], rules=Rules(cover=True))
    assert pools(melee) == [6, 4]


@pytest.mark.rule("DP-VAR-COMBAT-04")
@pytest.mark.parametrize(("at", "dice"), [((1, 1), 5), ((1, 0), 4), ((0, 1), 4)])
def test_a_line_through_corners_touches_no_square_beside_it(at: tuple[int, int], dice: int) -> None:
    foes = [("ogre", (2, 2)), ("goblin", at)]
    game = face_off(5, at=[(0, 0)], hands=BOW, monsters=foes, rules=Rules(cover=True))
    act(game, 0, "shoot ogre 10")
    assert pools(game) == [5, dice]


@pytest.mark.rule("DP-VAR-COMBAT-05")
def test_two_opponents_beside_take_a_die_of_def() -> None:
    two = [("orc", (2, 2)), ("orc", (1, 3))]
    assert pools(struck(*HIT, monsters=two, rules=Rules(overwhelmed=True)), "defence")[0] == 4
    assert pools(struck(*HIT, rules=Rules(overwhelmed=True)), "defence") == [5]
    assert pools(struck(*HIT, monsters=two), "defence")[0] == 5


@pytest.mark.rule("DP-VAR-COMBAT-06", "DP-VAR-COMBAT-07", "DP-VAR-COMBAT-08")
def test_fast_and_bloody_attacks_count_fours_and_defences_do_not() -> None:
    rules = Rules(fast_and_bloody=True)
    mine = blow(4, 5, 6, 3, 3, 3, 4, 4, 4, 4, rules=rules)
    assert damage(mine) == [3]
    assert cited(mine, "rolled")[0] == "DP-VAR-COMBAT-06"
    assert damage(struck(4, 4, 3, 3, 3, 3, 4, 4, 4, 4, 4, rules=rules)) == [2]
    assert damage(blow(4, 4, 4, 4, 4, 4)) == []
    check = face_off(4, 4, 4, rules=rules, conditions={0: {"venom": 0}})
    assert told(check, "check_failed")


@pytest.mark.rule("DP-VAR-COMBAT-09")
def test_who_starts_beside_an_opponent_moves_one_square_in_the_turn() -> None:
    game = face_off(rules=Rules(disengage=True))
    act(game, 0, "move", "north")
    assert place(game) == (1, 1)
    assert "north" not in options(game, 0)
    assert refused(game, 0)["move"] == "DP-ACTION-02"
    free = face_off(at=[(0, 0)], rules=Rules(disengage=True))
    act(free, 0, "move", "south")
    assert "south" in options(free, 0)


@pytest.mark.rule("DP-VAR-COMBAT-09")
def test_disengaging_binds_monsters_the_hasty_and_chargers_too() -> None:
    rules = Rules(disengage=True)
    hasty = face_off(rules=rules, conditions={0: {"hasted": -5}})
    act(hasty, 0, "move", "north")
    assert refused(hasty, 0)["move"] == "DP-VAR-COMBAT-09"
    foes = [("orc", (2, 2)), ("orc", (2, 0))]
    for on in (True, False):
        game = face_off(
            at=[(1, 2)], monsters=foes, abilities={0: ["charge"]}, rules=Rules(disengage=on)
        )
        assert ("ability charge" in options(game, 0)) is not on
    ghoul: dict[str, Any] = {"at": [(1, 2), (5, 5)], "life": {1: 1}, "abilities": {0: [], 1: []}}
    away = scene("brannoc_vale", "sable_wick", monsters=[("ghoul", (2, 2))], rules=rules, **ghoul)
    act(away, 0, "pass")
    act(away, 1, "pass")
    assert place(away, 10) in ((3, 2), (2, 3))


@pytest.mark.rule("DP-VAR-COMBAT-10")
def test_nobody_shoots_or_throws_beside_an_opponent() -> None:
    foes = [("orc", (2, 2)), ("orc", (4, 2))]
    rules = Rules(no_shots_in_melee=True)
    for hands, verb in ((BOW, "shoot"), ({0: ["dagger", ""]}, "throw at")):
        game = face_off(monsters=foes, hands=hands, rules=rules)
        assert not any(option.startswith(verb) for option in options(game, 0))
        assert refused(game, 0)[f"{verb} orc 11"] == "DP-VAR-COMBAT-10"
        assert f"{verb} orc 11" in options(face_off(monsters=foes, hands=hands), 0)
        apart = face_off(monsters=[("orc", (3, 2))], hands=hands, rules=rules)
        assert f"{verb} orc 10" in options(apart, 0)


@pytest.mark.rule("DP-VAR-COMBAT-11")
def test_in_melee_only_neighbours_can_be_the_target_of_a_spell() -> None:
    foes = [("orc", (2, 2)), ("orc", (4, 2))]
    for on in (True, False):
        game = scene(
            "orrin_ashgrove", at=[(1, 2)], monsters=foes, rules=Rules(no_shots_in_melee=on)
        )
        assert ("cast ember_shield" in options(game, 0)) is not on
        act(game, 0, "cast fire_bolt")
        assert ("on orc 11" in options(game, 0)) is not on


def astray(*dice: int, others: tuple[tuple[str, tuple[int, int]], ...], **more: Any) -> Game:
    """A shot at an ogre on (4, 2) from (0, 2), with others on the table."""
    rules = more.pop("rules", Rules(stray_shots=True))
    foes = [("ogre", (4, 2)), *others]
    game = face_off(*dice, at=[(0, 2)], hands=BOW, monsters=foes, rules=rules, **more)
    act(game, 0, "shoot ogre 10")
    return game


@pytest.mark.rule("DP-VAR-COMBAT-12")
def test_a_fumbled_shot_misses_whatever_it_rolled() -> None:
    game = astray(1, 1, 5, 3, 3, others=())
    assert damage(game) == []
    assert cited(game, "missed") == ["DP-VAR-COMBAT-12"]
    assert damage(astray(1, 5, 3, 3, 3, others=())) == [1]
    assert damage(astray(1, 1, 5, 3, 3, others=(), rules=Rules())) == [1]
    assert damage(blow(1, 1, 5, 3, 3, 3, rules=Rules(stray_shots=True))) == [1]


@pytest.mark.rule("DP-VAR-COMBAT-13")
def test_it_comes_to_somebody_in_its_line_or_beside_its_target() -> None:
    for square in ((2, 2), (4, 1)):
        game = astray(1, 1, 5, 3, 3, others=(("goblin", square),))
        assert [one["who"] for one in told(game, "shot_astray")] == ["goblin 11"]
        assert monster(game, 11).life == 2
        assert monster(game).life == 10
    far = astray(1, 1, 5, 3, 3, others=(("goblin", (2, 0)),))
    assert told(far, "shot_astray") == []
    two = (("goblin", (2, 2)), ("wolf", (5, 2)))
    assert told(astray(1, 1, 5, 3, 3, 2, others=two), "shot_astray")[0]["who"] == "wolf 12"


@pytest.mark.rule("DP-VAR-COMBAT-13")
def test_heroes_are_hit_by_stray_shots_too() -> None:
    game = scene(
        "pim_underbough",
        "brannoc_vale",
        at=[(0, 2), (2, 2)],
        monsters=[("ogre", (4, 2))],
        abilities={0: [], 1: []},
        rules=Rules(stray_shots=True),
        dice=[1, 1, 5, 3],
    )
    act(game, 0, "shoot ogre 10")
    assert hero(game, 1).life == 8
    assert place(game, 1) == (2, 2)


@pytest.mark.rule("DP-VAR-COMBAT-14", "DP-VAR-COMBAT-15", "DP-VAR-COMBAT-16")
@pytest.mark.parametrize("variant", [1, 2])
def test_a_stunned_hero_rolls_res_for_his_turn(variant: int) -> None:
    facts: dict[str, Any] = {
        "conditions": {0: {"stunned": 0}},
        "rules": Rules(stun=variant, zero_is_a_fumble=False),
    }
    passed = face_off(5, 5, 5, **facts)
    assert pools(passed) == [3]
    assert cited(passed, "rolled") == ["DP-VAR-COMBAT-14"]
    assert hero(passed).actions == 1
    assert "stunned" not in hero(passed).conditions
    failed = face_off(5, 5, 3, *[3] * 6, *[3] * 5, 5, 5, 5, **facts)
    assert hero(failed).actions == (2 if variant == 1 else 1)
    assert pools(failed, "stun") == ([3] if variant == 1 else [3, 3])
    assert pools(failed, "brannoc_vale attack") == []
    clause = f"DP-VAR-COMBAT-{14 + variant}"
    assert cited(failed, "condition_ended") == [clause]


@pytest.mark.rule("DP-VAR-COMBAT-14", "DP-VAR-COMBAT-16")
def test_a_stunned_monster_rolls_too() -> None:
    game = face_off(*[3] * 4, rules=Rules(stun=2))
    monster(game).conditions["stunned"] = UNTIL_ENDED
    act(game, 0, "pass")
    assert pools(game) == [4]
    assert "stunned" in monster(game).conditions


@pytest.mark.rule("DP-VAR-COMBAT-17")
def test_without_combat_fumbles_nothing_breaks_and_nobody_is_stunned() -> None:
    rules = Rules(no_combat_fumbles=True)
    game = struck(*HIT, 1, 1, 1, 1, 1, rules=rules)
    assert told(game, "condition_began") == []
    assert told(game, "item_broken") == []
    assert told(blow(1, 1, 1, 3, 3, hands={0: ["club", ""]}, rules=rules), "item_broken") == []


@pytest.mark.rule("DP-VAR-COMBAT-18", "DP-VAR-COMBAT-19", "DP-VAR-COMBAT-20")
@pytest.mark.parametrize(
    ("level", "more"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4)]
)
def test_tougher_heroes_have_more_life_by_level(level: int, more: int) -> None:
    game = face_off(level={0: level}, rules=Rules(tougher=True, fast_and_bloody=True))
    assert shown(game)["heroes"][0]["max_life"] == 9 + more
    assert shown(face_off(level={0: level}))["heroes"][0]["max_life"] == 9


@pytest.mark.rule("DP-VAR-COMBAT-18")
def test_tougher_monsters_have_more_life_by_level() -> None:
    rules = Rules(tougher=True)
    foes = [("orc", (2, 2)), ("stone_golem", (4, 4))]
    game = face_off(monsters=foes, rules=rules)
    assert monster(game).life == 7
    assert monster(game, 11).life == 12
    assert monster(face_off(monsters=foes), 11).life == 10
