"""Special and unique locations (SPECIAL, UNIQUE)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.locations import open_cage
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.village.village import reward_freed_prisoner
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

TAPPING = BOX.packs["tapping_in_the_wall"]


def there(location: str, at: tuple[int, int], *dice: int, **more: Any) -> Game:
    """A hero in a special location."""
    return scene("brannoc_vale", at=[at], tile=location, location=location, dice=dice, **more)


@pytest.mark.rule("DP-SPECIAL-05", "DP-SPECIAL-01", "DP-SPECIAL-04")
def test_fountain_and_sarcophagus_are_on_table_33_of_every_pack_and_may_come_again() -> None:
    for pack in BOX.packs.values():
        rows = {row.location for row in pack.specials.rows}
        assert {"healing_fountain", "sarcophagus"} <= rows
    assert not BOX.locations["healing_fountain"].once


@pytest.mark.rule("DP-SPECIAL-02", "DP-SPECIAL-09", "DP-SPECIAL-15")
@pytest.mark.parametrize("id", ["healing_fountain", "sarcophagus"])
def test_they_are_preset_with_monsters_by_table_and_never_a_chest(id: str) -> None:
    book = BOX.locations[id]
    assert (book.tile, book.doors, book.monsters, book.chests) == (id, 2, "encounter", 0)


@pytest.mark.rule("DP-SPECIAL-06", "DP-SPECIAL-03", "DP-SPECIAL-07")
@pytest.mark.parametrize(("at", "may"), [((2, 2), True), ((1, 2), False)])
def test_only_who_stands_on_the_fountain_may_drink(at: tuple[int, int], may: bool) -> None:
    game = there("healing_fountain", at)
    assert ("drink" in options(game, 0)) == may


@pytest.mark.rule("DP-SPECIAL-07", "DP-SPECIAL-08", "DP-CONFLICT-44")
def test_a_drink_is_an_action_that_heals_once_and_ends_a_plague_like_pulse() -> None:
    game = there("healing_fountain", (2, 2), 4, life={0: 2}, conditions={0: {"burning": 2}})
    act(game, 0, "drink")
    assert [one["amount"] for one in told(game, "healed")] == [4]
    assert cited(game, "healed") == ["DP-SPECIAL-08"]
    assert hero(game).conditions == {}
    assert hero(game).actions == 1


@pytest.mark.rule("DP-SPECIAL-08")
def test_a_drink_never_heals_above_the_maximum() -> None:
    game = there("healing_fountain", (2, 2), 4, life={0: 8})
    act(game, 0, "drink")
    assert hero(game).life == 9


@pytest.mark.rule("DP-SPECIAL-07", "DP-CONFLICT-43")
def test_each_hero_drinks_once_in_a_stay() -> None:
    game = there("healing_fountain", (2, 2), 4, life={0: 2})
    act(game, 0, "drink")
    assert "drink" not in options(game, 0)
    assert refused(game, 0)["drink"] == "DP-CONFLICT-43"


@pytest.mark.rule("DP-ACTION-22", "DP-ACTION-23", "DP-SPECIAL-03")
def test_each_pair_of_bookcases_is_searched_once() -> None:
    game = there("library", (0, 1), 5, 5)
    act(game, 0, "search")
    assert "tome_of_knowledge_lesser" in hero(game).carried
    assert "search" not in options(game, 0)
    hero(game).did.clear()
    act(game, 0, "pass")
    assert "search" not in options(game, 0)


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(("roll", "life", "waits"), [(1, 2, 0), (2, 5, 0), (4, 2, 1), (6, 9, 0)])
def test_the_altar_takes_gold_and_may_give_something(roll: int, life: int, waits: int) -> None:
    game = there("altar", (2, 1), roll, 3, life={0: 2})
    state_of(game).party.gold = 10
    act(game, 0, "nothing", "offer")
    assert state_of(game).party.gold == 0
    assert hero(game).life == life
    assert hero(game).has_blessing_to_come == waits


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(
    ("roll", "item"), [(3, "whetstone"), (5, "wooden_shield"), (6, "studded_leather")]
)
def test_racks_hold_what_the_die_says_when_the_monsters_are_dead(roll: int, item: str) -> None:
    game = there("armoury", (1, 0), 5, 2, roll, carried={0: []})
    act(game, 0, "search")
    assert hero(game).carried == [item]
    guarded = there("armoury", (1, 0), monsters=[("orc", (4, 4))])
    assert "search" not in options(guarded, 0)


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(("roll", "item"), [(1, "moon_moss"), (3, "cave_honey"), (5, "frost_lily")])
def test_the_bench_is_searched_by_each_hero_once(roll: int, item: str) -> None:
    game = there("alchemists_den", (1, 0), 5, 2, roll)
    act(game, 0, "search")
    assert state_of(game).party.valuables == [item]
    assert state_of(game).tiles[0].searched_by == (0,)


@pytest.mark.rule("DP-SPECIAL-03")
def test_a_freed_prisoner_brings_experience_and_later_gold_once() -> None:
    game = there("cells", (1, 1), 6, 6)
    for _ in range(2):
        for _ in open_cage(game._table, hero(game)):
            pass
    assert state_of(game).party.exp == 30
    reward_freed_prisoner(game._table)
    reward_freed_prisoner(game._table)
    assert state_of(game).party.gold == 20


@pytest.mark.rule("DP-UNIQUE-02", "DP-UNIQUE-03", "DP-UNIQUE-04", "DP-UNIQUE-06")
def test_the_eye_of_death_belongs_to_one_adventure_and_is_preset() -> None:
    (eye,) = TAPPING.unique_locations
    assert (eye.id, eye.doors, eye.chests, eye.monsters) == ("eye_of_death", 1, eye.chests, "")
    others = [pack for pack in BOX.packs.values() if pack is not TAPPING]
    assert not any(one.id == "eye_of_death" for pack in others for one in pack.unique_locations)


def behind_the_great_door() -> Game:
    """A hero has opened the Great Door of The Tapping in the Wall."""
    door = Door(2, False, kind="great")
    corners = [1, 1, 1, 6, 1, 1, 6, 6, 6]
    game = scene("brannoc_vale", at=[(2, 0)], doors={"north": door}, dice=corners)
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    return game


@pytest.mark.rule("DP-UNIQUE-01", "DP-UNIQUE-07", "DP-UNIQUE-08", "DP-UNIQUE-09", "DP-UNIQUE-10")
def test_behind_the_great_door_the_demon_stands_on_the_eye_with_four_gremlins_unaware() -> None:
    game = behind_the_great_door()
    state = state_of(game)
    assert told(game, "unique_location") == [{"location": "eye_of_death"}]
    assert not [one for one in told(game, "table_rolled") if one["table"] == "locations"]
    assert sorted(one.id for one in state.monsters) == ["demon", *["gremlin"] * 4]
    demon = next(one for one in state.monsters if one.id == "demon")
    assert state.terrain[demon.at] == "E"
    assert {one.state for one in state.monsters} == {"unaware"}
    assert state.tiles[-1].doors == [0]


@pytest.mark.rule("DP-UNIQUE-11")
def test_the_demon_holds_the_staff() -> None:
    assert "sacred_staff" in BOX.monsters["demon"].loot


@pytest.mark.rule("DP-UNIQUE-12", "DP-UNIQUE-13")
def test_when_all_its_monsters_are_dead_the_adventure_is_won_without_a_way_back() -> None:
    game = behind_the_great_door()
    state = state_of(game)
    *most, last = [*state.monsters]
    for one in most:
        for _ in kill(game._table, one):
            pass
    assert not state.won
    with pytest.raises(AdventureEnds):
        for _ in kill(game._table, last):
            pass
    assert state.won
    assert place(game) == (2, 0)
    assert square_at(2, 0) in state.ground
