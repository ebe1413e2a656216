"""The board: chambers in words, pieces in their places, ways to click on, refusals with a rule."""

from dataclasses import replace

import pytest

from delvers.draw import regions
from delvers.games.dungeonquest.common.pictures.places import Place
from delvers.games.dungeonquest.common.rules.board import (
    NORTH,
    SOUTH,
    SPACE_OF,
    TREASURE,
    TREASURE_SOUTH,
    WEST,
)
from delvers.games.dungeonquest.common.rules.prompts import CHOOSE_TOWER
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.common.tiles import TILES
from delvers.games.dungeonquest.third.pictures.places import place_of
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.dungeonquest.common.pictures.scenes import (
    drawn_for,
    elements,
    hero_seen,
    shown,
    title_of,
    with_option,
    with_rule,
)
from tests.games.dungeonquest.third.rules.scene import scene, state_of
from tests.games.raiders.pictures.scenes import all_text, options, parsed

TAKEN = {"tower m1": "DQ3-SETUP-19"}
ROOMS = {"c3": "chamber_05", "c2": "corridor_01", "d3": "chamber_09", "c4": "darkness_01"}


def at_c3(**facts: object) -> Game:
    """Hugo in a chamber with ways to the north and south only; Lindel waits in a tower."""
    return scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS, **facts)  # type: ignore[arg-type]


# -- chambers --------------------------------------------------------------------------------------


def test_a_chamber_says_what_it_is_and_where_its_ways_lead() -> None:
    board = shown(at_c3())["board"]
    assert title_of(board, "space-c2").startswith("c2: Corridor; ways north, east, south and west.")
    assert title_of(board, "space-c3").startswith(
        "c3: Dungeon Chamber; ways north and south; Hugo the Glorious (Ana)."
    )
    assert "doors north" in title_of(board, "space-d3")
    assert "die 1–2: south" in title_of(board, "space-c4")


def test_towers_and_the_treasure_chamber_are_always_there() -> None:
    board = shown(at_c3())["board"]
    for space in ("a1", "m1", "a10", "m10"):
        assert title_of(board, f"space-{space}").startswith(f"{space}: Tower Room")
    assert title_of(board, "space-g5").startswith("g5: Treasure Chamber")


def test_an_unexplored_space_has_no_chamber() -> None:
    ids = {element.get("id") for element in parsed(shown(at_c3())["board"]).iter()}
    assert {"space-c3", "space-d3"} <= ids
    assert "space-e5" not in ids


def test_everything_that_the_board_uses_is_defined() -> None:
    kinds = ("chasm_01", "bridge_01@1", "spider_web_01", "cave_in_01", "rotating_room_01")
    more = ("bottomless_pit_01", "portcullis_06", "trap_01", "darkness_01@3", "corridor_04@2")
    tiles = {f"{column}2": tile for column, tile in zip("bcdefghijk", kinds + more, strict=True)}
    board = shown(scene("hugo", "lindel", tiles=tiles))["board"]
    ids = [element.get("id") for element in parsed(board).iter() if element.get("id")]
    used = {e.attrib["href"][1:] for e in elements(board) if "href" in e.attrib}
    assert used <= set(ids)
    assert len(ids) == len(set(ids))


def test_a_full_board_stays_small() -> None:
    pool = [tile.id for tile in TILES.values() for _ in range(tile.copies)]
    spaces = [s for s in SPACE_OF if s not in ("a1", "m1", "a10", "m10", "g5", "g6")]
    tiles = {s: f"{tile}@{n % 4}" for n, (s, tile) in enumerate(zip(spaces, pool, strict=False))}
    assert len(shown(scene("hugo", "lindel", tiles=tiles))["board"]) < 250_000


def test_the_dragon_opens_his_eye_when_his_rage_has_been_shown() -> None:
    game = at_c3()
    asleep = shown(game)["board"]
    state_of(game).shown_dragons.append("dragon_dragon_rage")
    assert shown(game)["board"] != asleep


# -- pieces ----------------------------------------------------------------------------------------


def test_a_hero_below_ground_is_a_marker_with_a_direction() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "c2"],
        tiles=ROOMS,
        status={1: "below"},
        heading={1: 1},
        row={1: ["catacomb_empty", "catacomb_empty"]},
    )
    board = shown(game)["board"]
    assert "Lindel (Bruno) below ground, heading east" in title_of(board, "space-c2")
    assert "2" in all_text(board)


