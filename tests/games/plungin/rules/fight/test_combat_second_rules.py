"""Fights where a second rule touches the first: guards, stuns, pulls, bites (REACT, FUMBLE)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.life import provoke, stun
from delvers.games.plungin.rules.magic.spells import cast_dice
from delvers.games.plungin.rules.monsters.actions import hit, strike
from delvers.games.plungin.rules.monsters.bosses.ghazrul import gaze_of_the_eye
from delvers.games.plungin.rules.monsters.bosses.old_cinder import bite_and_claw, wing_storm
from delvers.games.plungin.rules.monsters.dragons import bite_and_bite
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.traps.traps import spring
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.fights import blow, face_off, pools, struck
from tests.games.plungin.rules.foes import foe, let_pass, rolls_of
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

PAIR = ("sable_wick", "dagna_ironlid")
HIT = (5, 3, 3, 3, 3, 3)


def guards(*dice: int, kind: str = "orc", where: tuple[int, int] = (2, 2), **more: Any) -> Game:
    """Sable beside a monster, and Dagna, a guardian, beside her; it is the monsters' turn."""
    facts: dict[str, Any] = {
        "at": [(1, 2), (1, 3)],
        "abilities": {0: [], 1: ["guardian"]},
        "hands": {0: ["", ""], 1: ["", ""]},
        "seats": 1,
        "monsters": [(kind, where)],
        "dice": dice,
    }
    hazards = more.pop("hazards", [])
    game = scene(*more.pop("heroes", PAIR), **{**facts, **more})
    state_of(game).hazards += hazards
    return game


# -- counterattacks --------------------------------------------------------------------------------


@pytest.mark.rule("DP-REACT-02", "DP-ATTN-04", "DP-ATTN-07")
@pytest.mark.parametrize("kind", ["dark_warden", "shadow_knight"])
@pytest.mark.parametrize(
    ("state", "strikes_back"), [("sleeping", False), ("surprised", False), ("unaware", True)]
)
def test_only_the_wakeful_strike_back(kind: str, state: Any, strikes_back: bool) -> None:
    game = face_off(5, 3, 3, 3, 3, 3, 5, 5, foe=kind)
    monster(game).state = state
    monster(game).skips = int(state == "surprised")
    act(game, 0, f"attack {kind} 10")
    if "decline" in options(game, 0):
        act(game, 0, "advance")
    assert bool(told(game, "countered")) is strikes_back


@pytest.mark.rule("DP-REACT-02", "DP-ATTN-07")
def test_who_was_surprised_strikes_back_again_after_the_turn_it_lost() -> None:
    game = face_off(foe="dark_warden")
    monster(game).state, monster(game).skips = "surprised", 1
    act(game, 0, "pass")
    state_of(game).dice.script[:] = [4, *[2] * 5, 4, 4]  # type: ignore[attr-defined]
    act(game, 0, "attack dark_warden 10", "advance")
    assert told(game, "countered")


# -- guardians -------------------------------------------------------------------------------------


@pytest.mark.rule("DP-REACT-02", "DP-MONSTER-12")
@pytest.mark.parametrize("third", [False, True])
def test_a_guardian_beside_a_mire_crawler_is_struck_once_by_one_attack(third: bool) -> None:
    others: dict[str, Any] = {"heroes": (*PAIR, "brannoc_vale")} if third else {}
    game = guards(kind="mire_crawler", at=[(1, 2), (1, 3), (3, 2)], **others)
    hero(game).stats["DEF"] = 1
    let_pass(game, "guard")
    victims = [one["other"] for one in told(game, "rolled") if "other" in one]
    assert victims == ["dagna_ironlid", *["brannoc_vale"] * third]


@pytest.mark.rule("DP-REACT-02", "DP-MONSTER-14")
def test_a_guardian_may_take_an_attack_spell_but_not_a_blast() -> None:
    game = guards(5, 5, 3, 3, 3, kind="cultist", where=(5, 2), at=[(1, 2), (1, 3)])
    monster(game).law = BOX.monsters["cultist"].law
    let_pass(game, "guard")
    assert [one["who"] for one in told(game, "guarded")] == ["dagna_ironlid"]
    assert pools(game, "dagna_ironlid defence")
    ball = guards(*[5] * 12, kind="evil_sorcerer", where=(5, 2), at=[(1, 2), (1, 3)])
    let_pass(ball, "guard")
    assert told(ball, "monster_casts")[0]["spell"] == "fireball"
    assert not told(ball, "guarded")


@pytest.mark.rule("DP-REACT-02", "DP-LAW-06")
def test_a_guardian_may_take_the_gaze_of_the_eye() -> None:
    game = guards(kind="demon", where=(7, 7), tile="room_8x8", at=[(0, 1), (0, 0)])
    run(gaze_of_the_eye(game._table, monster(game)), "guard")
    assert told(game, "guarded")


