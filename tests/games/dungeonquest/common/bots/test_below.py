"""The catacombs: when the bots come up, and what they use there."""

from types import SimpleNamespace
from typing import Any

import pytest

from delvers.games.dungeonquest.common.bots.below import surface
from delvers.games.dungeonquest.common.bots.legs import Leg
from tests.games.dungeonquest.common.bots.asking import EDITIONS, RICH, said

BELOW: dict[str, Any] = {"status": {0: "below"}, "heading": {0: 1}}


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(
    ("card", "spared"),
    [
        ("catacomb_empty", False),
        ("catacomb_exit", False),
        ("catacomb_hole_in_the_roof", False),
        ("catacomb_treasure_chest", False),
        ("catacomb_troll", True),
        ("catacomb_giant_spider", True),
    ],
)
def test_a_rune_of_ascent_spares_what_is_dangerous(edition: str, card: str, spared: bool) -> None:
    options = ("use rune_of_ascent", "decline")
    chosen = said(edition, f"rise_instead {card}", *options, at=["c3"], **BELOW)
    assert chosen == ("use rune_of_ascent" if spared else "decline")


def test_the_elf_is_offered_nothing_and_a_hole_is_climbed_again(edition: str) -> None:
    at = {"at": ["c3"], **BELOW}
    assert said(edition, "bribe", "give treasure_sun_spear", "enough", **at) == "enough"
    assert said(edition, "hole_in_the_roof", "stop", "climb", **at) == "climb"


def test_who_carries_treasure_heads_for_a_tower(edition: str) -> None:
    """From j2 the towers of the east are near."""
    tiles = {f"{column}1": "chamber_01" for column in "bcdefghi"}
    at = {"at": ["f1"], "tiles": tiles, "loot": {0: [*RICH]}, "sun": 15}
    options = ("head north", "head east", "head south", "head west")
    chosen = said(edition, "heading", *options, **at)
    assert chosen in ("head east", "head west")


def test_it_comes_up_where_the_way_home_is_short(edition: str) -> None:
    tiles = dict.fromkeys(("a2", "a3", "b3", "b1", "b2", "c3"), "chamber_01")
    at = {"at": ["b3"], "tiles": tiles, "loot": {0: [*RICH]}, "sun": 20, **BELOW}
    assert said(edition, "surface", "surface", "stay below", **at) == "surface"


@pytest.mark.parametrize(("here", "chosen"), [(0.95, "stay below"), (0.97, "surface")])
def test_four_more_cards_are_worth_it_if_what_lies_ahead_outweighs_their_deaths(
    here: float, chosen: str
) -> None:
    """One hero in 25 does not live through them."""

    def at(_place: int, cost: Leg) -> float:
        return 1 - cost.death if cost.turns else here

    question: Any = SimpleNamespace(
        situation=SimpleNamespace(me={"at": 60, "heading": 1, "row": ["catacomb_empty"]}),
        prospects=SimpleNamespace(at=at),
        first_of=str,
    )
    assert surface(question) == chosen
