"""What the special Laws of mini-bosses make them do; the spells of monsters (LAW, MONSTER)."""

import pytest

from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.monsters.monster_turn import monster_turn
from delvers.games.plungin.rules.squares import place_of
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from tests.games.plungin.rules.foes import foe, its_turn, kinds, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import act, hero, monster, options, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


@pytest.mark.rule("DP-LAW-06")
def test_snick_knocks_a_gremlin_out_of_a_wall_twice_in_a_fight() -> None:
    game = foe("gremlin_foreman", (3, 3), 3, 1, 3, 1, 3, 1)
    counts = []
    for _ in range(3):
        state_of(game).dice.script[:] = [2, 0]  # type: ignore[attr-defined]
        let_pass(game)
        counts.append(kinds(game).count("gremlin"))
    assert counts == [1, 2, 2]
    first = next(one for one in told(game, "monster_placed") if "gremlin 11" in str(one))
    column, row = place_of(int(str(first["at"])))
    assert column in (0, 5) or row in (0, 5)


@pytest.mark.rule("DP-LAW-06")
def test_snick_tosses_a_tool_with_three_dice_from_four_squares() -> None:
    game = its_turn("gremlin_foreman", (3, 2), 4)
    assert rolls_of(game, "gremlin_foreman 10 attack") == [3]
    column, row = place(game, 10)
    assert column + abs(row - 2) == 4


@pytest.mark.rule("DP-LAW-06")
def test_a_war_shout_makes_the_orcs_of_the_tile_run_and_grask_strikes_who_is_beside_him() -> None:
    game = foe("orc_leader", (1, 2), 5)
    put(game, "orc", (5, 5))
    put(game, "goblin", (5, 4)).state = "sleeping"
    put(game, "orc", (5, 0)).state = "sleeping"
    let_pass(game)
    moved = [one["who"] for one in told(game, "monster_moved")]
    assert moved[0] == "orc 11"
    assert place(game, 13) == (5, 0)
    assert rolls_of(game, "orc_leader 10 attack") == [6]


@pytest.mark.rule("DP-LAW-06")
def test_a_reckless_attack_has_two_dice_more_and_costs_two_in_defence_until_his_turn() -> None:
    game = foe("orc_leader", (1, 2), 6)
    let_pass(game)
    assert rolls_of(game, "orc_leader 10 attack") == [8]
    state_of(game).dice.script[:] = [4] * 6  # type: ignore[attr-defined]
    act(game, 0, "attack orc_leader 10")
    assert rolls_of(game, "orc_leader 10 defence") == [3]
    let_pass(game)
    assert monster(game).off_guard == 0


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("his", "rooted"), [((2, 2, 2), True), ((5, 2, 2), False)])
def test_a_web_roots_who_has_fewer_successes_and_does_no_damage(
    his: tuple[int, ...], rooted: bool
) -> None:
    game = its_turn("webmother", (4, 2), 4, 5, 2, 2, 2, *his)
    assert told(game, "damaged") == []
    assert ("rooted" in hero(game).conditions) is rooted
    assert ("tear free" in options(game, 0)) is rooted
    assert place(game, 10) == (4, 2)
    if rooted:
        let_pass(game)
        assert "rooted" in hero(game).conditions


@pytest.mark.rule("DP-REACT-02", "DP-LAW-06")
@pytest.mark.parametrize(("answer", "more"), [("dodge", 2), ("decline", 0)])
def test_a_web_can_be_dodged_like_any_attack_from_afar(answer: str, more: int) -> None:
    game = foe("webmother", (4, 2), 4, 5, abilities={0: ["dodge"]})
    let_pass(game, answer)
    plain = rolls_of(its_turn("webmother", (4, 2), 4, 5), "brannoc_vale web_spray")[0]
    assert rolls_of(game, "brannoc_vale web_spray") == [plain + more]
    assert bool(told(game, "dodged")) is (answer == "dodge")


@pytest.mark.rule("DP-LAW-06")
def test_a_brood_of_at_most_four_spiderlings_whose_bite_weakens() -> None:
    game = foe("webmother", (4, 2), 6, 3)
    for row in range(2):
        put(game, "spiderling", (5, row + 4)).state = "sleeping"
    let_pass(game)
    assert kinds(game).count("spiderling") == 4


@pytest.mark.rule("DP-LAW-06")
def test_the_seneschal_sweeps_diagonally_too_and_rewinds_without_acting() -> None:
    game = its_turn("seneschal", (2, 2), 5, heroes=PAIR, at=[(1, 1), (1, 2)])
    assert [len(one["dice"]) for one in told(game, "rolled") if one["why"] == "sweep"] == [5, 5]
    idle = its_turn("seneschal", (2, 2), 6)
    assert told(idle, "rolled") == []
    assert told(idle, "monster_moved") == []


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("kind", ["seneschal", "stone_golem", "mother_hollow", "old_cinder"])
def test_some_are_never_pushed(kind: str) -> None:
    game = foe(kind, (1, 2), *[5] * 6)
    act(game, 0, f"attack {kind} 10")
    assert place(game, 10) == (1, 2)


# -- spells ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("face", "damage"), [(5, [1]), (2, [])])
def test_a_cultist_casts_a_spark_in_place_of_an_attack(face: int, damage: list[int]) -> None:
    game = its_turn("cultist", (4, 2), face, 2, 2, 2, 2, *[2] * 9)
    assert told(game, "monster_casts") == [{"who": "cultist 10", "spell": "spark"}]
    assert [one["amount"] for one in told(game, "damaged")][:1] == damage
    assert rolls_of(game, "cultist 10 attack") == []