def test_a_monster_token_is_named_but_its_life_is_not() -> None:
    game = at_c3(lurkers={"c2": "demon_4"})
    board = shown(game)["board"]
    assert "Demon" in title_of(board, "space-c2")
    assert "life" not in title_of(board, "space-c2")
    state_of(game).lurkers[0].seen_by = (0,)
    assert "Demon with" in title_of(shown(game, 0)["board"], "space-c2")
    assert "Demon with" not in title_of(shown(game, 1)["board"], "space-c2")
    assert "Demon with" not in title_of(shown(game, None)["board"], "space-c2")


def test_a_way_down_that_was_found_is_marked() -> None:
    assert "a way down was found here" in title_of(
        shown(at_c3(entrances=["c2"]))["board"], "space-c2"
    )


def test_the_board_is_the_same_for_all_but_for_what_they_may_click() -> None:
    game = at_c3()
    assert options(shown(game, 0)["board"])
    assert options(shown(game, 1)["board"]) == set()
    assert options(shown(game, None)["board"]) == set()


# -- what can be clicked ---------------------------------------------------------------------------


def test_every_way_out_can_be_clicked_and_says_where_it_leads() -> None:
    (north,) = with_option(shown(at_c3())["board"], "move north")
    assert north.get("role") == "button"
    assert north.get("tabindex") == "0"
    assert north.get("aria-label") == "Go to the north: c2, Corridor"


def test_a_refused_way_tells_its_rule() -> None:
    east = with_rule(shown(at_c3())["board"], "move east")
    assert east["data-rule"] == "DQ3-TILE-01"
    assert east["role"] == "button"
    assert "data-option" not in east
    assert east["aria-label"].endswith("Why not?")


def test_out_of_the_treasure_chamber_each_way_begins_at_its_own_square() -> None:
    hero = hero_seen(TREASURE)
    assert place_of("move west f5", hero) == Place("way", TREASURE, WEST, SPACE_OF["f5"])
    assert place_of("move west f6", hero) == Place("way", TREASURE_SOUTH, WEST, SPACE_OF["f6"])
    assert place_of("move south g7", hero) == Place("way", TREASURE_SOUTH, SOUTH, SPACE_OF["g7"])


def test_into_the_treasure_chamber_the_whole_chamber_is_meant() -> None:
    hero = hero_seen(SPACE_OF["g7"])
    assert place_of("move north", hero) == Place("way", SPACE_OF["g7"], NORTH, TREASURE)


def test_a_retreat_leads_to_where_the_hero_came_from() -> None:
    hero = hero_seen(SPACE_OF["c3"], came_from=SPACE_OF["c2"])
    assert place_of("retreat", hero) == Place("way", SPACE_OF["c3"], NORTH, SPACE_OF["c2"])
    assert place_of("retreat", hero_seen(SPACE_OF["c3"])) is None


def test_a_drift_begins_where_the_way_below_has_led() -> None:
    hero = hero_seen(SPACE_OF["c3"], heading=1, row=["one", "two"])
    assert place_of("drift left", hero) == Place("arrow", SPACE_OF["e3"], NORTH, SPACE_OF["e3"])
    assert place_of("drift right", hero) == Place("arrow", SPACE_OF["e3"], SOUTH, SPACE_OF["e3"])


@pytest.mark.parametrize("option", ["to c4", "at b1", "token b4", "tower a1"])
def test_a_space_can_be_meant_itself(option: str) -> None:
    space = SPACE_OF[option.split()[1]]
    assert place_of(option, None) == Place("space", space, 0, space)


def test_a_token_is_moved_from_where_it_lies() -> None:
    expected = Place("way", SPACE_OF["b4"], NORTH, SPACE_OF["b3"])
    assert place_of("move token b4 north", None) == expected


@pytest.mark.parametrize(
    "option", ["search", "descend", "move on", "cross", "stay", "arrow north", "play melee_1"]
)
def test_what_has_no_place_is_not_on_the_board(option: str) -> None:
    hero = hero_seen(SPACE_OF["c3"])
    assert place_of(option, hero) is None


def test_nothing_around_a_hero_who_is_not_inside_can_be_clicked() -> None:
    assert place_of("move north", hero_seen(NOWHERE)) is None


def test_towers_are_chosen_on_the_board_and_a_taken_one_tells_its_rule() -> None:
    game = scene("hugo", "lindel", at=["a1", "m1"])
    state_of(game).stage = "towers"
    scene_of = drawn_for(game)
    asked = Ask(0, ("tower a10", "tower m10"), "DQ3-SETUP-18", CHOOSE_TOWER, TAKEN)
    board = regions(replace(scene_of, ask=asked))["board"]
    assert options(board) == {"tower a10", "tower m10"}
    assert with_rule(board, "tower m1")["data-rule"] == "DQ3-SETUP-19"
