"""Items in general, the key and the sword (ITEM)."""

import pytest

from delvers.games.raiders.rules.components import CONTENT
from tests.games.raiders.rules.scene import (
    cited,
    coins,
    hand,
    lay,
    rejected,
    reserve,
    scene,
    seen,
    told,
    wounds,
)

DARK = (True, False, True, True, False)


@pytest.mark.rule("DR-ITEM-01")
@pytest.mark.parametrize(
    ("item", "room", "benefit"),
    [("key", "treasure_01", 3), ("sword", "monster_01", 4), ("crystal ball", "trap_01", 2)],
)
def test_a_used_item_goes_back_to_its_pile_and_can_be_obtained_again(
    item: str, room: str, benefit: int
) -> None:
    row = (room, "chamber_03", "treasure_09", "treasure_08", "monster_10")
    game = scene(3, room, row=row, items={0: (item,)}, reserve={item: 0})
    lay(game, item, "power 5", "power 5")
    if item == "crystal ball":
        game.choose(0, "power 5")
    assert (hand(game, 0)["items"], reserve(game, item)) == ([], 1)
    lay(game, "power 1", f"power {benefit}", "power 1")
    assert (hand(game, 1)["items"], reserve(game, item)) == ([item], 0)


@pytest.mark.rule("DR-ITEM-01")
def test_a_used_torch_goes_back_to_its_pile_and_can_be_obtained_again() -> None:
    game = scene(3, "chamber_03", items={0: ("torch",)}, reserve={"torch": 0}, face_up=DARK)
    game.choose(0, "use torch")
    lay(game, "power 5", "power 1", "power 5")
    assert (hand(game, 0)["items"], hand(game, 1)["items"]) == ([], ["torch"])
    assert reserve(game, "torch") == 0


@pytest.mark.rule("DR-ITEM-02")
def test_unused_items_stay_in_hand_from_room_to_room() -> None:
    items = {0: ("torch", "key"), 1: ("crystal ball", "sword", "sword")}
    game = scene(3, "treasure_01", items=items)
    lay(game, "power 1", "power 2", "power 3")
    assert hand(game, 0)["items"] == ["key", "torch"]
    assert hand(game, 1)["items"] == ["crystal ball", "sword", "sword"]


@pytest.mark.rule("DR-ITEM-02")
def test_unused_items_stay_in_hand_from_level_to_level() -> None:
    items = {0: ("torch", "key"), 1: ("crystal ball", "sword", "sword")}
    game = scene(3, "treasure_01", at=4, items=items)
    lay(game, "power 1", "power 2", "power 3")
    assert game.view(None)["level"] == 2
    assert hand(game, 0)["items"] == ["key", "torch"]
    assert hand(game, 1)["items"] == ["crystal ball", "sword", "sword"]
    assert [reserve(game, item) for item in CONTENT.components.items] == [5, 5, 5, 4]


@pytest.mark.rule("DR-ITEM-14")
@pytest.mark.parametrize("room", [*CONTENT.rooms, *CONTENT.bosses])
def test_a_key_may_be_laid_in_treasure_rooms_and_against_the_megadragon_only(room: str) -> None:
    game = scene(3, room, items={0: ("key",)})
    kind = CONTENT.room(room).kind
    allowed = kind == "treasure" or room == "megadragon"
    assert ("key" in game.pending[0].options) == allowed
    if not allowed:
        why = {"chamber": "DR-RULING-44", "boss": "DR-RULING-06"}.get(kind, "DR-ITEM-14")
        assert rejected(game, 0, "key") == why


@pytest.mark.rule("DR-ITEM-15")
@pytest.mark.parametrize(
    ("rival", "purses"), [("power 5", [2, 2, 2]), ("key", [2, 2, 2]), ("power 4", [4, 2, 0])]
)
def test_a_key_is_worth_exactly_a_power_card_5(rival: str, purses: list[int]) -> None:
    game = scene(3, "treasure_01", items={0: ("key",), 1: ("key",)})
    lay(game, "key", rival, "power 3")
    assert coins(game) == purses


