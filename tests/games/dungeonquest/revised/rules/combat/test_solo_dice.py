"""Playing alone: dice instead of cards (VAR-SOLO-10 to 15)."""

import pytest

from tests.games.dungeonquest.revised.rules.fights import alone, discarded, fight_seen, lurking
from tests.games.dungeonquest.revised.rules.scene import act, cited, hero, options, place, told

RESULTS = {
    1: (1, 0, "DQR-VAR-SOLO-11"),
    2: (1, 0, "DQR-VAR-SOLO-11"),
    3: (1, 1, "DQR-VAR-SOLO-12"),
    4: (1, 1, "DQR-VAR-SOLO-12"),
    5: (0, 1, "DQR-VAR-SOLO-13"),
    6: (0, 2, "DQR-VAR-SOLO-14"),
}
"""The wounds of the hero and of the monster for each number of the die."""


@pytest.mark.rule(
    "DQR-VAR-SOLO-10",
    "DQR-VAR-SOLO-11",
    "DQR-VAR-SOLO-12",
    "DQR-VAR-SOLO-13",
    "DQR-VAR-SOLO-14",
    "DQR-EX-38",
)
@pytest.mark.parametrize("number", RESULTS)
@pytest.mark.usefixtures("stops_at_dice")
def test_a_die_decides_each_round(number: int) -> None:
    hurt, hit, clause = RESULTS[number]
    game = alone(dice=[number], runes={0: ["rune_of_fortune"]})
    act(game, 0, "fight", "decline")
    assert hero(game, 0).wounds == hurt
    assert fight_seen(game, 0)["wounds"] == hit
    first = told(game, "rolled")[0]
    assert first == {"seat": 0, "dice": [number], "why": "solo_round"}
    assert cited(game, "rolled")[0] == "DQR-VAR-SOLO-10"
    assert {*cited(game, "wounded"), *cited(game, "monster_wounded")} == {clause}
    assert fight_seen(game, 0)["round"] == 2


@pytest.mark.rule("DQR-VAR-SOLO-10")
def test_no_combat_cards_are_laid() -> None:
    game = alone(card="skeleton_1", dice=[6])
    act(game, 0, "fight")
    assert told(game, "cards_revealed") == []
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]


@pytest.mark.rule("DQR-VAR-SOLO-15", "DQR-VAR-SOLO-05")
def test_rounds_follow_each_other_without_an_escape_until_the_monster_is_dead() -> None:
    game = alone(card="demon_4", dice=[3, 5, 6, 2, 4, 6, 5])
    act(game, 0, "fight")
    assert len(told(game, "rolled")) == 7
    assert hero(game, 0).wounds == 3
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "demon"}]
    assert (place(game, 0), options(game, 0) != ()) == ("c1", True)


@pytest.mark.rule("DQR-VAR-SOLO-15", "DQR-COMBAT-09")
def test_rounds_follow_each_other_until_the_hero_is_dead() -> None:
    game = alone(card="demon_4", dice=[5, 1, 1, 6], wounds={0: 10})
    act(game, 0, "fight")
    assert len(told(game, "rolled")) == 3
    assert told(game, "died") == [{"seat": 0, "cause": "demon"}]
    assert discarded(game) == ["demon_4"]
    assert lurking(game) == ["c1"]
    assert game.is_over


@pytest.mark.rule("DQR-GAP-47", "DQR-COMBAT-13")
@pytest.mark.parametrize("lurkers", [["c1", "c9"], ["c9"]])
def test_a_token_that_was_there_is_removed_with_the_dead_monster(lurkers: list[str]) -> None:
    top = {"dungeon": ["dungeon_ambush"]}
    game = alone("hugo", "skeleton_1", lurkers=lurkers, top=top, dice=[6])
    act(game, 0, "fight")
    assert lurking(game) == ["c9"]
    assert discarded(game) == ["skeleton_1"]
    assert len(told(game, "turn_began")) == 2


@pytest.mark.rule("DQR-GAP-47")
def test_a_hero_who_dies_alone_leaves_no_token_behind() -> None:
    top = {"dungeon": ["dungeon_ambush"]}
    game = alone("hugo", "demon_4", lurkers=[], top=top, dice=[1], wounds={0: 15})
    act(game, 0, "fight")
    assert told(game, "died") == [{"seat": 0, "cause": "demon"}]
    assert lurking(game) == []
