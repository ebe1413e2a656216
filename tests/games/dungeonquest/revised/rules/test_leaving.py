"""Leaving the dungeon (EXIT, GAP-06)."""

from typing import Any

import pytest

from delvers.kernel.errors import IllegalChoice, WrongSeat
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
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
FAR = {"g8": "chamber_01", "g9": "chamber_01"}


def entered(tower: str = "a1", **facts: Any) -> Game:
    """A hero has walked into a tower from the chamber beside it; the other one is far away."""
    start = BESIDE[tower]
    tiles = {start: "chamber_01", **FAR, **facts.pop("tiles", {})}
    game = scene("hugo", "lindel", **{"at": [start, "g8"], "tiles": tiles, **facts})
    act(game, 0, "move west" if tower.startswith("a") else "move east")
    return game


def standing(tower: str = "a1", **facts: Any) -> Game:
    """A hero begins his action phase in a tower."""
    return scene("hugo", "lindel", **{"at": [tower, "g8"], "tiles": FAR, **facts})


@pytest.mark.rule("DQR-EXIT-01")
def test_at_sunset_loot_in_a_tower_is_worth_nothing_and_only_who_left_wins() -> None:
    loot = {0: ["treasure_giant_ruby"], 1: ["corpse_rope"]}
    game = standing(status={1: "out"}, loot=loot, first=0, sun=30, dice=[5])
    assert game.is_over
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((1,), (0, 0))
    assert told(game, "left") == []


@pytest.mark.rule("DQR-EXIT-02")
@pytest.mark.parametrize(
    "card",
    ["corpse_rope", "dungeon_bottle_imp", "dungeon_gold_coins_30", "catacomb_treasure_chest"],
)
def test_any_loot_card_opens_the_way_out_whatever_its_gold_value(card: str) -> None:
    assert "leave" in options(standing(loot={0: [card]}), 0)
    assert "leave" in options(entered(loot={0: [card]}), 0)


@pytest.mark.rule("DQR-EXIT-02")
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"runes": {0: ["rune_of_death"]}},
        {"kept": {0: ["catacomb_vampire_bite"]}},
        {"loot": {1: ["treasure_giant_ruby"]}},
    ],
)
def test_without_a_loot_card_nobody_leaves(facts: dict[str, Any]) -> None:
    for game in (standing(**facts), entered(**facts)):
        assert refused(game, 0)["leave"] == "DQR-EXIT-02"
        before = game.save()
        with pytest.raises(IllegalChoice):
            game.choose(0, "leave")
        assert game.save() == before


@pytest.mark.rule("DQR-EXIT-03", "DQR-GAP-06")
@pytest.mark.parametrize("tower", BESIDE)
def test_a_hero_who_begins_his_action_phase_in_a_tower_may_leave(tower: str) -> None:
    game = standing(tower, loot=RING)
    assert game.pending[0].prompt == "act"
    act(game, 0, "leave")
    assert (hero(game, 0).status, game.waiting) == ("out", [1])


@pytest.mark.rule("DQR-EXIT-03")
@pytest.mark.parametrize("space", ["c3", "a2", "g5", "b1"])
def test_only_from_a_tower_one_gets_out(space: str) -> None:
    tiles = {space: "chamber_01"} if space != "g5" else {}
    game = scene("hugo", "lindel", at=[space], tiles=tiles, loot=RING)
    assert "leave" not in options(game, 0)


@pytest.mark.rule("DQR-EXIT-03")
def test_a_hero_below_a_tower_cannot_leave() -> None:
    top = {"catacomb": ["catacomb_exit"]}
    game = standing(loot=RING, status={0: "below"}, heading={0: 1}, top=top)
    assert options(game, 0) == ("surface", "stay below")


@pytest.mark.rule("DQR-EXIT-03")
def test_the_status_phase_comes_before_leaving() -> None:
    game = standing(loot=RING, kept={0: ["dungeon_torch_goes_out"]}, dice=[6, 6])
    assert (hero(game, 0).status, game.waiting) == ("exploring", [1])


@pytest.mark.rule("DQR-EXIT-04", "DQR-GAP-06")
@pytest.mark.parametrize("tower", BESIDE)
def test_a_hero_may_also_leave_on_entering_a_tower(tower: str) -> None:
    game = entered(tower, loot=RING)
    assert (game.pending[0].prompt, place(game, 0)) == ("tower", tower)
    act(game, 0, "leave")
    assert (hero(game, 0).status, game.waiting) == ("out", [1])