@pytest.mark.rule("DR-ITEM-16")
def test_a_key_returns_to_the_reserve_after_the_room_has_been_resolved() -> None:
    game = scene(3, "treasure_01", items={0: ("key",)})
    lay(game, "key", "power 4")
    assert reserve(game, "key") == 5
    game.choose(2, "power 3")
    assert reserve(game, "key") == 6
    kinds = [event.kind for event in game.events]
    last_gain = len(kinds) - 1 - kinds[::-1].index("coins_gained")
    assert last_gain < kinds.index("item_returned")
    assert told(game, "item_returned") == [{"seat": 0, "item": "key"}]
    assert cited(game, "item_returned") == ["DR-ITEM-16"]


@pytest.mark.rule("DR-ITEM-17")
@pytest.mark.parametrize("room", [*CONTENT.rooms, *CONTENT.bosses])
def test_a_sword_may_be_laid_against_monsters_and_every_boss_only(room: str) -> None:
    game = scene(3, room, items={0: ("sword",)})
    kind = CONTENT.room(room).kind
    allowed = kind in ("monster", "boss")
    assert ("sword" in game.pending[0].options) == allowed
    if not allowed:
        why = "DR-RULING-44" if kind == "chamber" else "DR-ITEM-17"
        assert rejected(game, 0, "sword") == why


@pytest.mark.rule("DR-ITEM-18")
@pytest.mark.parametrize(("others", "hurt"), [("power 5", [3, 3, 3]), ("power 4", [0, 3, 3])])
def test_a_sword_is_worth_exactly_a_power_card_5(others: str, hurt: list[int]) -> None:
    game = scene(3, "megadragon", items={0: ("sword",)})
    lay(game, "sword", others, others)
    assert wounds(game) == hurt


@pytest.mark.rule("DR-ITEM-18")
@pytest.mark.parametrize("card", ["sword", "power 5"])
def test_a_sword_adds_5_to_the_total(card: str) -> None:
    game = scene(3, "monster_01", items={0: ("sword",)})
    lay(game, card, "power 4", "power 4")
    assert told(game, "monster_unbeaten")[0]["total"] == 13


@pytest.mark.rule("DR-ITEM-19")
@pytest.mark.parametrize("others", ["power 5", "power 1"])
def test_a_sword_returns_to_the_reserve_after_the_room_has_been_resolved(others: str) -> None:
    game = scene(3, "monster_01", items={0: ("sword",)})
    lay(game, "sword", others)
    assert reserve(game, "sword") == 5
    game.choose(2, others)
    assert reserve(game, "sword") == 6
    kinds = [event.kind for event in game.events]
    outcome = "monster_beaten" if others == "power 5" else "wounded"
    assert kinds.index(outcome) < kinds.index("item_returned")
    assert told(game, "item_returned") == [{"seat": 0, "item": "sword"}]
    assert cited(game, "item_returned") == ["DR-ITEM-19"]


@pytest.mark.rule("DR-ITEM-20")
@pytest.mark.parametrize(("item", "room"), [("key", "treasure_01"), ("sword", "monster_01")])
def test_a_used_item_does_not_lie_among_the_played_cards(item: str, room: str) -> None:
    game = scene(3, room, items={0: (item,)})
    lay(game, item, "power 2", "power 1")
    assert seen(game, "played") == [[], [2], [1]]
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}


@pytest.mark.rule("DR-ITEM-20")
def test_only_the_second_card_of_a_crystal_ball_lies_among_the_played_cards() -> None:
    game = scene(3, "trap_01", items={0: ("crystal ball",)})
    lay(game, "crystal ball", "power 2", "power 1")
    game.choose(0, "power 3")
    assert seen(game, "played") == [[3], [2], [1]]


@pytest.mark.rule("DR-ITEM-20")
@pytest.mark.parametrize(
    ("item", "room"), [("key", "treasure_01"), ("sword", "monster_01"), ("crystal ball", "trap_01")]
)
def test_a_used_item_is_not_taken_back_when_the_level_is_complete(item: str, room: str) -> None:
    game = scene(3, room, at=4, items={0: (item,)})
    lay(game, item, "power 2", "power 1")
    if item == "crystal ball":
        game.choose(0, "power 3")
    assert game.view(None)["level"] == 2
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}
    assert reserve(game, item) == 6
