"""What the Life Tables of bosses do, to whom and how far (BOSS)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, let_pass, move_to, put, rolls_of
from tests.games.plungin.rules.scene import act, cited, hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")
EYE: dict[str, Any] = {"tile": "eye_of_death", "location": "eye_of_death"}


def wound(game: Game, damage: int, by: int = 0) -> Game:
    """The boss has some damage already, and takes one more."""
    monster(game).damage = damage
    list(harm(game._table, monster(game), 1, Named("test"), "DP-COMBAT-16", by=by))
    return game


def far_apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The distance between two squares."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def eyes(game: Game) -> list[tuple[int, int]]:
    """The eye squares of the tile."""
    return [place_of(at) for at, mark in state_of(game).terrain.items() if mark == "E"]


# -- Ghazrul ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BOSS-08")
@pytest.mark.parametrize("by", [0, 1])
def test_the_lid_flickers_away_from_the_hero_who_hit_and_from_no_other(by: int) -> None:
    game = foe("demon", (3, 3), 5, heroes=PAIR, at=[(0, 0), (5, 5)], **EYE)
    wound(game, 3, by=by)
    best = max(far_apart(eye, place(game, by)) for eye in eyes(game))
    assert far_apart(place(game, 10), place(game, by)) == best
    assert cited(game, "monster_moved") == ["DP-ENTRY-MONSTER-DEMON"]


@pytest.mark.rule("DP-BOSS-08")
def test_the_lid_flickers_only_to_a_free_eye_and_only_from_a_hero() -> None:
    game = foe("demon", (2, 2), 5, at=[(0, 0)], **EYE)
    best = max(eyes(game), key=lambda eye: far_apart(eye, (0, 0)))
    for eye in eyes(game):
        if far_apart(eye, (0, 0)) == far_apart(best, (0, 0)):
            put(game, "gremlin", eye)
    wound(game, 3)
    assert far_apart(place(game, 10), (0, 0)) == far_apart(best, (0, 0)) - 1
    trapped = wound(foe("demon", (2, 2), 5, at=[(0, 0)], **EYE), 3, by=-1)
    assert place(trapped, 10) == (2, 2)
    plain = wound(foe("demon", (2, 2), 5, at=[(0, 0)]), 3)
    assert place(plain, 10) == (2, 2)


@pytest.mark.rule("DP-BOSS-08")
def test_the_eye_weeps_two_dice_on_each_hero_of_the_tile_who_defends_with_res() -> None:
    game = foe("demon", (4, 2), 1, 5, 5, heroes=PAIR, beyond={"east": "room_6x6"})
    move_to(game, 1, (9, 3))
    hero(game).stats["RES"], hero(game).stats["DEX"] = 6, 1
    wound(game, 9)
    rolled = [len(one["dice"]) for one in told(game, "rolled") if one["why"] == "the_eye_weeps"]
    assert rolled == [2]
    assert rolls_of(game, "brannoc_vale defence") == [6]


# -- Mother Hollow ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-BOSS-08")
def test_the_bell_heals_no_one_on_other_tiles_no_friend_of_heroes_and_no_boss() -> None:
    game = foe("mother_hollow", (4, 2), 1, beyond={"east": "room_6x6"})
    here, there = put(game, "zombie", (5, 5)), put(game, "zombie", (9, 3))
    friend, leader = put(game, "wolf", (5, 0)), put(game, "orc_leader", (4, 0))
    friend.side, leader.damage = "heroes", 3
    for one in (here, there, friend):
        one.life = 1
    wound(game, 11)
    assert [one.life for one in (here, there, friend)] == [7, 1, 1]
    assert (leader.damage, monster(game).damage) == (3, 12)
    assert cited(game, "healed") == ["DP-ENTRY-MONSTER-MOTHER-HOLLOW"]


# -- the others ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BOSS-08")
def test_the_webmother_leaps_five_squares_over_everything() -> None:
    game = foe("webmother", (0, 0), 1, tile="room_8x8", at=[(1, 0)])
    for square in ((0, 1), (1, 1)):
        state_of(game).terrain[square_at(*square)] = "P"
    wound(game, 7)
    assert far_apart(place(game, 10), (0, 0)) == 5
    assert cited(game, "monster_moved") == ["DP-ENTRY-MONSTER-WEBMOTHER"]


@pytest.mark.rule("DP-BOSS-08")
def test_the_webmother_stays_hidden_however_long_she_does_not_attack() -> None:
    game = foe("webmother", (1, 2), 1)
    wound(game, 7)
    monster(game).skips = 3
    for _ in range(3):
        let_pass(game)
        assert "hidden" in monster(game).conditions


@pytest.mark.rule("DP-BOSS-08")
@pytest.mark.parametrize(("far", "breathes"), [(8, True), (9, False)])
def test_the_last_breath_is_as_long_as_any(far: int, breathes: bool) -> None:
    game = foe("old_cinder", (0, far), 1, tile="corridor_long", at=[(0, 0)])
    wound(game, 29)
    assert [len(one["dice"]) for one in told(game, "rolled")][:1] == [8] * breathes


@pytest.mark.rule("DP-BOSS-08")
def test_molten_blood_does_not_reach_an_archer() -> None:
    dice = [*[5] * 3, *[2] * 20]
    game = foe("old_cinder", (3, 2), *dice, heroes=("pim_underbough",))
    monster(game).changes = ("molten",)
    act(game, 0, "shoot old_cinder 10")
    assert told(game, "damaged")
    assert "burning" not in hero(game).conditions
    near = foe("old_cinder", (1, 2), *dice)
    monster(near).changes = ("molten",)
    act(near, 0, "attack old_cinder 10")
    assert "burning" in hero(near).conditions
    assert cited(near, "condition_began")[-1] == "DP-ENTRY-MONSTER-OLD-CINDER"


@pytest.mark.rule("DP-BOSS-06")
def test_a_boss_without_damage_rolls_nothing() -> None:
    game = foe("orc_leader", (1, 2), *[5] * 2, *[2] * 4, *[5] * 5)
    act(game, 0, "attack orc_leader 10")
    assert told(game, "life_rolled") == []


@pytest.mark.rule("DP-BOSS-07")
def test_damage_adds_up_over_many_wounds() -> None:
    game = foe("count_morrow", (4, 2), 1, 1, 1)
    for _ in range(3):
        list(harm(game._table, monster(game), 2, Named("test"), "DP-COMBAT-16", by=0))
    assert [one["total"] for one in told(game, "life_rolled")] == [3, 5, 7]


# -- a storm of wings ------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_a_wing_storm_blows_everybody_two_squares_straight_away() -> None:
    four = ("brannoc_vale", "sable_wick", "pim_underbough", "sister_ivenne")
    game = foe(
        "old_cinder", (4, 4), 5, heroes=four, at=[(4, 3), (4, 5), (3, 4), (5, 4)], tile="room_8x8"
    )
    for number in range(4):
        hero(game, number).abilities = []
    let_pass(game)
    assert [place(game, number) for number in range(4)] == [(4, 1), (4, 7), (1, 4), (7, 4)]


@pytest.mark.rule("DP-LAW-06")
def test_a_wing_storm_is_stopped_by_what_stands_behind_and_by_what_holds() -> None:
    game = foe("old_cinder", (1, 2), 5, tile="room_8x8", at=[(2, 2)])
    put(game, "zombie", (4, 2)).state = "sleeping"
    let_pass(game)
    assert place(game, 0) == (3, 2)
    held = foe("old_cinder", (1, 2), 5, tile="room_8x8", at=[(2, 2)])
    hero(held).conditions["rooted"] = UNTIL_ENDED
    let_pass(held)
    assert place(held, 0) == (2, 2)
    firm = foe("old_cinder", (1, 2), 5, tile="room_8x8", at=[(2, 2)])
    hero(firm).abilities = ["stone_stance"]
    let_pass(firm, "stand")
    assert place(firm, 0) == (2, 2)
