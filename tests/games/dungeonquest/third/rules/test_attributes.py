"""Attribute tests: dice, success and failure (TEST)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, place, state_of, told
from tests.games.dungeonquest.third.rules.watched import watched

ATTRIBUTES = ("strength", "agility", "armor", "luck")


def trap(name: str, card: str, *dice: int) -> Game:
    """A hero who walks into a trap chamber and draws this card, with these dice to come."""
    game = watched(
        name, tiles={"c3": "chamber_01", "d3": "trap_01"}, top={"trap": [card]}, dice=dice
    )
    act(game, 0, "move east")
    return game


def meeting(attribute: str, *dice: int) -> Game:
    """Tatianna in an encounter that tests the attribute, with these dice to come."""
    if attribute == "agility":
        return trap("tatianna", "trap_trapdoor", *dice)
    if attribute == "armor":
        return trap("tatianna", "trap_crossfire_trap", *dice)
    tiles = {"c3": "portcullis_01", "c4": "chamber_01", "d3": "bottomless_pit_01@1"}
    game = watched("tatianna", tiles=tiles, top={"dungeon": ["dungeon_empty"]}, dice=dice)
    act(game, 0, "move south" if attribute == "strength" else "move east")
    return game


def outcomes(game: Game) -> list[tuple[str, object, object, object]]:
    """All tests so far: kind, attribute, total and the value it was compared with."""
    return [
        (event.kind, event.params["attribute"], event.params["total"], event.params["value"])
        for event in game.events
        if event.kind.startswith("test_")
    ]


@pytest.mark.rule("DQ3-TEST-01", "DQ3-DIFF-42", "DQ3-HERO-07")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_encounter_tests_the_one_attribute_that_it_names(attribute: str) -> None:
    game = meeting(attribute, 1, 1)
    value = getattr(CONTENT.heroes["tatianna"], attribute)
    assert outcomes(game) == [("test_passed", attribute, 2, value)]


@pytest.mark.rule("DQ3-TEST-02")
def test_a_test_compares_the_sum_of_two_dice_with_the_attribute() -> None:
    game = trap("challara", "trap_trapdoor", 4, 1)
    assert [roll["dice"] for roll in told(game, "rolled")] == [[4, 1]]
    assert outcomes(game) == [("test_passed", "agility", 5, 6)]


@pytest.mark.rule("DQ3-TEST-03")
@pytest.mark.parametrize(
    ("attribute", "dice", "status", "at"),
    [("strength", (1, 4), "exploring", "c3"), ("luck", (1, 6), "dead", "")],
)
def test_one_more_than_the_attribute_is_a_failure(
    attribute: str, dice: tuple[int, int], status: str, at: str
) -> None:
    game = meeting(attribute, *dice)
    assert hero(game, 0).status == status
    assert not at or place(game, 0) == at
    assert [outcome[0] for outcome in outcomes(game)] == ["test_failed"]
    assert cited(game, "test_failed") == ["DQ3-TEST-03"]


@pytest.mark.rule("DQ3-TEST-04")
@pytest.mark.parametrize(
    ("attribute", "dice", "at"), [("strength", (1, 3), "c4"), ("luck", (1, 5), "d3")]
)
def test_exactly_the_attribute_is_a_success(attribute: str, dice: tuple[int, int], at: str) -> None:
    game = meeting(attribute, *dice)
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", at)
    assert [outcome[0] for outcome in outcomes(game)] == ["test_passed"]
    assert cited(game, "test_passed") == ["DQ3-TEST-04"]


@pytest.mark.rule("DQ3-TEST-04")
def test_less_than_the_attribute_is_a_success() -> None:
    assert outcomes(trap("challara", "trap_trapdoor", 1, 1)) == [("test_passed", "agility", 2, 6)]


@pytest.mark.rule("DQ3-TEST-05")
def test_what_a_failure_does_is_up_to_the_encounter() -> None:
    trapdoor = trap("challara", "trap_trapdoor", 5, 2)
    assert (hero(trapdoor, 0).wounds, hero(trapdoor, 0).status) == (1, "exploring")
    crossfire = trap("challara", "trap_crossfire_trap", 5, 4)
    assert (hero(crossfire, 0).wounds, hero(crossfire, 0).status) == (4, "exploring")
    blade = trap("challara", "trap_swinging_blade", 5, 1)
    assert hero(blade, 0).status == "dead"


@pytest.mark.rule("DQ3-TEST-05")
@pytest.mark.parametrize("card", ["trap_trapdoor", "trap_crossfire_trap", "trap_swinging_blade"])
def test_what_a_success_spares_is_up_to_the_encounter(card: str) -> None:
    game = trap("challara", card, 1, 1)
    assert (hero(game, 0).wounds, hero(game, 0).kept, place(game, 0)) == (0, [], "d3")
    assert state_of(game).decks["trap"].discard == [card]


@pytest.mark.rule("DQ3-TEST-11")
@pytest.mark.parametrize(("loot", "kind"), [(0, "test_passed"), (1, "test_failed")])
def test_a_modifier_to_the_roll_makes_a_test_harder(loot: int, kind: str) -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01", "d3": "bridge_01@1", "e3": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
        dice=[3, 3, 1],
        loot={0: ["treasure_ebon_ring"][:loot]},
    )
    act(game, 0, "move east", "cross", *["go"] * loot)
    assert outcomes(game) == [(kind, "agility", 6 + loot, 6)]


@pytest.mark.rule("DQ3-TEST-01")
def test_of_two_named_attributes_only_the_weaker_is_tested() -> None:
    game = watched(
        "tatianna",
        tiles={"c3": "chamber_01"},
        top={"catacomb": ["catacomb_vampire_bite"]},
        dice=[2, 3],
        status={0: "below"},
        heading={0: 1},
    )
    assert outcomes(game) == [("test_failed", "armor", 5, 4)]
