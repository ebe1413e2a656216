"""The services of the village (books 8.4; DEATH, CURSE)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, cited, hero, options, refused, state_of, told
from tests.games.plungin.rules.village_scene import see, village

SCHOOL = {"school_of_magic"}
HIGH = dict.fromkeys(STATS, 8)
LOCKET = {0: ["cursed_drowned_locket"]}


def mourning(**facts: Any) -> Game:
    """A party of three whose second hero is dead."""
    settled: dict[str, Any] = {
        "gold": {0: 0, 1: 0, 2: 0},
        "status": {1: "dead"},
        "life": {1: 0},
        **facts,
    }
    return village("brannoc_vale", "sable_wick", "sister_ivenne", **settled)


# -- curses ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-CURSE-06")
@pytest.mark.parametrize(("level", "price"), [(1, 50), (3, 90)])
def test_the_priest_takes_a_cursed_thing_off_and_it_is_no_more(level: int, price: int) -> None:
    game = see(attire=LOCKET, level={0: level}, gold={0: 100})
    assert refused(game, 0)["remove cursed_drowned_locket"] == "DP-CURSE-06"
    act(game, 0, "uncurse cursed_drowned_locket")
    assert hero(game).gold == 100 - price
    assert hero(game).attire == []
    assert "cursed_drowned_locket" not in hero(game).carried


@pytest.mark.rule("DP-CURSE-06")
def test_the_priest_works_once_for_nothing_when_the_staff_is_back() -> None:
    curses = {0: ["cursed_drowned_locket", "cursed_ring_of_hunger"]}
    game = see(attire=curses, gold={0: 0}, party={"won": ["tapping_in_the_wall"]})
    act(game, 0, "uncurse cursed_drowned_locket")
    assert hero(game).attire == ["cursed_ring_of_hunger"]
    assert "uncurse cursed_ring_of_hunger" not in options(game, 0)


@pytest.mark.rule("DP-CURSE-06")
def test_without_the_gold_the_priest_does_nothing() -> None:
    assert "uncurse cursed_drowned_locket" not in options(see(attire=LOCKET, gold={0: 49}), 0)


@pytest.mark.rule("DP-CURSE-06", "DP-DEATH-10")
def test_a_shrine_niche_halves_what_priest_and_shrine_ask() -> None:
    home = {"properties": ["prop_shrine_niche"]}
    game = see(attire=LOCKET, gold={0: 25}, party=home)
    act(game, 0, "uncurse cursed_drowned_locket")
    assert hero(game).gold == 0
    game = mourning(party={**home, "fund": 70})
    act(game, 0, "see sable_wick", "rite")
    assert state_of(game).party.fund == 0


# -- smith, yard, sage -----------------------------------------------------------------------------


@pytest.mark.rule("DP-WEAK-01")
def test_the_smith_replaces_weak_things_broken_since_the_last_visit_at_half_price() -> None:
    game = see(broken={0: ["wooden_shield", "dagger"]}, gold={0: 10}, carried={0: []})
    assert "repair dagger" not in options(game, 0)
    act(game, 0, "repair wooden_shield")
    assert hero(game).carried == ["wooden_shield"]
    assert hero(game).gold == 3
    assert "repair wooden_shield" not in options(game, 0)
    act(game, 0, "enough", "done")
    assert hero(game).broken == []


@pytest.mark.rule("DP-EXITDUN-03")
def test_the_training_yard_exchanges_a_chosen_ability() -> None:
    game = see(gold={0: 50})
    assert "retrain counterattack" not in options(game, 0)
    act(game, 0, "retrain charge")
    assert "learn steadfast" in options(game, 0)
    assert "learn charge" not in options(game, 0)
    act(game, 0, "learn steadfast")
    assert hero(game).gold == 0
    assert {"counterattack", "steadfast"} <= {*hero(game).abilities}
    assert "charge" not in hero(game).abilities


@pytest.mark.rule("DP-EXITDUN-03")
def test_the_training_yard_costs_more_at_higher_levels_and_half_with_a_hall() -> None:
    assert "retrain charge" not in options(see(gold={0: 149}, level={0: 3}), 0)
    assert "retrain charge" in options(see(gold={0: 150}, level={0: 3}), 0)
    hall = {"properties": ["prop_hall"]}
    assert "retrain charge" in options(see(gold={0: 75}, level={0: 3}, party=hall), 0)


@pytest.mark.rule("DP-EXITDUN-03")
def test_school_of_magic_is_never_exchanged() -> None:
    game = see("tollo_finch", gold={0: 50}, abilities={0: ["inspire", "school_of_magic", "lore"]})
    assert "retrain lore" in options(game, 0)
    assert "retrain school_of_magic" not in options(game, 0)


@pytest.mark.rule("DP-EXITDUN-03")
def test_an_ability_on_which_another_rests_is_not_exchanged() -> None:
    game = see(
        "pim_underbough", gold={0: 500}, level={0: 3}, abilities={0: ["precise_shot", "lore"]}
    )
    assert "retrain lore" in options(game, 0)
    rests = next(a for a in BOX.abilities.values() if set(a.after) & set(BOX.abilities) - SCHOOL)
    mine = {0: [*rests.after, rests.id]}
    game = see("brannoc_vale", gold={0: 500}, level={0: 9}, abilities=mine, stats={0: HIGH})
    assert f"retrain {rests.id}" in options(game, 0)
    assert f"retrain {rests.after[0]}" not in options(game, 0)


@pytest.mark.rule("DP-BOSS-04")
def test_the_sage_tells_the_thresholds_of_a_mini_boss_for_ten_gold() -> None:
    game = see(gold={0: 10}, unfinished=True)
    asked = [one for one in options(game, 0) if one.startswith("ask ")]
    assert "ask tapping_in_the_wall gremlin_foreman" in asked
    assert "ask tapping_in_the_wall treasure" in asked
    assert not [one for one in asked if "lamplighters" in one or "demon" in one]
    act(game, 0, "ask tapping_in_the_wall gremlin_foreman")
    assert hero(game).gold == 0
    said = told(game, "sage_said")[0]
    assert any("dies" in row for row in said["rows"])
    assert not [one for one in options(game, 0) if one.startswith("ask ")]


# -- the dead --------------------------------------------------------------------------------------


@pytest.mark.rule("DP-DEATH-10")
@pytest.mark.parametrize(("way", "price"), [("potion", 150), ("rite", 140)])
def test_the_dead_are_revived_for_gold_with_all_their_life(way: str, price: int) -> None:
    game = mourning(gold={0: 100, 1: 0, 2: 70})
    act(game, 0, "see sable_wick", way)
    assert (hero(game, 1).status, hero(game, 1).life) == ("alive", 7)
    assert hero(game).gold + hero(game, 2).gold == 170 - price
    services = {"potion": "svc_revival", "rite": "svc_shrine_rite"}
    assert cited(game, "revived") == [clause_of("service", services[way], "")]


@pytest.mark.rule("DP-DEATH-10")
def test_a_rite_costs_more_for_a_hero_of_a_higher_level() -> None:
    game = mourning(party={"fund": 179}, level={1: 3})
    act(game, 0, "see sable_wick")
    assert options(game, 0) == ("potion", "funeral", "enough")


@pytest.mark.rule("DP-DEATH-05")
def test_a_potion_that_the_party_has_is_poured_for_nothing() -> None:
    game = mourning(carried={2: ["potion_revival"]})
    act(game, 0, "see sable_wick", "pour")
    assert hero(game, 1).status == "alive"
    assert hero(game, 2).carried == []


@pytest.mark.rule("DP-DEATH-10")
def test_nobody_has_to_be_revived() -> None:
    game = mourning(party={"fund": 500})
    act(game, 0, "see sable_wick", "enough", "done")
    assert hero(game, 1).status == "dead"


@pytest.mark.rule("DP-DEATH-11", "DP-DEATH-12", "DP-DEATH-13")
def test_a_new_hero_replaces_a_dead_one_at_the_lowest_level() -> None:
    game = mourning(exp={0: 460, 2: 210}, level={0: 3, 2: 2}, gold={0: 0, 1: 9, 2: 0})
    act(game, 0, "see sable_wick", "funeral", "new hero", "take dagna_ironlid")
    assert state_of(game).party.stored == ["potion_minor_healing", "bandage"]
    assert state_of(game).party.fund == 9
    act(game, 0, "raise ATK", "raise DEF")
    new = hero(game, 1)
    assert (new.id, new.level, new.exp, new.status) == ("dagna_ironlid", 2, 210, "alive")
    assert cited(game, "hero_joins") == ["DP-DEATH-13"]
    assert "see sable_wick" not in options(game, 0)
    assert "short_sword" not in state_of(game).party.stored


@pytest.mark.rule("DP-DEATH-13")
def test_after_a_funeral_nobody_need_join() -> None:
    game = mourning()
    act(game, 0, "see sable_wick", "funeral", "nobody")
    assert hero(game, 1).status == "gone"
    assert "see sable_wick" not in options(game, 0)


@pytest.mark.rule("DP-VAR-GOLD-01")
def test_in_a_gold_fever_every_player_pays_for_his_own_dead() -> None:
    rules = Rules(campaign=True, gold_fever=True)
    game = mourning(rules=rules, seats=3, gold={0: 500, 1: 0, 2: 500})
    act(game, 0, "done")
    act(game, 1, "see sable_wick")
    assert options(game, 1) == ("funeral", "enough")
