"""Rotating rooms and portcullis chambers (ROOM)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

ROOM = "rotating_room_01"
EMPTY = {"search": ["search_empty_room"] * 3, "dungeon": ["dungeon_empty"] * 3}


def sealed(**rest: object) -> Game:
    """A hero in a rotating room whose only open side, the north, meets the outer wall."""
    top = {**EMPTY, **rest.pop("top", {})}  # type: ignore[dict-item]
    tiles, nap = {"c1": f"{ROOM}@2", "c2": "chamber_01"}, {1: 2}
    return scene("hugo", "krutzbeck", at=["c1"], tiles=tiles, top=top, skips=nap, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("DQ3-ROOM-51", "DQ3-ROOM-52", "DQ3-ROOM-53")
def test_a_rotating_room_turns_half_round_when_laid_and_the_turn_ends() -> None:
    game = enters("chamber_01", pool=[ROOM])
    act(game, 0, "move west")
    assert place(game, 0) == "b4"
    assert state_of(game).tiles[SPACE_OF["b4"]] == (ROOM, 1)
    assert told(game, "tile_turned") == [{"at": SPACE_OF["b4"], "turns": 2}]
    assert cited(game, "tile_turned") == ["DQ3-ROOM-51"]
    assert is_over_for(game, 0)
    assert not told(game, "card_drawn")


@pytest.mark.rule("DQ3-ROOM-51")
def test_after_the_turning_the_way_in_is_shut_and_the_way_on_is_open() -> None:
    game = enters("chamber_01", pool=[ROOM], skips=SLEEP)
    act(game, 0, "move west")
    assert options(game, 0) == ("move west", "search")
    assert game.pending[0].refused["move east"] == "DQ3-TILE-01"


@pytest.mark.rule("DQ3-ROOM-54", "DQ3-ROOM-53")
def test_a_rotating_room_does_not_turn_a_second_time() -> None:
    game = enters(ROOM)
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert state_of(game).tiles[SPACE_OF["c3"]] == (ROOM, 0)
    assert is_over_for(game, 0)
    assert not told(game, "card_drawn")


@pytest.mark.rule("DQ3-ROOM-52")
def test_a_rotating_room_ends_the_turn_even_in_stasis() -> None:
    game = enters("chamber_01", pool=[ROOM], runes={0: ["stasis_rune"]})
    act(game, 0, "use stasis_rune", "move west")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-51", "DQ3-ROOM-52")
def test_behind_a_secret_door_a_rotating_room_turns_too_and_ends_the_turn() -> None:
    game = enters(
        "chamber_01",
        pool=[ROOM],
        runes={0: ["stasis_rune"]},
        top={"dungeon": ["dungeon_secret_door"]},
    )
    act(game, 0, "use stasis_rune", "move north", "through west")
    assert state_of(game).tiles[SPACE_OF["b3"]] == (ROOM, 1)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-55", "DQ3-EX-06")
def test_a_sealed_hero_may_only_search() -> None:
    game = enters(
        "chamber_01",
        at=["c2"],
        tiles={"c2": "chamber_01"},
        pool=[ROOM],
        skips={1: 1},
        top={"search": ["search_passage_down"]},
    )
    act(game, 0, "move north")
    assert place(game, 0) == "c1"
    assert told(game, "searched")  # nothing else is left to him, so nobody asks
    assert not told(game, "died")


@pytest.mark.rule("DQ3-ROOM-55")
def test_a_secret_door_lets_a_sealed_hero_out() -> None:
    game = sealed(top={"search": ["search_secret_door"]})
    act(game, 0, "through south")
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQ3-ROOM-55")
def test_a_passage_down_on_the_second_search_saves_a_sealed_hero() -> None:
    game = sealed(top={"search": ["search_empty_room", "search_passage_down"]})
    assert hero(game, 0).status == "exploring"
    act(game, 0, "head south")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-ROOM-56", "DQ3-DEAD-04", "DQ3-DIFF-62")
def test_a_hero_still_sealed_in_after_two_searches_dies() -> None:
    game = sealed()
    assert hero(game, 0).status == "dead"
    assert cited(game, "died") == ["DQ3-DEAD-04"]
    assert len(told(game, "searched")) == 2


@pytest.mark.rule("DQ3-ROOM-56", "DQ3-DIFF-62")
def test_a_trap_that_ends_the_second_search_does_not_save_a_sealed_hero() -> None:
    game = sealed(
        top={"search": ["search_empty_room", "search_hidden_trap"], "trap": ["trap_trapdoor"]},
        dice=[6, 6],
    )
    assert hero(game, 0).status == "dead"
    assert told(game, "died")[0]["cause"] == "dead_end"
    kinds = [event.kind for event in game.events]
    assert (
        kinds[: kinds.index("died")].count("turn_began") == 3
    )  # his first, the other's, his second


@pytest.mark.rule("DQ3-ROOM-56")
def test_a_sealed_hero_who_declines_a_secret_door_on_his_second_search_dies() -> None:
    game = sealed(top={"search": ["search_empty_room", "search_secret_door"]})
    act(game, 0, "decline")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQ3-ROOM-56")
def test_an_entrance_found_by_another_saves_a_sealed_hero_as_well() -> None:
    game = sealed(entrances=["c1"])
    act(game, 0, "search", "search")
    assert options(game, 0)[0] == "head north"
    assert not told(game, "died")


@pytest.mark.rule("DQ3-ROOM-56")
def test_a_hero_who_can_still_walk_out_does_not_die_of_two_searches() -> None:
    game = scene("hugo", "krutzbeck", at=["c3"], tiles={"c3": ROOM}, top=EMPTY, skips=SLEEP)
    act(game, 0, "search")
    act(game, 0, "search")
    assert hero(game, 0).status == "exploring"


@pytest.mark.rule("DQ3-ROOM-56", "DQ3-VAR-WAIT-06")
def test_if_death_can_wait_a_sealed_hero_is_put_into_a_space_beside() -> None:
    game = sealed(rules=Rules(death_can_wait=True))
    assert options(game, 0) == ("through east", "through south", "through west")
    act(game, 0, "through south")
    assert place(game, 0) == "c2"
    assert cited(game, "unconscious") == ["DQ3-VAR-WAIT-01"]


# -- portcullis chamber ----------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-39", "DQ3-MON-12")
def test_nobody_escapes_from_a_monster_in_a_portcullis_chamber() -> None:
    game = enters(
        "chamber_01",
        pool=["portcullis_01"],
        top={"dungeon": ["dungeon_monster_skeleton"]},
        runes={0: ["rune_of_blinding"]},
    )
    act(game, 0, "move west")
    assert options(game, 0) == ("attack", "use rune_of_blinding")
    assert game.pending[0].refused["escape"] == "DQ3-MON-12"


@pytest.mark.rule("DQ3-ROOM-40", "DQ3-ROOM-41")
def test_to_leave_through_the_portcullis_needs_strength_and_a_failure_ends_the_turn() -> None:
    game = enters("portcullis_01", at=["c3"], dice=[3, 5])
    act(game, 0, "move south")
    assert told(game, "test_failed")[0]["attribute"] == "strength"
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-40")
def test_a_hero_who_is_strong_enough_passes_the_portcullis() -> None:
    game = enters("portcullis_01", at=["c3"], dice=[3, 4], top=EMPTY)
    act(game, 0, "move south")
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQ3-ROOM-42")
def test_after_a_failure_a_hero_may_try_again_or_leave_another_way() -> None:
    game = enters("portcullis_01", at=["c3"], dice=[3, 5], skips=SLEEP)
    act(game, 0, "move south")
    assert turns_of(game, 0) == 2
    assert {"move south", "move north", "search"} <= {*options(game, 0)}
