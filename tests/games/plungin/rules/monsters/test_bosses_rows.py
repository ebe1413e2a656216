"""The small print of the special Laws of bosses: which stat, how far, how many (LAW, BOSS)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.fight.attention import set_attention
from delvers.games.plungin.rules.fight.life import provoke
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, kinds, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import cited, hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def with_stats(game: Game, number: int = 0, **stats: Any) -> Game:
    """A hero has other stats."""
    changed: Any = stats
    hero(game, number).stats.update(changed)
    return game


def rolls_for(game: Game, why: str) -> list[int]:
    """How many dice were rolled for something."""
    return [len(one["dice"]) for one in told(game, "rolled") if one["why"] == why]


def the_count(where: tuple[int, int], *dice: int, **more: Any) -> Game:
    """The Count is awake."""
    game = foe("count_morrow", where, *dice, **more)
    provoke(game._table, monster(game), 1)
    return game


# -- Ghazrul ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_the_gaze_is_met_with_res() -> None:
    game = foe("demon", (7, 7), 4, 5, 5, 2, 2, tile="room_8x8", at=[(0, 0)])
    let_pass(with_stats(game, RES=5, DEX=1))
    assert rolls_of(game, "brannoc_vale defence") == [5]


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("column", "stares"), [(6, False), (7, True)])
def test_ghazrul_strikes_whom_he_can_just_reach_with_his_five_squares(
    column: int, stares: bool
) -> None:
    game = its_turn("demon", (column, 2), 4, tile="room_8x8")
    assert rolls_for(game, "gaze_of_the_eye") == ([4] if stares else [])
    assert bool(rolls_of(game, "demon 10 attack")) is not stares


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_stares_only_at_whom_he_sees() -> None:
    game = foe("demon", (7, 7), 4, 5, tile="room_8x8", heroes=PAIR, at=[(2, 7), (7, 0)])
    state_of(game).terrain[square_at(5, 7)] = "P"
    let_pass(game)
    assert rolls_for(game, "gaze_of_the_eye") == [4]
    assert rolls_of(game, "brannoc_vale defence") == []
    assert rolls_of(game, "sable_wick defence") != []


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_does_nothing_if_he_knows_of_nobody() -> None:
    shut = Door(trap="")
    game = foe("demon", (4, 2), 4, doors={"east": shut}, beyond={"east": "room_6x6"}, at=[(9, 3)])
    let_pass(game)
    assert rolls_for(game, "gaze_of_the_eye") == []
    assert place(game, 10) == (4, 2)


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_comes_nearer_if_he_neither_reaches_nor_sees_anybody() -> None:
    game = foe("demon", (7, 7), 4, tile="room_8x8", at=[(0, 0)])
    for square in ((4, 4), (3, 4), (4, 3), (3, 3), (5, 5), (2, 2)):
        state_of(game).terrain[square_at(*square)] = "P"
    let_pass(game)
    assert rolls_for(game, "gaze_of_the_eye") == []
    assert place(game, 10) != (7, 7)


@pytest.mark.rule("DP-LAW-06")
def test_ghazrul_goes_for_magic_and_not_for_wit() -> None:
    game = foe("demon", (3, 2), 6, heroes=PAIR, at=[(1, 2), (0, 5)])
    with_stats(game, 0, MAG=1, WIT=9)
    with_stats(game, 1, MAG=2, WIT=1)
    let_pass(game)
    assert monster(game).target == 1


@pytest.mark.rule("DP-LAW-06")
def test_only_gremlins_on_his_own_tile_count_for_the_knockers() -> None:
    game = foe("demon", (2, 2), 5, tile="eye_of_death", at=[(0, 0)], beyond={"south": "room_6x6"})
    for column in range(4):
        put(game, "gremlin", (column, 10)).state = "sleeping"
    let_pass(game)
    assert kinds(game).count("gremlin") == 5


# -- Mother Hollow ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
def test_the_low_note_asks_everybody_on_the_tile_for_res_and_cites_its_clause() -> None:
    game = foe(
        "mother_hollow",
        (5, 2),
        3,
        heroes=(*PAIR, "pim_underbough"),
        at=[(0, 0), (0, 5), (9, 3)],
        beyond={"east": "room_6x6"},
    )
    for number in range(3):
        with_stats(game, number, RES=2, DEX=7)
    let_pass(game)
    checks = [one for one in told(game, "rolled") if str(one["why"]).endswith("low_note")]
    assert [(one["why"], len(one["dice"])) for one in checks] == [
        ("brannoc_vale low_note", 2),
        ("sable_wick low_note", 2),
    ]
    stunned = [
        event.rule
        for event in game.events
        if event.kind == "condition_began" and event.params["condition"] == "stunned"
    ]
    assert stunned == ["DP-ENTRY-MONSTER-MOTHER-HOLLOW"] * 2
    assert {e.rule for e in game.events if "low_note" in str(e.params)} == {
        "DP-LAW-06",
        "DP-ENTRY-MONSTER-MOTHER-HOLLOW",
    }


@pytest.mark.rule("DP-LAW-06")
def test_two_skeletons_rise_and_do_not_act_before_the_next_turn() -> None:
    game = its_turn("mother_hollow", (5, 2), 4)
    assert kinds(game).count("skeleton") == 2
    assert rolls_of(game, "skeleton") == []
    assert rolls_of(game, "mother_hollow") == []
    assert place(game, 10) == (1, 2)
    assert cited(game, "called") == ["DP-ENTRY-MONSTER-MOTHER-HOLLOW"] * 2


@pytest.mark.rule("DP-LAW-06")
def test_cold_breath_has_four_successes_without_a_roll_along_the_best_line() -> None:
    trio = (*PAIR, "pim_underbough")
    game = foe("mother_hollow", (4, 2), 5, heroes=trio, at=[(2, 2), (1, 2), (4, 4)])
    for number in range(3):
        hero(game, number).life = 20
    let_pass(game)
    assert rolls_of(game, "mother_hollow") == []
    hurt = [(one["who"], one["amount"]) for one in told(game, "damaged")]
    assert hurt == [("brannoc_vale", 4), ("sable_wick", 4)]
    assert cited(game, "monster_casts") == ["DP-ENTRY-MONSTER-MOTHER-HOLLOW"]


@pytest.mark.rule("DP-LAW-06")
def test_where_cold_breath_would_catch_nobody_she_fights() -> None:
    game = its_turn("mother_hollow", (3, 4), 5)
    assert told(game, "monster_casts") == []
    assert rolls_of(game, "mother_hollow 10 attack") == [6]


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("hits", "left"), [(2, 4), (3, 4), (4, 3)])
def test_hunger_heals_half_of_what_she_does_rounded_down(hits: int, left: int) -> None:
    game = foe("mother_hollow", (1, 2), 6, *[5] * hits, *[2] * (6 - hits))
    hero(game).life, monster(game).damage = 20, 5
    let_pass(game)
    assert [one["amount"] for one in told(game, "damaged")] == [hits]
    assert monster(game).damage == left


# -- Count Morrow ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("column", "commanded"), [(6, True), (7, False)])
def test_the_count_commands_only_within_six_squares(column: int, commanded: bool) -> None:
    pair = {"heroes": PAIR, "at": [(0, 2), (0, 4)]}
    game = the_count((column, 2), 5, 2, 2, tile="room_8x8", **pair)
    with_stats(game, 1, WIT=9)
    let_pass(game)
    assert bool(told(game, "commanded")) is commanded
    assert cited(game, "commanded") == ["DP-ENTRY-MONSTER-COUNT-MORROW"] * commanded


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("faces", "commanded"), [((5, 2, 2), True), ((5, 5, 2), False)])
def test_the_simplest_mind_needs_two_successes_against_the_command(
    faces: tuple[int, ...], commanded: bool
) -> None:
    game = the_count((4, 2), 5, *faces, heroes=PAIR, at=[(0, 4), (1, 4)])
    with_stats(game, 0, WIT=9, MAG=1)
    with_stats(game, 1, WIT=3, MAG=9)
    let_pass(game)
    assert rolls_of(game, "sable_wick command") == [3]
    assert [one["who"] for one in told(game, "commanded")] == ["sable_wick"] * commanded


@pytest.mark.rule("DP-LAW-06")
def test_after_a_command_and_when_he_feeds_the_count_goes_for_the_lowest_life() -> None:
    for roll in (1, 3, 5):
        game = the_count((3, 2), roll, heroes=PAIR, at=[(1, 2), (0, 5)])
        hero(game, 1).life = 1
        let_pass(game)
        assert monster(game).target == 1


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize(("hits", "left"), [(2, 4), (3, 3)])
def test_the_bite_of_the_count_heals_half_of_it_rounded_up(hits: int, left: int) -> None:
    game = the_count((1, 2), 1, *[5] * hits, *[2] * (8 - hits))
    hero(game).life, monster(game).damage = 20, 5
    let_pass(game)
    assert monster(game).damage == left


@pytest.mark.rule("DP-LAW-06")
def test_no_more_than_two_vampires_rise_however_many_coffins_are_closed() -> None:
    game = the_count((2, 2), 6, heroes=PAIR, at=[(1, 2), (3, 2)])
    for place_of_one in ((5, 5), (0, 5), (5, 0)):
        state_of(game).terrain[square_at(*place_of_one)] = "C"
    for number in (0, 1):
        hero(game, number).life = 30
    for expected in (1, 2, 2, 2):
        state_of(game).dice.script[:] = [5]  # type: ignore[attr-defined]
        let_pass(game)
        assert kinds(game).count("vampire") == expected


@pytest.mark.rule("DP-LAW-06")
def test_mist_goes_to_the_next_weakest_if_nobody_can_stand_beside_the_weakest() -> None:
    game = the_count((5, 0), 4, heroes=PAIR, at=[(3, 3), (0, 5)])
    hero(game, 1).life = 1
    for square in ((0, 4), (1, 5)):
        state_of(game).terrain[square_at(*square)] = "O"
    let_pass(game)
    assert [one["who"] for one in told(game, "missed")] == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-06")
def test_wings_are_met_with_def_and_do_not_touch_who_stands_diagonally() -> None:
    game = the_count((2, 2), 6, 5, 5, 2, 2, 2, heroes=PAIR, at=[(1, 2), (3, 3)])
    let_pass(with_stats(game, 0, DEF=6, RES=1))
    assert rolls_for(game, "wings") == [5]
    assert rolls_of(game, "brannoc_vale defence")[0] > 5


@pytest.mark.rule("DP-LAW-06", "DP-MONSTER-15")
@pytest.mark.parametrize(
    ("condition", "value", "moves"), [("stunned", 0, True), ("rooted", 5, False)]
)
def test_a_count_who_is_stunned_or_held_strikes_nobody_out_of_the_mist(
    condition: str, value: int, moves: bool
) -> None:
    game = the_count((4, 2), 4)
    monster(game).conditions[condition] = Duration.own_turns(value)
    let_pass(game)
    assert (place(game, 10) != (4, 2)) is moves
    assert rolls_of(game, "count_morrow") == []
    assert cited(game, "monster_moved") == ["DP-ENTRY-MONSTER-COUNT-MORROW"] * moves


@pytest.mark.rule("DP-LAW-07", "DP-BOSS-03", "DP-CONFLICT-26")
@pytest.mark.parametrize(("broken", "rounds"), [(0, 3), (1, 2)])
def test_a_broken_great_door_shortens_the_patience_of_the_count(broken: int, rounds: int) -> None:
    game = foe("count_morrow", (5, 5))
    state_of(game).is_just_broken = bool(broken)
    list(set_attention(game._table, hero(game), 0, -1, "unaware"))
    for _ in range(rounds):
        let_pass(game)
        assert not monster(game).is_provoked
    let_pass(game)
    assert monster(game).is_provoked