@pytest.mark.rule("DP-REACT-02", "DP-SPELL-20")
def test_a_guardian_burns_when_he_steps_into_flames_and_so_does_who_is_moved() -> None:
    for square, burnt in ((square_at(1, 2), "dagna_ironlid"), (square_at(1, 3), "sable_wick")):
        game = guards(5, 5, 3, 3, hazards=[Hazard("wall_of_flame", [square], 3, 0, 4, by=0)])
        run(hit(game._table, monster(game), hero(game)), "guard")
        assert [one["who"] for one in told(game, "damaged")] == [burnt]
        assert told(game, "rolled")[-1]["why"].startswith(("orc 10", "dagna_ironlid"))


@pytest.mark.rule("DP-REACT-02", "DP-DEATH-03")
def test_a_guardian_who_dies_in_the_flames_has_taken_the_blow() -> None:
    flames = Hazard("wall_of_flame", [square_at(1, 2)], 3, 0, 5, by=0)
    game = guards(*[5] * 5, hazards=[flames], life={1: 1})
    run(hit(game._table, monster(game), hero(game)), "guard")
    assert [one["who"] for one in told(game, "died")] == ["dagna_ironlid"]
    assert rolls_of(game, "orc 10 attack") == []
    assert [one["who"] for one in told(game, "missed")] == ["sable_wick"]


@pytest.mark.rule("DP-MONSTER-12", "DP-LAW-06")
@pytest.mark.parametrize(("act_of", "blows"), [(bite_and_bite, 1), (bite_and_claw, 2)])
def test_the_second_bite_goes_to_whoever_can_be_reached(act_of: Any, blows: int) -> None:
    game = foe("old_cinder", (2, 2), *[5] * 9, *[3] * 40, at=[(1, 2)])
    hero(game).life = 40
    state_of(game).acting, monster(game).actions = 10, 2
    run(act_of(game._table, monster(game)))
    assert len(rolls_of(game, "old_cinder 10 attack")) == blows
    assert place(game) == (0, 2)
    assert place(game, 10) == (1, 2)


# -- stuns -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-VAR-COMBAT-16")
@pytest.mark.parametrize(("res", "faces"), [(1, (5,)), (2, (5, 5)), (3, (5, 5, 5))])
def test_the_second_stun_variant_holds_nobody_for_ever(res: int, faces: tuple[int, ...]) -> None:
    stats = {**BOX.heroes["brannoc_vale"].stats, "RES": res}
    facts: dict[str, Any] = {"conditions": {0: {"stunned": 0}}, "stats": {0: stats}}
    game = face_off(*faces, rules=Rules(stun=2), **facts)
    assert "stunned" not in hero(game).conditions
    worse = face_off(*faces[:-1], 3, rules=Rules(stun=2), **facts)
    assert told(worse, "check_failed")[0]["difficulty"] == res


@pytest.mark.rule("DP-CONFLICT-59")
@pytest.mark.parametrize(("left", "actions"), [(2, 1), (1, 0)])
def test_a_stun_in_ones_own_turn_costs_the_next_action_now(left: int, actions: int) -> None:
    game = face_off(rules=STEADY)
    stun(game._table, hero(game), "DP-FUMBLE-01")
    hero(game).actions = left + 1
    act(game, 0, "nothing")
    began, over = told(game, "condition_began"), told(game, "condition_ended")
    assert [one["who"] for one in began][:1] == [one["who"] for one in over][:1] == ["brannoc_vale"]
    assert state_of(game).round == (1 if actions else 2)
    assert hero(game).actions == (actions or 2)


@pytest.mark.rule("DP-CONFLICT-59")
def test_a_stun_with_no_action_left_costs_the_first_of_the_next_turn() -> None:
    game = face_off()
    act(game, 0, "nothing")
    stun(game._table, hero(game), "DP-FUMBLE-01")
    hero(game).actions = 0
    act(game, 0, "pass")
    assert state_of(game).round == 2
    assert hero(game).actions == 1


@pytest.mark.rule("DP-CONFLICT-59", "DP-MONSTER-15")
def test_a_monster_stunned_on_its_way_has_no_action_left_to_strike() -> None:
    game = foe("ogre", (2, 2), at=[(0, 2)], abilities={0: []})
    beast = monster(game)
    stun(game._table, beast, "DP-FUMBLE-01")
    state_of(game).acting, beast.actions = 10, 1
    beast.at = square_at(1, 2)
    state_of(game).who = {beast.at: 10, hero(game).at: 0}
    run(strike(game._table, beast, hero(game)))
    assert rolls_of(game, "ogre 10 attack") == []
    assert "stunned" not in beast.conditions


