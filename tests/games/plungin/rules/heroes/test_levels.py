"""Experience and levels (XP, VAR-XP; books 1.6)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import EVENTS
from delvers.games.plungin.rules.explore.adventure import done
from delvers.games.plungin.rules.explore.locations import discover
from delvers.games.plungin.rules.heroes.levels import level_for
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.table import Table
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    refused,
    scene,
    state_of,
    told,
)
from tests.games.plungin.rules.village_scene import go_on, see, village

FOUR = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
THRESHOLDS = (0, 200, 450, 1000, 1700, 2500, 3300, 4200, 5200, 6300)


@pytest.mark.rule("DP-XP-01", "DP-XP-03")
def test_what_is_earned_is_noted_for_the_party_and_told() -> None:
    chest = Chest(2, True, at=square_at(1, 2), trap="")
    game = scene("sable_wick", at=[(1, 1)], chests=[chest], dice=[5, 5, 5, 5])
    act(game, 0, "pick chest 0")
    assert state_of(game).party.exp == 20
    assert told(game, "experience") == [{"amount": 20, "source": "pick"}]
    assert hero(game).exp == 0


@pytest.mark.rule("DP-XP-05", "DP-CONFLICT-80")
def test_picking_gives_ten_times_the_listed_difficulty_once_whatever_the_successes() -> None:
    chest = Chest(1, True, at=square_at(1, 2), trap="", picks=1)
    game = scene("sable_wick", at=[(1, 1)], chests=[chest], dice=[6, 6, 6, 6])
    act(game, 0, "pick chest 0")
    assert state_of(game).party.exp == 10
    assert cited(game, "experience") == ["DP-XP-05"]


@pytest.mark.rule("DP-XP-05", "DP-CONFLICT-80")
def test_disarming_gives_ten_times_the_difficulty_of_the_trap() -> None:
    trap = next(one for one in BOX.traps.values() if one.difficulty == 2)
    chest = Chest(1, True, at=square_at(1, 2), trap=trap.id, is_aware=True, disarms=1)
    game = scene("sable_wick", at=[(1, 1)], chests=[chest], dice=[6, 6, 6, 6, 6, 6])
    act(game, 0, "disarm chest 0")
    assert state_of(game).party.exp == 20


@pytest.mark.rule("DP-CONFLICT-80")
def test_breaking_and_keys_give_nothing() -> None:
    chest = Chest(1, True, at=square_at(1, 2), trap="")
    game = scene(at=[(1, 1)], chests=[chest], carried={0: ["key"]})
    act(game, 0, "unlock chest 0")
    assert state_of(game).party.exp == 0
    game = scene(at=[(1, 1)], chests=[Chest(1, True, at=square_at(1, 2), trap="")], dice=[6] * 12)
    act(game, 0, "break chest 0")
    assert state_of(game).party.exp == 0


@pytest.mark.rule("DP-XP-02")
@pytest.mark.parametrize(("level", "exp"), [*enumerate(THRESHOLDS, 1)])
def test_a_lifetimes_experience_sets_the_level(level: int, exp: int) -> None:
    assert level_for(BOX, exp) == level
    assert level_for(BOX, max(0, exp - 1)) == max(1, level - 1)


@pytest.mark.rule("DP-XP-02")
def test_experience_is_never_spent() -> None:
    game = village("brannoc_vale", party={"exp": 230}, exp={0: 10})
    act(game, 0, "raise ATK", "raise DEF")
    assert hero(game).exp == 240
    assert hero(game).level == 2


@pytest.mark.rule("DP-XP-07")
@pytest.mark.parametrize(
    ("tome", "exp"),
    [
        ("tome_of_knowledge_lesser", 40),
        ("tome_of_knowledge", 80),
        ("tome_of_knowledge_greater", 160),
    ],
)
def test_a_tome_is_studied_in_the_village_and_gone(tome: str, exp: int) -> None:
    game = village("brannoc_vale", carried={0: [tome, "club"]})
    assert hero(game).exp == exp
    assert hero(game).carried == ["club"]
    assert cited(game, "experience") == ["DP-XP-07"]


@pytest.mark.rule("DP-XP-07")
def test_a_tome_is_of_no_use_in_the_dungeon() -> None:
    game = scene(carried={0: ["tome_of_knowledge"]})
    assert "use tome_of_knowledge" not in options(game, 0)


@pytest.mark.rule("DP-XP-07")
def test_lore_gets_half_as_much_again_out_of_a_tome() -> None:
    tome = {0: ["tome_of_knowledge_lesser"]}
    lore = {1: ["lore"]}
    game = village("brannoc_vale", "sable_wick", carried=tome, abilities=lore)
    assert told(game, "experience")[0]["amount"] == 60
    game = village("brannoc_vale", "sable_wick", carried=tome, abilities=lore, status={1: "dead"})
    assert told(game, "experience")[0]["amount"] == 40


@pytest.mark.rule("DP-XP-06")
@pytest.mark.parametrize(("dice", "exp"), [([5, 2], 10), ([2, 2], 0)])
def test_an_event_that_is_mastered_gives_experience(dice: list[int], exp: int) -> None:
    game = scene(dice=dice)
    event = BOX.events["ev_hook_of_keys"]
    for _ in EVENTS[event.effect](Table(state_of(game), None), hero(game), event):
        pass
    assert state_of(game).party.exp == exp
    assert (hero(game).carried[-1] == "key") == bool(exp)


@pytest.mark.rule("DP-XP-08")
def test_a_library_gives_experience_by_the_dungeon_level_once_found() -> None:
    game = scene(pack="bell_under_harrow")
    table = Table(state_of(game), None)
    discover(table, BOX.locations["library"])
    discover(table, BOX.locations["library"])
    discover(table, BOX.locations["armoury"])
    level = BOX.packs["bell_under_harrow"].stages[0].level
    assert state_of(game).party.exp == 30 * level


@pytest.mark.rule("DP-XP-09")
def test_a_task_gives_experience_when_it_is_done_and_only_once() -> None:
    task = next(t for t in BOX.packs["tapping_in_the_wall"].tasks if t.exp)
    game = scene()
    table = Table(state_of(game), None)
    done(table, task.when)
    done(table, task.when)
    assert state_of(game).party.exp == task.exp


@pytest.mark.rule("DP-XP-10", "DP-CONFLICT-81")
def test_experience_is_divided_among_all_who_entered_rounded_down() -> None:
    game = village(*FOUR, party={"exp": 103})
    assert [hero(game, one).exp for one in range(4)] == [25] * 4
    assert state_of(game).party.exp == 0
    assert cited(game, "experience_share") == ["DP-XP-10"] * 4


@pytest.mark.rule("DP-CONFLICT-81")
def test_the_dead_get_their_share_when_they_are_revived() -> None:
    game = village(*FOUR, party={"exp": 100, "fund": 140}, status={3: "dead"})
    assert [hero(game, one).exp for one in range(4)] == [25, 25, 25, 0]
    act(game, 0, "see orrin_ashgrove", "rite")
    assert hero(game, 3).exp == 25
    go_on(game)
    assert [hero(game, one).exp for one in range(4)] == [25] * 4


@pytest.mark.rule("DP-CONFLICT-81")
def test_what_was_kept_for_the_dead_falls_to_the_others_if_they_are_not_revived() -> None:
    game = village(*FOUR, party={"exp": 100}, status={3: "dead"})
    go_on(game)
    assert [hero(game, one).exp for one in range(4)] == [33, 33, 33, 0]


@pytest.mark.rule("DP-CONFLICT-81")
def test_a_hero_who_has_just_joined_gets_nothing() -> None:
    game = village(*FOUR, party={"exp": 100}, status={3: "dead"})
    act(game, 0, "see orrin_ashgrove", "funeral", "new hero", "take dagna_ironlid")
    assert hero(game, 3).exp == 25
    go_on(game)
    assert [hero(game, one).exp for one in range(4)] == [33, 33, 33, 25]


# -- levels ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-XP-11")
@pytest.mark.parametrize(
    ("level", "points", "abilities"), [(2, 2, 0), (3, 1, 1), (9, 1, 1), (10, 2, 1)]
)
def test_a_level_gives_points_and_abilities(level: int, points: int, abilities: int) -> None:
    gain = BOX.levels[level - 1]
    assert (gain.level, gain.points, gain.abilities) == (level, points, abilities)


@pytest.mark.rule("DP-XP-11")
def test_several_levels_are_gained_one_after_the_other() -> None:
    game = village("sable_wick", party={"exp": 450})
    act(game, 0, "raise LIFE")
    assert "raise LIFE" not in options(game, 0)
    act(game, 0, "raise ATK")
    assert hero(game).level == 3
    assert (hero(game).stats["LIFE"], hero(game).life) == (8, 8)
    act(game, 0, "raise ATK")
    assert "learn locksmith" in options(game, 0)
    assert "learn trapsense" not in options(game, 0)
    act(game, 0, "learn locksmith")
    assert hero(game).abilities[-1] == "locksmith"
    assert hero(game).stats["ATK"] == 5
    assert [one["level"] for one in told(game, "level_gained")] == [2, 3]


@pytest.mark.rule("DP-XP-11")
def test_steps_to_nine_and_ten_cost_two_points_and_ten_is_the_top() -> None:
    stats = {**BOX.heroes["brannoc_vale"].stats, "ATK": 8, "DEF": 10, "RES": 7}
    game = village("brannoc_vale", party={"exp": 200}, stats={0: stats})
    assert "raise DEF" not in options(game, 0)
    act(game, 0, "raise RES")
    assert "raise ATK" not in options(game, 0)
    game = village("brannoc_vale", party={"exp": 200}, stats={0: stats})
    act(game, 0, "raise ATK")
    assert "see brannoc_vale" in options(game, 0)
    assert hero(game).stats["ATK"] == 9


@pytest.mark.rule("DP-XP-11")
def test_points_may_be_saved_for_the_next_level() -> None:
    game = village("brannoc_vale", party={"exp": 450})
    act(game, 0, "save")
    assert hero(game).points == 3
    act(game, 0, "raise ATK", "raise DEF", "raise WIT")
    assert "learn steadfast" in options(game, 0)


@pytest.mark.rule("DP-XP-11")
def test_mov_is_raised_once_in_a_career() -> None:
    game = village("brannoc_vale", party={"exp": 450})
    act(game, 0, "raise MOV", "raise ATK")
    assert hero(game).stats["MOV"] == 5
    assert "raise MOV" not in options(game, 0)
    copied = hero(game).copy()
    assert copied.was_faster


# -- variants --------------------------------------------------------------------------------------


@pytest.mark.rule("DP-EX-40", "DP-VAR-XP-01", "DP-VAR-XP-02")
def test_shared_experience_is_one_pile_worth_a_level_at_four_times_the_threshold() -> None:
    shared = Rules(campaign=True, shared_experience=True)
    game = village("brannoc_vale", "sable_wick", rules=shared, party={"exp": 99, "pile": 700})
    assert state_of(game).party.pile == 799
    assert [hero(game, one).level for one in (0, 1)] == [1, 1]
    game = village("brannoc_vale", "sable_wick", rules=shared, party={"exp": 100, "pile": 700})
    act(game, 0, "save", "save")
    assert [hero(game, one).level for one in (0, 1)] == [2, 2]
    assert state_of(game).party.pile == 800
    go_on(game)
    assert state_of(game).party.pile == 800


@pytest.mark.rule("DP-VAR-XP-02")
def test_who_is_revived_levels_up_with_the_pile() -> None:
    shared = Rules(campaign=True, shared_experience=True)
    facts = {"pile": 800, "fund": 140}
    game = village(
        "brannoc_vale", "sable_wick", rules=shared, party=facts, status={1: "dead"}, level={0: 2}
    )
    act(game, 0, "see sable_wick", "rite", "save")
    assert hero(game, 1).level == 2


@pytest.mark.rule("DP-VAR-XP-01")
def test_the_pile_is_not_divided_again_for_the_dead() -> None:
    shared = Rules(campaign=True, shared_experience=True)
    game = village(*FOUR, rules=shared, party={"exp": 100}, status={3: "dead"})
    go_on(game)
    assert [hero(game, one).exp for one in range(3)] == [25, 25, 25]


@pytest.mark.rule("DP-VAR-XP-03", "DP-VAR-XP-04")
def test_a_tutor_turns_ten_gold_into_a_point_for_the_party_as_often_as_one_likes() -> None:
    tutor = Rules(campaign=True, tutor=True)
    game = village(
        "brannoc_vale", "sable_wick", rules=tutor, gold={0: 45, 1: 9}, party={"fund": 10}
    )
    assert options(game, 0) == ("lesson brannoc_vale", "lesson fund", "done")
    act(game, 0, *["lesson brannoc_vale"] * 4, "lesson fund")
    assert hero(game).gold == 5
    assert state_of(game).party.fund == 0
    assert [hero(game, one).exp for one in (0, 1)] == [2, 2]
    assert cited(game, "experience") == ["DP-VAR-XP-03"] * 5


@pytest.mark.rule("DP-VAR-XP-03")
def test_without_the_variant_there_is_no_tutor() -> None:
    assert not [o for o in options(village(gold={0: 100}), 0) if "lesson" in o]
    assert not refused(see(), 0).get("lesson")
