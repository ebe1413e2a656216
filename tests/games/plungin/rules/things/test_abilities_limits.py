"""How far, how often and on whom abilities work, and on whom they do not (Character Book 1.5)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.fights import face_off, pools, struck
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)
BOW = {0: ["short_bow", "short_bow"]}

pytestmark = pytest.mark.rule("DP-ACTION-15")


def along(*heroes: str, at: list[tuple[int, int]], **more: Any) -> Game:
    """Heroes in a gallery of two columns and twelve rows."""
    return scene(*heroes, at=at, tile="corridor_long", **more)


@pytest.mark.parametrize(("row", "may"), [(5, True), (6, False)])
def test_a_charge_is_no_longer_than_mov(row: int, may: bool) -> None:
    game = along(
        "brannoc_vale", at=[(0, 0)], monsters=[("ogre", (0, row))], abilities={0: ["charge"]}
    )
    assert ("ability charge" in options(game, 0)) is may


def test_a_charge_ends_in_the_pit_on_its_way() -> None:
    game = face_off(*[3] * 9, at=[(0, 2)], monsters=[("ogre", (4, 2))], abilities={0: ["charge"]})
    state_of(game).hazards.append(Hazard("pit_trap", [square_at(1, 2)], tile=0))
    act(game, 0, "ability charge")
    assert "trapped" in hero(game).conditions
    assert place(game) == (1, 2)
    assert pools(game, "brannoc_vale attack") == []


def test_who_is_pushed_to_the_side_of_another_is_out_of_the_whirl() -> None:
    foes = [("orc", (2, 2)), ("orc", (1, 1))]
    game = face_off(*HIT[:5], monsters=foes, abilities={0: ["whirl_attack"]})
    act(game, 0, "ability whirl_attack", "on orc 10", "advance")
    assert place(game) == (2, 2)
    assert options(game, 0) != ("on orc 11",)
    assert pools(game, "brannoc_vale attack") == [5]


def test_a_rapid_shot_is_never_three_shots() -> None:
    foes = [("ogre", (3, 2)), ("ogre", (3, 3))]
    game = face_off(at=[(0, 2)], hands=BOW, monsters=foes, abilities={0: ["rapid_shot"]})
    act(game, 0, "ability rapid_shot", "on ogre 10", "on ogre 10")
    assert pools(game, "attack") == [3, 3]
    assert "nothing" in options(game, 0)


def test_nobody_shoots_fast_beside_an_opponent_where_that_is_forbidden() -> None:
    for on in (True, False):
        rules = Rules(no_shots_in_melee=on)
        game = face_off(hands=BOW, abilities={0: ["rapid_shot"]}, rules=rules)
        assert ("ability rapid_shot" in options(game, 0)) is not on


@pytest.mark.parametrize("ability", ["taunt", "mocking_verse", "hunters_mark"])
@pytest.mark.parametrize("is_open", [True, False])
def test_a_closed_door_hides_from_words_and_marks(ability: str, is_open: bool) -> None:
    game = scene(
        at=[(2, 0)],
        doors={"north": Door(is_open=is_open)},
        beyond={"north": "room_6x6"},
        monsters=[("orc", (2, -2))],
        abilities={0: [ability]},
    )
    assert (f"ability {ability}" in options(game, 0)) is is_open


@pytest.mark.parametrize(("row", "may"), [(6, True), (7, False)])
def test_a_verse_carries_six_squares(row: int, may: bool) -> None:
    foes = [("orc", (0, row))]
    game = along("tollo_finch", at=[(0, 0)], monsters=foes, abilities={0: ["mocking_verse"]})
    assert ("ability mocking_verse" in options(game, 0)) is may


def test_a_monster_is_marked_once_and_another_mark_takes_the_first_away() -> None:
    foes = [("ogre", (2, 2)), ("ogre", (1, 1))]
    game = face_off(monsters=foes, abilities={0: ["hunters_mark"]})
    act(game, 0, "ability hunters_mark", "on ogre 10", "pass", "ability hunters_mark")
    assert hero(game).marked == 11
    assert "ability hunters_mark" not in options(
        face_off(marked={0: 10}, abilities={0: ["hunters_mark"]}), 0
    )


def test_every_undead_near_is_turned_but_a_boss_only_frightened() -> None:
    two = [("skeleton", (2, 2)), ("skeleton", (1, 1))]
    who: dict[str, Any] = {"who": "sister_ivenne", "abilities": {0: ["turn_undead"]}}
    game = face_off(5, 3, 3, 3, 3, 3, monsters=two, **who)
    act(game, 0, "ability turn_undead")
    assert "frightened" in monster(game).conditions
    assert "frightened" in monster(game, 11).conditions
    assert cited(game, "rolled") == ["DP-ENTRY-ABILITY-TURN-UNDEAD"] * 3
    boss = face_off(5, 5, 5, 5, 5, 5, monsters=[("count_morrow", (2, 2))], **who)
    act(boss, 0, "ability turn_undead")
    assert told(boss, "damaged") == []


def test_a_second_wind_is_a_die_of_six_and_never_more_than_the_most_life() -> None:
    game = face_off(6, abilities={0: ["second_wind"]}, life={0: 1})
    act(game, 0, "ability second_wind")
    assert hero(game).life == 7
    nearly = face_off(6, abilities={0: ["second_wind"]}, life={0: 8})
    act(nearly, 0, "ability second_wind")
    assert hero(nearly).life == 9


def test_hands_are_laid_only_on_neighbours_and_once_a_stay() -> None:
    game = scene(
        "sister_ivenne",
        "brannoc_vale",
        "sable_wick",
        at=[(1, 1), (1, 2), (3, 3)],
        abilities={0: ["lay_hands"]},
        life={0: 3, 1: 2, 2: 1},
    )
    act(game, 0, "ability lay_hands")
    assert options(game, 0) == ("for sister_ivenne", "for brannoc_vale")
    act(game, 0, "for sister_ivenne")
    assert hero(game).used["lay_hands"] == 1


@pytest.mark.parametrize(
    ("row", "carried", "hears"),
    [(6, [], True), (7, [], False), (10, ["lute"], True), (11, ["lute"], False)],
)
def test_how_far_a_song_carries(row: int, carried: list[str], hears: bool) -> None:
    game = along(
        "tollo_finch",
        "brannoc_vale",
        at=[(0, 0), (0, row)],
        abilities={0: ["inspire"]},
        carried={0: carried},
    )
    act(game, 0, "ability inspire")
    assert (hero(game, 1).song == "inspired") is hears
    assert hero(game).song != "inspired"


def test_the_inspired_cast_with_a_die_more() -> None:
    plain = caster("pulse", life={0: 1})
    act(plain, 0, "cast pulse")
    sung = caster("pulse", life={0: 1}, song={0: "inspired"})
    act(sung, 0, "cast pulse")
    assert pools(sung)[0] == pools(plain)[0] + 1


def test_a_shot_that_kills_is_not_carried_on() -> None:
    foes = [("goblin", (3, 2)), ("orc", (1, 1))]
    game = face_off(*[5] * 5, hands=BOW, monsters=foes, abilities={0: ["cleave"]})
    act(game, 0, "shoot goblin 10")
    assert told(game, "monster_killed")
    assert "decline" not in options(game, 0)


def test_a_shot_after_a_move_leaves_the_hasty_their_second_move() -> None:
    game = face_off(
        at=[(0, 2)],
        hands=BOW,
        monsters=[("ogre", (4, 2))],
        abilities={0: ["precise_shot"]},
        conditions={0: {"hasted": -5}},
    )
    state_of(game).heroes[0].actions = 3
    act(game, 0, "move", "north", "stop", "shoot ogre 10")
    assert "move" in options(game, 0)
    still = face_off(
        at=[(0, 2)], hands=BOW, monsters=[("ogre", (4, 2))], abilities={0: ["precise_shot"]}
    )
    act(still, 0, "shoot ogre 10")
    assert refused(still, 0)["move"] == "DP-ACTION-15"


@pytest.mark.parametrize(("trap", "dice"), [("spear_trap", 3), ("pit_trap", 3)])
@pytest.mark.parametrize("trait", [[], ["trait_stoneblood"]])
def test_a_dwarf_has_a_die_more_against_traps_only(trap: str, dice: int, trait: list[str]) -> None:
    game = face_off(*[5] * 4, at=[(1, 2)], monsters=[], abilities={0: trait})
    state_of(game).hazards.append(Hazard(trap, [square_at(1, 1)], tile=0, strength=5))
    act(game, 0, "move", "north")
    assert pools(game)[-1] == dice + len(trait)
    assert pools(struck(*HIT, abilities={0: trait}), "defence") == [5]
    assert pools(face_off(abilities={0: trait}, conditions={0: {"venom": 0}})) == [3]


def test_iron_guts_do_not_help_against_blows() -> None:
    assert pools(struck(*HIT, abilities={0: ["iron_guts"]}), "defence") == [5]


@pytest.mark.parametrize(
    ("faces", "stunned"), [((1, 1, 5, 3, 3), False), ((1, 1, 3, 3, 3), True), ((3,) * 5, True)]
)
def test_the_steadfast_are_stunned_only_without_any_success(
    faces: tuple[int, ...], stunned: bool
) -> None:
    game = struck(
        5,
        5,
        3,
        3,
        3,
        3,
        *faces,
        abilities={0: ["steadfast"]},
        hands={0: ["sword", ""]},
        stats={
            0: {"ATK": 4, "DEF": 4, "MAG": 1, "MOV": 4, "LIFE": 9, "RES": 3, "DEX": 2, "WIT": 2}
        },
    )
    assert ("stunned" in [one["condition"] for one in told(game, "condition_began")]) is stunned


def test_the_agile_who_are_held_do_not_move_again() -> None:
    game = scene("sable_wick", at=[(0, 0)], conditions={0: {"rooted": 5}})
    act(game, 0, "nothing", "nothing")
    assert state_of(game).round == 2


def test_who_is_commanded_has_neither_an_ability_to_attack_nor_a_lock_to_break() -> None:
    facts: dict[str, Any] = {
        "at": [(1, 2), (5, 5)],
        "monsters": [("orc", (2, 2))],
        "chests": [Chest(1, True, at=square_at(1, 3))],
        "abilities": {0: ["mighty_blow", "whirl_attack"], 1: []},
    }
    free = scene("brannoc_vale", "sable_wick", **facts)
    assert {"ability mighty_blow", "ability whirl_attack", "break chest 0"} <= {*options(free, 0)}
    held = scene("brannoc_vale", "sable_wick", commanded_turns={0: 1}, **facts)
    assert not [one for one in options(held, 0) if one.startswith(("ability", "attack", "break"))]
    assert refused(held, 0)["break chest 0"] == "DP-LAW-06"


def test_nobody_rages_twice_at_once_nor_heals_where_nobody_is_hurt() -> None:
    raging = face_off(abilities={0: ["rage"]}, conditions={0: {"enraged": 0}})
    assert "ability rage" not in options(raging, 0)
    assert "ability lay_hands" not in options(face_off(abilities={0: ["lay_hands"]}), 0)
    hurt = face_off(abilities={0: ["lay_hands"]}, life={0: 8})
    assert "ability lay_hands" in options(hurt, 0)
    alone = face_off(abilities={0: ["inspire", "battle_hymn"]})
    assert "ability inspire" not in options(alone, 0)
    assert "ability battle_hymn" in options(alone, 0)


def test_a_song_of_another_singer_goes_on_when_one_begins_his_turn() -> None:
    game = scene(
        "tollo_finch",
        "brannoc_vale",
        "sable_wick",
        at=[(1, 1), (2, 2), (3, 3)],
        abilities={0: ["inspire"], 1: [], 2: []},
    )
    act(game, 0, "ability inspire", "pass")
    act(game, 1, "pass")
    assert hero(game, 1).song == hero(game, 2).song == "inspired"
    act(game, 2, "pass")
    assert hero(game, 1).song != "inspired"