# -- magic and bosses ------------------------------------------------------------------------------


@pytest.mark.rule("DP-VAR-SPELL-02", "DP-CONFLICT-53")
def test_fire_and_forget_counts_bonus_dice_as_successes() -> None:
    facts: dict[str, Any] = {
        "mag": 2,
        "monsters": [("ogre", (4, 1))],
        "rules": Rules(fire_and_forget=True),
    }
    plain = caster("spark", **facts)
    act(plain, 0, "cast spark")
    helped = caster(
        "spark", armour={0: "battle_robe"}, hands={0: ["", ""]}, song={0: "inspired"}, **facts
    )
    dice = cast_dice(state_of(helped), hero(helped), False)
    assert dice == 4
    act(helped, 0, "cast spark")
    assert [one["amount"] for one in told(plain, "damaged")] == [2]
    assert [one["amount"] for one in told(helped, "damaged")] == [4]


@pytest.mark.rule("DP-LAW-06")
def test_a_rooted_count_keeps_his_bite() -> None:
    game = foe(
        "count_morrow", (1, 2), 4, heroes=("brannoc_vale", "sable_wick"), at=[(0, 2), (5, 5)]
    )
    provoke(game._table, monster(game))
    monster(game).conditions["rooted"] = Duration.own_turns(3)
    hero(game, 1).life = 1
    let_pass(game)
    assert rolls_of(game, "count_morrow 10 attack") == [8]
    assert place(game, 10) == (1, 2)


@pytest.mark.rule("DP-WEAK-02", "DP-FUMBLE-01")
@pytest.mark.parametrize(("spell", "breaks"), [("spark", True), ("ice_lance", False)])
def test_a_weak_shield_breaks_only_when_def_is_rolled(spell: str, breaks: bool) -> None:
    defend = BOX.spells[spell].defend if spell in BOX.spells else "RES"
    spell = spell if spell in BOX.spells else "fire_bolt"
    game = foe("cultist", (4, 2), *[5] * 5, hands={0: ["", "wooden_shield"]})
    hero(game).life = 20
    monster(game).spells = [spell]
    let_pass(game)
    assert bool(told(game, "item_broken")) is (BOX.spells[spell].defend == "DEF")
    assert (defend == "DEF") is breaks
    assert told(game, "defence_fumbled")


@pytest.mark.rule("DP-SPELL-10", "DP-DEATH-14")
def test_a_dead_caster_pulls_nobody() -> None:
    guard = BOX.monsters["demon"].stats["DEF"]
    game = caster(
        "thorn_lash",
        monsters=[("demon", (4, 1))],
        others=["sable_wick"],
        at=[(1, 1), (5, 5)],
        seats=1,
        dice=[*[5] * 4, *[3] * (guard + 1), 5, 5],
    )
    monster(game).damage = 4
    hero(game).life = 1
    act(game, 0, "cast thorn_lash")
    assert [one["result"] for one in told(game, "life_rolled")] == ["the_eye_weeps"]
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert place(game, 10) == (4, 1)
    assert not told(game, "pulled")


# -- told ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_where_a_wing_storm_blows_a_hero_is_told() -> None:
    game = foe("old_cinder", (2, 2), at=[(3, 2)])
    run(wing_storm(game._table, monster(game)))
    assert [one["at"] for one in told(game, "pushed")] == [square_at(4, 2), square_at(5, 2)]
    held = foe("old_cinder", (2, 2), at=[(3, 2)], conditions={0: {"rooted": 2}})
    run(wing_storm(held._table, monster(held)))
    assert told(held, "push_withstood")
    wall = foe("old_cinder", (4, 2), at=[(5, 2)])
    run(wing_storm(wall._table, monster(wall)))
    assert told(wall, "push_blocked")


@pytest.mark.rule("DP-SPELL-10")
def test_who_is_put_out_of_a_sanctuary_or_pulled_is_told() -> None:
    game = caster("sanctuary", at=[(3, 3)], monsters=[("orc", (3, 4))], dice=[5] * 9)
    act(game, 0, "cast sanctuary")
    assert [one["at"] for one in told(game, "expelled")] == [monster(game).at]
    lash = caster("thorn_lash", monsters=[("orc", (4, 1))], dice=[5] * 4)
    act(lash, 0, "cast thorn_lash", "pull 2,1")
    assert [one["at"] for one in told(lash, "pulled")] == [square_at(2, 1)]


