"""What a party still fetches from the village before a Great Door."""

from typing import Any

from delvers.games.plungin.bots.preparing import is_for_holy_water, is_to_shop, next_level
from delvers.games.plungin.rules.books.library import BOX
from tests.games.plungin.bots.views import PARTY, chart_of, sheet_of, view_of
from tests.games.plungin.rules.scene import scene


def shops(exp: int = 0, gold: int = 0, flasks: int = 0, **facts: Any) -> bool:
    """Whether the four go to the village first."""
    game = scene(*PARTY, seats=1)
    party = view_of(game)["party"] | {"exp": exp, "gold": gold}
    sheets = {number: {"carried": ["holy_water"]} for number in range(flasks)}
    return is_to_shop(chart_of(game, sheets, party=party, **facts))


def test_a_party_that_has_earned_a_level_goes_home_before_the_great_door() -> None:
    assert not shops(exp=799)
    assert shops(exp=800)
    assert next_level(BOX, sheet_of("brannoc_vale", level=1)) == 200
    assert next_level(BOX, sheet_of("brannoc_vale", level=10)) > 6300


def test_with_gold_enough_it_fetches_holy_water_against_those_who_dread_it() -> None:
    assert shops(gold=100)
    assert not shops(gold=99)
    assert shops(gold=100, flasks=3)
    assert not shops(gold=100, flasks=4)
    assert not shops(gold=100, adventure="bell_under_harrow")


def test_the_undead_and_demons_dread_holy_water() -> None:
    view = view_of(scene(seats=1))
    assert is_for_holy_water(BOX, view)
    assert not is_for_holy_water(BOX, view | {"adventure": "bell_under_harrow"})
    assert is_for_holy_water(BOX, view | {"adventure": "bell_under_harrow", "chapter": 1})
