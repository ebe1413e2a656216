"""What spells ask, tell and leave behind (SPELL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.magic.spell_attacks import halfway
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from tests.games.plungin.rules.casting import cast, caster
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    refused,
    state_of,
    told,
)

WELL = (5, 5, 5, 5)
POOR = (2,) * 40
OGRE = [("ogre", (3, 1))]
SABLE: dict[str, Any] = {"others": ["sable_wick"], "at": [(1, 1), (2, 1)]}


@pytest.mark.rule("DP-SPELL-20")
@pytest.mark.parametrize(
    ("spell", "aims"),
    [
        ("ward", ()),
        ("blessing", ()),
        ("ember_shield", ()),
        ("entangle", ("at 3,1",)),
        ("sleep", ()),
        ("flame_blade", ()),
    ],
)
def test_what_lasts_is_told_with_the_clause_of_durations(spell: str, aims: tuple[str, ...]) -> None:
    game = cast(spell, False, *aims, monsters=OGRE, dice=[*WELL, *POOR])
    kind = "weapon_burns" if spell == "flame_blade" else "condition_began"
    assert cited(game, kind)[:1] == [clause_of("spell", spell, "")]


@pytest.mark.rule("DP-SPELL-10")
@pytest.mark.parametrize(
    ("spell", "aims", "kind"),
    [
        ("mend_wounds", (), "healed"),
        ("life_leech", (), "healed"),
        ("spark", (), "damaged"),
        ("fireball", ("at 3,1",), "damaged"),
    ],
)
def test_what_a_spell_does_is_told_with_its_clause(
    spell: str, aims: tuple[str, ...], kind: str
) -> None:
    dice = [*WELL, *[5] * 5, *POOR] if aims else [*WELL, *POOR]
    game = cast(spell, False, *aims, monsters=OGRE, dice=dice, life={0: 2})
    assert cited(game, kind)[0] == clause_of("spell", spell, "")


@pytest.mark.rule("DP-SPELL-19")
def test_a_caster_is_asked_what_he_aims_at() -> None:
    game = caster("spark", monsters=[*OGRE, ("orc", (5, 1))])
    act(game, 0, "cast spark")
    assert game.pending[0].rule == "DP-SPELL-19"
    assert options(game, 0) == ("on ogre 10", "on orc 11")
    act(game, 0, "on orc 11")
    assert not [one for one in told(game, "damaged") if one["who"] == "ogre 10"]


@pytest.mark.rule("DP-SPELL-10")
def test_the_choice_of_a_plague_and_its_end_cite_the_spell() -> None:
    game = caster("pulse", dice=[*WELL, 3])
    hero(game).conditions.update(bleeding=UNTIL_ENDED, burning=Duration.own_turns(1))
    act(game, 0, "cast pulse")
    assert game.pending[0].rule == "DP-ENTRY-SPELL-PULSE"
    act(game, 0, "end burning")
    assert cited(game, "condition_ended") == ["DP-ENTRY-SPELL-PULSE"]


@pytest.mark.rule("DP-SPELL-19")
def test_a_friendly_beast_is_healed_like_a_hero() -> None:
    game = caster("pulse", monsters=[("wolf", (2, 1)), ("wolf", (1, 2))], dice=[*WELL, 2])
    for number in (10, 11):
        monster(game, number).side, monster(game, number).life = "heroes", 1
    act(game, 0, "move", "stop", "cast pulse", "on wolf 11")
    assert [monster(game, one).life for one in (10, 11)] == [1, 3]


@pytest.mark.rule("DP-SPELL-19")
@pytest.mark.parametrize("spell", ["healing_rain", "silent_step"])
def test_a_spell_on_a_tile_does_not_reach_the_next(spell: str) -> None:
    game = caster(spell, **SABLE, beyond={"north": "corridor_straight"}, dice=[*WELL, 3])
    state, other = state_of(game), hero(game, 1)
    del state.who[other.at]
    other.at = next(one for one in state.ground if state.ground[one] == 1)
    state.who[other.at], other.life = 1, 2
    act(game, 0, f"cast {spell}")
    assert (other.life, other.strengths, other.silent_step) == (2, {}, 0)


@pytest.mark.rule("DP-CURSE-06")
@pytest.mark.parametrize(
    ("item", "facts"),
    [
        ("cursed_leaden_blade", {"hands": {0: ["cursed_leaden_blade", "wooden_shield"]}}),
        ("cursed_coffin_mail", {"armour": {0: "cursed_coffin_mail"}}),
        ("cursed_ring_of_hunger", {"attire": {0: ["silver_band", "cursed_ring_of_hunger"]}}),
    ],
)
def test_a_lifted_curse_takes_only_the_cursed_thing(item: str, facts: dict[str, Any]) -> None:
    game = cast("lift_curse", False, dice=WELL, **facts)
    one = hero(game)
    assert item not in (*one.hands, one.armour, *one.attire, *one.carried)
    assert [*filter(None, (*one.hands, one.armour, *one.attire))]
    assert one.hands[1] == "wooden_shield"
    assert told(game, "curse_lifted") == [{"who": "brannoc_vale", "item": item}]
    assert cited(game, "curse_lifted") == ["DP-ENTRY-SPELL-LIFT-CURSE"]


@pytest.mark.rule("DP-SPELL-13")
def test_the_stun_of_a_fumbled_lifting_cites_the_spell() -> None:
    game = cast("lift_curse", False, dice=[1, *POOR], drained={0: 1})
    assert cited(game, "condition_began") == ["DP-ENTRY-SPELL-LIFT-CURSE"]


# -- locks -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize(("spell", "opened"), [("burst_lock", True), ("whisper_lock", False)])
def test_a_burst_chest_stands_open_and_a_whispered_one_only_unlocked(
    spell: str, opened: bool
) -> None:
    chest = Chest(2, True, at=square_at(2, 1), trap="poisoned_needle")
    game = cast(spell, False, chests=[chest], dice=[*WELL, 3, 3, 3])
    found = state_of(game).chests[0]
    assert (found.is_open, found.is_locked) == (opened, False)
    assert bool(found.trap) != opened
    assert cited(game, "unlocked") == [clause_of("spell", spell, "")]
    assert told(game, "unlocked")[0]["what"] == "chest 0"


@pytest.mark.rule("DP-SPELL-21", "DP-SPELL-15")
@pytest.mark.parametrize(("ones", "empty"), [(4, True), (2, False)])
def test_a_fumbled_burst_that_works_opens_an_empty_chest(ones: int, empty: bool) -> None:
    chest = Chest(2, True, at=square_at(4, 1), trap="")
    dice = [5, 5, 5, *[1] * ones, *[2] * (4 - ones), *[3] * 4]
    game = cast("burst_lock", False, mag=7, chests=[chest], dice=dice)
    assert state_of(game).chests[0].is_open
    assert bool(told(game, "spell_wiped")) == empty
    assert (state_of(game).chests[0].is_empty and not told(game, "treasure")) or not empty


@pytest.mark.rule("DP-SPELL-18", "DP-SPELL-19")
@pytest.mark.parametrize(("x", "reached"), [(4, True), (5, False)])
def test_a_burst_reaches_three_squares(x: int, reached: bool) -> None:
    game = caster("burst_lock", chests=[Chest(2, True, at=square_at(x, 1), trap="")])
    assert ("cast burst_lock" in options(game, 0)) == reached
    unlocked = caster("burst_lock", chests=[Chest(2, False, at=square_at(2, 1), trap="")])
    assert "cast burst_lock" not in options(unlocked, 0)


@pytest.mark.rule("DP-SPELL-19")
def test_an_inner_eye_looks_at_the_one_thing_it_is_aimed_at() -> None:
    chests = [Chest(2, True, at=square_at(x, 1), trap="poisoned_needle") for x in (2, 3)]
    game = cast("inner_eye", False, "on chest 1", chests=chests, dice=WELL)
    assert [one.is_aware for one in state_of(game).chests] == [False, True]
    assert len(told(game, "trap_found")) == 1


# -- hits ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-07", "DP-SPELL-21")
def test_an_attack_spell_provokes_the_patient_even_without_damage() -> None:
    game = cast("spark", False, monsters=[("vampire", (5, 1))], dice=[5, 2, 2, 2, *[5] * 9])
    assert told(game, "damaged") == []
    assert monster(game).is_provoked


@pytest.mark.rule("DP-SPELL-21", "DP-COND-02")
def test_conditions_of_a_hit_cite_their_clause() -> None:
    game = cast("meteor", False, "at 5,1", mag=5, monsters=[("ogre", (5, 1))], dice=[5] * 13)
    assert {one.rule for one in game.events if one.params.get("who") == "ogre 10"} >= {"DP-COND-02"}
    assert "stunned" in monster(game).conditions


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize(
    ("far", "middle"), [((5, 1), (3, 1)), ((4, 1), (2, 1)), ((1, 5), (1, 3)), ((0, 4), (1, 2))]
)
def test_halfway_is_rounded_towards_the_caster(
    far: tuple[int, int], middle: tuple[int, int]
) -> None:
    assert place_of(halfway(square_at(1, 1), square_at(*far))) == middle


@pytest.mark.rule("DP-SPELL-10")
def test_who_is_pulled_onto_caltrops_is_hurt() -> None:
    game = caster("thorn_lash", monsters=[("ogre", (5, 1))], dice=[5, 2, 2, 2, *[5] * 9])
    add_hazard(game._table, "caltrops", [square_at(4, 1)], 0, by=0)
    act(game, 0, "cast thorn_lash")
    assert game.pending[0].rule == "DP-ENTRY-SPELL-THORN-LASH"
    act(game, 0, "pull 4,1")
    assert place(game, 10) == (4, 1)
    assert told(game, "damaged")[-1]["cause"] == "caltrops"


@pytest.mark.rule("DP-SPELL-21")
def test_nothing_is_pulled_after_its_death() -> None:
    game = caster("thorn_lash", monsters=[("orc", (5, 1))], dice=[*WELL, *POOR])
    monster(game).life = 1
    act(game, 0, "cast thorn_lash")
    assert not [one for one in options(game, 0) if one.startswith("pull")]


# -- stone, beasts, weapons ------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-19")
def test_the_second_square_of_stone_is_of_the_same_kind() -> None:
    game = caster("stone_shape", dice=WELL)
    state_of(game).terrain[square_at(2, 1)] = "r"
    state_of(game).terrain[square_at(3, 1)] = "r"
    act(game, 0, "cast stone_shape", "clear 2,1")
    assert game.pending[0].rule == "DP-SPELL-19" or "pass" in options(game, 0)
    assert not [one for one in options(game, 0) if one.startswith("raise")]


@pytest.mark.rule("DP-SPELL-21")
def test_a_doorway_closed_by_stone_can_be_picked_again() -> None:
    door = Door(3, False, trap="", is_open=True, is_ruined=True)
    facts: dict[str, Any] = {"doors": {"north": door}, "beyond": {"north": "corridor_straight"}}
    game = cast("stone_shape", False, "close door 0", at=[(2, 2)], dice=WELL, **facts)
    closed = state_of(game).doors[0]
    assert (closed.is_ruined, closed.difficulty) == (False, 2)
    assert cited(game, "door_closed") == ["DP-ENTRY-SPELL-STONE-SHAPE"]


@pytest.mark.rule("DP-SPELL-19")
def test_the_place_of_a_second_wolf_is_asked_for() -> None:
    game = cast("call_beast", True, "at 2,1", mag=5, dice=[5] * 5)
    assert game.pending[0].rule == "DP-SPELL-19"
    assert "at 2,1" not in options(game, 0)


@pytest.mark.rule("DP-SPELL-20", "DP-SPELL-21")
def test_an_overloaded_blade_burns_until_the_fight_is_over() -> None:
    game = cast("flame_blade", True, monsters=[("ogre", (5, 5))], dice=WELL)
    state = state_of(game)
    assert hero(game).burning_weapons["sword"].dice == 2
    state.who.pop(monster(game).at)
    state.monsters.clear()
    act(game, 0, "pass")
    assert "sword" not in hero(game).burning_weapons


@pytest.mark.rule("DP-SPELL-19")
def test_no_flame_for_a_bow_or_an_empty_hand() -> None:
    bow = {0: ["short_bow", "short_bow"]}
    assert "cast flame_blade" not in options(caster("flame_blade", hands=bow), 0)
    assert "cast flame_blade" not in options(caster("flame_blade", hands={0: ["", ""]}), 0)
    assert refused(caster("flame_blade", known={0: ["spark"]}), 0)["cast spark"] == "DP-SPELL-06"
