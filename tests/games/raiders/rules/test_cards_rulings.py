"""The rulings on which cards may be laid, and on what stays in a hand."""

from collections.abc import Sequence

import pytest

from delvers.games.raiders.rules.components import CONTENT
from tests.games.raiders.rules.scene import (
    coins,
    hand,
    lay,
    rejected,
    reserve,
    scene,
    seen,
    walk,
    wounds,
)

EVERYWHERE = [*CONTENT.rooms, *CONTENT.bosses]
ALL_ITEMS = ["crystal ball", "key", "sword", "torch"]


def rooms_for(item: str) -> set[str]:
    """The rooms and bosses where an item may be laid."""
    return {
        room for room in EVERYWHERE if item in scene(3, room, items={0: [item]}).pending[0].options
    }


def kind(*kinds: str) -> set[str]:
    """The rooms and bosses of these kinds."""
    return {room for room in EVERYWHERE if CONTENT.room(room).kind in kinds}


@pytest.mark.rule("DR-RULING-03")
def test_a_key_is_laid_in_treasure_rooms_and_against_the_megadragon_only() -> None:
    assert rooms_for("key") == kind("treasure") | {"megadragon"}


@pytest.mark.rule("DR-RULING-04")
@pytest.mark.parametrize(
    ("room", "item", "clause"),
    [
        ("monster_06", "key", "DR-ITEM-14"),
        ("treasure_01", "sword", "DR-ITEM-17"),
        ("trap_01", "key", "DR-ITEM-14"),
        ("trap_01", "sword", "DR-ITEM-17"),
        ("chamber_01", "key", "DR-RULING-44"),
        ("chamber_01", "sword", "DR-RULING-44"),
    ],
)
@pytest.mark.parametrize("map_at", [None, 0])
def test_an_item_without_use_is_rejected_and_nothing_changes_or_shows(
    room: str, item: str, clause: str, map_at: int | None
) -> None:
    game = scene(3, room, items={0: [item]}, map_at=map_at)
    assert rejected(game, 0, item) == clause
    assert game.pending[0].refused[item] == clause
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": [item]}


@pytest.mark.rule("DR-RULING-04")
def test_a_sword_is_laid_against_monsters_and_bosses_only() -> None:
    assert rooms_for("sword") == kind("monster", "boss")


@pytest.mark.rule("DR-RULING-05")
def test_a_torch_is_laid_against_the_wolf_pack_only() -> None:
    assert rooms_for("torch") == {"wolf_pack"}


@pytest.mark.rule("DR-RULING-05")
def test_a_torch_laid_against_another_boss_is_refused_by_the_ruling() -> None:
    for boss in set(CONTENT.bosses) - {"wolf_pack"}:
        assert rejected(scene(3, boss, items={0: ["torch"]}), 0, "torch") == "DR-RULING-05"


@pytest.mark.rule("DR-RULING-05")
def test_a_torch_laid_against_the_wolf_pack_means_escape() -> None:
    game = scene(3, "wolf_pack", items={0: ["torch"]})
    lay(game, "torch", "power 2", "power 1")
    assert wounds(game) == [0, 0, 2]


@pytest.mark.rule("DR-RULING-06")
def test_a_key_laid_against_another_boss_than_the_megadragon_is_refused() -> None:
    for boss in set(CONTENT.bosses) - {"megadragon"}:
        assert rejected(scene(3, boss, items={0: ["key"]}), 0, "key") == "DR-RULING-06"


@pytest.mark.rule("DR-RULING-06")
def test_a_key_laid_against_the_megadragon_escapes() -> None:
    game = scene(3, "megadragon", items={0: ["key"]})
    lay(game, "key", "power 2", "power 1")
    assert wounds(game) == [0, 0, 3]


@pytest.mark.rule("DR-RULING-07")
@pytest.mark.parametrize("tactical", [False, True])
def test_every_player_who_must_lay_can_lay_each_of_enough_power_cards(tactical: bool) -> None:
    for game in walk(5, 11, tactical=tactical):
        room = game.view(None)["room"]
        assert isinstance(room, int)
        for seat in game.waiting:
            powers = [f"power {number}" for number in hand(game, seat)["powers"]]
            assert len(powers) >= 5 - room
            assert set(powers) <= set(game.pending[seat].options)
    assert game.is_over


@pytest.mark.rule("DR-RULING-08")
def test_power_cards_that_were_not_played_stay_in_hand_without_gain_or_loss() -> None:
    game = scene(3, "treasure_09", at=4, powers={0: [2, 4, 5]}, coins=[3, 3, 3], wounds=[1, 1, 1])
    lay(game, "power 2", "power 5", "power 5")
    assert game.view(None)["level"] == 2
    assert [hand(game, seat)["powers"] for seat in range(3)] == [[1, 2, 3, 4, 5]] * 3
    assert hand(game, 0)["items"] == []
    assert seen(game, "played") == [[], [], []]
    assert (coins(game), wounds(game)) == ([3, 3, 3], [1, 1, 1])


@pytest.mark.rule("DR-RULING-09")
def test_unused_items_stay_in_hand_when_a_level_ends() -> None:
    items: dict[int, Sequence[str]] = {0: ALL_ITEMS, 1: ["key", "key"]}
    game = scene(3, "treasure_09", at=4, items=items)
    lay(game, "power 1", "power 1", "power 1")
    assert game.view(None)["level"] == 2
    assert hand(game, 0)["items"] == ALL_ITEMS
    assert hand(game, 1)["items"] == ["key", "key"]
    assert [reserve(game, item) for item in ALL_ITEMS] == [5, 3, 5, 5]
