"""A bot knows what it must bring home, and what it must not carry over a bridge."""

from typing import cast

import pytest

from delvers import Dice
from delvers.games.dungeonquest.common.bots.prospects import Prospects
from delvers.games.dungeonquest.common.bots.situation import read
from delvers.games.dungeonquest.common.rules.options import STEP_ON_BRIDGE
from delvers.games.dungeonquest.common.rules.view import CommonView
from delvers.games.dungeonquest.third.bots.heuristic import ThirdEditionBot
from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.common.bots.asking import BOTS, EDITIONS, SCENES, answer, said
from tests.games.dungeonquest.revised.rules import scene as revised_scene
from tests.games.dungeonquest.third.rules import scene as third_scene

COINS = "dungeon_gold_coins_40"
GLORY = Rules(no_glory=True)
LINE = {f"{column}1": "chamber_01" for column in "bcd"}


def chosen_in_third(**facts: object) -> str:
    game = third_scene.scene("hugo", "lindel", **facts)  # type: ignore[arg-type]
    return ThirdEditionBot(Dice(0)).choose(game.pending[0], lambda: game.view(0))


def test_without_glory_a_hero_with_coins_goes_on_to_the_treasure_chamber() -> None:
    facts = {"at": ["c1"], "tiles": LINE, "loot": {0: [COINS]}, "sun": 16, "wounds": {0: 8}}
    assert chosen_in_third(**facts) == "move west"
    assert chosen_in_third(**facts, rules=GLORY) != "move west"


def test_without_glory_a_hero_with_a_treasure_goes_home() -> None:
    loot = {0: ["treasure_ruby_ring"]}
    assert chosen_in_third(at=["c1"], tiles=LINE, loot=loot, sun=16, rules=GLORY) == "move west"


@pytest.mark.parametrize("sun", [4, 14, 24])
def test_a_lone_hero_never_leaves_without_a_treasure(sun: int) -> None:
    game = third_scene.scene("hugo", loot={0: [COINS]}, sun=sun)
    ways = ("leave", "move east", "move south")
    assert answer("third", game, "tower", *ways) != "leave"


def test_a_lone_hero_leaves_with_a_treasure() -> None:
    for edition, scene in (("third", third_scene.scene), ("revised", revised_scene.scene)):
        game = scene("hugo", loot={0: ["treasure_ruby_ring"]}, sun=16)
        assert answer(edition, game, "tower", "leave", "move east", "move south") == "leave"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_load_with_which_nobody_keeps_his_footing_is_lightened(edition: str) -> None:
    cheap = ["dungeon_gold_coins_30", "dungeon_gold_coins_40", COINS, "corpse_gold_coins_50"]
    loot = ["treasure_sun_spear", *cheap]
    discards = [f"discard {card}" for card in dict.fromkeys(loot)]
    asked = ("lighten", STEP_ON_BRIDGE, *discards)
    agile = ("lindel", "hugo")
    assert said(edition, *asked, heroes=agile, loot={0: loot}) == "discard dungeon_gold_coins_30"
    alone = ("lighten", STEP_ON_BRIDGE, "discard treasure_sun_spear")
    assert said(edition, *alone, loot={0: ["treasure_sun_spear"]}) == STEP_ON_BRIDGE


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_leaves_with_a_few_coins_while_there_is_time_for_more(edition: str) -> None:
    ways = ("tower", "leave", "move east", "move south")
    few = {0: ["dungeon_gold_coins_30"]}
    assert said(edition, *ways, loot=few, sun=3) != "leave"
    assert said(edition, *ways, loot=few, sun=24) == "leave"
    assert said(edition, *ways, loot={0: ["treasure_sun_spear"]}, sun=3) == "leave"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_who_could_not_bear_another_fight_leaves_with_what_he_has(edition: str) -> None:
    ways = ("tower", "leave", "move east", "move south")
    few = {0: ["dungeon_gold_coins_30"]}
    assert said(edition, *ways, loot=few, sun=3, wounds={0: 15}) == "leave"


@pytest.mark.parametrize("edition", EDITIONS)
def test_more_gold_is_worth_most_where_somebody_has_less_and_time(edition: str) -> None:
    def winning(gold: int, sun: int, loot: str) -> float:
        game = SCENES[edition]("hugo", "lindel", loot={1: [loot]}, sun=sun)
        view = cast(CommonView, game.view(0))
        return Prospects(read(view, BOTS[edition].lore)).winning(gold)

    assert winning(50, 3, COINS) < winning(50, 24, COINS) < 1
    assert winning(50, 3, "treasure_sun_spear") < winning(50, 3, COINS) < winning(300, 3, COINS)
