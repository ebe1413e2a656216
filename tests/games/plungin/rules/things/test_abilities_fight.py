"""Special abilities that have to do with fighting (Character Book 1.5)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import (
    act,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)
KILL = (5, 5, 5, 5, 5, 5, 3, 3, 3, 3)

pytestmark = pytest.mark.rule("DP-ACTION-15")


def with_ability(ability: str, *dice: int, **more: Any) -> Game:
    """A hero with one ability beside (unless it is told otherwise) an orc."""
    return face_off(*dice, abilities={0: [ability]}, **more)


def test_a_charge_runs_two_squares_or_more_straight_and_strikes_with_two_dice_more() -> None:
    game = with_ability("charge", 5, at=[(0, 2)], monsters=[("ogre", (4, 2))])
    act(game, 0, "ability charge")
    assert place(game) == (3, 2)
    assert pools(game) == [8, 4]
    act(game, 0, "decline")
    assert hero(game).actions == 1


@pytest.mark.parametrize(
    ("foe", "may"),
    [
        ((1, 2), False),
        ((2, 2), False),
        ((3, 2), True),
        ((5, 2), True),
        ((3, 3), True),
        ((3, 4), False),
    ],
)
def test_a_charge_ends_beside_its_target(foe: tuple[int, int], may: bool) -> None:
    game = with_ability("charge", at=[(0, 2)], monsters=[("ogre", foe)])
    assert ("ability charge" in options(game, 0)) is may


def test_nothing_must_be_in_the_way_of_a_charge_and_no_slow_hero_charges() -> None:
    blocked = [("ogre", (4, 2)), ("orc", (2, 2))]
    game = with_ability("charge", at=[(0, 2)], monsters=blocked)
    assert "ability charge" not in options(game, 0)
    for condition in ("slowed", "rooted"):
        held = with_ability(
            "charge", at=[(0, 2)], monsters=[("ogre", (3, 2))], conditions={0: {condition: 2}}
        )
        assert "ability charge" not in options(held, 0)


def test_a_kill_carries_a_cleaving_blow_on_once_a_turn() -> None:
    foes = [("orc", (2, 2)), ("goblin", (1, 1)), ("orc", (1, 3))]
    game = with_ability("cleave", *KILL, 5, 5, 5, 5, 5, monsters=foes, life={0: 9})
    act(game, 0, "attack orc 10", "decline")
    assert set(options(game, 0)) == {"attack goblin 11", "attack orc 12", "decline"}
    act(game, 0, "attack goblin 11", "decline")
    assert pools(game, "attack") == [6, 5]
    assert "attack orc 12" not in options(game, 0)
    assert hero(game).actions == 1
    hurt = with_ability("cleave", *HIT, monsters=foes)
    act(hurt, 0, "attack orc 10", "decline")
    assert "attack orc 11" not in options(hurt, 0)


def test_a_cleaving_blow_reaches_only_adjacent_foes() -> None:
    foes = [("goblin", (2, 2)), ("orc", (2, 3))]
    game = with_ability("cleave", *[5] * 5, monsters=foes, hands={0: ["spear", ""]})
    act(game, 0, "attack goblin 10", "decline")
    assert told(game, "monster_killed")
    assert "attack orc 11" not in options(game, 0)


def test_a_whirl_attack_strikes_at_every_neighbour_with_a_die_less() -> None:
    foes = [("orc", (2, 2)), ("orc", (1, 1)), ("orc", (2, 1))]
    game = with_ability("whirl_attack", monsters=foes, hands={0: ["spear", ""]})
    act(game, 0, "ability whirl_attack")
    assert set(options(game, 0)) == {"on orc 10", "on orc 11"}
    act(game, 0, "on orc 11")
    assert pools(game, "attack") == [4, 4]
    assert "attack orc 10" not in options(game, 0)


def test_a_mighty_blow_stuns_who_strikes_it() -> None:
    game = with_ability("mighty_blow", 4, 4, 4, 3, 3, 3)
    act(game, 0, "ability mighty_blow")
    assert hero(game).actions == 1
    act(game, 0, "decline")
    assert damage(game) == [3]
    over = [one for one in told(game, "condition_ended") if one["who"] == "brannoc_vale"]
    assert [one["condition"] for one in over] == ["stunned"]
    assert state_of(game).round == 2
    assert hero(game).actions == 2


@pytest.mark.parametrize(
    ("hands", "dice"),
    [
        (["sword", "dagger"], 7),
        (["dagger", "dagger"], 6),
        (["sword", "wooden_shield"], 6),
        (["sword", ""], 6),
        (["great_sword", "great_sword"], 7),
        (["sword", "sling"], 6),
    ],
)
def test_two_weapons_give_a_die(hands: list[str], dice: int) -> None:
    game = with_ability("two_weapon_fighting", hands={0: hands})
    act(game, 0, "attack orc 10")
    assert pools(game, "attack") == [dice]


def archer(*dice: int, abilities: list[str], **more: Any) -> Game:
    """A hero with a short bow, and an ogre out of reach."""
    facts: dict[str, Any] = {"at": [(0, 2)], "monsters": [("ogre", (3, 2))]}
    bow = {0: ["short_bow", "short_bow"]}
    return face_off(*dice, abilities={0: abilities}, hands=bow, **{**facts, **more})


def test_a_precise_shot_needs_a_hero_who_does_not_move_at_all() -> None:
    game = archer(abilities=["precise_shot"])
    act(game, 0, "shoot ogre 10")
    assert pools(game, "attack") == [6]
    assert "move" not in options(game, 0)
    moved = archer(abilities=["precise_shot"])
    act(moved, 0, "move", "north", "stop", "shoot ogre 10")
    assert pools(moved, "brannoc_vale attack") == [5]


def test_a_rapid_shot_is_two_shots_with_two_dice_less() -> None:
    foes = [("ogre", (3, 2)), ("ogre", (3, 3))]
    game = archer(abilities=["rapid_shot"], monsters=foes)
    act(game, 0, "ability rapid_shot", "on ogre 10", "on ogre 11")
    assert pools(game, "attack") == [3, 3]
    assert "shoot ogre 10" not in options(game, 0)


def test_a_marked_monster_is_attacked_with_a_die_more() -> None:
    foes = [("ogre", (2, 2)), ("ogre", (1, 1))]
    for target, dice in (("ogre 10", 7), ("ogre 11", 6)):
        game = with_ability("hunters_mark", monsters=foes)
        act(game, 0, "ability hunters_mark", "on ogre 10", f"attack {target}")
        assert pools(game, "brannoc_vale attack") == [dice]


@pytest.mark.parametrize("state", ["sleeping", "surprised", "stunned", "paralysis", "unaware"])
def test_a_backstab_has_two_dice_against_who_cannot_defend_himself(state: str) -> None:
    game = with_ability("backstab")
    foe = monster(game)
    if state in ("stunned", "paralysis"):
        foe.conditions[state] = UNTIL_ENDED
    else:
        foe.state = state  # type: ignore[assignment]
    act(game, 0, "attack orc 10")
    assert pools(game)[0] == (6 if state == "unaware" else 8)


@pytest.mark.parametrize(("at", "dice"), [((3, 2), 7), ((3, 3), 6)])
def test_a_backstab_has_one_die_beside_another_hero(at: tuple[int, int], dice: int) -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 2), at],
        monsters=[("orc", (2, 2))],
        abilities={0: ["backstab"], 1: []},
    )
    act(game, 0, "attack orc 10")
    assert pools(game, "attack") == [dice]


def test_rage_gives_dice_in_melee_takes_one_of_def_and_ends_with_the_fight() -> None:
    game = with_ability("rage", *KILL)
    act(game, 0, "ability rage", "attack orc 10")
    assert pools(game) == [8, 4]
    act(game, 0, "decline")
    assert hero(game).conditions == {}
    assert hero(game).used["rage"] == 1
    raging = with_ability("rage", *HIT)
    act(raging, 0, "ability rage", "pass")
    assert pools(raging, "defence") == [4]
    assert "enraged" in hero(raging).conditions


def test_rage_serves_twice_in_a_stay_and_only_in_a_fight() -> None:
    assert "ability rage" not in options(with_ability("rage", used={0: {"rage": 2}}), 0)
    assert "ability rage" in options(with_ability("rage", used={0: {"rage": 1}}), 0)
    assert "ability rage" not in options(with_ability("rage", monsters=[]), 0)


def test_a_shield_wall_helps_only_neighbours_of_who_holds_a_shield() -> None:
    for hands, at, dice in (
        (["sword", "buckler"], (0, 2), 6),
        (["sword", "buckler"], (0, 3), 5),
        (["sword", ""], (0, 2), 5),
    ):
        game = scene(
            "brannoc_vale",
            "dagna_ironlid",
            at=[(1, 2), at],
            monsters=[("orc", (2, 2))],
            dice=HIT,
            hands={0: ["sword", "wooden_shield"], 1: hands},
            abilities={0: [], 1: ["shield_wall"]},
        )
        act(game, 0, "pass")
        act(game, 1, "pass")
        assert pools(game, "brannoc_vale defence") == [dice]


def test_fire_on_a_hero_burns_at_the_end_of_his_next_turn_unless_it_is_beaten_out() -> None:
    game = face_off(at=[(0, 0)], monsters=[], conditions={0: {"burning": 1}})
    act(game, 0, "pass")
    assert hero(game).life == 8
    out = face_off(at=[(0, 0)], monsters=[], conditions={0: {"burning": 1}})
    act(out, 0, "beat out flames", "pass")
    assert hero(out).life == 9
    assert told(struck(), "damaged") == [] == told(blow(), "damaged")
