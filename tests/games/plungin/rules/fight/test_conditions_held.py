"""What each condition keeps from whom it holds, and who is never held (COND, DEATH)."""

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.life import harm, heal
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.figures import Character
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.fights import blow, face_off, pools, struck
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    lasting,
    monster,
    options,
    scene,
    shown,
    state_of,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)


def put(game: Game, one: Character, name: str, rounds: int = 0) -> bool:
    """A condition comes to somebody; whether it came."""
    return afflict(game._table, one, name, "DP-COND-01", Duration.rounds(rounds))


def hurt(game: Game, number: int, amount: int) -> None:
    """A hero loses LIFE, by whatever cause; nobody is asked anything."""
    for _ in harm(game._table, hero(game, number), amount, Named("test"), "DP-COMBAT-16"):
        raise AssertionError("a question")


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize(
    ("foe", "condition"), [("zombie", "stunned"), ("fire_hound", "burning"), ("orc", "burning")]
)
def test_some_monsters_are_never_held(foe: str, condition: str) -> None:
    game = face_off(foe=foe)
    assert put(game, monster(game), condition) is (foe == "orc")


@pytest.mark.rule("DP-COND-01")
def test_an_ember_cloak_keeps_flames_off() -> None:
    game = face_off(attire={0: ["ember_cloak"]})
    assert not put(game, hero(game), "burning")
    assert put(game, hero(game), "slowed")


@pytest.mark.rule("DP-COND-01")
def test_venom_is_a_check_of_res() -> None:
    assert pools(face_off(conditions={0: {"venom": 0}}), "venom") == [3]


@pytest.mark.rule("DP-COND-01")
def test_the_blinded_neither_shoot_nor_throw_far() -> None:
    foes = [("orc", (3, 2)), ("orc", (4, 2))]
    bow = {0: ["short_bow", "short_bow"]}
    game = face_off(monsters=foes, hands=bow, conditions={0: {"blinded": 9}})
    assert [one for one in options(game, 0) if one.startswith("shoot")] == ["shoot orc 10"]
    for blind in (True, False):
        archer = face_off(monsters=[("orc_archer", (4, 2))])
        monster(archer).conditions.update(
            lasting({"rooted": 0, **({"blinded": 9} if blind else {})})
        )
        act(archer, 0, "pass")
        assert bool(pools(archer, "attack")) is not blind


@pytest.mark.rule("DP-COND-01")
def test_the_slowed_go_half_as_far_rounded_up_and_do_not_charge() -> None:
    odd = scene("dagna_ironlid", conditions={0: {"slowed": 9}})
    assert shown(odd)["heroes"][0]["stats"]["MOV"] == 2
    for name in ("slowed", "blinded"):
        game = face_off(
            at=[(0, 2)],
            monsters=[("ogre", (3, 2))],
            abilities={0: ["charge"]},
            conditions={0: {name: 9}},
        )
        assert ("ability charge" in options(game, 0)) is (name == "blinded")


@pytest.mark.rule("DP-COND-01")
def test_the_hasted_have_two_squares_more_and_a_second_move() -> None:
    game = scene(at=[(0, 0)], conditions={0: {"hasted": -5}})
    assert shown(game)["heroes"][0]["stats"]["MOV"] == 6
    act(game, 0, "move", "east", "stop")
    assert "move" in options(game, 0)


@pytest.mark.rule("DP-COND-01")
def test_the_frightened_go_away_from_what_they_fear() -> None:
    game = face_off(
        at=[(2, 2)],
        monsters=[("orc", (0, 2))],
        conditions={0: {"frightened": 2}},
        sources={0: {"frightened": 10}},
    )
    act(game, 0, "move")
    assert "west" not in options(game, 0)
    assert "stop" not in options(game, 0)


@pytest.mark.rule("DP-COND-01")
def test_damage_wakes_a_sleeping_hero_into_surprise() -> None:
    game = scene("brannoc_vale", "sable_wick")
    put(game, hero(game, 1), "asleep")
    hurt(game, 1, 1)
    assert {*hero(game, 1).conditions} == {"surprised"}
    assert told(game, "condition_ended")[-1]["condition"] == "asleep"


@pytest.mark.rule("DP-COND-01")
def test_who_attacks_is_no_longer_hidden() -> None:
    assert "hidden" not in hero(blow(conditions={0: {"hidden": -5}})).conditions


@pytest.mark.rule("DP-COND-01")
def test_the_trapped_strike_only_at_whoever_is_trapped_with_them() -> None:
    for is_trapped in (True, False):
        game = face_off(conditions={0: {"trapped": 0}}, abilities={0: ["mighty_blow"]})
        if is_trapped:
            monster(game).conditions["trapped"] = UNTIL_ENDED
        act(game, 0, "nothing")
        assert ("attack orc 10" in options(game, 0)) is is_trapped
        assert ("ability mighty_blow" in options(game, 0)) is is_trapped


