"""Fights that cannot be escaped (ESCAPE-10, GAP-13, GAP-66), and why the player is told so."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    PLAY,
    exchange,
    fight_seen,
    meeting,
    waiting,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    drawn,
    options,
    place,
    refused,
    scene,
    told,
)


def barred(game: Game, clause: str) -> None:
    """After a round the next one follows at once, and the hero reads why."""
    assert refused(game, 0) == {"escape": clause}
    exchange(game, "ranged", "melee")
    assert fight_seen(game, 0)["round"] == 2
    assert [game.pending[seat].prompt for seat in (0, 1)] == ["lay_card", "lay_monster_card"]
    assert refused(game, 0) == {"escape": clause}
    assert options(game, 0) == PLAY


def risen(tiles: dict[str, str]) -> Game:
    """Hugo has come out of the catacombs at d2, where a monster token lies."""
    game = below("hugo", "catacomb_exit", tiles=tiles, lurkers=["d2"], dice=[1],
                 top={"monster": ["demon_4"]})  # fmt: skip
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "d2"
    return game


@pytest.mark.rule("DQR-ESCAPE-10", "DQR-EX-29")
def test_without_an_explored_chamber_beside_there_is_no_escape() -> None:
    barred(risen({"d2": "chamber_01"}), "DQR-ESCAPE-10")


@pytest.mark.rule("DQR-GAP-13", "DQR-ESCAPE-10")
def test_an_explored_chamber_behind_a_wall_is_no_way_to_escape() -> None:
    barred(risen({"d2": "rotating_room_01", "e2": "chamber_01"}), "DQR-ESCAPE-10")


@pytest.mark.rule("DQR-ESCAPE-10")
def test_an_explored_chamber_not_beside_is_no_way_to_escape() -> None:
    barred(risen({"d2": "chamber_01", "e3": "chamber_01"}), "DQR-ESCAPE-10")


@pytest.mark.rule("DQR-ESCAPE-10", "DQR-ESCAPE-06")
def test_one_explored_chamber_beside_is_enough() -> None:
    game = risen({"d2": "chamber_01", "d3": "chamber_01"})
    exchange(game, "ranged", "melee")
    assert options(game, 0) == ("fight on", "escape")


@pytest.mark.rule("DQR-GAP-66")
@pytest.mark.parametrize(
    ("first", "deck"), [("dungeon_crypt", "crypt"), ("dungeon_dead_adventurer", "corpse")]
)
@pytest.mark.parametrize(("number", "rises"), [(3, False), (4, True)])
def test_nobody_escapes_from_old_bones(first: str, deck: str, number: int, rises: bool) -> None:
    top = {"dungeon": [first], deck: [f"{deck}_old_bones"]}
    game = waiting("hugo", "demon_4", lurkers=[], top=top, dice=[number])
    act(game, 0, "move east")
    act(game, 0, next(option for option in options(game, 0) if option != "decline"))
    assert drawn(game, deck) == [f"{deck}_old_bones"]
    assert bool(told(game, "fight_began")) is rises
    if rises:
        assert fight_seen(game, None)["no_escape"] is True
        barred(game, "DQR-GAP-66")


@pytest.mark.rule("DQR-GAP-66", "DQR-SEARCH-03")
def test_nobody_escapes_from_a_monster_behind_a_secret_door() -> None:
    game = waiting("hugo", "demon_4", top={"search": ["search_secret_door"]})
    act(game, 0, "search", "through east")
    assert place(game, 0) == "c1"
    barred(game, "DQR-GAP-66")


@pytest.mark.rule("DQR-GAP-66")
def test_nobody_escapes_from_an_ambush_behind_a_secret_door() -> None:
    top = {"search": ["search_secret_door"], "dungeon": ["dungeon_ambush"]}
    game = waiting("hugo", "demon_4", top=top, lurkers=[])
    act(game, 0, "search", "through east")
    barred(game, "DQR-GAP-66")


@pytest.mark.rule("DQR-GAP-66")
def test_nobody_escapes_from_a_monster_to_whom_a_rune_has_taken_him() -> None:
    game = waiting("hugo", "demon_4", runes={0: ["teleportation_rune"]})
    act(game, 0, "use teleportation_rune", "through east")
    assert place(game, 0) == "c1"
    barred(game, "DQR-GAP-66")


@pytest.mark.rule("DQR-GAP-66")
def test_a_monster_met_in_a_later_turn_can_be_escaped() -> None:
    top = {"search": ["search_secret_door"], "dungeon": ["dungeon_empty"], "monster": ["demon_4"]}
    game = scene(
        "hugo",
        "lindel",
        at=["b2", "m10"],
        tiles={"b2": "chamber_01", "c2": "chamber_01", "d2": "chamber_01"},
        top=top,
        lurkers=["d2"],
        skips={1: 9},
    )
    act(game, 0, "search", "through east", "move east")
    assert fight_seen(game, None)["no_escape"] is False
    exchange(game, "ranged", "melee")
    assert options(game, 0) == ("fight on", "escape")


@pytest.mark.rule("DQR-WOUND-09")
def test_krutzbeck_never_escapes() -> None:
    barred(meeting("krutzbeck"), "DQR-CARDS-KRUTZBECK")
