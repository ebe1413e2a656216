"""Rulings about preparation, moving, searching and chambers (DIFF)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.common.rules.preparing import highest_roll
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    faces,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.watched import wait, watched


@pytest.mark.rule("DQ3-DIFF-01", "DQ3-SETUP-04")
def test_the_trap_deck_is_shuffled_like_the_others() -> None:
    first = set()
    for seed in range(30):
        state = SPEC.setup(2, SPEC.check_options({}), Dice(seed))
        trap = state.decks["trap"]
        assert (len(trap.deck), trap.deck.top, trap.deck.bottom, trap.discard) == (15, [], [], [])
        first.add(trap.deck.draw(state.dice))
    assert first == {card.id for card in CONTENT.decks["trap"]}


@pytest.mark.rule("DQ3-DIFF-02", "DQ3-SETUP-15", "DQ3-GAP-77")
def test_a_tie_for_first_player_is_rolled_again_by_those_who_tied() -> None:
    dice = faces(3, 6, 6, 2, 5, 1)
    assert highest_roll([0, 1, 2], dice)[-1] == (2, 5)
    assert dice.script == [0]


@pytest.mark.rule("DQ3-DIFF-04", "DQ3-TURN-03")
def test_a_hero_moves_to_an_adjacent_space_explored_or_not_or_searches_instead() -> None:
    game = watched("hugo", tiles={"c3": "chamber_01", "d3": "chamber_01"})
    assert set(options(game, 0)) == {
        *(f"move {way}" for way in ("north", "east", "south", "west")),
        "search",
    }
    act(game, 0, "search")
    assert (place(game, 0), told(game, "moved"), list(game.pending)) == ("c3", [], [1])


@pytest.mark.rule("DQ3-DIFF-06", "DQ3-DOOR-05", "DQ3-DOOR-06")
@pytest.mark.parametrize(("then", "ends"), [("move north", "c2"), ("move east", "d3")])
def test_after_a_failed_door_he_may_try_again_or_leave_by_another_passage(
    then: str, ends: str
) -> None:
    game = watched(
        "hugo",
        tiles={"c3": "chamber_09", "c2": "chamber_01", "d3": "chamber_01"},
        top={"door": ["door_jammed", "door_opens"], "dungeon": ["dungeon_empty"]},
    )
    act(game, 0, "move north")
    assert list(game.pending) == [1]
    wait(game)
    act(game, 0, then)
    assert place(game, 0) == ends


@pytest.mark.rule("DQ3-DIFF-07", "DQ3-PORT-04")
@pytest.mark.parametrize(("then", "ends"), [("move south", "c4"), ("move east", "d3")])
def test_after_a_failed_portcullis_he_may_try_again_or_leave_by_another_passage(
    then: str, ends: str
) -> None:
    game = watched(
        "hugo",
        tiles={"c3": "portcullis_01", "c4": "chamber_01", "d3": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
        dice=[6, 6, 1, 1],
    )
    act(game, 0, "move south")
    assert (place(game, 0), list(game.pending)) == ("c3", [1])
    wait(game)
    act(game, 0, then)
    assert place(game, 0) == ends


@pytest.mark.rule("DQ3-DIFF-08", "DQ3-PORT-06")
def test_no_test_is_made_for_a_portcullis_chamber_that_is_just_laid() -> None:
    game = watched(
        "hugo",
        tiles={"c3": "chamber_01"},
        pool=["portcullis_01"],
        top={"dungeon": ["dungeon_empty"]},
        dice=[6, 6],
    )
    act(game, 0, "move north")
    assert (place(game, 0), told(game, "rolled")) == ("c2", [])


@pytest.mark.rule("DQ3-DIFF-10", "DQ3-SEARCH-11")
def test_a_hero_who_searches_meets_the_card_but_not_the_chamber() -> None:
    game = watched(
        "hugo",
        tiles={"c3": "chamber_01"},
        top={"search": ["search_gold_coins_70"]},
    )
    act(game, 0, "search")
    assert [event["deck"] for event in told(game, "card_drawn")] == ["search"]
    assert hero(game, 0).loot == ["search_gold_coins_70"]


@pytest.mark.rule("DQ3-DIFF-12", "DQ3-SEARCH-05")
def test_after_two_turns_of_searching_a_hero_must_move() -> None:
    top = {"search": ["search_empty_room"] * 4}
    game = watched("hugo", tiles={"c3": "chamber_01", "d3": "chamber_01"}, top=top)
    for _ in range(2):
        act(game, 0, "search")
        wait(game)
    assert "search" not in options(game, 0)
    assert game.pending[0].refused["search"] == "DQ3-SEARCH-05"


@pytest.mark.rule("DQ3-DIFF-16", "DQ3-CARD-08")
def test_a_loot_card_with_text_is_kept_and_its_text_carried_out() -> None:
    eater, ring = "treasure_artifact_eater", "treasure_ebon_ring"
    game = watched(
        "hugo",
        "g4",
        tiles={"g4": "chamber_01"},
        top={"dragon": ["dragon_sleeping"], "treasure": [ring, eater]},
    )
    act(game, 0, "move south")
    assert hero(game, 0).loot == [eater]
    assert state_of(game).decks["treasure"].discard == [ring]


def on_rune(rune: str, **more: Any) -> Game:
    """Hugo with a Rune, beside a trap chamber at d3."""
    return watched(
        "hugo",
        tiles={"c3": "chamber_01", "d3": "trap_01"},
        top={"trap": ["trap_explosion"] * 2},
        runes={0: [rune]},
        **more,
    )


@pytest.mark.rule("DQ3-DIFF-44", "DQ3-RUNE-03", "DQ3-RUNE-04")
def test_a_rune_is_discarded_when_it_is_used_and_is_gone() -> None:
    game = on_rune("rune_of_warning")
    assert "use rune_of_warning" not in options(game, 0)
    act(game, 0, "move east", "use rune_of_warning")
    assert (hero(game, 0).runes, cited(game, "rune_used")) == ([], ["DQ3-CARDS-RUNE-OF-WARNING"])
    piles = [*state_of(game).decks.values(), state_of(game).combat]
    cards = [card for pile in piles for card in (*pile.deck.cards, *pile.discard)]
    assert "rune_of_warning" not in cards


@pytest.mark.rule("DQ3-DIFF-44")
def test_a_rune_that_is_not_used_stays() -> None:
    game = on_rune("rune_of_warning")
    act(game, 0, "move east", "decline")
    assert (hero(game, 0).runes, hero(game, 0).wounds) == (["rune_of_warning"], 4)


@pytest.mark.rule("DQ3-DIFF-59", "DQ3-ROOM-12")
def test_the_same_corridor_a_second_time_ends_the_turn_there() -> None:
    tiles = {"c3": "corridor_01", "d3": "corridor_01", "e3": "chamber_01"}
    game = watched("hugo", "e3", tiles=tiles)
    act(game, 0, "move west", "move west", "move east")
    assert (place(game, 0), list(game.pending)) == ("d3", [1])
    wait(game)
    assert {"move west", "move east"} <= set(options(game, 0))


@pytest.mark.rule("DQ3-DIFF-60", "DQ3-ROOM-32")
def test_a_hero_who_retreats_from_a_web_goes_back_in_his_next_turn() -> None:
    tiles = {"c3": "trap_01", "d3": "spider_web_01@1", "e3": "chamber_01"}
    game = watched("hugo", tiles=tiles, top={"trap": ["trap_explosion"]})
    act(game, 0, "move east", "retreat")
    assert (place(game, 0), list(game.pending)) == ("d3", [1])
    wait(game)
    assert (place(game, 0), hero(game, 0).wounds) == ("c3", 4)


@pytest.mark.rule("DQ3-DIFF-61", "DQ3-ROOM-38", "DQ3-ROOM-40")
def test_in_a_portcullis_chamber_the_card_is_met_now_and_the_portcullis_tried_later() -> None:
    game = watched(
        "hugo",
        tiles={"c3": "chamber_01", "d3": "portcullis_01@1"},
        top={"dungeon": ["dungeon_razorwing_attack"]},
        dice=[1, 1, 2, 6, 6],
    )
    act(game, 0, "move east")
    assert (place(game, 0), hero(game, 0).wounds, list(game.pending)) == ("d3", 2, [1])
    wait(game)
    act(game, 0, "move west")
    assert [test["attribute"] for test in told(game, "test_failed")] == ["strength"]
    assert (place(game, 0), list(game.pending)) == ("d3", [1])


@pytest.mark.rule("DQ3-DIFF-62", "DQ3-DEAD-04")
def test_whether_a_sealed_hero_dies_is_seen_at_the_end_of_his_second_search() -> None:
    top = {"search": ["search_empty_room", "search_empty_room", "search_secret_door"]}
    game = watched("hugo", "c1", tiles={"c1": "rotating_room_01@2", "c2": "chamber_01"}, top=top)
    wait(game)
    assert (hero(game, 0).status, hero(game, 0).searches) == ("exploring", 2)
    act(game, 0, "decline")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQ3-DIFF-36", "DQ3-CATA-12")
def test_a_hero_goes_below_in_any_direction_although_another_marker_lies_there() -> None:
    game = scene(
        *("hugo", "lindel"),
        at=["c3", "c3"],
        tiles={"c3": "catacomb_entrance_01"},
        status={1: "below"},
        heading={1: 1},
    )
    act(game, 0, "descend")
    assert options(game, 0) == ("head north", "head east", "head south", "head west")
    act(game, 0, "head east")
    assert [hero(game, seat).heading for seat in (0, 1)] == [1, 1]
    assert hero(game, 0).at == SPACE_OF["c3"]
