"""The monsters' turn (MONSTER, CONFLICT)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from tests.games.plungin.rules.construction import DEAD_END, MONSTERS, before_door, rolls
from tests.games.plungin.rules.foes import ORCS, PLACED, foe, its_turn, let_pass, put, rolls_of
from tests.games.plungin.rules.rows import row_of_rooms
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    shown,
    state_of,
    told,
)

NOTHING_TO_TEST: dict[str, str] = {
    "DP-MONSTER-08": "the level is only printed; what reads it are options of their own",
}


@pytest.mark.rule("DP-MONSTER-01")
@pytest.mark.parametrize("kind", ["cultist", "wolf", "orc"])
def test_men_and_beasts_are_monsters_too(kind: str) -> None:
    game = foe(kind, (1, 2))
    assert f"attack {kind} 10" in options(game, 0)
    let_pass(game)
    assert rolls_of(game, f"{kind} 10") or told(game, "monster_casts")


@pytest.mark.rule("DP-MONSTER-02", "DP-CONFLICT-15")
def test_all_monsters_act_the_nearest_to_a_hero_first_then_by_order_of_placing() -> None:
    orcs = [("orc", (5, 2)), ("orc", (3, 2)), ("orc", (3, 4)), ("zombie", (1, 3))]
    game = its_turn("orc", monsters=orcs, at=[(0, 3)])
    order = [str(one["who"]) for one in told(game, "monster_moved")]
    assert order == ["orc 11", "orc 12", "orc 10"]
    assert cited(game, "monsters_turn") == ["DP-MONSTER-02"]


@pytest.mark.rule("DP-MONSTER-03")
def test_after_the_monsters_a_new_round_begins_with_the_first_hero() -> None:
    game = foe("orc", heroes=("brannoc_vale", "sable_wick"), seats=2)
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert [one["round"] for one in told(game, "round_began")] == [1, 2]
    assert list(game.waiting) == [0]


@pytest.mark.rule("DP-MONSTER-04")
def test_monsters_have_the_eight_stats_but_numbers_and_powers_of_their_own() -> None:
    for one in BOX.monsters.values():
        assert set(one.stats) | {"LIFE"} == {
            "ATK",
            "DEF",
            "MAG",
            "MOV",
            "LIFE",
            "RES",
            "DEX",
            "WIT",
        }
    assert "pilfer" in BOX.monsters["gremlin"].powers
    assert "pilfer" not in BOX.abilities


@pytest.mark.rule("DP-MONSTER-05", "DP-MONSTER-07")
def test_attack_and_defence_are_just_the_printed_stats() -> None:
    game = foe("orc", (1, 2), *[5] * 6)
    act(game, 0, "attack orc 10")
    assert rolls_of(game, "orc 10 defence") == [4]
    assert rolls_of(its_turn("orc", (1, 2)), "orc 10 attack") == [6]


@pytest.mark.rule("DP-MONSTER-06", "DP-MONSTER-11")
def test_a_dead_monster_leaves_gold_and_never_its_gear() -> None:
    game = foe("orc", (1, 2), *[5] * 6, *[2] * 4, 3, 4)
    monster(game).life = 1
    before = (hero(game).carried[:], state_of(game).party.gold)
    act(game, 0, "attack orc 10")
    assert state_of(game).party.gold == before[1] + 7
    assert hero(game).carried == before[0]
    assert state_of(game).lying == {}


@pytest.mark.rule("DP-MONSTER-10")
def test_a_dead_monster_brings_its_experience_once_for_the_party() -> None:
    game = foe("orc", (1, 2), *[5] * 6, *[2] * 4)
    monster(game).life = 1
    act(game, 0, "attack orc 10")
    assert state_of(game).party.exp == 24
    assert [one["amount"] for one in told(game, "experience")] == [24]


@pytest.mark.rule("DP-MONSTER-11")
@pytest.mark.parametrize(("die", "drops"), [(4, []), (5, ["wolf_fang"]), (6, ["wolf_fang"])])
def test_a_reagent_drops_on_some_numbers(die: int, drops: list[str]) -> None:
    game = foe("wolf", (1, 2), *[5] * 6, *[2] * 3, die)
    monster(game).life = 1
    act(game, 0, "attack wolf 10")
    assert state_of(game).party.valuables == drops


@pytest.mark.rule("DP-MONSTER-09")
def test_everybody_sees_the_law_of_a_monster() -> None:
    game = foe("hobgoblin_guard")
    assert shown(game, None)["monsters"][0]["law"] == ["combatant", "determined"]


@pytest.mark.rule("DP-MONSTER-13")
def test_attacks_are_met_with_def_unless_the_entry_says_otherwise() -> None:
    orc = its_turn("orc", (1, 2), *[5] * 6)
    assert rolls_of(orc, "brannoc_vale defence")[0] > hero(orc).stats["DEF"]
    wraith = its_turn("wraith", (1, 2), *[5] * 6)
    assert rolls_of(wraith, "brannoc_vale defence") == [hero(wraith).stats["RES"]]


@pytest.mark.rule("DP-MONSTER-16")
def test_a_monster_walks_past_chests_and_leaves_them_closed() -> None:
    chest = Chest(1, False, at=square_at(3, 2), trap="?")
    game = its_turn("orc", (4, 2), chests=[chest])
    assert place(game, 10) != (4, 2)
    assert not state_of(game).chests[0].is_open
    assert state_of(game).chests[0].trap == "?"


@pytest.mark.rule("DP-MONSTER-18", "DP-MONSTER-21")
def test_monsters_open_no_doors_and_ignore_what_is_behind_them() -> None:
    door = Door(trap="")
    game = foe("orc", (4, 2), doors={"east": door}, beyond={"east": "room_6x6"}, at=[(9, 3)])
    let_pass(game)
    assert place(game, 10) == (4, 2)
    assert not state_of(game).doors[0].is_open


@pytest.mark.rule("DP-MONSTER-19", "DP-MONSTER-20", "DP-MONSTER-21")
@pytest.mark.parametrize(("rooms", "moves"), [(3, True), (4, False)])
def test_a_monster_knows_what_is_two_tiles_away_and_no_more(rooms: int, moves: bool) -> None:
    game = row_of_rooms("orc", rooms)
    let_pass(game)
    assert bool(told(game, "monster_moved")) is moves


@pytest.mark.rule("DP-CONFLICT-09")
def test_a_noise_carries_over_four_tiles_until_the_end_of_the_coming_monsters_turn() -> None:
    game = row_of_rooms("orc", rooms=5)
    state_of(game).noise = 4
    let_pass(game)
    assert len(told(game, "monster_moved")) == 1
    assert state_of(game).noise == 0
    let_pass(game)
    assert len(told(game, "monster_moved")) == 1
    farther = row_of_rooms("orc", rooms=6)
    state_of(farther).noise = 4
    let_pass(farther)
    assert told(farther, "monster_moved") == []


@pytest.mark.rule("DP-CONFLICT-09", "DP-CONFLICT-26")
@pytest.mark.parametrize("before", ["sleeping", "surprised"])
def test_breaking_a_door_makes_noise_and_the_rooms_beside_it_alert(before: str) -> None:
    door = Door(1, True, trap="")
    shut = Door(trap="")
    game = foe(
        "orc",
        (5, 5),
        at=[(2, 0)],
        doors={"north": door, "east": shut},
        beyond={"east": "room_6x6"},
    )
    beside = put(game, "orc", (9, 3))
    for one in (monster(game), beside):
        one.state, one.skips = before, 1  # type: ignore[assignment]
    act(game, 0, next(one for one in options(game, 0) if one.startswith("break")))
    assert state_of(game).noise == 4
    assert [one.state for one in (monster(game), beside)] == ["alert", "alert"]
    assert [one.skips for one in (monster(game), beside)] == [0, 0]


@pytest.mark.rule("DP-CONFLICT-26")
def test_a_room_built_right_after_a_break_is_alert_without_a_roll() -> None:
    doors = {"east": Door(trap="")}
    dice = (5, 5, 5, 5, 5, 5, DEAD_END, MONSTERS, ORCS, *PLACED)
    game = before_door(*dice, door=Door(1, True, trap=""), doors=doors, abilities={0: []})
    act(game, 0, "break door 0")
    if "open door 0" in options(game, 0):
        act(game, 0, "open door 0")
    assert "attention" not in rolls(game)
    assert [one["state"] for one in told(game, "attention")] == ["alert"]
    assert not state_of(game).is_just_broken


@pytest.mark.rule("DP-MONSTER-12", "DP-MONSTER-14")
def test_every_entry_says_how_it_attacks() -> None:
    for one in BOX.monsters.values():
        assert one.text
    assert BOX.monsters["goblin_archer"].range == 5
    assert BOX.monsters["orc_archer"].range == 6
    assert BOX.monsters["hobgoblin_guard"].reach == "diagonal"