@pytest.mark.rule("DP-COND-01")
def test_a_trapped_monster_spends_an_action_to_get_out() -> None:
    game = face_off()
    monster(game).conditions["trapped"] = UNTIL_ENDED
    act(game, 0, "pass")
    assert "trapped" not in monster(game).conditions
    assert pools(game, "orc 10 attack") == [6]


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", ["weakened", "venom", "bleeding"])
def test_regaining_life_ends_poison_venom_and_bleeding(name: str) -> None:
    game = scene(life={0: 5})
    put(game, hero(game), name)
    put(game, hero(game), "slowed")
    heal(game._table, hero(game), 1, "DP-COND-01")
    assert {*hero(game).conditions} == {"slowed"}


@pytest.mark.rule("DP-COND-01")
def test_the_rooted_are_not_pushed() -> None:
    game = struck(*HIT, conditions={0: {"rooted": 9}})
    assert told(game, "pushed") == []


@pytest.mark.rule("DP-COND-04")
def test_a_condition_of_so_many_rounds_ends_with_the_last_of_them() -> None:
    game = scene(at=[(1, 1)])
    put(game, hero(game), "slowed", rounds=2)
    act(game, 0, "pass")
    assert "slowed" in hero(game).conditions
    act(game, 0, "pass")
    assert "slowed" not in hero(game).conditions


@pytest.mark.rule("DP-COND-04")
def test_an_end_by_the_end_of_a_turn_cites_its_clause() -> None:
    game = scene(at=[(1, 1)], conditions={0: {"slowed": 1}})
    act(game, 0, "pass")
    assert cited(game, "condition_ended") == ["DP-COND-04"]


# -- death -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-DEATH-01")
@pytest.mark.parametrize(("hits", "dies"), [(5, False), (6, True)])
def test_a_monster_with_exactly_no_life_left_is_dead(hits: int, dies: bool) -> None:
    assert bool(told(blow(*[5] * hits, *[3] * (6 - hits)), "monster_killed")) is dies


@pytest.mark.rule("DP-DEATH-03")
def test_a_hero_with_exactly_no_life_left_is_dead_and_free_of_conditions() -> None:
    game = scene("brannoc_vale", "sable_wick", conditions={1: {"slowed": 5}})
    hurt(game, 1, 6)
    assert hero(game, 1).status == "alive"
    hurt(game, 1, 1)
    assert hero(game, 1).status == "dead"
    assert hero(game, 1).conditions == {}
    assert cited(game, "died") == ["DP-DEATH-03"]


@pytest.mark.rule("DP-CONFLICT-48")
def test_an_escort_alone_does_not_go_on() -> None:
    game = scene("brannoc_vale", "sable_wick", is_escort={1: True})
    with pytest.raises(AdventureEnds):
        hurt(game, 0, 9)


@pytest.mark.rule("DP-DEATH-05")
def test_the_amulet_of_second_breath_brings_back_once_a_stay() -> None:
    game = scene(attire={0: ["amulet_of_second_breath"]})
    hurt(game, 0, 20)
    assert (hero(game).status, hero(game).life) == ("alive", 1)
    with pytest.raises(AdventureEnds):
        hurt(game, 0, 20)


@pytest.mark.rule("DP-DEATH-05", "DP-DEATH-06", "DP-CONFLICT-47")
def test_only_the_caster_and_neighbours_bear_the_body_and_life_has_its_cap() -> None:
    names = ["sister_ivenne", "sable_wick", "tollo_finch"]
    places = [(1, 1), (5, 5), (2, 1), (5, 1)]
    game = caster("raise_fallen", others=names, at=places, dice=[5, 5, 5, 5, 6], drained={1: 5})
    hurt(game, 1, 20)
    act(game, 0, "nothing", "cast raise_fallen")
    assert options(game, 1) == ("beside brannoc_vale", "beside sable_wick")
    act(game, 1, "beside brannoc_vale", "square 1,0")
    assert hero(game, 1).life == 2


@pytest.mark.rule("DP-ACTION-15", "DP-DEATH-03")
def test_anger_holds_death_off_only_once() -> None:
    game = scene("brannoc_vale", "sable_wick", abilities={1: ["trait_too_angry_to_die"]})
    hurt(game, 1, 20)
    assert (hero(game, 1).status, hero(game, 1).life) == ("alive", 1)
    hurt(game, 1, 1)
    assert hero(game, 1).status == "dead"


@pytest.mark.rule("DP-COND-03")
@pytest.mark.parametrize(("face", "slows"), [(3, True), (5, False)])
def test_gas_slows_whoever_breathes_it_whatever_the_damage(face: int, slows: bool) -> None:
    game = face_off(face, monsters=[])
    gas = Hazard("choking_gas", [hero(game).at], rounds=2, tile=0)
    state_of(game).hazards.append(gas)
    act(game, 0, "pass")
    assert ("slowed" in hero(game).conditions) is slows
    assert cited(game, "condition_began") == ["DP-COND-03"] * slows
