"""The village more closely: rest, LIFE, successors, veterans, what a level brings (XP, DEATH)."""

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.random_events import body
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, shown, state_of, told
from tests.games.plungin.rules.village_scene import go_on, see, village

FOUR = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
FEVER = Rules(gold_fever=True, campaign=True)


# -- LIFE ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-GAP-36")
def test_an_amulet_put_on_before_setting_out_raises_life_too() -> None:
    game = see("brannoc_vale", "equip amulet_of_vigour", carried={0: ["amulet_of_vigour"]})
    before = hero(game).life
    assert max_life(state_of(game), hero(game)) == before + 2
    go_on(game)
    assert hero(game).life == before + 2


@pytest.mark.rule("DP-GAP-36")
def test_life_falls_when_an_amulet_comes_off_or_tough_is_unlearnt() -> None:
    game = see("brannoc_vale", attire={0: ["amulet_of_vigour"]})
    before = hero(game).life
    act(game, 0, "remove amulet_of_vigour")
    assert hero(game).life == before - 2
    assert cited(game, "life_lowered") == ["DP-GAP-36"]
    hard = see("brannoc_vale", abilities={0: ["counterattack", "tough"]}, gold={0: 500})
    before = hero(hard).life
    act(hard, 0, "retrain tough", "learn cleave")
    assert hero(hard).life == before - 2


@pytest.mark.rule("DP-EXITDUN-03")
def test_everybody_s_rest_is_told() -> None:
    game = village("brannoc_vale", "sable_wick", life={0: 2}, seats=1)
    assert told(game, "rested") == [
        {"who": "brannoc_vale", "life": 9},
        {"who": "sable_wick", "life": 7},
    ]
    assert set(cited(game, "rested")) == {"DP-ENTRY-SERVICE-SVC-REST"}


# -- successors ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-DEATH-13")
def test_a_successor_is_not_left_behind_when_the_others_rise_on_leaving() -> None:
    game = village(*FOUR, party={"exp": 600}, status={3: "dead"})
    act(game, 0, "see orrin_ashgrove", "funeral", "new hero", "take dagna_ironlid")
    assert hero(game, 3).level == 1
    while told(game, "village") and "return" not in options(game, 0) and options(game, 0):
        able = options(game, 0)
        wanted = next((one for one in ("done", "keep", "enough", "save") if one in able), able[0])
        if wanted.startswith("adventure"):
            break
        act(game, 0, wanted)
    assert [hero(game, one).level for one in range(4)] == [2, 2, 2, 2]


# -- levels ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-XP-11")
def test_what_a_level_brought_is_told() -> None:
    game = village("brannoc_vale", party={"exp": 450})
    act(game, 0, "raise ATK", "raise DEF", "raise RES")
    act(game, 0, next(one for one in options(game, 0) if one.startswith("learn ")))
    learnt = hero(game).abilities[-1]
    assert told(game, "stat_raised") == [
        {"who": "brannoc_vale", "stat": "ATK", "value": 5},
        {"who": "brannoc_vale", "stat": "DEF", "value": 4},
        {"who": "brannoc_vale", "stat": "RES", "value": 4},
    ]
    assert told(game, "ability_learnt") == [{"who": "brannoc_vale", "ability": learnt}]


@pytest.mark.rule("DP-XP-11")
def test_points_that_are_saved_are_told() -> None:
    game = village("brannoc_vale", party={"exp": 200})
    act(game, 0, "save")
    assert told(game, "points_saved") == [{"who": "brannoc_vale", "amount": 2}]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SETUP-10")
@pytest.mark.parametrize(
    ("adventure", "exp", "gold"),
    [("bell_under_harrow", 4 * 200, 300), ("lamplighters_road", 4 * 1000, 900)],
)
def test_veterans_of_a_harder_adventure_are_told_with_what_they_bring(
    adventure: str, exp: int, gold: int
) -> None:
    game = Game(SPEC, 1, SPEC.check_options({"adventure": adventure}), seed=1)
    assert told(game, "veterans") == [{"exp": exp, "gold": gold}]
    plain = Game(SPEC, 1, SPEC.check_options({}), seed=1)
    assert told(plain, "veterans") == []


@pytest.mark.rule("DP-SETUP-08")
def test_with_what_everybody_sets_out_is_told() -> None:
    game = Game(SPEC, 1, SPEC.check_options({}), seed=1)
    assert [one["who"] for one in told(game, "outfit")] == [*FOUR]
    assert told(game, "outfit")[0]["things"][:3] == ["sword", "wooden_shield", "leather_armour"]
    assert told(game, "outfit")[0]["life"] == 9


@pytest.mark.rule("DP-SETUP-06")
def test_easier_bosses_for_fewer_heroes_are_told() -> None:
    chosen = {"fewer_heroes": True, "heroes": "brannoc_vale,sable_wick"}
    game = Game(SPEC, 1, SPEC.check_options(chosen), seed=1)
    assert told(game, "bosses_lowered") == [{"amount": 4}]
    assert "potion_healing" in told(game, "outfit")[0]["things"]


# -- a Gold Fever ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize("fever", [True, False])
def test_gold_of_a_dead_explorer_belongs_to_its_finder_in_a_gold_fever(fever: bool) -> None:
    game = scene("brannoc_vale", "sable_wick", rules=Rules(gold_fever=fever), dice=[1, 3, 4])
    before = hero(game, 1).gold
    for _ in body(game._table, hero(game, 1), BOX.events["ev_dead_explorer"]):
        pass
    assert hero(game, 1).gold - before == (7 if fever else 0)
    assert state_of(game).party.gold == (0 if fever else 7)


@pytest.mark.rule("DP-VAR-GOLD-01", "DP-SELL-01")
def test_a_hero_s_own_recipe_is_his_to_brew_and_to_sell() -> None:
    own = {0: ["brew_healing"]}
    game = village("brannoc_vale", "sable_wick", rules=FEVER, recipes=own, seats=2)
    act(game, 0, "see brannoc_vale")
    assert "part with brew_healing" in options(game, 0)
    before = hero(game).gold
    act(game, 0, "part with brew_healing")
    assert hero(game).gold == before + BOX.recipes["brew_healing"].price // 2
    assert hero(game).recipes == []
    assert shown(game)["heroes"][0]["recipes"] == []
