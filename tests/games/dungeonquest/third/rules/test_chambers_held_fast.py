"""Heroes whom a chamber or a card holds: fleeing into webs and cave-ins, and who must stay."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, WEST
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.fights import Fate, picks_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    scene,
    told,
)

LIGHTNING = {0: ["rune_of_lightning"]}
"""So that a hero who cannot escape is asked all the same."""


def fled_into(tile: str, *dungeon: str, **facts: Any) -> Game:
    """Lindel has escaped from a Skeleton in c1 back into the chamber b1; it is his next turn."""
    picks = [
        *picks_of("lindel", "lindel_parry_and_riposte"),
        *picks_of("skeleton", "skeleton_rise_again"),
    ]
    game = scene(
        "lindel",
        "hugo",
        at=["c1"],
        tiles={"b1": tile, "c1": "chamber_01"},
        lurkers={"c1": "skeleton_3"},
        top={"dungeon": [*dungeon] or ["dungeon_empty"]},
        owes_encounter={0: True},
        came_from={0: SPACE_OF["b1"]},
        entered_by={0: WEST},
        dice=Fate(picks=picks),
        skips=SLEEP,
        **facts,
    )
    act(game, 0, "escape")
    assert place(game, 0) == "b1"
    return game


# -- fleeing into a web or a cave-in ---------------------------------------------------------------


@pytest.mark.rule("DQ3-GAP-46", "DQ3-GAP-55", "DQ3-MON-27", "DQ3-ROOM-30")
def test_who_fled_into_a_web_may_retreat_to_where_he_fled_from() -> None:
    game = fled_into("spider_web_01@1")
    assert options(game, 0) == ("cross", "retreat")
    act(game, 0, "retreat")
    assert [step["at"] for step in told(game, "moved")][-1] == SPACE_OF["c1"]
    assert told(game, "fight_began")[-1]["monster"] == "skeleton", "it waits there for him"


@pytest.mark.rule("DQ3-GAP-46", "DQ3-GAP-55", "DQ3-ROOM-24", "DQ3-ROOM-25")
def test_who_fled_into_a_cave_in_may_retreat_in_the_turn_after_he_has_met_it() -> None:
    game = fled_into("cave_in_01@1")
    assert turns_of(game, 0) == 3, "in the turn between he drew a Dungeon card"
    assert options(game, 0) == ("cross", "retreat")
    act(game, 0, "retreat")
    assert told(game, "fight_began")[-1]["monster"] == "skeleton"


@pytest.mark.rule("DQ3-GAP-46")
def test_from_a_monster_met_where_he_fled_to_there_is_no_escape() -> None:
    game = fled_into("chamber_01", "dungeon_monster_troll", runes=LIGHTNING)
    assert refused(game, 0)["escape"] == "DQ3-MON-14"


@pytest.mark.rule("DQ3-ROOM-34")
@pytest.mark.parametrize(("beyond", "ways"), [("chamber_08@2", 0), ("chamber_01", 1)])
def test_through_a_web_one_goes_back_only_if_there_is_no_other_way(beyond: str, ways: int) -> None:
    tiles = {"c2": beyond}
    game = enters("spider_web_02", tiles=tiles, dice=[3, 3], top={"dungeon": ["dungeon_empty"]})
    act(game, 0, "move north", "cross")
    assert place(game, 0) == ("c2" if ways else "c4")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-34")
def test_through_a_web_one_goes_back_if_a_hero_stands_in_the_only_other_way() -> None:
    tiles = {"c2": "chamber_01"}
    game = enters("spider_web_02", at=["c4", "c2"], tiles=tiles, dice=[3, 3])
    act(game, 0, "move north", "cross")
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQ3-ROOM-34", "DQ3-DOOR-07")
def test_who_is_through_the_web_and_stopped_by_a_door_goes_on_next_turn() -> None:
    tiles = {"c2": "chamber_09@2"}
    top = {"door": ["door_jammed", "door_opens"], "dungeon": ["dungeon_empty"]}
    game = enters("spider_web_02", tiles=tiles, dice=[3, 3], top=top, skips=SLEEP)
    act(game, 0, "move north", "cross")
    assert len(told(game, "test_passed")) == 1, "no second test"
    assert place(game, 0) == "c2"


# -- the web at the start of a turn ----------------------------------------------------------------

CAUGHT: dict[str, Any] = {"at": ["c3"], "bound": {0: "caught"}, "entered_by": {0: 2}}
TORCH = {0: ["dungeon_torch_goes_out"]}


@pytest.mark.rule("DQ3-ROOM-36", "DQ3-CLAR-04")
def test_a_caught_hero_chooses_whether_web_or_torch_comes_first() -> None:
    game = enters("spider_web_01", kept=TORCH, **CAUGHT)
    assert options(game, 0) == ("resolve caught", "resolve dungeon_torch_goes_out")
    assert game.pending[0].rule == "DQ3-CLAR-04"


@pytest.mark.rule("DQ3-ROOM-36", "DQ3-CLAR-05", "DQ3-ROOM-37")
def test_who_is_free_of_the_web_and_fails_with_the_torch_goes_on_next_turn() -> None:
    dice = [3, 3, 6, 6, 1, 1]
    game = enters("spider_web_01", kept=TORCH, dice=dice, skips=SLEEP, **CAUGHT)
    act(game, 0, "resolve caught")
    assert turns_of(game, 0) == 2
    assert hero(game, 0).bound == "through"
    assert options(game, 0) == ("move north", "move east", "move west")
    assert [test["attribute"] for test in told(game, "test_passed")] == ["strength", "luck"]


@pytest.mark.rule("DQ3-CLAR-05", "DQ3-ROOM-36")
def test_who_fails_with_the_torch_first_must_still_try_the_web() -> None:
    game = enters("spider_web_01", kept=TORCH, dice=[6, 6, 6, 6], **CAUGHT)
    act(game, 0, "resolve dungeon_torch_goes_out")
    assert [test["attribute"] for test in told(game, "test_failed")] == ["luck", "strength"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-36")
def test_a_potion_may_come_before_the_web() -> None:
    loot = {0: ["search_unstable_potion"]}
    game = enters("spider_web_01", loot=loot, **CAUGHT)
    assert options(game, 0) == ("resolve caught", "use search_unstable_potion")


@pytest.mark.rule("DQ3-ROOM-37", "DQ3-ROOM-34")
def test_who_tears_the_web_moves_on_before_anything_that_he_may_do() -> None:
    runes = {0: ["rune_of_teleportation", "stasis_rune"]}
    game = enters("spider_web_01", runes=runes, dice=[3, 3], **CAUGHT)
    assert game.pending[0].prompt == "move"
    assert game.pending[0].rule == "DQ3-ROOM-34"
    assert cited(game, "rolled") == ["DQ3-ROOM-36"]


# -- who must stay ---------------------------------------------------------------------------------

HELD = [
    ({"bound": {1: "caught"}}, "DQ3-ROOM-35"),
    ({"bound": {1: "stuck"}}, "DQ3-ROOM-28"),
    ({"bound": {1: "pit"}}, "DQ3-GAP-84"),
    ({"kept": {1: ["trap_trapdoor"]}}, "DQ3-CARDS-TRAP-TRAPDOOR"),
]


def fallen_upon(**facts: Any) -> Game:
    """The dead seat 0 has sent a Skeleton from c3 upon Lindel in d3, who came from d2."""
    tiles = {"c3": "chamber_01", "d3": "chamber_01", "d2": "chamber_01", **facts.pop("tiles", {})}
    game = scene(
        "hugo",
        "lindel",
        at=["a1", "d3"],
        tiles=tiles,
        lurkers={"c3": "skeleton_3"},
        status={0: "dead"},
        came_from={1: SPACE_OF["d2"]},
        entered_by={1: 0},
        rules=facts.pop("rules", Rules(servants=True)),
        **facts,
    )
    act(game, 0, "move token c3 east")
    return game


@pytest.mark.rule("DQ3-ENC-05", "DQ3-CLAR-11", "DQ3-VAR-SERV-09")
@pytest.mark.parametrize(("facts", "clause"), HELD)
def test_who_is_held_cannot_escape_from_a_monster_sent_upon_him(
    facts: dict[str, Any], clause: str
) -> None:
    game = fallen_upon(runes={1: ["rune_of_lightning"]}, **facts)
    assert "escape" not in options(game, 1)
    assert refused(game, 1)["escape"] == clause


@pytest.mark.rule("DQ3-ENC-05", "DQ3-VAR-SERV-09", "DQ3-GAP-91")
@pytest.mark.parametrize("bound", ["", "back", "through", "dark"])
def test_who_is_not_held_may_escape_from_a_monster_sent_upon_him(bound: str) -> None:
    game = fallen_upon(bound={1: bound})
    assert options(game, 1) == ("attack", "escape")


@pytest.mark.rule("DQ3-ENC-05", "DQ3-VAR-LIVE-01")
def test_who_is_held_cannot_announce_an_escape_in_combat() -> None:
    rules = Rules(servants=True, live_to_fight=True)
    game = fallen_upon(rules=rules, bound={1: "caught"})
    assert refused(game, 1)["escape"] == "DQ3-ROOM-35"


@pytest.mark.rule("DQ3-ROOM-28", "DQ3-ENC-05")
def test_who_fails_in_a_cave_in_is_stuck_until_his_next_turn() -> None:
    back = {0: SPACE_OF["c4"]}
    game = enters("cave_in_01", at=["c3"], dice=[6, 6], came_from=back, entered_by={0: 2})
    act(game, 0, "cross")
    assert hero(game, 0).bound == "stuck"
    act(game, 1, "move south")
    assert (hero(game, 0).bound, options(game, 0)) == ("", ("cross", "retreat"))


@pytest.mark.rule("DQ3-GAP-84", "DQ3-ENC-05")
def test_who_is_unconscious_in_a_pit_is_held_until_his_next_turn() -> None:
    rules = Rules(death_can_wait=True)
    game = enters("bottomless_pit_01", rules=rules, dice=[6, 6, 1])
    act(game, 0, "move north")
    assert (place(game, 0), hero(game, 0).bound) == ("c3", "pit")
    act(game, 1, "move south")
    assert hero(game, 0).bound == ""
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-23", "DQ3-ENC-05")
def test_a_trapdoor_is_left_behind_by_a_hero_whom_a_rune_takes_away() -> None:
    kept, runes = {1: ["trap_trapdoor"]}, {1: ["rune_of_blinding"]}
    game = fallen_upon(kept=kept, runes=runes, determination={1: {"trapdoor": 2}})
    act(game, 1, "use rune_of_blinding")
    assert (place(game, 1), hero(game, 1).kept, hero(game, 1).determination) == ("d2", [], {})


# -- a Rune of Blinding after a special movement ---------------------------------------------------


@pytest.mark.rule("DQ3-CARDS-RUNE-OF-BLINDING", "DQ3-GAP-93")
@pytest.mark.parametrize("wall", [False, True])
def test_the_rune_of_blinding_takes_a_hero_back_through_the_secret_door(wall: bool) -> None:
    tiles = {"c4": "chamber_08@3"} if wall else {}
    game = enters(
        "chamber_01",
        tiles=tiles,
        top={"search": ["search_secret_door"], "dungeon": ["dungeon_monster_troll"]},
        runes={0: ["rune_of_blinding"]},
    )
    act(game, 0, "search", "through north", "use rune_of_blinding")
    assert place(game, 0) == "c4"
    assert [token["at"] for token in told(game, "token_placed")] == [SPACE_OF["c3"]]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARDS-RUNE-OF-BLINDING", "DQ3-GAP-93")
def test_the_rune_of_blinding_takes_a_hero_back_to_where_he_teleported_from() -> None:
    runes = {0: ["rune_of_blinding", "rune_of_teleportation"]}
    tiles = {"h8": "chamber_01"}
    top = {"dungeon": ["dungeon_monster_troll"]}
    game = enters("chamber_01", tiles=tiles, top=top, runes=runes)
    act(game, 0, "use rune_of_teleportation", "to h8", "use rune_of_blinding")
    assert place(game, 0) == "c4"
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-GAP-93")
def test_who_came_out_of_the_catacombs_has_nowhere_to_go_back_to() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c4"],
        tiles={"c4": "chamber_01"},
        runes={0: ["rune_of_blinding"]},
        lurkers={"c4": "troll_1"},
        owes_encounter={0: True},
        surfaced={0: True},
        came_specially={0: True},
    )
    act(game, 0, "use rune_of_blinding")
    assert (place(game, 0), hero(game, 0).owes_encounter) == ("c4", True)
    assert cited(game, "cornered") == ["DQ3-GAP-93"]
    assert told(game, "fell_back") == []


@pytest.mark.rule("DQ3-ROOM-37", "DQ3-CLAR-04")
def test_who_is_through_the_web_since_an_earlier_turn_may_use_things_before_he_moves_on() -> None:
    runes = {0: ["rune_of_healing", "stasis_rune"]}
    bound = {**CAUGHT, "bound": {0: "through"}}
    game = enters("spider_web_01", runes=runes, wounds={0: 4}, **bound)
    assert options(game, 0) == ("go on", "use rune_of_healing")
    assert refused(game, 0) == {"use stasis_rune": "DQ3-TURN-12"}, "he must move on as he can"
    act(game, 0, "use rune_of_healing")
    assert game.pending[0].prompt == "move"
