"""Servants of Kalladra: eliminated players move monster tokens (VAR-SERV)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.third.rules.hidden import determinize
from delvers.games.dungeonquest.third.rules.state import Lurker, Rules
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    options,
    scene,
    state_of,
    told,
)

SERVANTS = Rules(servants=True)
AWAY = {"k8": "chamber_01"}


def served(tiles: dict[str, str], lurkers: dict[str, str], **more: Any) -> Game:
    """Seat 0 is eliminated and has the turn; seat 1 waits in a chamber at k8."""
    return scene(
        "lindel",
        "hugo",
        at=["a1", "k8"],
        tiles={**AWAY, **tiles},
        lurkers=lurkers,
        top={"search": ["search_empty_room"] * 2},
        status={0: "dead"},
        rules=more.pop("rules", SERVANTS),
        **more,
    )


def lurking(game: Game) -> dict[str, str]:
    """Where the tokens are."""
    return {lurker.token: label(lurker.at) for lurker in state_of(game).lurkers}


@pytest.mark.rule("DQ3-VAR-SERV-01")
def test_an_eliminated_player_may_move_a_token_to_an_adjacent_chamber() -> None:
    game = served({"c3": "chamber_01", "d3": "chamber_01"}, {"c3": "troll_1"})
    assert options(game, 0) == ("move token c3 east", "pass")
    assert game.pending[0].rule == "DQ3-VAR-SERV-01"
    act(game, 0, "move token c3 east")
    assert lurking(game) == {"troll_1": "d3"}
    assert told(game, "token_moved") == [{"seat": 0, "at": SPACE_OF["d3"]}]
    assert cited(game, "token_moved") == ["DQ3-VAR-SERV-01"]
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-VAR-SERV-01")
def test_an_eliminated_player_need_not_move_a_token() -> None:
    game = served({"c3": "chamber_01", "d3": "chamber_01"}, {"c3": "troll_1"})
    act(game, 0, "pass")
    assert (lurking(game), list(game.pending)) == ({"troll_1": "c3"}, [1])


@pytest.mark.rule("DQ3-VAR-SERV-01", "DQ3-VAR-GEN-02")
def test_without_the_option_eliminated_players_move_nothing() -> None:
    game = served({"c3": "chamber_01", "d3": "chamber_01"}, {"c3": "troll_1"}, rules=Rules())
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-VAR-SERV-01")
def test_a_player_whose_hero_got_out_moves_nothing() -> None:
    tiles = {"c3": "chamber_01", "d3": "chamber_01", **AWAY}
    game = scene(
        "lindel",
        "hugo",
        at=["a1", "k8"],
        tiles=tiles,
        lurkers={"c3": "troll_1"},
        status={0: "out"},
        rules=SERVANTS,
    )
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-VAR-SERV-01")
def test_a_token_is_not_moved_into_unexplored_spaces() -> None:
    game = served({"c3": "chamber_01", "d3": "chamber_01"}, {"c3": "troll_1"})
    assert game.pending[0].refused["move token c3 north"] == "DQ3-VAR-SERV-01"


@pytest.mark.rule("DQ3-VAR-SERV-02")
@pytest.mark.parametrize("tile", ["chamber_09", "portcullis_01@2"])
def test_tokens_pass_doors_and_portcullises_freely(tile: str) -> None:
    game = served({"c3": tile, "c2": "chamber_01"}, {"c3": "troll_1"})
    act(game, 0, "move token c3 north")
    assert (lurking(game), told(game, "card_drawn"), told(game, "rolled")) == (
        {"troll_1": "c2"},
        [],
        [],
    )


@pytest.mark.rule("DQ3-VAR-SERV-02", "DQ3-GAP-89")
@pytest.mark.parametrize(
    ("here", "there"), [("chamber_04", "chamber_01"), ("chamber_01", "chamber_04@2")]
)
def test_tokens_do_not_pass_walls(here: str, there: str) -> None:
    tiles = {"c3": here, "c2": there, "d3": "chamber_01"}
    game = served(tiles, {"c3": "troll_1"})
    assert options(game, 0) == ("move token c3 east", "pass")
    assert game.pending[0].refused["move token c3 north"] == "DQ3-GAP-89"


@pytest.mark.rule("DQ3-VAR-SERV-03", "DQ3-EX-33")
@pytest.mark.parametrize(
    "tile", ["spider_web_01", "bottomless_pit_01", "chasm_01", "darkness_01", "corridor_01"]
)
def test_tokens_ignore_the_effects_of_chambers(tile: str) -> None:
    game = served({"c4": "chamber_01", "c3": tile}, {"c4": "troll_1"})
    act(game, 0, "move token c4 north")
    assert (lurking(game), told(game, "rolled")) == ({"troll_1": "c3"}, [])
    act(game, 1, "search")
    assert "move token c3 south" in options(game, 0)


@pytest.mark.rule("DQ3-VAR-SERV-03")
def test_a_token_gets_over_a_rift() -> None:
    tiles = {"c4": "chamber_01", "c3": "chasm_01", "c2": "chamber_01"}
    game = served(tiles, {"c4": "troll_1"})
    act(game, 0, "move token c4 north")
    act(game, 1, "search")
    act(game, 0, "move token c3 north")
    assert lurking(game) == {"troll_1": "c2"}


@pytest.mark.rule("DQ3-VAR-SERV-04")
def test_tokens_never_enter_the_treasure_chamber() -> None:
    game = served({"f5": "chamber_01", "f6": "chamber_01"}, {"f5": "troll_1"})
    assert options(game, 0) == ("move token f5 south", "pass")
    assert game.pending[0].refused["move token f5 east"] == "DQ3-VAR-SERV-04"


@pytest.mark.rule("DQ3-VAR-SERV-04")
def test_tokens_may_enter_a_tower_but_never_leave_the_dungeon() -> None:
    game = served({"b1": "chamber_01", "c1": "chamber_01"}, {"b1": "troll_1"})
    assert options(game, 0) == ("move token b1 east", "move token b1 west", "pass")
    act(game, 0, "move token b1 west")
    assert [label(lurker.at) for lurker in state_of(game).lurkers] == ["a1"]
    act(game, 1, "search")
    assert options(game, 0) == ("move token a1 east", "pass")


@pytest.mark.rule("DQ3-VAR-SERV-05")
def test_a_token_is_never_moved_into_a_chamber_with_a_monster() -> None:
    tiles = {"c3": "chamber_01", "d3": "chamber_01", "c4": "chamber_01"}
    game = served(tiles, {"c3": "troll_1", "d3": "demon_1"})
    assert options(game, 0) == ("move token c3 south", "pass")
    assert game.pending[0].refused["move token c3 east"] == "DQ3-VAR-SERV-05"
    assert game.pending[0].refused["move token d3 west"] == "DQ3-VAR-SERV-05"


def two_tokens(**more: Any) -> Game:
    """A skeleton at c3 with c4 beside it, a demon at f3 with f4 beside it."""
    tiles = {"c3": "chamber_01", "c4": "chamber_01", "f3": "chamber_01", "f4": "chamber_01"}
    return served(tiles, {"c3": "skeleton_1", "f3": "demon_1"}, **more)


@pytest.mark.rule("DQ3-VAR-SERV-06", "DQ3-EX-32", "DQ3-DIFF-49")
def test_a_token_is_not_moved_again_before_another_one() -> None:
    game = two_tokens()
    act(game, 0, "move token f3 south")
    act(game, 1, "search")
    assert options(game, 0) == ("move token c3 south", "pass")
    assert game.pending[0].refused["move token f4 north"] == "DQ3-VAR-SERV-06"
    act(game, 0, "move token c3 south")
    act(game, 1, "search")
    assert options(game, 0) == ("move token f4 north", "pass")


@pytest.mark.rule("DQ3-VAR-SERV-06", "DQ3-VAR-SERV-07")
def test_the_only_token_may_be_moved_again_and_again() -> None:
    game = served({"c3": "chamber_01", "c4": "chamber_01"}, {"c3": "demon_1"})
    act(game, 0, "move token c3 south")
    act(game, 1, "search")
    assert options(game, 0) == ("move token c4 north", "pass")


@pytest.mark.rule("DQ3-VAR-SERV-07")
def test_the_token_rests_for_every_eliminated_player() -> None:
    tiles = {"c3": "chamber_01", "c4": "chamber_01", "f3": "chamber_01", "f4": "chamber_01"}
    game = scene(
        "lindel",
        "gherinn",
        "hugo",
        at=["a1", "a1", "k8"],
        tiles={**AWAY, **tiles},
        lurkers={"c3": "skeleton_1", "f3": "demon_1"},
        status={0: "dead", 1: "dead"},
        rules=SERVANTS,
    )
    act(game, 0, "move token f3 south")
    assert options(game, 1) == ("move token c3 south", "pass")
    assert game.pending[1].refused["move token f4 north"] == "DQ3-VAR-SERV-06"


@pytest.mark.rule("DQ3-VAR-SERV-06", "DQ3-VAR-SERV-07")
def test_a_rest_ends_for_a_token_that_has_left_the_board() -> None:
    game = two_tokens()
    state_of(game).last_moved = "troll_1"
    act(game, 0, "pass")
    act(game, 1, "search")
    assert state_of(game).last_moved == ""


@pytest.mark.rule("DQ3-VAR-SERV-06", "DQ3-VAR-SERV-07")
@pytest.mark.parametrize(("moved", "rests_at"), [("troll_1", None), ("demon_1", "f3")])
def test_who_does_not_know_the_lives_still_knows_which_token_rests(
    moved: str, rests_at: str | None
) -> None:
    for seed in range(8):
        state = state_of(two_tokens()).copy()
        state.last_moved = moved
        determinize(state, 1, Dice(seed))
        rests = [label(lurker.at) for lurker in state.lurkers if lurker.token == state.last_moved]
        assert rests == ([rests_at] if rests_at else [])
        assert rests or not state.last_moved


@pytest.mark.rule("DQ3-VAR-SERV-01", "DQ3-GAP-72")
def test_of_two_tokens_in_one_chamber_the_player_says_which_one_moves() -> None:
    game = served({"c3": "chamber_01", "c4": "chamber_01"}, {"c3": "skeleton_1"})
    state = state_of(game)
    state.lurkers += [Lurker(token, SPACE_OF["c3"]) for token in ("demon_1", "skeleton_2")]
    act(game, 0, "pass")
    act(game, 1, "search")
    act(game, 0, "move token c3 south")
    assert options(game, 0) == ("take skeleton 1", "take demon", "take skeleton 2")
    act(game, 0, "take demon")
    assert lurking(game) == {"skeleton_1": "c3", "demon_1": "c4", "skeleton_2": "c3"}
