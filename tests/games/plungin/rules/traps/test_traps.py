"""Traps in general (TRAP)."""

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.adventure import leave_dungeon
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.traps.trap_areas import blocks_with, two_by_one, two_by_two
from tests.games.plungin.rules.objects import at_chest, at_door, chest_of, dice_of, exp_of, needed
from tests.games.plungin.rules.scene import (
    act,
    cited,
    faces,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

STAY = {"spear_trap", "pit_trap", "buzzing_blade", "growing_chasm"}


@pytest.mark.rule("DP-TRAP-01", "DP-CONFLICT-65", "DP-DISARM-08")
@pytest.mark.parametrize("trap", BOX.traps)
def test_a_trap_works_once_unless_its_own_text_says_that_it_stays(trap: str) -> None:
    game = at_chest("brannoc_vale", trap=trap, dice=[3])
    act(game, 0, "open chest 0")
    assert chest_of(game)["safe"]
    stays = {one["kind"] for one in shown(game)["hazards"]}
    assert stays == ({trap} if trap in STAY | {"choking_gas"} else set())


@pytest.mark.rule("DP-TRAP-02", "DP-TRAP-06")
def test_traps_are_on_doors_and_chests_by_the_tables_of_the_pack_and_in_events() -> None:
    for pack in BOX.packs.values():
        for table, thing in ((pack.door_traps, "door"), (pack.chest_traps, "chest")):
            traps = [row.trap for row in table.rows if row.trap]
            assert traps
            assert all(thing in BOX.traps[trap].found_on for trap in traps)
    events = [event.trap for event in BOX.events.values() if event.trap]
    assert events
    assert all("event" in BOX.traps[trap].found_on for trap in events)


@pytest.mark.rule("DP-TRAP-06")
def test_doors_and_chests_have_tables_of_their_own() -> None:
    chest, door = at_chest(dice=[8, 3]), at_door(locked=False, dice=[8, 3])
    act(chest, 0, "open chest 0")
    act(door, 0, "open door 0")
    assert told(chest, "trap_sprung")[0]["trap"] == "fireball_trap"
    assert told(door, "trap_sprung")[0]["trap"] == "swinging_axe"


@pytest.mark.rule("DP-TRAP-03")
def test_a_sprung_trap_takes_effect_before_the_chest_is_open_and_wakes_sleepers() -> None:
    game = at_chest(trap="poisoned_needle", monsters=[("orc", (5, 5))], dice=[5, 3, 3, 3, 3, 3])
    monster(game).state = "sleeping"
    act(game, 0, "open chest 0")
    kinds = [event.kind for event in game.events]
    assert kinds.index("damaged") < kinds.index("chest_opened")
    assert cited(game, "trap_sprung") == ["DP-ENTRY-TRAP-POISONED-NEEDLE"]
    assert monster(game).state == "surprised"


@pytest.mark.rule("DP-TRAP-04", "DP-CONFLICT-06")
@pytest.mark.parametrize("aware", [True, False])
def test_a_trap_that_is_only_detected_springs_all_the_same(aware: bool) -> None:
    game = at_chest(trap="poisoned_needle", aware=aware, dice=[5, 3, 3])
    act(game, 0, "open chest 0")
    assert told(game, "trap_sprung")
    assert dice_of(game, "defence") == [3 + aware]


@pytest.mark.rule("DP-TRAP-05")
@pytest.mark.parametrize(
    ("trap", "caught"),
    [("poisoned_needle", {0}), ("dart_volley", {0, 1}), ("fireball_trap", {0, 1, 2})],
)
def test_a_trap_affects_its_springer_or_those_near_him_too(trap: str, caught: set[int]) -> None:
    heroes = ("sable_wick", "brannoc_vale", "dagna_ironlid")
    game = at_chest(*heroes, trap=trap, at=[(1, 3), (1, 2), (5, 5)], dice=[3] * 40)
    act(game, 0, "open chest 0")
    assert {one["who"] for one in told(game, "caught")} == {heroes[one] for one in caught}


@pytest.mark.rule("DP-TRAP-09")
def test_the_basic_trap_is_an_attack_met_with_def_and_a_fumble_there_stuns() -> None:
    game = at_chest("brannoc_vale", trap="dart_volley", dice=[6, 6, 3, 3, 5, 3, 3, 3, 3])
    act(game, 0, "open chest 0")
    assert dice_of(game, "defence") == [3 + 1 + 1]
    assert hero(game).life == 9 - 1
    bad = at_chest("brannoc_vale", trap="dart_volley", dice=[6, 3, 3, 3, 1, 3, 3, 3, 3])
    act(bad, 0, "open chest 0")
    assert [one["condition"] for one in told(bad, "condition_began")] == ["stunned"]


@pytest.mark.rule("DP-TRAP-09")
@pytest.mark.parametrize(("fumbles", "guard"), [(True, [4]), (False, [])])
def test_without_a_hit_of_the_trap_a_defence_is_rolled_for_its_fumble_only(
    fumbles: bool, guard: list[int]
) -> None:
    rules = Rules(no_combat_fumbles=not fumbles)
    game = at_chest(trap="dart_volley", dice=[3, 3, 3, 3, 1, 1, 5, 3], rules=rules)
    act(game, 0, "open chest 0")
    assert dice_of(game, "defence") == guard
    assert bool(told(game, "defence_fumbled")) is fumbles
    assert hero(game).life == 7


@pytest.mark.rule("DP-TRAPLIST-18", "DP-TRAP-10", "DP-EX-33", "DP-CONFLICT-68")
@pytest.mark.parametrize(("hits", "life"), [(1, 9 - 3), (2, 9 - 1)])
def test_other_traps_ask_for_other_checks_and_numbers_of_successes(hits: int, life: int) -> None:
    game = at_chest("brannoc_vale", trap="rockfall", dice=[1, *[6] * hits, 3, 3, 3])
    act(game, 0, "open chest 0")
    assert needed(game) == [2]
    assert told(game, "check_passed" if hits == 2 else "check_failed")[0]["stat"] == "RES"
    assert hero(game).life == life


@pytest.mark.rule("DP-TRAP-12", "DP-TRAP-13")
@pytest.mark.parametrize("aware", [True, False])
def test_awareness_gives_one_die_on_the_roll_that_avoids_the_effects(aware: bool) -> None:
    game = at_chest("brannoc_vale", trap="rockfall", aware=aware)
    act(game, 0, "open chest 0")
    assert dice_of(game, "rockfall") == [3 + aware]


@pytest.mark.rule("DP-TRAP-12")
def test_trapsense_always_counts_as_awareness_and_stoneblood_adds_to_it() -> None:
    sharp = at_chest("brannoc_vale", trap="rockfall", abilities={0: ["trapsense"]}, aware=True)
    act(sharp, 0, "open chest 0")
    assert dice_of(sharp, "rockfall") == [4]
    dwarf = at_chest("brannoc_vale", trap="rockfall", abilities={0: ["trait_stoneblood"]})
    act(dwarf, 0, "open chest 0")
    assert dice_of(dwarf, "rockfall") == [4]
    blood = at_chest(
        "brannoc_vale", trap="dart_volley", abilities={0: ["trait_stoneblood"]}, dice=[6]
    )
    act(blood, 0, "open chest 0")
    assert dice_of(blood, "defence") == [6]


@pytest.mark.rule("DP-TRAP-12")
def test_who_can_dodge_may_do_so_before_a_trap() -> None:
    at, abilities = [(1, 3), (1, 2)], {1: ["dodge"]}
    for trap, dice in (("memory_mist", 2 + 2), ("dart_volley", 5 + 2)):
        game = at_chest(
            "sable_wick", "brannoc_vale", trap=trap, at=at, abilities=abilities, dice=[6] * 20
        )
        act(game, 0, "open chest 0")
        act(game, 1, "dodge")
        rolled = dice_of(game, trap if trap == "memory_mist" else "defence")
        assert rolled[-1] == dice
        assert hero(game, 1).has_reacted


@pytest.mark.rule("DP-TRAP-16", "DP-TRAP-15", "DP-ROUND-17")
def test_a_continuous_trap_works_at_the_end_of_each_round_after_the_monsters() -> None:
    game = at_chest("brannoc_vale", trap="choking_gas", monsters=[("orc", (5, 0))], dice=[3] * 60)
    act(game, 0, "open chest 0", "pass")
    kinds = [event.kind for event in game.events]
    last_gas = max(at for at, kind in enumerate(kinds) if kind == "caught")
    assert kinds.index("monsters_turn") < last_gas
    assert len(told(game, "caught")) >= 2


@pytest.mark.rule("DP-TRAPLIST-12", "DP-TRAPLIST-16", "DP-CONFLICT-66")
def test_an_area_includes_the_heros_square_and_chance_picks_its_position() -> None:
    game = scene("brannoc_vale", at=[(2, 2)])
    state, at = state_of(game), square_at(2, 2)
    for size, count, positions in ((two_by_one, 2, 4), (two_by_two, 4, 4)):
        seen = set()
        for face in range(1, positions + 1):
            state.dice = faces(face)
            area = size(state, at)
            assert at in area
            assert len(set(area)) == count
            seen.add(frozenset(area))
        assert len(seen) == positions
    corner = square_at(0, 0)
    assert len(blocks_with(state, corner, [(0, 1, 2048, 2049)])) == 1


# -- disarming what stays --------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAP-08", "DP-TRAPLIST-14", "DP-CONFLICT-80")
def test_a_trap_that_stays_is_disarmed_from_a_square_beside_it() -> None:
    game = at_chest("brannoc_vale", "sable_wick", trap="spear_trap", dice=[1, 6, *[3] * 5, 6, 6])
    act(game, 0, "open chest 0")
    assert refused(game, 0)["disarm spear_trap"] == "DP-TRAPLIST-14"
    squares = state_of(game).hazards[0].squares
    state_of(game).who.pop(hero(game).at)
    beside = square_at(*place(game)) - 2048
    assert beside not in squares or square_at(*place(game)) + 2048 not in squares
    hero(game).at = beside if beside not in squares else square_at(*place(game)) + 2048
    act(game, 0, "nothing", "pass")
    act(game, 1, "pass")
    state_of(game).dice = faces(6, 6)
    act(game, 0, "disarm spear_trap")
    assert not state_of(game).hazards
    assert exp_of(game) == 20
    assert needed(game)[-1] == 2


@pytest.mark.rule("DP-DISARM-06", "DP-DISARM-07", "DP-TRAPLIST-14")
def test_failures_make_it_harder_and_a_fumble_sets_it_off_again() -> None:
    game = scene("sable_wick", "brannoc_vale", at=[(2, 2), (3, 2)], abilities={0: []}, dice=[3] * 4)
    add_hazard(game._table, "spear_trap", [square_at(3, 2), square_at(4, 2)], 0)
    act(game, 0, "nothing", "disarm spear_trap")
    assert hero(game).actions == 0
    while options(game, 0):
        act(game, 0, "pass")
    act(game, 1, "pass")
    state_of(game).dice = faces(1, 1, 3, 3, 3, 3, 6)
    act(game, 0, "disarm spear_trap")
    assert [one for one in needed(game) if one > 1] == [2, 3]
    assert told(game, "caught") == [{"who": "brannoc_vale", "trap": "spear_trap"}]
    assert state_of(game).hazards


@pytest.mark.rule("DP-TRAPLIST-27", "DP-CONFLICT-65")
def test_pits_and_spears_are_still_there_when_the_party_comes_back() -> None:
    game = scene("brannoc_vale", at=[(0, 0)])
    for kind, rounds in (("pit_trap", 0), ("spear_trap", 0), ("growing_chasm", 3), ("smoke", 2)):
        add_hazard(game._table, kind, [square_at(4, 4)], rounds)
    with pytest.raises(AdventureEnds):
        next(leave_dungeon(game._table, hero(game)))
    assert [hazard.kind for hazard in state_of(game).hazards] == ["pit_trap", "spear_trap"]
