"""Gold Fever (VAR-GOLD, CONFLICT-82)."""

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.explore.adventure import complete
from delvers.games.plungin.rules.state.purse import can_pay, funds, home_price, pay, storage
from delvers.games.plungin.rules.state.rewards import gain_gold, gain_valuable
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.turn.options import SWITCHES
from delvers.games.plungin.rules.turn.play import count
from delvers.kernel.table import Table
from tests.games.plungin.rules.scene import act, hero, options, scene, shown, state_of, told
from tests.games.plungin.rules.village_scene import village

FEVER = Rules(gold_fever=True)


@pytest.mark.rule("DP-CONFLICT-82")
def test_gold_fever_is_an_option_of_its_own_and_off_unless_agreed_on() -> None:
    assert SPEC.check_options({})["gold_fever"] is False
    assert SWITCHES["gold_fever"] == "DP-VAR-GOLD-01"


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize(("rules", "own", "common"), [(FEVER, 30, 0), (Rules(), 18, 12)])
def test_a_finder_keeps_his_gold_only_in_a_gold_fever(rules: Rules, own: int, common: int) -> None:
    game = scene("brannoc_vale", "sable_wick", rules=rules)
    gain_gold(Table(state_of(game), None), 12, Named("chest"), "DP-TREASURE-03", 0)
    assert hero(game).gold == own
    assert hero(game, 1).gold == 25
    assert state_of(game).party.gold == common


@pytest.mark.rule("DP-VAR-GOLD-01")
def test_the_loot_of_a_monster_goes_to_its_slayer() -> None:
    game = scene(at=[(1, 2)], monsters=[("orc", (2, 2))], dice=[6] * 6, rules=FEVER, seats=1)
    state_of(game).monsters[0].life = 1
    act(game, 0, "attack orc 10")
    assert state_of(game).party.gold == 0
    assert hero(game).gold > 18


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize(
    ("rules", "own", "common"), [(FEVER, ["ruby"], []), (Rules(), [], ["ruby"])]
)
def test_a_finder_keeps_his_gems(rules: Rules, own: list[str], common: list[str]) -> None:
    game = scene("brannoc_vale", "sable_wick", rules=rules)
    gain_valuable(Table(state_of(game), None), "ruby", "DP-INV-04", 1)
    assert hero(game, 1).valuables == own
    assert state_of(game).party.valuables == common


@pytest.mark.rule("DP-VAR-GOLD-01", "DP-SELL-02")
def test_a_hero_sells_his_own_gems_for_himself() -> None:
    rules = Rules(campaign=True, gold_fever=True)
    game = village("brannoc_vale", rules=rules, gold={0: 0}, valuables={0: ["ruby"]})
    assert shown(game)["heroes"][0]["valuables"] == ["ruby"]
    act(game, 0, "see brannoc_vale", "cash ruby")
    assert hero(game).gold == 100
    assert hero(game).valuables == []


@pytest.mark.rule("DP-VAR-GOLD-01")
def test_own_reagents_serve_for_recipes() -> None:
    rules = Rules(campaign=True, gold_fever=True)
    party = {"recipes": ["brew_antidote"]}
    game = village(
        "brannoc_vale",
        "sable_wick",
        rules=rules,
        valuables={0: ["venom_sac"]},
        party=party,
        dice=[5, 5],
    )
    act(game, 0, "see sable_wick")
    assert "make brew_antidote" not in options(game, 0)
    act(game, 0, "enough", "see brannoc_vale", "make brew_antidote")
    assert hero(game).valuables == []
    assert "potion_antidote" in hero(game).carried


@pytest.mark.rule("DP-VAR-GOLD-02")
def test_rewards_for_tasks_are_still_divided_equally() -> None:
    task = next(t for t in BOX.packs["tapping_in_the_wall"].tasks if t.gold)
    game = scene("brannoc_vale", "sable_wick", rules=FEVER)
    complete(Table(state_of(game), None), task)
    assert state_of(game).party.gold == task.gold
    rules = Rules(campaign=True, gold_fever=True)
    game = village("brannoc_vale", "sable_wick", rules=rules, gold={0: 0, 1: 0}, party={"gold": 40})
    assert [hero(game, one).gold for one in (0, 1)] == [20, 20]


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize(("rules", "ranking"), [(FEVER, ((1,), (0, 2))), (Rules(), ((0, 1, 2),))])
def test_winners_are_ranked_by_their_gold_only_in_a_gold_fever(
    rules: Rules, ranking: tuple[tuple[int, ...], ...]
) -> None:
    names = ("brannoc_vale", "sable_wick", "sister_ivenne")
    game = scene(*names, rules=rules, gold={0: 10, 1: 30, 2: 10})
    state_of(game).won = True
    result = count(state_of(game))
    assert result.winners == (0, 1, 2)
    assert result.ranking == ranking
    state_of(game).won, state_of(game).lost = False, True
    assert count(state_of(game)).ranking == ((0, 1, 2),)


@pytest.mark.rule("DP-VAR-GOLD-03", "DP-VAR-GOLD-04")
def test_a_quarter_of_the_price_buys_a_quarter_of_the_room() -> None:
    rules = Rules(campaign=True, gold_fever=True)
    game = village("brannoc_vale", "sable_wick", rules=rules, gold={0: 30, 1: 500})
    lockup = next(one for one in BOX.village.properties if one.id == "prop_lockup")
    assert home_price(state_of(game), lockup) == 30
    before = storage(state_of(game))
    hero(game).owned.append("prop_lockup")
    assert storage(state_of(game)) == before + 1
    plain = village("brannoc_vale")
    assert home_price(state_of(plain), lockup) == 120
    state_of(plain).party.properties.append("prop_lockup")
    assert storage(state_of(plain)) == before + 4


@pytest.mark.rule("DP-INV-01", "DP-INV-03")
def test_own_gold_goes_first_then_what_was_found_then_the_fund() -> None:
    game = village("brannoc_vale", gold={0: 5}, party={"fund": 20})
    state = state_of(game)
    state.party.gold = 10
    assert funds(state, hero(game)) == 35
    assert can_pay(state, hero(game), 35)
    assert not can_pay(state, hero(game), 36)
    pay(game._table, hero(game), 18, "DP-INV-01")
    assert told(game, "paid") == [{"who": "brannoc_vale", "own": 5, "common": 13}]
    assert (hero(game).gold, state.party.gold, state.party.fund) == (0, 0, 17)


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize("fever", [True, False])
@pytest.mark.parametrize(
    ("option", "where"), [("recipe brew_healing", "recipes"), ("reagent moon_moss", "valuables")]
)
def test_what_a_player_buys_for_the_workshop_is_his_own_in_a_gold_fever(
    fever: bool, option: str, where: str
) -> None:
    rules = Rules(campaign=True, gold_fever=fever)
    game = village("brannoc_vale", "sable_wick", rules=rules, gold={0: 90, 1: 90}, seats=2)
    act(game, 0, option)
    thing = [option.split()[1]]
    assert getattr(hero(game), where) == (thing if fever else [])
    assert getattr(state_of(game).party, where) == ([] if fever else thing)
    assert ("recipe brew_healing" in options(game, 0)) is (where == "valuables")
