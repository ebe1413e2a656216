"""Abilities of moving, singing, outwitting and holding out, and traits of races (1.3, 1.5)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    hero,
    monster,
    options,
    place,
    scene,
    shown,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)

pytestmark = pytest.mark.rule("DP-ACTION-15")


def thief(life: int = 7) -> Game:
    """The agile thief of the sample heroes in an empty room."""
    return scene("sable_wick", at=[(0, 0)], life={0: life})


@pytest.mark.rule("DP-EX-17", "DP-ACTION-06")
def test_an_unhurt_agile_hero_moves_again_when_both_actions_are_spent() -> None:
    game = thief()
    act(game, 0, "move", "east", "east", "east", "east", "nothing")
    assert options(game, 0) == ("move", "pass")
    act(game, 0, "move", "south", "south", "south", "south")
    assert place(game) == (4, 4)
    assert hero(game).actions == 2


@pytest.mark.rule("DP-EX-18")
def test_a_hurt_agile_hero_does_not() -> None:
    game = thief(life=6)
    act(game, 0, "nothing", "nothing")
    assert hero(game).actions == 2
    early = thief()
    act(early, 0, "nothing", "pass")
    assert hero(early).actions == 2


def test_the_fleet_have_one_square_more() -> None:
    game = face_off(abilities={0: ["fleet"]})
    assert shown(game)["heroes"][0]["stats"]["MOV"] == 5


def test_the_tough_have_two_life_more() -> None:
    assert shown(face_off(abilities={0: ["tough"]}))["heroes"][0]["max_life"] == 11


def choir(song: str, *dice: int, at: tuple[int, int] = (1, 2), **more: Any) -> Game:
    """A bard who sings, and a warrior beside an orc."""
    game = scene(
        "tollo_finch",
        "brannoc_vale",
        at=[at, (3, 2)],
        monsters=[("orc", (4, 2))],
        dice=dice,
        abilities={0: ["inspire", "battle_hymn"], 1: []},
        carried={0: more.pop("carried", [])},
        **more,
    )
    act(game, 0, f"ability {song}")
    return game


def test_an_inspired_hero_attacks_with_a_die_more_until_the_next_turn_of_the_bard() -> None:
    game = choir("inspire")
    act(game, 0, "pass")
    act(game, 1, "attack orc 10", "pass")
    assert pools(game, "brannoc_vale attack") == [7]
    assert hero(game, 1).song != "inspired"
    assert hero(game).song != "inspired"


def test_a_hymn_gives_everybody_a_die_on_def() -> None:
    game = choir("battle_hymn", *HIT)
    assert hero(game).song == "hymn"
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert pools(game, "brannoc_vale defence") == [6]
    assert hero(game, 1).song != "hymn"


def test_only_one_song_works_on_a_hero_and_the_silenced_do_not_sing() -> None:
    game = choir("inspire")
    act(game, 0, "ability battle_hymn")
    assert hero(game, 1).song == "hymn"
    mute = scene(
        "tollo_finch",
        "brannoc_vale",
        abilities={0: ["inspire", "battle_hymn"]},
        conditions={0: {"silenced": 2}},
    )
    assert not [option for option in options(mute, 0) if option.startswith("ability")]


def test_songs_carry_six_squares_and_with_a_lute_ten() -> None:
    far: dict[str, Any] = {"tile": "corridor_long", "beyond": {}}
    for carried, hears in (([], False), (["lute"], True)):
        game = scene(
            "tollo_finch",
            "brannoc_vale",
            at=[(0, 0), (0, 8)],
            abilities={0: ["inspire"]},
            carried={0: carried},
            **far,
        )
        act(game, 0, "ability inspire")
        assert (hero(game, 1).song == "inspired") is hears


def verse(*dice: int, foe: str = "orc", at: tuple[int, int] = (2, 2)) -> Game:
    """A bard (WIT 5) mocks a monster."""
    return face_off(
        *dice, who="tollo_finch", abilities={0: ["mocking_verse"]}, monsters=[(foe, at)]
    )


def test_a_mocked_monster_attacks_with_two_dice_less_for_one_turn() -> None:
    game = verse(5)
    act(game, 0, "ability mocking_verse", "pass")
    assert pools(game, "orc 10 attack") == [4]
    assert monster(game).mocked == 0
    act(game, 0, "pass")
    assert pools(game, "orc 10 attack") == [4, 6]
    tied = verse(5, 3, 3, 3, 3, 5)
    act(tied, 0, "ability mocking_verse", "pass")
    assert pools(tied, "orc 10 attack") == [6]
    assert "ability mocking_verse" not in options(verse(foe="skeleton"), 0)


def test_a_taunted_monster_goes_for_the_taunter() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(0, 2), (3, 3)],
        monsters=[("orc", (3, 2))],
        abilities={0: ["taunt"], 1: []},
        dice=[5, 5],
    )
    act(game, 0, "ability taunt", "pass")
    act(game, 1, "pass")
    assert place(game, 10) == (1, 2)
    assert pools(game, "orc 10 attack") == [6]
    assert monster(game).taunted_by == NOWHERE


def test_a_boss_cannot_be_taunted_nor_who_is_more_than_four_squares_away() -> None:
    for foe, at, may in (
        ("orc", (5, 2), True),
        ("orc", (5, 3), False),
        ("count_morrow", (2, 2), False),
        ("orc_leader", (2, 2), True),
    ):
        game = face_off(abilities={0: ["taunt"]}, monsters=[(foe, at)])
        assert ("ability taunt" in options(game, 0)) is may


def turning(*dice: int, foe: str = "skeleton", at: tuple[int, int] = (2, 2)) -> Game:
    """A priestess (MAG 6) turns the undead."""
    game = face_off(
        *dice, who="sister_ivenne", abilities={0: ["turn_undead"]}, monsters=[(foe, at)]
    )
    if "ability turn_undead" in options(game, 0):
        act(game, 0, "ability turn_undead")
    return game


def test_the_undead_who_resist_less_are_frightened_and_burnt_if_they_are_far_behind() -> None:
    assert pools(turning()) == [6, 3]
    assert monster(turning(5, 3, 3, 3, 3, 3)).conditions == {"frightened": 1}
    assert monster(turning(5, 3, 3, 3, 3, 3, 5)).conditions == {}
    assert damage(turning(5, 5, 3, 3, 3, 3)) == []
    assert damage(turning(5, 5, 5, 3, 3, 3)) == [2]
    assert pools(turning(foe="orc")) == []
    assert pools(turning(at=(3, 3))) == [6, 3]
    assert pools(turning(at=(4, 3))) == []


def test_a_second_wind_heals_once_a_stay() -> None:
    game = face_off(4, abilities={0: ["second_wind"]}, life={0: 2})
    act(game, 0, "ability second_wind")
    assert hero(game).life == 6
    used = face_off(abilities={0: ["second_wind"]}, life={0: 2}, used={0: {"second_wind": 1}})
    assert "ability second_wind" not in options(used, 0)
    assert "ability second_wind" not in options(face_off(abilities={0: ["second_wind"]}), 0)


def test_laid_on_hands_heal_two_and_the_level() -> None:
    game = scene(
        "sister_ivenne",
        "brannoc_vale",
        at=[(1, 1), (1, 2)],
        abilities={0: ["lay_hands"]},
        life={0: 3, 1: 2},
        level={0: 3},
    )
    act(game, 0, "ability lay_hands")
    assert set(options(game, 0)) == {"for sister_ivenne", "for brannoc_vale"}
    act(game, 0, "for brannoc_vale")
    assert hero(game, 1).life == 7


def test_iron_guts_help_against_venom_and_throw_off_poison() -> None:
    game = face_off(abilities={0: ["iron_guts"]}, conditions={0: {"venom": 0}})
    assert pools(game) == [5]
    bitten = struck(*[5] * 8, abilities={0: ["iron_guts"]}, foe="giant_spider", rules=STEADY)
    assert "weakened" in hero(bitten).conditions
    act(bitten, 0, "pass")
    ended = [one["condition"] for one in told(bitten, "condition_ended")]
    assert ended == ["weakened"]
    plain = struck(*[5] * 8, foe="giant_spider", rules=STEADY)
    act(plain, 0, "pass")
    assert told(plain, "condition_ended") == []


@pytest.mark.rule("DP-CHECK-03")
def test_a_halfling_may_roll_one_check_attack_or_defence_again() -> None:
    lucky = {0: ["trait_lucky"]}
    game = face_off(*[3] * 6, 5, 5, abilities=lucky)
    act(game, 0, "attack orc 10")
    assert options(game, 0) == ("roll again", "decline")
    act(game, 0, "roll again")
    assert damage(game) == [2]
    act(game, 0, "decline", "pass", "attack orc 10")
    assert "roll again" not in options(game, 0)
    assert pools(game, "brannoc_vale attack") == [6, 6, 6]
    defence = struck(5, 5, 5, 3, 3, 3, *[3] * 5, 5, 5, abilities=lucky)
    act(defence, 0, "roll again")
    assert damage(defence) == [1]
    venom = face_off(abilities=lucky, conditions={0: {"venom": 0}})
    assert options(venom, 0) == ("roll again", "decline")


def test_a_half_orc_holds_on_once_with_one_life() -> None:
    angry = {0: ["trait_too_angry_to_die"]}
    game = struck(*[5] * 6, life={0: 2}, abilities=angry)
    assert hero(game).life == 1
    again = struck(*[5] * 6, life={0: 2}, abilities=angry, used={0: {angry[0][0]: 1}})
    assert again.result is not None
    assert hero(blow(abilities=angry)).used == {}