@pytest.mark.rule("DQR-EXIT-05")
@pytest.mark.parametrize("how", [standing, entered])
def test_who_leaves_says_so_and_takes_the_figure_off_the_board(how: Any) -> None:
    game = how(loot=RING)
    act(game, 0, "leave")
    figure = shown(game, 1)["heroes"][0]
    assert (figure["status"], figure["at"], figure["loot"]) == ("out", -1, RING[0])
    assert (told(game, "left"), cited(game, "left")) == ([{"seat": 0}], ["DQR-EXIT-05"])


@pytest.mark.rule("DQR-EXIT-05")
def test_the_figure_of_a_hero_who_left_bars_nobody() -> None:
    tiles = {"b1": "chamber_01", **FAR}
    game = scene("hugo", "lindel", at=["a1", "b1"], tiles=tiles, loot=RING)
    act(game, 0, "leave")
    assert "move west" in options(game, 1)


@pytest.mark.rule("DQR-EXIT-05")
def test_the_lingering_shade_stays_in_the_dungeon() -> None:
    game = standing(loot=RING, kept={0: ["dungeon_lingering_shade"]}, dice=[6, 6])
    act(game, 0, "leave")
    assert hero(game, 0).kept == []
    assert state_of(game).decks["dungeon"].discard == ["dungeon_lingering_shade"]


@pytest.mark.rule("DQR-EXIT-06")
@pytest.mark.parametrize("how", [standing, entered])
def test_with_loot_in_a_tower_a_hero_may_still_move_on(how: Any) -> None:
    game = how(loot=RING, pool=["chamber_01"], top={"dungeon": ["dungeon_empty"]})
    act(game, 0, "move south")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a2")


@pytest.mark.rule("DQR-EXIT-06", "DQR-EXIT-04")
@pytest.mark.parametrize(("choice", "status"), [("move east", "exploring"), ("leave", "out")])
def test_who_comes_round_to_the_same_tower_again_is_not_driven_out(
    choice: str, status: str
) -> None:
    round_trip = {"b1": "corridor_06", "a2": "corridor_07@3", "b2": "corridor_06@1"}
    tiles = {**round_trip, **FAR}
    game = scene("hugo", "lindel", at=["b1", "g8"], tiles=tiles, loot=RING, entered_by={0: 2})
    act(game, 0, "move east")
    assert (place(game, 0), "leave" in options(game, 0)) == ("a1", True)
    act(game, 0, choice)
    assert hero(game, 0).status == status


@pytest.mark.rule("DQR-EXIT-07")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_left_takes_no_more_turns(first: int) -> None:
    game = standing(loot=RING, first=first, top={"search": ["search_empty_room"]})
    act(game, 0, "leave")
    act(game, 1, "search")
    assert list(game.pending) == [1]
    with pytest.raises(WrongSeat):
        game.choose(0, "move east")


@pytest.mark.rule("DQR-EXIT-07")
def test_a_bite_does_not_hurt_who_has_left() -> None:
    kept = {0: ["catacomb_vampire_bite"]}
    game = standing(loot=RING, kept=kept, wounds={0: 14}, top={"search": ["search_empty_room"]})
    act(game, 0, "leave")
    act(game, 1, "search")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("out", 15)


@pytest.mark.rule("DQR-EXIT-08")
def test_who_has_left_never_comes_back() -> None:
    game = standing(loot=RING, skips={1: 3}, first=0)
    act(game, 0, "leave")
    assert len([turn for turn in told(game, "turn_began") if turn["seat"] == 1]) == 4
    assert (hero(game, 0).status, hero(game, 0).at) == ("out", -1)
    assert 0 not in game.pending


@pytest.mark.rule("DQR-EXIT-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_left_does_not_die_at_sunset(seat: int) -> None:
    loot = {seat: ["treasure_ruby_ring"]}
    game = standing(status={seat: "out"}, loot=loot, first=0, sun=30, dice=[1])
    assert hero(game, seat).status == "out"
    assert [died["seat"] for died in told(game, "died")] == [1 - seat]
    assert hero(game, seat).loot == ["treasure_ruby_ring"]
