"""The spells of the Schools of Light and Ember, one by one (SPELL)."""

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.scene import act, hero, monster, options, place, state_of, told

pytestmark = pytest.mark.rule("DP-SPELL-10", "DP-SPELL-21")
IVENNE = ["sister_ivenne"]
WELL = (5, 5, 5, 5)


def test_pulse_heals_one_neighbour_and_ends_one_plague() -> None:
    game = caster("pulse", others=IVENNE, at=[(1, 1), (2, 1)], dice=[5, 2, 2, 2, 4], life={1: 1})
    hero(game, 1).conditions.update(burning=Duration.own_turns(1))
    act(game, 0, "cast pulse", "on sister_ivenne")
    assert (hero(game, 1).life, hero(game, 1).conditions) == (5, {})
    far = caster("pulse", others=IVENNE, at=[(1, 1), (3, 1)], dice=[5, 2, 2, 2])
    act(far, 0, "cast pulse")
    assert hero(far, 1).conditions == {}
    assert told(far, "healed") == []


@pytest.mark.rule("DP-SPELL-19")
def test_an_overloaded_pulse_heals_every_hero_within_two_squares() -> None:
    life = {0: 1, 1: 1, 2: 1}
    at = [(1, 1), (3, 1), (4, 1)]
    game = caster(
        "pulse", others=["sister_ivenne", "sable_wick"], at=at, dice=[*WELL, 3, 4], life=life
    )
    act(game, 0, "cast pulse overloaded")
    assert [one.life for one in state_of(game).heroes] == [4, 5, 1]


@pytest.mark.rule("DP-SPELL-20")
def test_ward_gives_a_die_for_each_success_up_to_three_until_the_casters_next_turn_ends() -> None:
    game = caster("ward", dice=WELL)
    act(game, 0, "cast ward")
    assert hero(game).strengths["warded"] == 3
    act(game, 0, "pass")
    assert "warded" in hero(game).conditions
    act(game, 0, "pass")
    assert "warded" not in hero(game).conditions
    assert "warded" not in hero(game).strengths


@pytest.mark.parametrize(
    ("option", "rounds"), [("cast blessing", 3), ("cast blessing overloaded", 6)]
)
@pytest.mark.rule("DP-SPELL-20")
def test_blessing_lasts_three_rounds_or_six(option: str, rounds: int) -> None:
    game = caster("blessing", others=IVENNE, at=[(1, 1), (4, 1)], dice=WELL)
    act(game, 0, option)
    assert hero(game, 1).conditions["blessed"] == -rounds
    assert hero(game).conditions["blessed"] == -rounds


@pytest.mark.parametrize(("kind", "hits"), [("orc", 2), ("skeleton", 4)])
def test_sun_lance_strikes_the_dead_harder(kind: str, hits: int) -> None:
    game = caster("sun_lance", monsters=[(kind, (3, 1))], dice=[5, 5, 2, 2, 2, 2, 2, 2])
    act(game, 0, "cast sun_lance")
    assert told(game, "damaged")[0]["amount"] == hits


def test_lift_curse_takes_off_a_cursed_thing_or_ends_a_drained_point() -> None:
    game = caster("lift_curse", dice=WELL, drained={0: 1}, attire={0: ["cursed_ring_of_hunger"]})
    act(game, 0, "cast lift_curse")
    assert len(options(game, 0)) == 2
    act(game, 0, "on brannoc_vale cursed_ring_of_hunger")
    assert (hero(game).attire, hero(game).drained) == ([], 1)
    game = caster("lift_curse", dice=WELL, drained={0: 1})
    act(game, 0, "cast lift_curse")
    assert hero(game).drained == 0


def test_a_fumbled_lift_curse_stuns_the_caster() -> None:
    game = caster("lift_curse", dice=[1, 2, 2, 2], drained={0: 1})
    act(game, 0, "cast lift_curse")
    assert [one["condition"] for one in told(game, "condition_began")] == ["stunned"]


@pytest.mark.rule("DP-SPELL-20")
def test_no_monster_comes_into_a_sanctuary_or_strikes_into_it() -> None:
    game = caster("sanctuary", at=[(3, 3)], monsters=[("orc", (3, 4))], dice=WELL)
    act(game, 0, "cast sanctuary")
    x, y = place(game, 10)
    assert abs(x - 3) + abs(y - 3) == 3
    act(game, 0, "pass")
    assert hero(game).life == 9
    assert told(game, "missed") == told(game, "held") == []
    act(game, 0, "pass")
    assert state_of(game).hazards == []


def test_an_attack_from_inside_ends_a_sanctuary() -> None:
    game = caster(
        "sanctuary", "spark", at=[(3, 3)], monsters=[("orc", (0, 0))], dice=[*WELL, *WELL]
    )
    act(game, 0, "cast sanctuary", "pass")
    assert len(state_of(game).hazards) == 1
    act(game, 0, "cast spark")
    assert state_of(game).hazards == []


def test_raise_fallen_brings_a_dead_hero_back_beside_a_bearer() -> None:
    game = caster(
        "raise_fallen",
        others=["sister_ivenne", "sable_wick"],
        at=[(1, 1), (5, 5), (5, 4)],
        dice=[*WELL, 3],
        status={1: "dead"},
        life={1: 0},
    )
    state_of(game).who.pop(square_at(5, 5), None)
    hero(game, 1).at = -1
    act(game, 0, "cast raise_fallen")
    assert hero(game, 1).status == "alive"
    assert hero(game, 1).life == 3
    act(game, 1, "square 2,1")
    assert place(game, 1) == (2, 1)


