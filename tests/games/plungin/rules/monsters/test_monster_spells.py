"""The spells and shots of monsters: whom, how far, how many dice (MONSTER, SPELL)."""

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import cited, hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


@pytest.mark.rule("DP-MONSTER-14", "DP-SPELL-23")
def test_a_cultist_casts_with_his_mag_and_keeps_the_spell_unless_he_fumbles() -> None:
    game = its_turn("cultist", (4, 2), 5, 2, 2, 2, 2)
    assert rolls_of(game, "cultist 10 cast") == [5]
    assert monster(game).spells == ["spark"]
    assert cited(game, "monster_casts") == ["DP-ENTRY-MONSTER-CULTIST"]
    assert {e.rule for e in game.events if e.params.get("why") == "cultist 10 cast"} == {
        "DP-SPELL-23"
    }
    fumbled = its_turn("cultist", (4, 2), 1, 2, 2, 2, 2)
    assert monster(fumbled).spells == []
    assert cited(fumbled, "spell_wiped") == ["DP-SPELL-23"]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_spell_of_a_monster_wakes_sleepers() -> None:
    game = foe("cultist", (4, 2), 5)
    put(game, "zombie", (5, 5)).state = "sleeping"
    let_pass(game)
    assert monster(game, 11).state != "sleeping"


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("successes", "works"), [(1, False), (2, True)])
def test_a_sorcerer_needs_the_difficulty_of_his_bolt(successes: int, works: bool) -> None:
    game = its_turn("evil_sorcerer", (4, 2), *[5] * successes, *[2] * (8 - successes), *[2] * 9)
    assert bool(told(game, "damaged")) is works


@pytest.mark.rule("DP-MONSTER-14")
def test_the_fireball_of_a_sorcerer_catches_all_heroes_around() -> None:
    dice = [*[5] * 3, *[2] * 5, *[5] * 5, *[2] * 20]
    game = foe("evil_sorcerer", (5, 2), *dice, heroes=PAIR, at=[(0, 2), (1, 2)])
    for number in (0, 1):
        hero(game, number).life = 20
    let_pass(game)
    assert {one["who"] for one in told(game, "damaged")} == {*PAIR}
    assert {one["cause"] for one in told(game, "damaged")} >= {"fireball"}


@pytest.mark.rule("DP-MONSTER-14")
def test_a_sorcerer_without_fireball_throws_bolts_and_with_nothing_left_draws_his_dagger() -> None:
    game = foe("evil_sorcerer", (3, 2), heroes=PAIR, at=[(0, 2), (1, 2)])
    monster(game).spells = ["fire_bolt"]
    let_pass(game)
    assert [one["spell"] for one in told(game, "monster_casts")] == ["fire_bolt"]
    bare = foe("evil_sorcerer", (3, 2))
    monster(bare).spells = []
    let_pass(bare)
    assert rolls_of(bare, "evil_sorcerer 10 attack") == [4]


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(
    ("kind", "lost", "row", "mends"),
    [
        ("orc", 2, 5, True),
        ("orc", 1, 5, False),
        ("orc", 2, 6, False),
        ("goblin", 2, 5, False),
    ],
)
def test_a_shaman_mends_orcs_within_four_squares_who_have_lost_two(
    kind: str, lost: int, row: int, mends: bool
) -> None:
    game = foe("orc_shaman", (4, 1), tile="room_8x8")
    friend = put(game, kind, (4, row))
    friend.state = "sleeping"
    friend.life -= lost
    let_pass(game)
    spells = [one["spell"] for one in told(game, "monster_casts")]
    assert spells == (["mend_wounds"] if mends else ["spark"])


@pytest.mark.rule("DP-MONSTER-14")
def test_a_shaman_who_has_forgotten_to_mend_casts_sparks() -> None:
    game = foe("orc_shaman", (4, 2))
    put(game, "orc", (4, 5)).state = "sleeping"
    monster(game, 11).life = 2
    monster(game).spells.remove("mend_wounds")
    let_pass(game)
    assert [one["spell"] for one in told(game, "monster_casts")] == ["spark"]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_shaman_who_fails_mends_nobody() -> None:
    game = foe("orc_shaman", (4, 2), *[2] * 6)
    put(game, "orc", (4, 5)).state = "sleeping"
    monster(game, 11).life = 2
    let_pass(game)
    assert monster(game, 11).life == 2


