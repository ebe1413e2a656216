"""Where a hero comes out of the catacombs, and his cards (CATEXIT-03 to CATEXIT-12)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.errors import IllegalChoice
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    place,
    shown,
    state_of,
    told,
)

EMPTY, EXIT = "catacomb_empty", "catacomb_exit"
CHEST, DIAMOND = "catacomb_treasure_chest", "catacomb_gigantic_diamond"
BITE, NAGA = "catacomb_vampire_bite", "catacomb_giant_naga"
ROTATING = "rotating_room_01"
NORTH, EAST, SOUTH, WEST = range(4)


# -- step 1: forward -------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-03", "DQR-CATEXIT-04")
@pytest.mark.parametrize(("earlier", "where"), [(0, "d4"), (1, "e4"), (2, "f4"), (4, "h4")])
def test_the_marker_goes_forward_one_space_for_each_card_and_for_the_exit_itself(
    earlier: int, where: str
) -> None:
    game = below("hugo", EXIT, row=[EMPTY] * earlier, tiles={where: ROTATING})
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == where


@pytest.mark.rule("DQR-CATEXIT-03")
def test_loot_of_this_trip_counts_and_loot_of_an_earlier_one_does_not() -> None:
    game = below(
        "hugo",
        DIAMOND,
        EXIT,
        status={},
        heading={},
        loot={0: [CHEST, "corpse_rope"]},
        tiles={"c3": "catacomb_entrance_01", "e4": ROTATING},
    )
    act(game, 0, "descend", "head east", "surface", "drift right")
    assert place(game, 0) == "e4"


@pytest.mark.rule("DQR-CATEXIT-04", "DQR-CATEXIT-06")
@pytest.mark.parametrize(
    ("heading", "side", "where"),
    [
        (NORTH, "left", "g3"),
        (NORTH, "right", "k3"),
        (EAST, "left", "k3"),
        (EAST, "right", "k7"),
        (SOUTH, "left", "k7"),
        (SOUTH, "right", "g7"),
        (WEST, "left", "g7"),
        (WEST, "right", "g3"),
    ],
)
def test_forward_is_where_the_arrow_points_and_then_to_its_left_or_right(
    heading: int, side: str, where: str
) -> None:
    tiles, arrow = {where: ROTATING}, {0: heading}
    game = below("hugo", EXIT, row=[EMPTY], at=["i5"], heading=arrow, tiles=tiles, dice=[2])
    act(game, 0, "surface", f"drift {side}")
    assert place(game, 0) == where


@pytest.mark.rule("DQR-CATEXIT-05")
@pytest.mark.parametrize("cards", [2, 3, 5])
def test_cards_beyond_the_outer_wall_are_ignored_without_wounds(cards: int) -> None:
    game = below("hugo", EXIT, row=[EMPTY] * (cards - 1), at=["k3"], tiles={"m4": ROTATING})
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), hero(game, 0).wounds) == ("m4", 0)


@pytest.mark.rule("DQR-GAP-36")
@pytest.mark.parametrize(
    ("start", "heading", "side", "where"),
    [("m3", EAST, "right", "m4"), ("d1", NORTH, "right", "e1"), ("a5", WEST, "left", "a6")],
)
def test_a_marker_that_points_at_the_wall_it_lies_at_stays_there_unhurt(
    start: str, heading: int, side: str, where: str
) -> None:
    arrow = {0: heading}
    game = below("hugo", EXIT, at=[start], heading=arrow, tiles={where: ROTATING}, dice=[1])
    act(game, 0, "surface", f"drift {side}")
    assert (place(game, 0), hero(game, 0).wounds) == (where, 0)


@pytest.mark.rule("DQR-GAP-34")
@pytest.mark.parametrize(
    ("earlier", "where"), [(0, "h5"), (1, "h6"), (2, "h7")], ids=["north half", "south half", "on"]
)
def test_the_treasure_chamber_counts_as_two_spaces_on_the_way(earlier: int, where: str) -> None:
    row, arrow = [EMPTY] * earlier, {0: SOUTH}
    game = below("hugo", EXIT, row=row, at=["g4"], heading=arrow, tiles={where: ROTATING}, dice=[1])
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == where


# -- step 2: aside ---------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-06")
def test_the_side_is_chosen_before_the_die_is_rolled() -> None:
    game = below("hugo", EXIT, tiles={"d6": ROTATING}, dice=[3])
    act(game, 0, "surface")
    assert (options(game, 0), game.pending[0].rule) == (
        ("drift left", "drift right"),
        "DQR-CATEXIT-06",
    )
    assert told(game, "rolled") == []
    before = game.save()
    with pytest.raises(IllegalChoice):
        game.choose(0, "stay below")
    assert game.save() == before


@pytest.mark.rule("DQR-CATEXIT-07")
@pytest.mark.parametrize(("number", "where"), [(1, "d4"), (3, "d6"), (6, "d9")])
def test_then_it_goes_as_many_spaces_aside_as_one_die_shows(number: int, where: str) -> None:
    game = below("hugo", EXIT, tiles={where: ROTATING}, dice=[number])
    act(game, 0, "surface", "drift right")
    assert told(game, "rolled") == [{"seat": 0, "dice": [number], "why": "drift"}]
    assert cited(game, "rolled") == ["DQR-CATEXIT-07"]
    assert place(game, 0) == where


@pytest.mark.rule("DQR-CATEXIT-08")
@pytest.mark.parametrize(("number", "wounds"), [(2, 0), (3, 1), (5, 3), (6, 4)])
def test_every_space_of_the_die_beyond_the_outer_wall_is_a_wound(number: int, wounds: int) -> None:
    game = below("hugo", EXIT, tiles={"d1": ROTATING}, dice=[number])
    act(game, 0, "surface", "drift left")
    assert (place(game, 0), hero(game, 0).wounds) == ("d1", wounds)
    hurt = [{"seat": 0, "amount": wounds, "cause": "outer_wall"}] if wounds else []
    assert told(game, "wounded") == hurt
    assert cited(game, "wounded") == ["DQR-CATEXIT-08"] * len(hurt)


@pytest.mark.rule("DQR-CATEXIT-05", "DQR-CATEXIT-08")
def test_only_what_is_left_of_the_die_hurts_not_what_is_left_of_the_cards() -> None:
    game = below("hugo", EXIT, row=[EMPTY] * 5, at=["k3"], tiles={"m1": ROTATING}, dice=[3])
    act(game, 0, "surface", "drift left")
    assert (place(game, 0), hero(game, 0).wounds) == ("m1", 1)


@pytest.mark.rule("DQR-CATEXIT-12")
def test_a_hero_who_dies_at_the_outer_wall_does_not_come_out() -> None:
    game = below(
        "hugo",
        EXIT,
        row=[EMPTY, DIAMOND],
        loot={0: [DIAMOND]},
        wounds={0: 12},
        dice=[6],
        skips={},
    )
    act(game, 0, "surface", "drift left")
    assert told(game, "died") == [{"seat": 0, "cause": "outer_wall"}]
    assert (told(game, "surfaced"), told(game, "tile_laid"), state_of(game).tiles) == ([], [], {})
    assert sorted(state_of(game).decks["catacomb"].discard) == sorted([EMPTY, EXIT, DIAMOND])
    assert hero(game, 0).loot == []


# -- steps 3 and 4: cards and figure ---------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-09", "DQR-CATEXIT-10")
def test_loot_of_the_row_is_kept_and_all_other_cards_are_discarded() -> None:
    row = [EMPTY, DIAMOND, "catacomb_spiders_venom", "catacomb_horde_of_rats"]
    loot = {0: ["corpse_rope", DIAMOND]}
    game = below("hugo", EXIT, row=row, loot=loot, tiles={"h4": ROTATING}, dice=[6, 1])
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), hero(game, 0).row) == ("h4", [])
    assert hero(game, 0).loot == ["corpse_rope", DIAMOND]
    others = [EMPTY, "catacomb_spiders_venom", "catacomb_horde_of_rats", EXIT]
    assert state_of(game).decks["catacomb"].discard == others
    assert shown(game)["decks"]["catacomb"]["discard"] == others


@pytest.mark.rule("DQR-CATEXIT-10")
def test_a_bite_goes_on_above_ground() -> None:
    game = below("hugo", EXIT, row=[BITE], kept={0: [BITE]}, tiles={"e4": ROTATING}, skips={})
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).kept == [BITE]
    assert state_of(game).decks["catacomb"].discard == [EXIT]


@pytest.mark.rule("DQR-CATEXIT-11")
def test_the_figure_takes_the_place_of_the_marker() -> None:
    game = below("hugo", EXIT, tiles={"d4": ROTATING}, skips={})
    act(game, 0, "surface", "drift right")
    figure = shown(game)["heroes"][0]
    assert (figure["status"], figure["at"], figure["heading"]) == ("exploring", SPACE_OF["d4"], -1)
    assert told(game, "surfaced") == [{"seat": 0, "at": SPACE_OF["d4"]}]
    assert cited(game, "surfaced") == ["DQR-CATEXIT-11"]


# -- other ways to the outer wall ------------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-08", "DQR-CATEXIT-12")
def test_a_naga_that_drags_a_hero_to_death_at_the_wall_is_discarded_once() -> None:
    game = below("hugo", NAGA, row=[EMPTY], wounds={0: 12}, dice=[6], skips={})
    act(game, 0, "drift left")
    assert hero(game, 0).status == "dead"
    assert state_of(game).decks["catacomb"].discard == [EMPTY, NAGA]


@pytest.mark.rule("DQR-CATEXIT-03")
def test_a_naga_counts_itself_when_it_drags_a_hero_away() -> None:
    game = below("hugo", NAGA, row=[EMPTY], dice=[2], skips={})
    act(game, 0, "drift right")
    assert (place(game, 0), hero(game, 0).heading, hero(game, 0).status) == ("e5", WEST, "below")
    assert (hero(game, 0).row, state_of(game).tiles) == ([], {})
    assert state_of(game).decks["catacomb"].discard == [EMPTY, NAGA]