def test_fire_bolt_burns_and_when_overloaded_splashes_heroes_too() -> None:
    dice = [*WELL, 2, 2, 2, 2, 5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    game = caster(
        "fire_bolt", others=IVENNE, at=[(1, 1), (3, 2)], monsters=[("ogre", (3, 1))], dice=dice
    )
    act(game, 0, "cast fire_bolt overloaded")
    assert "burning" in monster(game).conditions
    assert [one["who"] for one in told(game, "damaged")][:2] == ["ogre 10", "sister_ivenne"]
    assert told(game, "damaged")[1]["amount"] == 2


@pytest.mark.parametrize(("option", "hurt", "rounds"), [("", 1, 3), (" overloaded", 2, 5)])
def test_an_ember_shield_guards_and_burns_whoever_strikes(
    option: str, hurt: int, rounds: int
) -> None:
    dice = [*WELL, *[2] * 6, *[5] * 8]
    game = caster("ember_shield", monsters=[("orc", (2, 1))], dice=dice)
    act(game, 0, f"cast ember_shield{option}")
    assert hero(game).conditions["ember_shield"] == -rounds
    act(game, 0, "pass")
    assert told(game, "missed")
    act(game, 0, "decline")
    assert monster(game).life == 6 - hurt


@pytest.mark.rule("DP-SPELL-20")
def test_a_burning_blade_has_two_dice_more_and_burns_for_three_rounds() -> None:
    game = caster("flame_blade", monsters=[("orc_chief", (2, 1))], dice=WELL)
    act(game, 0, "cast flame_blade")
    assert hero(game).burning_weapons["sword"].dice == 2
    for _ in range(3):
        assert "sword" in hero(game).burning_weapons
        while (
            options(game, 0)
            and "sword" in hero(game).burning_weapons
            and "pass" not in options(game, 0)
        ):
            act(game, 0, options(game, 0)[-1])
        act(game, 0, "pass")
    while "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[-1])
    assert "sword" not in hero(game).burning_weapons


def test_burst_lock_opens_a_chest_from_afar_and_destroys_its_trap() -> None:
    chest = Chest(2, True, at=square_at(4, 1), trap="poisoned_needle")
    game = caster("burst_lock", chests=[chest], dice=[*WELL, 3, 3])
    act(game, 0, "cast burst_lock")
    opened = state_of(game).chests[0]
    assert (opened.is_open, opened.trap) == (True, "")
    assert told(game, "trap_sprung") == []
    assert state_of(game).noise == 4


@pytest.mark.rule("DP-SPELL-19")
def test_no_lock_spell_touches_a_great_door() -> None:
    door = Door(2, True, kind="great")
    game = caster("burst_lock", "whisper_lock", at=[(2, 0)], doors={"north": door})
    assert not [one for one in options(game, 0) if one.startswith("cast")]


@pytest.mark.rule("DP-SPELL-19")
def test_a_fireball_catches_friend_and_foe_in_nine_squares() -> None:
    monsters = [("orc", (4, 3)), ("orc", (4, 5))]
    game = caster(
        "fireball",
        others=IVENNE,
        at=[(1, 1), (3, 2)],
        monsters=monsters,
        dice=[5, 5, 5, 2, *[5] * 5],
    )
    act(game, 0, "cast fireball", "at 4,3")
    caught = {
        one["why"].rsplit(" ", 1)[0] for one in told(game, "rolled") if "defence" in one["why"]
    }
    assert caught == {"sister_ivenne", "orc 10"}


def test_a_fumbled_fireball_falls_halfway_and_a_fumbled_meteor_on_the_caster() -> None:
    dice = [5, 5, 5, 1, 1, 1, 1, *[5] * 5]
    game = caster("fireball", mag=7, at=[(0, 0)], monsters=[("orc", (5, 0))], dice=dice)
    act(game, 0, "cast fireball", "at 5,0")
    assert not [one for one in told(game, "rolled") if "orc" in one["why"]]
    game = caster(
        "meteor", mag=11, at=[(0, 0)], monsters=[("orc", (5, 0))], dice=[5] * 5 + [1] * 6 + [5] * 8
    )
    act(game, 0, "cast meteor", "at 5,0")
    assert [one for one in told(game, "rolled") if one["why"] == "brannoc_vale defence"]


def test_a_meteor_burns_and_stuns() -> None:
    game = caster(
        "meteor", mag=5, at=[(0, 0)], monsters=[("ogre", (5, 0))], dice=[5] * 13 + [2] * 9
    )
    act(game, 0, "cast meteor", "at 5,0")
    assert {"burning", "stunned"} <= {*monster(game).conditions}


@pytest.mark.rule("DP-SPELL-20")
def test_a_wall_of_flame_stands_in_three_squares_for_three_rounds() -> None:
    game = caster("wall_of_flame", monsters=[("orc", (5, 5))], dice=WELL)
    act(game, 0, "cast wall_of_flame", "row 3,3")
    (wall,) = state_of(game).hazards
    assert wall.squares == [square_at(x, 3) for x in (2, 3, 4)]
    assert (wall.rounds, wall.strength) == (3, 4)
    game = caster("wall_of_flame", monsters=[("orc", (5, 5))], dice=WELL)
    act(game, 0, "cast wall_of_flame overloaded", "column 3,3")
    assert (len(state_of(game).hazards[0].squares), state_of(game).hazards[0].rounds) == (6, 5)
