"""Servants of Kalladra: monsters moved onto heroes, and several in one chamber (VAR-SERV)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.third.rules.state import Lurker, Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

SERVANTS = Rules(servants=True)
TILES = {"c3": "chamber_01", "d3": "chamber_01", "e3": "chamber_01", "k8": "chamber_01"}


def fallen_upon(*, at: str = "d3", **more: Any) -> Game:
    """The eliminated seat 0 moves a skeleton (Life 3) from c3 onto Challara (seat 1), from e3."""
    game = scene(
        "lindel",
        "challara",
        "hugo",
        at=["a1", at, "k8"],
        tiles=more.pop("tiles", TILES),
        lurkers={"c3": "skeleton_3"},
        rules=SERVANTS,
        **{"status": {0: "dead"}, "came_from": {1: SPACE_OF["e3"]}, "entered_by": {1: 1}, **more},
    )
    act(game, 0, "move token c3 east")
    return game


def lurking(game: Game) -> dict[str, str]:
    """Where the tokens are."""
    return {lurker.token: label(lurker.at) for lurker in state_of(game).lurkers}


@pytest.mark.rule("DQ3-VAR-SERV-09", "DQ3-DIFF-51")
def test_a_hero_must_meet_a_monster_moved_onto_him_at_once() -> None:
    game = fallen_upon()
    assert list(game.pending) == [1]
    assert (options(game, 1), game.pending[1].rule) == (("attack", "escape"), "DQ3-MON-11")


@pytest.mark.rule("DQ3-VAR-SERV-09")
def test_a_monster_moved_into_an_empty_chamber_meets_nobody() -> None:
    game = fallen_upon(at="e3", came_from={1: SPACE_OF["d3"]})
    assert told(game, "fight_began") == []
    assert (lurking(game), place(game, 1)) == ({"skeleton_3": "d3"}, "e3")


@pytest.mark.rule("DQ3-VAR-SERV-09")
def test_a_hero_below_is_not_met_by_a_monster_moved_over_his_marker() -> None:
    game = fallen_upon(status={0: "dead", 1: "below"}, heading={1: 1})
    assert (lurking(game), told(game, "fight_began")) == ({"skeleton_3": "d3"}, [])


@pytest.mark.rule("DQ3-VAR-SERV-10")
def test_the_player_who_moved_the_monster_runs_it() -> None:
    game = fallen_upon()
    assert told(game, "fight_began") == [{"seat": 1, "monster": "skeleton", "player": 0}]
    assert told(game, "monster_life", 0) == [{"monster": "skeleton", "life": 3}]
    assert told(game, "monster_life", 2) == []
    act(game, 1, "attack")
    assert sorted(game.pending) == [0, 1]


@pytest.mark.rule("DQ3-VAR-SERV-08")
def test_in_a_heros_own_turn_the_player_on_his_left_runs_the_monster() -> None:
    game = scene(
        "lindel",
        "challara",
        "hugo",
        at=["a1", "e3", "k8"],
        tiles=TILES,
        lurkers={"d3": "skeleton_3"},
        status={0: "dead"},
        rules=SERVANTS,
        turn=1,
    )
    act(game, 1, "move west")
    assert told(game, "fight_began") == [{"seat": 1, "monster": "skeleton", "player": 2}]


@pytest.mark.rule("DQ3-VAR-SERV-10", "DQ3-VAR-SERV-11", "DQ3-GAP-91")
def test_after_an_escape_play_goes_on_with_the_player_left_of_the_one_who_moved() -> None:
    game = fallen_upon(runes={1: ["rune_of_blinding"]})
    act(game, 1, "use rune_of_blinding")
    assert (place(game, 1), lurking(game)) == ("e3", {"skeleton_3": "d3"})
    tokens: list[Any] = [game.view(seat)["lurkers"] for seat in (0, 1, 2)]
    assert [token[0]["life"] for token in tokens] == [3, None, None]
    assert state_of(game).turn == 1
    assert hero(game, 1).owes_encounter is False  # he meets e3 now, as his turn
    assert [event["deck"] for event in told(game, "card_drawn")][:1] == ["dungeon"]


@pytest.mark.rule("DQ3-VAR-SERV-11")
def test_after_a_kill_play_goes_on_with_the_player_left_of_the_one_who_moved() -> None:
    game = fallen_upon(runes={1: ["rune_of_lightning"]})
    act(game, 1, "use rune_of_lightning")
    assert (place(game, 1), lurking(game)) == ("d3", {})
    assert (state_of(game).turn, list(game.pending)) == (1, [1])
    assert told(game, "card_drawn") == []
    assert "move west" in options(game, 1)


@pytest.mark.rule("DQ3-VAR-SERV-09", "DQ3-GAP-91")
def test_a_hero_who_arrived_by_special_movement_cannot_escape() -> None:
    game = fallen_upon(came_specially={1: True})
    assert sorted(game.pending) == [0, 1]
    assert told(game, "escape_tried") == []
    assert "escape" not in options(game, 1)


@pytest.mark.rule("DQ3-VAR-SERV-09")
def test_the_normal_rules_against_escape_hold() -> None:
    tiles = {**TILES, "d3": "portcullis_01"}
    game = fallen_upon(tiles=tiles, runes={1: ["rune_of_lightning"]})
    assert options(game, 1) == ("attack", "use rune_of_lightning")
    assert game.pending[1].refused == {"escape": "DQ3-MON-12"}


@pytest.mark.rule("DQ3-VAR-SERV-09")
def test_every_hero_in_the_chamber_meets_the_monster_while_it_lives() -> None:
    game = scene(
        "lindel",
        "challara",
        "hugo",
        at=["a1", "d3", "d3"],
        tiles=TILES,
        lurkers={"c3": "skeleton_3"},
        status={0: "dead"},
        rules=SERVANTS,
        came_from={1: SPACE_OF["e3"], 2: SPACE_OF["e3"]},
        runes={1: ["rune_of_blinding"]},
    )
    act(game, 0, "move token c3 east")
    act(game, 1, "use rune_of_blinding")
    assert [(event["seat"], event["player"]) for event in told(game, "fight_began")] == [
        (1, 0),
        (2, 0),
    ]


# -- several monsters in one chamber ---------------------------------------------------------------


def crowded(**more: Any) -> Game:
    """Challara at c3 beside d3, where a demon and two skeletons lurk."""
    game = scene(
        "hugo",
        "challara",
        at=["k8", "c3"],
        tiles=TILES,
        top={"search": ["search_empty_room"]},
        **more,
    )
    tokens = ("demon_1", "skeleton_1", "skeleton_3")
    state_of(game).lurkers += [Lurker(token, SPACE_OF["d3"]) for token in tokens]
    act(game, 0, "search")
    act(game, 1, "move east")
    return game


@pytest.mark.rule("DQ3-VAR-SERV-17", "DQ3-DIFF-50", "DQ3-GAP-72")
def test_a_hero_decides_in_which_order_he_meets_several_monsters() -> None:
    game = crowded(runes={1: ["rune_of_lightning"]})
    assert options(game, 1) == ("meet demon", "meet skeleton 1", "meet skeleton 2")
    assert game.pending[1].rule == "DQ3-VAR-SERV-17"
    act(game, 1, "meet skeleton 2", "use rune_of_lightning")
    assert lurking(game) == {"demon_1": "d3", "skeleton_1": "d3"}
    assert options(game, 1) == ("meet demon", "meet skeleton")


@pytest.mark.rule("DQ3-VAR-SERV-18", "DQ3-DIFF-50")
def test_escaping_from_one_monster_spares_the_others() -> None:
    game = crowded(runes={1: ["rune_of_blinding"]})
    act(game, 1, "meet demon", "use rune_of_blinding")
    assert [event["monster"] for event in told(game, "fight_began")] == ["demon"]
    assert (place(game, 1), list(game.pending)) == ("c3", [0])
    assert sorted(lurking(game)) == ["demon_1", "skeleton_1", "skeleton_3"]