@pytest.mark.rule("DP-SPELL-10")
def test_where_stone_rises_and_goes_is_told() -> None:
    game = caster("stone_shape", dice=[5] * 4)
    act(game, 0, "cast stone_shape")
    raised = [one for one in options(game, 0) if one.startswith("raise")]
    act(game, 0, raised[0])
    act(game, 0, next(one for one in options(game, 0) if one.startswith("raise")))
    assert len(told(game, "stone_raised")) == 2


@pytest.mark.rule("DP-ACTION-15", "DP-CHECK-05")
@pytest.mark.parametrize(("ability", "kind"), [("taunt", "taunted"), ("mocking_verse", "mocked")])
def test_how_a_taunt_and_a_verse_end_is_told(ability: str, kind: str) -> None:
    for faces, wanted in (((5, 5, 3, 3), kind), ((3, 3, 3, 3), "unmoved")):
        game = face_off(*faces, abilities={0: [ability]})
        act(game, 0, f"ability {ability}")
        assert [one["by"] for one in told(game, wanted)] == ["brannoc_vale"]


@pytest.mark.rule("DP-PUSH-08", "DP-PUSH-07")
def test_why_a_push_is_cancelled_is_told() -> None:
    golem = blow(*HIT, foe="stone_golem")
    assert [one["who"] for one in told(golem, "push_withstood")] == ["stone_golem 10"]
    wall = face_off(*HIT, at=[(4, 2)], monsters=[("orc", (5, 2))])
    act(wall, 0, "attack orc 10")
    assert [one["who"] for one in told(wall, "push_blocked")] == ["orc 10"]


@pytest.mark.rule("DP-FUMBLE-01", "DP-FUMBLE-04")
def test_fumbles_are_told() -> None:
    game = blow(1, 1, 3, 3, 3, 3)
    assert [one["who"] for one in told(game, "attack_fumbled")] == ["brannoc_vale"]
    hurt = struck(*HIT, 1, 1, 3, 3, 3)
    assert [one["who"] for one in told(hurt, "defence_fumbled")] == ["brannoc_vale"]
    calm = struck(*HIT, 1, 1, 3, 3, 3, rules=Rules(no_combat_fumbles=True))
    assert not told(calm, "defence_fumbled")


@pytest.mark.rule("DP-REACT-02")
def test_a_reaction_that_is_declined_is_told() -> None:
    game = guards(*HIT)
    let_pass(game)
    assert [(one["who"], one["ability"]) for one in told(game, "declined")] == [
        ("dagna_ironlid", "guardian")
    ]


@pytest.mark.rule("DP-TRAP-15", "DP-TRAPLIST-01")
def test_the_dice_of_the_chimes_and_the_squares_of_the_axe_are_told() -> None:
    game = face_off(2)
    run(spring(game._table, "alarm_chimes", hero(game), False))
    assert [one["roll"] for one in told(game, "chimes_rolled")] == [2]
    for face, step in ((2, (1, 0)), (1, (0, 1))):
        axe = scene(at=[(2, 2)], dice=[face])
        run(spring(axe._table, "swinging_axe", hero(axe), False))
        squares = told(axe, "trap_area")[0]["squares"]
        assert square_at(2 + step[0], 2 + step[1]) in squares
        assert square_at(2 + step[1], 2 + step[0]) not in squares


@pytest.mark.rule("DP-COMBAT-02", "DP-COMBAT-05")
def test_the_weapon_and_the_kind_of_an_attack_are_told() -> None:
    blade = blow(hands={0: ["sword", ""]})
    assert next((one["other"], one["item"]) for one in told(blade, "attacks_in_melee")) == (
        "orc 10",
        "sword",
    )
    knives = face_off(hands={0: ["throwing_knives", ""]}, at=[(0, 2)])
    act(knives, 0, "shoot orc 10")
    assert told(knives, "attacks_from_afar")[0]["item"] == "throwing_knives"


@pytest.mark.rule("DP-VAR-COMBAT-04", "DP-VAR-COMBAT-05")
def test_cover_and_being_overwhelmed_are_told() -> None:
    facts: dict[str, Any] = {"hands": {0: ["throwing_knives", ""]}, "at": [(0, 2)]}
    foes = [("orc", (3, 2)), ("orc", (2, 2))]
    game = face_off(monsters=foes, rules=Rules(cover=True), **facts)
    act(game, 0, "shoot orc 10")
    assert next(one["who"] for one in told(game, "has_cover")) == "orc 10"
    plain = face_off(monsters=foes, **facts)
    act(plain, 0, "shoot orc 10")
    assert not told(plain, "has_cover")
    crowd = struck(monsters=[("orc", (2, 2)), ("orc", (1, 1))], rules=Rules(overwhelmed=True))
    assert told(crowd, "overwhelmed")[0]["who"] == "brannoc_vale"
