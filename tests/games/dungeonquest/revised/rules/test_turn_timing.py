"""What comes first (TIMING, GAP-15)."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    alone,
    discarded,
    exchange,
    fight_of,
    lurking,
    meeting,
)
from tests.games.dungeonquest.revised.rules.scene import act, hero, options, scene, state_of, told


@pytest.mark.rule("DQR-TIMING-01")
@pytest.mark.parametrize("first", ["gherinn", "hugo"])
def test_the_player_whose_turn_it_is_orders_what_happens_to_the_others_at_once(first: str) -> None:
    game = scene(
        "hugo",
        "lindel",
        "gherinn",
        at=["g5", "g5", "g5"],
        turn=1,
        first=0,
        top={"dragon": ["dragon_dragon_rage"]},
        dice=[1, 1, 2, 2, 3, 3],
    )
    act(game, 1, "face the dragon")
    assert (game.waiting, game.pending[1].rule) == ([1], "DQR-TIMING-01")
    assert options(game, 1) == ("first gherinn", "first hugo")
    act(game, 1, f"first {first}")
    act(game, 2, "keep")
    wounds = [hero(game, seat).wounds for seat in range(3)]
    assert wounds == ([6, 2, 4] if first == "gherinn" else [4, 2, 6])


@pytest.mark.rule("DQR-TIMING-01", "DQR-WIN-02")
@pytest.mark.parametrize("first", ["hugo", "gherinn"])
def test_the_player_whose_turn_ends_the_game_orders_the_cards_of_the_survivors(first: str) -> None:
    imp = "dungeon_bottle_imp"
    game = scene("hugo", "lindel", "gherinn", status={0: "out", 2: "out"}, turn=1, first=0,
                 loot={0: [imp], 1: ["corpse_rope"], 2: [imp]})  # fmt: skip
    act(game, 1, "leave")
    assert (game.waiting, options(game, 1)) == ([1], ("first hugo", "first gherinn"))
    act(game, 1, f"first {first}")
    assert game.waiting == [0 if first == "hugo" else 2]
    for seat in (0, 2) if first == "hugo" else (2, 0):
        act(game, seat, "decline")
    assert game.is_over


def dusk(sun: int, dice: list[int], **given: Any) -> Game:
    """Seat 0 is the first player, and the sun stands late in the day."""
    tiles = {"c3": "chamber_01", "e3": "chamber_01"}
    at = ["c3", "e3"]
    return scene("hugo", "lindel", at=at, tiles=tiles, first=0, sun=sun, dice=dice, **given)


@pytest.mark.rule("DQR-TIMING-02", "DQR-SUN-02")
def test_the_sunset_roll_comes_at_once_before_anything_else_in_the_turn() -> None:
    game = dusk(26, [6, 6, 6], kept={0: ["dungeon_lingering_shade"]})
    kinds = [(event.kind, event.params.get("why")) for event in game.events]
    assert kinds == [
        ("turn_began", None),
        ("sun_moved", None),
        ("sunset_near", None),
        ("rolled", "sunset"),
        ("rolled", "dungeon_lingering_shade"),
    ]
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-TIMING-02")
def test_before_the_numbered_spaces_nobody_rolls() -> None:
    game = dusk(25, [])
    assert told(game, "sun_moved") == [{"sun": 26}]
    assert told(game, "rolled") == []


@pytest.mark.rule("DQR-TIMING-02")
def test_when_the_sun_sets_the_first_player_has_no_action_left() -> None:
    game = dusk(26, [1])
    assert game.is_over
    assert [hero(game, seat).status for seat in (0, 1)] == ["dead", "dead"]


@pytest.mark.rule("DQR-TIMING-02")
def test_only_the_first_players_turn_brings_a_sunset_roll() -> None:
    game = dusk(26, [6], turn=1)
    assert told(game, "rolled") == []
    assert options(game, 1) != ()


@pytest.mark.rule("DQR-TIMING-03", "DQR-GAP-15", "DQR-COMBAT-10")
def test_when_both_would_die_the_hero_dies_and_the_monster_lives_on() -> None:
    game = meeting(card="skeleton_1", wounds={0: 10})
    exchange(game, "melee", "melee")
    assert hero(game, 0).status == "dead"
    assert told(game, "monster_killed") == []
    assert lurking(game) == ["c1"]
    assert discarded(game) == ["skeleton_1"]


@pytest.mark.rule("DQR-TIMING-03", "DQR-GAP-15")
def test_alone_too_the_hero_dies_first() -> None:
    game = alone(card="skeleton_1", wounds={0: 11}, dice=[3])
    fight_of(game).wounds = 1
    act(game, 0, "fight")
    assert hero(game, 0).status == "dead"
    assert told(game, "monster_killed") == []
    assert lurking(game) == ["c1"]


@pytest.mark.rule("DQR-TIMING-03")
def test_a_monsters_death_saves_no_hero_but_a_hero_who_lives_kills_it() -> None:
    game = meeting(card="skeleton_1", wounds={0: 9})
    exchange(game, "melee", "melee")
    assert hero(game, 0).status == "exploring"
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]
    assert state_of(game).turn == 1
