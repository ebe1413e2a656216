"""Encounters of several tests, effects that outlive a fall, traps warded off below."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SOUTH
from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.third.rules.scene import act, below, hero, options, scene


@pytest.mark.rule("DQ3-TEST-09", "DQ3-TEST-07")
def test_determination_against_a_ferrox_stays_until_it_is_dead() -> None:
    # Krutzbeck has Strength 9: the ferrox has two lives; 10 fails, then 9 and 10 pass.
    game = scene(
        "krutzbeck",
        "hugo",
        at=["c3"],
        tiles={"c3": "chamber_01"},
        top={"search": ["search_ferrox"]},
        dice=[2, 5, 5, 4, 5, 5, 5],
    )
    act(game, 0, "search")
    assert hero(game, 0).wounds == 1
    assert hero(game, 0).determination == {}
    totals = [e.params["value"] for e in game.events if e.kind.startswith("test_")]
    assert totals == [9, 10, 10]


@pytest.mark.rule("DQ3-CATA-17", "DQ3-CATA-18")
def test_a_trap_warded_off_below_still_counts_as_distance() -> None:
    game = below("hugo", "catacomb_hidden_trap", runes={0: ["rune_of_warning"]})
    act(game, 0, "use rune_of_warning")
    assert hero(game, 0).row[0] == "catacomb_hidden_trap"


@pytest.mark.rule("DQ3-CLAR-05")
def test_who_falls_unconscious_at_the_start_of_a_turn_still_resolves_the_rest() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        tiles={"c3": "chamber_01"},
        kept={0: ["catacomb_vampire_bite", "dungeon_torch_goes_out"]},
        wounds={0: 15},
        rules=Rules(death_can_wait=True),
        dice=[1, 6, 6],
    )
    act(game, 0, "resolve catacomb_vampire_bite")
    told = [event.kind for event in game.events]
    assert "unconscious" in told
    assert told.index("test_failed") > told.index("unconscious")
    assert "search" in options(game, 1) or game.waiting == [1]


@pytest.mark.rule("DQ3-DEAD-04")
@pytest.mark.parametrize(("loot", "status"), [(["corpse_rope"], "exploring"), ([], "dead")])
def test_a_rope_over_the_rift_is_a_way_out_of_a_dead_end(loot: list[str], status: str) -> None:
    # The rift of c3 leaves him south and west; walls bar both, but the far side is open.
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        tiles={"c3": "chasm_01", "c4": "chamber_08", "b3": "chamber_08"},
        top={"search": ["search_empty_room"]},
        searches={0: 1},
        entered_by={0: SOUTH},
        loot={0: loot},
    )
    if loot:  # without the rope searching is all he can do, so he is not asked
        assert "rope north" in options(game, 0)
        act(game, 0, "search")
    assert hero(game, 0).status == status


@pytest.mark.rule("DQ3-RUNE-03")
def test_for_an_absent_player_nothing_is_used_up() -> None:
    game = scene("hugo", "lindel", runes={0: ["rune_of_healing"]}, wounds={0: 3})
    assert "use rune_of_healing" in options(game, 0)
    assert game.absent_choice(0) == "go on"
