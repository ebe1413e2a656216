"""Where chambers, catacombs and the dragon differ from the third edition (VS3E)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from tests.games.dungeonquest.revised.rules.editions import both, each_acts, sheet, spot
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, SLEEP, WALLS_EW, WALLS_NS, trials
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    drawn,
    options,
    shown,
    state_of,
    told,
)

HEROES = ("hugo", "krutzbeck")
C4 = {"c4": "chamber_01"}
RINGS = ["treasure_ebon_ring", "treasure_ruby_ring"]


@pytest.mark.rule("DQR-VS3E-17", "DQR-ROOM-40")
def test_a_rotating_chamber_turns_here_whenever_it_is_entered() -> None:
    fresh = both(*HEROES, at=["c4"], tiles=C4, pool=["rotating_room_01"])
    each_acts(fresh, "move north")
    laid = both(*HEROES, at=["c4"], tiles=C4 | {"c3": "rotating_room_01"})
    each_acts(laid, "move north")
    assert [len(told(game, "tile_turned")) for game in fresh] == [1, 1]
    assert [len(told(game, "tile_turned")) for game in laid] == [1, 0]


@pytest.mark.rule("DQR-VS3E-18", "DQR-ROOM-35")
def test_a_corridor_sends_nobody_back_here_while_there_is_another_way() -> None:
    games = both(*HEROES, at=["c4"], tiles=C4 | {"c3": "corridor_01"})
    each_acts(games, "move north")
    assert ["move south" in options(game, 0) for game in games] == [False, True]


@pytest.mark.rule("DQR-VS3E-18", "DQR-GAP-27")
def test_a_corridor_acts_on_every_entry_here_and_ends_the_turn_there() -> None:
    blind = C4 | {"c3": "corridor_05", "c2": "corridor_05", "c1": WALLS_NS}
    games = both(*HEROES, at=["c4"], tiles=blind, top=EMPTY)
    act(games[0], 0, "move north")
    act(games[1], 0, "move north", "move north")
    gone = [[label(move["at"]) for move in told(game, "moved")] for game in games]
    assert gone == [["c3", "c2", "c3", "c4"], ["c3", "c2", "c3"]]
    assert [game.waiting for game in games] == [[1], [1]]


@pytest.mark.rule("DQR-VS3E-19", "DQR-ROOM-55", "DQR-MOVE-18")
def test_a_hero_who_runs_on_through_a_corridor_minds_no_door_here() -> None:
    tiles = C4 | {"c3": "corridor_05", "c2": "chamber_09@2"}
    games = both(*HEROES, at=["c4"], tiles=tiles, top={"door": ["door_jammed"], **EMPTY})
    act(games[0], 0, "move north")
    act(games[1], 0, "move north", "move north")
    assert [(spot(game), drawn(game, "door")) for game in games] == [
        ("c2", []),
        ("c3", ["door_jammed"]),
    ]


@pytest.mark.rule("DQR-VS3E-20", "DQR-ROOM-27")
def test_a_blocked_way_in_the_dark_is_rolled_again_here_and_ends_the_turn_there() -> None:
    games = both(*HEROES, at=["c4"], tiles=C4 | {"c3": "darkness_03", "d3": WALLS_EW},
                 dice=[5, 1], top=EMPTY)  # fmt: skip
    each_acts(games, "move north")
    assert [(spot(game), len(told(game, "rolled"))) for game in games] == [("c4", 2), ("c3", 1)]


@pytest.mark.rule("DQR-VS3E-21", "DQR-ROOM-43", "DQR-ROOM-47")
def test_a_web_lets_a_hero_back_at_once_here_and_next_turn_there() -> None:
    games = both(*HEROES, at=["c4"], tiles=C4 | {"c3": "spider_web_01"}, top=EMPTY)
    act(games[0], 0, "move north", "move south")
    act(games[1], 0, "move north", "retreat")
    assert [(spot(game), trials(game)) for game in games] == [("c4", []), ("c3", [])]


@pytest.mark.rule("DQR-VS3E-21", "DQR-ROOM-47")
def test_a_turn_that_begins_in_a_web_needs_strength_for_every_way_here() -> None:
    games = both(*HEROES, at=["c4"], tiles=C4 | {"c3": "spider_web_01"}, skips=SLEEP, top=EMPTY,
                 dice=[6, 6, 1, 1])  # fmt: skip
    act(games[0], 0, "move north", "move east", "move south")
    assert (spot(games[0]), trials(games[0])) == ("c4", ["strength"] * 2)
    act(games[1], 0, "move north", "retreat")
    assert (spot(games[1]), trials(games[1])) == ("c4", [])


@pytest.mark.rule("DQR-VS3E-22", "DQR-ROOM-07")
@pytest.mark.parametrize("way", ["secret door", "catacombs"])
def test_a_bridge_reached_specially_may_be_left_for_later_here(way: str) -> None:
    tiles = C4 | {"c3": "bridge_01", "c2": "chamber_01"}
    if way == "secret door":
        top = {"search": ["search_secret_door"]}
        games = both(*HEROES, at=["c4"], tiles=tiles, top=top, skips=SLEEP)
        each_acts(games, "search", "through north", "side south")
    else:
        top = {"catacomb": ["catacomb_exit"]}
        games = both(*HEROES, at=["b4"], tiles=tiles, top=top, skips=SLEEP, dice=[1],
                     status={0: "below"}, heading={0: 1})  # fmt: skip
        each_acts(games, "surface", "drift left", "side south")
    assert options(games[0], 0) == ("cross", "stay")
    assert "agility" in trials(games[1])


@pytest.mark.rule("DQR-VS3E-23", "DQR-ROOM-21", "DQR-ROOM-22")
def test_in_a_cave_in_the_hall_is_chosen_before_the_test_here() -> None:
    games = both(*HEROES, at=["c3"], tiles=C4 | {"c3": "cave_in_01"}, entered_by={0: 2},
                 came_from={0: SPACE_OF["c4"]}, top=EMPTY)  # fmt: skip
    moves = ("move north", "move east", "move south", "move west")
    assert [options(game, 0) for game in games] == [moves, ("cross", "retreat")]
    act(games[0], 0, "move south")
    act(games[1], 0, "retreat")
    assert [(spot(game), trials(game)) for game in games] == [("c4", [])] * 2


# -- catacombs -------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-VS3E-24", "DQR-CATEXIT-05", "DQR-CATEXIT-08")
def test_the_outer_wall_costs_wounds_here_for_the_die_but_not_for_the_cards() -> None:
    games = both(*HEROES, at=["b2"], status={0: "below"}, heading={0: 0}, tiles={"c1": "trap_01"},
                 row={0: ["catacomb_empty"] * 4}, top={"catacomb": ["catacomb_exit"]},
                 dice=[5])  # fmt: skip
    each_acts(games, "surface", "drift left")
    assert [(spot(game), sheet(game)["wounds"]) for game in games] == [("a1", 4), ("a1", 0)]


@pytest.mark.rule("DQR-VS3E-25", "DQR-CATEXIT-17", "DQR-VS3E-27", "DQR-CATEXIT-10")
def test_the_chamber_above_is_met_at_once_here_and_the_row_is_discarded() -> None:
    top = {"catacomb": ["catacomb_exit"], **EMPTY}
    games = both(*HEROES, at=["b4"], status={0: "below"}, heading={0: 1}, dice=[1],
                 tiles={"c3": "chamber_01"}, top=top)  # fmt: skip
    each_acts(games, "surface", "drift left")
    assert [drawn(game, "dungeon") for game in games] == [["dungeon_empty"], []]
    piles = [shown(game)["decks"]["catacomb"] for game in games]
    assert [(pile["left"], pile["discard"]) for pile in piles] == [
        (39, ["catacomb_exit"]),
        (40, []),
    ]


# -- the dragon ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-VS3E-28", "DQR-GAP-31")
def test_an_empty_treasure_chamber_lets_the_dragon_cards_lie_here() -> None:
    games = both(*HEROES, at=["g5"], skips=SLEEP, tiles={"g4": "chamber_01"},
                 top={"dragon": ["dragon_sleeping"], "treasure": RINGS, **EMPTY})  # fmt: skip
    each_acts(games, "face the dragon", "move north g4")
    assert [shown(game)["dragons_shown"] for game in games] == [["dragon_sleeping"], []]


@pytest.mark.rule("DQR-VS3E-28", "DQR-VS3E-29", "DQR-GAP-31", "DQR-GAP-32")
def test_after_dragon_rage_heroes_stay_here_and_the_cards_are_shuffled_at_once() -> None:
    rage = {"dragon": ["dragon_sleeping", "dragon_dragon_rage"], "treasure": RINGS}
    games = both("krutzbeck", "hugo", at=["g5", "g5"], skips=SLEEP, top=rage, dice=[1, 1, 1, 1],
                 tiles={"g4": "chamber_01", "g7": "chamber_01"})  # fmt: skip
    each_acts(games, "face the dragon", "face the dragon")
    ours, theirs = games
    assert [spot(ours, seat) for seat in (0, 1)] == ["g5", "g5"]
    assert (shown(ours)["dragons_shown"], len(state_of(ours).decks["dragon"].deck)) == ([], 8)
    assert (theirs.pending[0].prompt, theirs.pending[0].rule) == ("move", "DQ3-DRAGON-10")


# -- barriers --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-VS3E-38", "DQR-GAP-18")
def test_two_doors_take_one_card_and_two_portcullises_one_test_in_both() -> None:
    doors = both(*HEROES, at=["c4"], tiles={"c4": "chamber_09", "c3": "chamber_09@2"},
                 top={"door": ["door_opens", "door_jammed"], **EMPTY})  # fmt: skip
    each_acts(doors, "move north")
    bars = both(*HEROES, at=["c4"], tiles={"c4": "portcullis_01@2", "c3": "portcullis_01"},
                dice=[1, 1, 6, 6], top=EMPTY)  # fmt: skip
    each_acts(bars, "move north")
    for game in doors:
        assert (drawn(game, "door"), spot(game)) == (["door_opens"], "c3")
    for game in bars:
        assert (trials(game), spot(game)) == (["strength"], "c3")


@pytest.mark.rule("DQR-VS3E-39", "DQR-GAP-20")
def test_a_portcullis_that_has_just_been_laid_stops_nobody_in_both() -> None:
    games = both(*HEROES, at=["c4"], tiles=C4, pool=["portcullis_01"], dice=[6, 6], top=EMPTY)
    each_acts(games, "move north")
    for game in games:
        assert (trials(game), spot(game)) == ([], "c3")
