"""Attribute tests: dice, success, failure and what changes the total (TEST)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    outcomes,
    sheet,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    place,
    scene,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 3}


def meets(attribute: str, name: str, *dice: int) -> Game:
    """A hero in an encounter that tests the attribute, with these dice to come."""
    if attribute == "agility":
        return draws("trap_trapdoor", hero=name, dice=dice)
    if attribute == "armor":
        return draws("trap_crossfire_trap", hero=name, dice=dice)
    tile = "portcullis_01" if attribute == "strength" else "bottomless_pit_01"
    game = enters(tile, name, dice=dice, top=EMPTY)
    act(game, 0, "move north")
    return game


@pytest.mark.rule("DQR-TEST-01")
@pytest.mark.parametrize("name", ["hugo", "tatianna", "challara"])
@pytest.mark.parametrize("attribute", ["strength", "agility", "armor", "luck"])
def test_the_value_of_each_attribute_is_read_from_the_hero_sheet(attribute: str, name: str) -> None:
    game = meets(attribute, name, 1, 1)
    value = getattr(CONTENT.heroes[name], attribute)
    assert outcomes(game) == [("passed", attribute, 2, value)]


@pytest.mark.rule("DQR-TEST-02")
@pytest.mark.parametrize("dice", [(4, 1), (1, 4), (6, 6)])
def test_a_test_rolls_two_dice_and_adds_them(dice: tuple[int, int]) -> None:
    game = draws("trap_crossfire_trap", dice=dice)
    assert [roll["dice"] for roll in told(game, "rolled")] == [[*dice]]
    assert [test[2] for test in outcomes(game)] == [sum(dice)]


@pytest.mark.rule("DQR-TEST-03", "DQR-EX-04")
@pytest.mark.parametrize(
    ("attribute", "dice"),
    [("strength", (1, 3)), ("agility", (3, 6)), ("armor", (2, 2)), ("luck", (1, 5))],
)
def test_exactly_the_attribute_is_a_success(attribute: str, dice: tuple[int, int]) -> None:
    game = meets(attribute, "tatianna", *dice)
    assert outcomes(game) == [("passed", attribute, sum(dice), sum(dice))]
    assert cited(game, "test_passed") == ["DQR-TEST-03"]
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c3")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (0, 0)


@pytest.mark.rule("DQR-TEST-04")
@pytest.mark.parametrize(
    ("attribute", "dice", "status", "wounds"),
    [
        ("strength", (1, 4), "exploring", 0),
        ("agility", (4, 6), "below", 1),
        ("armor", (2, 3), "exploring", 1),
        ("luck", (1, 6), "dead", 0),
    ],
)
def test_one_more_than_the_attribute_is_a_failure(
    attribute: str, dice: tuple[int, int], status: str, wounds: int
) -> None:
    game = meets(attribute, "tatianna", *dice)
    if attribute == "agility":
        act(game, 0, "head north")
    assert outcomes(game) == [("failed", attribute, sum(dice), sum(dice) - 1)]
    assert cited(game, "test_failed") == ["DQR-TEST-04"]
    assert (hero(game, 0).status, hero(game, 0).wounds) == (status, wounds)


@pytest.mark.rule("DQR-TEST-05", "DQR-EX-01", "DQR-DETERM-08")
def test_each_failed_test_puts_one_token_on_the_hero_sheet() -> None:
    game = below("lindel", "catacomb_hole_in_the_roof", dice=[2, 5])
    act(game, 0, "keep")
    assert outcomes(game) == [("failed", "agility", 7, 6)]
    assert told(game, "determination_gained") == [{"seat": 0, "count": 1}]
    assert cited(game, "determination_gained") == ["DQR-TEST-05"]
    assert sheet(game, 0, to=1)["determination"] == 1
    assert sheet(game, 1, to=1)["determination"] == 0


@pytest.mark.rule("DQR-TEST-05")
def test_a_passed_test_gives_no_token() -> None:
    game = draws("trap_crossfire_trap", dice=[4, 5])
    assert (hero(game, 0).determination, told(game, "determination_gained")) == (0, [])


@pytest.mark.rule("DQR-TEST-05", "DQR-DETERM-04")
def test_several_failures_in_one_encounter_give_a_token_each() -> None:
    game = draws("search_ferrox", dice=[1, 6, 6, 6, 6, 6, 6])
    act(game, 0, "spend none")
    assert hero(game, 0).determination == 2
    assert options(game, 0) == ("spend none", "spend 1", "spend 2")


@pytest.mark.rule("DQR-TEST-06", "DQR-ROOM-11")
@pytest.mark.parametrize(
    ("loot", "outcome"),
    [
        ([], ("passed", "agility", 5, 5)),
        (["corpse_gold_coins_50"], ("failed", "agility", 6, 5)),
        (["corpse_gold_coins_50", "treasure_loadstone"], ("failed", "agility", 7, 5)),
    ],
)
def test_loot_on_the_bridge_is_added_to_the_dice_before_they_are_compared(
    loot: list[str], outcome: tuple[str, str, int, int]
) -> None:
    game = enters("bridge_01", loot={0: loot}, dice=[2, 3, 1], tiles={"c2": "chamber_01"})
    act(game, 0, "move north", "cross", *(["go"] if loot else []))
    assert outcomes(game) == [outcome]


@pytest.mark.rule("DQR-TEST-06", "DQR-DETERM-02")
def test_load_and_determination_change_the_same_total() -> None:
    loot = {0: ["corpse_gold_coins_50", "corpse_gold_coins_100"]}
    game = enters(
        "bridge_01",
        loot=loot,
        determination={0: 2},
        dice=[2, 3],
        tiles={"c2": "chamber_01"},
        top=EMPTY,
    )
    act(game, 0, "move north", "cross", "go", "spend 2")
    assert outcomes(game) == [("passed", "agility", 5, 5)]
    assert place(game, 0) == "c2"


# -- where a test is made --------------------------------------------------------------------------


@pytest.mark.rule("DQR-TEST-07")
def test_strength_is_tested_at_portcullises_and_in_webs() -> None:
    gate = enters("portcullis_01", dice=[3, 4], top=EMPTY)
    act(gate, 0, "move north")
    web = enters("spider_web_01", dice=[3, 4], tiles={"c2": "chamber_01"}, top=EMPTY)
    act(web, 0, "move north", "move north")
    assert outcomes(gate) == outcomes(web) == [("passed", "strength", 7, 7)]
    assert (cited(gate, "rolled"), cited(web, "rolled")) == (["DQR-PORT-02"], ["DQR-ROOM-48"])


@pytest.mark.rule("DQR-TEST-07")
def test_agility_is_tested_on_bridges_in_cave_ins_and_to_escape() -> None:
    bridge = enters("bridge_01", dice=[2, 3], tiles={"c2": "chamber_01"}, top=EMPTY)
    act(bridge, 0, "move north", "cross")
    tiles = {"c2": "chamber_01"}
    cave = enters("cave_in_01", at=["c3"], entered_by={0: 2}, dice=[2, 3], tiles=tiles, top=EMPTY)
    act(cave, 0, "move north")
    fight = enters("chamber_01", lurkers=["c3"], dice=[2, 3], top={"monster": ["demon_4"]})
    act(fight, 0, "move north", "play ranged")
    act(fight, 1, "play ranged")
    act(fight, 0, "escape")
    for game, rule in [(bridge, "ROOM-11"), (cave, "ROOM-22"), (fight, "ESCAPE-03")]:
        assert outcomes(game) == [("passed", "agility", 5, 5)]
        assert cited(game, "rolled") == [f"DQR-{rule}"]


@pytest.mark.rule("DQR-TEST-07")
@pytest.mark.parametrize("card", ["trap_swinging_blade", "trap_crossfire_trap"])
def test_armor_is_tested_against_deadly_traps(card: str) -> None:
    assert outcomes(draws(card, dice=[4, 5])) == [("passed", "armor", 9, 9)]


@pytest.mark.rule("DQR-TEST-07")
def test_luck_is_tested_in_the_bottomless_pit_and_other_cards_ask_for_other_tests() -> None:
    pit = enters("bottomless_pit_01", dice=[2, 2])
    act(pit, 0, "move north")
    assert outcomes(pit) == [("passed", "luck", 4, 4)]
    assert cited(pit, "rolled") == ["DQR-ROOM-15"]
    storm = draws("crypt_spectral_storm", dice=[3, 4])
    assert outcomes(storm) == [("passed", "strength", 7, 7)]
    torch = scene("hugo", "krutzbeck", kept={0: ["dungeon_torch_goes_out"]}, dice=[2, 2])
    assert outcomes(torch) == [("passed", "luck", 4, 4)]


@pytest.mark.rule("DQR-TEST-04", "DQR-TEST-05", "DQR-EX-08")
def test_a_failure_at_the_portcullis_earns_a_token_that_stays_for_the_next_try() -> None:
    game = enters("portcullis_01", dice=[4, 4, 4, 4], skips=SLEEP, top=EMPTY)
    act(game, 0, "move north")
    assert (place(game, 0), hero(game, 0).determination) == ("c4", 1)
    act(game, 0, "move north", "spend 1")
    assert (place(game, 0), hero(game, 0).determination) == ("c3", 0)
    assert not is_over_for(game, 0)
