"""Where a hero comes out of the catacombs, and his cards (CATA-22 to CATA-33)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.errors import IllegalChoice
from tests.games.dungeonquest.third.rules.scene import (
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

EMPTY = "catacomb_empty"
CHEST = "catacomb_treasure_chest"
NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.rule("DQ3-CATA-22", "DQ3-CATA-23", "DQ3-DIFF-37")
@pytest.mark.parametrize(("earlier", "where"), [(0, "d4"), (1, "e4"), (4, "h4")])
def test_the_marker_goes_forward_one_space_for_each_card_and_for_the_exit_itself(
    earlier: int, where: str
) -> None:
    game = below("hugo", "catacomb_exit", row=[EMPTY] * earlier, tiles={where: "chamber_01"})
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == where


@pytest.mark.rule("DQ3-CATA-23", "DQ3-CATA-25", "DQ3-GAP-69")
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
def test_drift_is_to_the_left_or_right_as_seen_along_the_arrow(
    heading: int, side: str, where: str
) -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        row=[EMPTY],
        at=["i5"],
        heading={0: heading},
        tiles={where: "chamber_01"},
        dice=[2],
    )
    act(game, 0, "surface", f"drift {side}")
    assert place(game, 0) == where


@pytest.mark.rule("DQ3-CATA-24", "DQ3-DIFF-70")
def test_the_side_is_chosen_before_the_die_is_rolled() -> None:
    game = below("hugo", "catacomb_exit", tiles={"d6": "chamber_01"}, dice=[3])
    act(game, 0, "surface")
    assert options(game, 0) == ("drift left", "drift right")
    assert game.pending[0].rule == "DQ3-CATA-24"
    assert told(game, "rolled") == []
    act(game, 0, "drift right")
    assert told(game, "rolled") == [{"seat": 0, "dice": [3], "why": "drift"}]
    assert cited(game, "rolled") == ["DQ3-CATA-25"]


@pytest.mark.rule("DQ3-CATA-24")
def test_nobody_can_come_out_straight_ahead() -> None:
    game = below("hugo", "catacomb_exit")
    act(game, 0, "surface")
    before = game.save()
    with pytest.raises(IllegalChoice):
        game.choose(0, "stay below")
    assert game.save() == before


@pytest.mark.rule("DQ3-CATA-25")
@pytest.mark.parametrize(("number", "where"), [(1, "d4"), (2, "d5"), (6, "d9")])
def test_he_drifts_as_many_spaces_as_the_die_shows(number: int, where: str) -> None:
    game = below("hugo", "catacomb_exit", tiles={where: "chamber_01"}, dice=[number])
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == where


@pytest.mark.rule("DQ3-CATA-26")
def test_what_he_passes_under_is_neither_explored_nor_met() -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        row=[EMPTY] * 2,
        tiles={"e3": "trap_01", "f5": "chamber_01"},
        lurkers={"f4": "troll_1"},
        dice=[2],
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "f5"
    assert sorted(state_of(game).tiles) == [SPACE_OF["e3"], SPACE_OF["f5"]]
    assert told(game, "fight_began") == []
    assert [drawn["deck"] for drawn in told(game, "card_drawn")][:1] == ["catacomb"]


@pytest.mark.rule("DQ3-CATA-26", "DQ3-GAP-67")
def test_the_treasure_chamber_counts_as_two_squares_on_the_way() -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        row=[EMPTY] * 2,
        at=["g4"],
        heading={0: SOUTH},
        tiles={"h7": "chamber_01"},
        dice=[1],
    )
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "h7"


@pytest.mark.rule("DQ3-CATA-27", "DQ3-EX-25")
def test_seven_cards_five_spaces_from_the_wall_count_as_five() -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        row=[EMPTY] * 6,
        at=["h3"],
        tiles={"m4": "chamber_01"},
        dice=[1],
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "m4"


@pytest.mark.rule("DQ3-CATA-27")
def test_more_cards_than_spaces_to_the_wall_may_be_collected() -> None:
    game = below("hugo", EMPTY, "catacomb_exit", row=[EMPTY] * 3, at=["m3"])
    assert len(hero(game, 0).row) == 5


@pytest.mark.rule("DQ3-CATA-28")
@pytest.mark.parametrize(("side", "number", "where"), [("left", 6, "d1"), ("left", 3, "d1")])
def test_a_drift_that_would_lead_outside_stops_at_the_wall(
    side: str, number: int, where: str
) -> None:
    game = below("hugo", "catacomb_exit", tiles={where: "chamber_01"}, dice=[number])
    act(game, 0, "surface", f"drift {side}")
    assert place(game, 0) == where


@pytest.mark.rule("DQ3-CATA-29", "DQ3-DIFF-40")
def test_the_figure_is_back_and_the_travel_marker_is_gone() -> None:
    game = below("hugo", "catacomb_exit", tiles={"d4": "chamber_01"})
    act(game, 0, "surface", "drift right")
    figure = shown(game)["heroes"][0]
    assert (figure["status"], figure["at"], figure["heading"]) == ("exploring", SPACE_OF["d4"], -1)
    assert told(game, "surfaced") == [{"seat": 0, "at": SPACE_OF["d4"]}]
    assert cited(game, "surfaced") == ["DQ3-CATA-29"]


@pytest.mark.rule("DQ3-CATA-30", "DQ3-DIFF-39")
def test_all_cards_of_the_trip_go_back_into_the_deck() -> None:
    row = [EMPTY, "catacomb_razorwing_attack"]
    game = below("hugo", "catacomb_exit", row=row, tiles={"f4": "chamber_01"})
    catacomb = state_of(game).decks["catacomb"]
    assert len(catacomb.deck) == 37
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).row == []
    assert len(catacomb.deck) == 40
    assert catacomb.deck.top == catacomb.deck.bottom == catacomb.discard == []


@pytest.mark.rule("DQ3-CATA-31", "DQ3-CATA-33", "DQ3-DIFF-38")
def test_loot_found_below_counts_as_distance_and_is_kept() -> None:
    game = below("hugo", "catacomb_gigantic_diamond", "catacomb_exit", tiles={"e4": "chamber_01"})
    assert hero(game, 0).row == ["catacomb_gigantic_diamond", "catacomb_exit"]
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "e4"
    assert hero(game, 0).loot == ["catacomb_gigantic_diamond"]
    assert "catacomb_gigantic_diamond" not in state_of(game).decks["catacomb"].deck.cards
    assert len(state_of(game).decks["catacomb"].deck) == 39


@pytest.mark.rule("DQ3-CATA-31", "DQ3-CATA-33", "DQ3-DIFF-38")
def test_a_card_that_must_be_kept_counts_as_distance_and_stays_with_the_hero() -> None:
    game = below(
        "hugo",
        "catacomb_vampire_bite",
        "catacomb_exit",
        tiles={"e4": "chamber_01"},
        dice=[6, 6, 1],
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "e4"
    assert hero(game, 0).kept == ["catacomb_vampire_bite"]
    assert "catacomb_vampire_bite" not in state_of(game).decks["catacomb"].deck.cards


@pytest.mark.rule("DQ3-CATA-32")
def test_cards_kept_from_an_earlier_trip_are_no_distance() -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        at=["c3"],
        status={},
        heading={},
        loot={0: [CHEST]},
        kept={0: ["catacomb_vampire_bite"]},
        entrances=["c3"],
        tiles={"c3": "chamber_01", "d4": "chamber_01"},
    )
    act(game, 0, "descend", "head east")
    assert hero(game, 0).row == ["catacomb_exit"]
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "d4"
    assert hero(game, 0).loot == [CHEST]
    assert hero(game, 0).kept == ["catacomb_vampire_bite"]


@pytest.mark.rule("DQ3-EX-26", "DQ3-EX-27", "DQ3-EX-28")
def test_lindel_comes_out_three_spaces_ahead_and_two_to_the_right() -> None:
    game = below(
        "lindel",
        CHEST,
        "catacomb_exit",
        row=[EMPTY],
        pool=["chamber_02"],
        top={"dungeon": ["dungeon_razorwing_attack"]},
        dice=[2, 3],
    )
    assert hero(game, 0).row == [EMPTY, CHEST, "catacomb_exit"]
    act(game, 0, "surface", "drift right")
    assert options(game, 0) == ("arrow north", "arrow east", "arrow south", "arrow west")
    assert told(game, "surfaced") == []
    act(game, 0, "arrow west")
    assert told(game, "surfaced") == [{"seat": 0, "at": SPACE_OF["f5"]}]
    assert state_of(game).tiles == {SPACE_OF["f5"]: ("chamber_02", 1)}
    assert (hero(game, 0).heading, hero(game, 0).row) == (-1, [])
    assert hero(game, 0).loot == [CHEST]
    assert len(state_of(game).decks["catacomb"].deck) == 39
    turns = [
        event.params.get("card", "turn")
        for event in game.events
        if event.kind == "card_drawn" or (event.kind == "turn_began" and event.params["seat"] == 0)
    ]
    assert turns[:4] == ["turn", CHEST, "turn", "catacomb_exit"]
    assert turns[4:] == ["turn", "dungeon_razorwing_attack", "turn"]
