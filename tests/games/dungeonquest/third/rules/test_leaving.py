"""Leaving the dungeon through a tower (EXIT)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import TOWERS, label
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.errors import IllegalChoice
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
    shown,
    state_of,
    told,
)

BESIDE = {"a1": "b1", "m1": "l1", "a10": "b10", "m10": "l10"}
RING = {0: ["treasure_ruby_ring"]}


def enter(tower: str = "a1", **facts: Any) -> Game:
    """A hero walks into a tower from the chamber beside it; the other one stands far away."""
    start = BESIDE[tower]
    tiles = {start: "chamber_01", "g4": "chamber_01", **facts.pop("tiles", {})}
    game = scene("hugo", "lindel", **{"at": [start, "g4"], "tiles": tiles, **facts})
    act(game, 0, "move west" if tower.startswith("a") else "move east")
    return game


@pytest.mark.rule("DQ3-EXIT-01", "DQ3-GAME-07")
def test_only_towers_offer_to_leave() -> None:
    assert sorted(label(tower) for tower in TOWERS) == ["a1", "a10", "m1", "m10"]
    for space in ("c3", "a2", "g5"):
        tiles = {space: "chamber_01"} if space != "g5" else {}
        game = scene("hugo", "lindel", at=[space], tiles=tiles, loot=RING)
        assert "leave" not in options(game, 0)


@pytest.mark.rule("DQ3-EXIT-02", "DQ3-EXIT-04", "DQ3-ROOM-21", "DQ3-DIFF-33")
@pytest.mark.parametrize("tower", BESIDE)
def test_a_hero_who_enters_any_tower_with_loot_may_leave_at_once(tower: str) -> None:
    game = enter(tower, loot=RING)
    assert options(game, 0)[0] == "leave"
    assert game.pending[0].rule == "DQ3-EXIT-02"
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-EXIT-03", "DQ3-EXIT-05", "DQ3-ROOM-22", "DQ3-DIFF-34", "DQ3-DIFF-35")
def test_who_does_not_leave_goes_on_at_once_by_a_passage_and_meets_the_chamber_there() -> None:
    game = enter(loot=RING, pool=["trap_01"], top={"trap": ["trap_explosion"]})
    assert set(options(game, 0)) == {"leave", "move east", "move south"}
    act(game, 0, "move south")
    assert place(game, 0) == "a2"
    assert drawn(game, "trap") == ["trap_explosion"]
    assert hero(game, 0).status == "exploring"


@pytest.mark.rule("DQ3-EXIT-03", "DQ3-DIFF-34")
def test_he_may_go_back_the_way_he_came() -> None:
    game = enter(loot=RING, top={"dungeon": ["dungeon_razorwing_attack"]}, dice=[2])
    act(game, 0, "move east")
    assert place(game, 0) == "b1"
    assert drawn(game, "dungeon") == ["dungeon_razorwing_attack"]


@pytest.mark.rule("DQ3-EXIT-03")
def test_he_cannot_stay_in_the_tower() -> None:
    game = enter(loot=RING)
    assert "stay" not in options(game, 0)
    assert "search" not in options(game, 0)


@pytest.mark.rule("DQ3-EXIT-05", "DQ3-GAP-59")
def test_even_with_all_ways_barred_a_tower_does_not_throw_him_out() -> None:
    game = scene(
        "hugo",
        "lindel",
        "challara",
        at=["a1", "b1", "a2"],
        tiles={"b1": "chamber_01", "a2": "chamber_01"},
        owes_encounter={0: True},
        loot=RING,
    )
    assert set(options(game, 0)) == {"leave", "stay"}
    act(game, 0, "stay")
    assert (place(game, 0), hero(game, 0).status) == ("a1", "exploring")


@pytest.mark.rule("DQ3-EXIT-06", "DQ3-ROOM-22")
def test_without_loot_nobody_leaves() -> None:
    game = enter()
    assert refused(game, 0)["leave"] == "DQ3-EXIT-06"
    before = game.save()
    with pytest.raises(IllegalChoice):
        game.choose(0, "leave")
    assert game.save() == before
    assert set(options(game, 0)) == {"move east", "move south"}


@pytest.mark.rule("DQ3-EXIT-06")
@pytest.mark.parametrize(
    "facts", [{"kept": {0: ["trap_trapdoor"]}}, {"runes": {0: ["stasis_rune"]}}]
)
def test_runes_and_kept_cards_are_no_loot(facts: dict[str, Any]) -> None:
    game = scene("hugo", "lindel", at=["a1"], owes_encounter={0: True}, dice=[1, 1], **facts)
    while game.pending[0].prompt == "start_of_turn":
        act(game, 0, "go on")
    assert refused(game, 0)["leave"] == "DQ3-EXIT-06"


@pytest.mark.rule("DQ3-EXIT-07")
@pytest.mark.parametrize(
    "card",
    ["corpse_rope", "dungeon_bottle_imp", "treasure_artifact_eater", "catacomb_treasure_chest"],
)
def test_loot_without_gold_value_opens_the_way_too(card: str) -> None:
    assert "leave" in options(enter(loot={0: [card]}), 0)


@pytest.mark.rule("DQ3-VAR-GLORY-01", "DQ3-EXIT-06")
def test_without_glory_other_loot_is_not_enough() -> None:
    game = enter(loot={0: ["corpse_rope"]}, rules=Rules(no_glory=True))
    assert refused(game, 0)["leave"] == "DQ3-VAR-GLORY-01"
    assert "leave" in options(enter(loot=RING, rules=Rules(no_glory=True)), 0)


@pytest.mark.rule("DQ3-EXIT-08")
def test_the_figure_of_a_hero_who_left_is_off_the_board_and_bars_nobody() -> None:
    game = enter(loot=RING)
    act(game, 0, "leave")
    figure = shown(game)["heroes"][0]
    assert (figure["status"], figure["at"], figure["loot"]) == ("out", -1, RING[0])
    assert told(game, "left") == [{"seat": 0}]
    assert cited(game, "left") == ["DQ3-EXIT-08"]


@pytest.mark.rule("DQ3-EXIT-08", "DQ3-EXIT-09")
def test_who_left_takes_no_more_turns_and_waits_for_the_end() -> None:
    game = enter(loot=RING, top={"search": ["search_empty_room"] * 2})
    act(game, 0, "leave")
    act(game, 1, "search")
    assert game.waiting == [1]
    act(game, 1, "search")
    assert game.waiting == [1]
    assert 0 not in game.pending


@pytest.mark.rule("DQ3-EXIT-08")
def test_the_lingering_shade_is_left_behind_in_the_dungeon() -> None:
    game = enter(loot=RING, kept={0: ["dungeon_lingering_shade"]}, dice=[6, 6])
    act(game, 0, "leave")
    assert hero(game, 0).kept == []
    assert state_of(game).decks["dungeon"].discard == ["dungeon_lingering_shade"]


@pytest.mark.rule("DQ3-EXIT-02", "DQ3-GAP-78")
def test_a_tower_does_not_count_as_entered_where_a_hero_starts() -> None:
    game = scene("hugo", "lindel")
    assert place(game, 0) == "a1"
    assert options(game, 0) == ("move east", "move south"), "it is a normal move"
    assert game.pending[0].prompt == "act"
    assert refused(game, 0)["leave"] == "DQ3-EXIT-06"


@pytest.mark.rule("DQ3-EXIT-02", "DQ3-GAP-47")
def test_back_in_a_tower_after_an_escape_he_may_leave_in_his_next_turn() -> None:
    game = scene("hugo", "lindel", owes_encounter={0: True}, loot=RING)
    assert "leave" in options(game, 0)
