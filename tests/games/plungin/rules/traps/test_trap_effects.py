"""The other traps of the companion book, and traps that random events bring (TRAP)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.traps.entering import is_trap_for
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import GEM, at_chest, dice_of, needed
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    faces,
    hero,
    monster,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

ROLLED = sorted(
    {
        BOX.events[row.event].trap
        for pack in BOX.packs.values()
        for row in pack.events.rows
        if BOX.events[row.event].trap
    }
)
"""The traps that the event tables of the packs bring."""


def event_face(trap: str) -> tuple[str, int]:
    """A pack and the roll on its event table that springs a trap."""
    for pack in BOX.packs.values():
        for row in pack.events.rows:
            if BOX.events[row.event].trap == trap:
                return pack.id, row.low or 1
    raise AssertionError(trap)


def stepped(trap: str, *dice: int, name: str = "brannoc_vale", **more: Any) -> Game:
    """A hero takes the first step into a corridor where a trap waits."""
    pack, face = event_face(trap)
    beyond = more.pop("tile", "corridor_straight")
    more = {"abilities": {0: []}, **more}
    game = scene(name, at=[(2, 0)], beyond={"north": beyond}, pack=pack, dice=[face, *dice], **more)
    state_of(game).tiles[1].has_event = True
    act(game, 0, "move", "north")
    return game


@pytest.mark.rule("DP-TRAP-07", "DP-BUILD-47", "DP-CONFLICT-65")
@pytest.mark.parametrize("trap", ROLLED)
def test_a_trap_of_an_event_springs_at_once_on_a_hero_who_could_not_know(trap: str) -> None:
    game = stepped(trap)
    assert told(game, "trap_sprung") == [{"who": "brannoc_vale", "trap": trap}]
    for count in dice_of(game, trap)[:1]:
        if BOX.traps[trap].check or BOX.traps[trap].avoid:
            assert count == hero(game).stats[BOX.traps[trap].check or "DEX"]


@pytest.mark.rule("DP-TRAP-08")
def test_an_event_trap_still_in_play_may_be_disarmed_from_then_on() -> None:
    game = stepped("growing_chasm")
    act(game, 0, "stop")
    assert "disarm growing_chasm" in options(game, 0)
    state_of(game).dice = faces(6, 6)
    act(game, 0, "disarm growing_chasm")
    assert needed(game)[-1] == 3


@pytest.mark.rule("DP-TRAPLIST-19")
def test_rocks_in_a_corridor_leave_a_way_past() -> None:
    game = stepped("rockfall", 1)
    blocked = {place_of(int(square)) for square in shown(game)["terrain"]}
    assert len(blocked) == 2
    assert (2, -1) in blocked
    assert {x for x, _ in blocked} == {2}


@pytest.mark.rule("DP-TRAP-16")
def test_a_buzzing_blade_starts_in_the_row_of_the_first_step_and_goes_to_and_fro() -> None:
    game = stepped("buzzing_blade", 6, 6, 6, 3, 5, 3, 3, 3, 3)
    assert hero(game).life == 9 - 2
    assert dice_of(game, "buzzing_blade") == [4]
    rows = []
    act(game, 0, "stop", "pass")
    for _ in range(5):
        (blade,) = shown(game)["hazards"]
        assert {place_of(one)[0] for one in blade["squares"]} == {2, 3}
        rows.append(place_of(blade["squares"][0])[1])
        act(game, 0, "pass")
    assert rows == [-3, -5, -3, -1, -3]


@pytest.mark.rule("DP-TRAP-16")
def test_a_blade_attacks_whoever_is_in_its_row_at_the_end_of_the_round_only() -> None:
    game = stepped("buzzing_blade", rules=STEADY)
    act(game, 0, "north", "north", "stop", "pass")
    assert place(game) == (2, -3)
    assert len(told(game, "caught")) == 2
    act(game, 0, "pass")
    assert len(told(game, "caught")) == 2


@pytest.mark.rule("DP-TRAP-16", "DP-TRAP-15")
def test_a_chasm_eats_a_square_of_every_joined_tile_for_six_rounds() -> None:
    game = stepped("growing_chasm")
    act(game, 0, "stop")
    assert not told(game, "floor_fell")
    state_of(game).dice = faces(1, 1, 1, 1)
    act(game, 0, "pass")
    assert len(told(game, "floor_fell")) == 2
    for _ in range(5):
        assert shown(game)["hazards"]
        act(game, 0, "pass")
    assert not shown(game)["hazards"]
    assert "c" in shown(game)["terrain"].values()


@pytest.mark.rule("DP-TRAP-15", "DP-TRAP-10")
def test_who_falls_into_a_chasm_needs_an_action_and_dex_to_get_out() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], abilities={0: []}, dice=[1, 1, 3, 3])
    chasm = add_hazard(game._table, "growing_chasm", [], 6)
    chasm.tile = 0
    act(game, 0, "pass")
    assert hero(game).life == 7
    assert "trapped" in hero(game).conditions
    assert needed(game) == [2]
    state_of(game).dice = faces(3, 3, 6, 3)
    act(game, 0, "get free")
    assert "trapped" in hero(game).conditions
    assert needed(game)[-1] == 1
    act(game, 0, "get free", "square 1,0")
    assert place(game) == (1, 0)
    assert "trapped" not in hero(game).conditions


@pytest.mark.rule("DP-TRAP-05")
@pytest.mark.parametrize(("trap", "dice"), [("dart_volley", 4), ("frost_glyph", 3)])
def test_darts_and_frost_reach_one_square_far(trap: str, dice: int) -> None:
    foes = [("orc", (1, 2)), ("orc", (0, 2)), ("orc", (1, 5))]
    game = at_chest("brannoc_vale", trap=trap, monsters=foes)
    act(game, 0, "open chest 0")
    assert {one["who"] for one in told(game, "caught")} == {"brannoc_vale", "orc 10"}
    assert dice_of(game, trap) == [dice, dice]


@pytest.mark.rule("DP-TRAP-10")
def test_frost_is_met_with_res_and_freezes_whom_it_hurts() -> None:
    game = at_chest("brannoc_vale", trap="frost_glyph", dice=[6, 3, 3, 3, 3, 3])
    act(game, 0, "open chest 0")
    assert dice_of(game, "defence") == [3]
    began = [one["condition"] for one in told(game, "condition_began")]
    assert "frozen" in began
    assert not dice_of(at_chest(trap="frost_glyph"), "defence")


@pytest.mark.rule("DP-TRAP-10")
def test_a_fireball_burns_whom_it_hurts() -> None:
    game = at_chest("brannoc_vale", trap="fireball_trap", dice=[6, 6, 3, 3, 6, 3, 3])
    act(game, 0, "open chest 0")
    assert hero(game).life == 8
    assert "burning" in hero(game).conditions
    safe = at_chest("brannoc_vale", trap="fireball_trap", dice=[6, 3, 3, 3, 6, 3, 3])
    act(safe, 0, "open chest 0")
    assert hero(safe).life == 9
    assert not hero(safe).conditions


@pytest.mark.rule("DP-TRAP-16")
def test_gas_spreads_around_the_object_and_is_gone_after_two_rounds() -> None:
    foes = [("orc", (3, 4)), ("orc", (0, 3))]
    game = at_chest("brannoc_vale", trap="choking_gas", monsters=foes)
    act(game, 0, "open chest 0")
    (gas,) = shown(game)["hazards"]
    assert {place_of(one) for one in gas["squares"]} == {
        (x, y) for x in (1, 2, 3) for y in (2, 3, 4)
    }
    assert {one["who"] for one in told(game, "caught")} == {"brannoc_vale", "orc 10"}
    assert hero(game).life == 8
    assert "slowed" in hero(game).conditions
    clear = at_chest("brannoc_vale", trap="choking_gas", dice=[6])
    act(clear, 0, "open chest 0", "pass")
    assert len(told(clear, "caught")) == 2
    act(clear, 0, "pass", "pass")
    assert len(told(clear, "caught")) == 3
    assert not shown(clear)["hazards"]


@pytest.mark.rule("DP-TRAP-15")
def test_a_net_holds_and_hampers_until_a_check_of_res_or_dex_succeeds() -> None:
    game = at_chest("brannoc_vale", trap="falling_net", dice=[1, 3, 3])
    act(game, 0, "open chest 0")
    assert hero(game).life == 9
    assert "trapped" in hero(game).conditions
    assert hero(game).hold == "netted"
    state_of(game).dice = faces(3, 3, 3, 6, 3, 3)
    act(game, 0, "get free")
    assert told(game, "check_failed")[-1]["stat"] == "RES"
    act(game, 0, "get free")
    assert "trapped" not in hero(game).conditions
    assert not hero(game).hold
    assert not shown(game)["hazards"]
    assert place(game) == (1, 3)


@pytest.mark.rule("DP-TRAP-15")
@pytest.mark.parametrize("state", ["sleeping", "surprised"])
def test_chimes_rouse_monsters_two_tiles_away_and_make_the_next_ones_watchful(state: Any) -> None:
    game = at_chest(trap="alarm_chimes", monsters=[("orc", (5, 5))], dice=[4])
    monster(game).state, monster(game).skips = state, 1
    act(game, 0, "open chest 0")
    assert monster(game).state == "unaware"
    assert monster(game).skips == 0
    assert state_of(game).attention == 2
    assert len(state_of(game).monsters) == 1


@pytest.mark.rule("DP-TRAP-15")
def test_on_a_five_monsters_answer_the_chimes_by_the_nearest_open_door() -> None:
    game = at_chest(trap="alarm_chimes", beyond={"north": "room_6x6"}, dice=[5])
    act(game, 0, "open chest 0")
    came = state_of(game).monsters
    assert came
    assert place_of(came[0].at) in ((2, 0), (3, 0))
    assert told(game, "attention")[0]["state"] == "alert"
    shut = at_chest(trap="alarm_chimes", dice=[6])
    act(shut, 0, "open chest 0")
    assert not state_of(shut).monsters


@pytest.mark.rule("DP-TRAP-15")
def test_monsters_that_win_the_alert_end_the_turn_but_the_chest_is_open() -> None:
    rats, heard = (5, 1, 1), 6
    game = at_chest(trap="alarm_chimes", beyond={"north": "room_6x6"}, dice=[*rats, heard])
    act(game, 0, "move", "open chest 0")
    assert told(game, "ambush")
    assert game.pending[0].prompt == "act"
    assert shown(game)["chests"][0]["open"]
    assert len(told(game, "turn_began")) == 2


@pytest.mark.rule("DP-TRAP-10")
@pytest.mark.parametrize(("hits", "drops"), [(2, False), (3, True)])
def test_a_lid_that_bites_hard_makes_a_hero_drop_what_his_right_hand_holds(
    hits: int, drops: bool
) -> None:
    game = at_chest(
        "brannoc_vale", trap="biting_lid", dice=[*[6] * hits, *[3] * (6 - hits), *[3] * 5, GEM]
    )
    act(game, 0, "open chest 0")
    assert dice_of(game, "biting_lid") == [6]
    assert hero(game).hands[0] == ("" if drops else "sword")
    lying = shown(game)["lying"].get(str(hero(game).at), [])
    assert lying == (["sword"] if drops else [])
    assert ("take sword" in options(game, 0)) is drops


@pytest.mark.rule("DP-TRAP-10")
def test_a_mist_takes_a_spell_from_casters_and_stuns_others_two_squares_away() -> None:
    heroes = ("brannoc_vale", "orrin_ashgrove", "sable_wick")
    game = at_chest(*heroes, trap="memory_mist", at=[(1, 3), (1, 1), (4, 3)])
    before = len(hero(game, 1).prepared)
    act(game, 0, "open chest 0")
    assert [one["condition"] for one in told(game, "condition_began")] == ["stunned"]
    assert len(hero(game, 1).prepared) == before - 1
    assert len(hero(game, 1).wiped) == 1
    assert not hero(game, 1).conditions
    assert not hero(game, 2).conditions
    assert needed(game) == [1, 1]


@pytest.mark.rule("DP-TRAPLIST-13")
def test_a_monster_walks_past_spears_but_falls_into_a_pit_when_pushed() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("orc", (3, 3))])
    spears = add_hazard(game._table, "spear_trap", [square_at(4, 4)], 0)
    pit = add_hazard(game._table, "pit_trap", [square_at(5, 5)], 0)
    orc, man = monster(game), hero(game)
    assert not is_trap_for(orc, spears, True)
    assert not is_trap_for(orc, spears, False)
    assert not is_trap_for(orc, pit, True)
    assert is_trap_for(orc, pit, False)
    assert is_trap_for(man, spears, False)
    assert is_trap_for(man, pit, True)
