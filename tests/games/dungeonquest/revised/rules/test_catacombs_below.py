"""Turns in the catacombs (CATA-09 to CATA-13, TRANS-03)."""

import pytest

from delvers.kernel.errors import WrongSeat
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

EMPTY, EXIT, HOLE = "catacomb_empty", "catacomb_exit", "catacomb_hole_in_the_roof"


@pytest.mark.rule("DQR-CATA-09")
def test_the_marker_stays_put_while_cards_are_drawn() -> None:
    game = below("hugo", EMPTY, EMPTY, EXIT)
    assert hero(game, 0).row == [EMPTY, EMPTY, EXIT]
    assert (place(game, 0), hero(game, 0).heading) == ("c3", 1)


@pytest.mark.rule("DQR-CATA-09")
def test_the_marker_is_gone_when_the_hero_has_left_the_catacombs() -> None:
    game = below("hugo", EXIT, tiles={"d4": "rotating_room_01"}, skips={})
    act(game, 0, "surface", "drift right")
    assert (hero(game, 0).heading, place(game, 0)) == (-1, "d4")


@pytest.mark.rule("DQR-CATA-10", "DQR-CATA-11")
@pytest.mark.parametrize("tile", ["chamber_01", "catacomb_entrance_01"])
def test_below_a_hero_neither_moves_nor_searches_but_draws_a_card(tile: str) -> None:
    game = below("hugo", EMPTY, EXIT, tiles={"c3": tile}, skips={})
    assert (list(game.pending), drawn(game, "catacomb")) == ([1], [EMPTY])
    before = game.save()
    for action in ("search", "move north", "descend"):
        with pytest.raises(WrongSeat):
            game.choose(0, action)
    assert game.save() == before


@pytest.mark.rule("DQR-CATA-11")
def test_one_card_is_drawn_in_each_turn_and_its_text_followed() -> None:
    game = below("hugo", "catacomb_razorwing_attack", EMPTY, EXIT, dice=[4])
    drawing = [
        event.kind
        for event in game.events
        if event.kind == "card_drawn" or (event.kind == "turn_began" and event.params["seat"] == 0)
    ]
    assert drawing == ["turn_began", "card_drawn"] * 3
    assert set(cited(game, "card_drawn")) == {"DQR-CATA-11"}
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-CATA-12")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_drawn_cards_lie_face_up_in_a_row_for_all_to_see(seat: int | None) -> None:
    game = below("hugo", "catacomb_razorwing_attack", "catacomb_gigantic_diamond", EXIT)
    row = shown(game, seat)["heroes"][0]["row"]
    assert row == ["catacomb_razorwing_attack", "catacomb_gigantic_diamond", EXIT]
    assert state_of(game).decks["catacomb"].discard == []


@pytest.mark.rule("DQR-CATA-12")
def test_a_trap_found_below_is_discarded_and_only_the_catacomb_card_joins_the_row() -> None:
    top = {"trap": ["trap_poisonous_snakes"]}
    game = below("hugo", "catacomb_hidden_trap", EXIT, top=top, dice=[2])
    assert hero(game, 0).row == ["catacomb_hidden_trap", EXIT]
    assert state_of(game).decks["trap"].discard == ["trap_poisonous_snakes"]


@pytest.mark.rule("DQR-CATA-12")
def test_shuffle_never_joins_the_row() -> None:
    game = below("hugo", "catacomb_shuffle", row=[EMPTY])
    state = state_of(game)
    assert drawn(game, "catacomb")[0] == "catacomb_shuffle"
    assert "catacomb_shuffle" not in hero(game, 0).row
    assert "catacomb_shuffle" in state.decks["catacomb"].deck.cards


@pytest.mark.rule("DQR-CATA-13")
def test_only_a_card_that_allows_it_lets_him_out() -> None:
    game = below("hugo", EMPTY, EMPTY, "catacomb_spiders_venom", EMPTY, EXIT, dice=[6])
    assert [event.kind for event in game.events if event.kind == "surfaced"] == []
    assert drawn(game, "catacomb")[-1] == EXIT
    assert options(game, 0) == ("surface", "stay below")


@pytest.mark.rule("DQR-CATEXIT-01", "DQR-TRANS-03", "DQR-CATA-13")
def test_a_hero_who_draws_an_exit_decides_before_anybody_else_acts() -> None:
    game = below("hugo", EXIT, skips={})
    assert game.waiting == [0]
    assert (options(game, 0), game.pending[0].rule) == (
        ("surface", "stay below"),
        "DQR-CARDS-CATACOMB-EXIT",
    )
    assert game.pending[0].prompt == "surface"


@pytest.mark.rule("DQR-CATEXIT-02", "DQR-TRANS-03")
def test_an_exit_that_was_declined_is_lost() -> None:
    game = below("hugo", EXIT, EMPTY, "catacomb_razorwing_attack", EXIT, dice=[1])
    act(game, 0, "stay below")
    assert hero(game, 0).row == [EXIT, EMPTY, "catacomb_razorwing_attack", EXIT]
    assert [drawn["card"] for drawn in told(game, "card_drawn")][:2] == [EXIT, EMPTY]
    assert options(game, 0) == ("surface", "stay below")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQR-CATEXIT-02")
def test_declining_ends_the_turn() -> None:
    game = below("hugo", EXIT, EMPTY, skips={})
    act(game, 0, "stay below")
    assert (game.waiting, hero(game, 0).row) == ([1], [EXIT])


@pytest.mark.rule("DQR-CATEXIT-02")
def test_a_hole_in_the_roof_may_be_tried_again_because_the_card_says_so() -> None:
    game = below("hugo", HOLE, dice=[6, 6, 1, 1])
    assert options(game, 0) == ("climb", "go on")
    assert game.pending[0].rule == "DQR-CARDS-CATACOMB-HOLE-IN-THE-ROOF"
    assert drawn(game, "catacomb") == [HOLE]
    act(game, 0, "climb")
    assert drawn(game, "catacomb") == [HOLE]
    assert options(game, 0) == ("surface", "stay below")


@pytest.mark.rule("DQR-CATEXIT-02")
@pytest.mark.parametrize("first", ["go on", "climb"])
def test_a_hole_that_was_passed_by_or_declined_is_lost(first: str) -> None:
    game = below("hugo", HOLE, EXIT, dice=[6, 6, 1, 1])
    act(game, 0, first)
    if first == "climb":
        act(game, 0, "stay below")
    assert drawn(game, "catacomb") == [HOLE, EXIT]
    act(game, 0, "stay below")
    assert "climb" not in options(game, 0)
    assert hero(game, 0).bound == ""


@pytest.mark.rule("DQR-CATA-11")
def test_two_heroes_below_have_a_row_each() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "c3"],
        status={0: "below", 1: "below"},
        heading={0: 0, 1: 2},
        top={"catacomb": [EMPTY, EXIT]},
    )
    assert (hero(game, 0).row, hero(game, 1).row) == ([EMPTY], [EXIT])
    assert game.waiting == [1]
