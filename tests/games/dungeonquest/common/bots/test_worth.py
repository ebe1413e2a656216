"""What a position is worth: everything that is plainly good counts for it."""

from typing import Any

import pytest

from delvers import Dice
from delvers.bots.search import PLAIN
from delvers.kernel.kit import REGISTRY
from tests.games.dungeonquest.common.bots.asking import EDITIONS, RICH, SCENES

IDS = {"third": "dungeonquest-3e", "revised": "dungeonquest-revised"}
LINE = {f"{column}1": "chamber_01" for column in "bcdef"}


def worth(edition: str, heroes: tuple[str, ...] = ("hugo", "lindel"), **facts: Any) -> float:
    """What a scene is worth to the first hero."""
    guide = REGISTRY.kit(IDS[edition]).part("guide", PLAIN)
    game = SCENES[edition](*heroes, **({"at": ["c1"], "tiles": LINE, "sun": 16} | facts))
    value: float = guide.worth(game.determinize(0, Dice(1)).world, len(heroes), None)[0]
    return value


@pytest.mark.parametrize("edition", EDITIONS)
def test_life_loot_and_time_are_worth_something(edition: str) -> None:
    usual = worth(edition)
    assert worth(edition, wounds={0: 12}) < usual
    assert worth(edition, loot={0: RICH}) > usual
    assert worth(edition, loot={1: RICH}) < usual
    assert worth(edition, at=["g3"], sun=25) < worth(edition, at=["g3"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_a_treasure_near_the_way_out_is_nearly_won(edition: str) -> None:
    def alone(**facts: Any) -> float:
        return worth(edition, ("hugo",), **facts)

    assert alone(loot={0: RICH}) > 2 * alone(loot={0: ["dungeon_gold_coins_40"]})
    assert alone(loot={0: RICH}, at=["b1"]) > alone(loot={0: RICH}, at=["f1"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_to_the_dead_nothing_is_worth_anything(edition: str) -> None:
    game = SCENES[edition]("hugo", "lindel", at=["c1"], tiles=LINE).determinize(0, Dice(1))
    game.world.heroes[0].status = "dead"
    guide = REGISTRY.kit(IDS[edition]).part("guide", PLAIN)
    assert guide.worth(game.world, 2, None)[0] == 0.0