@pytest.mark.rule("DP-MONSTER-14", "DP-LAW-16")
def test_a_fumble_wipes_the_spell_and_the_cultist_draws_his_knife() -> None:
    game = its_turn("cultist", (4, 2), 1, 2, 2, 2, 2)
    assert told(game, "spell_wiped") == [{"who": "cultist 10", "spell": "spark"}]
    let_pass(game)
    let_pass(game)
    assert rolls_of(game, "cultist 10 attack")[0] == 3


@pytest.mark.rule("DP-LAW-16")
def test_who_is_silenced_does_not_cast_and_fights() -> None:
    game = foe("cultist", (3, 2))
    monster(game).conditions["silenced"] = Duration.own_turns(1)
    let_pass(game)
    assert told(game, "monster_casts") == []
    assert rolls_of(game, "cultist 10 attack") == [3]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_shaman_mends_an_orc_who_has_lost_two_life() -> None:
    game = foe("orc_shaman", (4, 2), 5, 5, 5, 2, 2, 2, 2)
    put(game, "orc", (4, 5)).state = "sleeping"
    monster(game, 11).life = 2
    let_pass(game)
    assert told(game, "monster_casts") == [{"who": "orc_shaman 10", "spell": "mend_wounds"}]
    assert monster(game, 11).life == 2 + 2 + 1


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("life", "where"), [(5, (4, 5)), (2, (0, 5))])
def test_a_shaman_casts_a_spark_if_nobody_near_is_hurt_enough(
    life: int, where: tuple[int, int]
) -> None:
    game = foe("orc_shaman", (4, 2))
    put(game, "orc", where).state = "sleeping"
    monster(game, 11).life = life
    let_pass(game)
    assert told(game, "monster_casts") == [{"who": "orc_shaman 10", "spell": "spark"}]


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("second", "spell"), [((1, 2), "fireball"), ((0, 5), "fire_bolt")])
def test_a_sorcerer_throws_fire_at_a_crowd_and_bolts_at_one(
    second: tuple[int, int], spell: str
) -> None:
    game = its_turn("evil_sorcerer", (5, 2), heroes=PAIR, at=[(0, 2), second])
    assert [one["spell"] for one in told(game, "monster_casts")] == [spell]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_sorcerer_spares_his_friends() -> None:
    game = foe("evil_sorcerer", (5, 2), heroes=PAIR, at=[(0, 2), (1, 2)])
    put(game, "zombie", (1, 3)).state = "sleeping"
    let_pass(game)
    assert [one["spell"] for one in told(game, "monster_casts")] == ["fire_bolt"]


# -- conditions of monsters ------------------------------------------------------------------------


@pytest.mark.rule("DP-COND-01")
def test_who_is_frightened_moves_away_from_what_frightens_it() -> None:
    game = foe("orc", (3, 2))
    monster(game).conditions["frightened"], monster(game).sources["frightened"] = (
        Duration.own_turns(1),
        0,
    )
    let_pass(game)
    assert place(game, 10)[0] == 5
    assert rolls_of(game, "orc") == []


@pytest.mark.rule("DP-COND-01")
def test_who_is_blinded_shoots_no_farther_than_two_squares() -> None:
    game = foe("orc_archer", (4, 2))
    monster(game).conditions["blinded"] = Duration.own_turns(1)
    let_pass(game)
    column, row = place(game, 10)
    assert column + abs(row - 2) == 2


@pytest.mark.rule("DP-MONSTER-15")
def test_a_stun_costs_a_monster_one_action() -> None:
    game = foe("orc", (4, 2))
    monster(game).conditions["stunned"] = UNTIL_ENDED
    let_pass(game)
    assert place(game, 10) == (1, 2)
    assert rolls_of(game, "orc") == []
    assert monster(game).conditions == {}


@pytest.mark.rule("DP-ROUND-15")
def test_flames_cost_a_monster_one_life_at_the_end_of_its_turn() -> None:
    game = foe("orc", (4, 2))
    afflict(game._table, monster(game), "burning", "DP-COND-02")
    let_pass(game)
    assert monster(game).life == 5
    assert monster(game).conditions == {}


@pytest.mark.rule("DP-MONSTER-19")
def test_nobody_sees_a_hidden_hero_who_is_not_adjacent() -> None:
    game = foe("orc", (4, 2))
    hero(game).conditions["hidden"] = UNTIL_ENDED
    let_pass(game)
    assert told(game, "monster_moved") == []
    near = foe("orc", (1, 2))
    hero(near).conditions["hidden"] = UNTIL_ENDED
    let_pass(near)
    assert rolls_of(near, "orc") == [6]


@pytest.mark.rule("DP-LAW-08", "DP-LAW-10")
@pytest.mark.parametrize("kind", ["orc", "ghoul"])
def test_a_phantom_seems_the_nearest_and_the_weakest_hero(kind: str) -> None:
    game = foe(kind, (2, 2))
    image = put(game, "phantom", (5, 5))
    image.side, image.life = "heroes", 3
    hero(game).life = 2
    let_pass(game)
    assert monster(game).target == image.number


@pytest.mark.rule("DP-MONSTER-10")
def test_a_beast_of_the_heroes_attacks_monsters_and_brings_nothing_when_it_dies() -> None:
    game = foe("orc", (4, 2))
    beast = put(game, "wolf", (1, 5))
    beast.side = "heroes"
    list(monster_turn(game._table, beast))
    assert rolls_of(game, "wolf 11 attack") == [5]
    assert beast.target == 10
    list(kill(game._table, beast))
    assert state_of(game).party.exp == 0
