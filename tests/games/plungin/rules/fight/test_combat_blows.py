"""What a blow does and does not: hits, pushes, reach, and who may be hit (COMBAT, PUSH, VAR)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import act, cited, hero, monster, options, place, scene, told

HIT = (5, 3, 3, 3, 3, 3)
BOW = {0: ["short_bow", "short_bow"]}
NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.rule("DP-COMBAT-01", "DP-COMBAT-05")
def test_a_hero_with_a_bow_can_strike_and_shoot() -> None:
    game = face_off(hands=BOW, monsters=[("orc", (2, 2)), ("orc", (4, 2))])
    assert {"attack orc 10", "shoot orc 11"} <= {*options(game, 0)}
    assert "attack orc 11" not in options(game, 0)


@pytest.mark.rule("DP-COMBAT-11")
def test_bare_hands_strike_only_neighbours_and_push_them() -> None:
    game = blow(5, 3, 3, 3, hands={0: ["", ""]}, monsters=[("orc", (2, 2)), ("orc", (2, 3))])
    assert place(game, 10) == (3, 2)
    assert options(game, 0) == ("advance", "decline")
    apart = face_off(hands={0: ["", ""]}, monsters=[("orc", (2, 3))])
    assert not [one for one in options(apart, 0) if one.startswith("attack")]


@pytest.mark.rule("DP-COMBAT-12", "DP-COMBAT-13")
def test_an_attack_and_a_miss_cite_their_clauses() -> None:
    game = blow()
    assert cited(game, "rolled") == ["DP-COMBAT-12", "DP-COMBAT-14"]
    assert cited(game, "missed") == ["DP-COMBAT-13"]


@pytest.mark.rule("DP-COMBAT-15")
@pytest.mark.parametrize(("held", "left"), [(0, [3]), (1, [2]), (2, [1]), (3, [])])
def test_as_many_hits_are_cancelled_as_the_defence_has_successes(
    held: int, left: list[int]
) -> None:
    assert damage(blow(5, 5, 5, 3, 3, 3, *[5] * held, *[3] * (4 - held))) == left


@pytest.mark.rule("DP-CONFLICT-56", "DP-PUSH-08")
@pytest.mark.parametrize(("is_open", "at"), [(True, (3, -1)), (False, (2, 0))])
def test_no_diagonal_push_goes_through_a_closed_door(is_open: bool, at: tuple[int, int]) -> None:
    game = scene(
        at=[(1, 1)],
        doors={"north": Door(is_open=is_open)},
        beyond={"north": "room_6x6"},
        monsters=[("orc", (2, 0))],
        hands={0: ["spear", ""]},
        dice=HIT,
    )
    act(game, 0, "attack orc 10")
    assert place(game, 10) == at


@pytest.mark.rule("DP-PUSH-04", "DP-LAW-16")
@pytest.mark.parametrize("foe", ["orc", "cultist"])
def test_who_fights_as_a_combatant_follows_whom_it_has_pushed(foe: str) -> None:
    game = face_off(*HIT, foe=foe)
    monster(game).conditions["silenced"] = Duration.own_turns(9)
    act(game, 0, "pass")
    assert place(game) == (0, 2)
    assert place(game, 10) == (1, 2)


@pytest.mark.rule("DP-PUSH-04")
def test_a_shooter_that_strikes_back_does_not_follow() -> None:
    game = face_off(*[2] * 6, *[5] * 18, foe="dark_warden")
    monster(game).law = Law("shooter")
    act(game, 0, "attack dark_warden 10")
    assert told(game, "countered")
    assert place(game) == (0, 2)
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-PUSH-04", "DP-PUSH-05")
def test_a_monster_that_kills_stays_where_the_next_hero_is_no_nearer() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 2), (5, 5)],
        monsters=[("orc", (2, 2))],
        abilities={0: [], 1: []},
        life={0: 1},
        dice=HIT,
    )
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert told(game, "died")
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-CHECK-13", "DP-CONFLICT-28", "DP-ACTION-12")
def test_an_attack_without_any_success_breaks_a_weak_weapon_unless_it_is_switched_off() -> None:
    club = {0: ["club", ""]}
    assert [one["item"] for one in told(blow(hands=club), "item_broken")] == ["club"]
    game = blow(hands=club, rules=Rules(zero_is_a_fumble=False))
    assert told(game, "item_broken") == []
    assert told(blow(5, 3, 3, 3, 3, hands=club), "item_broken") == []


@pytest.mark.rule("DP-COND-02")
@pytest.mark.parametrize(("held", "poisons"), [(0, True), (1, False)])
def test_a_poisoned_blade_poisons_only_whom_it_hurts(held: int, poisons: bool) -> None:
    game = blow(*HIT, *[5] * held, hands={0: ["vipers_kiss", ""]})
    assert ("weakened" in monster(game).conditions) is poisons


# -- the optional rules ----------------------------------------------------------------------------


@pytest.mark.rule("DP-VAR-COMBAT-02")
def test_without_facing_nobody_has_a_back() -> None:
    for on, dice in ((True, 7), (False, 6)):
        game = face_off(rules=Rules(facing=on))
        monster(game).facing = EAST
        act(game, 0, "attack orc 10")
        assert pools(game, "attack") == [dice]


@pytest.mark.rule("DP-VAR-COMBAT-03")
def test_who_is_pushed_goes_on_looking_where_he_looked() -> None:
    game = face_off(*HIT, rules=Rules(facing=True))
    act(game, 0, "pass", "face north")
    assert place(game) == (0, 2)
    assert hero(game).facing == NORTH


def shot_past(*others: tuple[str, tuple[int, int]]) -> list[int]:
    """The dice of a shot along a row with cover, and of the defence against it."""
    foes = [("ogre", (4, 2)), *others]
    game = face_off(5, at=[(0, 2)], hands=BOW, monsters=foes, rules=Rules(cover=True))
    act(game, 0, "shoot ogre 10")
    return pools(game)


@pytest.mark.rule("DP-VAR-COMBAT-04")
def test_cover_is_one_die_however_many_give_it() -> None:
    assert shot_past(("goblin", (2, 2)), ("goblin", (3, 2))) == [5, 5]


@pytest.mark.rule("DP-VAR-COMBAT-04")
def test_heroes_give_cover_too() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(0, 2), (2, 2)],
        hands={0: ["short_bow", "short_bow"]},
        monsters=[("ogre", (4, 2))],
        rules=Rules(cover=True),
        dice=[5],
    )
    act(game, 0, "shoot ogre 10")
    assert pools(game) == [5, 5]


@pytest.mark.rule("DP-VAR-COMBAT-04")
def test_nothing_covers_from_a_pike_or_a_spell() -> None:
    foes = [("ogre", (3, 2)), ("goblin", (2, 2))]
    pike: dict[str, Any] = {"hands": {0: ["pike", "pike"]}, "monsters": foes}
    game = face_off(5, rules=Rules(cover=True), **pike)
    act(game, 0, "attack ogre 10")
    plain = face_off(5, **pike)
    act(plain, 0, "attack ogre 10")
    assert pools(game) == pools(plain)
    sparks = []
    for on in (True, False):
        spell = caster("fire_bolt", at=[(1, 2)], monsters=foes, dice=[5, 5], rules=Rules(cover=on))
        act(spell, 0, "cast fire_bolt", "on ogre 10")
        sparks.append(pools(spell, "defence"))
    assert sparks[0] == sparks[1] != []


@pytest.mark.rule("DP-VAR-COMBAT-05")
def test_only_opponents_overwhelm_and_monsters_can_be_overwhelmed() -> None:
    rules = Rules(overwhelmed=True)
    facts: dict[str, Any] = {"abilities": {0: [], 1: []}, "rules": rules, "dice": HIT}
    beside = scene(
        "brannoc_vale", "sable_wick", at=[(1, 2), (0, 2)], monsters=[("orc", (2, 2))], **facts
    )
    act(beside, 0, "pass")
    act(beside, 1, "pass")
    assert pools(beside, "brannoc_vale defence") == [5]
    for at, dice in (((3, 2), 3), ((4, 2), 4)):
        game = scene(
            "brannoc_vale", "sable_wick", at=[(1, 2), at], monsters=[("orc", (2, 2))], **facts
        )
        act(game, 0, "attack orc 10")
        assert pools(game, "orc 10 defence") == [dice]


@pytest.mark.rule("DP-VAR-COMBAT-09")
def test_the_agile_have_no_second_square_to_disengage() -> None:
    for on in (True, False):
        game = face_off(who="sable_wick", abilities={0: ["agile"]}, rules=Rules(disengage=on))
        act(game, 0, "move", "north")
        if "stop" in options(game, 0):
            act(game, 0, "stop")
        act(game, 0, "nothing")
        assert ("move" in options(game, 0) and hero(game).actions == 0) is not on


@pytest.mark.rule("DP-VAR-COMBAT-10")
def test_monsters_do_not_shoot_beside_a_hero_either() -> None:
    for on in (True, False):
        game = face_off(*HIT, foe="orc_archer", rules=Rules(no_shots_in_melee=on))
        monster(game).conditions["rooted"] = UNTIL_ENDED
        act(game, 0, "pass")
        assert bool(told(game, "pushed")) is on


@pytest.mark.rule("DP-VAR-COMBAT-12", "DP-VAR-COMBAT-13")
def test_a_stray_shot_never_comes_back_to_the_archer_nor_to_its_target() -> None:
    facts: dict[str, Any] = {"hands": BOW, "rules": Rules(stray_shots=True)}
    alone = face_off(1, 1, 5, 3, 3, **facts)
    act(alone, 0, "shoot orc 10")
    assert told(alone, "shot_astray") == []
    assert damage(alone) == []
    game = face_off(1, 1, 5, 3, 3, monsters=[("orc", (2, 2)), ("orc", (3, 2))], **facts)
    act(game, 0, "shoot orc 10")
    assert [one["who"] for one in told(game, "shot_astray")] == ["orc 11"]
    assert cited(game, "shot_astray") == ["DP-VAR-COMBAT-13"]
    assert damage(game) == [1]


@pytest.mark.rule("DP-VAR-COMBAT-13")
def test_a_fumble_without_a_success_strays_but_hurts_nobody() -> None:
    facts: dict[str, Any] = {"hands": BOW, "rules": Rules(stray_shots=True)}
    game = face_off(1, 1, 3, 3, 3, monsters=[("orc", (3, 2)), ("orc", (4, 2))], **facts)
    act(game, 0, "shoot orc 10")
    assert len(told(game, "shot_astray")) == 1
    assert damage(game) == []
    assert damage(struck()) == []
