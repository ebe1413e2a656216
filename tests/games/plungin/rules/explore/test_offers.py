"""What special locations offer, entry by entry (SPECIAL)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.lantern import use_oil
from delvers.games.plungin.rules.board.map import is_free, neighbours
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.adventure import round_ends
from delvers.games.plungin.rules.explore.locations import open_cage
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, hero, options, refused, scene, state_of, told

ROAD = "lamplighters_road"
HARROW = "bell_under_harrow"


def there(location: str, at: tuple[int, int], *dice: int, **more: Any) -> Game:
    """A hero in a special location."""
    return scene("brannoc_vale", at=[at], tile=location, location=location, dice=dice, **more)


# -- searching and offering ------------------------------------------------------------------------


@pytest.mark.rule("DP-SPECIAL-03")
def test_bookcases_hold_a_tome_a_spell_book_and_then_gold_for_who_finds_two_successes() -> None:
    game = there("library", (0, 1), 5, 3)
    act(game, 0, "nothing", "search")
    assert told(game, "check_failed")[0]["difficulty"] == 2
    assert state_of(game).tiles[0].finds == 0
    second = there("library", (0, 1), 5, 5, 1, carried={0: []})
    state_of(second).tiles[0].finds = 1
    act(second, 0, "nothing", "search")
    assert hero(second).carried[0].startswith("spell_book:")
    third = there("library", (0, 1), 5, 5, 4)
    state_of(third).tiles[0].finds = 2
    act(third, 0, "nothing", "search")
    assert state_of(third).party.gold == 12


@pytest.mark.rule("DP-SPECIAL-03")
def test_only_the_first_library_of_the_road_hides_a_pane() -> None:
    game = there("library", (0, 1), 5, 5, pack=ROAD, carried={0: []})
    act(game, 0, "nothing", "search")
    assert hero(game).carried == ["pane_of_dawn"]
    later = there("library", (0, 1), 5, 5, pack=ROAD, carried={0: []})
    state_of(later).adventure.is_pane_found = True
    act(later, 0, "nothing", "search")
    assert hero(later).carried == ["tome_of_knowledge_lesser"]


@pytest.mark.rule("DP-SPECIAL-03")
def test_the_altar_wants_ten_gold_for_each_level_once_a_stay_from_a_hero_beside_it() -> None:
    game = there("altar", (2, 1), 1, pack=ROAD)
    state_of(game).party.gold = 80
    act(game, 0, "nothing")
    assert "offer" in options(game, 0)
    act(game, 0, "offer")
    assert state_of(game).party.gold == 40
    assert hero(game).offered_at == (0,)
    assert "offer" not in options(game, 0)
    for gold, at in ((39, (2, 1)), (40, (2, 3))):
        poor = there("altar", at, pack=ROAD, gold={0: 0})
        state_of(poor).party.gold = gold
        act(poor, 0, "nothing")
        assert "offer" not in options(poor, 0)


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(("roll", "life", "waits"), [(3, 5, 0), (5, 2, 1)])
def test_each_pair_of_faces_gives_the_same_at_the_altar(roll: int, life: int, waits: int) -> None:
    game = there("altar", (2, 1), roll, 3, life={0: 2})
    state_of(game).party.gold = 10
    act(game, 0, "nothing", "offer")
    assert (hero(game).life, hero(game).has_blessing_to_come) == (life, waits)


@pytest.mark.rule("DP-SPECIAL-03")
def test_a_six_at_the_altar_restores_a_wiped_spell_of_a_caster() -> None:
    facts: dict[str, Any] = {"schools": {0: ["school_of_ember"]}, "wiped": {0: ["spark"]}}
    game = there("altar", (2, 1), 6, life={0: 2}, prepared={0: []}, **facts)
    state_of(game).party.gold = 10
    act(game, 0, "nothing", "offer")
    assert (hero(game).prepared, hero(game).wiped, hero(game).life) == (["spark"], [], 2)


@pytest.mark.rule("DP-SPECIAL-03")
def test_the_good_thing_of_the_racks_goes_by_the_dungeon_level_and_is_there_once() -> None:
    for pack, chapter, item in ((HARROW, 0, "studded_leather"), (HARROW, 1, "iron_shield")):
        game = there("armoury", (1, 0), 5, 2, 6, pack=pack, carried={0: []})
        state_of(game).chapter = chapter
        act(game, 0, "nothing", "search")
        assert hero(game).carried == [item]
    again = there("armoury", (1, 0), 5, 2, 6, carried={0: []})
    state_of(again).adventure.is_armour_found = True
    act(again, 0, "nothing", "search")
    assert hero(again).carried == ["whetstone"]


@pytest.mark.rule("DP-SPECIAL-03")
def test_the_bench_is_searched_from_beside_it_and_no_hero_searches_twice() -> None:
    beside = there("alchemists_den", (1, 0))
    assert "search" in options(beside, 0)
    beside = there("alchemists_den", (1, 0))
    state_of(beside).tiles[0].searched_by = (0,)
    act(beside, 0, "nothing")
    assert "search" not in options(beside, 0)
    assert "search" not in options(there("alchemists_den", (2, 5)), 0)


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(
    ("roll", "gold", "carried"), [(3, 0, []), (4, 10, []), (5, 0, ["key"]), (6, 0, [])]
)
def test_a_cage_holds_bones_gold_a_key_or_a_prisoner(
    roll: int, gold: int, carried: list[str]
) -> None:
    game = there("cells", (1, 1), roll, 5, pack=HARROW, carried={0: []})
    for _ in open_cage(game._table, hero(game)):
        pass
    assert (state_of(game).party.gold, hero(game).carried) == (gold, carried)
    assert state_of(game).party.exp == (60 if roll == 6 else 0)


# -- the lantern -----------------------------------------------------------------------------------


def at_lamp(at: tuple[int, int], oil: int, **more: Any) -> Game:
    """The escort at a lamp station with a lantern."""
    game = there("lamp_station", at, pack=ROAD, **{"is_escort": {0: True}, **more})
    state_of(game).oil = oil
    act(game, 0, "nothing")
    return game


@pytest.mark.rule("DP-SPECIAL-03")
def test_the_escort_refills_the_lantern_once_from_beside_the_lamp() -> None:
    game = at_lamp((0, 1), 0)
    state_of(game).adventure.is_dark = True
    act(game, 0, "refill")
    state = state_of(game)
    assert (state.oil, state.adventure.is_dark, state.tiles[0].is_lamp_used) == (12, False, 1)
    assert "refill" not in options(game, 0)
    full = at_lamp((0, 1), 50)
    act(full, 0, "refill")
    assert state_of(full).oil == 60
    assert "refill" not in options(at_lamp((0, 3), 0), 0)
    assert "refill" not in options(at_lamp((0, 1), 0, is_escort={0: False}), 0)


@pytest.mark.rule("DP-SPECIAL-03")
def test_the_spring_is_stopped_after_its_keeper_is_dead_and_saves_oil_for_ten_rounds() -> None:
    guarded = there("winding_room", (1, 2), pack=ROAD, monsters=[("seneschal", (5, 5))])
    assert "stop spring" not in options(guarded, 0)
    assert "stop spring" not in options(there("winding_room", (0, 0), pack=ROAD), 0)
    strong = {**BOX.heroes["brannoc_vale"].stats, "DEX": 3}
    game = there("winding_room", (1, 2), 6, 6, 6, pack=ROAD, stats={0: strong})
    state = state_of(game)
    state.oil = 20
    act(game, 0, "stop spring")
    assert told(game, "check_passed")[0]["difficulty"] == 3
    assert told(game, "experience") == [{"amount": 60, "source": "winding_room"}]
    assert "stop spring" not in options(game, 0)
    assert state.tiles[0].is_spring_stopped
    for left in range(1 + 10, 0, -1):
        assert state.adventure.still_rounds == left
        use_oil(game._table, 2)
        assert state.oil == 20
        for _ in round_ends(game._table):
            pass
    use_oil(game._table, 2)
    assert state.oil == 18


@pytest.mark.rule("DP-SPECIAL-03")
def test_who_fails_to_stop_the_spring_may_try_again() -> None:
    game = there("winding_room", (1, 2), 6, 3, pack=ROAD)
    act(game, 0, "stop spring")
    assert state_of(game).adventure.still_rounds == 0
    assert not told(game, "experience")


@pytest.mark.rule("DP-SPECIAL-03", "DP-UNIQUE-04")
def test_every_pane_set_in_the_oriel_from_beside_it_counts_and_is_a_task() -> None:
    crypt: dict[str, Any] = {"tile": "morrow_crypt", "location": "morrow_crypt", "pack": ROAD}
    panes = {0: ["pane_of_dawn", "pane_of_dawn"]}
    far = scene("brannoc_vale", at=[(5, 2)], carried=panes, **crypt)
    assert "set pane" not in options(far, 0)
    game = scene("brannoc_vale", at=[(5, 1)], carried=panes, **crypt)
    act(game, 0, "set pane")
    assert hero(game).carried == ["pane_of_dawn"]
    assert state_of(game).adventure.panes == 1
    assert hero(game).actions == 1
    act(game, 0, "set pane")
    assert state_of(game).adventure.panes == 2
    assert state_of(game).party.exp == 80
    assert "set pane" not in options(game, 0)


@pytest.mark.rule("DP-SPECIAL-03", "DP-VAR-GOLD-01")
@pytest.mark.parametrize("fever", [True, False])
def test_an_altar_takes_the_gold_of_the_group_first_and_then_the_hero_s_own(fever: bool) -> None:
    game = there("altar", (2, 1), 1, gold={0: 12}, rules=Rules(gold_fever=fever))
    state_of(game).party.gold = 4
    act(game, 0, "nothing", "offer")
    assert (state_of(game).party.gold, hero(game).gold) == (0, 6)


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(("gold", "altars"), [(9, ()), (50, (0,))])
def test_an_altar_says_why_it_takes_no_offering(gold: int, altars: tuple[int, ...]) -> None:
    game = there("altar", (1, 2), offered_at={0: altars}, gold={0: 0})
    state_of(game).party.gold = gold
    beside = next(
        square
        for square in state_of(game).ground
        if is_free(state_of(game), square) and stands_by(game, square, "A")
    )
    put_on_square(state_of(game), hero(game), beside)
    act(game, 0, "nothing")
    assert "offer" not in options(game, 0)
    assert refused(game, 0)["offer"] == "DP-ENTRY-LOCATION-ALTAR"


def stands_by(game: Game, square: int, mark: str) -> bool:
    """Whether a square is beside a mark."""
    state = state_of(game)
    return any(state.terrain.get(near) == mark for near in neighbours(state, square))
