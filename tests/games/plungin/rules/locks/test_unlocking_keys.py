"""Keys (KEY)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.inventory import filled
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.turn.play import begin
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import GEM, at_chest, at_door, chest_of, door_of, exp_of
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)


def open_door(*heroes: str, keys: tuple[str, ...] = ("key",), **more: Any) -> Game:
    """Heroes beside an open door, the first with keys."""
    more = {"carried": {0: [*keys]}, **more}
    game = at_door(*heroes, locked=False, trap="", difficulty=0, kind="normal", **more)
    act(game, 0, "open door 0")
    return game


@pytest.mark.rule("DP-KEY-01", "DP-KEY-10")
def test_every_pack_says_where_keys_are_found_and_great_keys_come_from_chests_or_foes() -> None:
    for pack in BOX.packs.values():
        items = [row.item for row in pack.treasure.rows]
        assert "key" in items
        carriers = [one for one in BOX.monsters.values() if "great_key" in one.loot]
        assert "great_key" in items or pack.key_carriers or carriers


@pytest.mark.rule("DP-KEY-02", "DP-CONFLICT-06")
@pytest.mark.parametrize("trap", ["?", "poisoned_needle"])
def test_a_key_disables_any_trap_and_the_object_is_opened_safely(trap: str) -> None:
    game = at_chest(locked=True, trap=trap, carried={0: ["key"]}, dice=[GEM])
    act(game, 0, "unlock chest 0", "open chest 0")
    assert not told(game, "trap_sprung")
    assert chest_of(game)["open"]
    assert cited(game, "unlocked") == ["DP-KEY-02"]
    assert exp_of(game) == 0


@pytest.mark.rule("DP-ACTION-17", "DP-ACTION-32", "DP-KEY-03")
def test_using_a_key_is_the_use_an_item_action() -> None:
    game = at_door(carried={0: ["key", "potion_minor_healing"]})
    act(game, 0, "unlock door 0")
    assert hero(game).actions == 1
    assert hero(game).did == ["use"]
    after = at_door(carried={0: ["key", "potion_minor_healing"]}, life={0: 2})
    act(after, 0, next(o for o in options(after, 0) if o.startswith("use potion")))
    while after.pending[0].prompt != "act":
        act(after, 0, options(after, 0)[0])
    assert refused(after, 0)["unlock door 0"] == "DP-CONFLICT-32"


@pytest.mark.rule("DP-KEY-04", "DP-KEY-05")
def test_the_same_key_fits_doors_and_chests_and_is_discarded() -> None:
    for game, name in (
        (at_chest(locked=True, carried={0: ["key", "key"]}), "chest 0"),
        (at_door(carried={0: ["key", "key"]}), "door 0"),
    ):
        act(game, 0, f"unlock {name}")
        assert hero(game).carried == ["key"]


@pytest.mark.rule("DP-KEY-06")
def test_each_key_takes_a_slot() -> None:
    game = at_chest(carried={0: ["key", "key", "great_key"]})
    assert filled(hero(game)) == 3


@pytest.mark.rule("DP-KEY-07")
def test_keys_are_neither_bought_nor_sold() -> None:
    for key in ("key", "great_key"):
        assert not BOX.items[key].price
        assert not BOX.items[key].shop


@pytest.mark.rule("DP-KEY-08")
def test_keys_are_discarded_when_an_adventure_is_over() -> None:
    game = at_chest(carried={0: ["key", "bandage", "great_key"]})
    state = state_of(game)
    state.party.great_keys = 2
    begin(state, "bell_under_harrow")
    assert hero(game).carried == ["bandage"]
    assert state.party.great_keys == 0


@pytest.mark.rule("DP-KEY-09", "DP-CONFLICT-37", "DP-DOOR-04")
def test_a_key_closes_and_locks_an_open_door_and_is_discarded() -> None:
    game = open_door()
    act(game, 0, "lock door 0")
    assert door_of(game)["locked"]
    assert not door_of(game)["open"]
    assert hero(game).carried == []
    assert hero(game).actions == 1
    assert cited(game, "door_locked") == ["DP-KEY-09"]
    assert refused(game, 0)["open door 0"] == "DP-DOOR-07"
    assert door_of(game)["difficulty"] == 1


@pytest.mark.rule("DP-CONFLICT-37")
@pytest.mark.parametrize("square", [(3, 0), (2, -1), (3, -1)])
def test_no_door_is_locked_while_another_figure_stands_in_the_doorway(
    square: tuple[int, int],
) -> None:
    game = open_door("sable_wick", "brannoc_vale", at=[(2, 0), square])
    assert refused(game, 0)["lock door 0"] == "DP-CONFLICT-37"


@pytest.mark.rule("DP-KEY-09", "DP-CONFLICT-37")
def test_monsters_never_open_a_locked_door() -> None:
    game = open_door(monsters=[("orc", (2, -4))])
    act(game, 0, "lock door 0", "pass")
    assert not door_of(game)["open"]
    assert place(game, 10)[1] < 0
    assert monster(game).life > 0


@pytest.mark.rule("DP-KEY-09")
def test_without_a_key_no_door_is_locked() -> None:
    game = open_door(keys=())
    assert "lock door 0" not in options(game, 0)
    one = open_door(keys=("great_key",))
    assert "lock door 0" not in options(one, 0)


@pytest.mark.rule("DP-KEY-11", "DP-CONFLICT-72")
def test_a_great_key_opens_a_great_door_disables_its_trap_and_is_discarded() -> None:
    game = at_door(kind="great", trap="swinging_axe", carried={0: ["great_key", "key"]})
    act(game, 0, "unlock door 0")
    assert hero(game).carried == ["key"]
    act(game, 0, "open door 0")
    assert door_of(game)["open"]
    assert not told(game, "trap_sprung")


@pytest.mark.rule("DP-KEY-12")
def test_any_great_key_fits_any_great_door() -> None:
    for trap in ("swinging_axe", "?"):
        game = at_door(kind="great", trap=trap, carried={0: ["great_key"]})
        assert "unlock door 0" in options(game, 0)


@pytest.mark.rule("DP-KEY-13", "DP-CONFLICT-71")
@pytest.mark.parametrize(("found", "clause"), [(1, "DP-KEY-13"), (2, None)])
def test_a_great_key_serves_as_a_key_once_two_have_been_found(
    found: int, clause: str | None
) -> None:
    game = at_door("brannoc_vale", "sable_wick", carried={1: ["great_key"]}, dice=[3, 3])
    state_of(game).party.great_keys = found
    act(game, 0, "pass")
    assert refused(game, 1).get("unlock door 0") == clause
    assert ("unlock door 0" in options(game, 1)) is (clause is None)
    if clause is None:
        act(game, 1, "unlock door 0")
        assert hero(game, 1).carried == []


@pytest.mark.rule("DP-CONFLICT-74")
def test_a_key_does_not_open_a_great_door_that_a_wedge_jams() -> None:
    door = Door(is_open=True, kind="great", difficulty=3, trap="")
    things = {0: ["iron_wedge", "great_key"]}
    beyond = {"north": "room_6x6"}
    game = scene(at=[(2, 0)], doors={"north": door}, beyond=beyond, carried=things)
    act(game, 0, "use iron_wedge", "pass")
    assert "unlock door 0" not in options(game, 0)
    assert refused(game, 0)["unlock door 0"] == "DP-PICK-05"
    assert "break door 0" in options(game, 0)