@pytest.mark.rule("DP-VAR-COMBAT-10")
@pytest.mark.parametrize("strict", [False, True])
def test_a_caster_beside_a_hero_does_not_cast_at_another_under_that_option(strict: bool) -> None:
    rules = Rules(no_shots_in_melee=strict)
    game = foe("cultist", (1, 2), heroes=PAIR, at=[(0, 2), (4, 2)], rules=rules)
    hero(game, 1).stats["MAG"] = 9
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert bool(told(game, "monster_casts")) is not strict


# -- shots -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-MONSTER-15")
def test_an_archer_who_is_stunned_and_has_moved_does_not_shoot() -> None:
    game = foe("goblin_archer", (2, 2))
    monster(game).conditions["stunned"] = UNTIL_ENDED
    let_pass(game)
    assert place(game, 10) != (2, 2)
    assert rolls_of(game, "goblin_archer") == []


@pytest.mark.rule("DP-LAW-06", "DP-CONFLICT-54")
def test_a_tossed_tool_pushes_nobody() -> None:
    game = foe("gremlin_foreman", (3, 2), 4, 5, 5, 5, at=[(2, 2)])
    let_pass(game)
    assert told(game, "pushed") == []
    assert place(game, 0) == (2, 2)


@pytest.mark.rule("DP-MONSTER-12")
def test_a_breath_that_does_no_damage_sets_nobody_on_fire() -> None:
    game = foe("dragon", (4, 2), 4, 5, *[2] * 5, *[5] * 9)
    let_pass(game)
    assert told(game, "damaged") == []
    assert hero(game).conditions == {}


@pytest.mark.rule("DP-MONSTER-12")
def test_the_attacks_of_special_laws_cite_their_clause() -> None:
    game = foe("dragon", (4, 2), 4, *[5] * 3, *[2] * 20)
    let_pass(game)
    rolled = [e.rule for e in game.events if e.params.get("why") == "dragon_breath"]
    assert rolled == ["DP-ENTRY-MONSTER-DRAGON"]
    assert cited(game, "damaged")[0] == "DP-ENTRY-MONSTER-DRAGON"


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("fire", "life"), [(True, 3), (False, 5)])
def test_damage_by_fire_stops_a_troll_until_its_next_turn(fire: bool, life: int) -> None:
    game = foe("troll", (4, 4))
    list(harm(game._table, monster(game), 7, Named("test"), "DP-SPELL-10", fire=fire))
    let_pass(game)
    assert monster(game).life == life


@pytest.mark.rule("DP-MONSTER-14")
def test_holy_water_stops_but_the_next_regaining_of_a_vampire() -> None:
    game = foe("vampire", (1, 2), *[2, 2])
    list(harm(game._table, monster(game), 4, Named("sun_lance"), "DP-SPELL-10", by=0))
    hero(game).life = 30
    for expected in (5, 6):
        state_of(game).dice.script[:] = [4, 4, *[1] * 20]  # type: ignore[attr-defined]
        let_pass(game)
        assert monster(game).life == expected


@pytest.mark.rule("DP-LAW-06")
def test_orcs_run_at_a_war_shout_and_again_in_their_own_turn() -> None:
    game = foe("orc_leader", (3, 0), 5)
    put(game, "orc", (4, 4))
    let_pass(game)
    assert [one["who"] for one in told(game, "monster_moved")] == ["orc 11", "orc 11"]
    assert len(rolls_of(game, "orc 11 attack")) == 1


@pytest.mark.rule("DP-VAR-COMBAT-11", "DP-REACT-02")
@pytest.mark.parametrize("kind", ["cultist", "orc_shaman", "evil_sorcerer"])
@pytest.mark.parametrize("bans_shots", [True, False])
def test_a_caster_killed_as_it_steps_away_casts_nothing(kind: str, bans_shots: bool) -> None:
    game = foe(
        kind,
        (1, 2),
        *[5] * 6,
        abilities={0: ["attack_of_opportunity"]},
        rules=Rules(no_shots_in_melee=bans_shots),
    )
    monster(game).life = monster(game).stats["LIFE"] = 1
    let_pass(game, "strike")
    assert told(game, "monster_killed")
    assert not told(game, "monster_casts")
