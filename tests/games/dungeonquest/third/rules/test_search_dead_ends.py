"""Dead ends and heroes who are sealed in (DEAD)."""

from collections.abc import Sequence
from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SOUTH, SPACE_OF
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

OPEN = "chamber_01"
NOTHING = "search_empty_room"
FROM_C2: Any = {"entered_by": {0: SOUTH}, "came_from": {0: SPACE_OF["c2"]}, "skips": {1: 9}}


def sealed_in(*cards: str, top: dict[str, Sequence[str]] | None = None, **facts: Any) -> Game:
    """Hugo is in c1, in a Rotating Room that has turned its only passage to the outer wall."""
    decks = {"search": [*cards], "dungeon": ["dungeon_empty"] * 2} | (top or {})
    given = {"at": ["c1"], "tiles": {"c1": "rotating_room_01@2", "c2": OPEN}} | FROM_C2 | facts
    return scene("hugo", "lindel", top=decks, **given)


@pytest.mark.rule("DQ3-DEAD-01", "DQ3-DEAD-02")
def test_in_a_dead_end_only_the_way_back_is_open() -> None:
    """Beyond three passages are the outer wall, a wall of the next chamber, and a wall again."""
    tiles = {"c1": OPEN, "c2": OPEN, "b1": "chamber_03@2", "d1": "chamber_05@0"}
    game = scene("hugo", "lindel", at=["c1"], tiles=tiles, top={"dungeon": ["dungeon_empty"]},
                 **FROM_C2)  # fmt: skip
    assert set(options(game, 0)) == {"move south", "search"}
    assert refused(game, 0) == {
        "move north": "DQ3-TILE-08", "move east": "DQ3-TILE-03", "move west": "DQ3-TILE-03",
    }  # fmt: skip
    act(game, 0, "move south")
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQ3-DEAD-02")
def test_a_secret_door_leads_out_of_a_dead_end_in_the_same_turn() -> None:
    game = sealed_in("search_secret_door", pool=["chamber_05"])
    assert {"through east", "through south", "through west"} < set(options(game, 0))
    act(game, 0, "through south")
    assert place(game, 0) == "c2"
    assert drawn(game, "dungeon") == ["dungeon_empty"]


@pytest.mark.rule("DQ3-DEAD-02")
def test_a_passage_down_leads_out_of_a_dead_end_in_the_next_turn() -> None:
    game = sealed_in("search_passage_down")
    assert set(options(game, 0)) == {"search", "descend"}
    act(game, 0, "descend", "head south")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-DEAD-03")
def test_a_rotating_room_can_seal_a_hero_in() -> None:
    game = scene("hugo", "lindel", at=["c2"], tiles={"c2": OPEN}, pool=["rotating_room_01"],
                 top={"search": ["search_passage_down"]})  # fmt: skip
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["c1"]] == ("rotating_room_01", 2)
    assert (place(game, 0), game.waiting) == ("c1", [1])
    act(game, 1, "move south")
    assert told(game, "searched") == [{"seat": 0, "at": SPACE_OF["c1"]}], "nothing else is left"
    assert place(game, 0) == "c1"


@pytest.mark.rule("DQ3-DEAD-03", "DQ3-ROOM-54")
def test_a_rotating_room_that_lies_there_seals_nobody_in() -> None:
    game = scene("hugo", "lindel", at=["c2"], tiles={"c2": OPEN, "c1": "rotating_room_01"},
                 skips={1: 9})  # fmt: skip
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["c1"]] == ("rotating_room_01", 0)
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-DEAD-04")
def test_a_sealed_hero_dies_after_his_second_search() -> None:
    game = sealed_in(NOTHING, NOTHING, skips={})
    assert hero(game, 0).status == "exploring", "one search does not kill him"
    assert len(told(game, "searched")) == 1
    act(game, 1, "move south")
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]
    assert cited(game, "died") == ["DQ3-DEAD-04"]


@pytest.mark.rule("DQ3-DEAD-04")
def test_a_passage_found_by_the_second_search_saves_him() -> None:
    game = sealed_in(NOTHING, "search_passage_down")
    assert hero(game, 0).status == "exploring"
    assert cited(game, "descended") == []
    act(game, 0, "head south")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-DEAD-04")
def test_a_secret_door_found_by_the_second_search_saves_him_if_he_uses_it() -> None:
    game = sealed_in(NOTHING, "search_secret_passage")
    act(game, 0, "through south")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c2")
    game = sealed_in(NOTHING, "search_secret_passage")
    act(game, 0, "decline")
    assert cited(game, "died") == ["DQ3-DEAD-04"]


@pytest.mark.rule("DQ3-DEAD-04")
def test_a_hero_sealed_in_with_an_entrance_to_the_catacombs_does_not_die() -> None:
    game = sealed_in(NOTHING, NOTHING, tiles={"c1": "catacomb_entrance_05@2", "c2": OPEN})
    act(game, 0, "search", "search")
    assert hero(game, 0).status == "exploring"
    assert cited(game, "died") == []
    act(game, 0, "head south")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-DEAD-04", "DQ3-GAP-61")
@pytest.mark.parametrize("tile", ["cave_in_02@1", "darkness_02", "corridor_05@1"])
def test_a_hero_sealed_in_any_kind_of_chamber_searches_and_dies(tile: str) -> None:
    """The chambers around show him their walls; none of his own has a search icon."""
    tiles = {"c2": tile, "b2": "chamber_03@2", "d2": "chamber_05", "c3": "chamber_04"}
    bound = {0: "dark" if tile.startswith("dark") else ""}
    game = scene("hugo", "lindel", at=["c2"], tiles=tiles, bound=bound, skips={1: 9},
                 top={"search": [NOTHING] * 2})  # fmt: skip
    assert len(told(game, "searched")) == 2
    assert cited(game, "died") == ["DQ3-DEAD-04"]


@pytest.mark.rule("DQ3-DEAD-05", "DQ3-DEAD-02")
def test_a_hero_who_can_walk_back_must_simply_move_after_two_searches() -> None:
    game = scene("hugo", "lindel", at=["c1"], tiles={"c1": "chamber_08", "c2": OPEN}, **FROM_C2,
                 top={"search": [NOTHING] * 2, "dungeon": ["dungeon_empty"]})  # fmt: skip
    act(game, 0, "search", "search")
    assert hero(game, 0).status == "exploring"
    assert place(game, 0) == "c2", "the way back was all that was left"
    assert told(game, "died") == []


@pytest.mark.rule("DQ3-DEAD-05")
def test_a_way_back_that_another_hero_bars_is_still_a_way() -> None:
    game = scene("hugo", "lindel", at=["c1", "c2"], tiles={"c1": "chamber_08", "c2": OPEN},
                 entered_by={0: SOUTH}, came_from={0: SPACE_OF["c2"]}, skips={1: 3},
                 top={"search": [NOTHING] * 2})  # fmt: skip
    assert hero(game, 0).status == "exploring"
    assert cited(game, "blocked")[:1] == ["DQ3-CLAR-09"]
    assert told(game, "died") == []
