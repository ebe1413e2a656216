"""Turns in the catacombs and the row of cards (CATA-13 to CATA-21, CATA-44, CATA-45)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

C3 = {"c3": "chamber_01"}


@pytest.mark.rule("DQ3-CATA-13", "DQ3-CATA-14")
def test_a_hero_below_draws_a_catacomb_card_instead_of_moving_or_searching() -> None:
    game = below("hugo", "catacomb_exit", tiles=C3)
    assert options(game, 0) == ("surface", "stay below")
    assert game.pending[0].prompt == "surface"
    assert told(game, "card_drawn") == [{"seat": 0, "deck": "catacomb", "card": "catacomb_exit"}]
    assert cited(game, "card_drawn") == ["DQ3-CATA-14"]


@pytest.mark.rule("DQ3-CATA-14")
def test_one_card_is_drawn_in_each_turn_below() -> None:
    game = below("hugo", "catacomb_empty", "catacomb_empty", "catacomb_exit")
    turns = [
        event.params.get("card")
        for event in game.events
        if event.kind == "card_drawn" or (event.kind == "turn_began" and event.params["seat"] == 0)
    ]
    assert turns == [None, "catacomb_empty", None, "catacomb_empty", None, "catacomb_exit"]


@pytest.mark.rule("DQ3-CATA-15", "DQ3-GAP-70")
def test_no_card_is_drawn_in_the_turn_of_the_descent() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, entrances=["c3"])
    act(game, 0, "descend", "head east")
    assert told(game, "card_drawn") == []
    assert hero(game, 0).row == []


@pytest.mark.rule("DQ3-CATA-15", "DQ3-GAP-56")
def test_a_hero_who_fell_draws_his_first_card_in_the_next_turn() -> None:
    tiles = {**C3, "c2": "bridge_01"}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, dice=[6, 6, 1])
    act(game, 0, "move north", "cross", "head south")
    assert told(game, "card_drawn") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-CATA-16")
def test_catacomb_cards_are_carried_out_like_dungeon_cards() -> None:
    game = below("hugo", "catacomb_razorwing_attack", "catacomb_exit", dice=[4])
    assert hero(game, 0).wounds == 4
    assert told(game, "wounded") == [{"seat": 0, "amount": 4, "cause": "catacomb_razorwing_attack"}]


@pytest.mark.rule("DQ3-CATA-16")
def test_no_dungeon_card_is_drawn_below() -> None:
    game = below("hugo", "catacomb_empty", "catacomb_exit")
    assert {drawn["deck"] for drawn in told(game, "card_drawn")} == {"catacomb"}


@pytest.mark.rule("DQ3-CATA-17")
def test_met_cards_lie_in_the_row_for_all_to_see_and_are_not_discarded() -> None:
    game = below("hugo", "catacomb_empty", "catacomb_horde_of_rats", "catacomb_exit", dice=[1, 1])
    row = ["catacomb_empty", "catacomb_horde_of_rats", "catacomb_exit"]
    assert shown(game)["heroes"][0]["row"] == row
    assert state_of(game).decks["catacomb"].discard == []
    assert len(state_of(game).decks["catacomb"].deck) == 37


@pytest.mark.rule("DQ3-CATA-17")
def test_a_card_joins_the_row_although_the_turn_ends_in_the_middle_of_it() -> None:
    game = below("hugo", "catacomb_hole_in_the_roof", dice=[6, 6])
    assert hero(game, 0).row == ["catacomb_hole_in_the_roof"]


@pytest.mark.rule("DQ3-CATA-17")
def test_a_trap_card_met_below_is_discarded_beside_its_own_deck() -> None:
    game = below(
        "hugo",
        "catacomb_hidden_trap",
        "catacomb_exit",
        top={"trap": ["trap_poisonous_snakes"]},
        dice=[3],
    )
    assert hero(game, 0).row == ["catacomb_hidden_trap", "catacomb_exit"]
    assert state_of(game).decks["trap"].discard == ["trap_poisonous_snakes"]


@pytest.mark.rule("DQ3-CATA-18", "DQ3-CARD-25")
def test_a_torch_that_is_lit_again_stays_in_the_row() -> None:
    game = below("hugo", "catacomb_torch_goes_out", "catacomb_exit", dice=[1, 1])
    assert told(game, "test_passed")[0]["attribute"] == "luck"
    assert hero(game, 0).row == ["catacomb_torch_goes_out", "catacomb_exit"]
    assert hero(game, 0).kept == []
    assert state_of(game).decks["catacomb"].discard == []


@pytest.mark.rule("DQ3-CATA-19")
def test_an_effect_that_ends_the_turn_leaves_no_time_for_a_card() -> None:
    game = below("hugo", "catacomb_torch_goes_out", "catacomb_exit", dice=[6, 6, 1, 1])
    cards = [drawn["card"] for drawn in told(game, "card_drawn")]
    assert cards == ["catacomb_torch_goes_out", "catacomb_exit"]
    turns = [began for began in told(game, "turn_began") if began["seat"] == 0]
    assert len(turns) == 3


@pytest.mark.rule("DQ3-CATA-19")
def test_a_lost_turn_below_brings_no_card() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        status={0: "below"},
        heading={0: 1},
        skips={0: 1},
        top={"catacomb": ["catacomb_exit"]},
    )
    assert told(game, "card_drawn") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-CATA-20")
@pytest.mark.parametrize(
    "card", ["catacomb_empty", "catacomb_horde_of_rats", "catacomb_gigantic_diamond"]
)
def test_most_cards_offer_no_way_out(card: str) -> None:
    game = below("hugo", card, "catacomb_exit", dice=[1, 1])
    assert hero(game, 0).status == "below"
    assert hero(game, 0).row == [card, "catacomb_exit"]


@pytest.mark.rule("DQ3-CATA-20", "DQ3-CATA-21")
def test_the_exit_card_lets_a_hero_choose_whether_to_come_out() -> None:
    game = below("hugo", "catacomb_exit", "catacomb_empty", "catacomb_exit")
    assert options(game, 0) == ("surface", "stay below")
    assert game.pending[0].rule == "DQ3-CARDS-CATACOMB-EXIT"
    act(game, 0, "stay below")
    assert hero(game, 0).status == "below"
    assert hero(game, 0).row == ["catacomb_exit", "catacomb_empty", "catacomb_exit"]
    act(game, 0, "surface", "drift left", "arrow south")
    assert hero(game, 0).status == "exploring"
    assert place(game, 0) == "f2"


@pytest.mark.rule("DQ3-CATA-44", "DQ3-TOKEN-04", "DQ3-GAP-51")
def test_a_monster_escaped_from_below_wanders_off_and_the_hero_stays_below() -> None:
    game = below("tatianna", "catacomb_monster_skeleton", "catacomb_exit")
    assert "escape" in options(game, 0)
    act(game, 0, "escape")
    assert told(game, "escaped") == [{"seat": 0, "monster": "skeleton"}]
    assert shown(game)["lurkers"] == []
    assert told(game, "token_placed") == []
    assert hero(game, 0).status == "below"
    assert hero(game, 0).row == ["catacomb_monster_skeleton", "catacomb_exit"]
    assert (place(game, 0), hero(game, 0).heading) == ("c3", 1)
    assert not hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-CATA-44")
def test_a_monster_that_kills_below_leaves_no_token() -> None:
    life = CONTENT.heroes["challara"].life
    game = below("challara", "catacomb_monster_demon", wounds={0: life - 1})
    act(game, 0, "attack")
    while hero(game, 0).status == "below":
        seat = game.waiting[0]
        act(game, seat, options(game, seat)[-1 if seat else 0])
    assert hero(game, 0).status == "dead"
    assert shown(game)["lurkers"] == []


@pytest.mark.rule("DQ3-CATA-45")
def test_a_hero_below_dies_at_sunset() -> None:
    game = below("hugo", "catacomb_exit", row=["catacomb_empty"], sun=29, dice=[5])
    act(game, 0, "stay below")
    assert hero(game, 0).status == "dead"
    assert {"seat": 0, "cause": "sunset"} in told(game, "died")
    assert len(state_of(game).decks["catacomb"].deck) == 40
